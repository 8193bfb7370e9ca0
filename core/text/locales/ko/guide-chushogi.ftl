# The rules of Chu Shogi as told in the app. docs/rules/chushogi.md says the same at length.

## The aim and the board

guide-chushogi-aim-title = 주쇼기의 목표
guide-chushogi-aim-sides = 주쇼기(中将棋)는 넓은 판에서 두는 일본의 옛 장기로, 둘이서 두는 게임이에요. 아래쪽의 선수(先手)가 먼저 두고, 후수(後手)와 한 수씩 번갈아 둬요. 상대의 왕을 잡으면 이겨요.
guide-chushogi-aim-board = 시작할 때의 판이에요. 가로세로 12칸에 한 편의 기물이 46개예요.
guide-chushogi-aim-capture = 상대 기물이 있는 칸으로 가면 그 기물을 잡아요. 잡힌 기물은 판에서 사라져요. 보통의 쇼기와 달리 잡은 기물을 다시 놓을 수 없어요.
guide-chushogi-aim-zone = 나에게서 가장 먼 네 단이 적진이에요. 거의 모든 기물이 그곳에서 더 강한 기물로 승격할 수 있어요.
guide-chushogi-aim-start = 기물이 많아도 겁먹지 마세요. 대부분 움직임이 단순하고, 언제든 여기서 찾아볼 수 있어요. 먼저 사자를 익혀 보세요. 이 게임의 중심이에요.

## All pieces

guide-chushogi-list-title = 기물 한눈에 보기
guide-chushogi-list-intro = 처음에 놓이는 21가지 기물과 승격한 뒤의 기물이에요. 한 번 승격한 기물은 움직임이 같은 다른 기물이 승격할 수 있어도 다시 승격하지 못해요.
guide-chushogi-column-promoted = 승격하면

guide-chushogi-generals-title = 옥장, 장군들, 맹표
guide-chushogi-foot-title = 보병, 중인, 취상, 맹호
guide-chushogi-runners-title = 멀리 가는 기물
guide-chushogi-runners-intro = 막히지 않은 만큼 얼마든지 가고, 처음 만나는 상대 기물을 잡아요. 아무것도 뛰어넘지 못해요.
guide-chushogi-jumpers-title = 기린과 봉황
guide-chushogi-jumpers-intro = 이 둘은 뛰어넘어요. 사이의 칸에 무엇이 있든 상관없어요.
guide-chushogi-promoted-title = 승격한 기물
guide-chushogi-promoted-intro = 승격해야만 나오는 기물이에요. 작은 사자처럼 싸우는 각응과 비취는 따로 설명해요.

guide-chushogi-move-king = 어느 쪽으로든 한 칸 가요.
guide-chushogi-move-gold = 앞, 뒤, 옆, 앞쪽 대각선으로 한 칸 가요.
guide-chushogi-move-silver = 앞이나 대각선으로 한 칸 가요.
guide-chushogi-move-copper = 앞, 뒤, 앞쪽 대각선으로 한 칸 가요.
guide-chushogi-move-leopard = 앞, 뒤, 대각선으로 한 칸 가요.
guide-chushogi-move-pawn = 앞으로 한 칸 가요. 잡을 때도 똑같아요.
guide-chushogi-move-go-between = 앞이나 뒤로 한 칸 가요.
guide-chushogi-move-drunk-elephant = 바로 뒤를 뺀 어느 쪽으로든 한 칸 가요. 승격하면 두 번째 왕이 돼요.
guide-chushogi-move-blind-tiger = 바로 앞을 뺀 어느 쪽으로든 한 칸 가요.
guide-chushogi-move-rook = 앞, 뒤, 옆으로 얼마든지 가요.
guide-chushogi-move-bishop = 대각선으로 얼마든지 가요.
guide-chushogi-move-lance = 앞으로만 얼마든지 가요.
guide-chushogi-move-reverse-chariot = 앞뒤로 얼마든지 가요.
guide-chushogi-move-side-mover = 옆으로 얼마든지 가거나 앞뒤로 한 칸 가요.
guide-chushogi-move-vertical-mover = 앞뒤로 얼마든지 가거나 옆으로 한 칸 가요.
guide-chushogi-move-dragon-king = 비차처럼 얼마든지 가거나 대각선으로 한 칸 가요.
guide-chushogi-move-dragon-horse = 각행처럼 얼마든지 가거나 앞, 뒤, 옆으로 한 칸 가요.
guide-chushogi-move-free-king = 여덟 방향으로 얼마든지 가요.
guide-chushogi-move-kirin = 대각선으로 한 칸 가거나 앞, 뒤, 옆으로 두 칸째에 뛰어요. 승격하면 사자예요.
guide-chushogi-move-phoenix = 앞, 뒤, 옆으로 한 칸 가거나 대각선으로 두 칸째에 뛰어요. 승격하면 분왕이에요.
guide-chushogi-move-crown-prince = 어느 쪽으로든 한 칸 가고, 옥장처럼 왕 노릇을 해요.
guide-chushogi-move-flying-stag = 앞뒤로 얼마든지 가거나 다른 쪽으로 한 칸 가요.
guide-chushogi-move-free-boar = 옆과 대각선으로 얼마든지 가요.
guide-chushogi-move-flying-ox = 앞, 뒤, 대각선으로 얼마든지 가요.
guide-chushogi-move-whale = 앞, 뒤, 뒤쪽 대각선으로 얼마든지 가요.
guide-chushogi-move-white-horse = 앞, 뒤, 앞쪽 대각선으로 얼마든지 가요.

## The lion

guide-chushogi-lion-title = 사자
guide-chushogi-lion-move = 사자는 한 수에 옥장의 걸음을 두 번 걷고, 두 번째 걸음은 어느 쪽으로든 갈 수 있어요. 또는 두 칸 안의 어느 칸으로든 사이에 무엇이 있든 단번에 뛰어요.
guide-chushogi-lion-reach = 둘레의 24칸에 모두 갈 수 있어요.
guide-chushogi-lion-double = 두 걸음에 기물 둘을 한 수로 잡을 수도 있어요.
guide-chushogi-lion-two = 보병을 잡고 이어서 뒤의 은장을 잡을 수도, 뛰어넘어 은장만 잡을 수도 있어요.
guide-chushogi-lion-igui = 제자리 잡기
guide-chushogi-lion-igui-text = 옆의 기물을 잡고 있던 칸으로 돌아와요. 이구이(居喰い)라고 해요.
guide-chushogi-lion-jitto = 제자리 쉼
guide-chushogi-lion-jitto-text = 빈 이웃 칸에 갔다가 돌아와요. 짓토(じっと)라고 해요. 아무것도 바뀌지 않고 차례만 넘어가요.
guide-chushogi-lion-tap = 사자를 누르고 칸을 눌러요. 두 칸 떨어진 칸이면 바로 뛰어요. 바로 옆 칸이면 두 번째 걸음을 기다려요. 이어서 갈 칸을 누르거나, 거기 서려면 같은 칸을 다시 누르고, 제자리 잡기나 제자리 쉼은 처음 있던 칸을 눌러요.

## Falcon and eagle

guide-chushogi-birds-title = 각응과 비취
guide-chushogi-birds-intro = 용마는 각응으로, 용왕은 비취로 승격해요. 정해진 쪽으로만 사자처럼 움직여서, 한 칸이나 두 칸을 가며 칸마다 잡을 수 있고, 제자리 잡기와 제자리 쉼을 하고, 첫 칸을 뛰어넘기도 해요.
guide-chushogi-move-horned-falcon = 바로 앞으로는 사자처럼, 다른 일곱 방향으로는 얼마든지 가요.
guide-chushogi-move-soaring-eagle = 앞쪽 두 대각선으로는 사자처럼, 다른 여섯 방향으로는 얼마든지 가요.

## The lion rules

guide-chushogi-rules-title = 사자와 사자
guide-chushogi-rules-intro = 사자는 너무 강해서 금세 서로 맞바꾸게 돼요. 그러지 않게 하는 규칙이에요. 기린이 승격한 사자에도 똑같이 적용해요.
guide-chushogi-rules-near = 바로 옆의 사자는 지켜지든 말든 언제나 잡을 수 있어요.
guide-chushogi-rules-protected-heading = 지켜진 사자
guide-chushogi-rules-protected = 두 칸 떨어진 사자가 지켜져 있으면, 곧 그 칸에서 되잡을 기물이 있으면 사자로 잡을 수 없어요. 왕 때문에 묶인 기물도 지키는 것으로 쳐요.
guide-chushogi-rules-protected-board = 금장이 후수의 사자를 지켜요. 선수의 사자는 다른 칸은 다 가도 그 칸은 못 가요.
guide-chushogi-rules-hidden-heading = 숨은 지킴
guide-chushogi-rules-hidden = 멀리 가는 기물은 잡으려는 사자의 뒤에서도 지켜요. 두 사자를 잇는 곧은 줄에 있으면, 사자가 뛰는 순간 길이 열리기 때문이에요. 가게아시(かげ足)라고 해요.
guide-chushogi-rules-hidden-board = 선수 사자의 뒤에 있는 비차가 앞의 후수 사자를 지켜요.
guide-chushogi-rules-with-heading = 곁들여 잡기
guide-chushogi-rules-with = 지켜진 사자라도 같은 수로 길목의 다른 기물을 먼저 잡으면 잡을 수 있어요. 쓰케구이(付け喰い)라고 해요. 보병과 중인은 안 되지만 승격한 것은 돼요. 상대는 바로 되잡을 수 있어요.
guide-chushogi-rules-with-board = 은장을 거쳐 아래의 사자를 잡을 수 있어요. 위의 사자는 길목에 중인뿐이라 안전해요.
guide-chushogi-rules-senjishi-heading = 선사자
guide-chushogi-rules-senjishi = 사자가 아닌 기물이 방금 사자를 잡았으면, 바로 다음 수에는 사자로만 사자를 잡을 수 있어요. 센지시(先獅子)라고 해요. 한 수 지나면 괜찮아요. 사자가 사자를 잡았으면 어떤 기물로든 바로 되잡을 수 있어요.
guide-chushogi-rules-senjishi-board = 오른쪽에 있는 선수의 각행이 방금 사자를 잡았어요. 지금은 후수의 비차로 선수의 사자를 잡을 수 없어요.
guide-chushogi-rules-others = 그 밖에는 사자가 아닌 기물은 사자를 마음대로 잡을 수 있어요.

## Promotion

guide-chushogi-promotion-title = 승격
guide-chushogi-promotion-rule = 적진 밖에서 안으로 들어갈 때, 또는 적진 안에서 시작하는 수로 기물을 잡을 때 승격할 수 있어요. 보병과 향차는 맨 끝 단에 닿을 때도 돼요.
guide-chushogi-promotion-enter = 앞의 세 칸이 적진이에요. 은장은 그리로 가면서 승격할 수 있어요.
guide-chushogi-promotion-inside = 승격하지 않고 들어간 기물은 기물을 잡거나, 나갔다가 다시 들어와야 승격할 수 있어요.
guide-chushogi-promotion-capture = 이미 적진 안에 있는 은장은 보병을 잡으면 승격할 수 있지만, 그냥 움직여서는 안 돼요.
guide-chushogi-promotion-choice = 꼭 승격하지 않아도 되고, 승격은 움직임이 다 끝난 뒤에 해요. 옥장, 사자, 분왕은 승격하지 않아요.

## King, prince, ends

guide-chushogi-end-title = 왕, 태자, 승부
guide-chushogi-end-check = 장군
guide-chushogi-end-check-text = 다음 수에 왕이 잡힐 수 있으면 장군이에요. 그대로 두거나 스스로 장군으로 들어가도 되지만, 그러면 왕이 잡힐 수 있어요. 앱이 알려 주고, 그런 수를 막는 설정도 있어요.
guide-chushogi-end-prince = 왕과 태자
guide-chushogi-end-prince-text = 취상이 승격하면 태자예요. 둘 다 있으면 하나가 잡혀도 남은 하나로 대국이 이어져요.
guide-chushogi-end-capture = 왕이 잡힘
guide-chushogi-end-capture-text = 옥장이나 태자 가운데 마지막 하나까지 잃으면 져요. 무엇으로도 지킬 수 없는 외통이면 기권해도 돼요.
guide-chushogi-end-bare = 외톨이 왕
guide-chushogi-end-bare-text = 왕이나 태자 하나만 남은 쪽은 다른 기물이 남은 상대에게 져요. 다만 상대의 마지막 왕을 바로 잡을 수 있으면 아니에요. 이 규칙은 끌 수 있어요.
guide-chushogi-end-stuck = 둘 수 없음
guide-chushogi-end-stuck-text = 둘 수 있는 수가 하나도 없는 쪽이 져요.
guide-chushogi-end-repetition = 동형반복
guide-chushogi-end-repetition-text = 같은 국면을 네 번째로 만드는 수는 둘 수 없어요. 한쪽만 계속 장군을 불렀다면 그쪽이 수를 바꿔야 하고, 다른 쪽은 그대로 막아도 돼요.
guide-chushogi-end-agreed = 무승부
guide-chushogi-end-agreed-text = 왕만 남았을 때처럼 서로 뜻이 맞으면 비길 수 있어요.

## Options

guide-chushogi-options-title = 규칙 고르기
guide-chushogi-options-intro = 곳마다 규칙이 조금씩 달라요. 대국 전에 고를 수 있어요.
guide-chushogi-options-promotion = 쇼기식 승격
guide-chushogi-options-promotion-text = 적진에서 시작하거나 끝나는 수면 언제든 승격할 수 있어요.
guide-chushogi-options-senjishi = 선사자
guide-chushogi-options-senjishi-text = 모든 사자, 방금 사자가 잡힌 칸의 사자를 뺀 나머지, 지켜진 사자 가운데 무엇을 보호할지 골라요.
guide-chushogi-options-bare = 외톨이 왕
guide-chushogi-options-bare-text = 외톨이 왕이 지는지 정해요.
guide-chushogi-options-quiet = 조용한 199수
guide-chushogi-options-quiet-text = 양쪽을 합해 199수 동안 잡지도 승격하지도 않으면 무승부예요.
guide-chushogi-options-little = 모자란 기물
guide-chushogi-options-little-text = 한쪽에 왕 하나만 있고 다른 쪽에 왕 말고는 외통을 만들 기물이 모자라면 무승부예요. 아무것도 없거나, 보병, 토킨, 맹표 가운데 하나뿐이거나, 같은 색 칸에 있는 승격한 맹표뿐일 때예요.
guide-chushogi-options-refuse = 장군으로 들어가는 수 막기
guide-chushogi-options-refuse-text = 마지막 왕이 잡힐 수 있게 되는 수를 받지 않아요.
guide-chushogi-options-lishogi = Lishogi 규칙
guide-chushogi-options-lishogi-text = 보통 규칙과 같지만, 사자를 잡으며 승격한 기린의 사자는 바로 되잡을 수 있어요.

## Handicaps

guide-chushogi-handicap-title = 접기
guide-chushogi-handicap-intro = 실력 차이가 있으면 약한 쪽이 선수 자리에서 유리하게 시작하고, 센 쪽인 후수가 먼저 둬요.
guide-chushogi-handicap-kings = 왕 둘
guide-chushogi-handicap-kings-board = 선수의 취상이 처음부터 태자예요.
guide-chushogi-handicap-lions = 사자 둘
guide-chushogi-handicap-lions-board = 선수의 기린이 처음부터 사자예요.
guide-chushogi-handicap-three = 사자 셋
guide-chushogi-handicap-three-board = 선수의 기린과, 봉황 대신 받은 후수의 기린이 처음부터 사자예요. 봉황은 후수가 가져가요.

## Records

guide-chushogi-record-title = 기보 읽기
guide-chushogi-record-form = 세로줄은 선수의 오른쪽부터 1에서 12, 가로 단은 위부터 一에서 十二예요. 예를 들어 { $step } 수에서는 4八의 중인(仲)이 4七로 가요. 成은 승격, 不成은 승격할 수 있는데 하지 않았다는 뜻이에요.
guide-chushogi-record-lion = { $double } 수에서는 사자가 7五에서 잡고 7四로 가요. { $igui } 수는 제자리 잡기, { $jitto } 수는 제자리 쉼이에요.
guide-chushogi-record-western = 설정에서 서양식 기보로 바꿀 수 있어요. 단은 a에서 l로 적어요. { $step } 수는 이동, { $promotion } 수는 잡으며 승격, { $double } 수는 두 걸음 수, { $igui } 수는 제자리 잡기, { $jitto } 수는 제자리 쉼이에요. 승격한 기물은 글자 앞에 +를 붙여요.
guide-chushogi-column-japanese = 일본식
guide-chushogi-column-western = 서양식
