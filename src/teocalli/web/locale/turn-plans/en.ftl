# The turn so far and plans to compare, read with the first thing that can be kept

web-turn-so-far = This turn so far
web-turn-nothing-changed = Nothing gained or spent yet.
web-turn-before-after = Before and after
web-turn-from-to = { $name }: { $before } before, { $after } now
web-turn-plan = Plan { $name }
web-turn-carry-out = Play this plan
web-turn-forget = Discard
web-turn-before = before
web-turn-now = now
web-turn-take-back = Undo the turn
web-turn-keep = Save as plan { $name }
web-turn-kept = Plan { $name } is saved. Try something else to compare it with.
web-turn-other = { $player }, if scored now
    .you = For you, if scored now
web-turn-chance = Chance of winning
web-turn-weigh = Compare chances
web-turn-weighing = Thinking …
