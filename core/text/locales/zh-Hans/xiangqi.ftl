# The sides and pieces of Xiangqi, and what is said of pictures of its board.

xiangqi-red = 红
xiangqi-black = 黑
xiangqi-general-red = 帅
xiangqi-general-black = 将
xiangqi-advisor-red = 仕
xiangqi-advisor-black = 士
xiangqi-elephant-red = 相
xiangqi-elephant-black = 象
xiangqi-horse = 马
xiangqi-chariot = 车
xiangqi-cannon-red = 炮
xiangqi-cannon-black = 炮
xiangqi-soldier-red = 兵
xiangqi-soldier-black = 卒

# Pictures of boards, in words for a screen reader

xiangqi-picture-check = { $side }方被将军

# Warnings

xiangqi-warning-long-check = 长将：同一局面再出现一次就判负
xiangqi-warning-threefold = 同一局面已出现三次，可以提和
xiangqi-warning-quiet = 双方各走60着没有吃子，可以提和

# Names of mates

xiangqi-mate-double-check = 双将
xiangqi-mate-double-cannon = 重炮
xiangqi-mate-cannon-behind-horse = 马后炮
xiangqi-mate-by = { $piece }将死

# Refusals

xiangqi-shape-general = 帅（将）在九宫内直走一步。
xiangqi-shape-advisor = 仕（士）在九宫内斜走一步。
xiangqi-shape-elephant = 相（象）斜走两步，不多不少。
xiangqi-shape-horse = 马先直走一步，再向外斜走一步。
xiangqi-shape-chariot = 车沿横线或竖线直走。
xiangqi-shape-cannon = 炮直走，吃子时须越过一枚棋子。
xiangqi-shape-soldier = 兵（卒）向前走一步，过河后也可横走一步。
xiangqi-palace-general = 帅（将）不能离开九宫。
xiangqi-palace-advisor = 仕（士）不能离开九宫。
xiangqi-river = 相（象）不能过河。
xiangqi-backward = 兵（卒）不能后退。
xiangqi-sideways = 兵（卒）过河后才能横走。
xiangqi-horse-leg = { $place }的{ $piece }蹩住了马腿。
xiangqi-elephant-eye = { $place }的{ $piece }塞住了象眼。
xiangqi-no-screen = 炮吃子须有炮架，中间没有棋子。
xiangqi-two-screens = 炮吃子只能越过一枚棋子，中间不止一枚。
xiangqi-leaves-general = 这样帅（将）会被吃：{ $by }。
xiangqi-general-attacked = 帅（将）走到那里会被吃：{ $by }。
xiangqi-facing = 这样将帅会对面。
xiangqi-stuck-check = 必须应将，{ $piece }帮不上忙：{ $by }。
xiangqi-stuck-pinned = { $piece }一走，帅（将）会被吃：{ $by }。
xiangqi-stuck-facing = { $piece }一走，将帅就会对面。
