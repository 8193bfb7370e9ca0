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

# Warnings

xiangqi-warning-long-check = Long check: the same position once more, and you lose
xiangqi-warning-threefold = The position has come up three times: you may offer a draw
xiangqi-warning-quiet = 60 moves each without a capture: you may offer a draw

# Names of mates

xiangqi-mate-double-check = Double check
xiangqi-mate-double-cannon = Double cannon (重炮)
xiangqi-mate-cannon-behind-horse = Cannon behind horse (馬後炮)
xiangqi-mate-by = Mate by the { $piece }

# Refusals

xiangqi-shape-general = The general moves one step straight within its palace.
xiangqi-shape-advisor = The advisor moves one step diagonally within its palace.
xiangqi-shape-elephant = The elephant moves exactly two steps diagonally.
xiangqi-shape-horse = The horse moves one step straight, then one diagonally outward.
xiangqi-shape-chariot = The chariot moves straight along a file or a rank.
xiangqi-shape-cannon = The cannon moves straight, and captures over exactly one piece.
xiangqi-shape-soldier = The soldier moves one step forward, and across the river also one step sideways.
xiangqi-palace-general = The general never leaves its palace.
xiangqi-palace-advisor = The advisor never leaves its palace.
xiangqi-river = The elephant never crosses the river.
xiangqi-backward = A soldier never moves back.
xiangqi-sideways = A soldier moves sideways only across the river.
xiangqi-horse-leg = { $piece } on { $place } blocks the horse’s leg.
xiangqi-elephant-eye = { $piece } on { $place } blocks the elephant’s eye.
xiangqi-no-screen = The cannon captures over a piece, and nothing stands between.
xiangqi-two-screens = The cannon captures over one piece only, and more stand between.
xiangqi-leaves-general = That would leave the general in check: { $by }.
xiangqi-general-attacked = The general would be in check there: { $by }.
xiangqi-facing = The generals would face on an open file.
xiangqi-stuck-check = The check must be answered, and { $piece } cannot help: { $by }.
xiangqi-stuck-pinned = { $piece } must stay: it shields the general from { $by }.
xiangqi-stuck-facing = { $piece } must stay: it keeps the generals apart.
