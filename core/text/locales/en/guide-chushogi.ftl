# The rules of Chu Shogi as told in the app. docs/rules/chushogi.md says the same at length.

## The aim and the board

guide-chushogi-aim-title = The aim of the game
guide-chushogi-aim-sides = Chu Shogi (中将棋, middle shogi) is the shogi of old Japan on a large board, a game for two. Sente (先手) sits below and moves first, then gote (後手), and so on in turn. Capture the other king and you win.
guide-chushogi-aim-board = The board at the start: 12 by 12 squares and 46 pieces a side.
guide-chushogi-aim-capture = You capture a piece by moving onto its square. Captured pieces are gone for good: unlike in shogi, nothing is dropped back onto the board.
guide-chushogi-aim-zone = The four ranks farthest from you are your promotion zone. Nearly every piece can become a stronger one there.
guide-chushogi-aim-start = Do not let the number of pieces put you off. Most of them move in a simple way, and you can look any of them up here. Get to know the lion first: the game turns on it.

## All pieces

guide-chushogi-list-title = All pieces at a glance
guide-chushogi-list-intro = The 21 pieces of the start and what they promote to. A piece that has promoted never promotes again, even if it now moves like one that could.
guide-chushogi-column-promoted = Promotes to

guide-chushogi-generals-title = King, generals, leopard
guide-chushogi-foot-title = Pawn, go-between, elephant, tiger
guide-chushogi-runners-title = The runners
guide-chushogi-runners-intro = Runners go as far as the way is free and capture the first enemy piece they meet. They jump over nothing.
guide-chushogi-jumpers-title = Kirin and phoenix
guide-chushogi-jumpers-intro = These two jump: whatever stands on the square between does not matter.
guide-chushogi-promoted-title = Promoted pieces
guide-chushogi-promoted-intro = These pieces only come about by promotion. Falcon and eagle, which fight like little lions, have a page of their own.

guide-chushogi-move-king = One step in any direction.
guide-chushogi-move-gold = One step forward, back, sideways or diagonally forward.
guide-chushogi-move-silver = One step forward or diagonally.
guide-chushogi-move-copper = One step forward, back or diagonally forward.
guide-chushogi-move-leopard = One step forward, back or diagonally.
guide-chushogi-move-pawn = One step forward. It captures that way too.
guide-chushogi-move-go-between = One step forward or back.
guide-chushogi-move-drunk-elephant = One step anywhere but straight back. Promoted, it becomes a second king.
guide-chushogi-move-blind-tiger = One step anywhere but straight forward.
guide-chushogi-move-rook = Runs forward, back and sideways.
guide-chushogi-move-bishop = Runs diagonally.
guide-chushogi-move-lance = Runs forward only.
guide-chushogi-move-reverse-chariot = Runs forward and back.
guide-chushogi-move-side-mover = Runs sideways, or one step forward or back.
guide-chushogi-move-vertical-mover = Runs forward and back, or one step sideways.
guide-chushogi-move-dragon-king = Runs like a rook, or one step diagonally.
guide-chushogi-move-dragon-horse = Runs like a bishop, or one step forward, back or sideways.
guide-chushogi-move-free-king = Runs in all eight directions.
guide-chushogi-move-kirin = One step diagonally, or a jump to the second square forward, back or sideways. Promoted, it is a lion.
guide-chushogi-move-phoenix = One step forward, back or sideways, or a jump to the second square diagonally. Promoted, it is a free king.
guide-chushogi-move-crown-prince = One step in any direction, and royal like the king.
guide-chushogi-move-flying-stag = Runs forward and back, or one step in any other direction.
guide-chushogi-move-free-boar = Runs sideways and diagonally.
guide-chushogi-move-flying-ox = Runs forward, back and diagonally.
guide-chushogi-move-whale = Runs forward, back and diagonally back.
guide-chushogi-move-white-horse = Runs forward, back and diagonally forward.

## The lion

guide-chushogi-lion-title = The lion
guide-chushogi-lion-move = The lion takes two king’s steps in one move, the second in any direction. Or it jumps straight to any square up to two away, whatever stands between.
guide-chushogi-lion-reach = All 24 squares around it are in its reach.
guide-chushogi-lion-double = With its two steps it can capture two pieces in one move.
guide-chushogi-lion-two = It can take the pawn and go on to take the silver behind it, or jump and take the silver alone.
guide-chushogi-lion-igui = Igui
guide-chushogi-lion-igui-text = It captures a neighbour and comes back to where it was (居喰い).
guide-chushogi-lion-jitto = Jitto
guide-chushogi-lion-jitto-text = It steps to an empty neighbouring square and comes back (じっと): your turn is over and nothing has changed.
guide-chushogi-lion-tap = Tap the lion, then a square. Two squares away, it jumps at once. On a neighbouring square it waits for its second step: tap where it goes on to, the same square again to stay there, or where it began for igui or jitto.

## Falcon and eagle

guide-chushogi-birds-title = Falcon and eagle
guide-chushogi-birds-intro = Dragon horse and dragon king promote to these. They move like a lion, but only in certain directions: one or two squares on, with a capture on each, igui, jitto, or a jump over the first square.
guide-chushogi-move-horned-falcon = A lion straight ahead; runs in the other seven directions.
guide-chushogi-move-soaring-eagle = A lion diagonally forward, left and right; runs in the other six directions.

## The lion rules

guide-chushogi-rules-title = Lion against lion
guide-chushogi-rules-intro = Lions are so strong that they would soon be exchanged. These rules keep them in the game. They hold for a lion made from a kirin too.
guide-chushogi-rules-near = A lion on a neighbouring square may always be taken, protected or not.
guide-chushogi-rules-protected-heading = Protected lions
guide-chushogi-rules-protected = A lion may not take a lion two squares away that is protected, which means that some piece could take back on its square. A pinned piece protects too.
guide-chushogi-rules-protected-board = The gold protects gote’s lion. Sente’s lion may go anywhere, but not there.
guide-chushogi-rules-hidden-heading = Hidden protection
guide-chushogi-rules-hidden = A runner may also protect from behind the taking lion, if it stands on the straight line through both lions: once the lion has jumped, its way is open.
guide-chushogi-rules-hidden-board = The rook behind sente’s lion protects gote’s lion in front of it.
guide-chushogi-rules-with-heading = Taking with another piece
guide-chushogi-rules-with = A protected lion may be taken after all if the same move first takes another piece on the way. A pawn or a go-between is not enough, though a promoted one is. The opponent may take back at once.
guide-chushogi-rules-with-board = By way of the silver the lower lion can be taken. The upper lion is safe: only a go-between stands on the way.
guide-chushogi-rules-senjishi-heading = Senjishi
guide-chushogi-rules-senjishi = When a piece other than a lion has just taken a lion, no piece but a lion may take a lion with the very next move (先獅子). One move later it may. If a lion took the lion, any piece may take back at once.
guide-chushogi-rules-senjishi-board = Sente’s bishop on the right has just taken a lion. Now gote’s rook may not take sente’s lion.
guide-chushogi-rules-others = Otherwise every piece but a lion takes lions freely.

## Promotion

guide-chushogi-promotion-title = Promotion
guide-chushogi-promotion-rule = A piece may promote when it enters the zone from outside, or when it captures with a move that begins in the zone. Pawn and lance may also promote on reaching the last rank.
guide-chushogi-promotion-enter = The three squares ahead lie in the zone: there the silver may promote.
guide-chushogi-promotion-inside = A piece that stayed as it was inside the zone has to capture, or leave and enter again.
guide-chushogi-promotion-capture = Already inside, the silver may promote by taking the pawn, but not with a plain move.
guide-chushogi-promotion-choice = You never have to promote, and it happens after the whole move. King, lion and free king do not promote.

## King, prince, ends

guide-chushogi-end-title = King, prince and the end
guide-chushogi-end-check = Check
guide-chushogi-end-check-text = A king that could be captured next is in check. You may leave it there, or even move into check, but then it can be captured. The app warns you, and an option refuses such moves.
guide-chushogi-end-prince = King and prince
guide-chushogi-end-prince-text = A promoted drunk elephant is a crown prince. As long as you have both, one may be captured and the game goes on with the other.
guide-chushogi-end-capture = The king is captured
guide-chushogi-end-capture-text = Whoever loses the last royal piece, king or prince, loses the game. At mate, when nothing can save it, you may resign.
guide-chushogi-end-bare = Bare king
guide-chushogi-end-bare-text = A side with nothing but a single royal piece loses to a side that still has another piece, unless it can capture the last royal piece right away. This can be switched off.
guide-chushogi-end-stuck = No move left
guide-chushogi-end-stuck-text = A side without a legal move loses.
guide-chushogi-end-repetition = Repetition
guide-chushogi-end-repetition-text = A move that would bring about a position for the fourth time is not allowed. If only one side has kept giving check, that side must change its move, and the other may go on answering.
guide-chushogi-end-agreed = Draw
guide-chushogi-end-agreed-text = You can agree to a draw, as when only kings are left.

## Options

guide-chushogi-options-title = Options
guide-chushogi-options-intro = Customs differ. Before a game you can choose:
guide-chushogi-options-promotion = Promotion as in shogi
guide-chushogi-options-promotion-text = A piece may promote with any move that begins or ends in the zone.
guide-chushogi-options-senjishi = Senjishi
guide-chushogi-options-senjishi-text = It can guard every lion, all but one on the square where a lion was just taken, or protected lions only.
guide-chushogi-options-bare = Bare king
guide-chushogi-options-bare-text = Whether a bare king loses.
guide-chushogi-options-quiet = 199 quiet moves
guide-chushogi-options-quiet-text = A draw after 199 moves, both sides counted, without a capture or a promotion.
guide-chushogi-options-little = Too little to mate
guide-chushogi-options-little-text = A draw if one side has only a royal piece and the other has too little to mate with besides its own: nothing, a pawn, a promoted pawn, a leopard, or promoted leopards on one colour of squares.
guide-chushogi-options-refuse = Refuse moves into check
guide-chushogi-options-refuse-text = Moves after which your last royal piece could be captured are not accepted.
guide-chushogi-options-lishogi = Lishogi
guide-chushogi-options-lishogi-text = The usual rules, but the lion of a kirin that promoted while taking a lion may be retaken at once.

## Handicaps

guide-chushogi-handicap-title = Handicaps
guide-chushogi-handicap-intro = When one of you is stronger, the weaker one plays sente with a gift, and gote, the stronger one, moves first.
guide-chushogi-handicap-kings = Two kings
guide-chushogi-handicap-kings-board = Sente’s elephant starts as a crown prince.
guide-chushogi-handicap-lions = Two lions
guide-chushogi-handicap-lions-board = Sente’s kirin starts as a lion.
guide-chushogi-handicap-three = Three lions
guide-chushogi-handicap-three-board = Sente’s kirin and, instead of the phoenix, gote’s kirin start as lions. Gote gets the phoenix.

## Records

guide-chushogi-record-title = Reading a record
guide-chushogi-record-form = Files are numbered 1 to 12 from sente’s right, ranks 一 to 十二 from the top. In { $step } the go-between (仲) goes to 4七, from 4八. 成 means that it promotes, 不成 that it could but does not.
guide-chushogi-record-lion = { $double }: the lion captures on 7五 and goes on to 7四. { $igui } is igui, { $jitto } jitto.
guide-chushogi-record-western = The settings can show Western records instead, with ranks a to l: { $step } a move, { $promotion } a capture with promotion, { $double } a double move, { $igui } igui, { $jitto } jitto. A promoted piece has a + before its letters.
guide-chushogi-column-japanese = Japanese
guide-chushogi-column-western = Western
