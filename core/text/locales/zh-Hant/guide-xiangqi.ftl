# The rules of Xiangqi as told in the app. docs/rules/xiangqi.md says the same at length.

## The aim and the board

guide-xiangqi-aim-title = 勝負目標
guide-xiangqi-aim-sides = 中國象棋由兩人對弈。紅方先走，之後雙方輪流走棋。讓對方的帥（將）無路可走就獲勝。
guide-xiangqi-aim-board = 開局時的棋盤。棋子擺在線與線的交叉點上，不擺在格子裡。
guide-xiangqi-aim-places = 橫在棋盤中間的空帶是河界。畫有X形斜線的兩處是九宮，帥（將）和仕（士）不能離開九宮。
guide-xiangqi-aim-capture = 走到對方棋子所在的交叉點，就吃掉那枚棋子。被吃的棋子不能再用，棋子也不會升變：全部兵力就是現在盤上這些。
guide-xiangqi-column-red = 紅方
guide-xiangqi-column-black = 黑方

## The pieces

guide-xiangqi-general-title = 帥與將
guide-xiangqi-general-move = 紅方的帥和黑方的將每次直走一步，不能離開九宮。雙方爭的就是它。
guide-xiangqi-general-steps = 直走一步，不能斜走。
guide-xiangqi-facing-heading = 將帥不能對面
guide-xiangqi-facing-rule = 帥和將不能在同一條直線上直接相對，中間沒有棋子。造成這種局面的著法，雙方都不能走。因此帥和將不動也守著一整條直線。
guide-xiangqi-facing-between = 將帥之間只有一個炮，它不能離開這條直線。
guide-xiangqi-facing-holds = 紅方的帥控制著空著的中線：黑方的將可以向前，卻不能走上中線。
guide-xiangqi-advisor-title = 仕與士
guide-xiangqi-advisor-move = 紅方的仕和黑方的士每次斜走一步，不能離開九宮，能到的只有五個點。
guide-xiangqi-advisor-steps = 在中心時，可以走到四個角。
guide-xiangqi-elephant-title = 相與象
guide-xiangqi-elephant-move = 紅方的相和黑方的象每次斜走兩步，走「田」字。田字中心叫象眼，有棋子就走不了。它不能過河，所以只用來防守。
guide-xiangqi-elephant-eye = 馬塞住了一個象眼，那個方向走不了。
guide-xiangqi-elephant-bank = 到了河邊，只能往回走。
guide-xiangqi-horse-title = 馬
guide-xiangqi-horse-move = 先直走一步，再向外斜走一步，走「日」字。馬不能跳過棋子：直走的那一點有棋子，就是蹩馬腿，那個方向的兩著都走不了。
guide-xiangqi-horse-leg = 前面的兵蹩住馬腿，往前的兩著都走不了。
guide-xiangqi-horse-one-way = 紅方的馬可以吃黑方的馬。黑方的馬被炮蹩住馬腿，不能反過來吃。
guide-xiangqi-chariot-title = 車
guide-xiangqi-chariot-move = 車沿橫線或直線直走，只要沒有阻擋，走幾步都可以。它是最強的棋子，應當早些出動。
guide-xiangqi-chariot-lines = 遇到己方的炮就得停下，對方的馬和卒可以吃。
guide-xiangqi-cannon-title = 炮
guide-xiangqi-cannon-move = 炮走子時和車一樣。吃子時，必須恰好越過一枚棋子（哪一方的都行），吃掉後面的第一枚棋子。越過的那枚叫炮架。
guide-xiangqi-cannon-screen = 越過己方的兵，可以吃馬。右邊的卒很安全：中間沒有炮架。
guide-xiangqi-cannon-next = 只能吃炮架後面的第一枚棋子。隔著兩枚棋子的馬很安全。
guide-xiangqi-soldier-title = 兵與卒
guide-xiangqi-soldier-move = 紅方的兵和黑方的卒向前走一步。過了河，還可以向左右走一步。不能後退，也不會升變。
guide-xiangqi-soldier-home = 過河以前，只能向前。
guide-xiangqi-soldier-across = 過河以後，向前、向左、向右都可以。
guide-xiangqi-soldier-last = 到了底線，只能左右走。

## Check, mate and stalemate

guide-xiangqi-check-title = 將軍、將死、困斃
guide-xiangqi-check-rule = 攻擊對方的帥（將），下一著就能吃掉它，叫將軍。讓自己的帥（將）處於被將狀態的著法不允許，所以被將軍必須馬上應將。
guide-xiangqi-check-answers = 吃掉進攻的棋子、用棋子墊在中間，或把帥（將）移開。馬將軍時可以蹩馬腿，炮將軍時也可以撤走炮架。
guide-xiangqi-check-screen = 黑炮隔著仕將軍。仕走到哪裡，炮都沒有了炮架。
guide-xiangqi-check-leg = 黑馬將軍。車可以蹩住馬腿。
guide-xiangqi-check-mate = 沒有任何一著能應將，就是將死，對局結束。
guide-xiangqi-check-mated = 將死：兩個車控制兩條橫線，將無處可走。
guide-xiangqi-stalemate-heading = 困斃算輸
guide-xiangqi-stalemate-rule = 沒有被將軍，但沒有任何一著可走，叫困斃，也算輸。這和國際象棋不同，不是和棋。
guide-xiangqi-stalemate-board = 輪到黑方走，沒有被將軍，但兵守著一點，紅帥守著中線，無著可走。黑方落敗。

## The names of mates

guide-xiangqi-mates-title = 殺法的名稱
guide-xiangqi-mates-intro = 將死之後，結果會寫出殺法的名稱。
guide-xiangqi-mates-double = 雙將
guide-xiangqi-mates-double-text = 兩枚棋子同時將軍。
guide-xiangqi-mates-double-board = 車和馬同時將軍，一著擋不住兩個。
guide-xiangqi-mates-cannons = 重炮
guide-xiangqi-mates-cannons-text = 一個炮以己方另一個炮為炮架將軍。
guide-xiangqi-mates-cannons-board = 士墊在中間，前面的炮就以它為炮架將軍。
guide-xiangqi-mates-horse = 馬後炮
guide-xiangqi-mates-horse-text = 炮以己方的馬為炮架將軍。
guide-xiangqi-mates-horse-board = 馬控制左右兩點，炮控制前面一點。
guide-xiangqi-mates-piece = 以棋子命名
guide-xiangqi-mates-piece-text = 其他的將死以將軍的棋子命名，例如「車將死」。

## Draws and repetition

guide-xiangqi-draws-title = 和棋與重複局面
guide-xiangqi-draws-choice = 反覆走同樣的著法，或對局下不完時怎麼辦，可以在對局前從兩套規則中選一套。平常用面對面規則。
guide-xiangqi-tabletop-heading = 面對面規則
guide-xiangqi-draws-check = 長將
guide-xiangqi-draws-check-text = 不能沒完沒了地將軍。只有一方每著都將軍，同一局面第二次出現時，會提醒那一方；第三次出現，那一方就輸了。
guide-xiangqi-draws-check-board = 車換著直線不停地將軍，追趕黑將。紅方得及時變著。
guide-xiangqi-draws-repeat = 其他重複
guide-xiangqi-draws-repeat-text = 不會自動判定，雙方都在將軍也一樣。從第三次起，會提示可以提和。
guide-xiangqi-draws-quiet = 長時間無吃子
guide-xiangqi-draws-quiet-text = 雙方各走60著沒有吃子，會提示可以提和。
guide-xiangqi-draws-limit = 很長的對局
guide-xiangqi-draws-limit-text = 雙方合計走滿400著，判和。
guide-xiangqi-simple-heading = 簡易規則
guide-xiangqi-simple-text = 同一局面第三次出現就是和棋，不問原因。
guide-xiangqi-both-heading = 兩套規則都一樣
guide-xiangqi-both-text = 同一局面是指棋子和位置都相同，輪到誰走也相同。雙方隨時可以同意和棋。比賽規則還禁止長捉（一直追著帥（將）以外的棋子），這裡不禁止。

## Handicaps and takebacks

guide-xiangqi-handicap-title = 讓子與悔棋
guide-xiangqi-handicap-rule = 實力有差距時，強的一方可以讓一個馬或兩個馬。由誰讓子可以選，仍然是紅方先走。
guide-xiangqi-handicap-board = 紅方讓單馬，讓的是自己左邊的馬。
guide-xiangqi-takeback-heading = 悔棋
guide-xiangqi-takeback-rule = 和電腦下，悔棋不限次數。雙人對局要對方同意，也可以在設定裡改成不必同意。剛走完時悔這一著；輪到自己時，連對方的應著一起悔。

## Records

guide-xiangqi-record-title = 怎樣讀棋譜
guide-xiangqi-record-form = 著法按中文記譜：棋子、所在的直線、方向、數字。進是向前，退是向後，平是橫走。「炮二平五」是二線的炮橫走到五線，「馬8進7」是黑方8線的馬進到7線。
guide-xiangqi-record-files = 雙方都從自己的右邊數直線，紅方用漢字數字，黑方用阿拉伯數字。車、炮、兵、帥前進或後退時，最後的數字是走的步數，其他情況是到達的直線。
guide-xiangqi-record-order = 同一條直線上有兩枚相同的棋子，用「前」「後」區分；有三枚時，中間的叫「中」。兩條直線上都有重疊的兵時，加上直線的數字，例如「前兵三進一」。
guide-xiangqi-record-others = 在設定裡可以改用WXF記譜（C2=5、H8+7，+為進，-為退，=為平）或ICCS座標（h2e2，直線從紅方左起為a到i，橫線從紅方起為0到9）。
guide-xiangqi-column-wxf = WXF
