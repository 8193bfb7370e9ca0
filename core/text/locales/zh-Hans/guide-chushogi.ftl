# The rules of Chu Shogi as told in the app. docs/rules/chushogi.md says the same at length.

## The aim and the board

guide-chushogi-aim-title = 胜负目标
guide-chushogi-aim-sides = 中将棋是日本古时的大盘将棋，由两人对弈。下方的先手先走，之后与后手轮流走棋。吃掉对方的王就获胜。
guide-chushogi-aim-board = 开局时的棋盘：纵横各12格，每方46枚棋子。
guide-chushogi-aim-capture = 走到对方棋子所在的格，就吃掉那枚棋子。被吃的棋子永远离开棋盘，不像日本将棋那样可以再打入。
guide-chushogi-aim-zone = 离自己最远的四段是敌阵。几乎所有棋子都能在那里升变，变得更强。
guide-chushogi-aim-start = 棋子虽多，不必害怕。大多数走法很简单，随时可以在这里查。先认识狮子吧，它是这种棋的主角。

## All pieces

guide-chushogi-list-title = 棋子一览
guide-chushogi-list-intro = 开局的21种棋子和它们升变后的棋子。升变过的棋子，即使走法与能升变的棋子相同，也不再升变。
guide-chushogi-column-promoted = 升变为

guide-chushogi-generals-title = 玉将、金银铜、猛豹
guide-chushogi-foot-title = 步兵、仲人、醉象、盲虎
guide-chushogi-runners-title = 远行的棋子
guide-chushogi-runners-intro = 这些棋子没有阻挡就能一直走，吃掉遇到的第一枚对方棋子。它们不能越过任何棋子。
guide-chushogi-jumpers-title = 麒麟与凤凰
guide-chushogi-jumpers-intro = 这两种棋子会跳，中间那一格有什么都不要紧。
guide-chushogi-promoted-title = 升变后的棋子
guide-chushogi-promoted-intro = 这些棋子只有升变才会出现。像小狮子一样战斗的角鹰和飞鹫另有一页。

guide-chushogi-move-king = 向任何方向走一格。
guide-chushogi-move-gold = 向前、后、左、右或斜前方走一格。
guide-chushogi-move-silver = 向前或斜向走一格。
guide-chushogi-move-copper = 向前、后或斜前方走一格。
guide-chushogi-move-leopard = 向前、后或斜向走一格。
guide-chushogi-move-pawn = 向前走一格，吃子也一样。
guide-chushogi-move-go-between = 向前或向后走一格。
guide-chushogi-move-drunk-elephant = 除正后方以外，走一格。升变后成为第二个王。
guide-chushogi-move-blind-tiger = 除正前方以外，走一格。
guide-chushogi-move-rook = 纵横远行。
guide-chushogi-move-bishop = 斜向远行。
guide-chushogi-move-lance = 只能向前远行。
guide-chushogi-move-reverse-chariot = 向前或向后远行。
guide-chushogi-move-side-mover = 左右远行，或前后走一格。
guide-chushogi-move-vertical-mover = 前后远行，或左右走一格。
guide-chushogi-move-dragon-king = 像飞车一样远行，或斜走一格。
guide-chushogi-move-dragon-horse = 像角行一样远行，或纵横走一格。
guide-chushogi-move-free-king = 向八个方向远行。
guide-chushogi-move-kirin = 斜走一格，或纵横跳到第二格。升变后是狮子。
guide-chushogi-move-phoenix = 纵横走一格，或斜向跳到第二格。升变后是奔王。
guide-chushogi-move-crown-prince = 向任何方向走一格，与王同等重要。
guide-chushogi-move-flying-stag = 前后远行，或向其他方向走一格。
guide-chushogi-move-free-boar = 左右和斜向远行。
guide-chushogi-move-flying-ox = 前后和斜向远行。
guide-chushogi-move-whale = 前后和斜后方远行。
guide-chushogi-move-white-horse = 前后和斜前方远行。

## The lion

guide-chushogi-lion-title = 狮子
guide-chushogi-lion-move = 狮子一着可以走两步王的走法，第二步方向不限。也可以一下跳到两格以内的任何一格，不管中间有什么。
guide-chushogi-lion-reach = 周围24格都能走到。
guide-chushogi-lion-double = 两步各吃一子，一着就能吃掉两枚棋子。
guide-chushogi-lion-two = 它可以吃掉步兵再吃后面的银将，也可以跳过去只吃银将。
guide-chushogi-lion-igui = 居食
guide-chushogi-lion-igui-text = 吃掉相邻的棋子，再回到原来的格（居喰い）。
guide-chushogi-lion-jitto = 原地停着
guide-chushogi-lion-jitto-text = 走到相邻的空格再回来（じっと）：什么也没变，轮次让给对方。
guide-chushogi-lion-tap = 点狮子，再点一格。两格远的，立刻跳过去。相邻的，会等它走第二步：点接着要去的格；要停在那里，再点一次同一格；居食或原地停着，点原来的格。

## Falcon and eagle

guide-chushogi-birds-title = 角鹰与飞鹫
guide-chushogi-birds-intro = 龙马升变为角鹰，龙王升变为飞鹫。它们只在固定方向上像狮子那样走：走一格或两格，每格都能吃子，可以居食、原地停着，也可以跳过第一格。
guide-chushogi-move-horned-falcon = 正前方像狮子一样走，其余七个方向远行。
guide-chushogi-move-soaring-eagle = 左右斜前方像狮子一样走，其余六个方向远行。

## The lion rules

guide-chushogi-rules-title = 狮子对狮子
guide-chushogi-rules-intro = 狮子太强，很容易一换一地兑掉。这些规则就是为了防止这样。麒麟升变的狮子也一样。
guide-chushogi-rules-near = 相邻的狮子随时可以吃，不管有没有根。
guide-chushogi-rules-protected-heading = 有根的狮子
guide-chushogi-rules-protected = 相隔两格的狮子如果有根，也就是有棋子能在那一格吃回来，就不能用狮子吃。被牵制住的棋子也算根。
guide-chushogi-rules-protected-board = 金将是后手狮子的根。先手的狮子哪里都能去，只有那一格不行。
guide-chushogi-rules-hidden-heading = 暗根
guide-chushogi-rules-hidden = 远行的棋子也可以在要吃子的狮子背后当根：它与两只狮子在一条直线上，狮子一跳走，路就通了（かげ足）。
guide-chushogi-rules-hidden-board = 先手狮子背后的飞车，是前面后手狮子的根。
guide-chushogi-rules-with-heading = 搭吃
guide-chushogi-rules-with = 有根的狮子，如果在同一着里先吃掉路上的另一枚棋子，就可以吃（付け喰い）。步兵和仲人不算，升变过的才算。对方可以马上吃回来。
guide-chushogi-rules-with-board = 经过银将，可以吃下面的狮子。上面的狮子很安全：路上只有仲人。
guide-chushogi-rules-senjishi-heading = 先狮子
guide-chushogi-rules-senjishi = 狮子以外的棋子刚吃掉一只狮子，下一着就只有狮子才能吃狮子。隔一着就可以了。如果是狮子吃了狮子，任何棋子都可以马上吃回来。
guide-chushogi-rules-senjishi-board = 右边先手的角行刚吃掉一只狮子。现在后手的飞车不能吃先手的狮子。
guide-chushogi-rules-others = 除此以外，狮子以外的棋子可以自由地吃狮子。

## Promotion

guide-chushogi-promotion-title = 升变
guide-chushogi-promotion-rule = 从敌阵外走进敌阵，或者从敌阵内出发吃子时，可以升变。步兵和香车到达最后一段时也可以。
guide-chushogi-promotion-enter = 前面三格是敌阵：银将走到那里就可以升变。
guide-chushogi-promotion-inside = 没有升变就进了敌阵的棋子，要吃子，或者出来再进去，才能升变。
guide-chushogi-promotion-capture = 已经在敌阵里的银将，吃步兵可以升变，只走子不行。
guide-chushogi-promotion-choice = 升变不是必须的，而且要等整着走完之后。玉将、狮子、奔王不升变。

## King, prince, ends

guide-chushogi-end-title = 王、太子与终局
guide-chushogi-end-check = 将军
guide-chushogi-end-check-text = 王下一着就会被吃，就是将军。可以不应，也可以走进被将的格，但王就可能被吃掉。应用会提醒你，也可以设成不接受这样的着法。
guide-chushogi-end-prince = 王与太子
guide-chushogi-end-prince-text = 醉象升变就是太子。两个都在时，被吃掉一个，对局仍由另一个继续。
guide-chushogi-end-capture = 吃王
guide-chushogi-end-capture-text = 玉将和太子中最后一个被吃掉，就输了。怎么走都保不住时就是将死，可以认输。
guide-chushogi-end-bare = 光杆王
guide-chushogi-end-bare-text = 只剩一个王或太子的一方，输给还有其他棋子的对方，除非能马上吃掉对方最后的王。这条规则可以关闭。
guide-chushogi-end-stuck = 无着可走
guide-chushogi-end-stuck-text = 没有任何一着可走的一方落败。
guide-chushogi-end-repetition = 千日手
guide-chushogi-end-repetition-text = 使同一局面第四次出现的着法不允许。如果只有一方一直在将军，就由那一方变着，另一方可以照样应将。
guide-chushogi-end-agreed = 和棋
guide-chushogi-end-agreed-text = 双方可以同意和棋，例如只剩下王的时候。

## Options

guide-chushogi-options-title = 规则选项
guide-chushogi-options-intro = 各处习惯不同。对局前可以选择：
guide-chushogi-options-promotion = 将棋式升变
guide-chushogi-options-promotion-text = 从敌阵内出发或走到敌阵内的着法都可以升变。
guide-chushogi-options-senjishi = 先狮子
guide-chushogi-options-senjishi-text = 可以保护所有狮子、除刚吃掉狮子的那一格以外的狮子，或只保护有根的狮子。
guide-chushogi-options-bare = 光杆王
guide-chushogi-options-bare-text = 光杆王是否算输。
guide-chushogi-options-quiet = 平静的199着
guide-chushogi-options-quiet-text = 双方合计199着没有吃子也没有升变，判和。
guide-chushogi-options-little = 子力不足
guide-chushogi-options-little-text = 一方只有一个王，另一方除王以外也不足以将死对方，就是和棋。不足是指：什么也没有；只有一枚步兵、成步或猛豹；只有走同色格的升变猛豹。
guide-chushogi-options-refuse = 不许送王
guide-chushogi-options-refuse-text = 走后最后的王会被吃的着法，不予接受。
guide-chushogi-options-lishogi = Lishogi规则
guide-chushogi-options-lishogi-text = 与平常相同，但麒麟吃狮子时升变成的狮子，可以马上吃回来。

## Handicaps

guide-chushogi-handicap-title = 让子
guide-chushogi-handicap-intro = 实力有差距时，弱的一方执先手的棋子，得到优待，由强的一方后手先走。
guide-chushogi-handicap-kings = 双王
guide-chushogi-handicap-kings-board = 先手的醉象一开始就是太子。
guide-chushogi-handicap-lions = 双狮子
guide-chushogi-handicap-lions-board = 先手的麒麟一开始就是狮子。
guide-chushogi-handicap-three = 三狮子
guide-chushogi-handicap-three-board = 先手的麒麟，以及用凤凰换来的后手麒麟，一开始就是狮子。凤凰归后手。

## Records

guide-chushogi-record-title = 怎样读棋谱
guide-chushogi-record-form = 筋从先手的右边起为1到12，段从上起为一到十二。“{ $step }”是4八的仲人走到4七。“成”是升变，“不成”是能升变而不升变。
guide-chushogi-record-lion = “{ $double }”是狮子在7五吃子，再走到7四。“{ $igui }”是居食，“{ $jitto }”是原地停着。
guide-chushogi-record-western = 在设置里可以改用西式棋谱，段写作a到l：{ $step }是走子，{ $promotion }是吃子并升变，{ $double }是两步着，{ $igui }是居食，{ $jitto }是原地停着。升变过的棋子在字母前加+。
guide-chushogi-column-japanese = 日式
guide-chushogi-column-western = 西式
