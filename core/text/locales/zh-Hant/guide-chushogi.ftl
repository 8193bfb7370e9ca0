# The rules of Chu Shogi as told in the app. docs/rules/chushogi.md says the same at length.

## The aim and the board

guide-chushogi-aim-title = 勝負目標
guide-chushogi-aim-sides = 中將棋是日本古時的大盤將棋，由兩人對弈。下方的先手先走，之後與後手輪流走棋。吃掉對方的王就獲勝。
guide-chushogi-aim-board = 開局時的棋盤：縱橫各12格，每方46枚棋子。
guide-chushogi-aim-capture = 走到對方棋子所在的格，就吃掉那枚棋子。被吃的棋子永遠離開棋盤，不像日本將棋那樣可以再打入。
guide-chushogi-aim-zone = 離自己最遠的四段是敵陣。幾乎所有棋子都能在那裡升變，變得更強。
guide-chushogi-aim-start = 棋子雖多，不必害怕。大多數走法很簡單，隨時可以在這裡查。先認識獅子吧，它是這種棋的主角。

## All pieces

guide-chushogi-list-title = 棋子一覽
guide-chushogi-list-intro = 開局的21種棋子和它們升變後的棋子。升變過的棋子，即使走法與能升變的棋子相同，也不再升變。
guide-chushogi-column-promoted = 升變為

guide-chushogi-generals-title = 玉將、金銀銅、猛豹
guide-chushogi-foot-title = 步兵、仲人、醉象、盲虎
guide-chushogi-runners-title = 遠行的棋子
guide-chushogi-runners-intro = 這些棋子沒有阻擋就能一直走，吃掉遇到的第一枚對方棋子。它們不能越過任何棋子。
guide-chushogi-jumpers-title = 麒麟與鳳凰
guide-chushogi-jumpers-intro = 這兩種棋子會跳，中間那一格有什麼都不要緊。
guide-chushogi-promoted-title = 升變後的棋子
guide-chushogi-promoted-intro = 這些棋子只有升變才會出現。像小獅子一樣戰鬥的角鷹和飛鷲另有一頁。

guide-chushogi-move-king = 向任何方向走一格。
guide-chushogi-move-gold = 向前、後、左、右或斜前方走一格。
guide-chushogi-move-silver = 向前或斜向走一格。
guide-chushogi-move-copper = 向前、後或斜前方走一格。
guide-chushogi-move-leopard = 向前、後或斜向走一格。
guide-chushogi-move-pawn = 向前走一格，吃子也一樣。
guide-chushogi-move-go-between = 向前或向後走一格。
guide-chushogi-move-drunk-elephant = 除正後方以外，走一格。升變後成為第二個王。
guide-chushogi-move-blind-tiger = 除正前方以外，走一格。
guide-chushogi-move-rook = 縱橫遠行。
guide-chushogi-move-bishop = 斜向遠行。
guide-chushogi-move-lance = 只能向前遠行。
guide-chushogi-move-reverse-chariot = 向前或向後遠行。
guide-chushogi-move-side-mover = 左右遠行，或前後走一格。
guide-chushogi-move-vertical-mover = 前後遠行，或左右走一格。
guide-chushogi-move-dragon-king = 像飛車一樣遠行，或斜走一格。
guide-chushogi-move-dragon-horse = 像角行一樣遠行，或縱橫走一格。
guide-chushogi-move-free-king = 向八個方向遠行。
guide-chushogi-move-kirin = 斜走一格，或縱橫跳到第二格。升變後是獅子。
guide-chushogi-move-phoenix = 縱橫走一格，或斜向跳到第二格。升變後是奔王。
guide-chushogi-move-crown-prince = 向任何方向走一格，與王同等重要。
guide-chushogi-move-flying-stag = 前後遠行，或向其他方向走一格。
guide-chushogi-move-free-boar = 左右和斜向遠行。
guide-chushogi-move-flying-ox = 前後和斜向遠行。
guide-chushogi-move-whale = 前後和斜後方遠行。
guide-chushogi-move-white-horse = 前後和斜前方遠行。

## The lion

guide-chushogi-lion-title = 獅子
guide-chushogi-lion-move = 獅子一著可以走兩步王的走法，第二步方向不限。也可以一下跳到兩格以內的任何一格，不管中間有什麼。
guide-chushogi-lion-reach = 周圍24格都能走到。
guide-chushogi-lion-double = 兩步各吃一子，一著就能吃掉兩枚棋子。
guide-chushogi-lion-two = 它可以吃掉步兵再吃後面的銀將，也可以跳過去只吃銀將。
guide-chushogi-lion-igui = 居食
guide-chushogi-lion-igui-text = 吃掉相鄰的棋子，再回到原來的格（居喰い）。
guide-chushogi-lion-jitto = 原地停著
guide-chushogi-lion-jitto-text = 走到相鄰的空格再回來（じっと）：什麼也沒變，輪次讓給對方。
guide-chushogi-lion-tap = 點獅子，再點一格。兩格遠的，立刻跳過去。相鄰的，會等它走第二步：點接著要去的格；要停在那裡，再點一次同一格；居食或原地停著，點原來的格。

## Falcon and eagle

guide-chushogi-birds-title = 角鷹與飛鷲
guide-chushogi-birds-intro = 龍馬升變為角鷹，龍王升變為飛鷲。它們只在固定方向上像獅子那樣走：走一格或兩格，每格都能吃子，可以居食、原地停著，也可以跳過第一格。
guide-chushogi-move-horned-falcon = 正前方像獅子一樣走，其餘七個方向遠行。
guide-chushogi-move-soaring-eagle = 左右斜前方像獅子一樣走，其餘六個方向遠行。

## The lion rules

guide-chushogi-rules-title = 獅子對獅子
guide-chushogi-rules-intro = 獅子太強，很容易一換一地兌掉。這些規則就是為了防止這樣。麒麟升變的獅子也一樣。
guide-chushogi-rules-near = 相鄰的獅子隨時可以吃，不管有沒有根。
guide-chushogi-rules-protected-heading = 有根的獅子
guide-chushogi-rules-protected = 相隔兩格的獅子如果有根，也就是有棋子能在那一格吃回來，就不能用獅子吃。被牽制住的棋子也算根。
guide-chushogi-rules-protected-board = 金將是後手獅子的根。先手的獅子哪裡都能去，只有那一格不行。
guide-chushogi-rules-hidden-heading = 暗根
guide-chushogi-rules-hidden = 遠行的棋子也可以在要吃子的獅子背後當根：它與兩隻獅子在一條直線上，獅子一跳走，路就通了（かげ足）。
guide-chushogi-rules-hidden-board = 先手獅子背後的飛車，是前面後手獅子的根。
guide-chushogi-rules-with-heading = 搭吃
guide-chushogi-rules-with = 有根的獅子，如果在同一著裡先吃掉路上的另一枚棋子，就可以吃（付け喰い）。步兵和仲人不算，升變過的才算。對方可以馬上吃回來。
guide-chushogi-rules-with-board = 經過銀將，可以吃下面的獅子。上面的獅子很安全：路上只有仲人。
guide-chushogi-rules-senjishi-heading = 先獅子
guide-chushogi-rules-senjishi = 獅子以外的棋子剛吃掉一隻獅子，下一著就只有獅子才能吃獅子。隔一著就可以了。如果是獅子吃了獅子，任何棋子都可以馬上吃回來。
guide-chushogi-rules-senjishi-board = 右邊先手的角行剛吃掉一隻獅子。現在後手的飛車不能吃先手的獅子。
guide-chushogi-rules-others = 除此以外，獅子以外的棋子可以自由地吃獅子。

## Promotion

guide-chushogi-promotion-title = 升變
guide-chushogi-promotion-rule = 從敵陣外走進敵陣，或者從敵陣內出發吃子時，可以升變。步兵和香車到達最後一段時也可以。
guide-chushogi-promotion-enter = 前面三格是敵陣：銀將走到那裡就可以升變。
guide-chushogi-promotion-inside = 沒有升變就進了敵陣的棋子，要吃子，或者出來再進去，才能升變。
guide-chushogi-promotion-capture = 已經在敵陣裡的銀將，吃步兵可以升變，只走子不行。
guide-chushogi-promotion-choice = 升變不是必須的，而且要等整著走完之後。玉將、獅子、奔王不升變。

## King, prince, ends

guide-chushogi-end-title = 王、太子與終局
guide-chushogi-end-check = 將軍
guide-chushogi-end-check-text = 王下一著就會被吃，就是將軍。可以不應，也可以走進被將的格，但王就可能被吃掉。應用程式會提醒你，也可以設成不接受這樣的著法。
guide-chushogi-end-prince = 王與太子
guide-chushogi-end-prince-text = 醉象升變就是太子。兩個都在時，被吃掉一個，對局仍由另一個繼續。
guide-chushogi-end-capture = 吃王
guide-chushogi-end-capture-text = 玉將和太子中最後一個被吃掉，就輸了。怎麼走都保不住時就是將死，可以認輸。
guide-chushogi-end-bare = 光桿王
guide-chushogi-end-bare-text = 只剩一個王或太子的一方，輸給還有其他棋子的對方，除非能馬上吃掉對方最後的王。這條規則可以關閉。
guide-chushogi-end-stuck = 無著可走
guide-chushogi-end-stuck-text = 沒有任何一著可走的一方落敗。
guide-chushogi-end-repetition = 千日手
guide-chushogi-end-repetition-text = 使同一局面第四次出現的著法不允許。如果只有一方一直在將軍，就由那一方變著，另一方可以照樣應將。
guide-chushogi-end-agreed = 和棋
guide-chushogi-end-agreed-text = 雙方可以同意和棋，例如只剩下王的時候。

## Options

guide-chushogi-options-title = 規則選項
guide-chushogi-options-intro = 各處習慣不同。對局前可以選擇：
guide-chushogi-options-promotion = 將棋式升變
guide-chushogi-options-promotion-text = 從敵陣內出發或走到敵陣內的著法都可以升變。
guide-chushogi-options-senjishi = 先獅子
guide-chushogi-options-senjishi-text = 可以保護所有獅子、除剛吃掉獅子的那一格以外的獅子，或只保護有根的獅子。
guide-chushogi-options-bare = 光桿王
guide-chushogi-options-bare-text = 光桿王是否算輸。
guide-chushogi-options-quiet = 平靜的199著
guide-chushogi-options-quiet-text = 雙方合計199著沒有吃子也沒有升變，判和。
guide-chushogi-options-little = 子力不足
guide-chushogi-options-little-text = 一方只有一個王，另一方除王以外也不足以將死對方，就是和棋。不足是指：什麼也沒有；只有一枚步兵、成步或猛豹；只有走同色格的升變猛豹。
guide-chushogi-options-refuse = 不許送王
guide-chushogi-options-refuse-text = 走後最後的王會被吃的著法，不予接受。
guide-chushogi-options-lishogi = Lishogi規則
guide-chushogi-options-lishogi-text = 與平常相同，但麒麟吃獅子時升變成的獅子，可以馬上吃回來。

## Handicaps

guide-chushogi-handicap-title = 讓子
guide-chushogi-handicap-intro = 實力有差距時，弱的一方執先手的棋子，得到優待，由強的一方後手先走。
guide-chushogi-handicap-kings = 雙王
guide-chushogi-handicap-kings-board = 先手的醉象一開始就是太子。
guide-chushogi-handicap-lions = 雙獅子
guide-chushogi-handicap-lions-board = 先手的麒麟一開始就是獅子。
guide-chushogi-handicap-three = 三獅子
guide-chushogi-handicap-three-board = 先手的麒麟，以及用鳳凰換來的後手麒麟，一開始就是獅子。鳳凰歸後手。

## Records

guide-chushogi-record-title = 怎樣讀棋譜
guide-chushogi-record-form = 筋從先手的右邊起為1到12，段從上起為一到十二。「{ $step }」是4八的仲人走到4七。「成」是升變，「不成」是能升變而不升變。
guide-chushogi-record-lion = 「{ $double }」是獅子在7五吃子，再走到7四。「{ $igui }」是居食，「{ $jitto }」是原地停著。
guide-chushogi-record-western = 在設定裡可以改用西式棋譜，段寫作a到l：{ $step }是走子，{ $promotion }是吃子並升變，{ $double }是兩步著，{ $igui }是居食，{ $jitto }是原地停著。升變過的棋子在字母前加+。
guide-chushogi-column-japanese = 日式
guide-chushogi-column-western = 西式
