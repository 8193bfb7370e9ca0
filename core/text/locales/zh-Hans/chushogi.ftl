# Chu Shogi: sides, pieces, what is said of its moves and refusals. What moves alike has one name, promoted or not.

chushogi-sente = 先手
chushogi-gote = 后手

chushogi-king = 玉将
chushogi-lion = 狮子
chushogi-free-king = 奔王
chushogi-dragon-king = 龙王
chushogi-dragon-horse = 龙马
chushogi-rook = 飞车
chushogi-bishop = 角行
chushogi-kirin = 麒麟
chushogi-phoenix = 凤凰
chushogi-drunk-elephant = 醉象
chushogi-blind-tiger = 盲虎
chushogi-side-mover = 横行
chushogi-vertical-mover = 竖行
chushogi-reverse-chariot = 反车
chushogi-lance = 香车
chushogi-gold = 金将
chushogi-silver = 银将
chushogi-copper = 铜将
chushogi-leopard = 猛豹
chushogi-go-between = 仲人
chushogi-pawn = 步兵
chushogi-crown-prince = 太子
chushogi-soaring-eagle = 飞鹫
chushogi-horned-falcon = 角鹰
chushogi-flying-stag = 飞鹿
chushogi-free-boar = 奔猪
chushogi-flying-ox = 飞牛
chushogi-whale = 鲸鲵
chushogi-white-horse = 白驹
chushogi-tokin = 成步

# 要点两次以上的着法

chushogi-pending-step = { $piece }接着走哪里？再点同一格就停下，点原来的格就回来。
chushogi-pending-promotion = { $piece }要升变为{ $promoted }吗？
chushogi-given-up = 已取消，请重新选要去的格
chushogi-say-chosen = 已选{ $piece }，可走{ $targets }格
chushogi-spoken-step = 可走一步到这里，再接着走
chushogi-spoken-step-capture = 可走一步吃掉，再接着走
chushogi-spoken-stay = 点一下就停在这里
chushogi-spoken-stay-capture = 点一下就吃掉并停在这里
chushogi-spoken-jitto = 点一下就回到这里，原地停着
chushogi-spoken-igui = 点一下就吃{ $piece }并回到这里
chushogi-spoken-promoting = 正在问要不要在这里升变

# 读屏所说的两步着和升变

chushogi-say-double = { $piece }，{ $from }经{ $over }到{ $to }，吃{ $captured }
chushogi-say-igui = { $place }的{ $piece }居食，吃{ $captured }
chushogi-say-jitto = { $place }的{ $piece }原地停着
chushogi-say-promotes = 升变
chushogi-hint-promote = 提示：{ $piece }，{ $from }到{ $to }，升变
chushogi-hint-double = 提示：{ $piece }，{ $from }经{ $over }到{ $to }
chushogi-hint-igui = 提示：{ $from }的{ $piece }吃{ $over }的棋子并回来
chushogi-hint-jitto = 提示：{ $from }的{ $piece }原地停着

# 将死，以及该知道的事

chushogi-mate-detail = 已经救不了了。可以认输，也可以走到被吃为止
chushogi-status-mated = 将死：{ $side }方可以认输，也可以继续走
chushogi-panel-mated = 将死：可以认输，也可以继续走
chushogi-warning-senjishi = 先狮子：狮子刚被吃，现在只有狮子才能吃狮子
chushogi-warning-senjishi-other-square = 先狮子：除了刚吃掉狮子的那枚棋子，现在只有狮子才能吃狮子
chushogi-warning-senjishi-protected = 先狮子：狮子刚被吃，现在只有狮子才能吃有根的狮子
chushogi-warning-kings-alone = 只剩下王了，可以约和

# 不能走的原因

chushogi-shape = { $piece }走不到那里。{ $how }
chushogi-move-promoted-go-between = 除正后方以外，走一格。
chushogi-repetition = 同一局面将第四次出现，请走别的着法。
chushogi-lion-protected = { $lion }的狮子在两格外，而且有根：{ $by }。
chushogi-lion-hidden = { $lion }的狮子有暗根：你的狮子一走，路就通了：{ $by }。
chushogi-lion-bridge = 路上吃{ $place }的{ $piece }还不够。
chushogi-lion-with = 一步一步走，连同{ $pieces }一起吃就可以。
chushogi-senjishi = 先狮子：{ $place }刚有狮子被吃，现在只有狮子才能吃这只狮子。
chushogi-no-promotion-here = { $piece }走这一着不能升变。
chushogi-promoted-already = { $piece }已经升变了。
chushogi-never-promotes = { $piece }不能升变。
chushogi-exposure-refused = 这样{ $royal }会被{ $by }吃掉，这局的规则不允许。
chushogi-exposure-warning = 这样{ $royal }会被{ $by }吃掉。仍要走，就照样再来一次。
chushogi-stuck = { $piece }现在没有可走的格。
chushogi-stuck-exposed = { $piece }一走，{ $royal }会被{ $by }吃掉。
