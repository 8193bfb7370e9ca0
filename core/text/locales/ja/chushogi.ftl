# The sides and pieces of Chu Shogi. What moves alike has one name, promoted or not.

chushogi-sente = 先手
chushogi-gote = 後手

chushogi-king = 玉将
chushogi-lion = 獅子
chushogi-free-king = 奔王
chushogi-dragon-king = 龍王
chushogi-dragon-horse = 龍馬
chushogi-rook = 飛車
chushogi-bishop = 角行
chushogi-kirin = 麒麟
chushogi-phoenix = 鳳凰
chushogi-drunk-elephant = 醉象
chushogi-blind-tiger = 盲虎
chushogi-side-mover = 横行
chushogi-vertical-mover = 竪行
chushogi-reverse-chariot = 反車
chushogi-lance = 香車
chushogi-gold = 金将
chushogi-silver = 銀将
chushogi-copper = 銅将
chushogi-leopard = 猛豹
chushogi-go-between = 仲人
chushogi-pawn = 歩兵
chushogi-crown-prince = 太子
chushogi-soaring-eagle = 飛鷲
chushogi-horned-falcon = 角鷹
chushogi-flying-stag = 飛鹿
chushogi-free-boar = 奔猪
chushogi-flying-ox = 飛牛
chushogi-whale = 鯨鯢
chushogi-white-horse = 白駒
chushogi-tokin = と金
