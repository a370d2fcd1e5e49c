# Lessons, read when one is opened

heap-lesson-first = A first heap
    .about = Take counters and clear a pile.
heap-lesson-first-welcome = Three piles of counters lie here. On your turn you take one or two counters from one pile, and each is worth a point.
heap-lesson-first-take = Take two counters from pile 1.
    .wrong = Two counters, from pile 1: the lit one takes both.
heap-lesson-first-clear = One counter is left in pile 1. Whoever clears a pile gets 3 extra points. Clear it!
    .wrong = Pile 1 it is: one counter clears it.
heap-lesson-first-end = Six points! Instead of taking, you may throw the die, as your opponent just did: it removes counters that score for nobody. When nothing is left, the most points wins.
