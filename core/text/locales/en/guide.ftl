# The rules of the games as told in the app. docs/rules/janggi.md says the same at length.

## Janggi: the aim and the board

guide-aim-title = The aim of the game
guide-aim-sides = Janggi is a game for two: Cho plays the blue-green pieces, Han the red ones. Cho moves first, then you take turns. Mate the other king and you win.
guide-aim-board = The board at the start. Pieces stand on the points where lines cross.
guide-aim-palace = The two blocks with an X are the palaces, where the kings live. There is no river: every piece but the king and the guards may cross the whole board.
guide-aim-capture = You capture a piece by moving onto its point. It leaves the board for good: nothing comes back and nothing promotes. Only the cannon jumps over other pieces.
guide-column-piece = Piece
guide-column-face = Face
guide-column-count = Pieces a side
guide-column-points = Points each

## The pieces

guide-palace-title = King and guards
guide-palace-move = Both move one step along the lines of their own palace and never leave it. A diagonal step needs a drawn diagonal, so it always starts or ends on the centre.
guide-palace-king = From the centre the king reaches every point of the palace.
guide-palace-guard = From the middle of an edge no diagonal leads away: straight steps only.
guide-chariot-title = Chariot
guide-chariot-move = The chariot goes straight along a file or a rank, as far as the way is free. It is the strongest piece.
guide-chariot-lines = It stops before its own soldier and can capture Han’s.
guide-chariot-diagonal = In either palace it also runs along the diagonals, all the way to the opposite corner if the centre is free.
guide-chariot-palace = From a corner of Han’s palace the chariot can also take the diagonal.
guide-cannon-title = Cannon
guide-cannon-move = The cannon has to jump. On its file or rank it leaps over exactly one piece, its screen, of either side. Then it stops on a free point beyond, or captures the first piece it meets there. With nothing to jump it cannot move.
guide-cannon-jump = It jumps over the soldier: free points to stop on, and a horse to capture.
guide-cannon-cannon = A cannon never jumps over a cannon, and never captures one.
guide-cannon-blocked = No jump over the cannon ahead, and the cannon on the right is safe.
guide-cannon-diagonal = In a palace it also jumps from corner to corner over a piece on the centre, unless that piece is a cannon.
guide-cannon-palace = From the corner over the guard to the opposite corner.
guide-leap-title = Horse and elephant
guide-horse-title = Horse
guide-horse-move = One step straight, then one step diagonally outward. A piece on the straight step blocks the way.
guide-horse-blocked = The soldier in front blocks both moves that lead past it.
guide-elephant-title = Elephant
guide-elephant-move = One step straight, then two steps diagonally outward. A piece on either point along the way blocks it.
guide-elephant-blocked = The soldier on the left blocks two moves, the horse on the diagonal one more.
guide-soldier-title = Soldier
guide-soldier-move = From the very first move a soldier steps forward or sideways. It never goes back.
guide-soldier-steps = Forward, left or right, and capturing works the same way.
guide-soldier-diagonal = In the enemy palace it may also step diagonally forward where a diagonal is drawn.
guide-soldier-palace = From the corner of Han’s palace the soldier can capture the guard on the centre.

## Setups

guide-setup-title = The four setups
guide-setup-choice = Before the first move each of you chooses where your horses and elephants stand. You need not choose the same. Left and right are meant as you see them from your seat.
guide-setup-advice = New to Janggi? Start with the left elephant: it is balanced and teaches both attack and defence.

## Check and mate

guide-check-title = Janggun, meonggun, mate
guide-check-janggun = Attacking the king, so that it could be captured next, is a check: janggun (장군).
guide-check-meonggun = A check must be answered at once: meonggun (멍군). Capture the attacker, step in between, take the cannon’s screen away, or move the king. No move and no pass may leave your own king in check.
guide-check-answer = Han’s chariot gives check. The guard can step in between.
guide-check-mate = If nothing answers the check, it is mate (외통) and the game is over.
guide-check-mated = Mate: the chariots hold two ranks, and the king has nowhere to go.

## Pass and bikjang

guide-pass-title = Pass and bikjang
guide-pass-heading = Pass
guide-pass-rule = When you are not in check you may let your turn go (한수쉼). If you both pass one after the other, the game ends and the points decide. So nobody is ever out of moves in Janggi.
guide-bikjang-heading = Bikjang
guide-bikjang-rule = When the kings face each other on a file with nothing between, that is bikjang (빅장). You may bring it about. Your opponent then has two choices: part the kings, by moving the king off the file or putting a piece between, or accept a draw. Nothing else is allowed, not even a pass.
guide-bikjang-between = The kings face. The chariot has one move: in between.
guide-bikjang-forced = If no move can part the kings, the game is a draw at once. A check comes first, though: the move has to answer it too, and mate stays mate.
guide-bikjang-switch = You can turn the bikjang rule off before or during a game. Then facing kings mean nothing.

## Points and the end of a game

guide-end-title = Points and the end
guide-points-heading = Points
guide-points-rule = Each side’s points are those of its pieces on the board. Han, who moves second, gets 1.5 points more: the deom (덤). The game starts at 72 to 73.5, and thanks to the half point there is never a tie.
guide-end-heading = How a game ends
guide-end-mate = Mate
guide-end-mate-text = The mated side loses.
guide-end-resign = Resigning
guide-end-resign-text = Whoever gives up loses.
guide-end-passes = Two passes in a row
guide-end-passes-text = The side with more points wins.
guide-end-repetition = Repetition
guide-end-repetition-text = When the same position, with the same side to move, comes up for the fourth time, the side with more points wins.
guide-end-bikjang = Bikjang
guide-end-bikjang-text = A draw, if it is accepted or no move can part the kings.
guide-readings-heading = Where clubs differ
guide-readings-intro = Some customs vary from place to place. In this app:
guide-readings-bikjang = Bikjang leads to a draw, not to a count of points, and it can be accepted even in check.
guide-readings-repetition = Repeating moves is allowed. The fourth time the position comes up, the points decide.
guide-readings-pass = You may pass as often as you like, but not in check and not while the kings face. A position reached by a pass and the same one reached by a move count as different.
guide-readings-deom = The deom is always 1.5, whichever setups are played.

## Records and the computer

guide-record-title = Records and levels
guide-record-heading = Reading a record
guide-record-form = Moves are written the Korean way. 79졸78 reads: from row 7, column 9, the soldier (졸) goes to row 7, column 8. As Cho sees the board, rows count from the top, the tenth being 0, and columns from the left.
guide-record-pass = A pass is written 한수쉼.
guide-record-machine = The settings can show coordinates such as e4e5 instead: files a to i from the left, ranks 1 to 10 from Cho’s side.
guide-column-record = In records
guide-levels-heading = The computer’s levels
guide-level-newcomer = Looks at its own move alone and overlooks much of what you may do. Good for learning how the pieces move.
guide-level-beginner = Looks two moves ahead and slips now and then. Good for first games.
guide-level-improver = Looks two moves ahead and follows every exchange to its end, but judges positions loosely.
guide-level-intermediate = Looks three moves ahead and misses no chance to capture.
guide-level-skilled = Weighs thousands of positions a move, four moves ahead and further.
guide-level-advanced = Looks as far ahead as it can, and thinks for up to a second and a half a move. The strongest level.

## Pictures of boards, in words for a screen reader

picture-side = { $side }: { $pieces }
picture-check = { $side }’s king is in check
picture-reach = { $piece } on { $place } can go to: { $places }
picture-back-rank = Back rank from the left: { $pieces }
