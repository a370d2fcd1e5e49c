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

heap-ask-turn = { $player }, take one or two counters from a pile, or throw the die for a pile.
    .you = Take one or two counters from a pile, or throw the die for a pile.
heap-ask-throw = The die rolls for { $player }.
    .you = The die rolls for you.
heap-ask-over = The game is over.

heap-do-take =
    { $gain ->
        [one] Take { $gain } counter from pile { $pile }
       *[other] Take { $gain } counters from pile { $pile }
    }
heap-do-throw = Throw the die for pile { $pile }

heap-log-take =
    { $count ->
        [one] { $player } takes { $count } counter from pile { $pile }.
       *[other] { $player } takes { $count } counters from pile { $pile }.
    }
    .you =
        { $count ->
            [one] You take { $count } counter from pile { $pile }.
           *[other] You take { $count } counters from pile { $pile }.
        }
heap-log-throw = { $player } throws the die for pile { $pile }.
    .you = You throw the die for pile { $pile }.
heap-log-thrown = The die shows { $count } and takes that many counters away from pile { $pile }.
heap-log-cleared = { $player } clears pile { $pile }: 3 points.
    .you = You clear pile { $pile }: 3 points.

heap-help-take = Every counter you take is worth a point (H2).
    .title = Take
heap-help-throw = The die shows 1, 2, 2 or 3 and takes that many counters away, which count for nobody (H3).
    .title = Throw the die

# Figures of the rules (figures/*.yaml)

heap-figure-clear = Pile 1 has { $left } counter left. Whoever takes it gets 1 point for it and 3 for clearing the pile: { $points } points.

heap-position-thrown = pile { $pile } is empty, so no die rolls for it; it must be 0 or a pile with counters.
