# Setting up a position by hand

uxmal-set-up-turn = Turn and track
uxmal-set-up-phase = Phase
uxmal-set-up-decision = What is decided
uxmal-set-up-decision-turn = An action is chosen
uxmal-set-up-decision-draw = A tile is drawn
uxmal-set-up-decision-seat = A tile is laid
uxmal-set-up-decision-take = Cards are taken
uxmal-set-up-decision-pay = Cards are paid
uxmal-set-up-decision-over = The game is over
uxmal-set-up-whose = Whose turn it is
uxmal-set-up-due = Cards still to be paid
uxmal-set-up-paid = Idol paid last
uxmal-set-up-takes = Cards to choose from
uxmal-set-up-tiles = Tiles
uxmal-set-up-drawn = Drawn tile
uxmal-set-up-tile = { $symbols } (clockwise)
uxmal-set-up-priests = Fields of the priests
uxmal-set-up-priest = Put a priest of { $whose } on { $field }
uxmal-set-up-priest-away = Remove the priest of { $whose } from { $field }
uxmal-set-up-turn-tile = Turn the tile on { $seat }, level { $level }
uxmal-set-up-take-off = Remove the tile on { $seat }, level { $level }
uxmal-set-up-lay = Level { $level }, on { $seat }: { $tile }
uxmal-set-up-fill = Complete level { $level } with undrawn tiles and begin the next phase
