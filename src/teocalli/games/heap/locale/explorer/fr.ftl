### Ce que disent beaucoup de parties, sur les pages qui le montrent

heap-alike-piles = Piles de mêmes tailles
heap-traits-first = Premières actions
heap-trait-take = Prendre { $count } sur { $size }
heap-trait-throw = Lancer le dé pour une pile de { $size }
