### Pages avec graphiques.

error-no-plots = Les graphiques demandent matplotlib, qui n’est pas installé ; « pip install teocalli[report] » l’installe.
