# The sides and pieces of Xiangqi, and what is said of pictures of its board.

xiangqi-red = 紅
xiangqi-black = 黑
xiangqi-general-red = 帥
xiangqi-general-black = 將
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

xiangqi-picture-check = { $side }方被將軍

# Warnings

xiangqi-warning-long-check = 長將：同一局面再出現一次就判負
xiangqi-warning-threefold = 同一局面已出現三次，可以提和
xiangqi-warning-quiet = 雙方各走60著沒有吃子，可以提和

# Names of mates

xiangqi-mate-double-check = 雙將
xiangqi-mate-double-cannon = 重炮
xiangqi-mate-cannon-behind-horse = 馬後炮
xiangqi-mate-by = { $piece }將死

# Refusals

xiangqi-shape-general = 帥（將）在九宮內直走一步。
xiangqi-shape-advisor = 仕（士）在九宮內斜走一步。
xiangqi-shape-elephant = 相（象）斜走兩步，不多不少。
xiangqi-shape-horse = 馬先直走一步，再向外斜走一步。
xiangqi-shape-chariot = 車沿橫線或直線直走。
xiangqi-shape-cannon = 炮（砲）直走，吃子時須越過一枚棋子。
xiangqi-shape-soldier = 兵（卒）向前走一步，過河後也可橫走一步。
xiangqi-palace-general = 帥（將）不能離開九宮。
xiangqi-palace-advisor = 仕（士）不能離開九宮。
xiangqi-river = 相（象）不能過河。
xiangqi-backward = 兵（卒）不能後退。
xiangqi-sideways = 兵（卒）過河後才能橫走。
xiangqi-horse-leg = { $place }的{ $piece }蹩住了馬腿。
xiangqi-elephant-eye = { $place }的{ $piece }塞住了象眼。
xiangqi-no-screen = 炮（砲）吃子須有炮架，中間沒有棋子。
xiangqi-two-screens = 炮（砲）吃子只能越過一枚棋子，中間不止一枚。
xiangqi-leaves-general = 這樣帥（將）會被吃：{ $by }。
xiangqi-general-attacked = 帥（將）走到那裡會被吃：{ $by }。
xiangqi-facing = 這樣將帥會對面。
xiangqi-stuck-check = 必須應將，{ $piece }幫不上忙：{ $by }。
xiangqi-stuck-pinned = { $piece }一走，帥（將）會被吃：{ $by }。
xiangqi-stuck-facing = { $piece }一走，將帥就會對面。
