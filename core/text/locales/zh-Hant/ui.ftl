# The shells' own labels: screens, buttons, settings.

app-name = Palgak

# The computer's levels.

level-beginner = 初級
level-intermediate = 中級
level-advanced = 高級
