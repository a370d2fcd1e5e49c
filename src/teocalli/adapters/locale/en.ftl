## Environments for programs that learn

error-rewards = Rewards are one of { $known }, not “{ $value }”.
error-vector-actions = Actions must be a row of { $count } numbers, one for each game, not an array of the shape { $given }.
error-games-closed = These games have been closed: nothing can be moved on any more.
error-games-busy = These games are being moved on by another thread: only one at a time may do that.
error-agents = Opponents must be given for { $count } seats, or one for all of them, not for { $given }.
error-own-seat = The own seat must be a number from 0 to { $last } or “random”, not “{ $value }”.
error-render-mode = The form of the picture must be one of { $known }, not “{ $value }”.
