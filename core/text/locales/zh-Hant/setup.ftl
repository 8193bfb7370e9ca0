# The four opening setups of Janggi: their names, and what each is like to play.

setup-inner-name = 內象
setup-inner-character = 雙象緊靠士，雙馬互相保護。中路堅固，適合穩紮穩打的防守。
setup-outer-name = 外象
setup-outer-character = 雙馬緊靠士，能迅速跳到九宮前。適合從中路快速進攻。
setup-left-name = 左象
setup-left-character = 左象在外，右象在內。攻守均衡、變化靈活，最為常用。
setup-right-name = 右象
setup-right-character = 右象在外，左象在內。與左象左右對稱，同樣均衡。
