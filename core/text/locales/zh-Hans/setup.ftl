# The four opening setups of Janggi: their names, and what each is like to play.

setup-inner-name = 内象
setup-inner-character = 双象紧靠士，双马互相保护。中路坚固，适合稳扎稳打的防守。
setup-outer-name = 外象
setup-outer-character = 双马紧靠士，能迅速跳到九宫前。适合从中路快速进攻。
setup-left-name = 左象
setup-left-character = 左象在外，右象在内。攻守均衡、变化灵活，最为常用。
setup-right-name = 右象
setup-right-character = 右象在外，左象在内。与左象左右对称，同样均衡。
