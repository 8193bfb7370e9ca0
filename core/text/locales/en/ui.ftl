# The shells' own labels: screens, buttons, settings.

app-name = Palgak

# The computer's levels.

level-beginner = Beginner
level-intermediate = Intermediate
level-advanced = Advanced
