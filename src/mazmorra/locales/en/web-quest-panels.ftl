# The panels of DungeonQuest's table: sun, sheets, catacombs, fights, dice, tests, dragon.

web-quest-you = you
web-quest-gold = { $gold } gold
web-quest-gold-word = gold

web-quest-sun = The sun is on space { $space } of { $last }.
web-quest-sun-ahead = { $rounds ->
    [one] In { $rounds } round the sun may set
   *[other] In { $rounds } rounds the sun may set
}
web-quest-sun-next = Next round the sun sets: { $odds }%
web-quest-sun-above = The die must be above { $number }

web-quest-sheet = Sheet of { $hero }
web-quest-sheet-abilities = What { $hero } can do
web-quest-sheet-wounds = { $wounds ->
    [one] { $wounds } wound of { $health }.
   *[other] { $wounds } wounds of { $health }.
}
web-quest-sheet-skips = { $turns ->
    [one] loses { $turns } turn
   *[other] loses { $turns } turns
}
web-quest-sheet-test = Two dice roll { $value } or less: { $odds }%
web-quest-sheet-determination = determination
web-quest-sheet-rune-used = Rune used
web-quest-sheet-gold = gold in loot
web-quest-sheet-no-loot = no loot yet

web-quest-seat = { $hero }: { $wounds ->
    [one] { $wounds } wound of { $health },
   *[other] { $wounds } wounds of { $health },
} { $gold } gold, { $tokens } determination.
web-quest-seat-rune = Holds: { $rune }.
web-quest-seat-keeps = Keeps: { $cards }.
web-quest-mark-winner = winner
web-quest-mark-dead = dead
web-quest-mark-out = out of the dungeon
web-quest-mark-below = in the catacombs
web-quest-mark-asked = deciding
web-quest-mark-chosen = has chosen
web-quest-mark-turn = on turn
web-quest-mark-starts = moves the sun

web-quest-trail = The way of { $name } through the catacombs
web-quest-trail-far = { $steps ->
    [one] { $steps } space { $way }, as far as { $place }
   *[other] { $steps } spaces { $way }, as far as { $place }
}
web-quest-trail-none = { $way }, no card in the row yet

web-quest-dragon = The dragon
web-quest-dragon-asleep = The dragon sleeps
web-quest-dragon-awake = The dragon is awake
web-quest-dragon-left = { $left } of { $all } cards left.
web-quest-dragon-odds = The next one wakes it: { $odds }%

web-quest-dice = Dice: { $dice }
web-quest-roll = A roll
web-quest-roll-passed = Passed
web-quest-roll-failed = Failed

web-quest-test = A test
web-quest-test-needs = Needs { $needed } or less:
web-quest-test-best = { $tokens ->
    [one] with your token { $odds }%
   *[other] with your { $tokens } tokens { $odds }%
}
web-quest-test-missed = Rolled { $rolled }, needed { $needed }: { $missed } too many
web-quest-test-spend = Spend determination

web-quest-duel = Fight: { $hero } against { $monster }
web-quest-duel-keeper = played by { $name }
web-quest-duel-health = { $suffered } of { $health } wounds
web-quest-duel-unsure = { $suffered ->
    [0] Unhurt
    [one] { $suffered } wound
   *[other] { $suffered } wounds
}
web-quest-duel-left = falls with { $least } to { $most } more
web-quest-duel-left-sure = falls with { $left } more
web-quest-duel-falls = with one more: { $odds }%
web-quest-duel-before = Last round: { $hero } against { $monster }
web-quest-duel-cards = Your combat cards
web-quest-duel-slot-choosing = { $name } is choosing a card.
web-quest-duel-slot-chosen = { $name } has laid a card face down.
web-quest-duel-slot-mine = Your card: { $card }. Nobody else sees it yet.
web-quest-duel-slot-shown = { $name } has laid { $card }.
web-quest-duel-solo = What the die does
web-quest-duel-hero = Wounds to the hero
web-quest-duel-monster = Wounds to the monster
