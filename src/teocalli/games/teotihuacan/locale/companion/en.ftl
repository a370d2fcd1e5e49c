# The companion of the printed game

teotihuacan-companion-calendar = The light disc goes back to 0, the dark disc one space lower, all markers of the Pyramid track to 0 (T21, T75).
    .title = Discs and markers
teotihuacan-companion-bot = 15 VP for each temple where it stands on step 10 or 11, 1 VP for each resource and cocoa left, 2 VP for each of its Technologies (T93).
    .title = Teotibot’s end
