# The rules of Xiangqi as told in the app. docs/rules/xiangqi.md says the same at length.

## The aim and the board

guide-xiangqi-aim-title = The aim of the game
guide-xiangqi-aim-sides = Xiangqi is a game for two: Red moves first, then you take turns. Leave the other general with no way out and you win.
guide-xiangqi-aim-board = The board at the start. Pieces stand on the points where lines cross, not in the squares.
guide-xiangqi-aim-places = The gap across the middle is the river. The two blocks with an X are the palaces, which generals and advisors never leave.
guide-xiangqi-aim-capture = You capture a piece by moving onto its point. It leaves the board for good, and nothing promotes: what stands here now is all you will ever have.
guide-xiangqi-column-red = Red
guide-xiangqi-column-black = Black

## The pieces

guide-xiangqi-general-title = General
guide-xiangqi-general-move = The general moves one step straight and never leaves its palace. It is the piece to catch.
guide-xiangqi-general-steps = One step each way, none of them diagonal.
guide-xiangqi-facing-heading = The generals never face
guide-xiangqi-facing-rule = The two generals may not stand on one file with nothing between them. A move that would bring this about is not allowed, whoever makes it. So each general guards its file all the way across the board.
guide-xiangqi-facing-between = Only the cannon keeps the generals apart, so it may not leave the file.
guide-xiangqi-facing-holds = Red’s general holds the open file: Black’s may step down, but not onto the middle file.
guide-xiangqi-advisor-title = Advisor
guide-xiangqi-advisor-move = The advisor moves one step diagonally and never leaves its palace. It knows only five points.
guide-xiangqi-advisor-steps = From the centre it reaches all four corners.
guide-xiangqi-elephant-title = Elephant
guide-xiangqi-elephant-move = The elephant moves exactly two steps diagonally. A piece on the point between, the eye, blocks it. It never crosses the river, so it only ever defends.
guide-xiangqi-elephant-eye = The horse stands on one of the eyes: that way is closed.
guide-xiangqi-elephant-bank = On the river bank there is only the way back.
guide-xiangqi-horse-title = Horse
guide-xiangqi-horse-move = One step straight, then one step diagonally outward. It does not jump: a piece on the straight step, its leg, blocks both moves that lead past it.
guide-xiangqi-horse-leg = The soldier in front blocks the two moves ahead.
guide-xiangqi-horse-one-way = Red’s horse can capture Black’s. Black’s cannot strike back: the cannon blocks its leg.
guide-xiangqi-chariot-title = Chariot
guide-xiangqi-chariot-move = The chariot goes straight along a file or a rank, as far as the way is free. It is the strongest piece, so bring it out early.
guide-xiangqi-chariot-lines = It stops before its own cannon, and can capture the horse or the soldier.
guide-xiangqi-cannon-title = Cannon
guide-xiangqi-cannon-move = To move, the cannon goes like a chariot. To capture, it must jump over exactly one piece of either side, the screen, and lands on the next piece beyond.
guide-xiangqi-cannon-screen = Over its own soldier it captures the horse. The soldier on the right is safe: nothing stands between.
guide-xiangqi-cannon-next = Only the piece right behind the screen can be captured. The horse, with two pieces between, is safe.
guide-xiangqi-soldier-title = Soldier
guide-xiangqi-soldier-move = A soldier moves one step forward. Once across the river it may also step sideways. It never goes back, and it never promotes.
guide-xiangqi-soldier-home = On its own side: forward only.
guide-xiangqi-soldier-across = Across the river: forward, left or right.
guide-xiangqi-soldier-last = On the last rank only the sideways steps are left.

## Check, mate and stalemate

guide-xiangqi-check-title = Check, mate, stalemate
guide-xiangqi-check-rule = Attacking the general, so that it could be captured next, is a check. No move may leave your own general in check, so a check must be answered at once.
guide-xiangqi-check-answers = Capture the attacker, put a piece between, or move the general. Against a horse, block its leg. Against a cannon, you can also take the screen away.
guide-xiangqi-check-screen = Black’s cannon gives check over the advisor. Wherever the advisor goes, the cannon has nothing left to jump over.
guide-xiangqi-check-leg = Black’s horse gives check. The chariot blocks its leg.
guide-xiangqi-check-mate = If nothing answers the check, it is mate and the game is over.
guide-xiangqi-check-mated = Mate: the chariots hold two ranks, and the general has nowhere to go.
guide-xiangqi-stalemate-heading = Stalemate is a loss
guide-xiangqi-stalemate-rule = A side that has no legal move loses, even without a check. Unlike in chess, this is no draw.
guide-xiangqi-stalemate-board = Black to move is not in check, but the soldier guards one point and Red’s general the middle file. Black loses.

## The names of mates

guide-xiangqi-mates-title = The names of mates
guide-xiangqi-mates-intro = After a mate, the result tells you what it is called.
guide-xiangqi-mates-double = Double check
guide-xiangqi-mates-double-text = Two pieces give check at once.
guide-xiangqi-mates-double-board = Chariot and horse together: no single move stops both.
guide-xiangqi-mates-cannons = Double cannon (重炮)
guide-xiangqi-mates-cannons-text = A cannon gives check over the other cannon of its side.
guide-xiangqi-mates-cannons-board = If an advisor steps between, the front cannon gives check over it.
guide-xiangqi-mates-horse = Cannon behind horse (馬後炮)
guide-xiangqi-mates-horse-text = A cannon gives check over a horse of its side.
guide-xiangqi-mates-horse-board = The horse bars the way to both sides, the cannon the way down.
guide-xiangqi-mates-piece = Mate by a piece
guide-xiangqi-mates-piece-text = Every other mate is named after the piece that gives check, such as mate by the chariot.

## Draws and repetition

guide-xiangqi-draws-title = Draws and repetition
guide-xiangqi-draws-choice = Before a game you can choose between two sets of rules for moves that go round in circles and for games that never end. The tabletop rules are the usual ones.
guide-xiangqi-tabletop-heading = Tabletop rules
guide-xiangqi-draws-check = Long check
guide-xiangqi-draws-check-text = Giving check over and over is not allowed. When a position comes up for the second time and one side alone gave check with every move, that side is warned. The third time, it loses.
guide-xiangqi-draws-check-board = The chariot follows the general from file to file, always with check. Red has to stop in time.
guide-xiangqi-draws-repeat = Other repetitions
guide-xiangqi-draws-repeat-text = Nothing happens by itself, not even if both sides keep giving check. From the third time on you are reminded that you can offer a draw.
guide-xiangqi-draws-quiet = No captures
guide-xiangqi-draws-quiet-text = After 60 moves of each side without a capture you are reminded that you can offer a draw.
guide-xiangqi-draws-limit = Very long games
guide-xiangqi-draws-limit-text = After 400 moves, both sides counted, the game is a draw.
guide-xiangqi-simple-heading = Simple rules
guide-xiangqi-simple-text = When a position comes up for the third time the game is a draw, whatever the reason.
guide-xiangqi-both-heading = Under both
guide-xiangqi-both-text = The same position means the same pieces on the same points with the same side to move. You can always agree to a draw. Chasing a piece other than the general is never forbidden here, although tournaments have rules against it.

## Handicaps and takebacks

guide-xiangqi-handicap-title = Handicaps and takebacks
guide-xiangqi-handicap-rule = If one of you is stronger, the stronger one can play without one horse or without both. You choose who gives. Red still moves first.
guide-xiangqi-handicap-board = Red gives one horse, the one on its own left.
guide-xiangqi-takeback-heading = Takebacks
guide-xiangqi-takeback-rule = Against the computer you can take back as often as you like. With two players the other one has to agree, unless you switch that off in the settings. Right after your own move, that move is taken back; on your turn, the reply goes with it.

## Records

guide-xiangqi-record-title = Reading a record
guide-xiangqi-record-form = Moves are written the Chinese way: the piece, its file, the way it goes, and a number. 進 is forward, 退 back, 平 sideways. 炮二平五: the cannon on file two moves sideways to file five. 馬8進7: Black’s horse on file 8 goes forward to file 7.
guide-xiangqi-record-files = Each side counts the files from its own right, Red in Chinese numerals, Black in digits. For chariots, cannons, soldiers and generals that go forward or back, the last number says how many steps; otherwise it is the file reached.
guide-xiangqi-record-order = With two of a kind on one file, 前 is the front one and 後 the rear one; with three, 中 is the middle one. When soldiers are doubled on two files, the file is added: 前兵三進一.
guide-xiangqi-record-others = The settings can show WXF instead (C2=5, H8+7: + forward, - back, = sideways) or ICCS coordinates (h2e2: files a to i from Red’s left, ranks 0 to 9 from Red’s side).
guide-xiangqi-column-wxf = WXF
