# Der Begleiter des gedruckten Spiels

teotihuacan-companion-calendar = Die helle Scheibe kommt zurück auf 0, die dunkle ein Feld tiefer, alle Marker der Pyramidenleiste auf 0 (T21, T75).
    .title = Scheiben und Marker
teotihuacan-companion-bot = 15 SP für jeden Tempel, in dem er auf Stufe 10 oder 11 steht, 1 SP für jede übrige Ressource und jeden Kakao, 2 SP für jede seiner Technologien (T93).
    .title = Ende des Teotibots
