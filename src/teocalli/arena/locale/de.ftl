### Viele Partien auf einmal.

error-games-count = Es muss mindestens 1 Partie gespielt werden, nicht { NUMBER($count, useGrouping: 0) }.
