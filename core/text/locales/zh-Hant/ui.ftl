# The shells' own labels: screens, buttons, settings.

app-name = Palgak
