# Composer une position à la main

heap-set-up-piles = Tas
heap-set-up-turn = À qui de jouer
heap-set-up-thrown = Le dé roule pour
heap-set-up-not-thrown = Aucun tas
heap-set-up-points = Points
