### Teotihuacan: City of Gods. Numbers like T47 are those of the rules.

teotihuacan-title = Teotihuacan: City of Gods
    .help = Send your workers around the boards of the city, climb the temples and build the great pyramid before the Eclipse.
    .facts = 1 to 4 players · about two hours

## Who plays

teotihuacan-bot = Teotibot
    .help = The opponent in the solo game. It makes no decisions: dice and its tiles determine what it does (T83 to T93).
teotihuacan-seat = Player { $number }
teotihuacan-neutral = neutral dice
teotihuacan-order-number = Order number { $number }

## Boards

teotihuacan-board-1 = Palace
teotihuacan-board-2 = Forest
teotihuacan-board-3 = Stone Quarry
teotihuacan-board-4 = Gold Deposits
teotihuacan-board-5 = Alchemy
teotihuacan-board-6 = Nobles
teotihuacan-board-7 = Decorations
teotihuacan-board-8 = Construction

## Goods, tracks and their amounts

teotihuacan-good-cocoa = Cocoa
teotihuacan-good-wood = Wood
teotihuacan-good-stone = Stone
teotihuacan-good-gold = Gold
teotihuacan-temple-blue = blue temple
    .title = Blue temple
teotihuacan-temple-red = red temple
    .title = Red temple
teotihuacan-temple-green = green temple
    .title = Green temple
teotihuacan-track-avenue = Avenue of the Dead
teotihuacan-track-pyramid = Pyramid track

teotihuacan-amount-vp = { $count } VP
teotihuacan-amount-cocoa = { $count } cocoa
teotihuacan-amount-wood = { $count } wood
teotihuacan-amount-stone = { $count } stone
teotihuacan-amount-gold = { $count } gold
teotihuacan-amount-blue =
    { $count ->
        [one] { $count } step in the blue temple
       *[other] { $count } steps in the blue temple
    }
teotihuacan-amount-red =
    { $count ->
        [one] { $count } step in the red temple
       *[other] { $count } steps in the red temple
    }
teotihuacan-amount-green =
    { $count ->
        [one] { $count } step in the green temple
       *[other] { $count } steps in the green temple
    }
teotihuacan-amount-avenue =
    { $count ->
        [one] { $count } step on the Avenue
       *[other] { $count } steps on the Avenue
    }
teotihuacan-amount-track =
    { $count ->
        [one] { $count } step on the Pyramid track
       *[other] { $count } steps on the Pyramid track
    }
teotihuacan-amount-tile =
    { $count ->
        [one] “{ $tile }” tile
       *[other] { $count } “{ $tile }” tiles
    }
teotihuacan-amount-power =
    { $count ->
        [one] { $count } power-up
       *[other] { $count } power-ups
    }
teotihuacan-amount-worker =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
teotihuacan-nothing = nothing

## Icons

teotihuacan-icon-b = blue symbol
teotihuacan-icon-r = red symbol
teotihuacan-icon-g = green symbol
teotihuacan-icon-p = plain ornament
teotihuacan-icon-B = blue symbol in colour
teotihuacan-icon-R = red symbol in colour
teotihuacan-icon-G = green symbol in colour
teotihuacan-stairway-n = north stairway
teotihuacan-stairway-e = east stairway
teotihuacan-stairway-s = south stairway
teotihuacan-stairway-w = west stairway
teotihuacan-row-top = top row
teotihuacan-row-centre = centre row
teotihuacan-row-bottom = bottom row

## Discovery tiles

teotihuacan-kind-mask_1 = Mask 1
    .help = Costs 2 cocoa and 1 gold. There is one in the game. Sets of different masks score in every Eclipse (T76).
teotihuacan-kind-mask_2 = Mask 2
    .help = Costs 1 cocoa and 1 wood. There are two in the game. Sets of different masks score in every Eclipse (T76).
teotihuacan-kind-mask_3 = Mask 3
    .help = Costs 1 cocoa and 1 wood. There are two in the game. Sets of different masks score in every Eclipse (T76).
teotihuacan-kind-mask_4 = Mask 4
    .help = Costs 1 wood. There are three in the game. Sets of different masks score in every Eclipse (T76).
teotihuacan-kind-mask_5 = Mask 5
    .help = Costs 1 wood. There are three in the game. Sets of different masks score in every Eclipse (T76).
teotihuacan-kind-mask_6 = Mask 6
    .help = Costs 1 wood. There are three in the game. Sets of different masks score in every Eclipse (T76).
teotihuacan-kind-mask_7 = Mask 7
    .help = Costs 1 wood. There are three in the game. Sets of different masks score in every Eclipse (T76).
teotihuacan-kind-vp_4 = Victory points
    .help = Costs 1 wood. Once: 4 VP (T69).
teotihuacan-kind-resources_3 = Three resources
    .help = Costs 1 cocoa. Once: 3 resources of your choice (T69).
teotihuacan-kind-resources_2 = Two resources
    .help = Costs nothing. Once: 2 resources of your choice (T69).
teotihuacan-kind-cocoa_4 = Four cocoa
    .help = Costs 1 gold. Once: 4 cocoa (T69).
teotihuacan-kind-avenue_1 = Avenue step
    .help = Costs 1 cocoa. Once: 1 step on the Avenue of the Dead (T69).
teotihuacan-kind-temple_any = Any temple
    .help = Costs 1 cocoa. Once: 1 step in any temple (T69).
teotihuacan-kind-temple_blue = Blue temple step
    .help = Costs nothing. Once: 1 step in the blue temple (T69).
teotihuacan-kind-temple_red = Red temple step
    .help = Costs nothing. Once: 1 step in the red temple (T69).
teotihuacan-kind-temple_green = Green temple step
    .help = Costs nothing. Once: 1 step in the green temple (T69).
teotihuacan-kind-power_up_2 = Two power-ups
    .help = Costs 1 cocoa. Once: two power-ups for your unlocked workers, on any boards (T70).
teotihuacan-kind-double_move = Double move
    .help = Costs nothing. Once: a second worker moves with the first, from the same board to the same board (T71).
teotihuacan-kind-free_move = Free move
    .help = Costs nothing. Once: move any distance, at most once around (T71).
teotihuacan-kind-free_cocoa = No cocoa
    .help = Costs nothing. Once: pay no cocoa for one main action, one Worship or one salary (T72).
teotihuacan-kind-extra_worker = Extra worker
    .help = Costs nothing. Once: count one more worker for a main action on Alchemy, Nobles or Construction (T73).

## Royal tiles; P is the power of the worker there

teotihuacan-royal-1 = Royal tile 01
    .help = Gain P + 1 cocoa (T34).
teotihuacan-royal-2 = Royal tile 02
    .help = Up to P times: pay 1 cocoa for 1 wood and 1 stone (T35).
teotihuacan-royal-3 = Royal tile 03
    .help = Up to P times: pay 1 resource for 2 cocoa (T36).
teotihuacan-royal-4 = Royal tile 04
    .help = 2 VP for each of your Technologies, for at most P of them (T37).
teotihuacan-royal-5 = Royal tile 05
    .help = 2 VP for each of your steps on the Pyramid track, for at most P of them (T38).
teotihuacan-royal-6 = Royal tile 06
    .help = Up to P times: pay 1 cocoa for 1 stone and 1 gold (T39).
teotihuacan-royal-7 = Royal tile 07
    .help = Once: pay 1 cocoa and 1 resource for P resources of your choice (T40).
teotihuacan-royal-8 = Royal tile 08
    .help = Up to P − 1 times: pay 1 cocoa for 1 step in any temple (T41).
teotihuacan-royal-9 = Royal tile 09
    .help = 1 VP for each of your steps on the Avenue, for at most P + 1 of them (T42).

## Technologies

teotihuacan-tech-1 = Technology 01
    .help = 1 gold. When you move a worker onto or past the Palace: 1 cocoa (T58).
teotihuacan-tech-3 = Technology 03
    .help = 1 gold. After Alchemy or Nobles: 3 VP (T59).
teotihuacan-tech-5 = Technology 05
    .help = 1 gold. After Forest, Stone Quarry or Gold Deposits: 1 more of that resource (T60).
teotihuacan-tech-7 = Technology 07
    .help = 1 gold. After Forest, Stone Quarry or Gold Deposits: 1 cocoa and 1 VP (T61).
teotihuacan-tech-9 = Technology 09
    .help = 2 gold. After Decorations: 4 VP (T62).
teotihuacan-tech-11 = Technology 11
    .help = 2 gold. After Construction: 3 VP (T63).
teotihuacan-tech-13 = Technology 13
    .help = 2 gold. After the power-ups of a main action: you may pay 1 cocoa for one more (T64).
teotihuacan-tech-15 = Technology 15
    .help = 2 gold. Construction counts one more worker, and you save 1 wood or 1 stone once (T65).
teotihuacan-tech-17 = Technology 17
    .help = 2 gold. After Construction: 1 step in any temple (T66).

## Temple Bonus tiles

teotihuacan-bonus-best_mask_set = best mask set
    .help = Your best mask set scores once more (T78).
teotihuacan-bonus-technologies_5 = Technologies
    .help = 5 VP for each of your Technologies (T78).
teotihuacan-bonus-vp_15 = 15 VP
    .help = 15 VP (T78).
teotihuacan-bonus-avenue_3 = Avenue of the Dead
    .help = 3 VP for each of your steps on the Avenue of the Dead (T78).
teotihuacan-bonus-bonus_9 = Temple Bonus tiles
    .help = 9 VP for each Temple Bonus tile you reached, including this one (T78).
teotihuacan-bonus-discovery_2 = Discovery tiles
    .help = 2 VP for each of your Discovery tiles that is not a mask, used or not (T78).
teotihuacan-bonus-workers = workers
    .help = 4 VP for each of your workers of power 1 to 3, 9 VP for each of power 4 or 5 (T78).

## Starting tiles

teotihuacan-start-ST1 = Starting tile ST1
    .help = Boards 1 and 2. 1 Avenue step, 2 cocoa, 3 wood (T14).
teotihuacan-start-ST2 = Starting tile ST2
    .help = Boards 4 and 3. 1 step in the green temple, 2 stone, 3 gold (T14).
teotihuacan-start-ST3 = Starting tile ST3
    .help = Boards 2 and 3. 1 step in the blue temple, 4 wood, 1 stone (T14).
teotihuacan-start-ST4 = Starting tile ST4
    .help = Boards 1 and 4. 1 step in the red temple, 5 cocoa, 2 gold (T14).
teotihuacan-start-ST5 = Starting tile ST5
    .help = Boards 4 and 5. The lowest Technology you do not own, 2 gold (T14, T15).
teotihuacan-start-ST6 = Starting tile ST6
    .help = Boards 2 and 4. 1 power-up, 3 wood, 2 gold (T14).
teotihuacan-start-ST7 = Starting tile ST7
    .help = Boards 5 and 8. The lowest Technology you do not own, 2 resources of your choice (T14, T15).
teotihuacan-start-ST8 = Starting tile ST8
    .help = Boards 6 and 7. 1 step in the blue temple, 2 cocoa, 4 stone (T14).
teotihuacan-start-ST9 = Starting tile ST9
    .help = Boards 5 and 6. 1 step in each of the three temples (T14).
teotihuacan-start-ST10 = Starting tile ST10
    .help = Boards 7 and 8. 1 step in the red temple, 1 power-up, 5 cocoa (T14).
teotihuacan-start-ST11 = Starting tile ST11
    .help = Boards 6 and 8. 1 step in the green temple, 1 power-up, 5 cocoa (T14).
teotihuacan-start-ST12 = Starting tile ST12
    .help = Boards 5 and 7. 1 step each in the blue and the red temple, 2 resources of your choice (T14).
teotihuacan-start-ST13 = Starting tile ST13
    .help = Boards 3 and 5. 3 cocoa, 5 wood (T14).
teotihuacan-start-ST14 = Starting tile ST14
    .help = Boards 3 and 7. A Discovery tile to claim at its cost, 3 stone, 1 gold (T14, T15).
teotihuacan-start-ST15 = Starting tile ST15
    .help = Boards 2 and 6. 1 wood, 2 stone, 3 gold (T14).
teotihuacan-start-ST16 = Starting tile ST16
    .help = Boards 4 and 8. A Discovery tile to claim at its cost, 2 cocoa, 3 gold (T14, T15).
teotihuacan-start-ST17 = Starting tile ST17
    .help = Boards 3 and 8. 3 cocoa, 2 wood, 3 stone (T14).
teotihuacan-start-ST18 = Starting tile ST18
    .help = Boards 2 and 7. 1 Avenue step, 1 wood, 2 stone (T14).

## Action tiles of the Teotibot

teotihuacan-bot-alchemy = Alchemy
    .help = Worker on Alchemy and 1 gold: a Technology and its step. Otherwise two power-ups for its lowest worker (T86).
teotihuacan-bot-construction = Construction
    .help = Worker on Construction and 2 stone: it lays a Pyramid tile. Otherwise a worker on the Stone Quarry fetches 2 stone. Otherwise the fallback (T87).
teotihuacan-bot-decorations = Decorations
    .help = Worker on Decorations and 2 gold: it lays a Decoration. Otherwise a worker on the Gold Deposits fetches 2 gold. Otherwise the fallback (T88).
teotihuacan-bot-nobles = Nobles
    .help = Worker on Nobles and 2 wood: it builds a Building. Otherwise a worker on the Forest fetches 2 wood. Otherwise the fallback (T89).
teotihuacan-bot-mask_collection = Mask Collection
    .help = Of the masks on the boards that it lacks and can afford, it claims the rarest. Otherwise the fallback (T90).
teotihuacan-bot-mastery = Mastery
    .help = Its strongest worker does what its board offers, or else the next strongest does. Otherwise the fallback (T91).
teotihuacan-bot-worship = Worship
    .help = Its Worship die goes to the next temple board and climbs there; the Discovery tile is replaced (T92).

## Names of what lies on the table, for those who do not see it

teotihuacan-worker-name = worker of { $player }, power { $power }, { $board }
    .you = your worker, power { $power }, { $board }
teotihuacan-locked-name = locked worker of { $player }, power { $power }, { $board }
    .you = your locked worker, power { $power }, { $board }
teotihuacan-neutral-name =
    { $count ->
        [one] { $count } neutral die, { $board }
       *[other] { $count } neutral dice, { $board }
    }
teotihuacan-board-name = { $name }, board { $number }, place { $place } of 8 clockwise from the Palace
teotihuacan-cell-name = row { $row }, column { $column }: { $icon }, level { $level }
teotihuacan-place-name = place on level { $level }, row { $row }, column { $column }
teotihuacan-pyramid-tile = Pyramid tile { $number }
teotihuacan-pyramid-tile-name = Pyramid tile { $number }, clockwise from the top left: { $icons }
teotihuacan-decoration = Decoration { $number }
teotihuacan-decoration-name = Decoration { $number }: left { $left }, right { $right }
teotihuacan-step-name = { $stairway }, step { $step }
teotihuacan-temple-name = { $temple }: { $player } on step { $step }
    .you = { $temple }: you on step { $step }
teotihuacan-avenue-name = Avenue of the Dead: { $player } on { $step } of 9
    .you = Avenue of the Dead: you on { $step } of 9
teotihuacan-track-name = Pyramid track: { $player } on { $step } of 9
    .you = Pyramid track: you on { $step } of 9
teotihuacan-stack-name =
    { $count ->
        [0] { $place }: stack of Discovery tiles, empty
        [one] { $place }: { $count } Discovery tile
       *[other] { $place }: { $count } Discovery tiles
    }
teotihuacan-calendar-name = Calendar: light disc on { $light }, dark disc on { $dark }
teotihuacan-era = Era { $era } of 3
teotihuacan-phase = Era { $phase } of 3
teotihuacan-rounds-left =
    { $count ->
        [0] This is the last round before the Eclipse
        [one] { $count } round until the discs meet, if nobody ascends
       *[other] { $count } rounds until the discs meet, if nobody ascends
    }
teotihuacan-buildings-name =
    { $count ->
        [one] Buildings row: { $count } Building left, lowest visible value { $value }
       *[other] Buildings row: { $count } Buildings left, lowest visible value { $value }
    }

## What is asked

teotihuacan-ask-over = The game is over.
teotihuacan-ask-first = Determining the start player.
teotihuacan-ask-boards = The boards are being shuffled.
teotihuacan-ask-royals = The Royal tiles are being drawn.
teotihuacan-ask-techs = The Technologies are being drawn.
teotihuacan-ask-bonus = The Temple Bonus tiles are being drawn.
teotihuacan-ask-layout = The arrangement of the starting pyramid is being drawn.
teotihuacan-ask-draw = A tile is being drawn.
teotihuacan-ask-dirs = The Direction tiles are being laid out.
teotihuacan-ask-dice = The dice are being rolled for the Teotibot.
teotihuacan-ask-spin = The Teotibot’s Pyramid tile is being turned.
teotihuacan-ask-keep = { $player }, choose two Starting tiles to keep.
    .you = Choose two Starting tiles to keep.
teotihuacan-ask-pick = { $player }, choose a Starting tile.
    .you = Choose a Starting tile.
teotihuacan-ask-gain = { $player }, choose which resources to take.
    .you = Choose which resources to take.
teotihuacan-ask-place = { $player }, choose three boards for your workers.
    .you = Choose three boards for your workers.
teotihuacan-ask-temple = { $player }, choose a temple for your step.
    .you = Choose a temple for your step.
teotihuacan-ask-claim = { $player }, claim a Discovery tile or decline it.
    .you = Claim a Discovery tile or decline it.
teotihuacan-ask-power = { $player }, choose a worker for the power-up.
    .you = Choose a worker for the power-up.
teotihuacan-ask-ascend = { $player }, choose the reward for the Ascension.
    .you = Choose the reward for the Ascension.
teotihuacan-ask-turn = { $player }, move a worker, or rest if you have locked ones.
    .you = Move a worker, or rest if you have locked ones.
teotihuacan-ask-act = { $player }, choose: collect cocoa, Worship or main action.
    .you = Choose: collect cocoa, Worship or main action.
teotihuacan-ask-crew = { $player }, choose the workers for the action.
    .you = Choose the workers for the action.
teotihuacan-ask-tech = { $player }, choose a Technology.
    .you = Choose a Technology.
teotihuacan-ask-row = { $player }, choose a row for the Building.
    .you = Choose a row for the Building.
teotihuacan-ask-deco = { $player }, choose a Decoration and a stairway.
    .you = Choose a Decoration and a stairway.
teotihuacan-ask-build = { $player }, choose a Pyramid tile, its place and its rotation.
    .you = Choose a Pyramid tile, its place and its rotation.
teotihuacan-ask-save = { $player }, choose what Technology 15 saves you.
    .you = Choose what Technology 15 saves you.
teotihuacan-ask-royal = { $player }, choose how to use the Royal tile.
    .you = Choose how to use the Royal tile.
teotihuacan-ask-extra = { $player }, another power-up for 1 cocoa?
    .you = Another power-up for 1 cocoa?
teotihuacan-ask-end = { $player }, end your turn; you may still use tiles or unlock workers first.
    .you = End your turn; you may still use tiles or unlock workers first.
teotihuacan-ask-salary = { $player }, choose how much salary to pay.
    .you = Choose how much salary to pay.

## What can be done

teotihuacan-action-keep = Keep { $tiles }
teotihuacan-action-pick = Take { $tile }
teotihuacan-action-gain = Take { $amounts }
teotihuacan-action-place = Place workers: { $boards }
teotihuacan-action-temple = Step in the { $temple }
teotihuacan-action-reward = Take the reward of the step
teotihuacan-action-skip = Decline
teotihuacan-action-claim = Claim “{ $tile }”
teotihuacan-action-power = Power-up: { $board }, power { $power }
teotihuacan-action-ascend-vp = 5 VP
teotihuacan-action-ascend-cocoa = 5 cocoa
teotihuacan-action-ascend-temple = 1 step in any temple
teotihuacan-action-ascend-two = 3 cocoa for 2 steps in any temples
teotihuacan-action-ascend-two-free = A No cocoa tile for 2 steps in any temples
teotihuacan-action-ascend-worker = Fourth worker and 2 cocoa
teotihuacan-action-unlock = Unlock all for 3 cocoa
teotihuacan-action-unlock-free = Unlock all with a No cocoa tile
teotihuacan-action-use = Use “{ $tile }”
teotihuacan-action-move = Move a worker of power { $power }: { $from } → { $to }
teotihuacan-action-move-two = Move workers of power { $first } and { $second }: { $from } → { $to }
teotihuacan-action-rest = Rest: unlock all
teotihuacan-action-cocoa = Collect { $count } cocoa
teotihuacan-action-main = Main action
teotihuacan-action-main-extra =
    { $count ->
        [one] Main action with { $count } Extra worker
       *[other] Main action with { $count } Extra workers
    }
teotihuacan-action-worship-step = Worship: step
teotihuacan-action-worship-tile = Worship: Discovery tile
teotihuacan-action-worship-step-tile = Worship: step, then Discovery tile
teotihuacan-action-worship-tile-step = Worship: Discovery tile, then step
teotihuacan-action-worship-royal = Worship: { $royal }
teotihuacan-action-worship-royal-tile = Worship: { $royal }, then Discovery tile
teotihuacan-action-worship-tile-royal = Worship: Discovery tile, then { $royal }
teotihuacan-action-with-power = { $action } (worker of power { $power })
teotihuacan-action-without-cocoa = { $action } (with a No cocoa tile)
teotihuacan-action-crew = Use workers of power { $powers }
teotihuacan-action-tech = Take { $tech }
teotihuacan-action-row = Building in the { $row }
teotihuacan-action-deco = { $tile } on the { $stairway }
teotihuacan-action-build = { $tile } on level { $level }, row { $row }, column { $column }
teotihuacan-action-level = Build on level { $level }
teotihuacan-action-done = Stop here
teotihuacan-action-save-w = Save 1 wood
teotihuacan-action-save-s = Save 1 stone
teotihuacan-action-save-none = Save nothing yet
teotihuacan-action-times =
    { $count ->
        [0] Not at all
        [one] { $count } time
       *[other] { $count } times
    }
teotihuacan-action-pay = Pay { $amounts }
teotihuacan-action-waive = Use a No cocoa tile instead of paying cocoa
teotihuacan-action-extra = 1 cocoa for a power-up: { $board }, power { $power }
teotihuacan-action-end = End turn
teotihuacan-action-salary = Pay { $count } cocoa
teotihuacan-action-salary-short = Pay { $count } cocoa, lose { $lost } VP
teotihuacan-action-salary-free = Pay with a No cocoa tile

teotihuacan-next-deco = a Decoration for { $gold } gold
teotihuacan-next-tiles =
    { $count ->
        [one] one Pyramid tile
       *[other] up to { $count } Pyramid tiles
    }

## The way to a decision, and what comes after it

teotihuacan-path-setup = Set-up
teotihuacan-path-eclipse = Eclipse { $era }
teotihuacan-path-tile = tile { $number }, up to { $most }
teotihuacan-path-tile-last = tile { $number } of { $most }
teotihuacan-path-tile-used = Discovery tile in use
teotihuacan-path-claim = Discovery tile: take it?
teotihuacan-path-temple = which temple?
teotihuacan-path-gain = which resources?
teotihuacan-path-act = which action?
teotihuacan-path-crew = which workers?
teotihuacan-path-tech = which Technology?
teotihuacan-path-row = which row?
teotihuacan-path-deco = which Decoration?
teotihuacan-path-save = saving with Technology 15
teotihuacan-path-ascend = which reward?
teotihuacan-path-extra = further power-up?
teotihuacan-path-end = End of the turn
teotihuacan-path-keep = which Starting tiles?
teotihuacan-path-pick = which Starting tile?
teotihuacan-path-place = which boards?
teotihuacan-path-matches = coloured matches
teotihuacan-path-ascension = Ascension
teotihuacan-path-power =
    { $count ->
        [one] power-up
       *[other] first of { $count } power-ups
    }
teotihuacan-path-power-tile =
    { $count ->
        [one] power-up of the tile
       *[other] first of { $count } power-ups of the tile
    }
teotihuacan-path-avenue = Avenue, step { $step }
teotihuacan-path-blue = blue temple, step { $step }
teotihuacan-path-red = red temple, step { $step }
teotihuacan-path-green = green temple, step { $step }
teotihuacan-next-power =
    { $count ->
        [one] power-up
       *[other] { $count } power-ups
    }
teotihuacan-next-temple = step in any temple
teotihuacan-next-step = step in the { $temple }
teotihuacan-next-avenue = step on the Avenue
teotihuacan-next-claim = Discovery tile
teotihuacan-next-build =
    { $count ->
        [one] one more tile
       *[other] up to { $count } more tiles
    }
teotihuacan-next-matches = coloured matches
teotihuacan-next-ascend = reward of the Ascension
teotihuacan-next-extra = further power-up
teotihuacan-next-gain = resources
teotihuacan-next-place = workers on boards
teotihuacan-next-act = the action
teotihuacan-next-royal = Royal tile
teotihuacan-next-end = end of the turn
teotihuacan-next-tech = a Technology
teotihuacan-next-crew = the workers
teotihuacan-next-row = a row of the Nobles
teotihuacan-next-save = what Technology 15 saves
teotihuacan-next-claim-tile = perhaps “{ $tile }” for { $price }
teotihuacan-next-claim-free = perhaps “{ $tile }”, free
teotihuacan-drawn-pyramid = a Pyramid tile
teotihuacan-drawn-decoration = a Decoration
teotihuacan-drawn-board = the Discovery tile at { $board }
teotihuacan-drawn-layout = tiles of the starting pyramid
teotihuacan-drawn-stack = Discovery tiles of the tracks
teotihuacan-drawn-offer = Starting tiles
teotihuacan-drawn-beside = a Discovery tile beside a Starting tile
teotihuacan-drawn-neutral = the boards of the neutral dice
teotihuacan-drawn-bot = Action tiles of the Teotibot
teotihuacan-drawn-dirs = the Direction tiles
teotihuacan-drawn-dice = the dice of the Teotibot
teotihuacan-drawn-spin = how the Teotibot turns its tile

## Why something is not offered

error-teotihuacan-target = “{ $word }” can be neither chosen nor asked about.
teotihuacan-refused-lacking = needs { $needed }, you have { $owned }
teotihuacan-refused-own-worker = your own worker is locked there
teotihuacan-refused-no-tile = no Discovery tile lies there
teotihuacan-refused-no-step = no temple step is possible
teotihuacan-refused-owned = you already own it
teotihuacan-refused-row = its row is not open to this number of workers
teotihuacan-refused-wheel = your fourth worker is already in play
teotihuacan-refused-none-locked = none of your workers is locked
teotihuacan-refused-avenue-end = your marker has reached the end of the Avenue
teotihuacan-refused-temple-top = your marker is already on step 11
teotihuacan-refused-temple-taken = step 11 is occupied
teotihuacan-refused-no-match = no icon of this temple was matched
teotihuacan-refused-locked = is locked
teotihuacan-refused-not-used = took no part in the action
teotihuacan-refused-order = comes before the worker chosen first
teotihuacan-refused-moved = has just moved: only after the action
teotihuacan-refused-no-worker = no unlocked worker can get it now
teotihuacan-refused-with-double-move = used by moving: needs two unlocked workers on one board
teotihuacan-refused-with-free-move = used by moving
teotihuacan-refused-with-free-cocoa = used with a main action, a Worship or a salary
teotihuacan-refused-with-extra-worker = used with a main action on Alchemy, Nobles or Construction
teotihuacan-refused-nothing-5 = you own every Technology available to these workers
teotihuacan-refused-nothing-6 = no row available to these workers has room
teotihuacan-refused-nothing-7 = no stairway has a free step now
teotihuacan-refused-nothing-8 = no place you can afford is free
teotihuacan-refused-only-top = only the top tile of the stack may be claimed
teotihuacan-refused-full = is full
teotihuacan-refused-stairway-done = is finished
teotihuacan-refused-stairway-below = needs Pyramid tiles of level { $level } below
teotihuacan-refused-no-place = no free place has all the tiles it needs below
teotihuacan-refused-costs-none = the tile does not cost any
teotihuacan-refused-without-moved = the worker that moved must be included
teotihuacan-refused-not-shown = is not on your Starting tiles
teotihuacan-refused-not-asked = this is not the decision now
teotihuacan-refused-no-name = a worker is named only after moving two of different power
teotihuacan-refused-closed = not before this decision is made
teotihuacan-refused-other-options = not with the options of this game
teotihuacan-refused-not-there = is not there to be taken
teotihuacan-refused-with-mask = masks are scored, not used
teotihuacan-refused-no-such-worker = you have no such worker there
teotihuacan-refused-ascending = is just ascending
teotihuacan-refused-left-board = the worker that moved is no longer there
teotihuacan-refused-no-main-action = the Palace has no main action
teotihuacan-refused-no-worship = this board has no Worship space
teotihuacan-refused-no-extra-worker = Extra worker tiles work on Alchemy, Nobles and Construction only
teotihuacan-refused-most = { $count } at most
teotihuacan-refused-exactly = must be { $count }
teotihuacan-refused-saves-nothing = there is no cocoa to save
teotihuacan-refused-begun = only before the first step
teotihuacan-refused-no-goods = you have no resource to give
teotihuacan-refused-tile-first = in this game the Discovery tile is taken first
teotihuacan-refused-empty-display = no tile is left to choose from
teotihuacan-refused-same-look = looks the same as another rotation
teotihuacan-refused-taken = a tile lies there already
teotihuacan-refused-place-below = needs all four tiles of level { $level } below
teotihuacan-refused-level-full = is fully built
teotihuacan-refused-first-tile = at least one tile must be built
teotihuacan-refused-lacking-saved = needs { $needed } even with Technology 15, you have { $owned }
teotihuacan-refused-too-far = too far: a worker moves 1 to 3 boards clockwise
teotihuacan-refused-workers =
    { $count ->
        [one] needs { $count } worker
       *[other] needs { $count } workers
    }

## Log

teotihuacan-log-first = { $player } goes first.
    .you = You go first.
teotihuacan-log-boards = The loose boards, clockwise from the Palace: { $boards }.
teotihuacan-log-royals = Royal tiles at the Palace: { $tiles }.
teotihuacan-log-techs = Technologies on Alchemy: { $tiles }.
teotihuacan-log-bonus = Temple Bonus tiles of the blue, red and green temple: { $tiles }.
teotihuacan-log-layout = The starting pyramid has layout { $number }.
teotihuacan-log-draw = Drawn: { $tile }.
teotihuacan-log-draw-display = New at { $board }: { $tile }.
teotihuacan-log-draw-stack = Drawn for step { $step } ({ $track }): { $tile }.
teotihuacan-log-draw-neutral = Drawn for the neutral dice: { $tile }.
teotihuacan-log-draw-offer = { $player } is dealt { $tile }.
    .you = You are dealt { $tile }.
teotihuacan-log-dirs =
    { $sides ->
        [LL] Direction tiles: left tile moves up, then left one.
        [LR] Direction tiles: left tile moves up, then right one.
        [RL] Direction tiles: right tile moves up, then left one.
       *[RR] Direction tiles: right tile moves up, then right one.
    }
teotihuacan-log-dice =
    { $action ->
        [alchemy] The dice show { $sum }: the Teotibot carries out “Alchemy”.
        [construction] The dice show { $sum }: the Teotibot carries out “Construction”.
        [decorations] The dice show { $sum }: the Teotibot carries out “Decorations”.
        [nobles] The dice show { $sum }: the Teotibot carries out “Nobles”.
        [mask_collection] The dice show { $sum }: the Teotibot carries out “Mask Collection”.
        [mastery] The dice show { $sum }: the Teotibot carries out “Mastery”.
       *[worship] The dice show { $sum }: the Teotibot carries out “Worship”.
    }
teotihuacan-log-spin = The Teotibot’s Pyramid tile is rotated by { $turns } quarter turns.
teotihuacan-log-keep = { $player } keeps { $tiles }.
    .you = You keep { $tiles }.
teotihuacan-log-pick = { $player } takes { $tile }.
    .you = You take { $tile }.
teotihuacan-log-gain = { $player } takes { $amounts }.
    .you = You take { $amounts }.
teotihuacan-log-place = { $player } places workers: { $boards }.
    .you = You place workers: { $boards }.
teotihuacan-log-reward = { $player } takes the reward of the step.
    .you = You take the reward of the step.
teotihuacan-log-skip = { $player } declines.
    .you = You decline.
teotihuacan-log-claim = { $player } claims a Discovery tile: { $tile }.
    .you = You claim a Discovery tile: { $tile }.
teotihuacan-log-power = { $player } gives a worker a power-up: { $board }, now power { $power }.
    .you = You give a worker a power-up: { $board }, now power { $power }.
teotihuacan-log-ascend = { $player } takes { $amounts } for the Ascension.
    .you = You take { $amounts } for the Ascension.
teotihuacan-log-ascend-steps =
    { $steps ->
        [1] { $player } takes a temple step for the Ascension.
       *[other] { $player } takes two temple steps for the Ascension.
    }
    .you =
        { $steps ->
            [1] You take a temple step for the Ascension.
           *[other] You take two temple steps for the Ascension.
        }
teotihuacan-log-ascend-worker = { $player } brings in the fourth worker for the Ascension and gains { $amounts }.
    .you = You bring in the fourth worker for the Ascension and gain { $amounts }.
teotihuacan-log-unlock = { $player } unlocks all their workers.
    .you = You unlock all your workers.
teotihuacan-log-use = { $player } uses a Discovery tile: { $tile }.
    .you = You use a Discovery tile: { $tile }.
teotihuacan-log-move =
    { $count ->
        [1] { $player } moves a worker: { $from } → { $to }.
       *[other] { $player } moves two workers: { $from } → { $to }.
    }
    .you =
        { $count ->
            [1] You move a worker: { $from } → { $to }.
           *[other] You move two workers: { $from } → { $to }.
        }
teotihuacan-log-rest = { $player } rests and unlocks all their workers.
    .you = You rest and unlock all your workers.
teotihuacan-log-cocoa = { $player } collects { $amounts }.
    .you = You collect { $amounts }.
teotihuacan-log-main = { $player } takes the main action: { $board }.
    .you = You take the main action: { $board }.
teotihuacan-log-worship = { $player } worships: { $board }.
    .you = You worship: { $board }.
teotihuacan-log-worship-royal = { $player } worships at the Palace: { $tile }.
    .you = You worship at the Palace: { $tile }.
teotihuacan-log-crew =
    { $count ->
        [1] { $player } uses a worker of power { $powers }.
       *[other] { $player } uses workers of power { $powers }.
    }
    .you =
        { $count ->
            [1] You use a worker of power { $powers }.
           *[other] You use workers of power { $powers }.
        }
teotihuacan-log-tech = { $player } takes Technology { $number }.
    .you = You take Technology { $number }.
teotihuacan-log-row =
    { $row ->
        [1] { $player } chooses the top row for the Building.
        [2] { $player } chooses the centre row for the Building.
       *[other] { $player } chooses the bottom row for the Building.
    }
    .you =
        { $row ->
            [1] You choose the top row for the Building.
            [2] You choose the centre row for the Building.
           *[other] You choose the bottom row for the Building.
        }
teotihuacan-log-deco =
    { $stairway ->
        [n] { $player } lays { $tile } on the north stairway.
        [e] { $player } lays { $tile } on the east stairway.
        [s] { $player } lays { $tile } on the south stairway.
       *[w] { $player } lays { $tile } on the west stairway.
    }
    .you =
        { $stairway ->
            [n] You lay { $tile } on the north stairway.
            [e] You lay { $tile } on the east stairway.
            [s] You lay { $tile } on the south stairway.
           *[w] You lay { $tile } on the west stairway.
        }
teotihuacan-log-build = { $player } lays { $tile } on level { $level } of the pyramid.
    .you = You lay { $tile } on level { $level } of the pyramid.
teotihuacan-log-done = { $player } stops here.
    .you = You stop here.
teotihuacan-log-save =
    { $saved ->
        [wood] { $player } saves 1 wood with Technology 15.
        [stone] { $player } saves 1 stone with Technology 15.
       *[nothing] { $player } keeps the saving from Technology 15 for later.
    }
    .you =
        { $saved ->
            [wood] You save 1 wood with Technology 15.
            [stone] You save 1 stone with Technology 15.
           *[nothing] You keep the saving from Technology 15 for later.
        }
teotihuacan-log-times =
    { $times ->
        [0] { $player } does not use the Royal tile.
        [one] { $player } uses the Royal tile { $times } time.
       *[other] { $player } uses the Royal tile { $times } times.
    }
    .you =
        { $times ->
            [0] You do not use the Royal tile.
            [one] You use the Royal tile { $times } time.
           *[other] You use the Royal tile { $times } times.
        }
teotihuacan-log-pay = { $player } gives { $amounts } for the Royal tile.
    .you = You give { $amounts } for the Royal tile.
teotihuacan-log-waive = { $player } uses a No cocoa tile for the Royal tile.
    .you = You use a No cocoa tile for the Royal tile.
teotihuacan-log-end = { $player } ends the turn.
    .you = You end your turn.
teotihuacan-log-salary = { $player } pays { $cocoa } cocoa as salary.
    .you = You pay { $cocoa } cocoa as salary.
teotihuacan-log-salary-free = { $player } pays the salary with a No cocoa tile.
    .you = You pay the salary with a No cocoa tile.
teotihuacan-log-salary-missing = { $player } loses { $points } VP for unpaid salary.
    .you = You lose { $points } VP for unpaid salary.
teotihuacan-log-gained = { $player } gains { $amounts }.
    .you = You gain { $amounts }.
teotihuacan-log-paid = { $player } pays { $amounts }.
    .you = You pay { $amounts }.
teotihuacan-log-points = { $player } gains { $points } VP: { $source }.
    .you = You gain { $points } VP: { $source }.
teotihuacan-log-eclipse = Eclipse { $era } of 3.
teotihuacan-log-last-scoring = Final scoring: Temple Bonus tiles.
teotihuacan-log-source = { $player } – { $source }: { $how }.
teotihuacan-log-total = { $player } now has { $total } VP.
    .you = You now have { $total } VP.
teotihuacan-log-game-end = The last Eclipse is over: the game ends.
teotihuacan-log-winner = { $player } wins.
    .you = You win.

## Log: what happens by itself

teotihuacan-log-tile-received = { $player } now has a Discovery tile: { $tile }.
    .you = You now have a Discovery tile: { $tile }.
teotihuacan-log-tile-used = { $player } turns over a Discovery tile: { $tile }.
    .you = You turn over a Discovery tile: { $tile }.
teotihuacan-log-tile-removed = A Discovery tile is removed from the game: { $tile }.
teotihuacan-log-technology = { $player } now has Technology { $number }.
    .you = You now have Technology { $number }.
teotihuacan-log-technologies = Technologies give { $player } { $amounts }.
    .you = Technologies give you { $amounts }.
teotihuacan-log-passage = Technology 01 gives { $player } { $amounts }.
    .you = Technology 01 gives you { $amounts }.
teotihuacan-log-marker = { $player } already owns this Technology and gains { $amounts }.
    .you = You already own this Technology and gain { $amounts }.
teotihuacan-log-building = { $player } builds a Building for { $points } VP.
    .you = You build a Building for { $points } VP.
teotihuacan-log-laid = { $player } gains { $points } VP for it.
    .you = You gain { $points } VP for it.
teotihuacan-log-laid-matches = { $player } gains { $points } VP for it, { $matches } of them for matching symbols.
    .you = You gain { $points } VP for it, { $matches } of them for matching symbols.
teotihuacan-log-step = { $player } reaches step { $step } ({ $track }).
    .you = You reach step { $step } ({ $track }).
teotihuacan-log-step-reward = { $player } reaches step { $step } ({ $track }) and gains { $amounts }.
    .you = You reach step { $step } ({ $track }) and gain { $amounts }.
teotihuacan-log-ascended = A worker of { $player } ascends and returns to the Palace with power 1.
    .you = One of your workers ascends and returns to the Palace with power 1.
teotihuacan-log-unlocked = A worker of { $player } is unlocked: { $board }.
    .you = One of your workers is unlocked: { $board }.
teotihuacan-log-bot-moves = A worker of { $player }, now power { $power }, moves on: { $from } → { $to }.
teotihuacan-log-bot-worship-die = The Worship die of { $player } moves on: { $from } → { $to }.
teotihuacan-log-bot-no-worker = The Teotibot has no unlocked worker here: { $board }.
teotihuacan-log-bot-cannot = The Teotibot cannot afford this, or there is nothing to do: { $board }.
teotihuacan-log-bot-no-mask = The Teotibot finds no mask that it lacks and can afford.
teotihuacan-log-bot-fallback = The Teotibot falls back: it takes cocoa, and its weakest worker gets a power-up and moves on.
teotihuacan-log-bot-twice = Instead, the Teotibot’s weakest worker gets two power-ups.
teotihuacan-log-bot-exchange = The Teotibot exchanges 10 cocoa for VP.
teotihuacan-log-neutral = Neutral dice are placed: { $boards }.
teotihuacan-log-light = The light disc moves to { $light }.
teotihuacan-log-met = The discs have met: the Eclipse is near.
teotihuacan-log-last-round = The last round before the Eclipse begins.
teotihuacan-log-finished = The pyramid is finished: the next Eclipse is the last.
teotihuacan-log-era = Era { $era } begins; the dark disc is on { $dark }.

## How points come about

teotihuacan-scoring-temples = Temples
teotihuacan-scoring-technologies = Technologies
teotihuacan-scoring-pyramid = Pyramid tiles
teotihuacan-scoring-decorations = Decorations
teotihuacan-scoring-nobles = Buildings
teotihuacan-scoring-goods = Stone Quarry and Gold Deposits
teotihuacan-scoring-royal = Royal tiles
teotihuacan-scoring-discovery = Discovery tiles
teotihuacan-scoring-ascension = Ascension
teotihuacan-scoring-cocoa = Cocoa exchanged
teotihuacan-scoring-avenue = Avenue of the Dead
teotihuacan-scoring-track = Pyramid track
teotihuacan-scoring-masks = Masks
teotihuacan-scoring-salary = Unpaid salary
teotihuacan-scoring-bonus = Temple Bonus
teotihuacan-scoring-bot = Teotibot’s final points
teotihuacan-scoring-before = Before
teotihuacan-scoring-after = After
teotihuacan-breakdown-avenue = Step { $step } × value { $value } = { $points } VP
teotihuacan-breakdown-track =
    { $steps ->
        [one] { $steps } step × { $factor } = { $points } VP
       *[other] { $steps } steps × { $factor } = { $points } VP
    }
teotihuacan-breakdown-leader = Furthest on the Pyramid track = { $points } VP
teotihuacan-breakdown-masks =
    { $count ->
        [one] Set of { $count } mask = { $points } VP
       *[other] Set of { $count } different masks = { $points } VP
    }
teotihuacan-breakdown-salary = { $paid } of { $due } cocoa paid, { $missing } missing × 3 = minus { $points } VP
teotihuacan-breakdown-salary-paid = { $due } cocoa paid
teotihuacan-breakdown-salary-free = No cocoa tile instead of { $due } cocoa
teotihuacan-breakdown-bonus = { $temple }, { $tile } = { $points } VP
teotihuacan-breakdown-bot-temples = Temple Bonus tiles: { $count } × { $factor } = { $points } VP
teotihuacan-breakdown-bot-technologies = Technologies: { $count } × { $factor } = { $points } VP
teotihuacan-breakdown-bot-stock = Resources and cocoa left = { $points } VP

## Options

option-teotihuacan-draft = Draft
    .help = How Starting tiles are chosen (T80). An official variant; not with the first game.
option-teotihuacan-draft-no = Four each
    .help = Each player is dealt four and keeps two.
option-teotihuacan-draft-yes = Draft
    .help = All lie in one row; each takes one in player order, then one in reverse order.

option-teotihuacan-dark_eclipse = Dark Eclipse
    .help = When the Eclipse comes (T81). An official variant.
option-teotihuacan-dark_eclipse-no = One more round
    .help = When the discs have met, the round is finished and one more is played.
option-teotihuacan-dark_eclipse-yes = At once
    .help = Right after the turn in which the discs meet.

option-teotihuacan-first_game = First game
    .help = A fixed set-up for learning (T18); not with the draft.
option-teotihuacan-first_game-no = No
    .help = Boards, tiles and starting goods are drawn for this game.
option-teotihuacan-first_game-yes = Yes
    .help = Printed boards and tiles, fixed goods and workers, no Starting tiles.

option-teotihuacan-advanced_worship = Advanced Worship
    .help = What it costs to unlock a worker when worshipping (T82). An official variant.
option-teotihuacan-advanced_worship-no = No
    .help = Unlocking another player’s worker costs 1 cocoa.
option-teotihuacan-advanced_worship-yes = Yes
    .help = Unlocking another player’s worker earns 1 cocoa; unlocking your own is free.

option-teotihuacan-first_player = Start player
    .help = Who goes first (T13).
option-teotihuacan-first_player-random = Random
    .help = Chosen at random.
option-teotihuacan-first_player-0 = First seat
    .help = The first player in the list goes first.

option-teotihuacan-technology_draw = Technologies
    .help = Which six of the nine are drawn (T6).
option-teotihuacan-technology_draw-any6 = Any six
    .help = A row may hold both prices.
option-teotihuacan-technology_draw-split = Three and three
    .help = Three for 1 gold in the top row and three for 2 gold in the bottom row.

option-teotihuacan-four_workers = Four workers on a board
    .help = Which of them a main action uses (T43).
option-teotihuacan-four_workers-choose = Three of them
    .help = You choose three, with the one that moved among them.
option-teotihuacan-four_workers-lowest = All four
    .help = The weakest of the four decides the strength; they count as three.

option-teotihuacan-fewer_workers = Fewer workers
    .help = Whether a main action may use fewer workers than are there (T43).
option-teotihuacan-fewer_workers-no = No
    .help = All work together.
option-teotihuacan-fewer_workers-yes = Yes
    .help = Any of them, with the one that moved among them.

option-teotihuacan-nobles_row = Row of a Building
    .help = Where a new Building goes (T48).
option-teotihuacan-nobles_row-fixed = Fixed
    .help = The row for the number of workers; if it is full, the next one above with room.
option-teotihuacan-nobles_row-up_to = Up to
    .help = Any row with room, from the top down to the one for the number of workers.

option-teotihuacan-own_worship = Own worker on the Worship space
    .help = Whether you may worship where your own worker is locked (T30).
option-teotihuacan-own_worship-no = No
    .help = It must be unlocked first.
option-teotihuacan-own_worship-pay = For 1 cocoa
    .help = As with another player’s worker.

option-teotihuacan-early_pyramid_factor = Early end of the pyramid
    .help = What a step on the Pyramid track scores if the finished pyramid ends the game before the third Eclipse (T75).
option-teotihuacan-early_pyramid_factor-ordinal = By number
    .help = 4 VP in the first Eclipse, 3 VP in the second.
option-teotihuacan-early_pyramid_factor-third = As in the third
    .help = 2 VP.

option-teotihuacan-pyramid_leader_zero = Pyramid track without steps
    .help = Whether all score the leader’s 4 VP if nobody has a step (T75).
option-teotihuacan-pyramid_leader_zero-no = No
    .help = Nobody scores them.
option-teotihuacan-pyramid_leader_zero-yes = Yes
    .help = All score them.

option-teotihuacan-tech1_double = Technology 01 with a double move
    .help = How much cocoa you get when two workers move onto or past the Palace together (T58).
option-teotihuacan-tech1_double-one = 1 for both
    .help = 1 cocoa for the move.
option-teotihuacan-tech1_double-each = 1 each
    .help = 1 cocoa for each of the workers.

option-teotihuacan-tech1_free_move = Technology 01 with a free move
    .help = When a Free move tile brings the cocoa (T58).
option-teotihuacan-tech1_free_move-pass = Onto or past
    .help = Whenever the move ends at the Palace or passes it.
option-teotihuacan-tech1_free_move-land = Only onto
    .help = Only if the move ends at the Palace.

option-teotihuacan-tech13 = Technology 13
    .help = How often it may be used in one main action (T64).
option-teotihuacan-tech13-once = Once
    .help = One more power-up per main action.
option-teotihuacan-tech13-each = Per power-up
    .help = As many more as the action gave.

option-teotihuacan-start_technology_vp = Technology from a Starting tile
    .help = Whether players who already own it score (T15).
option-teotihuacan-start_technology_vp-no = No
    .help = Nobody scores.
option-teotihuacan-start_technology_vp-yes = Yes
    .help = They get 3 VP, as with Alchemy.

option-teotihuacan-second_start_technology = Second Technology symbol
    .help = What it gives if both Starting tiles show one (T15).
option-teotihuacan-second_start_technology-next = The next one
    .help = The next lowest Technology that you do not own.
option-teotihuacan-second_start_technology-ignored = Nothing
    .help = It is ignored, and so is its temple step.

option-teotihuacan-empty_worship = Worship without a step
    .help = Whether the temple step may be chosen where none is possible (T31).
option-teotihuacan-empty_worship-no = No
    .help = A step must be possible.
option-teotihuacan-empty_worship-yes = Yes
    .help = You may worship just to stand there.

option-teotihuacan-free_cocoa = No cocoa tile
    .help = What it may pay for (T72).
option-teotihuacan-free_cocoa-text = As printed
    .help = A main action, a Worship or a salary.
option-teotihuacan-free_cocoa-wide = Widely
    .help = Also unlocking your workers, the reward for 3 cocoa and the cocoa of a Royal tile.

option-teotihuacan-power_up_tile = Two power-ups tile
    .help = Whether the worker that just moved may get them (T70).
option-teotihuacan-power_up_tile-wait = After the action
    .help = Only once the chosen action has been carried out.
option-teotihuacan-power_up_tile-any = At once
    .help = At any free moment.

option-teotihuacan-extra_worker_stack = Several Extra workers
    .help = Whether two Extra worker tiles may be used for one action (T73).
option-teotihuacan-extra_worker_stack-yes = Yes
    .help = As long as no more than three workers count.
option-teotihuacan-extra_worker_stack-no = No
    .help = At most one per action.

option-teotihuacan-stack_choice = Stacks of Discovery tiles
    .help = Which tile of a stack may be claimed (T55).
option-teotihuacan-stack_choice-any = Any
    .help = All of them lie face up to choose from.
option-teotihuacan-stack_choice-top = The top one
    .help = Only the one drawn last.

option-teotihuacan-neutral_draw = Neutral dice
    .help = Which Starting tiles determine where they go (T17).
option-teotihuacan-neutral_draw-unkept = Those left over
    .help = Tiles that no player kept, none twice.
option-teotihuacan-neutral_draw-all = All
    .help = All 18, anew for each colour.

option-teotihuacan-eclipse_order = End of the last Eclipse
    .help = Whether salaries or Temple Bonus tiles come first (T78).
option-teotihuacan-eclipse_order-salary_first = Salaries first
    .help = Temple Bonus tiles are scored last.
option-teotihuacan-eclipse_order-bonus_first = Bonuses first
    .help = Salaries are paid last.

option-teotihuacan-start_pyramid = Starting pyramid
    .help = Where the first Pyramid tiles lie (T11).
option-teotihuacan-start_pyramid-standard = Standard
    .help = The usual places for the number of players.
option-teotihuacan-start_pyramid-random = Random
    .help = One of several layouts, at random.

option-teotihuacan-plain_match = Plain ornament
    .help = Whether a plain ornament on a plain ornament is a match (T51).
option-teotihuacan-plain_match-yes = Yes
    .help = It scores 1 VP.
option-teotihuacan-plain_match-no = No
    .help = Only the symbols of the temples match.

option-teotihuacan-first_game_order4 = First game, number 4
    .help = The cocoa for the two green steps of the fourth player (T18).
option-teotihuacan-first_game_order4-print = 2
    .help = 1 cocoa for each step.
option-teotihuacan-first_game_order4-bga = 1
    .help = 1 cocoa for both steps together.

option-teotihuacan-buildings_row_end = End of the Buildings row
    .help = The last two values of the row (T74).
option-teotihuacan-buildings_row_end-1 = 1 and 1
    .help = With 10 or 11 Buildings an Avenue step scores 1 VP.
option-teotihuacan-buildings_row_end-2 = 2 and 2
    .help = With 10 or 11 Buildings an Avenue step scores 2 VP.

option-teotihuacan-start_power_ups = Two power-ups at the start
    .help = Whether they may go to different workers (T15).
option-teotihuacan-start_power_ups-any = As you like
    .help = To the same or to different workers.
option-teotihuacan-start_power_ups-one = To one
    .help = Both to the same worker.

option-teotihuacan-palace_order = Discovery tile of the Palace
    .help = When it may be claimed relative to the Royal tile (T32).
option-teotihuacan-palace_order-any = Before or after
    .help = Your choice.
option-teotihuacan-palace_order-tile_first = Before
    .help = Only before the Royal tile is used.

option-teotihuacan-bot_palace = Teotibot and the Palace
    .help = Whether the Palace counts when its workers move on (T85).
option-teotihuacan-bot_palace-skip = Skipped
    .help = Its workers pass it without counting it.
option-teotihuacan-bot_palace-stop = Counted
    .help = Its workers may stop there.

option-teotihuacan-bot_ascension = Teotibot’s Ascension
    .help = The reward it takes (T85).
option-teotihuacan-bot_ascension-vp = 5 VP
    .help = It scores 5 VP.
option-teotihuacan-bot_ascension-cocoa = 5 cocoa
    .help = It gets 5 cocoa.
option-teotihuacan-bot_ascension-temple = A temple step
    .help = It makes one step in its highest temple.

option-teotihuacan-bot_power = Teotibot’s workers
    .help = The power of its first three workers, 1 to 5 (T83).
option-teotihuacan-bot_power-2 = 2
    .help = Power 2, the standard start.

option-teotihuacan-bot_goods = Teotibot’s goods
    .help = How much wood, stone and gold it starts with (of each), 0 to 9 (T83).
option-teotihuacan-bot_goods-2 = 2
    .help = 2 of each, the standard start.

option-teotihuacan-bot_cocoa_vp = Teotibot’s cocoa
    .help = VP for every 10 cocoa, 0 to 99 (T85).
option-teotihuacan-bot_cocoa_vp-3 = 3
    .help = 3 VP, as standard.

option-teotihuacan-bot_bonus_vp = Teotibot’s temples
    .help = VP at the end for each temple where it stands on step 10 or 11, 0 to 99 (T93).
option-teotihuacan-bot_bonus_vp-15 = 15
    .help = 15 VP, as standard.

option-teotihuacan-bot_technology_vp = Teotibot’s Technologies
    .help = VP at the end for each of them, 0 to 99 (T93).
option-teotihuacan-bot_technology_vp-2 = 2
    .help = 2 VP, as standard.

option-teotihuacan-bot_worship = Teotibot’s Worship
    .help = Its temple steps on boards 2, 3 and 4; on board 7 it makes one more (T92).
option-teotihuacan-bot_worship-2 = 2
    .help = Two steps; three on board 7.
option-teotihuacan-bot_worship-1 = 1
    .help = One step; two on board 7: easier for you.
option-teotihuacan-bot_worship-3 = 3
    .help = Three steps; four on board 7: harder for you.

## Levels of difficulty of the solo game

difficulty-teotihuacan = Difficulty
    .help = How strong the Teotibot is. The rules define no levels, so these are our own; each sets several options at once.
difficulty-teotihuacan-beginner = Beginner
    .help = It has workers of power 1 and no goods, takes single steps when worshipping and scores little at the end: for first games.
difficulty-teotihuacan-easy = Easy
    .help = It starts with weaker workers and fewer goods than standard and scores less at the end.
difficulty-teotihuacan-standard = Standard
    .help = It starts and scores by the printed rules.
difficulty-teotihuacan-hard = Hard
    .help = It starts with stronger workers and more goods than standard and scores more for cocoa and Technologies.
difficulty-teotihuacan-expert = Expert
    .help = It has workers of power 4 and plenty of goods, takes one more step at every Worship and scores the most at the end.

## Explained in place

teotihuacan-help-ring = Eight boards in a ring. Workers move clockwise, 1 to 3 boards a turn (T1, T23).
    .title = Ring of boards
teotihuacan-help-board-1 = Three Worship spaces, each with a Royal tile; ascended workers come here. There is no main action (T32, T53).
    .title = Palace
teotihuacan-help-board-2 = Main action: wood. Worship: a step in the red temple (T31, T44).
    .title = Forest
teotihuacan-help-board-3 = Main action: stone. Worship: a step in the green temple (T31, T45).
    .title = Stone Quarry
teotihuacan-help-board-4 = Main action: gold. Worship: a step in the blue temple (T31, T46).
    .title = Gold Deposits
teotihuacan-help-board-5 = Main action: pay gold for a Technology and make a step in the temple of its column (T47).
    .title = Alchemy
teotihuacan-help-board-6 = Main action: pay 2 wood for a Building, score its space and make a step on the Avenue (T48).
    .title = Nobles
teotihuacan-help-board-7 = Main action: pay gold to lay a Decoration on a stairway. Worship: a step in any temple (T31, T49).
    .title = Decorations
teotihuacan-help-board-8 = Main action: lay Pyramid tiles, one for each worker at most (T50).
    .title = Construction
teotihuacan-help-area = Workers here are unlocked: they can move and work, and their colours count as present (T23, T26).
    .title = General area
teotihuacan-help-worship-space = A worker that worships is locked here. If another player’s is here, unlock it for 1 cocoa (T30, T33).
    .title = Worship space
teotihuacan-help-worker = A die; its pips are its power, 1 to 5. At 6 it ascends (T13, T52, T53).
    .title = Worker
teotihuacan-help-locked = It does not move, work or count as a colour. Free it by resting, for 3 cocoa, or when another player worships there (T24, T25, T33).
    .title = Locked worker
teotihuacan-help-neutral = Neutral dice never move, but their colours count as present. They are placed anew after each Eclipse (T17, T26).
    .title = Neutral dice
teotihuacan-help-colours = The different colours of unlocked dice that were here when your worker arrived. A main action costs that much cocoa; collecting gives 1 more (T26 to T28).
    .title = Colours present
teotihuacan-help-cocoa = Cocoa pays for main actions, unlocking and salaries. It is not a resource (T25, T28, T77).
    .title = Cocoa
teotihuacan-help-wood = A resource. It pays for Buildings, masks and the higher levels of the pyramid (T48, T50, T68).
    .title = Wood
teotihuacan-help-stone = A resource. It pays for Pyramid tiles (T50).
    .title = Stone
teotihuacan-help-gold = A resource. It pays for Technologies and Decorations (T6, T49).
    .title = Gold
teotihuacan-help-score = The victory points (VP) scored so far. Whoever has the most at the end wins; cocoa breaks ties (T79).
    .title = Victory points
teotihuacan-help-projection = What an Eclipse would score now: Avenue, Pyramid track, masks, minus salary that cannot be paid; in the last one also Temple Bonus tiles (T74 to T78).
    .title = Next Eclipse
teotihuacan-help-move = Move an unlocked worker 1, 2 or 3 boards clockwise (T23).
    .title = Move
teotihuacan-help-rest = Unlock all your locked workers. That is the whole turn (T24).
    .title = Rest
teotihuacan-help-unlock = For 3 cocoa all your locked workers are unlocked; then your turn continues (T25).
    .title = Unlock all
teotihuacan-help-collect = 1 cocoa, and 1 for each colour present (T27).
    .title = Collect cocoa
teotihuacan-help-worship = Your worker is locked on the Worship space. Take the step or the Discovery tile, or both for 1 more cocoa (T30, T31).
    .title = Worship
teotihuacan-help-main = Pay 1 cocoa for each colour present and the cost of the action. All your unlocked workers here work (T28, T43).
    .title = Main action
teotihuacan-help-crew = The more workers and the stronger the weakest of them, the more the action brings. At most three count (T43).
    .title = Workers used
teotihuacan-help-power-up = A worker’s power increases by 1. At 6 it ascends (T52).
    .title = Power-up
teotihuacan-help-ascension = A worker of power 6 becomes a 1 at the Palace: a step on the Avenue, a reward, and the light disc moves (T53).
    .title = Ascension
teotihuacan-help-wheel = The fourth worker waits here. As the reward of an Ascension it comes to the Palace with power 3, with 2 cocoa (T53).
    .title = Ascension wheel
teotihuacan-help-calendar = When the light disc reaches the dark disc, the round is finished, one more is played, and then comes the Eclipse (T19, T20).
    .title = Calendar
teotihuacan-help-light = It moves one step after every round and with every Ascension (T19).
    .title = Light disc
teotihuacan-help-dark = It waits for the light disc. After each Eclipse it starts one space lower (T8, T21).
    .title = Dark disc
teotihuacan-help-eclipse = Scoring: Avenue, Pyramid track, masks, then salary. The third Eclipse, or the one after the finished pyramid, is the last (T74 to T79).
    .title = Eclipse
teotihuacan-help-blue = Its steps give resources of your choice and VP. On step 4 you may claim a Discovery tile instead (T54, T55).
    .title = Blue temple
teotihuacan-help-red = Its steps give VP. On step 5 you may claim a Discovery tile instead (T54, T55).
    .title = Red temple
teotihuacan-help-green = Its steps give cocoa. On steps 3 and 6 you may claim a Discovery tile instead (T54, T55).
    .title = Green temple
teotihuacan-help-bonus = Whoever stands on step 10 or 11 scores this tile in the last Eclipse (T78).
    .title = Temple Bonus tile
teotihuacan-help-top = There is room for one player only, and only from step 10 (T54).
    .title = Step 11
teotihuacan-help-stack = Whoever arrives at this step may claim one of these tiles at its cost. The stack is never refilled (T12, T55, T56).
    .title = Stack of Discovery tiles
teotihuacan-help-avenue = In an Eclipse each step scores the lowest visible value of the Buildings row. On 3, 6 and 8 you may claim a Discovery tile (T56, T74).
    .title = Avenue of the Dead
teotihuacan-help-track = One step for each Pyramid tile and each Decoration. In an Eclipse each step scores 4, 3 or 2 VP, whoever is furthest 4 more; then all go back to 0 (T57, T75).
    .title = Pyramid track
teotihuacan-help-buildings-row = Buildings are taken from the left. The lowest visible value counts for the Avenue in an Eclipse (T9, T74).
    .title = Buildings row
teotihuacan-help-nobles-rows = The row depends on the number of workers: 3, 2, 2, 1, 1 VP, 5, 4, 3, 3 VP, or 7, 6, 5 VP (T48).
    .title = Houses of the nobles
teotihuacan-help-pyramid = Four levels of 16, 9, 4 and 1 places. The tile on level 4 finishes the pyramid and brings the last Eclipse (T2, T22, T50).
    .title = Pyramid
teotihuacan-help-level = Level 1 costs 2 stone and scores 1 VP. Each level above costs 1 more wood and scores 2 more VP (T50).
    .title = Level
teotihuacan-help-icon = The symbol of a temple or a plain ornament. Covered by a matching icon it scores 1 VP; a coloured one also gives a temple step (T51).
    .title = Icon
teotihuacan-help-match = A new icon on an icon of the same kind: 1 VP, and a temple step if the new one is coloured (T51).
    .title = Match
teotihuacan-help-stairway = Decorations are laid from below, one step after the other; from step 1 up on tiles of that level (T3, T49).
    .title = Stairway
teotihuacan-help-pyramid-display = Three Pyramid tiles to build with. They are refilled at the end of the turn (T10, T29, T50).
    .title = Pyramid tiles
teotihuacan-help-decoration-display = Four Decorations to choose from. They are refilled at the end of the turn (T10, T29, T49).
    .title = Decorations on display
teotihuacan-help-discovery = A Discovery tile. Claim it at its cost by worshipping here; it is replaced at the end of the turn (T29, T31, T68).
    .title = Discovery tile
teotihuacan-help-own-tiles = Your Discovery tiles. Each one except the masks can be used once, on your turn (T69).
    .title = Own Discovery tiles
teotihuacan-help-used = Used Discovery tiles. They only count for a Temple Bonus tile (T69, T78).
    .title = Used Discovery tiles
teotihuacan-help-masks = Sets of 1 to 7 different masks score 1, 3, 6, 10, 15, 21 or 28 VP in every Eclipse (T76).
    .title = Masks
teotihuacan-help-royal = Used by worshipping at the Palace. The power of your worker there says how much it does (T32).
    .title = Royal tile
teotihuacan-help-technology = A marker here gives its owner the effect from the next turn on. Whoever takes it later gives earlier owners 3 VP (T47, T67).
    .title = Technology
teotihuacan-help-starting = Each player keeps two: they give goods and steps and show the boards for the first workers (T14 to T16).
    .title = Starting tile
teotihuacan-help-salary = 1 cocoa for each worker in play, 2 for each with power 4 or 5. Each unpaid cocoa costs 3 VP (T77).
    .title = Salary
teotihuacan-help-order = Turns go clockwise from the start player. The number decides the last ties (T13, T79).
    .title = Player order
teotihuacan-help-supply = Tiles not yet drawn. Which ones they are is known, their order is not (T10, T12).
    .title = Supply
teotihuacan-help-end = Your action is done. Before the turn ends you may still use tiles or unlock workers (T25, T29, T69).
    .title = End of the turn
teotihuacan-help-undo = A decision can be undone until chance reveals something, your turn ends or another player decides. If you are the only person at the table, you can also go back across the computer’s turns; once something has been drawn since, that is practice.
    .title = Undo
teotihuacan-help-bot-tiles = Two dice choose one of these tiles: 2–3 and 11–12 the lower corners, 4–5 and 9–10 the middle, 6–8 the top (T84).
    .title = Teotibot’s Action tiles
teotihuacan-help-directions = They show which tile fills a gap in the triangle: the upper one first (T84).
    .title = Direction tiles
teotihuacan-help-worship-die = The Teotibot’s die for its Worship tile. Unlocked, it is an ordinary worker (T83, T92).
    .title = Worship die

## The drawing in a terminal: what stands where there is little room

teotihuacan-drawing-era = Era { $era }/3
teotihuacan-drawing-finished = pyramid finished
teotihuacan-drawing-rounds =
    { $count ->
        [one] last round before the Eclipse
       *[other] { $count } rounds to the Eclipse, fewer with Ascensions
    }
teotihuacan-drawing-pyramid = Pyramid
teotihuacan-drawing-worship = Worship:
teotihuacan-drawing-any = any temple
teotihuacan-drawing-blue = Blue
teotihuacan-drawing-red = Red
teotihuacan-drawing-green = Green
teotihuacan-drawing-avenue = Ave.
teotihuacan-drawing-track = Pyr.
teotihuacan-drawing-cost = Cost
teotihuacan-drawing-level = Level { $level }
teotihuacan-drawing-next = next
teotihuacan-drawing-colours =
    { $count ->
        [one] { $count } colour
       *[other] { $count } colours
    }
teotihuacan-drawing-royal-1 = P+1 c
teotihuacan-drawing-royal-2 = P× 1c→1w 1s
teotihuacan-drawing-royal-3 = P× 1R→2c
teotihuacan-drawing-royal-4 = 2★×Tech. ≤P
teotihuacan-drawing-royal-5 = 2★×Track ≤P
teotihuacan-drawing-royal-6 = P× 1c→1s 1g
teotihuacan-drawing-royal-7 = 1c 1R→P×R
teotihuacan-drawing-royal-8 = P−1× 1c→step
teotihuacan-drawing-royal-9 = 1★×Avenue ≤P+1
teotihuacan-drawing-alchemy-top = 1 worker: top row
teotihuacan-drawing-alchemy-either = 2+ or power 4–5: both
teotihuacan-drawing-nobles-cost = 2 wood, by workers:
teotihuacan-drawing-buildings-left = { $count } left, value { $value }★
teotihuacan-drawing-own-techs = Tech. { $numbers }
teotihuacan-drawing-own-masks = masks { $numbers }
teotihuacan-drawing-own-used = { $count } used
teotihuacan-drawing-own-wheel = 4th waits
teotihuacan-drawing-set-aside = Aside: { $action }
teotihuacan-drawing-directions = directions { $arrows }
teotihuacan-drawing-worship-die = Worship die { $die }
teotihuacan-drawing-rolled = rolled { $sum }
teotihuacan-drawing-no-bot = The Teotibot plays only against a single player.

## The list of what can be done, in a terminal

teotihuacan-drawing-ends-phase = Eclipse
teotihuacan-drawing-gains = { $amounts }
teotihuacan-drawing-follows = then { $steps }
teotihuacan-drawing-other-gets = { $player } gains { $amounts }
    .you = You gain { $amounts }
teotihuacan-drawing-other-gives = { $player } loses { $amounts }
    .you = You lose { $amounts }
teotihuacan-drawing-start-technology = Technology
teotihuacan-drawing-start-power_up = power-up
teotihuacan-drawing-temple-step = { $temple }, step { $step }
teotihuacan-drawing-raised = { $board }: { $power } → { $after }
teotihuacan-drawing-ascends = { $board }: { $power } → Ascension
teotihuacan-drawing-move = { $board }: cocoa +{ $cocoa }
teotihuacan-drawing-move-main =
    { $colours ->
        [0] main free: { $result }
        [one] main −{ $colours }c: { $result }
       *[other] main −{ $colours }c: { $result }
    }
teotihuacan-drawing-deco = { $icons } on the { $stairway }, step { $step }
teotihuacan-drawing-build = { $icons } on level { $level }
teotihuacan-drawing-path-tile = tile { $number }
teotihuacan-drawing-kind-cocoa = Collect cocoa
teotihuacan-drawing-kind-main = Main action
teotihuacan-drawing-kind-worship = Worship
teotihuacan-drawing-kind-use = Use a tile
teotihuacan-drawing-kind-claim = Discovery tile
teotihuacan-drawing-kind-reward = Reward
teotihuacan-drawing-kind-skip = Decline
teotihuacan-drawing-kind-temple = Temple
teotihuacan-drawing-kind-gain = Resources
teotihuacan-drawing-kind-power = Power-up
teotihuacan-drawing-kind-ascend = Ascension
teotihuacan-drawing-kind-build = Pyramid tile
teotihuacan-drawing-kind-deco = Decoration
teotihuacan-drawing-kind-tech = Technology
teotihuacan-drawing-kind-crew = Workers
teotihuacan-drawing-kind-row = Row
teotihuacan-drawing-kind-keep = Starting tiles
teotihuacan-drawing-kind-pick = Starting tile
teotihuacan-drawing-kind-place = Boards
teotihuacan-drawing-kind-times = Royal tile
teotihuacan-drawing-kind-pay = Payment
teotihuacan-drawing-kind-waive = No cocoa
teotihuacan-drawing-kind-done = Stop
teotihuacan-drawing-kind-save = Saving
teotihuacan-drawing-kind-salary = Salary
teotihuacan-drawing-kind-dice = Teotibot: main action
teotihuacan-drawing-kind-spin = Teotibot: Pyramid tile
teotihuacan-drawing-bonus-best_mask_set = best mask set again
teotihuacan-drawing-bonus-technologies_5 = 5★ per Technology
teotihuacan-drawing-bonus-vp_15 = 15★
teotihuacan-drawing-bonus-avenue_3 = 3★ per Avenue step
teotihuacan-drawing-bonus-bonus_9 = 9★ per Bonus reached
teotihuacan-drawing-bonus-discovery_2 = 2★ per tile except masks
teotihuacan-drawing-bonus-workers = 4★ per worker, 9★ from 4
teotihuacan-drawing-one-step = 1 step in any temple
teotihuacan-drawing-legend-cocoa = cocoa
teotihuacan-drawing-legend-wood = wood
teotihuacan-drawing-legend-stone = stone
teotihuacan-drawing-legend-gold = gold
teotihuacan-drawing-legend-vp = victory point
teotihuacan-drawing-legend-any-resource = any resource
teotihuacan-drawing-legend-step = temple step
teotihuacan-drawing-legend-power = power of the worker
teotihuacan-drawing-legend-bonus = Temple Bonus tile
teotihuacan-drawing-legend-worker = unlocked worker of power 3
teotihuacan-drawing-legend-locked = locked worker
teotihuacan-drawing-legend-neutral = neutral dice
teotihuacan-drawing-legend-icons = icons: blue, red, green, plain
teotihuacan-drawing-legend-coloured = the same in colour: a match also gives a temple step
teotihuacan-drawing-legend-levels = level of the cell
teotihuacan-drawing-legend-decorated = a Decoration lies there
teotihuacan-drawing-legend-building = a Building stands there; a digit on a track: Discovery tiles at that step

## Names of drawings, by which the rules page finds them

teotihuacan-picture-worker = Worker
    .words = die, dice, square, pips
teotihuacan-picture-lock = Locked worker
    .words = lock, padlock
teotihuacan-picture-light = Light disc
    .words = sun, light, calendar, eclipse disc
teotihuacan-picture-dark = Dark disc
    .words = moon, crescent, calendar, eclipse disc
teotihuacan-picture-palace = Palace
    .words = columns, house with pillars
teotihuacan-picture-power = Power of the worker
    .words = letter P in a square, strength
teotihuacan-picture-cocoa = Cocoa
    .words = bean, brown bean
teotihuacan-picture-wood = Wood
    .words = log, trunk
teotihuacan-picture-stone = Stone
    .words = rock, boulder, grey
teotihuacan-picture-gold = Gold
    .words = bar, ingot
teotihuacan-picture-technology = Technology
    .words = gear, cog, wheel
teotihuacan-picture-building = Building
    .words = house, hut
teotihuacan-picture-decoration = Decoration
    .words = two squares with an arrow, stairway, stairs
teotihuacan-picture-pyramid_tile = Pyramid tile
    .words = four squares
teotihuacan-picture-match = Match
    .words = overlapping squares, one square on another
teotihuacan-picture-icon-b = Seated statue
    .words = blue symbol, statue, figure, idol
teotihuacan-picture-icon-r = Feathered mask
    .words = red symbol, mask, crown of feathers
teotihuacan-picture-icon-g = Feathered serpent
    .words = green symbol, snake, serpent, dragon
teotihuacan-picture-icon-p = Plain ornament
    .words = flower, four leaves, cross
teotihuacan-picture-power_up = Power-up
    .words = green arrow, arrow up
teotihuacan-picture-temple_blue = Blue temple
    .words = stepped pyramid with a statue
teotihuacan-picture-temple_red = Red temple
    .words = stepped pyramid with a mask
teotihuacan-picture-temple_green = Green temple
    .words = stepped pyramid with a snake
teotihuacan-picture-temple_any = Any temple
    .words = stepped pyramid in three colours, question mark
teotihuacan-picture-any_resource = Any resource
    .words = wood, stone and gold together
teotihuacan-picture-avenue = Avenue of the Dead
    .words = road, path, street
teotihuacan-picture-track = Pyramid track
    .words = steps, stairs, stairway
teotihuacan-picture-discovery = Discovery tile
    .words = square with a diamond
teotihuacan-picture-double_move = Double move
    .words = two squares with arrows
teotihuacan-picture-free_move = Free move
    .words = round arrow, circle around a worker
teotihuacan-picture-free_cocoa = No cocoa
    .words = bean crossed out
teotihuacan-picture-extra_worker = Extra worker
    .words = die with a plus
teotihuacan-picture-mask = Mask
    .words = face
teotihuacan-picture-mask_1 = Mask 1, the sun
    .words = rays, sun mask
teotihuacan-picture-mask_2 = Mask 2, the jaguar
    .words = cat, ears, jaguar mask
teotihuacan-picture-mask_3 = Mask 3, the feathers
    .words = three feathers
teotihuacan-picture-mask_4 = Mask 4, the square face
    .words = ear plugs, teeth, robot
teotihuacan-picture-mask_5 = Mask 5, the skull
    .words = bones, death
teotihuacan-picture-mask_6 = Mask 6, the rain god
    .words = rings around the eyes, fangs
teotihuacan-picture-mask_7 = Mask 7, the horns
    .words = crescent, bull, moon
teotihuacan-picture-bonus = Temple Bonus tile
    .words = golden ribbon, banner with a star
teotihuacan-picture-vp = Victory points
    .words = star, purple star, VP

error-own-components = Teotihuacan is played with its own components only.

## In the browser

## Teotihuacan: names of what lies on the table

board-teo-city = City: temples, pyramid, Avenue and calendar
board-teo-whole = Whole table
board-teo-tap = Tap an area to enlarge it.
board-teo-on-royal = { $board }, on { $tile }
board-teo-neutral = neutral die { $letter }, { $board }
board-teo-area = General area, { $board }
board-teo-area-arrived =
    { $count ->
        [one] General area, { $board }: { $count } colour present
       *[other] General area, { $board }: { $count } colours present
    }
board-teo-worship = Worship space, { $board }: { $step }, or the Discovery tile, or both for 1 more cocoa
board-teo-any-temple = a step in any temple
board-teo-any-steps =
    { $count ->
        [one] { $count } step in any temple
       *[other] { $count } steps in any temples
    }
board-teo-any-goods =
    { $count ->
        [one] { $count } resource of your choice
       *[other] { $count } resources of your choice
    }
board-teo-list = { $parts }
board-teo-table = Main action, { $board }: by workers used and their lowest power
board-teo-cell =
    { $count ->
        [one] { $count } worker, lowest power { $power }: { $amounts }
       *[other] { $count } workers, lowest power { $power }: { $amounts }
    }
board-teo-tile = { $tile }, { $place }, costs { $cost }
board-teo-royal = { $tile }: { $effect }
board-teo-tech = { $tile }, { $temple }, owned by: { $owners }
board-teo-own-tech = { $tech }: { $effect }
board-teo-nobody = nobody
board-teo-tech-top = Top row: 1 worker or more, 1 power-up
board-teo-tech-bottom = Bottom row: 2 workers or more, 1 power-up; or 1 worker of power 4 or 5, no power-up
board-teo-nobles-action = Main action, Nobles: 2 wood for a Building, its points, 1 step on the Avenue, power-ups
board-teo-nobles-row = { $row }: { $built } of { $count } built, the next one scores { $next } VP
board-teo-deco-cost = Main action, Decorations: { $one } gold with 1 worker, { $two } with 2, { $three } with 3; 3 VP, 1 VP for each match, 1 step on the Pyramid track, 1 power-up
board-teo-level = Level { $level }: { $stone } stone and { $wood } wood a tile, { $points } VP
board-teo-build-limit = Main action, Construction: up to 1, 2 or 3 tiles with 1, 2 or 3 workers
board-teo-supply-pyramid = Pyramid tiles not yet drawn: { $count }
board-teo-supply-decorations = Decorations not yet drawn: { $count }
board-teo-supply-discovery = Discovery tiles not yet drawn: { $count }
board-teo-step = { $step }: { $tile }
board-teo-step-free = { $step }, free: left { $left }, right { $right }
board-teo-temple-step = { $temple }, step { $step }
board-teo-temple-reward = { $place }: { $gains }
board-teo-temple-reward-stack = { $place }: { $gains }, or a Discovery tile
board-teo-temple-bonus = { $place }, Temple Bonus: { $bonus }
board-teo-track-step = { $track }, space { $step }
board-teo-avenue-stack = { $track }, space { $step }: a Discovery tile
board-teo-met = The discs have met: finish this round, then play one more before the Eclipse
board-teo-start = { $tile }: { $gives }
board-teo-unused =
    { $count ->
        [one] { $player }, unused
       *[other] { $player }, unused, { $count } of them
    }
    .you =
        { $count ->
            [one] yours, unused
           *[other] yours, unused, { $count } of them
        }
board-teo-used =
    { $count ->
        [one] { $player }, used
       *[other] { $player }, used, { $count } of them
    }
    .you =
        { $count ->
            [one] yours, used
           *[other] yours, used, { $count } of them
        }
board-teo-wheel = fourth worker of { $player }, on the Ascension wheel
    .you = your fourth worker, on the Ascension wheel
board-teo-salary = Salary due: { $due } cocoa
board-teo-salary-short = Salary due: { $due } cocoa, { $missing } missing
board-teo-next = next Eclipse: { $points } VP
board-teo-masks = Masks: { $sizes } different, { $points } VP in every Eclipse
board-teo-bot-tile = { $tile }, { $place }
board-teo-bot-aside = { $tile }, set aside
board-teo-bot-place-0 = top, dice 6 to 8
board-teo-bot-place-1 = middle left, dice 4 or 5
board-teo-bot-place-2 = middle right, dice 9 or 10
board-teo-bot-place-3 = bottom left, dice 2 or 3
board-teo-bot-place-4 = bottom centre
board-teo-bot-place-5 = bottom right, dice 11 or 12
board-teo-direction-left = Direction tile { $number }: the lower left tile moves up
board-teo-direction-right = Direction tile { $number }: the lower right tile moves up
board-teo-bot-dice = Dice: { $sum }
board-teo-bot-worship = Worship die: power { $power }, { $board }
board-teo-bot-worship-locked = Worship die: power { $power }, { $board }, locked

## Teotihuacan: deciding and planning

decide-gives = pay { $amounts }
decide-gets = gain { $amounts }
decide-other-gets = { $player } gains { $amounts }
    .you = You gain { $amounts }
decide-other-gives = { $player } loses { $amounts }
    .you = You lose { $amounts }
decide-later = after that { $amounts }
decide-drawn = drawn next: { $draws }
decide-arrival = to { $board }: { $colours } colours present; collecting gives { $collected } cocoa
decide-choose-worker = choose this worker
decide-workers = Worker to move
decide-worker = { $board }
decide-two-workers = { $board }, two workers together
decide-worker-name = { $board }, power { $power }
decide-two-workers-name = { $board }, two workers together, powers { $powers }
decide-steps =
    { $count ->
        [one] { $count } board ahead
       *[other] { $count } boards ahead
    }
decide-crew =
    { $count ->
        [one] you would have { $count } worker there: { $powers }
       *[other] you would have { $count } workers there: { $powers }
    }
decide-cocoa-left = { $cocoa } cocoa left; salary currently { $salary }
decide-destinations = Destination
decide-hint-worker = Choose a worker, here or on the board, to see its three destinations.
decide-choose-tile = choose this tile
decide-place-brings = here: { $effect }
decide-hint-tile = Choose a tile, here or on the board.
decide-hint-place =
    { $count ->
        [one] One place is open. Choose it here or on the board.
       *[other] { $count } places are open, the best first. Choose here or on the board.
    }
decide-no-match = no icon matches
decide-matches =
    { $count ->
        [one] one match: { $icons }
       *[other] { $count } matches: { $icons }
    }
decide-turned =
    { $turns ->
        [0] { $tile }, as it lies on display
        [one] { $tile }, rotated by a quarter turn
       *[other] { $tile }, rotated by { $turns } quarter turns
    }
decide-build-here = Build here
decide-other-place = Another place
decide-build-and-end = Build here and end the turn
decide-among = Choose one of these: { $actions }
decide-all-options = All options
decide-choose-deco = choose this Decoration
decide-up-to = up to { $points } VP
decide-hint-deco = Choose a Decoration, here or on the board.
decide-one-more = one more
decide-less = fewer: { $good }
decide-more = more: { $good }
decide-chosen-so-far = Chosen: { $amounts }
decide-keep-this = keep or discard
decide-place-here = place a worker here
decide-beside = Next to it: { $tile }.
decide-keep = Keep these two ({ $chosen } of { $count })
decide-place = Place the workers ({ $chosen } of { $count })
decide-path = Steps of this turn
decide-next = Next: { $steps }
decide-ends-turn = This ends your turn.
decide-is-final = This cannot be undone.
decide-ends-era = An Eclipse follows.
decide-confirm = Confirm
decide-back = Not yet
decide-also = You may also
decide-no-more-to-pay = You have no more to give.
decide-no-more-to-take = You may not take more.
decide-refused = Not possible now: { $count }
decide-stock-vp = Victory points
decide-stock-cocoa = Cocoa
decide-stock-wood = Wood
decide-stock-stone = Stone
decide-stock-gold = Gold
decide-stock-blue = Blue temple
decide-stock-red = Red temple
decide-stock-green = Green temple
decide-stock-avenue = Avenue of the Dead
decide-stock-track = Pyramid track
decide-stock-projection = If an Eclipse came now
decide-scored-nothing = nothing
decide-salary-due = { $due } cocoa due, { $cocoa } in hand
decide-salary-missing = { $missing } missing: { $points } VP would be lost
decide-sources-sum = Total
decide-minus = −{ $points }
decide-next-era = Era { $era } begins
decide-next-era-changes = Light disc on 0, dark disc on { $dark }, neutral dice placed anew, Pyramid track at 0; in the next Eclipse a step on it is worth { $points } VP.
decide-eclipse-tracks = Eclipse { $era }
decide-eclipse-scored = { $eclipse }: scoring
decide-cocoa-left-column = Cocoa
decide-sources = Where the points came from (small figures: by era)
decide-source = Source
decide-by-era = ({ $points })
decide-left = leaves { $cocoa } cocoa

# names on the board, for beginners
teotihuacan-name-temple = Temples
teotihuacan-name-avenue = Avenue of the Dead
teotihuacan-name-track = Pyramid track
teotihuacan-name-calendar = Calendar
teotihuacan-name-stacks = Discovery tiles
teotihuacan-name-stairway = Stairway
teotihuacan-name-worship = Worship
teotihuacan-name-main = Main action
teotihuacan-name-area = Workers wait here
teotihuacan-name-technologies = Technologies
teotihuacan-name-buildings = Buildings
teotihuacan-name-goods = Cocoa and resources
teotihuacan-name-workers = Workers
teotihuacan-name-salary = Salary due

# Figures of the rules (figures/*.yaml)

teotihuacan-figure-place = A tile of level { $level } lies in the middle of four tiles of level { $below } and covers one cell of each: here the cells 1 to 4.
teotihuacan-figure-reach = The worker on the Nobles can go to { $boards } boards: 1, 2 or 3 boards clockwise, to the Gold Deposits, the Palace or the Stone Quarry.
teotihuacan-figure-colours = A worker has come to the Stone Quarry. Among the dice that were there, { $colours } colours are present. Collecting gives { $collected } cocoa, one for each colour and one more; for the main action { $colours } cocoa would have to be paid.
teotihuacan-figure-worship = The worker has been locked on the Worship space of the Decorations, where you may climb any temple. It climbed the blue one to step { $step }, which gave { $stone ->
    [one] one resource
   *[other] { $stone } resources
 } of your choice.
teotihuacan-figure-table = One worker of power 5, and { $colours } colours are present: the main action costs { $cocoa } cocoa. The row for one worker and the column for strength 4–5 show what it brings, { $stone } stone; then comes one power-up.
teotihuacan-figure-alchemy = Technology 03 lies in the middle column of the top row, so one worker is enough. It costs { $gold } gold, and its column gives a step in the red temple, here to step { $step }.
teotihuacan-figure-nobles = Two workers build: { $wood } wood for the leftmost Building, which goes to the first free space of the centre row. That scores { $vp } VP, and the marker on the Avenue goes to step { $avenue }.
teotihuacan-figure-decoration = The Decoration is laid at the foot of the north stairway. One worker pays { $gold } gold. It scores 3 VP and { $matches } for the match of the red icons; as the new one is coloured, there is also a step in the red temple, whose step { $step } gives 1 VP: { $vp } VP in all.
teotihuacan-figure-matches = Three of the four icons cover one of their kind – the plain ornament twice and the blue temple once: { $matches } matches. With 1 VP for the level that is { $vp } VP. The tile costs { $stone } stone.
teotihuacan-figure-ascension = A worker of power 5 has received a power-up at the Stone Quarry. It ascends: { $avenue } step on the Avenue, and it lies at the Palace with power 1. As the reward the fourth worker was chosen, which comes with power 3. The light disc moves one step, to space { $space }.
teotihuacan-figure-eclipse = Pink scores in the first Eclipse. Avenue: step { $avenue } times the lowest value still visible in the Buildings row, { $for_avenue } VP. Pyramid track: { $steps } steps at { $per_step } VP are { $for_steps } VP, and { $lead } VP for being furthest.
teotihuacan-figure-start = The beginning with one or two players: twelve tiles of level 1, and two of level { $level } in opposite corners. The places of level 1 that are still empty are in the other two corners.
teotihuacan-figure-stacks = Stacks at the beginning with one or two players: { $blue } tiles on blue step 4, { $red } on red step 5, { $green_low } and { $green_high } on green steps 3 and 6; on the Avenue { $lower }, { $middle } and { $upper } on steps 3, 6 and 8. One tile each lies at { $boards } boards.
teotihuacan-figure-palace = Each of the { $royal } Royal tiles has a Worship space. A worker of power 3 has come to the Palace and is locked on the space of 01, which gives P + 1 cocoa, here { $cocoa }.
teotihuacan-figure-avenue = A Discovery tile brings one step on the Avenue, to step { $step }: one of the { $there } tiles of the lower stack may be claimed at its cost, and { $left } are left.

## Positions that are set up

teotihuacan-position-twice = “{ $name }” is in two places, and exists only once.
teotihuacan-position-ascending = the numbers must be different and in ascending order.
teotihuacan-position-worker = a worker is written as board and power, such as 3.2, locked 3.2w, on Royal tile 4 1.2w4; not “{ $value }”.
teotihuacan-position-power = “{ $value }” has power 6, and a worker of power 6 ascends at once; the power must be 1 to 5.
teotihuacan-position-royal = “{ $value }” must stand on one of the Royal tiles in play: { $royals }.
teotihuacan-position-lock = “{ $value }” is locked on a board without that Worship space; boards 2, 3, 4, 7 have one, and the Palace { $royals }.
teotihuacan-position-boards = each of the boards 1 to 8 must be there once.
teotihuacan-position-ring = the Palace (1) comes first, and Construction (8) lies opposite it, in fifth place.
teotihuacan-position-category = the Royal tile of category { $category } must be one of { $allowed }.
teotihuacan-position-buildings = { $built } Buildings are built, and there are { $most }.
teotihuacan-position-row = a row must have eight of the characters { $letters }, not “{ $value }”.
teotihuacan-position-part = a tile covers four cells, but at { $place } (level.row.column) only some of them are as high as its level.
teotihuacan-position-support = the tile at { $place } (level.row.column) needs four tiles below it, and { $below } is empty.
teotihuacan-position-cell = the cell in row { $row }, column { $column } is said to be on level { $level }, where no tile lies.
teotihuacan-position-print = nothing lies on the cell in row { $row }, column { $column }, where the board shows “{ $icon }”, not “{ $value }”.
teotihuacan-position-tile = the tile at { $place } (level.row.column) shows { $shows } (clockwise from the top left), but once the displayed, the undrawn and the other placed tiles are taken away, no such tile is left.
teotihuacan-position-stairs = step { $step } of this stairway lies on tiles of that level, and they are missing.
teotihuacan-position-kinds = there are { $count } tiles “{ $kind }” on the table, and only { $most } exist.
teotihuacan-position-removed = { $count } Discovery tiles are not on the table; “beyond” must say which of them the Teotibot has taken out of the game, or none may be missing.
teotihuacan-position-workers = there are { $count } workers, and there must be { $wanted }: three while the fourth waits on the wheel, otherwise four.
teotihuacan-position-top = only one player can stand on step 11 of the temple “{ $temple }”.
teotihuacan-position-space = two workers are locked on the same Worship space of board { $board }.
teotihuacan-position-tech = Technology { $number } is not in play.
teotihuacan-position-neutral = the neutral dice of a colour stand on different boards.
teotihuacan-position-no-bot = there is a Teotibot only in the solo game; it must be null.
teotihuacan-position-directions = the Direction tiles are two letters, each L or R, not “{ $value }”.
teotihuacan-position-worship = the Teotibot has no worker “{ $value }”.
teotihuacan-position-within = the decision “{ $decision }” lies within a turn or the setup, where the summary does not say what is still to come; it needs the key “beyond”. Without it: { $known }
teotihuacan-position-first = the start player must be the number of a seat.
teotihuacan-position-turn = in the phase “play” it must be the turn of a seat.
teotihuacan-position-met = it must be true if both discs are on the same space, and false otherwise; they are on { $light } and { $dark }.
teotihuacan-position-last = the last round of an era comes only after the discs have met.
teotihuacan-position-moved = no unlocked worker { $worker } of the player is there.
teotihuacan-oddity-turn = After { $turns } turns it is the turn of seat { $seat }.
teotihuacan-oddity-dark = The dark disc is on space { $dark } in era { $era }, not on { $right }.
teotihuacan-oddity-starting = Seat { $seat } has kept { $count } Starting tiles, not { $wanted }.
teotihuacan-oddity-pyramid = Tiles of the starting pyramid are missing.
teotihuacan-figure-stairs = The north stairway. Step 0 is printed beside the grid; steps 1, 2 and 3 lie one behind the other towards the centre, each on the two middle cells of a row. A Decoration covers both cells of its step.
teotihuacan-figure-meeting = The light disc has reached the dark one on space { $space }. The round is finished, then one more full round is played, then there is an Eclipse.
teotihuacan-figure-triangle = The dice show { $sum }: the tile at the top, Nobles, is used. The upper Direction tile let the tile on its lower left move up, then the lower one the tile on the lower right of that; the tile that had been set aside fills the gap at the bottom, and the used one is set aside. Then the upper Direction tile is turned over and put below.
teotihuacan-figure-masks = Four masks, two of them alike: the first set holds { $kinds } different ones and scores { $first } VP, the second one the mask that is left, { $second } VP. That makes { $total } VP in this Eclipse, and the masks score again in every other one.
