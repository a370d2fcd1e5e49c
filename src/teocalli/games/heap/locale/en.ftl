### Heap. Numbers such as H2 are those of the rules.

heap-title = Heap
    .help = Take counters from three piles, and be the one who clears them.
    .facts = 2 to 4 players · about 5 minutes
heap-pile = Pile { $pile }

option-heap-size = Size
    .help = How many counters the piles have at the beginning (H1).
option-heap-size-small = Small
    .help = 3, 4 and 5 counters.
option-heap-size-large = Large
    .help = 5, 6 and 7 counters.

heap-ask-turn = { $player }, take one or two counters of a pile, or throw the die for one.
    .you = Take one or two counters of a pile, or throw the die for one.
heap-ask-throw = The die rolls for { $player }.
    .you = The die rolls for you.
heap-ask-over = The game is over.

heap-do-take =
    { $gain ->
        [one] Take { $gain } counter of pile { $pile }
       *[other] Take { $gain } counters of pile { $pile }
    }
heap-do-throw = Throw the die for pile { $pile }

heap-log-take =
    { $count ->
        [one] { $player } takes { $count } counter of pile { $pile }.
       *[other] { $player } takes { $count } counters of pile { $pile }.
    }
    .you =
        { $count ->
            [one] You take { $count } counter of pile { $pile }.
           *[other] You take { $count } counters of pile { $pile }.
        }
heap-log-throw = { $player } throws the die for pile { $pile }.
    .you = You throw the die for pile { $pile }.
heap-log-thrown = The die shows { $count } and takes as many counters away from pile { $pile }.
heap-log-cleared = { $player } clears pile { $pile }: 3 points.
    .you = You clear pile { $pile }: 3 points.

heap-help-take = Every counter that you take is a point (H2).
    .title = Take
heap-help-throw = The die shows 1, 2, 2 or 3 and takes so many counters away, which count for nobody (H3).
    .title = Throw the die

# lessons
heap-lesson-first = A first heap
    .about = Take counters and clear a pile.
heap-lesson-first-welcome = Three piles of counters lie here. On your turn you take one or two counters from one pile, and each is worth a point.
heap-lesson-first-take = Take two counters from pile 1.
    .wrong = Two counters, from pile 1: the lit one takes both.
heap-lesson-first-clear = One counter is left in pile 1. Whoever clears a pile gets 3 extra points. Clear it!
    .wrong = Pile 1 it is: one counter clears it.
heap-lesson-first-end = Six points! Instead of taking, you may throw the die, as your opponent just did: it removes counters that score for nobody. When nothing is left, the most points wins.

# Figures of the rules (figures/*.yaml)

heap-figure-clear = Pile 1 has { $left } counter left. Whoever takes it gets 1 point for it and 3 for clearing the pile: { $points } points.

heap-position-thrown = pile { $pile } is empty, so no die rolls for it; it must be 0 or a pile with counters.
