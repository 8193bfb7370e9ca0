# The rules of the games as told in the app. docs/rules/janggi.md says the same at length.

## Janggi: the aim and the board

guide-aim-title = チャンギの目的
guide-aim-sides = チャンギは2人で指すゲームです。楚は青緑の駒、漢は赤い駒を持ちます。楚が先に指し、そのあとは交互に指します。相手の王を詰ませれば勝ちです。
guide-aim-board = 対局が始まるときの盤です。駒は線と線が交わる点に置きます。
guide-aim-palace = X字の線がある2か所が、王のいる宮城です。盤に河はなく、王と士のほかの駒はどこへでも行けます。
guide-aim-capture = 相手の駒がある点へ動くと、その駒を取ります。取られた駒は盤から消え、打ち直すことはできません。成りもありません。ほかの駒を跳び越すのは包だけです。
guide-column-piece = 駒
guide-column-face = 文字
guide-column-count = 1人の枚数
guide-column-points = 1枚の点数

## The pieces

guide-palace-title = 王と士
guide-palace-move = どちらも自分の宮城の中を、線に沿って1点ずつ動きます。宮城の外へは出られません。斜めに動けるのは斜線のあるところだけなので、斜めの手は必ず中央から出るか、中央に入ります。
guide-palace-king = 中央の王は、宮城のどの点へも動けます。
guide-palace-guard = 辺のまん中に斜線はなく、まっすぐにしか動けません。
guide-chariot-title = 車
guide-chariot-move = 車は縦横に、ふさがれるまで何点でもまっすぐ進みます。いちばん強い駒です。
guide-chariot-lines = 味方の卒の手前で止まります。漢の兵は取れます。
guide-chariot-diagonal = どちらの宮城の中でも、斜線に沿って進めます。中央が空いていれば、向かいの隅まで一気に行けます。
guide-chariot-palace = 漢の宮城の隅にいる車は、斜線にも進めます。
guide-cannon-title = 包
guide-cannon-move = 包は必ず駒を跳び越えて動きます。縦横の線の上で、敵味方どちらかの駒をちょうど1枚だけ橋にして越え、その先の空いた点に止まるか、最初に出会う相手の駒を取ります。越える駒がなければ動けません。
guide-cannon-jump = 卒を越えて、空いた点に止まることも、馬を取ることもできます。
guide-cannon-cannon = 包は包を越えられず、包を取ることもできません。
guide-cannon-blocked = 前の包は越えられず、右の包は取れません。
guide-cannon-diagonal = 宮城の中では、中央の駒を越えて隅から向かいの隅へも跳べます。その駒が包のときは跳べません。
guide-cannon-palace = 隅から士を越えて、向かいの隅へ跳べます。
guide-leap-title = 馬と象
guide-horse-title = 馬
guide-horse-move = まっすぐ1点進み、続けて外側の斜めへ1点進みます。まっすぐ進む点に駒があると、道がふさがって動けません。
guide-horse-blocked = すぐ前の卒が道をふさぎ、前へ進む2つの手が指せません。
guide-elephant-title = 象
guide-elephant-move = まっすぐ1点進み、続けて外側の斜めへ2点進みます。通る2つの点のどちらかに駒があると、道がふさがります。
guide-elephant-blocked = 左の卒が2つの手を、斜め上の馬がもう1つの手をふさいでいます。
guide-soldier-title = 卒と兵
guide-soldier-move = 楚の卒と漢の兵は、最初の一手から前か横へ1点ずつ進みます。後ろへは下がれません。
guide-soldier-steps = 前、左、右へ進みます。駒を取るときも同じです。
guide-soldier-diagonal = 相手の宮城の中では、斜線があれば斜め前へも1点進めます。
guide-soldier-palace = 漢の宮城の隅に入った卒は、中央の士を取れます。

## Setups

guide-setup-title = 4つの布陣
guide-setup-choice = 最初の一手の前に、それぞれが馬と象の置き方を選びます。相手と違っていてもかまいません。左右は、自分の席から見た向きです。
guide-setup-advice = チャンギが初めてなら、左象から始めてみましょう。つり合いがよく、攻めも守りも覚えられます。

## Check and mate

guide-check-title = チャングン、モングン、詰み
guide-check-janggun = 次の手で王を取れるように攻めるのが王手です。「チャングン（장군）」と声をかけます。
guide-check-meonggun = 王手はすぐに防がなければなりません。これを「モングン（멍군）」といいます。攻めている駒を取る、間に入る、包の橋を外す、王が逃げる、のどれかです。自分の王に王手がかかったままになる手や一手パスは指せません。
guide-check-answer = 漢の車が王手をかけています。士が間に入れます。
guide-check-mate = 王手を防ぐ手が1つもなければ詰みで、対局は終わります。
guide-check-mated = 詰みです。2枚の車が横線を2本押さえ、王の行き場がありません。

## Pass and bikjang

guide-pass-title = 一手パスとピクチャン
guide-pass-heading = 一手パス
guide-pass-rule = 王手をかけられていなければ、指さずに手番を渡せます。韓国語では「ハンススィム（한수쉼）」です。2人が続けて一手パスをすると対局が終わり、点数で勝敗を決めます。ですから、指す手がなくて引き分けになることはありません。
guide-bikjang-heading = ピクチャン
guide-bikjang-rule = 2つの王が同じ縦線で、間に駒がないまま向き合うと「ピクチャン（빅장）」です。そうなる手を指してもかまいません。相手は、王を別の線へ動かすか間に駒を入れてピクチャンを解くか、ピクチャンを受けて引き分けにします。ほかの手も一手パスも指せません。
guide-bikjang-between = 王が向き合っています。車が指せるのは、間に入る手だけです。
guide-bikjang-forced = 解く手が1つもなければ、その場で引き分けです。ただし王手が先です。ピクチャンを解く手は王手も防ぐ必要があり、防げなければ詰みです。
guide-bikjang-switch = ピクチャンのルールは、対局の前にも途中にもオフにできます。オフのときは、王が向き合っても何も起こりません。

## Points and the end of a game

guide-end-title = 点数と対局の終わり
guide-points-heading = 点数
guide-points-rule = 盤上に残っている駒の点数を足したものが、その側の点数です。後手の漢には、トム（덤）の1.5点が加わります。72点対73.5点で始まり、半端の0.5点があるので同点にはなりません。
guide-end-heading = 対局が終わるとき
guide-end-mate = 詰み
guide-end-mate-text = 詰まされた側の負けです。
guide-end-resign = 投了
guide-end-resign-text = 投了した側の負けです。
guide-end-passes = 続けての一手パス
guide-end-passes-text = 2人が続けて一手パスをすると、点数の多い側の勝ちです。
guide-end-repetition = 同一局面
guide-end-repetition-text = 手番も含めて同じ局面が4回目に現れると、点数の多い側の勝ちです。
guide-end-bikjang = ピクチャン
guide-end-bikjang-text = 受けたとき、または解く手がないときは引き分けです。
guide-readings-heading = 場所によって違うルール
guide-readings-intro = 集まりや大会によって少しずつ違う決まりがあります。このアプリでは次のとおりです。
guide-readings-bikjang = ピクチャンは点数で決めず、引き分けにします。王手をかけられていても受けられます。
guide-readings-repetition = 同じ手を繰り返してもかまいません。同じ局面が4回目に現れたら、点数で勝敗を決めます。
guide-readings-pass = 一手パスは何度でもできますが、王手をかけられているときと、王が向き合っているときはできません。配置が同じでも、一手パスでできた局面と駒を動かしてできた局面は別のものと数えます。
guide-readings-deom = トムは、どの布陣でもいつも1.5点です。

## Records and the computer

guide-record-title = 棋譜とコンピューター
guide-record-heading = 棋譜の読み方
guide-record-form = 指し手は韓国の書き方で記します。「79졸78」は、7行9列の卒（졸）が7行8列へ進んだ、という意味です。楚の側から見て、行（横線）は上から数え、10行目は0と書きます。列（縦線）は左から数えます。
guide-record-pass = 一手パスは「한수쉼」と書きます。
guide-record-machine = 設定で e4e5 のような座標に切り替えられます。縦線は左から a〜i、横線は楚の側から 1〜10 です。
guide-column-record = 棋譜の文字
guide-levels-heading = コンピューターの強さ
guide-level-newcomer = 自分の手だけを見て、相手の手の多くを見落とします。駒の動きを覚えるのに向いています。
guide-level-beginner = 2手先まで読み、ときどき間違えます。はじめての対局に向いています。
guide-level-improver = 2手先まで読み、駒の取り合いを最後まで読みますが、形勢の判断は大まかです。
guide-level-intermediate = 3手先まで読み、駒を取る機会を逃しません。
guide-level-skilled = 1手に数千の局面を調べ、4手先、さらにその先まで読みます。
guide-level-advanced = 読めるところまで読み、1手に最大1.5秒考えます。いちばん強い段階です。

## Pictures of boards, in words for a screen reader

picture-side = { $side }：{ $pieces }
picture-check = { $side }の王に王手がかかっています
picture-reach = { $place }の{ $piece }が動ける点：{ $places }
picture-back-rank = 最後列、左から：{ $pieces }
