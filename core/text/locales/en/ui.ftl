# The shells' own labels: screens, buttons, settings.
app-name = Palgak

## Everywhere
common-back = Back
common-close = Close
common-cancel = Cancel

## Home
home-tagline = Janggi, Korean chess
home-continue = Continue the game
home-look-back = Look at the last game
home-two = Two players
home-two-detail = Over one phone, face to face
home-computer = Against the computer
home-computer-detail = Three levels, no network needed
home-guide = Rules
home-settings = Settings

## A new game
new-title = New game
new-start = Start the game
new-side = Your side
new-side-first = moves first
new-side-second = moves second, +1.5
new-level = Level
level-newcomer = Newcomer
level-newcomer-detail = Sees its own move alone and misses much
level-beginner = Beginner
level-beginner-detail = Looks two moves ahead and makes mistakes
level-improver = Improver
level-improver-detail = Looks two moves ahead and follows every exchange
level-intermediate = Intermediate
level-intermediate-detail = Looks three moves ahead and misses no capture
level-skilled = Skilled
level-skilled-detail = Weighs thousands of positions a move
level-advanced = Advanced
level-advanced-detail = As strong as it can, up to 1.5 seconds a move
new-setup = Setup
new-setup-detail = Where horses and elephants start
new-recommended = Recommended
new-bikjang = Bikjang
new-bikjang-detail = When the kings face, part them or accept a draw
new-replace-title = Start a new game?
new-replace-detail = The unfinished game will be lost.

## During a game
game-menu = Menu
game-thinking = The computer is thinking
game-no-moves = No moves yet
game-leave = Leave the game
action-pass = Pass
action-accept-bikjang = Accept draw
action-undo = Take back
action-hint = Hint
action-flip = Turn board
action-resign = Resign
action-rematch = Rematch
action-review = Review
action-offer-draw = Offer draw
action-accept-draw = Accept draw
action-decline-draw = Play on
action-accept-takeback = Allow
action-decline-takeback = Refuse
action-cancel-step = Cancel step
action-promote = Promote
action-keep-unpromoted = Keep
action-analyse = Analyse
action-stop-analysis = Stop
resign-title = Resign this game?
resign-detail = You will lose the game.

## After a game
result-share = Copy record
result-home = Home
review-slider = Move shown
review-first = To the start
review-previous = One move back
review-next = One move on
review-last = To the end
review-close = End the review

## Settings
settings-letters = Letters on the pieces
letters-hanja = Hanja
letters-hangul = Hangul
letters-latin = Latin
settings-seating = Two people, one phone
settings-seating-detail = For two players only
seating-face = Face to face
seating-face-detail = The phone lies flat between you; the far side faces the other player
seating-one = Side by side
seating-one-detail = Everything faces you
seating-turn = Turn after each move
seating-turn-detail = The board turns to whoever is to move
settings-notation = Notation
notation-korean = Korean 79졸78
notation-machine = Coordinates e4e5
settings-sound = Sound
settings-sound-detail = Wood on wood, and a call for janggun
settings-theme = Appearance
settings-system = System
theme-light = Light
theme-dark = Dark
settings-motion = Motion
motion-full = Full
motion-reduced = Reduced
settings-language = Language
settings-language-system = Same as the system
settings-foot = Changes take effect at once, even in a running game.

## When something is wrong
notice-settings = The settings could not be read and were set back; the old file was kept.
notice-damaged = The saved game could not be read; it was set aside.
notice-save = Saving failed.
notice-table = That did not work.
