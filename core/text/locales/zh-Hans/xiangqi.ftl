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
