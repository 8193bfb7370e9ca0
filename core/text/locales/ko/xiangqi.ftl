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

# Warnings

xiangqi-warning-long-check = 만년장군이에요. 같은 국면이 한 번 더 나오면 져요
xiangqi-warning-threefold = 같은 국면이 세 번 나왔어요. 무승부를 제안할 수 있어요
xiangqi-warning-quiet = 서로 60수를 두는 동안 잡힌 기물이 없어요. 무승부를 제안할 수 있어요

# Names of mates

xiangqi-mate-double-check = 양수겸장
xiangqi-mate-double-cannon = 겹포 (重炮)
xiangqi-mate-cannon-behind-horse = 마후포 (馬後炮)
xiangqi-mate-by = 외통: { $piece }

# Refusals

xiangqi-shape-general = 장은 궁성 안에서 곧게 한 칸 움직여요.
xiangqi-shape-advisor = 사는 궁성 안에서 비스듬히 한 칸 움직여요.
xiangqi-shape-elephant = 상은 비스듬히 꼭 두 칸 움직여요.
xiangqi-shape-horse = 마는 곧게 한 칸 간 다음, 바깥쪽으로 비스듬히 한 칸 더 가요.
xiangqi-shape-chariot = 차는 가로나 세로로 곧게 움직여요.
xiangqi-shape-cannon = 포는 곧게 움직이고, 잡을 때는 기물 하나를 넘어요.
xiangqi-shape-soldier = 병과 졸은 앞으로 한 칸, 강을 건너면 옆으로도 한 칸 움직여요.
xiangqi-palace-general = 장은 궁성을 벗어날 수 없어요.
xiangqi-palace-advisor = 사는 궁성을 벗어날 수 없어요.
xiangqi-river = 상은 강을 건널 수 없어요.
xiangqi-backward = 병과 졸은 뒤로 갈 수 없어요.
xiangqi-sideways = 병과 졸은 강을 건너야 옆으로 갈 수 있어요.
xiangqi-horse-leg = 마의 멱이 막혔어요: { $place }의 { $piece }.
xiangqi-elephant-eye = 상의 눈이 막혔어요: { $place }의 { $piece }.
xiangqi-no-screen = 포가 잡으려면 포다리가 있어야 하는데, 사이에 기물이 없어요.
xiangqi-two-screens = 포는 기물 하나만 넘어 잡을 수 있는데, 사이에 더 있어요.
xiangqi-leaves-general = 그러면 장이 잡혀요: { $by }.
xiangqi-general-attacked = 장이 그리로 가면 잡혀요: { $by }.
xiangqi-facing = 그러면 두 장이 마주 보게 돼요.
xiangqi-stuck-check = 장군을 막아야 해요: { $by }. 이 기물은 막을 수 없어요: { $piece }.
xiangqi-stuck-pinned = { $piece }: 움직이면 장이 잡혀요: { $by }.
xiangqi-stuck-facing = { $piece }: 움직이면 두 장이 마주 봐요.
