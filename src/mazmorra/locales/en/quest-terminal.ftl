cli-play-players = company, or solo: alone in the dungeon
cli-play-death = final, or waits: the dead come back
cli-play-light = dark, or torchlight: rooms are laid as soon as they are seen
cli-play-heroes = dealt, or chosen: everybody picks a hero
cli-play-blocked = lose the turn, or die: what becomes of a hero whom only other heroes shut in
cli-play-sun = first, or last: whether the sun moves before the cards one keeps act, or after them

terminal-quest-setup = Before sunrise
terminal-quest-sun = Sun { $space } of { $last }
terminal-quest-sun-low = Sun { $space } of { $last }: sets on { $number } or less
terminal-quest-sun-safe = The sun is on space { $space } of { $last }. { $rounds ->
    [one] One more round is safe.
   *[other] { $rounds } more rounds are safe.
}
terminal-quest-sun-sets = The sun is on space { $space } of { $last }. Next round it sets on { $number } or less ({ $odds }%).

terminal-quest-unexplored = unexplored
terminal-quest-room = { $room } ({ $place })
terminal-quest-token-monster = a monster
terminal-quest-token-searched = searched
terminal-quest-token-stairs = a way down
terminal-quest-here = { $you ->
    [yes] You are here
   *[no] { $name } is here
}: { $room }.
terminal-quest-ways = Ways out: { $ways }.
terminal-quest-no-way = There is no way out.
terminal-quest-door = a door
terminal-quest-portcullis = a portcullis
terminal-quest-across-bridge = across the bridge
terminal-quest-across-cavein = over the cave-in
terminal-quest-across-chasm = beyond the chasm, out of reach
terminal-quest-there = { $names } there
terminal-quest-none = none
terminal-quest-explored = { $room }. Passages: { $ways }.
terminal-quest-laid = passages: { $ways }
terminal-quest-below = { $you ->
    [yes] You are in the catacombs
   *[no] { $name } is in the catacombs
} under { $place }, heading { $way }; { $cards ->
    [0] the row has no cards yet
    [one] the row has 1 card
   *[other] the row has { $cards } cards
}.
terminal-quest-row = Row: { $cards }.

terminal-quest-lot = { $name }, { $hero }: health { $left } of { $health }{ $tokens ->
    [0] { "" }
   *[other] , { $tokens } determination
}{ $cards ->
    [0] { "" }
    [one] , 1 loot card ({ $gold } gold)
   *[other] , { $cards } loot cards ({ $gold } gold)
}.
terminal-quest-lot-in = At { $place }.
terminal-quest-lot-below = In the catacombs under { $place }.
terminal-quest-dead = { $name } is dead.
terminal-quest-out = { $name } is out alive, with { $gold } gold in { $cards ->
    [one] 1 loot card
   *[other] { $cards } loot cards
}.
terminal-quest-holds = Holds the { $rune }.
terminal-quest-keeps = Keeps: { $cards }.
terminal-quest-skips = Loses { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
terminal-quest-attributes = Strength { $strength }, Agility { $agility }, Armor { $armor }, Luck { $luck }.
terminal-quest-explained = { $name }: { $text }
terminal-quest-loot = Loot: { $cards }.

terminal-quest-fight = { $you ->
    [yes] You fight a { $monster }
   *[no] { $name } fights a { $monster }
}, which has { $wounds ->
    [0] no wounds yet
    [one] 1 wound
   *[other] { $wounds } wounds
}.
terminal-quest-locked = { $names } { $count ->
    [one] has chosen a card.
   *[other] have chosen a card.
}
terminal-quest-monster-known = The monster's health is { $health }; getting away from it costs { $penalty ->
    [0] nothing
    [one] 1 wound
   *[other] { $penalty } wounds
}.
terminal-quest-monster-secret = Only you know: the monster's health is { $health }; getting away from it costs { $penalty ->
    [0] nothing
    [one] 1 wound
   *[other] { $penalty } wounds
}.

terminal-quest-head-gold = gold
terminal-quest-head-loot = loot
terminal-quest-gold = { $gold } gold
terminal-quest-loot-cards = { $cards ->
    [one] 1 loot card
   *[other] { $cards } loot cards
}
terminal-quest-fate-winner = wins
terminal-quest-fate-out = alive
terminal-quest-fate-dead = dead

terminal-quest-short-attributes = STR { $strength }  AGI { $agility }  ARM { $armor }  LUC { $luck }
terminal-quest-short-below = below
terminal-quest-short-duel = chooses
terminal-quest-short-chosen = has chosen
terminal-quest-short-health = ♥{ $left }/{ $health }, escape { $penalty }
terminal-quest-danger = { $odds }% sunset next
terminal-quest-safe = { $rounds ->
    [one] 1 round safe
   *[other] { $rounds } rounds safe
}

terminal-quest-legend-rooms = Rooms: ♜ tower, ¤ treasure chamber, ╋ corridor, ↻ rotating, ⚠ trap, ? darkness, ▒ cave-in, ╱ chasm, Ø pit, ═ bridge, ※ web, · unexplored.
terminal-quest-legend-signs = Signs: ▬ ▮ door, ╫ ╪ portcullis, ☠ monster, ✓ searched, ≡ way down, ●→ a hero in the catacombs and the way they head, ♥ health left, ✦ determination, ¤ gold.
terminal-quest-legend-keys = Shift and the arrows move the map. F3 shows every hero sheet in full.

terminal-quest-key-N = n
terminal-quest-key-E = e
terminal-quest-key-S = s
terminal-quest-key-W = w
terminal-quest-key-feel = g
terminal-quest-key-search = f
terminal-quest-key-descend = d
terminal-quest-key-delve = d
terminal-quest-key-climb = c
terminal-quest-key-leave = l
terminal-quest-key-dragon = d
terminal-quest-key-tome = b
terminal-quest-key-rune = r
terminal-quest-key-drink = p
terminal-quest-key-stop = x
terminal-quest-key-done = x
terminal-quest-key-refuse = x
terminal-quest-key-stay = x
terminal-quest-key-keep = k
terminal-quest-key-use = u
terminal-quest-key-cross = c
terminal-quest-key-go = c
terminal-quest-key-exit = l
terminal-quest-key-fight = f
terminal-quest-key-flee = e
terminal-quest-key-calm = x
terminal-quest-key-fury = f
terminal-quest-key-uncork = u
terminal-quest-key-draw = d
terminal-quest-key-roll = r
terminal-quest-key-penance = p
terminal-quest-key-rope = u
terminal-quest-key-accept = a
terminal-quest-key-stubborn = s
terminal-quest-key-brightblaze = b
terminal-quest-key-shaping = s
terminal-quest-key-first = 1
terminal-quest-key-second = 2
terminal-quest-key-both = b
terminal-quest-key-melee = m
terminal-quest-key-ranged = r
terminal-quest-key-magic = g
