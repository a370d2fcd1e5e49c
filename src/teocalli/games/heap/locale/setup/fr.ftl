# Composer une position à la main

heap-set-up-piles = Piles
heap-set-up-turn = À qui de jouer
heap-set-up-thrown = Le dé roule pour
heap-set-up-not-thrown = Aucune pile
heap-set-up-points = Points
