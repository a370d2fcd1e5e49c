### Many games at once.

error-games-count = At least 1 game must be played, not { NUMBER($count, useGrouping: 0) }.
