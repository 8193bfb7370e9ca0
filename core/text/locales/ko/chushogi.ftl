# Chu Shogi: sides, pieces, what is said of its moves and refusals. What moves alike has one name, promoted or not.

chushogi-sente = 선수
chushogi-gote = 후수

chushogi-king = 옥장
chushogi-lion = 사자
chushogi-free-king = 분왕
chushogi-dragon-king = 용왕
chushogi-dragon-horse = 용마
chushogi-rook = 비차
chushogi-bishop = 각행
chushogi-kirin = 기린
chushogi-phoenix = 봉황
chushogi-drunk-elephant = 취상
chushogi-blind-tiger = 맹호
chushogi-side-mover = 횡행
chushogi-vertical-mover = 수행
chushogi-reverse-chariot = 반차
chushogi-lance = 향차
chushogi-gold = 금장
chushogi-silver = 은장
chushogi-copper = 동장
chushogi-leopard = 맹표
chushogi-go-between = 중인
chushogi-pawn = 보병
chushogi-crown-prince = 태자
chushogi-soaring-eagle = 비취
chushogi-horned-falcon = 각응
chushogi-flying-stag = 비록
chushogi-free-boar = 분저
chushogi-flying-ox = 비우
chushogi-whale = 경예
chushogi-white-horse = 백구
chushogi-tokin = 토킨

# 세 번 넘게 눌러 두는 수

chushogi-pending-step = { $piece }: 다음 걸음을 고르세요. 같은 칸을 다시 누르면 거기 서고, 원래 칸을 누르면 돌아와요.
chushogi-pending-promotion = 승격할까요? { $piece } → { $promoted }
chushogi-given-up = 걸음을 거뒀어요. 갈 칸을 다시 고르세요
chushogi-say-chosen = { $piece } 골랐어요. 갈 수 있는 칸 { $targets }곳
chushogi-spoken-step = 여기로 한 걸음, 더 갈 수 있음
chushogi-spoken-step-capture = 한 걸음에 잡고 더 갈 수 있음
chushogi-spoken-stay = 누르면 여기 섬
chushogi-spoken-stay-capture = 누르면 잡고 여기 섬
chushogi-spoken-jitto = 누르면 여기로 돌아오고 차례가 넘어감
chushogi-spoken-igui = 누르면 잡고 여기로 돌아옴: { $piece }
chushogi-spoken-promoting = 여기서 승격할지 묻고 있음

# 화면 낭독기가 말하는 두 걸음 수와 승격

chushogi-say-double = { $piece }, { $from }에서 { $over } 거쳐 { $to }, { $captured } 잡음
chushogi-say-igui = { $place }의 { $piece }, 제자리에서 { $captured } 잡음
chushogi-say-jitto = { $place }의 { $piece }, 나갔다 돌아와 차례를 넘김
chushogi-say-promotes = 승격
chushogi-hint-promote = 힌트: { $piece }, { $from }에서 { $to }, 승격
chushogi-hint-double = 힌트: { $piece }, { $from }에서 { $over } 거쳐 { $to }
chushogi-hint-igui = 힌트: { $from }의 { $piece }, { $over }의 기물을 잡고 제자리로
chushogi-hint-jitto = 힌트: { $from }의 { $piece }, 나갔다 제자리로

# 외통과 알아 둘 것

chushogi-mate-detail = 더 막을 수가 없어요. 기권하거나 잡힐 때까지 둘 수 있어요
chushogi-status-mated = 외통: { $side } 쪽은 기권하거나 계속 둘 수 있어요
chushogi-panel-mated = 외통이에요. 기권하거나 계속 두세요
chushogi-warning-senjishi = 선사자: 방금 사자가 잡혀서 지금은 사자로만 사자를 잡을 수 있어요
chushogi-warning-senjishi-other-square = 선사자: 방금 사자를 잡은 기물 말고는 지금 사자로만 사자를 잡을 수 있어요
chushogi-warning-senjishi-protected = 선사자: 방금 사자가 잡혀서 지금은 지켜진 사자를 사자로만 잡을 수 있어요
chushogi-warning-kings-alone = 왕만 남았어요. 무승부에 합의할 수 있어요

# 둘 수 없는 까닭

chushogi-shape = { $piece }: 거기로는 못 가요. { $how }
chushogi-move-promoted-go-between = 바로 뒤를 뺀 어느 쪽으로든 한 칸 가요.
chushogi-repetition = 같은 국면이 네 번째가 돼요. 다른 수를 두세요.
chushogi-lion-protected = { $lion }의 사자는 두 칸 떨어져 있고 지켜져 있어요: { $by }.
chushogi-lion-hidden = { $lion }의 사자는 숨은 지킴이 있어요. 내 사자가 떠나면 길이 열려요: { $by }.
chushogi-lion-bridge = 길목의 기물을 잡는 것으로는 모자라요: { $place }의 { $piece }.
chushogi-lion-with = 한 걸음씩 가면서 함께 잡으면 돼요: { $pieces }.
chushogi-senjishi = 선사자: 방금 { $place }에서 사자가 잡혔어요. 지금은 사자로만 이 사자를 잡을 수 있어요.
chushogi-no-promotion-here = { $piece }: 이 수로는 승격하지 못해요.
chushogi-promoted-already = { $piece }: 이미 승격했어요.
chushogi-never-promotes = { $piece }: 승격하지 않는 기물이에요.
chushogi-exposure-refused = 그러면 { $royal } 기물이 잡힐 수 있어요: { $by }. 이 대국의 규칙에서는 둘 수 없어요.
chushogi-exposure-warning = 그러면 { $royal } 기물이 잡힐 수 있어요: { $by }. 그래도 두려면 한 번 더 하세요.
chushogi-stuck = { $piece }: 지금 갈 수 있는 칸이 없어요.
chushogi-stuck-exposed = { $piece }: 움직이면 { $royal } 기물이 잡힐 수 있어요: { $by }.
