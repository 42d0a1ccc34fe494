platformer = Platformer
platformer-map-normal = four levels
platformer-map-larger = five levels
platformer-map-harder = five levels, harder
platformer-tiles-mixed = mixed tiles
platformer-tiles-forest = forest
platformer-tiles-void = void
platformer-boss-random = any boss
platformer-artifacts-off = no artifacts
platformer-artifacts-on = artifacts
platformer-cards-core = the printed cards
platformer-cards-all = all cards
platformer-pool-sum = Medusa: levels plus 4
platformer-pool-double = Medusa: twice the levels
platformer-players-solo = alone

platformer-hero-melosa = Melosa
platformer-hero-melosa-text = An archer who bends enemies to her will. Her star is a sword or a hand.
platformer-hero-etorn = Etorn
platformer-hero-etorn-text = A warrior who is paid by the head. His star is a boot or a coin.
platformer-hero-miksy = Miksy
platformer-hero-miksy-text = A sorceress with whom no roll is final. Her star is a boot or a hand.
platformer-hero-angelo = Angelo
platformer-hero-angelo-text = A shadow whom nobody sees go. His star is a boot or a coin.
platformer-hero-urgh = Urgh
platformer-hero-urgh-text = A barbarian who strikes harder the more it hurts. His star is a sword or a hand.
platformer-hero-avys = Avys
platformer-hero-avys-text = An elf who charms enemies and walks past them. Her star is a coin or a hand.
platformer-hero-brunda = Brunda
platformer-hero-brunda-text = A dwarf smith who forges what does not match. Her star is a boot or a sword.
platformer-hero-nim = Nim
platformer-hero-nim-text = A goblin trader with little health and good prices. His star is a boot or a coin.

platformer-ability-telekinesis = Telekinesis
platformer-ability-telekinesis-text = Each hand you use moves an enemy up to 2 spaces instead of 1; each upgrade adds 2 more.
platformer-ability-bounty = Bounty
platformer-ability-bounty-text = Each enemy you defeat gives you 1 gold more.
platformer-ability-reroll = Fickle Magic
platformer-ability-reroll-text = Once a turn, you may roll any of your unused dice again.
platformer-ability-shadow = Shadow Step
platformer-ability-shadow-text = Your first step each turn brings no attacks.
platformer-ability-rage = Rage
platformer-ability-rage-text = Once a turn, with 6 health or more, you may suffer 5 wounds: your next attack this turn inflicts 1 wound more.
platformer-ability-charm = Charm
platformer-ability-charm-text = With each hand you use you may also take 1 step yourself, before or after the enemy moves.
platformer-ability-alloy = Alloy
platformer-ability-alloy-text = Once a turn, you may forge two dice with different symbols.
platformer-ability-trader = Haggling
platformer-ability-trader-text = Your first purchase each turn costs 1 gold less, though never less than 1, and you may also buy from a space next to a shop.

platformer-enemy-zombie = zombie
platformer-enemy-zombie-text = Damage 1, health 1. Loot: 1 gold and 1 gem.
platformer-enemy-slime = slime
platformer-enemy-slime-text = Damage 1, health 1. Loot: 1 gem.
platformer-enemy-goblin_thief = goblin thief
platformer-enemy-goblin_thief-text = Damage 1, health 1. Loot: 2 gold.
platformer-enemy-cave_bat = cave bat
platformer-enemy-cave_bat-text = Damage 1, health 1. Loot: 1 gem.
platformer-enemy-skeleton = skeleton
platformer-enemy-skeleton-text = Damage 1, health 2. Loot: 1 gold and 1 gem.
platformer-enemy-ent = ent
platformer-enemy-ent-text = Damage 1, health 2. Loot: 1 gold and 1 gem.
platformer-enemy-stone_golem = stone golem
platformer-enemy-stone_golem-text = Damage 2, health 3. Loot: 1 gold and 2 gems.
platformer-enemy-orc_brute = orc brute
platformer-enemy-orc_brute-text = Damage 2, health 2. Loot: 2 gold and 1 gem.
platformer-enemy-giant_spider = giant spider
platformer-enemy-giant_spider-text = Damage 1, health 2. Loot: 2 gems.
platformer-enemy-mimic = mimic
platformer-enemy-mimic-text = Damage 2, health 2. Loot: 1 gold and 1 potion.
platformer-enemy-werewolf = werewolf
platformer-enemy-werewolf-text = Damage 3, health 3. Loot: 2 gold and 2 gems.
platformer-enemy-cyclops = cyclops
platformer-enemy-cyclops-text = Damage 2, health 4. Loot: 2 gold and 3 gems.
platformer-enemy-vampire = vampire
platformer-enemy-vampire-text = Damage 2, health 3. Loot: 1 gold and 3 gems.
platformer-enemy-minotaur = minotaur
platformer-enemy-minotaur-text = Damage 3, health 3. Loot: 3 gold and 1 gem.
platformer-enemy-lich = lich
platformer-enemy-lich-text = Damage 2, health 3. Loot: 1 gold and 3 gems.
platformer-enemy-guard = guard
platformer-enemy-guard-text = Damage 1, health 2. Loot: 3 gems.
platformer-enemy-medusa = Medusa
platformer-enemy-ikee = Ikee

platformer-ability-shambling = Shambling
platformer-ability-shambling-text = The enemy die never moves it left or right.
platformer-ability-acid = Acid
platformer-ability-acid-text = Whoever pushes it suffers 1 wound more.
platformer-ability-thief = Thief
platformer-ability-thief-text = Whoever it attacks loses 1 gold.
platformer-ability-flying = Flying
platformer-ability-flying-text = It never falls, and the enemy die can move it off its platform.
platformer-ability-brittle = Brittle
platformer-ability-brittle-text = If it falls it is defeated, and whoever's turn it is takes the loot.
platformer-ability-reach = Long Reach
platformer-ability-reach-text = It also attacks whoever moves to a space next to it.
platformer-ability-heavy = Heavy
platformer-ability-heavy-text = Heroes can neither move it nor push it.
platformer-ability-knockback = Knockback
platformer-ability-knockback-text = Whoever it attacks is thrown 1 space back, if that space is free.
platformer-ability-webs = Webs
platformer-ability-webs-text = It never falls. Whoever it attacks in their own turn loses 1 unused die.
platformer-ability-bait = Bait
platformer-ability-bait-text = It cannot be attacked from above or below.
platformer-ability-curse = Curse
platformer-ability-curse-text = Whoever it attacks loses the symbol on the special die.
platformer-ability-sweep = Sweep
platformer-ability-sweep-text = When the enemy die says attack, it hits everyone in the 8 spaces around it, through walls and platforms.
platformer-ability-drain = Drain
platformer-ability-drain-text = Whoever it attacks loses 1 gem.
platformer-ability-charge = Charge
platformer-ability-charge-text = The enemy die moves it 2 spaces.
platformer-ability-ray = Ray
platformer-ability-ray-text = When the enemy die says attack, it hits everyone in its row of the same map tile, up to the first wall.
platformer-ability-loyal = Loyal
platformer-ability-loyal-text = While a guard stands next to Ikee, attacks on him inflict 1 wound less.

platformer-boss-medusa = Medusa
platformer-boss-medusa-text = Damage 2. When your turn ends on her level she rolls the enemy die and plays the first of her cards that shows it.
platformer-boss-ikee = Overlord Ikee
platformer-boss-ikee-text = Damage 2. When your turn ends on his level he draws 2 cards and plays the one whose symbol you rolled more often; if equal, both. 1 guard comes with him.

platformer-badge-mirror = Mirror
platformer-badge-mirror-text = Give it up to turn away Stone Rain, or Petrifying Gaze, which then brings 1 gem. It is yours when you come to one of its spaces on the boss's level, or for 2 gold in a shop there.
platformer-badge-petrified = Petrified
platformer-badge-petrified-text = You roll 1 die less. Use up any 2 symbols to be rid of it. Petrifying Gaze brings it.
platformer-badge-banner = War Banner
platformer-badge-banner-text = Give it up to ignore one of Ikee's cards and gain 1 gem. It is yours when you come to one of its spaces on the boss's level, or for 2 gold in a shop there.
platformer-badge-shackles = Shackles
platformer-badge-shackles-text = You cannot move. Use up 1 boot to be rid of them.
platformer-badge-dread = Dread
platformer-badge-dread-text = Your attacks inflict 1 wound less. Use up 1 star to be rid of it.

# The same, beside what one is told of it.
platformer-does-mirror = { platformer-badge-mirror-text }
platformer-does-petrified = { platformer-badge-petrified-text }
platformer-does-banner = { platformer-badge-banner-text }
platformer-does-shackles = { platformer-badge-shackles-text }
platformer-does-dread = { platformer-badge-dread-text }

platformer-card-petrifying_gaze = Petrifying Gaze
platformer-card-petrifying_gaze-text = Whoever it reaches gains Petrified. A Mirror turns it away and brings 1 gem.
platformer-card-snake_bite = Snake Bite
platformer-card-snake_bite-text = 2 wounds.
platformer-card-tail_sweep = Tail Sweep
platformer-card-tail_sweep-text = 1 wound, and the hero is swept 1 space away from Medusa, if it is free.
platformer-card-slither_left = Slither Left
platformer-card-slither_left-text = First Medusa moves up to 2 spaces left; then 1 wound.
platformer-card-slither_right = Slither Right
platformer-card-slither_right-text = First Medusa moves up to 2 spaces right; then 1 wound.
platformer-card-venom_spit = Venom Spit
platformer-card-venom_spit-text = 1 wound.
platformer-card-stone_rain = Stone Rain
platformer-card-stone_rain-text = 1 wound. A Mirror turns it away.
platformer-card-hypnotic_hiss = Hypnotic Hiss
platformer-card-hypnotic_hiss-text = The special die goes blank; if it is blank already, 1 wound.
platformer-card-overlords_cleave = Overlord's Cleave
platformer-card-overlords_cleave-text = 2 wounds.
platformer-card-blade_storm = Blade Storm
platformer-card-blade_storm-text = 1 wound.
platformer-card-ground_slam = Ground Slam
platformer-card-ground_slam-text = Whoever it reaches gains Shackles.
platformer-card-dark_leap = Dark Leap
platformer-card-dark_leap-text = First Ikee leaps to another boss spawn space, if one is free; then 1 wound.
platformer-card-tribute = Tribute
platformer-card-tribute-text = 1 gold, or 1 wound from whoever has none.
platformer-card-hoarders_wrath = Hoarder's Wrath
platformer-card-hoarders_wrath-text = First a guard comes; then 1 gem, or 1 wound from whoever has none.
platformer-card-call_the_guard = Call the Guard
platformer-card-call_the_guard-text = Up to 2 guards come to free spawn spaces.
platformer-card-iron_grip = Iron Grip
platformer-card-iron_grip-text = The hero is dragged to the lowest free space of the column.
platformer-card-dread_roar = Dread Roar
platformer-card-dread_roar-text = Whoever it reaches gains Dread.
platformer-card-nova_of_malice = Nova of Malice
platformer-card-nova_of_malice-text = 1 wound, or 2 to whoever has Dread.

platformer-item-boots_of_haste = Boots of Haste
platformer-item-boots_of_haste-text = Once a turn: take 1 step.
platformer-item-hammer_of_greed = Hammer of Greed
platformer-item-hammer_of_greed-text = Once a turn: your next attack this turn inflicts 1 wound more.
platformer-item-ninja_gear = Ninja Gear
platformer-item-ninja_gear-text = Once a turn: jump up to right under the first platform above you, if that space is free.
platformer-item-polished_shield = Polished Shield
platformer-item-polished_shield-text = The first attack on you since your last turn began inflicts 1 wound less.
platformer-item-ghost_cloak = Ghost Cloak
platformer-item-ghost_cloak-text = Once a turn: take 1 step through a wall or a platform.
platformer-item-heart_amulet = Heart Amulet
platformer-item-heart_amulet-text = You have 1 health more.
platformer-item-greatsword = Greatsword
platformer-item-greatsword-text = Attacks in which you use 2 swords or more inflict 1 wound more.
platformer-item-lucky_coin = Lucky Coin
platformer-item-lucky_coin-text = The first coin you use each turn gives you 1 gold more.
platformer-item-grappling_hook = Grappling Hook
platformer-item-grappling_hook-text = Once a turn: take up to 2 steps straight up.
platformer-item-feather_cape = Feather Cape
platformer-item-feather_cape-text = Once a turn: you do not fall until your next turn begins.
platformer-item-iron_soles = Iron Soles
platformer-item-iron_soles-text = Traps do not hurt you.
platformer-item-telekinetic_glove = Telekinetic Glove
platformer-item-telekinetic_glove-text = Once a turn: move any enemy 1 space.
platformer-item-loaded_dice = Loaded Dice
platformer-item-loaded_dice-text = Once a turn: roll up to 2 unused dice again.
platformer-item-bargain_pass = Bargain Pass
platformer-item-bargain_pass-text = Cards cost you 1 gold less, though never less than 1.
platformer-item-gem_magnet = Gem Magnet
platformer-item-gem_magnet-text = Once a turn: take 1 gem from a space of your level no more than 2 spaces away.
platformer-item-smoke_bombs = Smoke Bombs
platformer-item-smoke_bombs-text = Once a turn: your next step this turn brings no attacks.
platformer-item-pocket_anvil = Pocket Anvil
platformer-item-pocket_anvil-text = Once a turn: turn 1 unused die to any symbol.
platformer-item-rune_chain = Rune Chain
platformer-item-rune_chain-text = No enemy and no boss card turns your special die to blank, and neither does being downed.
platformer-item-vampire_fang = Vampire Fang
platformer-item-vampire_fang-text = When you defeat an enemy you regain 1 health.
platformer-item-crossbow = Crossbow
platformer-item-crossbow-text = You may also attack an enemy exactly 2 spaces away in a straight line, if nothing stands between.
platformer-item-jewellers_loupe = Jeweller's Loupe
platformer-item-jewellers_loupe-text = Once a turn: your next upgrade this turn costs 1 gem less.
platformer-item-pedlars_satchel = Pedlar's Satchel
platformer-item-pedlars_satchel-text = Once a turn: buy 1 card wherever you are.

platformer-potion-stone_skin_potion = Stone-Skin Potion
platformer-potion-stone_skin_potion-text = When an enemy attacks you: ignore the attack.
platformer-potion-healing_potion = Healing Potion
platformer-potion-healing_potion-text = Regain 2 health.
platformer-potion-potion_of_swiftness = Potion of Swiftness
platformer-potion-potion_of_swiftness-text = Take up to 2 steps.
platformer-potion-potion_of_strength = Potion of Strength
platformer-potion-potion_of_strength-text = Your next attack this turn inflicts 2 wounds more.
platformer-potion-potion_of_levitation = Potion of Levitation
platformer-potion-potion_of_levitation-text = You do not fall until your next turn begins.
platformer-potion-blink_potion = Blink Potion
platformer-potion-blink_potion-text = Go to any free space of your row.
platformer-potion-alchemists_draught = Alchemist's Draught
platformer-potion-alchemists_draught-text = Turn up to 3 gold into as many gems.
platformer-potion-gem_elixir = Gem Elixir
platformer-potion-gem_elixir-text = Gain 2 gems.
platformer-potion-potion_of_luck = Potion of Luck
platformer-potion-potion_of_luck-text = Roll any of your unused dice again.
platformer-potion-doubling_potion = Doubling Potion
platformer-potion-doubling_potion-text = The next symbol you use this turn counts twice for free.
platformer-potion-fire_flask = Fire Flask
platformer-potion-fire_flask-text = 2 wounds to an enemy in the 8 spaces around you, through walls and platforms. Swords do not add to it.
platformer-potion-frost_flask = Frost Flask
platformer-potion-frost_flask-text = Until your next turn begins, one enemy neither attacks nor obeys the enemy die.
platformer-potion-potion_of_invisibility = Potion of Invisibility
platformer-potion-potion_of_invisibility-text = Until this turn ends, enemies do not attack you.
platformer-potion-swap_potion = Swap Potion
platformer-potion-swap_potion-text = Change places with another hero or an enemy of your level, bosses excepted.
platformer-potion-phoenix_tears = Phoenix Tears
platformer-potion-phoenix_tears-text = When you would be downed: stay, with 1 health.

platformer-artifact-coin_gun = Coin Gun
platformer-artifact-coin_gun-text = For whoever gives away the last gold. Once a turn: pay 1 gold, and your next attack this turn inflicts 1 wound more.
platformer-artifact-climbers_crown = Climber's Crown
platformer-artifact-climbers_crown-text = For whoever reveals a level. Once a turn: take 1 step.
platformer-artifact-trophy_blade = Trophy Blade
platformer-artifact-trophy_blade-text = For whoever defeats an enemy with 3 health or more. Each enemy you defeat gives you 1 gem more.
platformer-artifact-last_breath_chalice = Last-Breath Chalice
platformer-artifact-last_breath_chalice-text = For whoever is left with 1 health. Once a turn: regain 1 health.
platformer-artifact-bullys_cloak = Bully's Cloak
platformer-artifact-bullys_cloak-text = For whoever pushes another hero (alone: an enemy). Each turn, your first step away from enemies brings no attacks.
platformer-artifact-prism = Prism
platformer-artifact-prism-text = For whoever spends 3 gems or more on one symbol. Once a turn: your next upgrade this turn costs 1 gem less.
platformer-artifact-phoenix_feather = Phoenix Feather
platformer-artifact-phoenix_feather-text = For whoever is downed. You respawn without using a die.
platformer-artifact-merchants_seal = Merchant's Seal
platformer-artifact-merchants_seal-text = For whoever pays 4 gold or more for one card. Once a turn: your next purchase this turn costs 2 gold less, though never less than 1.
platformer-artifact-gravity_gauntlet = Gravity Gauntlet
platformer-artifact-gravity_gauntlet-text = For whoever has an enemy fall in their turn. Once a turn: move any enemy up to 2 spaces.
platformer-artifact-gamblers_die = Gambler's Die
platformer-artifact-gamblers_die-text = For whoever rolls 3 equal symbols or more. Once a turn: turn 1 unused die to any symbol.

platformer-event-gold_fever = Gold Fever
platformer-event-gold_fever-text = This turn each coin you use gives you 1 gold more.
platformer-event-greased_ladders = Greased Ladders
platformer-event-greased_ladders-text = This turn ladders do not hold you.
platformer-event-ambush = Ambush
platformer-event-ambush-text = Every enemy next to you attacks you now.
platformer-event-reinforcements = Reinforcements
platformer-event-reinforcements-text = At the end of the turn 1 enemy more comes to your level, if there is one left and room for it.
platformer-event-blood_moon = Blood Moon
platformer-event-blood_moon-text = This turn attacks on you inflict 1 wound more.
platformer-event-healing_spring = Healing Spring
platformer-event-healing_spring-text = You regain 2 health now.
platformer-event-gem_vein = Gem Vein
platformer-event-gem_vein-text = If you defeat an enemy this turn you gain 2 gems at its end.
platformer-event-rusty_blades = Rusty Blades
platformer-event-rusty_blades-text = This turn your attacks inflict 1 wound less.
platformer-event-travelling_merchant = Travelling Merchant
platformer-event-travelling_merchant-text = This turn you may buy wherever you are.
platformer-event-aftershock = Aftershock
platformer-event-aftershock-text = At the end of the turn the enemy die is rolled again.
platformer-event-toll = Toll
platformer-event-toll-text = At the end of the turn you pay 2 gold or, if you cannot, suffer 1 wound.
platformer-event-second_wind = Second Wind
platformer-event-second_wind-text = After your roll this turn you may roll any of your dice again, once.

platformer-tile-mossy_steps = Mossy Steps
platformer-tile-hollow_trunk = Hollow Trunk
platformer-tile-broken_bridge = Broken Bridge
platformer-tile-spider_lair = Spider Lair
platformer-tile-merchants_stump = Merchant's Stump
platformer-tile-twin_ladders = Twin Ladders
platformer-tile-thorn_pit = Thorn Pit
platformer-tile-owl_perch = Owl Perch
platformer-tile-fallen_log = Fallen Log
platformer-tile-canopy = Canopy
platformer-tile-root_maze = Root Maze
platformer-tile-mushroom_ring = Mushroom Ring
platformer-tile-rift_gate = Rift Gate
platformer-tile-shattered_shelf = Shattered Shelf
platformer-tile-hanging_shard = Hanging Shard
platformer-tile-starless_stair = Starless Stair
platformer-tile-echo_chamber = Echo Chamber
platformer-tile-black_well = Black Well
platformer-tile-floating_market = Floating Market
platformer-tile-crooked_spire = Crooked Spire
platformer-tile-null_corridor = Null Corridor
platformer-tile-split_bridge = Split Bridge
platformer-tile-moonless_shop = Moonless Shop
platformer-tile-collapsed_nave = Collapsed Nave
platformer-tile-throne_of_roots = Throne of Roots
platformer-tile-serpent_garden = Serpent Garden
platformer-tile-broken_dais = Broken Dais
platformer-tile-high_balcony = High Balcony
platformer-tile-eye_of_the_void = Eye of the Void
platformer-tile-silent_altar = Silent Altar
platformer-tile-torn_veil = Torn Veil
platformer-tile-hourglass = Hourglass

platformer-symbol-blank = blank
platformer-symbol-boot = boot
platformer-symbol-sword = sword
platformer-symbol-coin = coin
platformer-symbol-hand = hand
platformer-symbol-star = star

# What a die becomes, the same symbols.
platformer-to-boot = boot
platformer-to-sword = sword
platformer-to-coin = coin
platformer-to-hand = hand
platformer-to-star = star

platformer-face-attack = attack
platformer-face-left = left
platformer-face-right = right

platformer-way-up = up
platformer-way-right = right
platformer-way-down = down
platformer-way-left = left

platformer-token-gold = gold
platformer-token-gem = gem
platformer-token-badge = the boss's token

# Whom a boss's card reaches.
platformer-range-row = in the same row
platformer-range-adj = right beside
platformer-range-around = in the 8 spaces around
platformer-range-tile = on the same map tile
platformer-range-any = anywhere on the level

# The questions.
platformer-ask-act = What do you do?
platformer-ask-alchemy = How much gold do you turn into gems?
platformer-ask-alloy = { $first ->
    [blank] Which die goes into the forge first?
   *[other] Which other die joins it in the forge?
}
platformer-ask-blink = To which space of your row do you go?
platformer-ask-defence = The boss plays { $card }, and it reaches you. What do you do?
platformer-ask-fire = The fire inflicts { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}. At whom do you throw it?
platformer-ask-forge_into = In the forge: { $symbols }. What do you forge?
platformer-ask-frost = Which enemy do you freeze?
platformer-ask-hand = Which enemy do you move?
platformer-ask-magnet = Which gem do you pull in?
platformer-ask-order = Several enemies attack you. Which one first?
platformer-ask-purchase = You open the satchel. What do you buy?
platformer-ask-push = Where do you push { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
}?
platformer-ask-push_hero = Where do you push { $seats }?
platformer-ask-rebirth = You are about to be downed. Use your { $potion }?
platformer-ask-reroll = Which dice do you roll again, { $most } at most?
platformer-ask-respawn = Where do you appear?
platformer-ask-respawn_die = Which die do you use up to appear on the map?
platformer-ask-save = { $symbol ->
    [blank] Save a symbol for a later turn?
   *[other] Your special die keeps a { $symbol }. Save something else instead?
}
platformer-ask-save_as = Two dice with a { $symbol } go into the forge. Which symbol do you save?
platformer-ask-set_die = Which die do you turn?
platformer-ask-set_to = The die shows a { $symbol }. What do you turn it to?
platformer-ask-shed = { $left ->
    [one] One more symbol breaks the stone.
   *[other] { $left } symbols break the stone.
} Which one do you use up?
platformer-ask-shift = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] The { $enemy }
} can go { $left ->
    [one] 1 space
   *[other] up to { $left } spaces
}. Where to?
platformer-ask-star = What does your star become?
platformer-ask-step = You have { $left ->
    [one] 1 step
   *[other] { $left } steps
}. Where to?
platformer-ask-stone_skin = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] The { $enemy }
} attacks you: { $wounds ->
    [0] no wounds
    [one] 1 wound
   *[other] { $wounds } wounds
}. Drink your { $potion }?
platformer-ask-swap = With whom do you change places?
platformer-ask-swords = It takes { $health ->
    [one] 1 wound
   *[other] { $health } wounds
} in one attack to defeat { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
}; yours has { $wounds }. What do you add?
platformer-ask-upgrade = You have { $gems ->
    [0] no gems
    [one] 1 gem
   *[other] { $gems } gems
}. How many times does your { $symbol } count?
platformer-ask-web = The web holds one of your dice. Which one do you give up?

# The answers.
platformer-option-act-ability = Use your ability
platformer-option-act-badge = Buy { $badge } for { $price } gold
platformer-option-act-end = End your actions
platformer-option-act-gravity = Let gravity work
platformer-option-act-let_go = Let go of the ladder
platformer-option-act-shed = Break the stone: use up 2 symbols
platformer-option-alchemy = { $amount } gold
platformer-option-alloy = The { $symbol }
platformer-option-artifact = Use the { $artifact }
platformer-option-attack = Attack { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
} ({ $place })
platformer-option-buy_item = Buy the { $item } for { $price } gold (stall { $stall })
platformer-option-buy_potion = Buy the { $potion } for { $price } gold (stall { $stall })
platformer-option-defence-badge = Give up your { $badge } to ignore it
platformer-option-defence-stone_skin = Drink a stone-skin potion to ignore it
platformer-option-defence-suffer = Let it come
platformer-option-die = Use a { $symbol }
platformer-option-fire = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] The { $enemy }
} ({ $place })
platformer-option-forge = Forge { $symbol } + { $symbol }
platformer-option-forge_into = A { $symbol }
platformer-option-forge_mixed = Forge two different dice
platformer-option-forge_special = Forge { $symbol } + saved { $symbol }
platformer-option-frost = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] The { $enemy }
} ({ $place })
platformer-option-hand = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] The { $enemy }
} ({ $place })
platformer-option-hand-walk = First take a step yourself
platformer-option-item = Use the { $item }
platformer-option-order = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] The { $enemy }
} ({ $place })
platformer-option-place = { $place }
platformer-option-portal = Through the portal to { $place }
platformer-option-potion = Uncork the { $potion }
platformer-option-raise = Use a { $symbol } { $count }
platformer-option-raise_forge = Forge { $symbol } + { $symbol }, to count { $count }
platformer-option-raise_forge_special = Forge { $symbol } + the saved { $symbol }, to count { $count }
platformer-option-raise_mixed = Forge two different dice, to count { $count }
platformer-option-raise_special = Use the saved { $symbol } { $count }
platformer-option-rebirth-fall = Let yourself be downed
platformer-option-rebirth-use = Use it: stay with 1 health
platformer-option-reroll = A { $symbol }
platformer-option-reroll-keep = Keep them all
platformer-option-reroll-roll = Roll
platformer-option-respawn_die = A { $symbol }
platformer-option-save = Save a { $symbol }
platformer-option-save-keep = Leave it as it is
platformer-option-save_as = A { $symbol }
platformer-option-set_die = The { $symbol }
platformer-option-set_to = A { $symbol }
platformer-option-shift-stop = Leave { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
} there
platformer-option-special = Use the saved { $symbol }
platformer-option-star-boot = A boot
platformer-option-star-coin = A coin
platformer-option-star-dread = The end of your dread
platformer-option-star-hand = A hand
platformer-option-step = Boot: { $way } ({ $place })
platformer-option-step-stop = Stay here
platformer-option-stone_skin-suffer = Take the blow
platformer-option-stone_skin-use = Drink it: the attack does nothing
platformer-option-swap-enemy = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] The { $enemy }
} ({ $place })
platformer-option-swap-hero = { $hero } in { $place }
platformer-option-swords-strike = Strike
platformer-option-upgrade = { $times ->
    [1] Once
    [2] Twice
   *[other] { $times } times
}: { $gems ->
    [0] no gems
    [one] 1 gem
   *[other] { $gems } gems
}
platformer-option-use = Use a { $symbol }
platformer-option-way = { $way ->
    [up] Up
    [down] Down
    [left] Left
   *[other] Right
} ({ $place })
platformer-option-web = The { $symbol }

# How often a symbol is to count: said at once where there is one way, else asked.
platformer-count = { $times ->
    [2] twice
   *[other] { $times } times
}, { $gems ->
    [0] for free
    [one] for 1 gem
   *[other] for { $gems } gems
}
platformer-count-open = several times, for gems

# What an answer brings or risks; several are joined in one line.
platformer-risks = { $risks }
platformer-risk-attacked = { $count ->
    [one] 1 attack
   *[other] { $count } attacks
} ({ $enemys }): { $wounds ->
    [0] no wounds
    [one] 1 wound
   *[other] { $wounds } wounds
}
platformer-risk-boss_acts = then { $boss } acts
platformer-risk-downed = you are downed
platformer-risk-enemy_falls = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
} falls to { $place }
platformer-risk-hero_falls = { $hero } falls to { $place }
platformer-risk-no_return = the boss's level: no way back
platformer-risk-out_of_reach = not enough: at most { $most ->
    [0] no wounds
    [one] 1 wound
   *[other] { $most } wounds
}, it takes { $health }
platformer-risk-reach = enough: up to { $most ->
    [one] 1 wound
   *[other] { $most } wounds
}, it takes { $health }
platformer-risk-reached = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
} attacks whoever comes
platformer-risk-reveals = the next level comes to light
platformer-risk-short = not enough: { $wounds ->
    [0] no wounds
    [one] 1 wound
   *[other] { $wounds } wounds
}, it takes { $health }
platformer-risk-suffices = enough: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, it takes { $health }
platformer-risk-takes = you take { $token ->
    [gem] a gem
   *[other] { $token }
}
platformer-risk-does = { $does }
platformer-risk-thrown = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
} hurls you to { $place }: no step
platformer-risk-trap = a trap: 1 wound
platformer-risk-traps = traps on the way: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
platformer-risk-tokens = boss tokens on the way that you have already: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
platformer-risk-wounds = { $wounds ->
    [0] no wounds
    [one] 1 wound
   *[other] { $wounds } wounds
}

# What happens: the table is laid.
platformer-event-boss_drawn = { $boss } waits at the top of the tower: { $health } wounds in one attack, no fewer, and the game is won.
platformer-event-artifact_drawn = An artifact for whoever earns it: { $artifact }.
platformer-event-item_offered = New in the shop: { $item }.
platformer-event-potion_offered = New in the shop: { $potion }.
platformer-event-hero_dealt = { $you ->
    [yes] You are
   *[no] { $seat } is
} { $hero }, with { $health } health.
platformer-event-start_drawn = { $you ->
    [yes] You go first.
   *[no] { $seat } goes first.
}

# Levels.
platformer-event-level_laid = At the foot of the tower: { $tiles }.
platformer-event-level_revealed = { $you ->
    [yes] You reveal
   *[no] { $seat } reveals
} level { $level }: { $tiles }.
platformer-event-enemies_appeared = On level { $level } lurks the { $enemy }, { $count } of them.
platformer-event-level_removed = Level { $level } crumbles away with all that is on it.

# A turn.
platformer-event-turn_began = Round { $round } of { $rounds }: { $you ->
    [yes] your turn.
   *[no] { $seat }'s turn.
}
platformer-event-rolled = { $you ->
    [yes] You roll:
   *[no] { $seat } rolls:
} { $symbols }.
platformer-event-enemy_die = { $face ->
    [attack] The enemy die says attack!
   *[other] The enemy die says { $face }: every enemy that can goes { $face }.
}
platformer-event-respawn_paid = { $symbol ->
    [blank] The phoenix's feather carries { $you ->
        [yes] you.
       *[no] { $seat }.
    }
   *[other] { $you ->
        [yes] You use
       *[no] { $seat } uses
    } a { $symbol } to appear on the map.
}
platformer-event-respawned = { $you ->
    [yes] You appear
   *[no] { $seat } appears
} in { $place }.
platformer-event-die_used = { $you ->
    [yes] You use
   *[no] { $seat } uses
} a { $symbol }.
platformer-event-special_used = { $you ->
    [yes] You use the { $symbol } you had saved.
   *[no] { $seat } uses a saved { $symbol }.
}
platformer-event-star_stood = The star is a { $symbol }.
platformer-event-forged = { $you ->
    [yes] You forge
   *[no] { $seat } forges
} { $symbol } + { $symbol } into a { $to }.
platformer-event-alloyed = Into { $you ->
    [yes] your
   *[no] { $seat }'s
} forge go { $symbols }.
platformer-event-upgraded = The { $symbol } counts { $times ->
    [2] twice
   *[other] { $times } times
}.
platformer-event-die_set = { $you ->
    [yes] You turn
   *[no] { $seat } turns
} a { $symbol } into a { $to }.
platformer-event-die_webbed = A { $symbol } sticks in the web.
platformer-event-ability_used = { $you ->
    [yes] You use
   *[no] { $seat } uses
} { $hero }'s ability.
platformer-event-saved = { $you ->
    [yes] You save
   *[no] { $seat } saves
} a { $symbol } for later.
platformer-event-special_reset = { $you ->
    [yes] Your
   *[no] { $seat }'s
} special die goes blank.

# Moving and falling.
platformer-event-moved = { $you ->
    [yes] You go
   *[no] { $seat } goes
} { $way } to { $place }.
platformer-event-jumped_portal = { $you ->
    [yes] You step
   *[no] { $seat } steps
} through the portal to { $place }.
platformer-event-placed = { $you ->
    [yes] You land
   *[no] { $seat } lands
} in { $place }.
platformer-event-enemy_pushed = { $you ->
    [yes] You push
   *[no] { $seat } pushes
} { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
} to { $place }.
platformer-event-hero_pushed = { $you ->
    [yes] You push
   *[no] { $seat } pushes
} { $seats } to { $place }.
platformer-event-swapped_enemy = { $you ->
    [yes] You change
   *[no] { $seat } changes
} places with { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
} in { $place }.
platformer-event-swapped_hero = { $you ->
    [yes] You change
   *[no] { $seat } changes
} places with { $seats } in { $place }.
platformer-event-gravity = Gravity!
platformer-event-hero_fell = { $you ->
    [yes] You fall
   *[no] { $seat } falls
} from { $start } to { $place }.
platformer-event-enemy_fell = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] The { $enemy }
} falls from { $start } to { $place }.
platformer-event-enemy_moved = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] The { $enemy }
} goes { $way } to { $place }.
platformer-event-enemy_shifted = { $you ->
    [yes] You move
   *[no] { $seat } moves
} { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
} { $way } to { $place }.
platformer-event-frozen = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] The { $enemy }
} is frozen to the spot.

# Gold, gems and cards.
platformer-event-picked_up = { $you ->
    [yes] You find
   *[no] { $seat } finds
} { $token ->
    [gem] a gem
   *[other] { $token }
} in { $place }.
platformer-event-gold_gained = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} { $amount } gold.
platformer-event-gold_spent = { $you ->
    [yes] You hand over
   *[no] { $seat } hands over
} { $amount } gold.
platformer-event-gems_gained = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} { $amount ->
    [one] 1 gem
   *[other] { $amount } gems
}.
platformer-event-gems_spent = { $you ->
    [yes] You hand over
   *[no] { $seat } hands over
} { $amount ->
    [one] 1 gem
   *[other] { $amount } gems
}.
platformer-event-item_bought = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} the { $item }.
platformer-event-potion_bought = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} the { $potion }.
platformer-event-potion_won = Inside there was a surprise: { $potion }. { $you ->
    [yes] You keep it.
   *[no] { $seat } keeps it.
}
platformer-event-potion_drunk = { $you ->
    [yes] You uncork
   *[no] { $seat } uncorks
} the { $potion }.
platformer-event-item_exhausted = { $you ->
    [yes] You use
   *[no] { $seat } uses
} the { $item }.
platformer-event-artifact_exhausted = { $you ->
    [yes] You use
   *[no] { $seat } uses
} the { $artifact }.
platformer-event-artifact_taken = { $former ->
    [-1] { $you ->
        [yes] You earn
       *[no] { $seat } earns
    } an artifact:
   *[other] { $you ->
        [yes] You snatch
       *[no] { $seat } snatches
    } an artifact from another hero:
} { $artifact }.

# Attacks and wounds.
platformer-event-attacked = From { $place } { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
} attacks { $you ->
    [yes] you
   *[no] { $seat }
}{ $wounds ->
    [0] , in vain.
   *[other] .
}
platformer-event-attack_ignored = { $enemy ->
    [Medusa] Medusa's
    [Ikee] Ikee's
   *[other] The { $enemy }'s
} attack glances off { $you ->
    [yes] your
   *[no] { $seat }'s
} stone skin.
platformer-event-knocked_back = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] The { $enemy }
} hurls { $you ->
    [yes] you
   *[no] { $seat }
} back to { $place }.
platformer-event-wounded = { $cause ->
    [trap] A trap!{ " " }
    [rage] Rage!{ " " }
    [toll] The toll, in blood!{ " " }
   *[other] { "" }
}{ $you ->
    [yes] You suffer
   *[no] { $seat } suffers
} { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
} ({ $left } health left).
platformer-event-healed = { $you ->
    [yes] You regain
   *[no] { $seat } regains
} { $amount } health (now { $left }).
platformer-event-downed = { $you ->
    [yes] You are downed and leave
   *[no] { $seat } is downed and leaves
} the map!
platformer-event-reborn = The phoenix's tears save { $you ->
    [yes] you
   *[no] { $seat }
}, with 1 health.
platformer-event-struck = { $you ->
    [yes] You strike
   *[no] { $seat } strikes
} { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
}: { $wounds ->
    [0] no wounds
    [one] 1 wound
   *[other] { $wounds } wounds
}, and it takes { $health }.
platformer-event-defeated = { $you ->
    [yes] You defeat
   *[no] { $seat } defeats
} { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
} in { $place }!

# The boss.
platformer-event-boss_level_entered = { $you ->
    [yes] You set foot
   *[no] { $seat } sets foot
} on the boss's level, in { $place }. There is no way back.
platformer-event-boss_appeared = { $boss } stands in { $place }: { $health } wounds in one attack are needed.
platformer-event-boss_turn = { $boss } acts.
platformer-event-boss_die = The die that chooses the card: { $face }.
platformer-event-boss_card_drawn = A card is drawn: { $card }.
platformer-event-boss_card_passed = A card that does not match is put aside: { $card }.
platformer-event-boss_cards_tied = The dice do not decide: both cards come.
platformer-event-boss_card_chosen = The dice have chosen: { $card }.
platformer-event-boss_card_resolved = { $card }: beware, whoever is { $range }.
platformer-event-boss_card_ignored = { $you ->
    [yes] You shrug
   *[no] { $seat } shrugs
} it off: { $card }.
platformer-event-boss_deck_shuffled = The boss's cards are shuffled.
platformer-event-boss_leapt = { $boss } leaps to { $place }.
platformer-event-summoned = A { $enemy } comes to { $place }.
platformer-event-badge_gained = { $you ->
    [yes] You now have
   *[no] { $seat } now has
}: { $badge }. { $does }
platformer-event-badge_dropped = { $you ->
    [yes] You no longer have
   *[no] { $seat } no longer has
}: { $badge }.
platformer-event-badge_refused = { $you ->
    [yes] You have
   *[no] { $seat } has
} this already: { $badge }. It costs a wound instead.

# Alone, and the end.
platformer-event-event_drawn = This turn's event: { $event } ({ $left ->
    [0] the last one
    [one] 1 more to come
   *[other] { $left } more to come
}).
platformer-event-reinforced = Reinforcements: one more { $enemy } in { $place }.
platformer-event-solo_lost = { $cause ->
    [time] Time is up
   *[other] { $you ->
        [yes] Your climb ends here
       *[no] The climb of { $seat } ends here
    }
}: the tower has won.
platformer-event-won = The boss has fallen. { $you ->
    [yes] You have won!
   *[no] { $seat } has won!
}
platformer-event-nobody_won = After { $rounds } rounds the boss still stands: nobody wins.
