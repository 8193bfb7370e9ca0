# The shells' own labels: screens, buttons, settings.

app-name = Palgak

# The computer's levels.

level-beginner = 初级
level-intermediate = 中级
level-advanced = 高级
