# The companion of the printed game

teotihuacan-companion-calendar = The light disc goes back to 0, the dark disc one space lower, all markers of the Pyramid track to 0 (T21, T75).
    .title = Discs and markers
teotihuacan-companion-bot = 15 VP for each temple where it stands on step 10 or 11, 1 VP for each resource and cocoa left, 2 VP for each of its Technologies (T93).
    .title = Teotibot’s final scoring

## The guide of the Teotibot

teotihuacan-guide-begin = The Teotibot at your table
teotihuacan-guide-help = The guide keeps the Teotibot’s triangle, workers, goods and tracks, and tells you what it does under the rules of the program. On the table, move its pieces accordingly. Set the table up as for two players (T83). Points that your own turn brings it, such as 3 VP for a Technology that it has before you, you enter under “Scores” yourself.
teotihuacan-guide-ring = Loose boards, clockwise from the Palace
teotihuacan-guide-place = Place { $number }
teotihuacan-guide-techs = Technologies on Alchemy
teotihuacan-guide-incomplete = Name each board once, and as many Technologies as lie on Alchemy.
teotihuacan-guide-roll = Roll two dice and tap the sum
teotihuacan-guide-roll-here = Roll here
teotihuacan-guide-eclipse = Eclipse { $era } of 3
teotihuacan-guide-last = The last Eclipse
teotihuacan-guide-over = The last Eclipse is over.
teotihuacan-guide-does = What it does
teotihuacan-guide-next = Done
teotihuacan-guide-continue = Continue
teotihuacan-guide-none = none
teotihuacan-guide-no-mask = no mask
teotihuacan-guide-aside = set aside
teotihuacan-guide-worker = { $board }: power { $power }
teotihuacan-guide-locked = { $board }: power { $power }, locked
teotihuacan-guide-freed = I unlocked its Worship die: { $board }
teotihuacan-guide-ask-techs = Which Technologies do you have?
teotihuacan-guide-ask-tiles = Which masks lie at the boards?
teotihuacan-guide-ask-rows = How many Buildings stand in the rows?
teotihuacan-guide-ask-stairway = Which is the first stairway, clockwise from the north, on whose next step a Decoration may lie?
teotihuacan-guide-ask-level = Which is the lowest level of the pyramid with a free place for a tile?
teotihuacan-guide-ask-top = In which temples do you stand on step 11?
teotihuacan-guide-ask-track = How far are you on the Pyramid track?
teotihuacan-guide-light = The light disc moves one space.
teotihuacan-guide-building = The leftmost Building goes to the first free place: { $row }.
teotihuacan-guide-tile = The first Pyramid tile on display is laid, turned at random, on the first free place of level { $level }, row by row from the top left.
teotihuacan-guide-deco = The first Decoration on display is laid on the next step: { $stairway }.
teotihuacan-guide-unlocked = If a worker of yours is locked there, it is unlocked: { $board }.
teotihuacan-guide-refill = The Discovery tile there is gone; a new one is drawn: { $board }.
