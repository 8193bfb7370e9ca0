package app.palgak.ui.model

/** The screens. */
enum class Route { HOME, NEW_GAME, GAME, LOBBY, ONLINE, SETTINGS, GUIDE }
