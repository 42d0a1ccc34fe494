cli-balance = what wins in a game and how much skill matters, and what changed figures do to that

balance-option-content = play with this content file; named twice, two versions are compared ("printed" is the printed one)
balance-option-set = change a figure by its path, as in monster.dragon.strength=[14,18,24], and compare; may be said several times
balance-option-sweep = play a version for each value of a figure, as in box.most_coins=15,20,25, and draw the curves
balance-option-games = how many games of each version ({ $default } if nothing else is said)
balance-option-skill = a weak and a strong bot that show how much skill matters ({ $default } if nothing else is said); none leaves it out
balance-option-html = write the report as a page to this file
balance-option-json = write every figure to this JSON file; - is the standard output
balance-too-many-versions = One run compares two versions: two files with --content, or --set, or --sweep.

balance-kicker = Balance report
balance-printed = printed
balance-edited = edited
balance-played = { $games }; bots: { $bots }
balance-section-game = Whole games
balance-section-bot = Bots
balance-section-character = Characters
balance-section-hero = Heroes
balance-section-seat = Seats
balance-section-order = Order of play
balance-section-room = Rooms
balance-section-card = Cards
balance-section-item = Items
balance-section-monster = Monsters
balance-section-rune = Runes
balance-section-tile = Tiles
balance-section-potion = Potions
balance-section-artifact = Artifacts
balance-section-event = Events
balance-section-enemy = Enemies
balance-game-changes = Lead changes
balance-game-early = Leader at half time wins
balance-game-skill = Strong beats weak
balance-figure-times = Times a game
balance-figure-wins = Wins of those it met
balance-figure-answers = Answers in its games

balance-unequal = { $section }, beyond noise: { $things } of their games (even would be { $even }).
balance-equal = { $section }: no one wins more or less than chance explains (even would be { $even }).
balance-skill = Skill: { $strong } beats { $weak } in { $share } of the games one of them wins ({ $interval }); 50 % would be luck alone.
balance-lead = The lead changes hands { $changes } times a game; who leads at half time wins { $early } of them.
balance-with-winners = Those who met these win more: { $things }.
balance-with-losers = Those who met these win less: { $things }.
balance-changed = { $sure ->
    [0] Of { $looked } figures none changed beyond noise.
    [one] Of { $looked } figures 1 changed beyond noise.
   *[other] Of { $looked } figures { $sure } changed beyond noise.
}
balance-changes = What changed beyond noise
balance-unchanged = Nothing did, in so many games. A small change needs more of them: the intervals say how small a change could have been seen.
balance-new = New: { $things }.
balance-figure = Figure
balance-before = Before
balance-after = After
balance-difference = Difference
balance-interval = 95%
balance-sweep = Over { $path }
balance-drawn = Wins with their 95% intervals; the dashed line is { $even }, where all would be if they were equal.
balance-more = { $more ->
    [one] … and 1 more
   *[other] … and { $more } more
}
balance-explained = Intervals are 95%. A shared win counts in parts. What happens is credited to the thing last named for that player or table; effects are for each time it came up. "Beyond noise" holds for all figures together at one error in twenty (Holm). Versions are independent samples, each with its own luck.

content-bad-change = { $path }: { $problem }
content-no-change = "{ $text }" is no change: a path, =, and a value as a content file writes it, as in monster.dragon.strength=[14,18,24]; a sweep has several values with commas between.
content-change-no-table = there is no table "{ $found }" in this content; there are { $allowed }
content-change-no-row = there is no row "{ $found }"; there are { $allowed }
content-change-no-figure = the path names no figure ("{ $found }"); there are { $allowed }
content-change-no-part = there is nothing at "{ $found }"; there are { $allowed }
