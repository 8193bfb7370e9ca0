# The sides and pieces of Chu Shogi. What moves alike has one name, promoted or not.

chushogi-sente = Sente
chushogi-gote = Gote

chushogi-king = king
chushogi-lion = lion
chushogi-free-king = free king
chushogi-dragon-king = dragon king
chushogi-dragon-horse = dragon horse
chushogi-rook = rook
chushogi-bishop = bishop
chushogi-kirin = kirin
chushogi-phoenix = phoenix
chushogi-drunk-elephant = drunk elephant
chushogi-blind-tiger = blind tiger
chushogi-side-mover = side mover
chushogi-vertical-mover = vertical mover
chushogi-reverse-chariot = reverse chariot
chushogi-lance = lance
chushogi-gold = gold general
chushogi-silver = silver general
chushogi-copper = copper general
chushogi-leopard = ferocious leopard
chushogi-go-between = go-between
chushogi-pawn = pawn
chushogi-crown-prince = crown prince
chushogi-soaring-eagle = soaring eagle
chushogi-horned-falcon = horned falcon
chushogi-flying-stag = flying stag
chushogi-free-boar = free boar
chushogi-flying-ox = flying ox
chushogi-whale = whale
chushogi-white-horse = white horse
chushogi-tokin = promoted pawn
