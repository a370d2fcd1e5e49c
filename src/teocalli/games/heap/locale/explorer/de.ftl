### Was viele Partien sagen, auf den Seiten, die es zeigen

heap-alike-piles = Gleich große Stapel
heap-traits-first = Erste Aktionen
heap-trait-take = { $count } von { $size } nehmen
heap-trait-throw = Für einen Stapel von { $size } würfeln
