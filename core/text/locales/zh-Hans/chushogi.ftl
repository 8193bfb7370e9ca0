# The sides and pieces of Chu Shogi. What moves alike has one name, promoted or not.

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
