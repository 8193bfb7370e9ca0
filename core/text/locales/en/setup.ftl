# The four opening setups of Janggi: their names, and what each is like to play.

setup-inner-name = Inner elephant
setup-inner-character = Both elephants stand next to the guards and the horses shield each other: a solid centre for patient defence.
setup-outer-name = Outer elephant
setup-outer-character = Both horses stand next to the guards and reach the palace quickly: fast, forceful play through the centre.
setup-left-name = Left elephant
setup-left-character = The left elephant stands outside, the right one inside: balanced, adaptable and the most popular choice.
setup-right-name = Right elephant
setup-right-character = The right elephant stands outside, the left one inside: the mirror of the left elephant and just as balanced.
