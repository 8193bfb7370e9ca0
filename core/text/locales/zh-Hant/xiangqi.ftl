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
