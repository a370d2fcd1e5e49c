# Le compagnon du jeu imprimé

teotihuacan-companion-calendar = Le disque clair revient à 0, le disque sombre recule d’une case, tous les marqueurs de la piste de la Pyramide à 0 (T21, T75).
    .title = Disques et marqueurs
teotihuacan-companion-bot = 15 PV par temple où il est au pas 10 ou 11, 1 PV par ressource et par cacao restant, 2 PV par technologie (T93).
    .title = Fin du Teotibot
