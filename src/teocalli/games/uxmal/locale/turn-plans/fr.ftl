# Ce que comparent les plans pour un tour

uxmal-turn-total = Si la phase finissait maintenant
uxmal-turn-cards = Cartes : { $idol }
uxmal-turn-supply = Prêtres en réserve
