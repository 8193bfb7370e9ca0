# Quick match: games with somebody who is elsewhere.

# At the board

player-opponent = Opponent
player-opponent-named = Opponent { $name }
panel-to-play = To move
result-opponent-wins = The opponent wins
summary-online = Quick match
online-draw-offered = You have offered a draw
refusal-opponents-turn = It is the opponent’s turn.
refusal-opponents-side = That side is the opponent’s.
refusal-not-online = Not in an online game.
refusal-elsewhere = This game is played online. Here it can only be looked at.
refusal-unanswered = The server has not answered yet.
refusal-not-taken = The server did not take the move.

# Clocks

clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
clock-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
clock-both = { $minutes } { $seconds }
clock-spoken = { $left } left
clock-periods-to-come =
    { $periods ->
        [one] then { $periods } × 30 s
       *[other] then { $periods } × 30 s
    }
clock-periods-left =
    { $periods ->
        [one] { $periods } period left
       *[other] { $periods } periods left
    }
clock-last-period = Last period

# Finding an opponent

online-title = Quick match: { $game }
online-title-friend = With a friend: { $game }
online-title-code = With a friend
online-connecting = Connecting to the server…
online-unreachable = The server cannot be reached. Trying again…
online-waiting = Looking for an opponent…
online-called-off = The opponent has left. Looking for another…
online-inviting-soon = Asking for a code…
online-inviting = Tell your friend this code. The game begins as soon as it is entered.
online-joining = Looking for your friend’s game…
online-paired = An opponent is found. You play { $side }.
online-choose-setup = An opponent is found. You play { $side }: choose your setup. The opponent sees it when both have chosen.
online-setup-chosen = Waiting for the opponent’s choice…
online-begun = The game has begun.

# After the game

online-rematch-sent = Waiting for the opponent’s answer…
online-rematch-offered = The opponent would like to play again.
online-opponent-left = The opponent has left.
online-over-called-off = The game was called off.
online-closed = Quick match is closed.

# The connection

connection-offline = Not connected
connection-connecting = Connecting…
connection-online = Connected
connection-reconnecting = Reconnecting…
connection-away = Opponent away
# A countdown of minutes and seconds follows: the opponent’s clock runs.
connection-away-loses = Opponent away, loses in
# A countdown of seconds follows: the opponent has not chosen.
connection-away-called-off = Opponent away, called off in
connection-away-spoken = The opponent is away. The clock goes on.
connection-back-spoken = The opponent is back.

# What can go wrong

online-failed-app-old = This app is too old for the server. Please update the app.
online-failed-server-old = The server is too old for this app.
online-failed-identity = The server does not know this app’s key.
online-failed-replaced = You are playing from another device or window.
online-failed-code = There is no such invitation, or it is taken already.
online-failed-busy = Another game of yours is still going on.
online-failed-gone = The server does not know this game any more.
online-failed-rules = The app and the server disagree about this game. Please update the app.
online-failed-refused = The server refused.
online-refused-late = Too late: the opponent has moved.
online-refused = That cannot be done now.
