## Environments for programs that learn

error-rewards = Rewards must be one of { $known }, not “{ $value }”.
error-vector-actions = Actions must be a one-dimensional array of { $count } numbers, one for each game, not an array of shape { $given }.
error-games-closed = These games have been closed: they can no longer be stepped.
error-games-busy = Another thread is stepping these games: only one may do so at a time.
error-agents = Opponents must be given for { $count } seats, or one for all of them, not for { $given }.
error-own-seat = Your own seat must be a number from 0 to { $last } or “random”, not “{ $value }”.
error-render-mode = The render mode must be one of { $known }, not “{ $value }”.
