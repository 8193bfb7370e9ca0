# The shells' own labels: screens, buttons, settings.

app-name = 팔각

# The computer's levels.

level-beginner = 초급
level-intermediate = 중급
level-advanced = 고급
