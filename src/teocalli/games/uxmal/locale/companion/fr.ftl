# Le compagnon du jeu imprimé

uxmal-draw-track = Piste de popularité, case 1 d’abord : { $idols }.
uxmal-draw-first = { $player } commence.
uxmal-companion-priests = Chaque prêtre rapporte selon le niveau de sa case et le rang de l’idole qui s’y trouve (U22).
    .title = Prêtres
uxmal-companion-cards = 2 points par carte en main de l’idole de rang 1, 1 point par carte de rang 2. Ces cartes retournent dans leurs piles (U23).
    .title = Cartes
