# Eine Stellung von Hand aufbauen

heap-set-up-piles = Stapel
heap-set-up-turn = Wer am Zug ist
heap-set-up-thrown = Der Würfel rollt für
heap-set-up-not-thrown = Keinen Stapel
heap-set-up-points = Punkte
