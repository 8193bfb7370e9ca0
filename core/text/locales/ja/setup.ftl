# The four opening setups of Janggi: their names, and what each is like to play.

setup-inner-name = 内象
setup-inner-character = 2枚の象を士のすぐ隣に置き、2枚の馬が互いを守ります。中央が堅く、じっくり受けるのに向いています。
setup-outer-name = 外象
setup-outer-character = 2枚の馬を士のすぐ隣に置き、宮城の前へすばやく進めます。中央から力強く攻めるのに向いています。
setup-left-name = 左象
setup-left-character = 左の象は外側、右の象は内側に立ちます。攻守のつり合いがよく、いちばんよく使われる形です。
setup-right-name = 右象
setup-right-character = 右の象は外側、左の象は内側に立ちます。左象を左右逆にした形で、つり合いのよさも同じです。
