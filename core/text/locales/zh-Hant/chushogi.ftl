# Chu Shogi: sides, pieces, what is said of its moves and refusals. What moves alike has one name, promoted or not.

chushogi-sente = 先手
chushogi-gote = 後手

chushogi-king = 玉將
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
chushogi-side-mover = 橫行
chushogi-vertical-mover = 豎行
chushogi-reverse-chariot = 反車
chushogi-lance = 香車
chushogi-gold = 金將
chushogi-silver = 銀將
chushogi-copper = 銅將
chushogi-leopard = 猛豹
chushogi-go-between = 仲人
chushogi-pawn = 步兵
chushogi-crown-prince = 太子
chushogi-soaring-eagle = 飛鷲
chushogi-horned-falcon = 角鷹
chushogi-flying-stag = 飛鹿
chushogi-free-boar = 奔豬
chushogi-flying-ox = 飛牛
chushogi-whale = 鯨鯢
chushogi-white-horse = 白駒
chushogi-tokin = 成步

# 要點兩次以上的著法

chushogi-pending-step = { $piece }接著走哪裡？再點同一格就停下，點原來的格就回來。
chushogi-pending-promotion = { $piece }要升變為{ $promoted }嗎？
chushogi-given-up = 已取消，請重新選要去的格
chushogi-say-chosen = 已選{ $piece }，可走{ $targets }格
chushogi-spoken-step = 可走一步到這裡，再接著走
chushogi-spoken-step-capture = 可走一步吃掉，再接著走
chushogi-spoken-stay = 點一下就停在這裡
chushogi-spoken-stay-capture = 點一下就吃掉並停在這裡
chushogi-spoken-jitto = 點一下就回到這裡，原地停著
chushogi-spoken-igui = 點一下就吃{ $piece }並回到這裡
chushogi-spoken-promoting = 正在問要不要在這裡升變

# 讀屏所說的兩步著和升變

chushogi-say-double = { $piece }，{ $from }經{ $over }到{ $to }，吃{ $captured }
chushogi-say-igui = { $place }的{ $piece }居食，吃{ $captured }
chushogi-say-jitto = { $place }的{ $piece }原地停著
chushogi-say-promotes = 升變
chushogi-hint-promote = 提示：{ $piece }，{ $from }到{ $to }，升變
chushogi-hint-double = 提示：{ $piece }，{ $from }經{ $over }到{ $to }
chushogi-hint-igui = 提示：{ $from }的{ $piece }吃{ $over }的棋子並回來
chushogi-hint-jitto = 提示：{ $from }的{ $piece }原地停著

# 將死，以及該知道的事

chushogi-mate-detail = 已經救不了了。可以認輸，也可以走到被吃為止
chushogi-status-mated = 將死：{ $side }方可以認輸，也可以繼續走
chushogi-panel-mated = 將死：可以認輸，也可以繼續走
chushogi-warning-senjishi = 先獅子：獅子剛被吃，現在只有獅子才能吃獅子
chushogi-warning-senjishi-other-square = 先獅子：除了剛吃掉獅子的那枚棋子，現在只有獅子才能吃獅子
chushogi-warning-senjishi-protected = 先獅子：獅子剛被吃，現在只有獅子才能吃有根的獅子
chushogi-warning-kings-alone = 只剩下王了，可以約和

# 不能走的原因

chushogi-shape = { $piece }走不到那裡。{ $how }
chushogi-move-promoted-go-between = 除正後方以外，走一格。
chushogi-repetition = 同一局面將第四次出現，請走別的著法。
chushogi-lion-protected = { $lion }的獅子在兩格外，而且有根：{ $by }。
chushogi-lion-hidden = { $lion }的獅子有暗根：你的獅子一走，路就通了：{ $by }。
chushogi-lion-bridge = 路上吃{ $place }的{ $piece }還不夠。
chushogi-lion-with = 一步一步走，連同{ $pieces }一起吃就可以。
chushogi-senjishi = 先獅子：{ $place }剛有獅子被吃，現在只有獅子才能吃這隻獅子。
chushogi-no-promotion-here = { $piece }走這一著不能升變。
chushogi-promoted-already = { $piece }已經升變了。
chushogi-never-promotes = { $piece }不能升變。
chushogi-exposure-refused = 這樣{ $royal }會被{ $by }吃掉，這局的規則不允許。
chushogi-exposure-warning = 這樣{ $royal }會被{ $by }吃掉。仍要走，就照樣再來一次。
chushogi-stuck = { $piece }現在沒有可走的格。
chushogi-stuck-exposed = { $piece }一走，{ $royal }會被{ $by }吃掉。
