# The four opening setups of Janggi: their names, and what each is like to play.

setup-inner-name = 안상차림
setup-inner-character = 두 상을 사 바로 옆에 두고 두 마가 서로를 지켜요. 중앙이 단단해 차분히 지키기 좋아요.
setup-outer-name = 바깥상차림
setup-outer-character = 두 마를 사 바로 옆에 두어 궁성 앞으로 빠르게 나와요. 중앙에서 힘차게 밀어붙이기 좋아요.
setup-left-name = 왼상차림
setup-left-character = 왼쪽 상은 바깥에, 오른쪽 상은 안쪽에 있어요. 공격과 수비가 고루 편해 가장 많이 쓰여요.
setup-right-name = 오른상차림
setup-right-character = 오른쪽 상은 바깥에, 왼쪽 상은 안쪽에 있어요. 왼상차림을 뒤집은 모양으로, 똑같이 균형이 좋아요.
