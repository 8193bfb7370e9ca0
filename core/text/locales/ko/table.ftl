# What is said about a game being played: whose turn, checks, refusals, results, pieces.

side-cho = 초
side-han = 한
table-turn = { $side } 차례
piece-king = 왕
piece-guard = 사
piece-chariot = 차
piece-cannon = 포
piece-horse = 마
piece-elephant = 상
piece-soldier-cho = 졸
piece-soldier-han = 병
whose-piece = { $side } { $piece }

# Places and pieces

place = { $rank }행 { $file }열
piece-on = { $place }의 { $piece }
list-two = { $first }, { $second }
say-two = { $first }. { $second }
say-two-ended = { $first } { $second }

# Where the game stands

status-thinking = 컴퓨터가 생각하고 있어요
status-hint = 좋은 수를 찾고 있어요
status-check = { $side } 왕이 장군을 받았어요
status-check-plain = { $side } 쪽이 장군을 받았어요
status-bikjang = 빅장: { $side } 쪽이 풀거나 받아야 해요
status-review = { $plies }수 가운데 { $ply }수

# The players’ panels

player-you = 나
player-computer-newcomer = 컴퓨터 입문
player-computer-beginner = 컴퓨터 초급
player-computer-improver = 컴퓨터 초중급
player-computer-intermediate = 컴퓨터 중급
player-computer-skilled = 컴퓨터 중고급
player-computer-advanced = 컴퓨터 고급
panel-score = { $side } { $score }점
panel-to-move = 둘 차례
panel-your-turn = 둘 차례예요
panel-thinking = 생각하고 있어요…
panel-waiting = 기다리고 있어요
panel-check = 장군! 막아야 해요
panel-check-plain = 장군! 막아야 해요
panel-bikjang = 빅장! 풀거나 받아야 해요
panel-opponent-passed = 상대가 한 수 쉬었어요. 이어서 쉬면 점수로 승부를 가려요
panel-passed = 한 수 쉬었어요
warning-pass-loses = 지금 쉬면 대국이 끝나고 { $own }점 대 { $other }점으로 져요
warning-pass-behind = { $own }점 대 { $other }점으로 뒤지고 있어요. 상대도 이어서 쉬면 져요
panel-won = 이겼어요
panel-lost = 졌어요
panel-draw = 비겼어요

# Banners

banner-janggun = 장군!
banner-janggun-detail = 막아야 해요
banner-check = 장군!
banner-meonggun = 멍군!
banner-meonggun-detail = 장군을 막았어요
banner-meonggun-janggun = 멍군장군!
banner-mate = 외통!
banner-bikjang = 빅장!
banner-bikjang-detail = 풀거나 받아야 해요
banner-also-bikjang = 빅장이기도 해요
banner-also-meonggun = 멍군이기도 해요. 장군을 막았어요
banner-pass = 한수쉼
banner-pass-detail = 이어서 쉬면 점수로 승부를 가려요

# Results

result-win = { $side } 승리
result-you-win = 이겼어요
result-computer-wins = 컴퓨터가 이겼어요
result-draw = 무승부
result-by-mate = { $side } 쪽이 외통을 당했어요
result-by-mate-plain = { $side } 쪽이 외통을 당했어요
result-by-passes = 둘이 잇달아 한 수 쉬었어요. { $high }점 대 { $low }점
result-by-repetition = 같은 국면이 네 번 나왔어요. { $high }점 대 { $low }점
result-by-bikjang-accepted = 빅장: { $side } 쪽이 받아 비겼어요
result-by-bikjang-unresolvable = 빅장: { $side } 쪽이 풀 수가 없어요
result-by-stalemate = { $side } 쪽이 둘 수가 없어요
result-by-threefold = 같은 국면이 세 번 나왔어요
result-by-perpetual-check = { $side } 쪽이 장군을 끝없이 반복했어요
result-by-ply-limit = 400수를 두었어요
result-by-king-captured = { $side } 쪽이 왕을 잃었어요
result-by-bare-king = { $side } 쪽에 왕만 남았어요
result-by-quiet-plies = 199수 동안 잡거나 승격한 기물이 없어요
result-by-insufficient-material = 외통을 낼 기물이 모자라요
result-by-agreement = 서로 무승부에 합의했어요
result-by-resignation = { $side } 쪽이 기권했어요
result-by-time = { $side } 쪽의 시간이 다 됐어요
result-points = 초 { $cho }점, 한 { $han }점
result-moves = 모두 { $moves }수

# Hints

hint-move = 힌트: { $piece }, { $from }에서 { $to }
hint-pass = 힌트: 한수쉼
hint-accept = 힌트: 빅장 받기

# What a screen reader says of a point

spoken-piece = { $place }, { $piece }
spoken-empty = { $place }, 빈자리
spoken-selected = 골랐음
spoken-target = 여기로 갈 수 있음
spoken-capture = 잡을 수 있음
spoken-last-move = 마지막 수
spoken-step = 여기까지 왔음
spoken-check = 장군 받음
spoken-hint-from = 힌트: 여기에서
spoken-hint-over = 힌트: 먼저 여기로
spoken-hint-to = 힌트: 여기로
spoken-movable = 움직일 수 있음

# What a screen reader says when something happens

say-move = { $piece }, { $from }에서 { $to }
say-capture = { $piece }, { $from }에서 { $to }, { $captured } 잡음
say-pass = { $side } 한수쉼
say-chosen = { $piece } 골랐어요. 갈 수 있는 자리 { $targets }곳
say-taken-back = 물렀어요
say-bikjang-on = 빅장 규칙을 켰어요
say-bikjang-off = 빅장 규칙을 껐어요

# Refusals

refusal-over = 대국이 끝났어요.
refusal-not-over = 아직 대국이 끝나지 않았어요.
refusal-computers-turn = 컴퓨터 차례예요.
refusal-computers-side = 그쪽은 컴퓨터 편이에요.
refusal-not-in-this-game = 이 게임에서는 할 수 없어요.
refusal-nothing-chosen = 먼저 내 기물을 고르세요.
refusal-not-yours = { $piece }: 지금은 { $side } 차례예요.
refusal-own-piece = { $place }에 내 기물이 있어요: { $piece }.
refusal-touched = { $place }의 { $piece }: 한번 만진 기물은 움직여야 해요.
refusal-shape-king = 왕은 궁성 안에서 선을 따라 한 칸 움직여요.
refusal-shape-guard = 사는 궁성 안에서 선을 따라 한 칸 움직여요.
refusal-shape-chariot = 차는 선을 따라 곧게 움직여요.
refusal-shape-cannon = 포는 선을 따라 곧게, 기물 하나를 넘어 움직여요.
refusal-shape-horse = 마는 곧게 한 칸 간 다음, 바깥쪽으로 비스듬히 한 칸 더 가요.
refusal-shape-elephant = 상은 곧게 한 칸 간 다음, 바깥쪽으로 비스듬히 두 칸 더 가요.
refusal-shape-soldier = 졸과 병은 앞이나 옆으로 한 칸 움직여요.
refusal-palace-king = 왕은 궁성을 벗어날 수 없어요.
refusal-palace-guard = 사는 궁성을 벗어날 수 없어요.
refusal-backward = 졸과 병은 뒤로 갈 수 없어요.
refusal-no-diagonal = 그쪽으로는 사선이 없어요.
refusal-blocked = 길이 막혔어요: { $place }의 { $piece }.
refusal-horse-leg = 마의 멱이 막혔어요: { $place }의 { $piece }.
refusal-elephant-path = 상의 멱이 막혔어요: { $place }의 { $piece }.
refusal-no-screen = 포가 넘을 포다리가 없어요.
refusal-cannon-screen = 포는 포를 넘을 수 없어요.
refusal-two-screens = 포는 기물을 하나만 넘을 수 있어요.
refusal-cannon-target = 포는 포를 잡을 수 없어요.
refusal-answer-check = 장군을 막아야 해요: { $by }.
refusal-leaves-king = 그러면 왕이 잡혀요: { $by }.
refusal-king-attacked = 왕이 그리로 가면 잡혀요: { $by }.
refusal-bikjang = 빅장이에요. 먼저 풀거나, 빅장을 받으세요.
refusal-pass-in-check = 장군을 받았을 때는 쉴 수 없어요: { $by }.
refusal-pass-facing = 빅장일 때는 쉴 수 없어요. 풀거나, 빅장을 받으세요.
refusal-nothing-to-accept = 빅장이 아니어서 받을 수 없어요.
refusal-no-offer = 답할 제안이 없어요.
refusal-offer-open = 먼저 제안에 답하세요.
refusal-offer-computer = 컴퓨터에게는 제안할 수 없어요.
refusal-nothing-begun = 이어서 둘 수가 없어요.
refusal-nothing-to-undo = 무를 수가 없어요.
refusal-no-such-ply = 이 대국은 { $plies }수까지예요.
refusal-switch-would-end = 지금 바꾸면 대국이 바로 끝나요. 먼저 빅장을 푸세요.
refusal-stuck = { $piece }: 지금 갈 수 있는 자리가 없어요.
refusal-stuck-check = { $piece }: 이 장군을 막을 수 없어요: { $by }.
refusal-stuck-bikjang = { $piece }: 빅장을 풀 수 없어요.
refusal-stuck-pinned = { $piece }: 움직이면 왕이 잡혀요: { $by }.

# Saved games

summary-computer-newcomer = 컴퓨터 입문과 대국
summary-computer-beginner = 컴퓨터 초급과 대국
summary-computer-improver = 컴퓨터 초중급과 대국
summary-computer-intermediate = 컴퓨터 중급과 대국
summary-computer-skilled = 컴퓨터 중고급과 대국
summary-computer-advanced = 컴퓨터 고급과 대국
summary-two-players = 둘이서 두기
game-janggi = 장기
game-xiangqi = 샹치
game-chushogi = 주쇼기

# What one of two players proposes to the other

offer-draw = { $side } 쪽이 무승부를 제안했어요
offer-takeback-one = { $side } 쪽이 마지막 수를 무르고 싶어 해요
offer-takeback-two = { $side } 쪽이 상대의 수까지 두 수를 무르고 싶어 해요
offer-takeback-end = { $side } 쪽이 대국을 이어 가고 싶어 해요
offer-declined = 받아들이지 않았어요. 대국을 이어 가요

# What the computer thinks of a finished game

analysis-inaccuracy = 조금 손해를 봤어요
analysis-mistake = 손해를 봤어요
analysis-blunder = 형세가 뒤집혔어요
analysis-piece-lost = 기물을 잃었어요
analysis-defence-missed = 위협을 막지 못했어요
analysis-mate-missed = 외통을 놓쳤어요
analysis-better = { $what }. 더 나은 수: { $move }
analysis-done = 분석이 끝났어요
