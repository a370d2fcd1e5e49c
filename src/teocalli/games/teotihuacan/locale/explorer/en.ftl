### What many games say, on the pages that show it

teotihuacan-alike-offer = The same Starting tiles to choose from
teotihuacan-alike-setup = The same decision before the game
teotihuacan-alike-workers = Own workers on the same boards, in the same round
teotihuacan-alike-round = The same decision in the same round
teotihuacan-alike-era = The same decision in the same era
teotihuacan-traits-starting = Starting tiles kept
teotihuacan-traits-first_turn = First turns
teotihuacan-traits-technology = Technologies
teotihuacan-traits-acts = How often each action was taken
teotihuacan-traits-boards = How often each main action was taken
teotihuacan-trait-first_turn = { $board }: { $act }
teotihuacan-trait-boards =
    { $count ->
        [0] { $board }: never
        [one] { $board }: { $count } time
       *[other] { $board }: { $count } times
    }
teotihuacan-trait-acts-main =
    { $count ->
        [one] { $count } main action
       *[other] { $count } main actions
    }
teotihuacan-trait-acts-worship = Worshipped { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
teotihuacan-trait-acts-cocoa = Collected cocoa { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
teotihuacan-trait-starting = Starting tiles { $first } and { $second }
teotihuacan-trait-places = { $first }, { $second }, { $third }
teotihuacan-trait-level = Pyramid tile on level { $level }
teotihuacan-trait-crew =
    { $count ->
        [one] With { $count } worker
       *[other] With { $count } workers
    }
