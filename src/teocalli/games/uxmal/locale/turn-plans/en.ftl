# What plans for a turn compare

uxmal-turn-total = If the phase ended now
uxmal-turn-cards = Cards: { $idol }
uxmal-turn-supply = Priests in supply
