# The rules of the games as told in the app. docs/rules/janggi.md says the same at length.

## Janggi: the aim and the board

guide-aim-title = 장기의 목표
guide-aim-sides = 장기는 둘이서 두는 게임이에요. 초는 청록색 기물을, 한은 붉은색 기물을 써요. 초가 먼저 두고, 그다음부터 한 수씩 번갈아 둬요. 상대의 왕을 외통으로 몰면 이겨요.
guide-aim-board = 시작할 때의 장기판이에요. 기물은 줄과 줄이 만나는 자리에 놓아요.
guide-aim-palace = X자가 그려진 두 곳이 왕이 사는 궁성이에요. 강이 없어서 왕과 사가 아닌 기물은 장기판 어디로든 갈 수 있어요.
guide-aim-capture = 상대 기물이 있는 자리로 가면 그 기물을 잡아요. 잡힌 기물은 판에서 사라지고 다시 쓸 수 없으며, 기물이 더 강하게 바뀌는 일도 없어요. 다른 기물을 뛰어넘는 것은 포뿐이에요.
guide-column-piece = 기물
guide-column-face = 글자
guide-column-count = 한 편의 수
guide-column-points = 한 개의 점수

## The pieces

guide-palace-title = 왕과 사
guide-palace-move = 둘 다 자기 궁성 안에서 선을 따라 한 칸씩 움직이고, 궁성 밖으로는 나갈 수 없어요. 사선이 그려진 곳에서만 비스듬히 움직이므로, 그런 수는 언제나 궁성 한가운데에서 나가거나 한가운데로 들어와요.
guide-palace-king = 한가운데의 왕은 궁성의 모든 자리로 갈 수 있어요.
guide-palace-guard = 변의 가운데에는 사선이 없어서 곧은 쪽으로만 움직여요.
guide-chariot-title = 차
guide-chariot-move = 차는 가로나 세로로, 막히지 않은 만큼 얼마든지 곧게 가요. 가장 강한 기물이에요.
guide-chariot-lines = 자기 졸 앞에서는 멈추고, 상대 병은 잡을 수 있어요.
guide-chariot-diagonal = 양쪽 궁성 안에서는 사선을 따라서도 가요. 한가운데가 비어 있으면 반대쪽 귀퉁이까지 한 번에 갈 수 있어요.
guide-chariot-palace = 한의 궁성 귀퉁이에 있는 차는 사선으로도 갈 수 있어요.
guide-cannon-title = 포
guide-cannon-move = 포는 반드시 뛰어넘어야 움직여요. 가로줄이나 세로줄에서 어느 편이든 기물 하나를 포다리로 삼아 딱 하나만 넘고, 그 너머의 빈자리에 서거나 처음 만나는 상대 기물을 잡아요. 넘을 기물이 없으면 움직일 수 없어요.
guide-cannon-jump = 졸을 넘으면 빈자리에 설 수도 있고, 마를 잡을 수도 있어요.
guide-cannon-cannon = 포는 포를 넘지 못하고, 포를 잡지도 못해요.
guide-cannon-blocked = 앞의 포는 넘을 수 없고, 오른쪽의 포는 잡을 수 없어요.
guide-cannon-diagonal = 궁성 안에서는 한가운데의 기물을 넘어 귀퉁이에서 반대쪽 귀퉁이로도 뛰어요. 그 기물이 포일 때는 안 돼요.
guide-cannon-palace = 귀퉁이에서 사를 넘어 반대쪽 귀퉁이로 갈 수 있어요.
guide-leap-title = 마와 상
guide-horse-title = 마
guide-horse-move = 곧게 한 칸 간 다음, 바깥쪽으로 비스듬히 한 칸 더 가요. 곧게 가는 자리에 기물이 있으면 멱이 막혀 그쪽으로 갈 수 없어요.
guide-horse-blocked = 바로 앞의 졸이 멱을 막아 앞으로 가는 두 수를 둘 수 없어요.
guide-elephant-title = 상
guide-elephant-move = 곧게 한 칸 간 다음, 바깥쪽으로 비스듬히 두 칸 더 가요. 지나가는 두 자리 가운데 하나에라도 기물이 있으면 멱이 막혀요.
guide-elephant-blocked = 왼쪽의 졸이 두 수를 막고, 사선 위의 마가 또 한 수를 막아요.
guide-soldier-title = 졸과 병
guide-soldier-move = 초의 졸과 한의 병은 첫 수부터 앞이나 옆으로 한 칸씩 가요. 뒤로는 물러나지 못해요.
guide-soldier-steps = 앞, 왼쪽, 오른쪽으로 가고, 잡을 때도 똑같이 움직여요.
guide-soldier-diagonal = 상대 궁성 안에서는 사선이 그려진 곳에서 앞쪽으로 비스듬히도 한 칸 갈 수 있어요.
guide-soldier-palace = 한의 궁성 귀퉁이에 있는 졸은 한가운데의 사를 잡을 수 있어요.

## Setups

guide-setup-title = 네 가지 상차림
guide-setup-choice = 첫 수를 두기 전에 저마다 마와 상의 자리를 골라요. 서로 달라도 괜찮아요. 왼쪽과 오른쪽은 자기 자리에서 본 방향이에요.
guide-setup-advice = 장기가 처음이라면 왼상차림으로 시작해 보세요. 균형이 좋아 공격과 수비를 고루 익힐 수 있어요.

## Check and mate

guide-check-title = 장군, 멍군, 외통
guide-check-janggun = 다음 수에 왕을 잡겠다고 공격하는 것이 장군이에요.
guide-check-meonggun = 장군을 받으면 바로 막아야 해요. 이것이 멍군이에요. 공격하는 기물을 잡거나, 사이를 막거나, 포다리를 치우거나, 왕을 피해요. 자기 왕이 장군인 채로 남는 수와 한수쉼은 둘 수 없어요.
guide-check-answer = 한의 차가 장군을 불렀어요. 사가 사이를 막을 수 있어요.
guide-check-mate = 어떤 수로도 장군을 막을 수 없으면 외통이고, 대국이 끝나요.
guide-check-mated = 외통이에요. 두 차가 가로줄 둘을 지켜 왕이 갈 곳이 없어요.

## Pass and bikjang

guide-pass-title = 한수쉼과 빅장
guide-pass-heading = 한수쉼
guide-pass-rule = 장군을 받지 않았으면 두지 않고 차례를 넘길 수 있어요. 둘이 잇달아 한수쉼을 하면 대국이 끝나고 점수로 승부를 가려요. 그래서 장기에는 둘 수가 없어 비기는 일이 없어요.
guide-bikjang-heading = 빅장
guide-bikjang-rule = 두 왕이 같은 세로줄에서 사이에 아무 기물도 없이 마주 보면 빅장이에요. 빅장을 부르는 수는 둘 수 있어요. 그러면 상대는 왕을 다른 줄로 옮기거나 사이에 기물을 넣어 빅장을 풀거나, 빅장을 받아 비길 수 있어요. 다른 수나 한수쉼은 둘 수 없어요.
guide-bikjang-between = 두 왕이 마주 보고 있어요. 차가 둘 수 있는 수는 사이로 들어가는 것뿐이에요.
guide-bikjang-forced = 빅장을 풀 수가 하나도 없으면 곧바로 무승부예요. 다만 장군이 먼저예요. 빅장을 푸는 수는 장군도 막아야 하고, 막을 수 없으면 외통이에요.
guide-bikjang-switch = 빅장 규칙은 대국 전이나 대국 중에 끌 수 있어요. 끄면 왕끼리 마주 보아도 아무 일도 없어요.

## Points and the end of a game

guide-end-title = 점수와 승부
guide-points-heading = 점수
guide-points-rule = 장기판에 남은 기물의 점수를 더한 것이 그 편의 점수예요. 나중에 두는 한에는 덤 1.5점을 더해요. 72점 대 73.5점으로 시작하고, 반 점이 있어 동점은 나오지 않아요.
guide-end-heading = 대국이 끝나는 때
guide-end-mate = 외통
guide-end-mate-text = 외통을 당한 쪽이 져요.
guide-end-resign = 기권
guide-end-resign-text = 기권한 쪽이 져요.
guide-end-passes = 잇단 한수쉼
guide-end-passes-text = 둘이 잇달아 한수쉼을 하면 점수가 많은 쪽이 이겨요.
guide-end-repetition = 동형반복
guide-end-repetition-text = 차례까지 같은 국면이 네 번째로 나오면 점수가 많은 쪽이 이겨요.
guide-end-bikjang = 빅장
guide-end-bikjang-text = 빅장을 받았거나 풀 수가 없으면 무승부예요.
guide-readings-heading = 곳마다 다른 규칙
guide-readings-intro = 모임이나 대회마다 조금씩 다른 규칙이 있어요. 이 앱에서는 이렇게 둬요.
guide-readings-bikjang = 빅장은 점수를 세지 않고 무승부로 해요. 장군을 받은 때에도 빅장을 받을 수 있어요.
guide-readings-repetition = 같은 수를 되풀이해도 괜찮아요. 같은 국면이 네 번째로 나오면 점수로 승부를 가려요.
guide-readings-pass = 한수쉼은 몇 번이든 할 수 있지만, 장군을 받았거나 왕끼리 마주 볼 때는 안 돼요. 배치가 같아도 한수쉼으로 된 국면과 기물을 움직여 된 국면은 서로 다른 국면으로 쳐요.
guide-readings-deom = 덤은 상차림에 상관없이 언제나 1.5점이에요.

## Records and the computer

guide-record-title = 기보와 컴퓨터
guide-record-heading = 기보 읽기
guide-record-form = 79졸78은 7행 9열의 졸이 7행 8열로 갔다는 뜻이에요. 초 쪽에서 보아 행(가로줄)은 위에서부터 세고 열 번째 행은 0으로 적어요. 열(세로줄)은 왼쪽부터 세요.
guide-record-pass = 차례를 넘기면 한수쉼이라고 적어요.
guide-record-machine = 설정에서 e4e5 같은 좌표로 바꿀 수 있어요. 세로줄은 왼쪽부터 a에서 i, 가로줄은 초 쪽부터 1에서 10이에요.
guide-column-record = 기보의 글자
guide-levels-heading = 컴퓨터의 난이도
guide-level-newcomer = 자기 수만 보고, 상대가 둘 수는 거의 내다보지 못해요. 행마를 익힐 때 알맞아요.
guide-level-beginner = 두 수 앞을 내다보고 가끔 실수도 해요. 처음 두는 분에게 알맞아요.
guide-level-improver = 두 수 앞을 내다보고, 주고받기를 끝까지 따져요. 형세 판단은 느슨해요.
guide-level-intermediate = 세 수 앞을 내다보고, 잡을 기회를 놓치지 않아요.
guide-level-skilled = 한 수에 수천 개의 국면을 살피고, 네 수 앞이나 그보다 더 멀리 내다봐요.
guide-level-advanced = 내다볼 수 있는 데까지 내다보고, 한 수에 최대 1.5초 생각해요. 가장 센 난이도예요.

## Pictures of boards, in words for a screen reader

picture-side = { $side }: { $pieces }
picture-check = { $side }의 왕이 장군을 받고 있어요
picture-reach = { $place }에 있는 { $piece }의 갈 수 있는 자리: { $places }
picture-back-rank = 맨 뒷줄, 왼쪽부터: { $pieces }
