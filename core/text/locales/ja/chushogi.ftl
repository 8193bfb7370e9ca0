# Chu Shogi: sides, pieces, what is said of its moves and refusals. What moves alike has one name, promoted or not.

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

# 2回より多くタップする手

chushogi-pending-step = { $piece }の2歩目を選んでください。同じマスをもう一度で止まり、元のマスで戻ります。
chushogi-pending-promotion = { $piece }を{ $promoted }に成りますか？
chushogi-given-up = 取り消しました。行き先を選び直してください
chushogi-say-chosen = { $piece }を選びました。動けるマスは{ $targets }か所です
chushogi-spoken-step = ここへ1歩動き、続けて動けます
chushogi-spoken-step-capture = 1歩目で取り、続けて動けます
chushogi-spoken-stay = タップするとここに止まります
chushogi-spoken-stay-capture = タップすると取ってここに止まります
chushogi-spoken-jitto = タップするとここへ戻り、じっとになります
chushogi-spoken-igui = タップすると{ $piece }を取ってここへ戻ります
chushogi-spoken-promoting = ここで成るかどうかをたずねています

# 読み上げる2歩の手と成り

chushogi-say-double = { $piece }、{ $from }から{ $over }を経て{ $to }へ、{ $captured }を取りました
chushogi-say-igui = { $place }の{ $piece }が{ $captured }を居喰いしました
chushogi-say-jitto = { $place }の{ $piece }がじっとをしました
chushogi-say-promotes = 成りました
chushogi-hint-promote = ヒント：{ $piece }、{ $from }から{ $to }へ成る
chushogi-hint-double = ヒント：{ $piece }、{ $from }から{ $over }を経て{ $to }へ
chushogi-hint-igui = ヒント：{ $from }の{ $piece }で{ $over }を居喰い
chushogi-hint-jitto = ヒント：{ $from }の{ $piece }でじっと

# 詰みと、知っておくこと

chushogi-mate-detail = もう防げません。投了するか、取られるまで指し続けられます
chushogi-status-mated = 詰みです。{ $side }は投了しても指し続けてもかまいません
chushogi-panel-mated = 詰みです。投了するか、指し続けてください
chushogi-warning-senjishi = 先獅子：獅子が取られた直後なので、今は獅子でしか獅子を取れません
chushogi-warning-senjishi-other-square = 先獅子：獅子を取った駒のほかは、今は獅子でしか獅子を取れません
chushogi-warning-senjishi-protected = 先獅子：獅子が取られた直後なので、今は足のある獅子を獅子でしか取れません
chushogi-warning-kings-alone = 玉だけになりました。引き分けに合意できます

# 指せない理由

chushogi-shape = { $piece }はそこへ動けません。{ $how }
chushogi-move-promoted-go-between = 真後ろのほかへ1マス動きます。
chushogi-repetition = 同じ局面が4回目になります。別の手を指してください。
chushogi-lion-protected = { $lion }の獅子は2マス先で、{ $by }の足があります。
chushogi-lion-hidden = { $lion }の獅子にはかげ足があります。獅子が離れると、{ $by }の道が開きます。
chushogi-lion-bridge = 途中で{ $place }の{ $piece }を取っても、付け喰いにはなりません。
chushogi-lion-with = 1歩ずつ動いて、{ $pieces }と一緒になら取れます。
chushogi-senjishi = 先獅子：{ $place }で獅子が取られた直後です。今は獅子でしかこの獅子を取れません。
chushogi-no-promotion-here = { $piece }はこの手では成れません。
chushogi-promoted-already = { $piece }はもう成っています。
chushogi-never-promotes = { $piece }は成れない駒です。
chushogi-exposure-refused = { $royal }を{ $by }に取られてしまいます。この対局のルールでは指せません。
chushogi-exposure-warning = { $royal }を{ $by }に取られてしまいます。それでも指すなら、もう一度同じようにしてください。
chushogi-stuck = { $piece }は今動けるマスがありません。
chushogi-stuck-exposed = { $piece }が動くと、{ $royal }を{ $by }に取られてしまいます。
