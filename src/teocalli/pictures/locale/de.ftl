# Bilder von Brettern und Abbildungen

error-no-pictures = Bilder brauchen Bibliotheken, die nicht installiert sind; „pip install teocalli[pictures]“ installiert sie.
error-no-pixels = Bilder als Arrays brauchen Bibliotheken, die nicht installiert sind; „pip install teocalli[environments,pictures]“ installiert sie.
error-no-picture-drawing = Von { $game } gibt es hier kein Bild: Es bringt keine Zeichnung mit oder nur eine aus Text und Tabellen; „teocalli show“ zeichnet es im Terminal.
error-picture-theme = Ein Farbschema „{ $theme }“ gibt es nicht; es gibt auto, light und dark.
error-picture-language = Texte in „{ $language }“ gibt es nicht; es gibt { $known }.
error-no-such-figure = Die Regeln von { $game } haben keine Abbildung „{ $figure }“; es gibt { $known }.
