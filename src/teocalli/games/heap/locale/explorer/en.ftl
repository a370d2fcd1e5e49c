### What many games say, on the pages that show it

heap-alike-piles = Piles of the same sizes
heap-traits-first = First actions
heap-trait-take = Take { $count } of { $size }
heap-trait-throw = Throw the die for a pile of { $size }
