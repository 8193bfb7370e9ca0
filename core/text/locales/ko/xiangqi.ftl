# The sides and pieces of Xiangqi, and what is said of pictures of its board.

xiangqi-red = 홍
xiangqi-black = 흑
xiangqi-general-red = 장
xiangqi-general-black = 장
xiangqi-advisor-red = 사
xiangqi-advisor-black = 사
xiangqi-elephant-red = 상
xiangqi-elephant-black = 상
xiangqi-horse = 마
xiangqi-chariot = 차
xiangqi-cannon-red = 포
xiangqi-cannon-black = 포
xiangqi-soldier-red = 병
xiangqi-soldier-black = 졸

# Pictures of boards, in words for a screen reader

xiangqi-picture-check = { $side }의 장이 장군을 받고 있어요
