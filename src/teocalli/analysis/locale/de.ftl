### Analyse: Weigerungen.

error-analysis-running = Eine laufende Partie zwischen mehreren Personen lässt sich nicht analysieren; das geht, sobald sie zu Ende ist.
