# What is said about a game being played: whose turn, checks, refusals, results, pieces.

side-cho = 楚
side-han = 漢
table-turn = { $side }の手番
piece-king = 王
piece-guard = 士
piece-chariot = 車
piece-cannon = 包
piece-horse = 馬
piece-elephant = 象
piece-soldier-cho = 卒
piece-soldier-han = 兵
whose-piece = { $side }の{ $piece }

# Places and pieces

place = { $rank }行{ $file }列
piece-on = { $place }の{ $piece }
list-two = { $first }、{ $second }
say-two = { $first }。{ $second }
say-two-ended = { $first }{ $second }

# Where the game stands

status-thinking = コンピューターが考えています
status-hint = 良い手を探しています
status-check = { $side }の王に王手がかかっています
status-check-plain = { $side }が王手をかけられています
status-bikjang = ピクチャン：{ $side }は解くか、受けます
status-review = { $plies }手中{ $ply }手目

# The players’ panels

player-you = あなた
player-computer-newcomer = コンピューター（入門）
player-computer-beginner = コンピューター（初級）
player-computer-improver = コンピューター（初中級）
player-computer-intermediate = コンピューター（中級）
player-computer-skilled = コンピューター（中上級）
player-computer-advanced = コンピューター（上級）
panel-score = { $side }、{ $score }点
panel-to-move = 手番
panel-your-turn = あなたの手番です
panel-thinking = 考えています…
panel-waiting = 待っています
panel-check = 王手です。防いでください
panel-check-plain = 王手です。防いでください
panel-bikjang = ピクチャンです。解くか、受けてください
panel-opponent-passed = 相手が一手パスしました。続けてパスすると点数で勝敗を決めます
panel-passed = 一手パスしました
warning-pass-loses = 今パスすると対局が終わり、{ $own }点対{ $other }点で負けます
warning-pass-behind = { $own }点対{ $other }点で負けています。相手も続けてパスすると負けが決まります
panel-won = 勝ち
panel-lost = 負け
panel-draw = 引き分け

# Banners

banner-janggun = チャングン！
banner-janggun-detail = 王手を防いでください
banner-check = 王手！
banner-meonggun = モングン！
banner-meonggun-detail = 王手を防ぎました
banner-meonggun-janggun = モングン・チャングン！
banner-mate = 詰み！
banner-bikjang = ピクチャン！
banner-bikjang-detail = 解くか、受けてください
banner-also-bikjang = ピクチャンでもあります
banner-also-meonggun = モングン。王手も防ぎました
banner-pass = 一手パス
banner-pass-detail = 続けてパスすると点数で勝敗を決めます

# Results

result-win = { $side }の勝ち
result-you-win = あなたの勝ち
result-computer-wins = コンピューターの勝ち
result-draw = 引き分け
result-by-mate = { $side }の王が詰みました
result-by-mate-plain = { $side }が詰みました
result-by-passes = 両者が続けて一手パス。{ $high }点対{ $low }点
result-by-repetition = 同じ局面が4回現れました。{ $high }点対{ $low }点
result-by-bikjang-accepted = ピクチャン：{ $side }が受けて引き分け
result-by-bikjang-unresolvable = ピクチャン：{ $side }は解くことができません
result-by-stalemate = { $side }に指せる手がありません
result-by-threefold = 同じ局面が3回現れました
result-by-perpetual-check = { $side }が王手をかけ続けました
result-by-ply-limit = 400手に達しました
result-by-king-captured = { $side }の玉が取られました
result-by-bare-king = { $side }に玉だけが残りました
result-by-quiet-plies = 199手のあいだ、駒を取ることも成ることもありませんでした
result-by-insufficient-material = 詰ませるだけの駒がありません
result-by-agreement = 合意による引き分けです
result-by-resignation = { $side }が投了しました
result-by-time = { $side }の時間切れです
result-points = 楚 { $cho }点、漢 { $han }点
result-moves = 全{ $moves }手

# Hints

hint-move = ヒント：{ $piece }、{ $from }から{ $to }へ
hint-pass = ヒント：一手パス
hint-accept = ヒント：引き分けにする

# What a screen reader says of a point

spoken-piece = { $place }、{ $piece }
spoken-empty = { $place }、駒なし
spoken-selected = 選択中
spoken-target = ここへ動けます
spoken-capture = 取れます
spoken-last-move = 直前の手
spoken-step = ここまで動きました
spoken-check = 王手がかかっています
spoken-hint-from = ヒント：ここから
spoken-hint-over = ヒント：まずここへ
spoken-hint-to = ヒント：ここへ
spoken-movable = 動かせます

# What a screen reader says when something happens

say-move = { $piece }、{ $from }から{ $to }へ
say-capture = { $piece }、{ $from }から{ $to }へ、{ $captured }を取りました
say-pass = { $side }は一手パス
say-chosen = { $piece }を選びました。動ける点は{ $targets }か所です
say-taken-back = 待ったをしました
say-bikjang-on = ピクチャンのルールをオンにしました
say-bikjang-off = ピクチャンのルールをオフにしました

# Refusals

refusal-over = 対局は終わりました。
refusal-not-over = 対局はまだ終わっていません。
refusal-computers-turn = コンピューターの手番です。
refusal-computers-side = そちらはコンピューターの側です。
refusal-not-in-this-game = このゲームではできません。
refusal-nothing-chosen = 先に自分の駒を選んでください。
refusal-not-yours = それは{ $piece }です。今は{ $side }の手番です。
refusal-own-piece = { $place }には自分の駒があります：{ $piece }。
refusal-touched = { $place }の{ $piece }に触れたので、その駒を動かしてください。
refusal-shape-king = 王は宮城の線に沿って1点動きます。
refusal-shape-guard = 士は宮城の線に沿って1点動きます。
refusal-shape-chariot = 車は線に沿ってまっすぐ動きます。
refusal-shape-cannon = 包は線に沿ってまっすぐ、駒を1枚跳び越えて動きます。
refusal-shape-horse = 馬は縦か横に1点、続けて外側の斜めへ1点動きます。
refusal-shape-elephant = 象は縦か横に1点、続けて外側の斜めへ2点動きます。
refusal-shape-soldier = 卒と兵は前か横へ1点動きます。
refusal-palace-king = 王は宮城から出られません。
refusal-palace-guard = 士は宮城から出られません。
refusal-backward = 卒と兵は後ろへ動けません。
refusal-no-diagonal = そこには斜線がありません。
refusal-blocked = { $place }の{ $piece }が道をふさいでいます。
refusal-horse-leg = { $place }の{ $piece }が馬の道をふさいでいます。
refusal-elephant-path = { $place }の{ $piece }が象の道をふさいでいます。
refusal-no-screen = 包が跳び越える橋がありません。
refusal-cannon-screen = 包は包を跳び越えられません。
refusal-two-screens = 包が跳び越えられる駒は1枚だけです。
refusal-cannon-target = 包は包を取れません。
refusal-answer-check = 王手を防いでください：{ $by }。
refusal-leaves-king = 王が取られてしまいます：{ $by }。
refusal-king-attacked = そこでは王が取られます：{ $by }。
refusal-bikjang = ピクチャンです。先に解くか、受けてください。
refusal-pass-in-check = 王手をかけられているときはパスできません：{ $by }。
refusal-pass-facing = ピクチャンのときはパスできません。解くか、受けてください。
refusal-nothing-to-accept = ピクチャンではないので、受けることはできません。
refusal-no-offer = 答える提案がありません。
refusal-offer-open = 先に提案に答えてください。
refusal-offer-computer = コンピューターには提案できません。
refusal-nothing-begun = 続きを待っている手はありません。
refusal-nothing-to-undo = 待ったできる手がありません。
refusal-no-such-ply = この対局は{ $plies }手までです。
refusal-switch-would-end = 今切り替えるとすぐに終わります。先にピクチャンを解いてください。
refusal-stuck = { $piece }は今動ける点がありません。
refusal-stuck-check = { $piece }ではこの王手を防げません：{ $by }。
refusal-stuck-bikjang = { $piece }ではピクチャンを解けません。
refusal-stuck-pinned = { $piece }が動くと王が取られます：{ $by }。

# Saved games

summary-computer-newcomer = コンピューター（入門）との対局
summary-computer-beginner = コンピューター（初級）との対局
summary-computer-improver = コンピューター（初中級）との対局
summary-computer-intermediate = コンピューター（中級）との対局
summary-computer-skilled = コンピューター（中上級）との対局
summary-computer-advanced = コンピューター（上級）との対局
summary-two-players = 2人で対局
game-janggi = チャンギ
game-xiangqi = シャンチー
game-chushogi = 中将棋

# What one of two players proposes to the other

offer-draw = { $side }が引き分けを提案しています
offer-takeback-one = { $side }が直前の手の待ったを求めています
offer-takeback-two = { $side }が相手の応手を含む2手の待ったを求めています
offer-takeback-end = { $side }が対局を続けることを求めています
offer-declined = 受け入れられませんでした。対局を続けます

# What the computer thinks of a finished game

analysis-inaccuracy = 少し損をしました
analysis-mistake = 損をしました
analysis-blunder = 形勢が逆転しました
analysis-piece-lost = 駒を失いました
analysis-defence-missed = 脅威を防げませんでした
analysis-mate-missed = 詰みを逃しました
analysis-better = { $what }。より良い手：{ $move }
analysis-done = 解析が終わりました
