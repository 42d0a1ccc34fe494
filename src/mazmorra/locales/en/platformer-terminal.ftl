cli-play-map = normal, larger: one level more, or harder: larger with stronger enemies
cli-play-tiles = mixed, forest or void: the tiles of the tower
cli-play-boss = random, medusa or ikee
cli-play-artifacts = off, or on: two artifacts to win
cli-play-cards = core, or all: with the additional heroes, enemies and cards
cli-play-pool = sum, or double: how much health Medusa has

terminal-platformer-setup = Before the climb
terminal-platformer-round = Round { $round } of { $rounds }
terminal-platformer-turns = Turn { $turn }, { $left ->
    [0] the last one
    [one] 1 more
   *[other] { $left } more
}
terminal-platformer-level-mark = L

terminal-platformer-off = { $you ->
    [yes] You are off the map.
   *[no] { $name } is off the map.
}
terminal-platformer-here = { $you ->
    [yes] You are at { $place }
   *[no] { $name } is at { $place }
}, level { $level }: { $here }.
terminal-platformer-in-air = in the air, the next Gravity drops { $you ->
    [yes] you
   *[no] them
} to { $place }
terminal-platformer-on-platform = on a platform
terminal-platformer-on-ladder = held by the ladder
terminal-platformer-on-figure = on top of { $figure }
terminal-platformer-hovers = hovering
terminal-platformer-around = Around: { $ways }.
terminal-platformer-closed = { $way }: { $by }
terminal-platformer-open = { $way } ({ $place }): { $there }
terminal-platformer-side-floor = a platform
terminal-platformer-side-wall = a wall
terminal-platformer-side-border = the edge of the map
terminal-platformer-side-dark = a level still face down
terminal-platformer-side-ground = the ground
terminal-platformer-side-gone = the ground (the level below is gone)
terminal-platformer-side-ladder = along the ladder
terminal-platformer-side-one-way = through the one-way floor, no way back
terminal-platformer-free = free
terminal-platformer-floor = floor
terminal-platformer-no-floor = no floor
terminal-platformer-wall-right = a wall on the right
terminal-platformer-costs = costs { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
terminal-platformer-cell-ladder = ladder
terminal-platformer-cell-spawn = where enemies appear
terminal-platformer-cell-shop = shop
terminal-platformer-cell-trap = trap
terminal-platformer-cell-portal = void portal
terminal-platformer-cell-throne = where the boss appears
terminal-platformer-cell-icon = place of a boss token
terminal-platformer-row = Row { $row }, level { $level }: { $spaces }.

terminal-platformer-dice = Dice: { $dice }.
terminal-platformer-no-dice = No dice left.
terminal-platformer-special = Special die: { $symbol }.
terminal-platformer-enemy-die = Enemy die: { $face }.
terminal-platformer-lot = { $name }, { $hero }: health { $left } of { $health }, { $gold } gold, { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}.
terminal-platformer-lot-at = At { $place }.
terminal-platformer-lot-off = Off the map.
terminal-platformer-used = { $card } (used)
terminal-platformer-items = Items: { $cards }.
terminal-platformer-potions = Potions: { $cards }.
terminal-platformer-artifacts = Artifacts: { $cards }.
terminal-platformer-badges = Boss tokens: { $cards }.
terminal-platformer-enemy = { $enemy } (level { $level }): health { $health }, damage { $damage }, loot { $loot }; on the map: { $places }.
terminal-platformer-loot-potion = a potion
terminal-platformer-none = none
terminal-platformer-boss = Boss { $boss }: health { $health } in one attack, damage { $damage }.
terminal-platformer-boss-waits = Waits on level { $level }.
terminal-platformer-shop = Shop: { $wares }.
terminal-platformer-ware = { $card }, { $gold } gold
terminal-platformer-shop-sells = In the shop:
terminal-platformer-stall = { $gold } gold, { $ware }
terminal-platformer-event = Event: { $event }
terminal-platformer-explained = { $name }: { $text }
terminal-platformer-star = A star stands for a { $one } or a { $other }.

terminal-platformer-head-gold = gold
terminal-platformer-head-gems = gems
terminal-platformer-gold = { $gold } gold
terminal-platformer-gems = { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}
terminal-platformer-winner = wins
terminal-platformer-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-platformer-score-events = Turns left:
terminal-platformer-score-enemies = Enemies defeated:
terminal-platformer-score-overkill = Wounds to spare:
terminal-platformer-score-gems = Gems:
terminal-platformer-score-worth = Gold and cards:
terminal-platformer-score-all = In all:

terminal-platformer-short-off = off
terminal-platformer-short-attack = { $enemy }: { $wounds } of { $health }
terminal-platformer-short-shop = Shop

terminal-platformer-legend-tower = Tower: ━ platform, ┃ wall, ╟─╢ ladder, ╫━╫ platform with a ladder through it, ╍↑╍ one-way floor, ▀ ground, ^^^ trap, ⌂ shop, ( ) void portal, ‧ where enemies appear, ♔ where the boss does, ⚐ place of a boss token, ? face down.
terminal-platformer-legend-signs = Signs: ● ■ ▲ ◆ heroes, capitals enemies (beside the tower with their health ♥, damage ⚔ and loot), ♛ boss, ¤ gold, ✦ gem, ⚑ boss token, ❄ frozen. → a step you can take, ⇒ one that costs wounds. A key beside somebody or something: the answer about it. ┊ and ○ □ △ ◇ or a small letter: who would fall, and where to.
terminal-platformer-legend-dice = Over the tower the dice: ☠ what the enemy die says, [ ] the special die, struck out the used ones.
terminal-platformer-legend-keys = Shift and the arrows move the tower. F3 shows every card in full.

terminal-platformer-key-boot = b
terminal-platformer-key-sword = s
terminal-platformer-key-coin = c
terminal-platformer-key-hand = h
terminal-platformer-key-star = t
terminal-platformer-key-up = u
terminal-platformer-key-right = r
terminal-platformer-key-down = d
terminal-platformer-key-left = l
terminal-platformer-key-special = v
terminal-platformer-key-attack = a
terminal-platformer-key-alloy = f
terminal-platformer-key-gravity = g
terminal-platformer-key-let_go = o
terminal-platformer-key-ability = y
terminal-platformer-key-badge = k
terminal-platformer-key-shed = p
terminal-platformer-key-dread = p
terminal-platformer-key-end = x
terminal-platformer-key-stop = x
terminal-platformer-key-keep = x
terminal-platformer-key-fall = x
terminal-platformer-key-roll = r
terminal-platformer-key-strike = k
terminal-platformer-key-walk = w
terminal-platformer-key-use = u
terminal-platformer-key-suffer = s
terminal-platformer-key-stone_skin = p
