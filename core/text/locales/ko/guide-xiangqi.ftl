# The rules of Xiangqi as told in the app. docs/rules/xiangqi.md says the same at length.

## The aim and the board

guide-xiangqi-aim-title = 샹치의 목표
guide-xiangqi-aim-sides = 샹치는 둘이서 두는 게임이에요. 홍이 먼저 두고, 그다음부터 한 수씩 번갈아 둬요. 상대의 장이 빠져나갈 길을 모두 막으면 이겨요.
guide-xiangqi-aim-board = 시작할 때의 판이에요. 기물은 칸 안이 아니라 줄과 줄이 만나는 자리에 놓아요.
guide-xiangqi-aim-places = 판 가운데를 가로지르는 빈 띠가 강이에요. X자가 그려진 두 곳은 궁성이고, 장과 사는 궁성 밖으로 나가지 못해요.
guide-xiangqi-aim-capture = 상대 기물이 있는 자리로 가면 그 기물을 잡아요. 잡힌 기물은 다시 쓸 수 없고, 기물이 더 강하게 바뀌는 일도 없어요. 지금 판 위에 있는 기물이 전부예요.
guide-xiangqi-column-red = 홍
guide-xiangqi-column-black = 흑

## The pieces

guide-xiangqi-general-title = 장
guide-xiangqi-general-move = 장은 가로나 세로로 한 칸씩 움직이고, 궁성을 떠나지 못해요. 이 기물을 잡으려고 다투는 게임이에요.
guide-xiangqi-general-steps = 곧은 쪽으로 한 칸씩만, 비스듬히는 못 가요.
guide-xiangqi-facing-heading = 장끼리는 마주 보지 못해요
guide-xiangqi-facing-rule = 두 장은 같은 세로줄에서 사이에 아무 기물도 없이 마주 볼 수 없어요. 그렇게 되는 수는 누구도 둘 수 없어요. 그래서 장은 제자리에서도 세로줄 하나를 끝까지 지켜요.
guide-xiangqi-facing-between = 두 장 사이에는 포뿐이에요. 포는 이 줄을 벗어날 수 없어요.
guide-xiangqi-facing-holds = 홍의 장이 빈 가운데 줄을 지켜요. 흑의 장은 아래로는 가도 가운데 줄로는 못 가요.
guide-xiangqi-advisor-title = 사
guide-xiangqi-advisor-move = 사는 비스듬히 한 칸 움직이고, 궁성을 떠나지 못해요. 갈 수 있는 자리가 다섯 군데뿐이에요.
guide-xiangqi-advisor-steps = 한가운데에서는 네 귀퉁이로 갈 수 있어요.
guide-xiangqi-elephant-title = 상
guide-xiangqi-elephant-move = 상은 비스듬히 꼭 두 칸 움직여요. 사이의 자리, 곧 상의 눈에 기물이 있으면 막혀요. 강을 건너지 못하므로 언제나 자기 쪽을 지켜요.
guide-xiangqi-elephant-eye = 마가 눈 하나를 막아 그쪽으로는 갈 수 없어요.
guide-xiangqi-elephant-bank = 강가에서는 돌아가는 길뿐이에요.
guide-xiangqi-horse-title = 마
guide-xiangqi-horse-move = 곧게 한 칸 간 다음, 바깥쪽으로 비스듬히 한 칸 더 가요. 뛰어넘지는 못해요. 곧게 가는 자리에 기물이 있으면 멱이 막혀 그쪽의 두 수를 둘 수 없어요.
guide-xiangqi-horse-leg = 바로 앞의 병이 멱을 막아 앞으로 가는 두 수를 둘 수 없어요.
guide-xiangqi-horse-one-way = 홍의 마는 흑의 마를 잡을 수 있어요. 흑의 마는 포에 멱이 막혀 되잡지 못해요.
guide-xiangqi-chariot-title = 차
guide-xiangqi-chariot-move = 차는 가로나 세로로, 막히지 않은 만큼 얼마든지 곧게 가요. 가장 강한 기물이니 일찍 내보내세요.
guide-xiangqi-chariot-lines = 자기 포 앞에서는 멈추고, 상대 마와 졸은 잡을 수 있어요.
guide-xiangqi-cannon-title = 포
guide-xiangqi-cannon-move = 그냥 움직일 때는 차와 같아요. 잡을 때는 어느 편이든 기물 하나를 포다리로 삼아 딱 하나만 넘고, 그 너머의 첫 기물을 잡아요.
guide-xiangqi-cannon-screen = 자기 병을 넘어 마를 잡을 수 있어요. 오른쪽의 졸은 사이에 포다리가 없어 안전해요.
guide-xiangqi-cannon-next = 포다리 바로 다음 기물만 잡을 수 있어요. 사이에 기물이 둘인 마는 안전해요.
guide-xiangqi-soldier-title = 병과 졸
guide-xiangqi-soldier-move = 홍의 병과 흑의 졸은 앞으로 한 칸씩 가요. 강을 건너면 옆으로도 한 칸 갈 수 있어요. 뒤로는 물러나지 못하고, 더 강하게 바뀌지도 않아요.
guide-xiangqi-soldier-home = 강을 건너기 전에는 앞으로만 가요.
guide-xiangqi-soldier-across = 강을 건너면 앞, 왼쪽, 오른쪽으로 가요.
guide-xiangqi-soldier-last = 맨 끝줄에 닿으면 옆으로만 움직여요.

## Check, mate and stalemate

guide-xiangqi-check-title = 장군, 외통, 둘 수 없음
guide-xiangqi-check-rule = 다음 수에 장을 잡겠다고 공격하는 것이 장군이에요. 자기 장이 장군인 채로 남는 수는 둘 수 없으니, 장군은 바로 막아야 해요.
guide-xiangqi-check-answers = 공격하는 기물을 잡거나, 사이를 막거나, 장을 피해요. 마의 장군은 멱을 막아도 되고, 포의 장군은 포다리를 치워도 돼요.
guide-xiangqi-check-screen = 흑의 포가 사를 넘어 장군을 불렀어요. 사가 어디로든 비키면 포는 넘을 기물이 없어져요.
guide-xiangqi-check-leg = 흑의 마가 장군을 불렀어요. 차가 멱을 막을 수 있어요.
guide-xiangqi-check-mate = 어떤 수로도 장군을 막을 수 없으면 외통이고, 대국이 끝나요.
guide-xiangqi-check-mated = 외통이에요. 두 차가 가로줄 둘을 지켜 장이 갈 곳이 없어요.
guide-xiangqi-stalemate-heading = 둘 수 없으면 져요
guide-xiangqi-stalemate-rule = 장군을 받지 않았어도 둘 수 있는 수가 하나도 없으면 져요. 곤폐라고 해요. 체스와 달리 무승부가 아니에요.
guide-xiangqi-stalemate-board = 흑의 차례이고 장군은 아니지만, 병이 한 자리를, 홍의 장이 가운데 줄을 지켜 둘 수가 없어요. 흑이 져요.

## The names of mates

guide-xiangqi-mates-title = 외통의 이름
guide-xiangqi-mates-intro = 외통으로 끝나면 결과에 그 이름이 나와요.
guide-xiangqi-mates-double = 양수겸장
guide-xiangqi-mates-double-text = 두 기물이 한꺼번에 장군을 불러요.
guide-xiangqi-mates-double-board = 차와 마가 함께 장군을 불러 한 수로는 둘 다 막지 못해요.
guide-xiangqi-mates-cannons = 겹포 (重炮)
guide-xiangqi-mates-cannons-text = 포가 자기편의 다른 포를 넘어 장군을 불러요.
guide-xiangqi-mates-cannons-board = 사가 사이에 들어가도 앞의 포가 그 사를 넘어 장군이 돼요.
guide-xiangqi-mates-horse = 마후포 (馬後炮)
guide-xiangqi-mates-horse-text = 포가 자기편의 마를 넘어 장군을 불러요.
guide-xiangqi-mates-horse-board = 마가 양옆을, 포가 아래쪽을 막고 있어요.
guide-xiangqi-mates-piece = 기물의 외통
guide-xiangqi-mates-piece-text = 그 밖의 외통은 장군을 부른 기물의 이름을 붙여 ‘차로 외통’처럼 불러요.

## Draws and repetition

guide-xiangqi-draws-title = 무승부와 동형반복
guide-xiangqi-draws-choice = 같은 수를 되풀이하거나 대국이 끝나지 않을 때의 규칙을 대국 전에 두 가지 가운데 고를 수 있어요. 보통은 대면 규칙을 써요.
guide-xiangqi-tabletop-heading = 대면 규칙
guide-xiangqi-draws-check = 만년장군
guide-xiangqi-draws-check-text = 장군만 끝없이 부를 수는 없어요. 한쪽만 모든 수로 장군을 부른 채 같은 국면이 두 번째로 나오면 그쪽에 알려 줘요. 세 번째로 나오면 그쪽이 져요.
guide-xiangqi-draws-check-board = 차가 줄을 바꿔 가며 장을 쫓아 장군을 불러요. 홍은 제때 그만둬야 해요.
guide-xiangqi-draws-repeat = 그 밖의 되풀이
guide-xiangqi-draws-repeat-text = 저절로 끝나지는 않아요. 둘 다 장군을 부르며 되풀이해도 마찬가지예요. 세 번째부터는 무승부를 제안할 수 있다고 알려 줘요.
guide-xiangqi-draws-quiet = 잡는 수가 없을 때
guide-xiangqi-draws-quiet-text = 서로 60수씩 두는 동안 잡는 수가 없으면 무승부를 제안할 수 있다고 알려 줘요.
guide-xiangqi-draws-limit = 아주 긴 대국
guide-xiangqi-draws-limit-text = 양쪽을 합해 400수를 두면 무승부예요.
guide-xiangqi-simple-heading = 간단 규칙
guide-xiangqi-simple-text = 같은 국면이 세 번째로 나오면 까닭에 상관없이 무승부예요.
guide-xiangqi-both-heading = 두 규칙 모두
guide-xiangqi-both-text = 같은 국면이란 같은 자리에 같은 기물이 있고 차례도 같은 것을 말해요. 서로 뜻이 맞으면 언제든 비길 수 있어요. 대회에는 장이 아닌 기물을 끝없이 쫓는 것을 막는 규칙도 있지만, 여기서는 막지 않아요.

## Handicaps and takebacks

guide-xiangqi-handicap-title = 접기와 무르기
guide-xiangqi-handicap-rule = 실력 차이가 있으면 센 쪽이 마 하나나 둘을 빼고 둘 수 있어요. 누가 접을지는 고를 수 있고, 그래도 홍이 먼저 둬요.
guide-xiangqi-handicap-board = 홍이 마 하나를 접었어요. 자기 왼쪽의 마를 빼요.
guide-xiangqi-takeback-heading = 무르기
guide-xiangqi-takeback-rule = 컴퓨터와 둘 때는 몇 번이든 무를 수 있어요. 둘이서 둘 때는 상대가 허락해야 하고, 설정에서 허락 없이 무르게 할 수도 있어요. 내가 둔 바로 다음에는 그 수만, 내 차례에는 상대의 응수까지 물러요.

## Records

guide-xiangqi-record-title = 기보 읽기
guide-xiangqi-record-form = 수는 중국식으로 적어요. 기물, 그 기물이 있던 세로줄, 방향, 숫자 차례예요. 進은 앞으로, 退는 뒤로, 平은 옆으로예요. 炮二平五는 둘째 줄의 포가 다섯째 줄로 옆으로 간다는 뜻이고, 馬8進7은 흑의 8번 줄 마가 7번 줄로 나아간다는 뜻이에요.
guide-xiangqi-record-files = 세로줄은 저마다 자기 오른쪽부터 세고, 홍은 한자 숫자로, 흑은 아라비아 숫자로 적어요. 차, 포, 병, 장이 앞뒤로 갈 때의 마지막 숫자는 간 칸 수이고, 나머지는 닿은 줄이에요.
guide-xiangqi-record-order = 같은 기물 둘이 한 줄에 있으면 앞의 것은 前, 뒤의 것은 後로 적고, 셋이면 가운데 것은 中이에요. 병이 두 줄에 겹쳐 있으면 前兵三進一처럼 줄을 덧붙여요.
guide-xiangqi-record-others = 설정에서 WXF(C2=5, H8+7처럼 +는 앞, -는 뒤, =는 옆)나 ICCS 좌표(h2e2처럼 홍의 왼쪽부터 a에서 i, 홍 쪽부터 0에서 9)로 바꿀 수 있어요.
guide-xiangqi-column-wxf = WXF
