# The panels of Platformer's table: dice, attacks, shop, belongings, sheets, enemies, boss, the solo game.

web-platformer-you = you
web-platformer-gold-word = gold
web-platformer-gems-word = { $gems ->
    [one] gem
   *[other] gems
}
web-platformer-potion-word = potion
web-platformer-level = Level { $level }
web-platformer-level-short = level { $level }
web-platformer-or = or

web-platformer-dice-mine = Your dice
web-platformer-dice-of = The dice of { $name }
web-platformer-dice-none = No unused dice
web-platformer-dice-not-yet = The dice are yet to be rolled
web-platformer-dice-used = Used: { $symbols }
web-platformer-dice-picked = { $count ->
    [one] { $count } die to roll again
   *[other] { $count } dice to roll again
}
web-platformer-dice-help = What the dice do
web-platformer-die = Die: { $symbol }
web-platformer-die-special = Special die: { $symbol }
web-platformer-die-blank = blank
web-platformer-die-several = { $count } ways to use it
web-platformer-die-uses = What to do with this die
web-platformer-symbols = Choose a symbol
web-platformer-forges = More with the dice
web-platformer-raises = With gems: counts more than once

web-platformer-does-boot = Move your hero 1 space, upwards too. Whoever stands next to you attacks when you leave.
web-platformer-does-sword = Attack an enemy next to you. Put as many swords together as its health asks for.
web-platformer-does-coin = Take 1 gold.
web-platformer-does-hand = Move any enemy 1 space, off its platform too.
web-platformer-does-star = For your hero it stands for a { $one } or a { $other }.
web-platformer-forge = Forge.
web-platformer-forge-text = Two dice with the same symbol become one of any other symbol. Drag one onto the other.
web-platformer-save = Save.
web-platformer-save-text = When you finish, one unused symbol can stay on your special die for a later turn.
web-platformer-upgrade = Gems.
web-platformer-upgrade-text = Spend gems when you use a symbol and it counts more often.

web-platformer-gems-group = How often it counts
web-platformer-free = free

web-platformer-attack = Attack: { $enemy }
web-platformer-attack-wounds = { $wounds } of { $health } { $health ->
    [one] wound
   *[other] wounds
}
web-platformer-attack-none = Add swords, then strike once.
web-platformer-attack-short = { $missing ->
    [one] { $missing } wound is missing; without it nothing happens.
   *[other] { $missing } wounds are missing; without them nothing happens.
}
web-platformer-attack-enough = That is enough.
web-platformer-attack-missed = Too weak: nothing happens.
web-platformer-attack-felled = It falls.

web-platformer-shop = Shop
web-platformer-shop-open = You can buy here
web-platformer-shop-shut = Buy when you stand on a shop
web-platformer-shop-no-items = No items left
web-platformer-shop-no-potions = No potions left
web-platformer-price = Price
web-platformer-buy = Buy
web-platformer-lacks = { $gold } gold missing

web-platformer-belongings = Belongings
web-platformer-belongings-none = Neither items nor potions yet.
web-platformer-use = Use
web-platformer-drink = Drink
web-platformer-works-always = always works
web-platformer-works-exhaust = ready
web-platformer-works-exhausted = used this turn
web-platformer-works-drink = to drink
web-platformer-works-stone_skin = when attacked
web-platformer-works-phoenix = when downed
web-platformer-artifact-free = nobody has it yet
web-platformer-artifact-held = { $name } has it

web-platformer-sheet = { $hero }'s card
web-platformer-sheet-health = { $health } of { $full } health.
web-platformer-off-map = Not in the tower
web-platformer-always = Ability, always works
web-platformer-once = Ability, once a turn
web-platformer-once-used = Used this turn.
web-platformer-saved = Saved
web-platformer-saved-none = nothing

web-platformer-seat = { $hero }: { $health } of { $full } health, { $gold } gold, { $gems ->
    [one] { $gems } gem.
   *[other] { $gems } gems.
}
web-platformer-seat-level = On level { $level }.
web-platformer-seat-saved = Saved: { $symbol }.
web-platformer-seat-has = Has: { $cards }.
web-platformer-seat-badges = From the boss: { $badges }.
web-platformer-mark-winner = has won
web-platformer-mark-off = not in the tower
web-platformer-mark-boss = on the boss's level
web-platformer-mark-turn = whose turn it is

web-platformer-enemies = The enemies of each level
web-platformer-standing = { $count ->
    [0] none in the tower
    [one] { $count } in the tower
   *[other] { $count } in the tower
}
web-platformer-level-removed = gone with its level
web-platformer-face-down = An enemy of rank { $rank }, face down
web-platformer-damage-word = Damage
web-platformer-damage = { $damage ->
    [one] Its attack inflicts { $damage } wound
   *[other] Its attack inflicts { $damage } wounds
}
web-platformer-health-word = Health
web-platformer-health = { $health ->
    [one] One attack needs { $health } wound
   *[other] One attack needs { $health } wounds
}
web-platformer-loot = Loot:

web-platformer-enemy-die = The enemy die:
web-platformer-die-attack = Every enemy attacks the heroes next to it.
web-platformer-die-left = Every enemy that can moves 1 space left.
web-platformer-die-right = Every enemy that can moves 1 space right.

web-platformer-pool-word = Health
web-platformer-pool = { $pool } wounds in a single attack win the game.
web-platformer-boss-deck = { $left ->
    [one] { $left } card in the deck
   *[other] { $left } cards in the deck
}
web-platformer-boss-die = The die chooses the card: { $face }
web-platformer-boss-tied = A tie: both cards happen.
web-platformer-boss-range = Reaches heroes { $range }.
web-platformer-boss-card-drawn = Drawn
web-platformer-boss-card-passed = Does not fit

web-platformer-solo = Alone in the tower
web-platformer-timing-now = happens at once
web-platformer-timing-turn = all this turn
web-platformer-timing-end = at the end of the turn
web-platformer-turns-left = { $turns ->
    [0] This is the last turn
    [one] { $turns } turn after this one
   *[other] { $turns } turns after this one
}
web-platformer-score = A win would score { $points } now
web-platformer-score-events = Events left in the deck
web-platformer-score-enemies = Enemies defeated
web-platformer-score-overkill = Wounds beyond the boss's health
web-platformer-score-gems = Gems
web-platformer-score-worth = Gold and cards
