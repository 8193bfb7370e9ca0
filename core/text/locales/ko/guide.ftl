# The rules of the games as told in the app.
