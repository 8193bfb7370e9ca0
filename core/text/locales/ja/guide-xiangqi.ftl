# The rules of Xiangqi as told in the app. docs/rules/xiangqi.md says the same at length.

## The aim and the board

guide-xiangqi-aim-title = シャンチーの目的
guide-xiangqi-aim-sides = シャンチーは2人で指すゲームです。赤が先に指し、そのあとは交互に指します。相手の帥（将）を逃げ場のない形に追い込めば勝ちです。
guide-xiangqi-aim-board = 対局が始まるときの盤です。駒はマスの中ではなく、線と線が交わる点に置きます。
guide-xiangqi-aim-places = 盤の中央を横切る帯が河です。X字の線がある2か所は九宮で、帥（将）と仕（士）はその外へ出られません。
guide-xiangqi-aim-capture = 相手の駒がある点へ動くと、その駒を取ります。取られた駒は二度と使えず、成りもありません。いま盤にある駒がすべてです。
guide-xiangqi-column-red = 赤
guide-xiangqi-column-black = 黒

## The pieces

guide-xiangqi-general-title = 帥と将
guide-xiangqi-general-move = 赤の帥と黒の将は縦横に1点ずつ動き、九宮の外へは出られません。追い詰めるのはこの駒です。
guide-xiangqi-general-steps = まっすぐに1点ずつ。斜めには動けません。
guide-xiangqi-facing-heading = 将帥は向かい合えません
guide-xiangqi-facing-rule = 帥と将が同じ縦線で、間に駒がないまま向かい合ってはいけません。どちらが指すのであっても、そうなる手は指せません。ですから帥や将は、動かずに縦線を端までにらんでいます。
guide-xiangqi-facing-between = 帥と将の間には炮しかありません。炮はこの縦線を離れられません。
guide-xiangqi-facing-holds = 赤の帥が空いた中央の線を押さえています。黒の将は前へ出られますが、中央の線には入れません。
guide-xiangqi-advisor-title = 仕と士
guide-xiangqi-advisor-move = 赤の仕と黒の士は斜めに1点動き、九宮の外へは出られません。行ける点は5つだけです。
guide-xiangqi-advisor-steps = 中央からは四隅のどこへでも動けます。
guide-xiangqi-elephant-title = 相と象
guide-xiangqi-elephant-move = 赤の相と黒の象は、斜めにちょうど2点動きます。間の点、つまり象の目に駒があると動けません。河は渡れないので、守りに専念する駒です。
guide-xiangqi-elephant-eye = 馬が目の1つをふさぎ、その方向へは動けません。
guide-xiangqi-elephant-bank = 河岸からは戻るしかありません。
guide-xiangqi-horse-title = 馬
guide-xiangqi-horse-move = まっすぐ1点進み、続けて外側の斜めへ1点進みます。跳び越しはできません。まっすぐ進む点に駒があると、足をふさがれてその先の2つの手が指せません。
guide-xiangqi-horse-leg = すぐ前の兵が足をふさぎ、前へ進む2つの手が指せません。
guide-xiangqi-horse-one-way = 赤の馬は黒の馬を取れます。黒の馬は炮に足をふさがれ、取り返せません。
guide-xiangqi-chariot-title = 車
guide-xiangqi-chariot-move = 車は縦横に、ふさがれるまで何点でもまっすぐ進みます。いちばん強い駒なので、早めに働かせましょう。
guide-xiangqi-chariot-lines = 味方の炮の手前で止まります。馬や卒は取れます。
guide-xiangqi-cannon-title = 炮
guide-xiangqi-cannon-move = 動くだけなら車と同じです。取るときは、敵味方どちらかの駒をちょうど1枚だけ砲台にして跳び越え、その先の最初の駒を取ります。
guide-xiangqi-cannon-screen = 味方の兵を越えて馬を取れます。右の卒は、間に砲台がないので取られません。
guide-xiangqi-cannon-next = 取れるのは砲台のすぐ次の駒だけです。間に2枚ある馬は取られません。
guide-xiangqi-soldier-title = 兵と卒
guide-xiangqi-soldier-move = 赤の兵と黒の卒は前へ1点進みます。河を渡ると横へも1点動けます。後ろへは下がれず、成りもありません。
guide-xiangqi-soldier-home = 河を渡るまでは前だけです。
guide-xiangqi-soldier-across = 河を渡ると、前、左、右へ進めます。
guide-xiangqi-soldier-last = いちばん奥の線では、横にしか動けません。

## Check, mate and stalemate

guide-xiangqi-check-title = 王手、詰み、ステイルメイト
guide-xiangqi-check-rule = 次の手で帥（将）を取れるように攻めるのが王手です。自分の帥（将）に王手がかかったままになる手は指せないので、王手はすぐに防がなければなりません。
guide-xiangqi-check-answers = 攻めている駒を取る、間に入る、帥（将）が逃げる、のどれかです。馬の王手は足をふさいでも、炮の王手は砲台を外しても防げます。
guide-xiangqi-check-screen = 黒の炮が仕を越えて王手をかけています。仕がどこかへよけると、炮は越える駒がなくなります。
guide-xiangqi-check-leg = 黒の馬が王手をかけています。車で馬の足をふさげます。
guide-xiangqi-check-mate = 王手を防ぐ手が1つもなければ詰みで、対局は終わります。
guide-xiangqi-check-mated = 詰みです。2枚の車が横線を2本押さえ、将の行き場がありません。
guide-xiangqi-stalemate-heading = ステイルメイトは負け
guide-xiangqi-stalemate-rule = 王手をかけられていなくても、指せる手が1つもなければ負けです。困斃といいます。チェスと違って、引き分けにはなりません。
guide-xiangqi-stalemate-board = 黒の手番で王手ではありませんが、兵が1点を、赤の帥が中央の線を押さえ、指せる手がありません。黒の負けです。

## The names of mates

guide-xiangqi-mates-title = 詰みの名前
guide-xiangqi-mates-intro = 詰みで終わると、結果にその名前が出ます。
guide-xiangqi-mates-double = 両王手
guide-xiangqi-mates-double-text = 2枚の駒が同時に王手をかけています。
guide-xiangqi-mates-double-board = 車と馬の両王手です。1手では両方を防げません。
guide-xiangqi-mates-cannons = 重炮
guide-xiangqi-mates-cannons-text = 味方のもう1枚の炮を砲台にした、炮の詰みです。
guide-xiangqi-mates-cannons-board = 士が間に入っても、手前の炮がその士を越えて王手になります。
guide-xiangqi-mates-horse = 馬後炮
guide-xiangqi-mates-horse-text = 味方の馬を砲台にした、炮の詰みです。
guide-xiangqi-mates-horse-board = 馬が左右を、炮が前をふさいでいます。
guide-xiangqi-mates-piece = 駒の名で呼ぶ詰み
guide-xiangqi-mates-piece-text = そのほかの詰みは、王手をかけた駒の名で「車で詰み」のように呼びます。

## Draws and repetition

guide-xiangqi-draws-title = 引き分けと同一局面
guide-xiangqi-draws-choice = 同じ手の繰り返しや終わらない対局をどう扱うか、対局の前に2つのルールから選べます。ふだんは卓上ルールです。
guide-xiangqi-tabletop-heading = 卓上ルール
guide-xiangqi-draws-check = 長将
guide-xiangqi-draws-check-text = 王手だけをいつまでも続けることはできません。片方だけが毎手王手をかけて同じ局面が2回目に現れると、その側に知らせます。3回目でその側の負けです。
guide-xiangqi-draws-check-board = 車が縦線を移りながら王手で将を追っています。赤は途中でやめなければなりません。
guide-xiangqi-draws-repeat = そのほかの繰り返し
guide-xiangqi-draws-repeat-text = 自動では終わりません。両者とも王手を続けている場合も同じです。3回目からは、引き分けを提案できることを知らせます。
guide-xiangqi-draws-quiet = 駒の取り合いがないとき
guide-xiangqi-draws-quiet-text = 60往復のあいだ駒が取られないと、引き分けを提案できることを知らせます。
guide-xiangqi-draws-limit = とても長い対局
guide-xiangqi-draws-limit-text = 両者合わせて400手に達すると引き分けです。
guide-xiangqi-simple-heading = シンプルルール
guide-xiangqi-simple-text = 同じ局面が3回目に現れたら、原因にかかわらず引き分けです。
guide-xiangqi-both-heading = どちらのルールでも
guide-xiangqi-both-text = 同じ局面とは、同じ点に同じ駒があり、手番も同じことをいいます。引き分けはいつでも合意で決められます。大会には、帥（将）でない駒を追い続けること（長捉）を禁じる決まりもありますが、ここでは禁じません。

## Handicaps and takebacks

guide-xiangqi-handicap-title = 駒落ちと待った
guide-xiangqi-handicap-rule = 力の差があるときは、強い側が馬を1枚か2枚落として指せます。どちらが落とすかは選べます。駒落ちでも先手は赤です。
guide-xiangqi-handicap-board = 赤の馬1枚落ちです。自分から見て左の馬を落とします。
guide-xiangqi-takeback-heading = 待った
guide-xiangqi-takeback-rule = コンピューターとの対局では何度でも待ったができます。2人の対局では相手の承認が必要ですが、設定で承認なしにもできます。指した直後はその1手だけ、自分の番では相手の応手も戻します。

## Records

guide-xiangqi-record-title = 棋譜の読み方
guide-xiangqi-record-form = 指し手は中国式で、駒、いる縦線、進む向き、数字の順に書きます。進は前、退は後ろ、平は横です。「炮二平五」は二の線の炮を五の線へ横に動かす手、「馬8進7」は黒の8の線の馬が7の線へ進む手です。
guide-xiangqi-record-files = 縦線はそれぞれが自分の右から数え、赤は漢数字、黒は算用数字を使います。車、炮、兵、帥が前後に動くときの最後の数字は進んだ点の数で、そのほかは着いた縦線です。
guide-xiangqi-record-order = 同じ駒2枚が1つの縦線に並ぶときは、前にある駒を「前」、後ろの駒を「後」と書き、3枚なら真ん中が「中」です。兵が2つの縦線に重なっているときは「前兵三進一」のように線の番号を添えます。
guide-xiangqi-record-others = 設定で WXF（C2=5、H8+7。+ は前、- は後ろ、= は横）や ICCS の座標（h2e2。縦線は赤の左から a〜i、横線は赤の側から 0〜9）に切り替えられます。
guide-xiangqi-column-wxf = WXF
