# The rules of the games as told in the app. docs/rules/janggi.md says the same at length.

## Janggi: the aim and the board

guide-aim-title = 胜负目标
guide-aim-sides = 韩国象棋由两人对弈：楚方执青绿色棋子，汉方执红色棋子。楚方先走，之后双方轮流走棋。将死对方的王就获胜。
guide-aim-board = 开局时的棋盘。棋子摆在线与线的交叉点上。
guide-aim-palace = 画有X形斜线的两处是九宫，王就在里面。棋盘上没有河界，除王和士以外，棋子可以走遍全盘。
guide-aim-capture = 走到对方棋子所在的交叉点，就吃掉那枚棋子。被吃的棋子永远离开棋盘，不能再打入；棋子也不会升变。能越过其他棋子的只有包。
guide-column-piece = 棋子
guide-column-face = 字样
guide-column-count = 每方数量
guide-column-points = 每枚分数

## The pieces

guide-palace-title = 王与士
guide-palace-move = 两者都在自己的九宫内沿线走一步，不能离开九宫。只有画了斜线的地方才能斜走，所以斜走总是从中心出发或走到中心。
guide-palace-king = 王在中心时，可以走到九宫的任何一点。
guide-palace-guard = 边线中点没有斜线，只能直走。
guide-chariot-title = 车
guide-chariot-move = 车沿横线或竖线直走，只要没有阻挡，走几步都可以。它是最强的棋子。
guide-chariot-lines = 遇到己方的卒就得停下，汉方的兵可以吃。
guide-chariot-diagonal = 在双方的九宫里，车也能沿斜线走；中心空着时，可以一步走到对角。
guide-chariot-palace = 车在汉方九宫的角上，还可以走斜线。
guide-cannon-title = 包
guide-cannon-move = 包必须跳着走。在横线或竖线上，以任意一方的一枚棋子为炮架，恰好越过这一枚，落在后面的空点上，或吃掉后面遇到的第一枚对方棋子。没有炮架就不能走。
guide-cannon-jump = 越过卒之后，可以停在空点，也可以吃马。
guide-cannon-cannon = 包不能越过包，也不能吃包。
guide-cannon-blocked = 前方的包不能当炮架，右边的包不能吃。
guide-cannon-diagonal = 在九宫里，包也能越过中心的棋子，从一角跳到对角；中心是包时不行。
guide-cannon-palace = 从一角越过士，跳到对角。
guide-leap-title = 马与象
guide-horse-title = 马
guide-horse-move = 先直走一步，再向外斜走一步。直走的那一点有棋子，马就被绊住，不能往那边走。
guide-horse-blocked = 前面的卒绊住马，往前的两着都走不了。
guide-elephant-title = 象
guide-elephant-move = 先直走一步，再向外斜走两步。途经的两点中只要有一点有棋子，象就被绊住。
guide-elephant-blocked = 左边的卒挡住两着，斜线上的马又挡住一着。
guide-soldier-title = 卒与兵
guide-soldier-move = 楚方的卒和汉方的兵从第一着起就能向前或向左右走一步，不能后退。
guide-soldier-steps = 向前、向左、向右走，吃子也是这样。
guide-soldier-diagonal = 在对方九宫里，有斜线的地方还可以向斜前方走一步。
guide-soldier-palace = 卒到了汉方九宫的角上，可以吃中心的士。

## Setups

guide-setup-title = 四种布阵
guide-setup-choice = 走第一着之前，双方各自选择马和象的位置，不必相同。左右是指从自己座位看到的方向。
guide-setup-advice = 第一次下韩国象棋？先用左象吧。它攻守均衡，进攻和防守都能练到。

## Check and mate

guide-check-title = 将军、应将、将死
guide-check-janggun = 攻击对方的王，下一着就能吃掉它，叫将军（장군）。
guide-check-meonggun = 被将军必须马上应将（멍군）：吃掉进攻的棋子、用棋子垫在中间、撤走炮架，或把王移开。让自己的王处于被将状态的走法和停一手都不允许。
guide-check-answer = 汉方的车在将军，士可以垫在中间。
guide-check-mate = 没有任何一着能应将，就是将死（외통），对局结束。
guide-check-mated = 将死：两个车控制两条横线，王无处可走。

## Pass and bikjang

guide-pass-title = 停一手与照面
guide-pass-heading = 停一手
guide-pass-rule = 没有被将军时，可以不走棋，把轮次让给对方，叫停一手（한수쉼）。双方连续停一手，对局就结束，按分数定胜负。所以韩国象棋没有无子可动的和棋。
guide-bikjang-heading = 照面
guide-bikjang-rule = 两个王在同一条竖线上相对，中间没有棋子，叫照面（빅장）。可以主动走成照面。轮到的一方只有两种选择：解除照面（把王移到别的线上，或用棋子垫在中间），或接受照面，作为和棋。其他着法和停一手都不允许。
guide-bikjang-between = 两个王照面。车只有一着：垫在中间。
guide-bikjang-forced = 没有一着能解除照面，就立刻成为和棋。但将军优先：解除照面的着法也必须应将，应不了就是将死。
guide-bikjang-switch = 照面规则可以在对局前或对局中关闭。关闭后，两王相对没有任何影响。

## Points and the end of a game

guide-end-title = 分数与终局
guide-points-heading = 分数
guide-points-rule = 一方的分数是棋盘上自己棋子分数的总和。汉方后走，另加贴分（덤）1.5分。开局是72分对73.5分；因为有半分，不会出现平分。
guide-end-heading = 对局怎样结束
guide-end-mate = 将死
guide-end-mate-text = 被将死的一方落败。
guide-end-resign = 认输
guide-end-resign-text = 认输的一方落败。
guide-end-passes = 连续停一手
guide-end-passes-text = 双方连续停一手，分数多的一方获胜。
guide-end-repetition = 重复局面
guide-end-repetition-text = 连轮到谁走都相同的局面第四次出现时，分数多的一方获胜。
guide-end-bikjang = 照面
guide-end-bikjang-text = 接受照面，或无法解除照面，都是和棋。
guide-readings-heading = 各地不同的规则
guide-readings-intro = 有些规则因棋会和比赛而异。本应用采用以下规则：
guide-readings-bikjang = 照面判和，不计分数；被将军时也可以接受照面。
guide-readings-repetition = 允许重复走棋。同一局面第四次出现时，按分数定胜负。
guide-readings-pass = 停一手不限次数，但被将军或两王照面时不行。棋子位置相同，由停一手形成的局面和由走子形成的局面也算不同局面。
guide-readings-deom = 无论用哪种布阵，贴分都是1.5分。

## Records and the computer

guide-record-title = 棋谱与电脑
guide-record-heading = 怎样读棋谱
guide-record-form = 着法按韩国的写法记录。“79졸78”的意思是：7行9列的卒（졸）走到7行8列。从楚方看，行（横线）从上往下数，第10行写作0；列（竖线）从左往右数。
guide-record-pass = 停一手写作“한수쉼”。
guide-record-machine = 在设置里可以改用e4e5这样的坐标：竖线从左起为a到i，横线从楚方起为1到10。
guide-column-record = 棋谱用字
guide-levels-heading = 电脑的难度
guide-level-newcomer = 只看自己的一步，很少顾及对方的应着。适合熟悉棋子走法。
guide-level-beginner = 往前看两步，偶尔出错。适合初次对局。
guide-level-improver = 往前看两步，兑子算到底，但对局面的判断较粗略。
guide-level-intermediate = 往前看三步，不放过吃子的机会。
guide-level-skilled = 每着计算几千个局面，看到四步以外。
guide-level-advanced = 能看多远就看多远，每着最多思考1.5秒。这是最强的难度。

## Pictures of boards, in words for a screen reader

picture-side = { $side }方：{ $pieces }
picture-check = { $side }方的王被将军
picture-reach = { $place }的{ $piece }可以走到：{ $places }
picture-back-rank = 底线从左起：{ $pieces }
