### Beaucoup de parties à la fois.

error-games-count = Il faut jouer au moins 1 partie, et non { NUMBER($count, useGrouping: 0) }.
