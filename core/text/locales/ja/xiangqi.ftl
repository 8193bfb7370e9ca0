# The sides and pieces of Xiangqi, and what is said of pictures of its board.

xiangqi-red = 赤
xiangqi-black = 黒
xiangqi-general-red = 帥
xiangqi-general-black = 将
xiangqi-advisor-red = 仕
xiangqi-advisor-black = 士
xiangqi-elephant-red = 相
xiangqi-elephant-black = 象
xiangqi-horse = 馬
xiangqi-chariot = 車
xiangqi-cannon-red = 炮
xiangqi-cannon-black = 砲
xiangqi-soldier-red = 兵
xiangqi-soldier-black = 卒

# Pictures of boards, in words for a screen reader

xiangqi-picture-check = { $side }に王手がかかっています

# Warnings

xiangqi-warning-long-check = 長将です。同じ局面がもう一度現れると負けになります
xiangqi-warning-threefold = 同じ局面が3回現れました。引き分けを提案できます
xiangqi-warning-quiet = 双方が60手指すあいだ駒が取られていません。引き分けを提案できます

# Names of mates

xiangqi-mate-double-check = 両王手
xiangqi-mate-double-cannon = 重炮
xiangqi-mate-cannon-behind-horse = 馬後炮
xiangqi-mate-by = { $piece }で詰み

# Refusals

xiangqi-shape-general = 帥（将）は九宮の中で縦か横に1点動きます。
xiangqi-shape-advisor = 仕（士）は九宮の中で斜めに1点動きます。
xiangqi-shape-elephant = 相（象）は斜めにちょうど2点動きます。
xiangqi-shape-horse = 馬は縦か横に1点、続けて外側の斜めへ1点動きます。
xiangqi-shape-chariot = 車は縦か横にまっすぐ動きます。
xiangqi-shape-cannon = 炮（砲）はまっすぐ動き、取るときは駒を1枚跳び越えます。
xiangqi-shape-soldier = 兵（卒）は前へ1点、河を渡ると横へも1点動きます。
xiangqi-palace-general = 帥（将）は九宮から出られません。
xiangqi-palace-advisor = 仕（士）は九宮から出られません。
xiangqi-river = 相（象）は河を渡れません。
xiangqi-backward = 兵（卒）は後ろへ動けません。
xiangqi-sideways = 兵（卒）が横へ動けるのは河を渡ってからです。
xiangqi-horse-leg = { $place }の{ $piece }が馬の足をふさいでいます。
xiangqi-elephant-eye = { $place }の{ $piece }が象の目をふさいでいます。
xiangqi-no-screen = 炮（砲）が取るには間に砲台となる駒が要ります。
xiangqi-two-screens = 炮（砲）が跳び越えて取れる駒は1枚だけです。
xiangqi-leaves-general = 帥（将）が取られてしまいます：{ $by }。
xiangqi-general-attacked = そこでは帥（将）が取られます：{ $by }。
xiangqi-facing = 両方の将が向かい合ってしまいます。
xiangqi-stuck-check = 王手を防いでください。{ $piece }では防げません：{ $by }。
xiangqi-stuck-pinned = { $piece }が動くと帥（将）が取られます：{ $by }。
xiangqi-stuck-facing = { $piece }が動くと両方の将が向かい合います。
