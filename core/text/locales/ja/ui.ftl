# The shells' own labels: screens, buttons, settings.
app-name = パルガク

## Everywhere
common-back = 戻る
common-close = 閉じる
common-cancel = キャンセル

## Home
home-tagline = 韓国の将棋、チャンギ
home-continue = 対局を続ける
home-look-back = 前の対局を見る
home-two = 2人で対局
home-two-detail = 1台を囲んで向かい合って
home-computer = コンピューターと対局
home-computer-detail = 3段階の強さ、オフラインで
home-guide = ルール
home-settings = 設定

## A new game
new-title = 新しい対局
new-start = 対局開始
new-side = 自分の陣営
new-side-first = 先手
new-side-second = 後手、トム1.5点
new-level = 強さ
level-newcomer = 入門
level-newcomer-detail = 自分の手だけを見て、多くを見落とします
level-beginner = 初級
level-beginner-detail = 2手先まで読み、ときどき間違えます
level-improver = 初中級
level-improver-detail = 2手先まで読み、取り合いを最後まで読みます
level-intermediate = 中級
level-intermediate-detail = 3手先まで読み、取れる駒を逃しません
level-skilled = 中上級
level-skilled-detail = 1手に数千の局面を調べます
level-advanced = 上級
level-advanced-detail = 1手につき最大1.5秒、全力で考えます
new-setup = 布陣
new-setup-detail = 馬と象を置く場所を選びます
new-recommended = おすすめ
new-bikjang = ピクチャン
new-bikjang-detail = 王どうしが向き合ったら、解くか引き分けにします
new-replace-title = 新しい対局を始めますか？
new-replace-detail = 途中の対局は失われます。

## During a game
game-menu = メニュー
game-thinking = コンピューターが考えています
game-no-moves = まだ指し手がありません
game-leave = 対局を離れる
action-pass = 一手パス
action-accept-bikjang = 引き分けにする
action-undo = 待った
action-hint = ヒント
action-flip = 盤を回す
action-resign = 投了
action-rematch = もう一局
action-review = 検討
action-offer-draw = 引き分けを提案
action-accept-draw = 引き分けにする
action-decline-draw = 対局を続ける
action-accept-takeback = 待ったを認める
action-decline-takeback = 断る
action-cancel-step = 取り消す
action-promote = 成る
action-keep-unpromoted = 成らない
action-analyse = 解析
action-stop-analysis = 解析をやめる
resign-title = 投了しますか？
resign-detail = この対局は負けになります。

## After a game
result-share = 棋譜をコピー
result-home = ホームへ
review-slider = 表示中の手
review-first = 最初へ
review-previous = 1手戻る
review-next = 1手進む
review-last = 最後へ
review-close = 検討を終える

## Settings
settings-letters = 駒の文字
letters-hanja = 漢字
letters-hangul = ハングル
letters-latin = ローマ字
settings-seating = 2人の座り方
settings-seating-detail = 2人で対局するときだけ使います
seating-face = 向かい合う
seating-face-detail = 端末を寝かせ、向こう側の駒とボタンは相手を向きます
seating-one = 並んで座る
seating-one-detail = すべて手前を向きます
seating-turn = 1手ごとに回す
seating-turn-detail = 盤が手番の側へ回ります
settings-notation = 棋譜の表記
notation-korean = 韓国式 79졸78
notation-machine = 座標式 e4e5
settings-sound = 音
settings-sound-detail = 駒を置く音とチャングンの合図
settings-theme = 外観
settings-system = システム
theme-light = ライト
theme-dark = ダーク
settings-motion = 動き
motion-full = すべて
motion-reduced = 控えめ
settings-language = 言語
settings-language-system = システムに合わせる
settings-foot = 変更は対局中でもすぐに反映されます。

## When something is wrong
notice-settings = 設定を読み込めないため、初期値に戻しました。元のファイルは残してあります。
notice-damaged = 保存した対局を読み込めないため、別に取り分けました。
notice-save = 保存できませんでした。
notice-table = 実行できませんでした。
