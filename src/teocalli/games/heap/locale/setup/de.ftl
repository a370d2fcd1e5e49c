# Eine Stellung von Hand aufbauen

heap-set-up-piles = Haufen
heap-set-up-turn = Wer am Zug ist
heap-set-up-thrown = Der Würfel rollt für
heap-set-up-not-thrown = Keinen Haufen
heap-set-up-points = Punkte
