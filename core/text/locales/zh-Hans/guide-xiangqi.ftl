# The rules of Xiangqi as told in the app. docs/rules/xiangqi.md says the same at length.

## The aim and the board

guide-xiangqi-aim-title = 胜负目标
guide-xiangqi-aim-sides = 中国象棋由两人对弈。红方先走，之后双方轮流走棋。让对方的帅（将）无路可走就获胜。
guide-xiangqi-aim-board = 开局时的棋盘。棋子摆在线与线的交叉点上，不摆在格子里。
guide-xiangqi-aim-places = 横在棋盘中间的空带是河界。画有X形斜线的两处是九宫，帅（将）和仕（士）不能离开九宫。
guide-xiangqi-aim-capture = 走到对方棋子所在的交叉点，就吃掉那枚棋子。被吃的棋子不能再用，棋子也不会升变：全部兵力就是现在盘上这些。
guide-xiangqi-column-red = 红方
guide-xiangqi-column-black = 黑方

## The pieces

guide-xiangqi-general-title = 帅与将
guide-xiangqi-general-move = 红方的帅和黑方的将每次直走一步，不能离开九宫。双方争的就是它。
guide-xiangqi-general-steps = 直走一步，不能斜走。
guide-xiangqi-facing-heading = 将帅不能对面
guide-xiangqi-facing-rule = 帅和将不能在同一条竖线上直接相对，中间没有棋子。造成这种局面的着法，双方都不能走。因此帅和将不动也守着一整条竖线。
guide-xiangqi-facing-between = 将帅之间只有一个炮，它不能离开这条竖线。
guide-xiangqi-facing-holds = 红方的帅控制着空着的中线：黑方的将可以向前，却不能走上中线。
guide-xiangqi-advisor-title = 仕与士
guide-xiangqi-advisor-move = 红方的仕和黑方的士每次斜走一步，不能离开九宫，能到的只有五个点。
guide-xiangqi-advisor-steps = 在中心时，可以走到四个角。
guide-xiangqi-elephant-title = 相与象
guide-xiangqi-elephant-move = 红方的相和黑方的象每次斜走两步，走“田”字。田字中心叫象眼，有棋子就走不了。它不能过河，所以只用来防守。
guide-xiangqi-elephant-eye = 马塞住了一个象眼，那个方向走不了。
guide-xiangqi-elephant-bank = 到了河边，只能往回走。
guide-xiangqi-horse-title = 马
guide-xiangqi-horse-move = 先直走一步，再向外斜走一步，走“日”字。马不能跳过棋子：直走的那一点有棋子，就是蹩马腿，那个方向的两着都走不了。
guide-xiangqi-horse-leg = 前面的兵蹩住马腿，往前的两着都走不了。
guide-xiangqi-horse-one-way = 红方的马可以吃黑方的马。黑方的马被炮蹩住马腿，不能反过来吃。
guide-xiangqi-chariot-title = 车
guide-xiangqi-chariot-move = 车沿横线或竖线直走，只要没有阻挡，走几步都可以。它是最强的棋子，应当早些出动。
guide-xiangqi-chariot-lines = 遇到己方的炮就得停下，对方的马和卒可以吃。
guide-xiangqi-cannon-title = 炮
guide-xiangqi-cannon-move = 炮走子时和车一样。吃子时，必须恰好越过一枚棋子（哪一方的都行），吃掉后面的第一枚棋子。越过的那枚叫炮架。
guide-xiangqi-cannon-screen = 越过己方的兵，可以吃马。右边的卒很安全：中间没有炮架。
guide-xiangqi-cannon-next = 只能吃炮架后面的第一枚棋子。隔着两枚棋子的马很安全。
guide-xiangqi-soldier-title = 兵与卒
guide-xiangqi-soldier-move = 红方的兵和黑方的卒向前走一步。过了河，还可以向左右走一步。不能后退，也不会升变。
guide-xiangqi-soldier-home = 过河以前，只能向前。
guide-xiangqi-soldier-across = 过河以后，向前、向左、向右都可以。
guide-xiangqi-soldier-last = 到了底线，只能左右走。

## Check, mate and stalemate

guide-xiangqi-check-title = 将军、将死、困毙
guide-xiangqi-check-rule = 攻击对方的帅（将），下一着就能吃掉它，叫将军。让自己的帅（将）处于被将状态的着法不允许，所以被将军必须马上应将。
guide-xiangqi-check-answers = 吃掉进攻的棋子、用棋子垫在中间，或把帅（将）移开。马将军时可以蹩马腿，炮将军时也可以撤走炮架。
guide-xiangqi-check-screen = 黑炮隔着仕将军。仕走到哪里，炮都没有了炮架。
guide-xiangqi-check-leg = 黑马将军。车可以蹩住马腿。
guide-xiangqi-check-mate = 没有任何一着能应将，就是将死，对局结束。
guide-xiangqi-check-mated = 将死：两个车控制两条横线，将无处可走。
guide-xiangqi-stalemate-heading = 困毙算输
guide-xiangqi-stalemate-rule = 没有被将军，但没有任何一着可走，叫困毙，也算输。这和国际象棋不同，不是和棋。
guide-xiangqi-stalemate-board = 轮到黑方走，没有被将军，但兵守着一点，红帅守着中线，无着可走。黑方落败。

## The names of mates

guide-xiangqi-mates-title = 杀法的名称
guide-xiangqi-mates-intro = 将死之后，结果会写出杀法的名称。
guide-xiangqi-mates-double = 双将
guide-xiangqi-mates-double-text = 两枚棋子同时将军。
guide-xiangqi-mates-double-board = 车和马同时将军，一着挡不住两个。
guide-xiangqi-mates-cannons = 重炮
guide-xiangqi-mates-cannons-text = 一个炮以己方另一个炮为炮架将军。
guide-xiangqi-mates-cannons-board = 士垫在中间，前面的炮就以它为炮架将军。
guide-xiangqi-mates-horse = 马后炮
guide-xiangqi-mates-horse-text = 炮以己方的马为炮架将军。
guide-xiangqi-mates-horse-board = 马控制左右两点，炮控制前面一点。
guide-xiangqi-mates-piece = 以棋子命名
guide-xiangqi-mates-piece-text = 其他的将死以将军的棋子命名，例如“车将死”。

## Draws and repetition

guide-xiangqi-draws-title = 和棋与重复局面
guide-xiangqi-draws-choice = 反复走同样的着法，或对局下不完时怎么办，可以在对局前从两套规则中选一套。平常用面对面规则。
guide-xiangqi-tabletop-heading = 面对面规则
guide-xiangqi-draws-check = 长将
guide-xiangqi-draws-check-text = 不能没完没了地将军。只有一方每着都将军，同一局面第二次出现时，会提醒那一方；第三次出现，那一方就输了。
guide-xiangqi-draws-check-board = 车换着竖线不停地将军，追赶黑将。红方得及时变着。
guide-xiangqi-draws-repeat = 其他重复
guide-xiangqi-draws-repeat-text = 不会自动判定，双方都在将军也一样。从第三次起，会提示可以提和。
guide-xiangqi-draws-quiet = 长时间无吃子
guide-xiangqi-draws-quiet-text = 双方各走60着没有吃子，会提示可以提和。
guide-xiangqi-draws-limit = 很长的对局
guide-xiangqi-draws-limit-text = 双方合计走满400着，判和。
guide-xiangqi-simple-heading = 简易规则
guide-xiangqi-simple-text = 同一局面第三次出现就是和棋，不问原因。
guide-xiangqi-both-heading = 两套规则都一样
guide-xiangqi-both-text = 同一局面是指棋子和位置都相同，轮到谁走也相同。双方随时可以同意和棋。比赛规则还禁止长捉（一直追着帅（将）以外的棋子），这里不禁止。

## Handicaps and takebacks

guide-xiangqi-handicap-title = 让子与悔棋
guide-xiangqi-handicap-rule = 实力有差距时，强的一方可以让一个马或两个马。由谁让子可以选，仍然是红方先走。
guide-xiangqi-handicap-board = 红方让单马，让的是自己左边的马。
guide-xiangqi-takeback-heading = 悔棋
guide-xiangqi-takeback-rule = 和电脑下，悔棋不限次数。双人对局要对方同意，也可以在设置里改成不必同意。刚走完时悔这一着；轮到自己时，连对方的应着一起悔。

## Records

guide-xiangqi-record-title = 怎样读棋谱
guide-xiangqi-record-form = 着法按中文记谱：棋子、所在的竖线、方向、数字。进是向前，退是向后，平是横走。“炮二平五”是二线的炮横走到五线，“马8进7”是黑方8线的马进到7线。
guide-xiangqi-record-files = 双方都从自己的右边数竖线，红方用汉字数字，黑方用阿拉伯数字。车、炮、兵、帅前进或后退时，最后的数字是走的步数，其他情况是到达的竖线。
guide-xiangqi-record-order = 同一条竖线上有两枚相同的棋子，用“前”“后”区分；有三枚时，中间的叫“中”。两条竖线上都有重叠的兵时，加上竖线的数字，例如“前兵三进一”。
guide-xiangqi-record-others = 在设置里可以改用WXF记谱（C2=5、H8+7，+为进，-为退，=为平）或ICCS坐标（h2e2，竖线从红方左起为a到i，横线从红方起为0到9）。
guide-xiangqi-column-wxf = WXF
