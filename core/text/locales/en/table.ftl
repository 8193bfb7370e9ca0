# What is said about a game being played: whose turn, checks, refusals, results, pieces.

side-cho = Cho
side-han = Han
table-turn = { $side } to move
piece-king = king
piece-guard = guard
piece-chariot = chariot
piece-cannon = cannon
piece-horse = horse
piece-elephant = elephant
piece-soldier-cho = soldier
piece-soldier-han = soldier
whose-piece = { $side }’s { $piece }

# Places and pieces

place = { $file }{ $rank }
piece-on = { $piece } on { $place }
list-two = { $first }, { $second }
say-two = { $first }. { $second }
say-two-ended = { $first } { $second }

# Where the game stands

status-thinking = The computer is thinking
status-hint = Looking for a good move
status-check = { $side } is in check
status-check-plain = { $side } is in check
status-bikjang = Bikjang: { $side } parts the kings or accepts the draw
status-review = Move { $ply } of { $plies }

# The players’ panels

player-you = You
player-computer-newcomer = Computer, newcomer
player-computer-beginner = Computer, beginner
player-computer-improver = Computer, improver
player-computer-intermediate = Computer, intermediate
player-computer-skilled = Computer, skilled
player-computer-advanced = Computer, advanced
panel-score = { $side }, { $score } points
panel-to-move = to move
panel-your-turn = Your turn
panel-thinking = Thinking…
panel-waiting = Waiting
panel-check = Janggun! Answer the check
panel-check-plain = Check: answer it
panel-bikjang = Bikjang: part the kings or accept the draw
panel-opponent-passed = The opponent passed. A second pass ends the game by points
panel-passed = Passed
warning-pass-loses = Passing now ends the game, and you lose by points: { $own } to { $other }
warning-pass-behind = You are behind on points, { $own } to { $other }: if the opponent passes too, you lose
panel-won = Won
panel-lost = Lost
panel-draw = Draw

# Banners

banner-janggun = Janggun!
banner-janggun-detail = Answer the check
banner-check = Check!
banner-meonggun = Meonggun!
banner-meonggun-detail = The check is answered
banner-meonggun-janggun = Meonggun, janggun!
banner-mate = Mate!
banner-bikjang = Bikjang!
banner-bikjang-detail = Part the kings or accept the draw
banner-also-bikjang = Bikjang as well
banner-also-meonggun = Meonggun as well: the check is answered
banner-pass = Pass
banner-pass-detail = A second pass ends the game by points

# Results

result-win = { $side } wins
result-you-win = You win
result-computer-wins = The computer wins
result-draw = Draw
result-by-mate = { $side } is mated
result-by-mate-plain = { $side } is mated
result-by-passes = Both passed: { $high } points to { $low }
result-by-repetition = The same position for the fourth time: { $high } points to { $low }
result-by-bikjang-accepted = Bikjang: { $side } accepted the draw
result-by-bikjang-unresolvable = Bikjang, and { $side } cannot part the kings
result-by-stalemate = { $side } has no move left
result-by-threefold = The same position for the third time
result-by-perpetual-check = { $side } gave check without end
result-by-ply-limit = 400 moves were played
result-by-king-captured = { $side } lost the king
result-by-bare-king = { $side } has nothing left but the king
result-by-quiet-plies = 199 moves without a capture or a promotion
result-by-insufficient-material = Too little is left to mate with
result-by-agreement = Both sides agreed
result-by-resignation = { $side } resigned
result-by-time = { $side } ran out of time
result-points = Cho { $cho } points, Han { $han } points
result-moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

# Hints

hint-move = Hint: { $piece }, { $from } to { $to }
hint-pass = Hint: pass
hint-accept = Hint: accept the draw

# What a screen reader says of a point

spoken-piece = { $place }, { $piece }
spoken-empty = { $place }, empty
spoken-selected = chosen
spoken-target = can move here
spoken-capture = can be captured
spoken-last-move = last move
spoken-step = has stepped here
spoken-check = in check
spoken-hint-from = hint: from here
spoken-hint-over = hint: over here first
spoken-hint-to = hint: to here
spoken-movable = can move

# What a screen reader says when something happens

say-move = { $piece }, { $from } to { $to }
say-capture = { $piece }, { $from } to { $to }, captures { $captured }
say-pass = { $side } passes
say-chosen =
    { $targets ->
        [one] { $piece } chosen, { $targets } point to go to
       *[other] { $piece } chosen, { $targets } points to go to
    }
say-taken-back = Taken back
say-bikjang-on = The bikjang rule is on
say-bikjang-off = The bikjang rule is off

# Refusals

refusal-over = The game is over.
refusal-not-over = The game is not over yet.
refusal-computers-turn = It is the computer’s turn.
refusal-computers-side = That side is the computer’s.
refusal-not-in-this-game = This game has no such thing.
refusal-nothing-chosen = Choose one of your pieces first.
refusal-not-yours = That is { $piece }; { $side } is to move.
refusal-own-piece = { $piece } on { $place } is your own.
refusal-touched = { $piece } on { $place } was touched and has to move.
refusal-shape-king = The king moves one step along the lines of its palace.
refusal-shape-guard = The guard moves one step along the lines of its palace.
refusal-shape-chariot = The chariot moves straight along a line.
refusal-shape-cannon = The cannon moves straight along a line, over one piece.
refusal-shape-horse = The horse moves one step straight, then one diagonally outward.
refusal-shape-elephant = The elephant moves one step straight, then two diagonally outward.
refusal-shape-soldier = The soldier moves one step forward or sideways.
refusal-palace-king = The king never leaves its palace.
refusal-palace-guard = The guard never leaves its palace.
refusal-backward = A soldier never moves back.
refusal-no-diagonal = No diagonal is drawn there.
refusal-blocked = { $piece } on { $place } is in the way.
refusal-horse-leg = { $piece } on { $place } blocks the horse.
refusal-elephant-path = { $piece } on { $place } blocks the elephant.
refusal-no-screen = The cannon has nothing to jump over on the way.
refusal-cannon-screen = A cannon cannot jump over a cannon.
refusal-two-screens = A cannon jumps over one piece only.
refusal-cannon-target = A cannon cannot capture a cannon.
refusal-answer-check = The check must be answered: { $by }.
refusal-leaves-king = That would leave the king in check: { $by }.
refusal-king-attacked = The king would be in check there: { $by }.
refusal-bikjang = Bikjang: part the kings first, or accept the draw.
refusal-pass-in-check = You cannot pass while in check: { $by }.
refusal-pass-facing = You cannot pass in bikjang: part the kings or accept the draw.
refusal-nothing-to-accept = The kings do not face: there is no draw to accept.
refusal-no-offer = There is no offer to answer.
refusal-offer-open = Answer the offer first.
refusal-offer-computer = The computer takes no offers.
refusal-nothing-begun = No move has begun that waits for more.
refusal-nothing-to-undo = There is nothing to take back.
refusal-no-such-ply =
    { $plies ->
        [one] The game has { $plies } move.
       *[other] The game has { $plies } moves.
    }
refusal-switch-would-end = The game would end at once: part the kings first.
refusal-stuck = { $piece } has nowhere to go now.
refusal-stuck-check = { $piece } cannot answer the check: { $by }.
refusal-stuck-bikjang = { $piece } cannot part the kings.
refusal-stuck-pinned = { $piece } must stay: it shields the king from { $by }.

# Saved games

summary-computer-newcomer = Against the computer, newcomer
summary-computer-beginner = Against the computer, beginner
summary-computer-improver = Against the computer, improver
summary-computer-intermediate = Against the computer, intermediate
summary-computer-skilled = Against the computer, skilled
summary-computer-advanced = Against the computer, advanced
summary-two-players = Two players
game-janggi = Janggi
game-xiangqi = Xiangqi
game-chushogi = Chu Shogi

# What one of two players proposes to the other

offer-draw = { $side } offers a draw
offer-takeback-one = { $side } asks to take back the last move
offer-takeback-two = { $side } asks to take back two moves, the reply as well
offer-takeback-end = { $side } asks to go on with the game
offer-declined = Not accepted: the game goes on

# What the computer thinks of a finished game

analysis-inaccuracy = A little was given away
analysis-mistake = Something was given away
analysis-blunder = This turned the game
analysis-piece-lost = A piece was lost
analysis-defence-missed = A threat was not met
analysis-mate-missed = A mate was missed
analysis-better = { $what }. Better: { $move }
analysis-done = The whole game has been looked at
