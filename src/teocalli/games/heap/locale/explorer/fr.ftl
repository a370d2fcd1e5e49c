### Ce que disent beaucoup de parties, sur les pages qui le montrent

heap-alike-piles = Tas de mêmes tailles
heap-traits-first = Premières actions
heap-trait-take = Prendre { $count } sur { $size }
heap-trait-throw = Lancer le dé pour un tas de { $size }
