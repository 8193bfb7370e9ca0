# What is said about a game being played: whose turn, checks, refusals, results, pieces.

side-cho = 楚
side-han = 漢
table-turn = 輪到{ $side }方走棋
piece-king = 王
piece-guard = 士
piece-chariot = 車
piece-cannon = 包
piece-horse = 馬
piece-elephant = 象
piece-soldier-cho = 卒
piece-soldier-han = 兵
whose-piece = { $side }{ $piece }

# Places and pieces

place = { $rank }行{ $file }列
piece-on = { $place }的{ $piece }
list-two = { $first }，{ $second }
say-two = { $first }。{ $second }
say-two-ended = { $first }{ $second }

# Where the game stands

status-thinking = 電腦正在思考
status-hint = 正在尋找好棋
status-check = { $side }方被將軍
status-check-plain = { $side }方被將軍
status-bikjang = 照面：{ $side }方須解除，或接受照面
status-review = 共{ $plies }著，第{ $ply }著

# The players’ panels

player-you = 你
player-computer-newcomer = 電腦（入門）
player-computer-beginner = 電腦（初級）
player-computer-improver = 電腦（初中級）
player-computer-intermediate = 電腦（中級）
player-computer-skilled = 電腦（中高級）
player-computer-advanced = 電腦（高級）
panel-score = { $side }方{ $score }分
panel-to-move = 輪到走棋
panel-your-turn = 輪到你了
panel-thinking = 正在思考…
panel-waiting = 等待中
panel-check = 被將軍，請應將
panel-check-plain = 被將軍，請應將
panel-bikjang = 照面：請解除，或接受
panel-opponent-passed = 對方停了一手。再停一手就按分數定勝負
panel-passed = 停了一手
warning-pass-loses = 現在停一手，對局就會結束，你以{ $own }分比{ $other }分落敗
warning-pass-behind = 分數落後，{ $own }分比{ $other }分。對方也停一手，你就會落敗
panel-won = 獲勝
panel-lost = 落敗
panel-draw = 和棋

# Banners

banner-janggun = 將軍！
banner-janggun-detail = 請應將
banner-check = 將軍！
banner-meonggun = 應將！
banner-meonggun-detail = 已解除將軍
banner-meonggun-janggun = 應將反將！
banner-mate = 將死！
banner-bikjang = 照面！
banner-bikjang-detail = 請解除，或接受
banner-also-bikjang = 同時形成照面
banner-also-meonggun = 同時解除了將軍
banner-pass = 停一手
banner-pass-detail = 再停一手就按分數定勝負

# Results

result-win = { $side }方獲勝
result-you-win = 你贏了
result-computer-wins = 電腦獲勝
result-draw = 和棋
result-by-mate = { $side }方被將死
result-by-mate-plain = { $side }方被將死
result-by-passes = 雙方連續停一手，{ $high }分比{ $low }分
result-by-repetition = 同一局面出現四次，{ $high }分比{ $low }分
result-by-bikjang-accepted = 照面：{ $side }方接受，成為和棋
result-by-bikjang-unresolvable = 照面：{ $side }方無法解除
result-by-stalemate = { $side }方無子可走
result-by-threefold = 同一局面出現三次
result-by-perpetual-check = { $side }方長將不止
result-by-ply-limit = 已走滿400著
result-by-king-captured = { $side }方失去王將
result-by-bare-king = { $side }方只剩王將
result-by-quiet-plies = 199著內沒有吃子，也沒有升變
result-by-insufficient-material = 剩餘棋子無法將死
result-by-agreement = 雙方同意和棋
result-by-resignation = { $side }方認輸
result-by-time = { $side }方超時
result-points = 楚方{ $cho }分，漢方{ $han }分
result-moves = 共{ $moves }著

# Hints

hint-move = 提示：{ $piece }，{ $from }到{ $to }
hint-pass = 提示：停一手
hint-accept = 提示：接受照面

# What a screen reader says of a point

spoken-piece = { $place }，{ $piece }
spoken-empty = { $place }，沒有棋子
spoken-selected = 已選中
spoken-target = 可走到這裡
spoken-capture = 可吃
spoken-last-move = 上一著
spoken-step = 已走到這裡
spoken-check = 被將軍
spoken-hint-from = 提示：從這裡
spoken-hint-over = 提示：先到這裡
spoken-hint-to = 提示：到這裡
spoken-movable = 可以走

# What a screen reader says when something happens

say-move = { $piece }，{ $from }到{ $to }
say-capture = { $piece }，{ $from }到{ $to }，吃{ $captured }
say-pass = { $side }方停一手
say-chosen = 已選{ $piece }，可走{ $targets }個交叉點
say-taken-back = 已悔棋
say-bikjang-on = 已開啟照面規則
say-bikjang-off = 已關閉照面規則

# Refusals

refusal-over = 對局已結束。
refusal-not-over = 對局尚未結束。
refusal-computers-turn = 現在輪到電腦。
refusal-computers-side = 那一方是電腦的。
refusal-not-in-this-game = 這種棋沒有這一項。
refusal-nothing-chosen = 請先選自己的棋子。
refusal-not-yours = 那是{ $piece }，現在輪到{ $side }方。
refusal-own-piece = { $place }有自己的{ $piece }。
refusal-touched = 摸了{ $place }的{ $piece }，就必須走它。
refusal-shape-king = 王在九宮內沿線走一步。
refusal-shape-guard = 士在九宮內沿線走一步。
refusal-shape-chariot = 車沿線直走。
refusal-shape-cannon = 包沿線直走，須越過一枚棋子。
refusal-shape-horse = 馬先直走一步，再向外斜走一步。
refusal-shape-elephant = 象先直走一步，再向外斜走兩步。
refusal-shape-soldier = 卒和兵向前或向左右走一步。
refusal-palace-king = 王不能離開九宮。
refusal-palace-guard = 士不能離開九宮。
refusal-backward = 卒和兵不能後退。
refusal-no-diagonal = 那裡沒有斜線。
refusal-blocked = { $place }的{ $piece }擋住了路。
refusal-horse-leg = { $place }的{ $piece }絆住了馬。
refusal-elephant-path = { $place }的{ $piece }絆住了象。
refusal-no-screen = 途中沒有炮架可越。
refusal-cannon-screen = 包不能越過包。
refusal-two-screens = 包只能越過一枚棋子。
refusal-cannon-target = 包不能吃包。
refusal-answer-check = 必須應將：{ $by }。
refusal-leaves-king = 這樣王會被吃：{ $by }。
refusal-king-attacked = 王走到那裡會被吃：{ $by }。
refusal-bikjang = 照面：請先解除，或接受照面。
refusal-pass-in-check = 被將軍時不能停一手：{ $by }。
refusal-pass-facing = 照面時不能停一手：請解除，或接受照面。
refusal-nothing-to-accept = 現在沒有照面，不能接受。
refusal-no-offer = 沒有待答覆的提議。
refusal-offer-open = 請先答覆提議。
refusal-offer-computer = 不能向電腦提議。
refusal-nothing-begun = 沒有走到一半的著法。
refusal-nothing-to-undo = 沒有可悔的棋。
refusal-no-such-ply = 這盤棋只有{ $plies }著。
refusal-switch-would-end = 現在切換會立即結束對局，請先解除照面。
refusal-stuck = { $piece }現在無處可走。
refusal-stuck-check = { $piece }無法應將：{ $by }。
refusal-stuck-bikjang = { $piece }無法解除照面。
refusal-stuck-pinned = { $piece }一走，王會被吃：{ $by }。

# Saved games

summary-computer-newcomer = 與電腦對局（入門）
summary-computer-beginner = 與電腦對局（初級）
summary-computer-improver = 與電腦對局（初中級）
summary-computer-intermediate = 與電腦對局（中級）
summary-computer-skilled = 與電腦對局（中高級）
summary-computer-advanced = 與電腦對局（高級）
summary-two-players = 雙人對局
game-janggi = 韓國象棋
game-xiangqi = 中國象棋
game-chushogi = 中將棋

# What one of two players proposes to the other

offer-draw = { $side }方提和
offer-takeback-one = { $side }方請求悔棋，退回一著
offer-takeback-two = { $side }方請求悔棋，連同應著退回兩著
offer-takeback-end = { $side }方請求繼續對局
offer-declined = 未被接受，對局繼續

# What the computer thinks of a finished game

analysis-inaccuracy = 略有損失
analysis-mistake = 有損失
analysis-blunder = 局勢逆轉
analysis-piece-lost = 丟了一子
analysis-defence-missed = 沒有解除威脅
analysis-mate-missed = 錯過了將死
analysis-better = { $what }。更好的著法：{ $move }
analysis-done = 分析完成
