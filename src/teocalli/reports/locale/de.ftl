### Seiten mit Diagrammen.

error-no-plots = Die Diagramme brauchen matplotlib, das nicht installiert ist; „pip install teocalli[report]“ installiert es.
