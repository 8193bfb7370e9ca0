# The sides and pieces of Xiangqi, and what is said of pictures of its board.

xiangqi-red = Red
xiangqi-black = Black
xiangqi-general-red = general
xiangqi-general-black = general
xiangqi-advisor-red = advisor
xiangqi-advisor-black = advisor
xiangqi-elephant-red = elephant
xiangqi-elephant-black = elephant
xiangqi-horse = horse
xiangqi-chariot = chariot
xiangqi-cannon-red = cannon
xiangqi-cannon-black = cannon
xiangqi-soldier-red = soldier
xiangqi-soldier-black = soldier

# Pictures of boards, in words for a screen reader

xiangqi-picture-check = { $side }’s general is in check
