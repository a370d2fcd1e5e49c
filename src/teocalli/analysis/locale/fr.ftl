### Analyse : refus.

error-analysis-running = Une partie en cours entre plusieurs personnes ne peut pas être analysée ; ce sera possible une fois qu’elle sera terminée.
