# Lessons, read when one is opened

heap-lesson-first = Une première pile
    .about = Prendre des jetons et vider une pile.
heap-lesson-first-welcome = Trois piles de jetons sont posées ici. À votre tour, vous prenez un ou deux jetons d’une pile, et chacun vaut un point.
heap-lesson-first-take = Prenez deux jetons de la pile 1.
    .wrong = Deux jetons, de la pile 1 : celui qui est éclairé prend les deux.
heap-lesson-first-clear = Il reste un jeton dans la pile 1. Qui vide une pile reçoit 3 points de plus. Videz-la !
    .wrong = C’est la pile 1 : un jeton la vide.
heap-lesson-first-end = Six points ! Au lieu de prendre, on peut lancer le dé, comme votre adversaire vient de le faire : il enlève des jetons qui ne comptent pour personne. Quand il ne reste rien, celui qui a le plus de points gagne.
