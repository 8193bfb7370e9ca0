# The rules of Chu Shogi as told in the app. docs/rules/chushogi.md says the same at length.

## The aim and the board

guide-chushogi-aim-title = 中将棋の目的
guide-chushogi-aim-sides = 中将棋は、大きな盤で2人が指す日本の古い将棋です。下側の先手から、後手と交互に指します。相手の玉を取れば勝ちです。
guide-chushogi-aim-board = 対局が始まるときの盤です。縦横12マス、駒は1人46枚です。
guide-chushogi-aim-capture = 相手の駒があるマスへ動くと、その駒を取ります。取られた駒は盤から消えます。本将棋と違い、持ち駒にはなりません。
guide-chushogi-aim-zone = 自分からいちばん遠い4段が敵陣です。ほとんどの駒が、そこで成って強くなれます。
guide-chushogi-aim-start = 駒の多さに驚かなくてもだいじょうぶです。たいていの動きは単純で、いつでもここで調べられます。まずは獅子を覚えましょう。この将棋の主役です。

## All pieces

guide-chushogi-list-title = 駒の一覧
guide-chushogi-list-intro = 最初に並ぶ21種類の駒と、その成駒です。一度成った駒は、成れる駒と同じ動きになっていても、もう成れません。
guide-chushogi-column-promoted = 成駒

guide-chushogi-generals-title = 玉将、金銀銅、猛豹
guide-chushogi-foot-title = 歩兵、仲人、醉象、盲虎
guide-chushogi-runners-title = 走り駒
guide-chushogi-runners-intro = 走り駒はふさがれるまで何マスでも進み、最初に出会う相手の駒を取ります。跳び越すことはできません。
guide-chushogi-jumpers-title = 麒麟と鳳凰
guide-chushogi-jumpers-intro = この2つは跳びます。間のマスに何があってもかまいません。
guide-chushogi-promoted-title = 成駒
guide-chushogi-promoted-intro = 成ってはじめて現れる駒です。小さな獅子のように戦う角鷹と飛鷲は、別のページで説明します。

guide-chushogi-move-king = どの方向へも1マス動きます。
guide-chushogi-move-gold = 縦横と斜め前へ1マス動きます。
guide-chushogi-move-silver = 前と斜めへ1マス動きます。
guide-chushogi-move-copper = 前後と斜め前へ1マス動きます。
guide-chushogi-move-leopard = 前後と斜めへ1マス動きます。
guide-chushogi-move-pawn = 前へ1マス進みます。取るときも同じです。
guide-chushogi-move-go-between = 前後へ1マス動きます。
guide-chushogi-move-drunk-elephant = 真後ろのほかへ1マス動きます。成ると2枚目の玉になります。
guide-chushogi-move-blind-tiger = 真正面のほかへ1マス動きます。
guide-chushogi-move-rook = 縦横に走ります。
guide-chushogi-move-bishop = 斜めに走ります。
guide-chushogi-move-lance = 前にだけ走ります。
guide-chushogi-move-reverse-chariot = 前後に走ります。
guide-chushogi-move-side-mover = 横に走るか、前後へ1マス動きます。
guide-chushogi-move-vertical-mover = 前後に走るか、横へ1マス動きます。
guide-chushogi-move-dragon-king = 飛車のように走るか、斜めへ1マス動きます。
guide-chushogi-move-dragon-horse = 角行のように走るか、縦横へ1マス動きます。
guide-chushogi-move-free-king = 8方向すべてに走ります。
guide-chushogi-move-kirin = 斜めへ1マス動くか、縦横の2マス先へ跳びます。成ると獅子です。
guide-chushogi-move-phoenix = 縦横へ1マス動くか、斜めの2マス先へ跳びます。成ると奔王です。
guide-chushogi-move-crown-prince = どの方向へも1マス動き、玉と同じ役をします。
guide-chushogi-move-flying-stag = 前後に走るか、ほかの方向へ1マス動きます。
guide-chushogi-move-free-boar = 横と斜めに走ります。
guide-chushogi-move-flying-ox = 前後と斜めに走ります。
guide-chushogi-move-whale = 前後と斜め後ろに走ります。
guide-chushogi-move-white-horse = 前後と斜め前に走ります。

## The lion

guide-chushogi-lion-title = 獅子
guide-chushogi-lion-move = 獅子は1手に玉の動きを2回でき、2回目はどの方向へも行けます。または、間に何があっても2マス以内のどこへでもひと跳びで行けます。
guide-chushogi-lion-reach = まわりの24マスすべてに行けます。
guide-chushogi-lion-double = 2歩のそれぞれで取れば、1手で2枚の駒が取れます。
guide-chushogi-lion-two = 歩兵を取って続けて後ろの銀将を取ることも、跳び越えて銀将だけを取ることもできます。
guide-chushogi-lion-igui = 居喰い
guide-chushogi-lion-igui-text = 隣の駒を取って、元のマスに戻ります。
guide-chushogi-lion-jitto = じっと
guide-chushogi-lion-jitto-text = 空いた隣のマスへ行って戻ります。何も変わらず、手番だけが相手に移ります。
guide-chushogi-lion-tap = 獅子をタップし、次にマスをタップします。2マス先ならすぐに跳びます。隣のマスなら2歩目を待つので、続けて行くマスをタップします。そこに止まるなら同じマスをもう一度、居喰いやじっとなら元のマスをタップします。

## Falcon and eagle

guide-chushogi-birds-title = 角鷹と飛鷲
guide-chushogi-birds-intro = 龍馬は角鷹に、龍王は飛鷲に成ります。決まった方向でだけ獅子のように動き、1マスか2マス進んで行く先々で取り、居喰いやじっとをし、手前のマスを跳び越すこともできます。
guide-chushogi-move-horned-falcon = 真正面へは獅子のように動き、ほかの7方向へ走ります。
guide-chushogi-move-soaring-eagle = 左右の斜め前へは獅子のように動き、ほかの6方向へ走ります。

## The lion rules

guide-chushogi-rules-title = 獅子同士の取り合い
guide-chushogi-rules-intro = 獅子はとても強いので、すぐに相討ちになりかねません。それを防ぐ決まりです。麒麟が成った獅子も同じです。
guide-chushogi-rules-near = 隣のマスの獅子は、足があってもなくても、いつでも取れます。
guide-chushogi-rules-protected-heading = 足のある獅子
guide-chushogi-rules-protected = 2マス離れた獅子に足があるとき、つまりそのマスで取り返せる駒があるとき、獅子では取れません。玉を守っていて動けない駒でも足になります。
guide-chushogi-rules-protected-board = 後手の獅子には金将の足があります。先手の獅子は、そのマスのほかならどこへでも行けます。
guide-chushogi-rules-hidden-heading = かげ足
guide-chushogi-rules-hidden = 走り駒は、取ろうとする獅子の後ろからも足になります。2枚の獅子を結ぶまっすぐな線の上にいれば、獅子が跳んだとたんに道が開くからです。
guide-chushogi-rules-hidden-board = 先手の獅子の後ろにいる飛車が、前の後手の獅子の足になっています。
guide-chushogi-rules-with-heading = 付け喰い
guide-chushogi-rules-with = 足のある獅子も、途中にいる別の駒を同じ手で先に取るなら取れます。歩兵と仲人ではだめですが、成ったものならかまいません。相手はすぐに取り返せます。
guide-chushogi-rules-with-board = 銀将を取りながらなら、下の獅子が取れます。上の獅子は、途中に仲人しかいないので取れません。
guide-chushogi-rules-senjishi-heading = 先獅子
guide-chushogi-rules-senjishi = 獅子でない駒が獅子を取った直後の手では、獅子でしか獅子を取れません。一手おけば取れます。獅子が獅子を取ったときは、どの駒でもすぐに取り返せます。
guide-chushogi-rules-senjishi-board = 右にいる先手の角行が、獅子を取ったところです。いま後手の飛車は、先手の獅子を取れません。
guide-chushogi-rules-others = そのほかのときは、獅子でない駒は獅子を自由に取れます。

## Promotion

guide-chushogi-promotion-title = 成り
guide-chushogi-promotion-rule = 敵陣の外から中へ入るとき、または敵陣の中から動いて駒を取るときに成れます。歩兵と香車は、いちばん奥の段に着いたときも成れます。
guide-chushogi-promotion-enter = 前の3マスは敵陣です。銀将はそこへ入って成れます。
guide-chushogi-promotion-inside = 成らずに入った駒は、駒を取るか、一度出て入り直さないと成れません。
guide-chushogi-promotion-capture = すでに敵陣の中にいる銀将は、歩兵を取れば成れますが、ただ動いただけでは成れません。
guide-chushogi-promotion-choice = 成らなくてもかまいません。成るのは動きがすべて終わったあとです。玉将、獅子、奔王は成りません。

## King, prince, ends

guide-chushogi-end-title = 玉と太子、勝敗
guide-chushogi-end-check = 王手
guide-chushogi-end-check-text = 次の手で玉が取られる状態が王手です。受けなくても、王手のかかるマスに入ってもかまいませんが、取られることになります。アプリが知らせます。そうした手を指せなくする設定もあります。
guide-chushogi-end-prince = 玉と太子
guide-chushogi-end-prince-text = 醉象が成ると太子です。両方そろっていれば、片方が取られても、残った1枚で対局は続きます。
guide-chushogi-end-capture = 玉が取られる
guide-chushogi-end-capture-text = 玉と太子の最後の1枚を失うと負けです。どう指しても助からない詰みのときは、投了してもかまいません。
guide-chushogi-end-bare = 裸王
guide-chushogi-end-bare-text = 玉か太子が1枚だけになると、ほかの駒が残っている相手に負けます。ただし、相手の最後の玉をすぐに取れるときは別です。この決まりはオフにできます。
guide-chushogi-end-stuck = 指す手がない
guide-chushogi-end-stuck-text = 指せる手が1つもない側の負けです。
guide-chushogi-end-repetition = 千日手
guide-chushogi-end-repetition-text = 同じ局面を4回目にする手は指せません。片方だけが王手を続けていたときは、その側が手を変えます。もう片方は受け続けてかまいません。
guide-chushogi-end-agreed = 引き分け
guide-chushogi-end-agreed-text = 玉だけが残ったときなど、合意で引き分けにできます。

## Options

guide-chushogi-options-title = ルールの選択
guide-chushogi-options-intro = 決まりには違いがあります。対局の前に次の点を選べます。
guide-chushogi-options-promotion = 本将棋式の成り
guide-chushogi-options-promotion-text = 敵陣の中で始まるか終わる手なら、いつでも成れます。
guide-chushogi-options-senjishi = 先獅子
guide-chushogi-options-senjishi-text = すべての獅子、獅子が取られたマスの獅子を除くすべて、足のある獅子だけ、のどれを守るかを選べます。
guide-chushogi-options-bare = 裸王
guide-chushogi-options-bare-text = 裸王になった側を負けにするかどうかです。
guide-chushogi-options-quiet = 動きのない199手
guide-chushogi-options-quiet-text = 両者合わせて199手のあいだ、取ることも成ることもなければ引き分けです。
guide-chushogi-options-little = 駒不足
guide-chushogi-options-little-text = 片方に玉1枚だけ、もう片方にも玉のほかに詰ませるだけの駒がなければ引き分けです。何もないとき、歩兵、と金、猛豹のどれか1枚のとき、同じ色のマスにいる成った猛豹だけのときです。
guide-chushogi-options-refuse = 王手になる手を断る
guide-chushogi-options-refuse-text = 最後の玉が取られる形になる手を受け付けません。
guide-chushogi-options-lishogi = Lishogi のルール
guide-chushogi-options-lishogi-text = ふだんと同じですが、麒麟が獅子を取りながら成った獅子は、すぐに取り返せます。

## Handicaps

guide-chushogi-handicap-title = 駒落ち
guide-chushogi-handicap-intro = 力の差があるときは、弱い側が先手となって有利な形で始めます。強い側の後手から指します。
guide-chushogi-handicap-kings = 2枚王
guide-chushogi-handicap-kings-board = 先手の醉象を、はじめから太子にします。
guide-chushogi-handicap-lions = 2枚獅子
guide-chushogi-handicap-lions-board = 先手の麒麟を、はじめから獅子にします。
guide-chushogi-handicap-three = 3枚獅子
guide-chushogi-handicap-three-board = 先手の麒麟と、鳳凰と入れ替えた後手の麒麟を、はじめから獅子にします。鳳凰は後手のものになります。

## Records

guide-chushogi-record-title = 棋譜の読み方
guide-chushogi-record-form = 筋は先手の右から1〜12、段は上から一〜十二です。「{ $step }」は4八の仲人が4七へ進む手です。「成」は成ること、「不成」は成れるのに成らないことです。
guide-chushogi-record-lion = 「{ $double }」は7六の獅子が7五で取り、続けて7四へ進む手です。「{ $igui }」は居喰い、「{ $jitto }」はじっとです。
guide-chushogi-record-western = 設定で欧文の棋譜に切り替えられます。段は a〜l で書きます。{ $step } は移動、{ $promotion } は取って成る手、{ $double } は2歩の手、{ $igui } は居喰い、{ $jitto } はじっとです。成駒は文字の前に + が付きます。
guide-chushogi-column-japanese = 和文
guide-chushogi-column-western = 欧文
