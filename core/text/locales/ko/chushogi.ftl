# The sides and pieces of Chu Shogi. What moves alike has one name, promoted or not.

chushogi-sente = 선수
chushogi-gote = 후수

chushogi-king = 옥장
chushogi-lion = 사자
chushogi-free-king = 분왕
chushogi-dragon-king = 용왕
chushogi-dragon-horse = 용마
chushogi-rook = 비차
chushogi-bishop = 각행
chushogi-kirin = 기린
chushogi-phoenix = 봉황
chushogi-drunk-elephant = 취상
chushogi-blind-tiger = 맹호
chushogi-side-mover = 횡행
chushogi-vertical-mover = 수행
chushogi-reverse-chariot = 반차
chushogi-lance = 향차
chushogi-gold = 금장
chushogi-silver = 은장
chushogi-copper = 동장
chushogi-leopard = 맹표
chushogi-go-between = 중인
chushogi-pawn = 보병
chushogi-crown-prince = 태자
chushogi-soaring-eagle = 비취
chushogi-horned-falcon = 각응
chushogi-flying-stag = 비록
chushogi-free-boar = 분저
chushogi-flying-ox = 비우
chushogi-whale = 경예
chushogi-white-horse = 백구
chushogi-tokin = 토킨
