quest = DungeonQuest
quest-players-company = in company
quest-players-solo = alone
quest-death-final = death is final
quest-death-waits = death can wait
quest-light-dark = in the dark
quest-light-torchlight = by torchlight
quest-heroes-dealt = heroes dealt
quest-heroes-chosen = heroes chosen
quest-blocked-lose = waiting when shut in
quest-blocked-die = dying when shut in
quest-sun-first = sun before cards
quest-sun-last = cards before sun

quest-hero-gherinn = Brother Gherinn
quest-hero-gherinn-text = A frail monk with Luck on his side.
quest-hero-challara = Challara
quest-hero-challara-text = A fire mage, quick and lucky, with little health.
quest-hero-hugo = Hugo the Glorious
quest-hero-hugo-text = A knight in the best of armor; better not to count on his luck.
quest-hero-krutzbeck = Krutzbeck
quest-hero-krutzbeck-text = The strongest and the toughest, and the clumsiest.
quest-hero-lindel = Lindel
quest-hero-lindel-text = A tracker who is good at a bit of everything.
quest-hero-tatianna = Tatianna
quest-hero-tatianna-text = The most agile; few things catch her.

quest-ability-penance = Penance
quest-ability-penance-text = Once a turn, before testing an attribute, you may suffer 1 wound to gain 3 determination.
quest-ability-serenity = Serenity
quest-ability-serenity-text = When the dragon rages you may roll one or both of your dice again, once.
quest-ability-brightblaze = Brightblaze
quest-ability-brightblaze-text = Once a turn, you may spend 1 determination to put back the tile drawn for your move and draw another.
quest-ability-ember = Ember Light
quest-ability-ember-text = Your torch never goes out.
quest-ability-guard = Guard Up
quest-ability-guard-text = Once a fight, a round hurts you 1 wound less.
quest-ability-glory = Glory
quest-ability-glory-text = When you kill a monster you gain 1 determination.
quest-ability-fury = Fury
quest-ability-fury-text = In a round that wounds the monster you may suffer 1 wound to deal it 1 more.
quest-ability-stubborn = Stubborn
quest-ability-stubborn-text = Once a turn, when you fail a Strength test, you may suffer 1 wound and roll again.
quest-ability-keen = Keen Eyes
quest-ability-keen-text = When you search, draw 2 cards and follow the one you like.
quest-ability-trail = Trail Sense
quest-ability-trail-text = Coming out of the catacombs, you may go 1 step more or less than the die says.
quest-ability-elusive = Elusive
quest-ability-elusive-text = When you flee from a fight you pay no escape penalty.
quest-ability-light = Light Step
quest-ability-light-text = On a bridge your loot weighs 2 cards at most.

quest-rune-stasis = Stasis Rune
quest-rune-stasis-text = At the start of your action: up to 3 moves in this turn.
quest-rune-warning = Rune of Warning
quest-rune-warning-text = When you draw a trap card: discard it, nothing happens.
quest-rune-mending = Rune of Mending
quest-rune-mending-text = At the start of your turn: heal 5 wounds; your turn ends.
quest-rune-opening = Rune of Opening
quest-rune-opening-text = At a door or portcullis: you pass everything in that passage.
quest-rune-shaping = Rune of Shaping
quest-rune-shaping-text = When you draw a room tile: put it back and draw another.
quest-rune-fortune = Rune of Fortune
quest-rune-fortune-text = After any roll of yours: roll all those dice again.
quest-rune-seeking = Rune of Seeking
quest-rune-seeking-text = When you search: draw 4 cards and follow one.
quest-rune-ascent = Rune of Ascent
quest-rune-ascent-text = When you draw a catacomb card: ignore it and leave the catacombs.
quest-rune-glare = Rune of Glare
quest-rune-glare-text = When you meet a monster that can be fled: it is gone, and your turn ends.
quest-rune-warding = Rune of Warding
quest-rune-warding-text = When you would suffer wounds: up to 4 fewer.
quest-rune-slumber = Rune of Slumber
quest-rune-slumber-text = When you draw a dragon card: it is shuffled back, nothing happens and your turn ends.
quest-rune-passage = Rune of Passage
quest-rune-passage-text = Instead of acting: go up to 2 explored, free rooms away; only the last one acts on you.

quest-attribute-strength = Strength
quest-attribute-agility = Agility
quest-attribute-armor = Armor
quest-attribute-luck = Luck

quest-room-dungeon = chamber
quest-room-dungeon-text = Draw a dungeon card. On a later turn you may search it, once.
quest-room-corridor = corridor
quest-room-corridor-text = Move on at once, past doors and portcullises, and not back the way you came.
quest-room-rotating = rotating chamber
quest-room-rotating-text = It turns 180° with you inside, and your turn ends.
quest-room-trap = trap chamber
quest-room-trap-text = Draw a trap card.
quest-room-darkness = chamber of darkness
quest-room-darkness-text = Move on at once by the passage the die names.
quest-room-cavein = cave-in
quest-room-cavein-text = Draw a dungeon card. To climb over to the other side, test Agility.
quest-room-chasm = chasm
quest-room-chasm-text = Draw a dungeon card. It cannot be crossed: leave by your own side.
quest-room-pit = bottomless pit
quest-room-pit-text = Test Luck; fail and you die. Then your turn ends.
quest-room-bridge = bridge
quest-room-bridge-text = Cross or end your turn. Crossing tests Agility with 1 more for each loot card; fail and you fall: 1 die of wounds, into the catacombs.
quest-room-web = spider web
quest-room-web-text = Go back at once, or test Strength to go any other way; fail and your turn ends.
quest-room-tower = tower room
quest-room-tower-text = With loot you may leave the dungeon here (alone: with treasure). Or move on, or go straight to another free tower.
quest-room-treasure = treasure chamber
quest-room-treasure-text = Draw a dragon card: 7 of the 8 give you 2 treasures, 1 wakes the dragon. On later turns you may draw another.

quest-tower-tower_nw = Northwest tower
quest-tower-tower_ne = Northeast tower
quest-tower-tower_sw = Southwest tower
quest-tower-tower_se = Southeast tower

quest-way-N = north
quest-way-E = east
quest-way-S = south
quest-way-W = west

quest-deck-dungeon = dungeon
quest-deck-search = search
quest-deck-door = door
quest-deck-trap = trap
quest-deck-catacomb = catacomb
quest-deck-corpse = corpse
quest-deck-crypt = crypt
quest-deck-dragon = dragon
quest-deck-treasure = treasure

quest-monster-troll = troll
quest-monster-troll-text = Health 3 to 5; fleeing costs 0 to 4 wounds.
quest-monster-demon = demon
quest-monster-demon-text = Health 5 to 8; fleeing costs 2 to 6 wounds.
quest-monster-skeleton = skeleton
quest-monster-skeleton-text = Health 2 to 3; fleeing costs 0 to 2 wounds.
quest-monster-sorcerer = sorcerer
quest-monster-sorcerer-text = Health 2 to 3; fleeing costs 1 to 4 wounds.
quest-monster-golem = golem
quest-monster-golem-text = Health 4 to 6; fleeing costs 2 to 4 wounds.

quest-weapon-melee = Melee
quest-weapon-ranged = Ranged
quest-weapon-magic = Magic

quest-against-melee = Melee
quest-against-ranged = Ranged
quest-against-magic = Magic

quest-card-dead_adventurer = Dead Adventurer
quest-card-dead_adventurer-text = You may search the body: draw a corpse card.
quest-card-crypt = Crypt
quest-card-crypt-text = You may open it: draw a crypt card.
quest-card-empty = Empty
quest-card-empty-text = Nothing happens.
quest-card-ambush = Ambush
quest-card-ambush-text = A monster attacks; you may flee from it.
quest-card-hidden_trap = Hidden Trap
quest-card-hidden_trap-text = Draw a trap card.
quest-card-passage_down = Passage Down
quest-card-passage_down-text = An entrance to the catacombs opens here.
quest-card-ceiling_collapses = Ceiling Collapses
quest-card-ceiling_collapses-text = The room turns 90° clockwise; in the catacombs, nothing happens.
quest-card-torch_goes_out = Torch Goes Out
quest-card-torch_goes_out-text = At the start of each turn, test Luck: pass and it burns again, fail and the turn ends.
quest-card-secret_door = Secret Door
quest-card-secret_door-text = You may go through the wall into any space beside this one. There is no fleeing from a monster met behind it.
quest-card-razorwing_attack = Razorwing Attack
quest-card-razorwing_attack-text = 1 die of wounds.
quest-card-curse_of_the_wizard = Curse of the Wizard
quest-card-curse_of_the_wizard-text = Every corridor turns: 90° on a roll of 1-2, 180° on 3-4, 270° on 5-6.
quest-card-unstable_potion = Unstable Potion
quest-card-unstable_potion-text = Loot. Drink it in your turn and roll 2 dice: 2 kills; 3-5, 4 wounds; 8-10 heals 3; 11-12 heals everything.
quest-card-bottle_imp = Bottle Imp
quest-card-bottle_imp-text = Loot. If you get out alive you may roll a die: 1-2 costs you another loot card, 4-6 gives you a treasure.
quest-card-lingering_shade = Lingering Shade
quest-card-lingering_shade-text = At the start of each turn, 2 dice: 2-3 kills. It goes when you enter the catacombs or leave the dungeon.
quest-card-shifting_shadows = Shifting Shadows
quest-card-shifting_shadows-text = The deck is shuffled with its discards; draw another card.
quest-card-nothing_here = Nothing Here
quest-card-nothing_here-text = Nothing happens.
quest-card-giant_centipede = Giant Centipede
quest-card-giant_centipede-text = 2 dice of wounds.
quest-card-ferrox = Ferrox
quest-card-ferrox-text = It has 1 die of health. Test Strength again and again: a pass takes 1 off it, a failure is 1 wound. No fleeing.
quest-card-dust_and_echoes = Dust and Echoes
quest-card-dust_and_echoes-text = The deck is shuffled with its discards; draw another card.
quest-card-door_opens = Door Opens
quest-card-door_opens-text = You go through.
quest-card-door_jammed = Door Jammed
quest-card-door_jammed-text = It does not open; your turn ends.
quest-card-spear_trap = Spear Trap
quest-card-spear_trap-text = 1 die of wounds; it does not open, and your turn ends.
quest-card-creaking_hinges = Creaking Hinges
quest-card-creaking_hinges-text = The deck is shuffled with its discards; draw another card.
quest-card-trapdoor = Trapdoor
quest-card-trapdoor-text = Test Agility; fail and you suffer 1 wound and fall into the catacombs.
quest-card-poisonous_snakes = Poisonous Snakes
quest-card-poisonous_snakes-text = 1 die of wounds.
quest-card-poisonous_gas = Poisonous Gas
quest-card-poisonous_gas-text = 1 die less 3 of wounds, and another die less 3 of lost turns.
quest-card-explosion = Explosion
quest-card-explosion-text = 4 wounds, and you lose 1 turn.
quest-card-swinging_blade = Swinging Blade
quest-card-swinging_blade-text = Test Armor; fail and you die.
quest-card-crossfire = Crossfire
quest-card-crossfire-text = Test Armor; fail and you suffer 1 wound for each point you miss by.
quest-card-hidden_gears = Hidden Gears
quest-card-hidden_gears-text = The deck is shuffled with its discards; draw another card.
quest-card-exit = Exit
quest-card-exit-text = You may leave the catacombs now.
quest-card-hole_in_the_roof = Hole in the Roof
quest-card-hole_in_the_roof-text = Test Agility; pass and you may leave the catacombs, fail and your turn ends. You may try again in later turns.
quest-card-treasure_chest = Treasure Chest
quest-card-treasure_chest-text = Loot. If you get out alive, 2 dice times 100 gold.
quest-card-gigantic_diamond = Gigantic Diamond
quest-card-gigantic_diamond-text = Loot worth 4000 gold.
quest-card-horde_of_rats = Horde of Rats
quest-card-horde_of_rats-text = Test Armor; fail and you suffer 4 wounds.
quest-card-spider_venom = Spider Venom
quest-card-spider_venom-text = At the start of each turn in the catacombs, a die: 1 wound on 1-2.
quest-card-demon_flame = Demon Flame
quest-card-demon_flame-text = Test Luck without determination: 1 wound if you pass, 5 if you fail.
quest-card-skeleton_volley = Skeleton Volley
quest-card-skeleton_volley-text = Test Luck; fail and you suffer the escape penalties of 2 monster cards.
quest-card-golem_grab = Golem Grab
quest-card-golem_grab-text = Test Luck; fail and you suffer 2 wounds and lose 1 loot card of your choice.
quest-card-troll_smash = Troll Smash
quest-card-troll_smash-text = Test Luck; fail and you suffer 10 wounds less your Armor.
quest-card-sorcerers_bolt = Sorcerer's Bolt
quest-card-sorcerers_bolt-text = Test Luck; fail and you suffer 1 wound for each point you miss by.
quest-card-vampire_bite = Vampire Bite
quest-card-vampire_bite-text = Test the lower of Agility and Armor; fail and you suffer 1 wound at the start of each turn, even outside the catacombs.
quest-card-greedy_deep_elf = Greedy Deep Elf
quest-card-greedy_deep_elf-text = You may hand over loot, then a die times 100: less than you gave and you may leave the catacombs; more, 4 wounds.
quest-card-giant_naga = Giant Naga
quest-card-giant_naga-text = It carries you 1 space for each card in your row, turns you round and clears the row of all but loot. You stay in the catacombs.
quest-card-twisting_tunnels = Twisting Tunnels
quest-card-twisting_tunnels-text = The deck is shuffled with its discards; draw another card.
quest-card-nothing_on_it = Nothing on It
quest-card-nothing_on_it-text = Nothing happens.
quest-card-rope = Rope
quest-card-rope-text = Discard it to pass an Agility test on a bridge, a cave-in, a trapdoor or a hole in the roof.
quest-card-old_bones = Old Bones
quest-card-old_bones-text = Roll a die: on 4-6 a monster attacks, and there is no fleeing.
quest-card-scorpion = Scorpion
quest-card-scorpion-text = 1 die less 1 of wounds.
quest-card-small_scorpion = Small Scorpion
quest-card-small_scorpion-text = 1 die less 2 of wounds.
quest-card-deadly_scorpion = Deadly Scorpion
quest-card-deadly_scorpion-text = 1 die of wounds.
quest-card-restless_dead = Restless Dead
quest-card-restless_dead-text = The deck is shuffled with its discards; draw another card.
quest-card-empty_crypt = Empty Crypt
quest-card-empty_crypt-text = Nothing happens.
quest-card-spectral_storm = Spectral Storm
quest-card-spectral_storm-text = Test Strength; fail and you suffer half your remaining health, rounded up.
quest-card-sealed_again = Sealed Again
quest-card-sealed_again-text = The deck is shuffled with its discards; draw another card.
quest-card-dragon_sleeps = Dragon Sleeps
quest-card-dragon_sleeps-text = Take 2 treasure cards. The card stays out until the dragon wakes.
quest-card-dragon_rage = Dragon Rage
quest-card-dragon_rage-text = Everybody in the treasure chamber loses all loot and suffers 2 dice of wounds.
quest-card-loadstone = Loadstone
quest-card-loadstone-text = Worth 1 gold. You cannot put it down, and on a bridge it weighs as much as 3 loot cards.
quest-card-ebon_ring = Ebon Ring
quest-card-ebon_ring-text = Loot worth 80 gold.
quest-card-obsidian_ring = Obsidian Ring
quest-card-obsidian_ring-text = Loot worth 110 gold.
quest-card-pearl_ring = Pearl Ring
quest-card-pearl_ring-text = Loot worth 130 gold.
quest-card-ruby_ring = Ruby Ring
quest-card-ruby_ring-text = Loot worth 140 gold.
quest-card-silver_ring = Silver Ring
quest-card-silver_ring-text = Loot worth 160 gold.
quest-card-gold_ring = Gold Ring
quest-card-gold_ring-text = Loot worth 190 gold.
quest-card-arcane_ring = Arcane Ring
quest-card-arcane_ring-text = Loot worth 210 gold.
quest-card-charmers_flute = Charmer's Flute
quest-card-charmers_flute-text = Loot worth 230 gold.
quest-card-crystal_of_tival = Crystal of Tival
quest-card-crystal_of_tival-text = Loot worth 240 gold.
quest-card-belt_of_strength = Belt of Strength
quest-card-belt_of_strength-text = Loot worth 260 gold.
quest-card-jinn_lamp = Jinn Lamp
quest-card-jinn_lamp-text = Loot worth 270 gold.
quest-card-golden_claws = Golden Claws
quest-card-golden_claws-text = Loot worth 290 gold.
quest-card-ebon_amulet = Ebon Amulet
quest-card-ebon_amulet-text = Loot worth 300 gold.
quest-card-crystal_of_orris = Crystal of Orris
quest-card-crystal_of_orris-text = Loot worth 320 gold.
quest-card-jeweled_chakram = Jeweled Chakram
quest-card-jeweled_chakram-text = Loot worth 350 gold.
quest-card-rune_scarab = Rune Scarab
quest-card-rune_scarab-text = Loot worth 400 gold.
quest-card-eyes_of_avra = Eyes of Avra
quest-card-eyes_of_avra-text = Loot worth 420 gold.
quest-card-flying_carpet = Flying Carpet
quest-card-flying_carpet-text = Loot worth 500 gold.
quest-card-mirror_of_shael = Mirror of Shael
quest-card-mirror_of_shael-text = Loot worth 550 gold.
quest-card-vestments_of_kellos = Vestments of Kellos
quest-card-vestments_of_kellos-text = Loot worth 600 gold.
quest-card-staff_of_light = Staff of Light
quest-card-staff_of_light-text = Loot worth 700 gold.
quest-card-star_of_kellos = Star of Kellos
quest-card-star_of_kellos-text = Loot worth 800 gold.
quest-card-chalice_of_tamalir = Chalice of Tamalir
quest-card-chalice_of_tamalir-text = Loot worth 900 gold.
quest-card-sun_spear = Sun Spear
quest-card-sun_spear-text = Loot worth 1100 gold.
quest-card-bag_of_gems = Bag of Gems
quest-card-bag_of_gems-text = Loot worth 1200 gold.
quest-card-quicksilver_potion = Quicksilver Potion
quest-card-quicksilver_potion-text = Loot worth 1500 gold.
quest-card-harp_of_tranquility = Harp of Tranquility
quest-card-harp_of_tranquility-text = Loot worth 2000 gold.
quest-card-giant_ruby = Giant Ruby
quest-card-giant_ruby-text = Loot worth 3000 gold.
quest-card-artifact_eater = Artifact Eater
quest-card-artifact_eater-text = Loot worth nothing: when you draw it, it eats the dearest of your other loot cards.
quest-card-forbidden_tome = Forbidden Tome
quest-card-forbidden_tome-text = Loot. Read it instead of acting and roll 2 dice: 2 kills; 3-5, 4 wounds; 8-10, a treasure; 11 heals everything; 12, to any free tower.
quest-card-gold_10 = 10 Gold Coins
quest-card-gold_10-text = Loot worth 10 gold.
quest-card-gold_20 = 20 Gold Coins
quest-card-gold_20-text = Loot worth 20 gold.
quest-card-gold_30 = 30 Gold Coins
quest-card-gold_30-text = Loot worth 30 gold.
quest-card-gold_40 = 40 Gold Coins
quest-card-gold_40-text = Loot worth 40 gold.
quest-card-gold_50 = 50 Gold Coins
quest-card-gold_50-text = Loot worth 50 gold.
quest-card-gold_60 = 60 Gold Coins
quest-card-gold_60-text = Loot worth 60 gold.
quest-card-gold_70 = 70 Gold Coins
quest-card-gold_70-text = Loot worth 70 gold.
quest-card-gold_90 = 90 Gold Coins
quest-card-gold_90-text = Loot worth 90 gold.
quest-card-gold_100 = 100 Gold Coins
quest-card-gold_100-text = Loot worth 100 gold.
quest-card-gold_120 = 120 Gold Coins
quest-card-gold_120-text = Loot worth 120 gold.
quest-card-gold_150 = 150 Gold Coins
quest-card-gold_150-text = Loot worth 150 gold.
quest-card-gold_200 = 200 Gold Coins
quest-card-gold_200-text = Loot worth 200 gold.
quest-card-gold_250 = 250 Gold Coins
quest-card-gold_250-text = Loot worth 250 gold.

# What a roll or a test is for: 'You roll 3 and 4 ...', 'You manage ...'.
quest-about-bridge = to cross the bridge
quest-about-cave_in = to climb over the cave-in
quest-about-web = to break out of the web
quest-about-portcullis = to lift the portcullis
quest-about-pit = to keep clear of the pit
quest-about-flee = to escape
quest-about-ferrox = to strike the ferrox
quest-about-ferrox_health = for the ferrox's health
quest-about-hole_in_the_roof = to climb out through the roof
quest-about-trapdoor = to jump clear of the trapdoor
quest-about-swinging_blade = to stop the blade
quest-about-crossfire = to withstand the crossfire
quest-about-horde_of_rats = to hold off the rats
quest-about-demon_flame = to dodge the demon's flame
quest-about-skeleton_volley = to dodge the skeletons' volley
quest-about-golem_grab = to dodge the golem's grab
quest-about-troll_smash = to dodge the troll's blow
quest-about-sorcerers_bolt = to dodge the bolt
quest-about-vampire_bite = to fend off the vampire
quest-about-spectral_storm = to withstand the spectral storm
quest-about-torch_goes_out = to light the torch again
quest-about-wounds = for the wounds
quest-about-turns = for the lost turns
quest-about-sun = for the setting sun
quest-about-darkness = for the way in the dark
quest-about-second_leg = for the second leg
quest-about-combat = for the fight
quest-about-bargain = for the bargain
quest-about-imp = for the imp
quest-about-potion = for the potion
quest-about-tome = for the tome
quest-about-curse = for the wizard's curse
quest-about-dragon_rage = for the dragon's fire
quest-about-old_bones = for the old bones
quest-about-lingering_shade = for the shade
quest-about-spider_venom = for the venom
quest-about-treasure_chest = for the treasure chest

# How somebody died: 'You die ...'.
quest-cause-sunset = at sunset, behind closed gates
quest-cause-pit = in the bottomless pit
quest-cause-card = on the spot
quest-cause-dead_end = in a dead end
quest-cause-monster = in a fight with a monster
quest-cause-dragon = in the dragon's fire
quest-cause-wall = against the outer wall
quest-cause-bridge = falling from the bridge
quest-cause-beast = fighting the ferrox
quest-cause-wounds = of the wounds

# Why a card that stays with somebody matters: 'It stays with you: Rope. ...'.
quest-why-rope = It passes one Agility test on a bridge, at a cave-in, a trapdoor or a hole in the roof.
quest-why-torch_goes_out = At the start of every turn, Luck decides whether that turn is lost.
quest-why-lingering_shade = At the start of every turn, 2 or 3 on two dice kills.
quest-why-vampire_bite = Every turn begins with a wound, from now on.
quest-why-spider_venom = Below, every turn begins with a die: 1 or 2 is a wound.

# The questions.
quest-ask-action = { $moves ->
    [0] What do you do?
    [one] You have 1 move left. Where to?
   *[other] You have { $moves } moves left. Where to?
}
quest-ask-ascent = You draw { $card }. Use the { $rune } to leave the catacombs instead?
quest-ask-bargain = { $offered ->
    [0] The deep elf holds out a hand. What do you offer?
   *[other] You have offered { $offered } gold. What else?
}
quest-ask-bridge = { $odds ->
    [0] The bridge sways: with this load no roll of { $attribute } gets you across (you would need { $needed } or less). Cross?
   *[other] The bridge sways. Cross?
}
quest-ask-burn_order = The dragon's fire burns several of you. Who rolls first?
quest-ask-determination = You needed { $needed } or less { $about } ({ $attribute }, { $odds }%) and missed by { $missed }. Spend determination?
quest-ask-direction = You go down at { $place }. Which way will you head?
quest-ask-drink = You may drink a potion before it goes on. Drink it?
quest-ask-exit = A way out! You have { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in your row: you would walk to { $place } and turn there. Leave the catacombs?
quest-ask-flee = The { $monster } is still standing. Flee or fight on?
quest-ask-flee_unseen = Something moves in the dark. Flee before you see it?
quest-ask-fortune = You roll { $dice } { $about }. Use the { $rune } to roll again?
quest-ask-fury = You are about to deal { $dealt ->
    [one] 1 wound
   *[other] { $dealt } wounds
} and take { $wounds }. Suffer 1 more to deal 1 more?
quest-ask-glare = A monster! Use the { $rune } to drive it away?
quest-ask-hero = Which hero are you?
quest-ask-hero_card = The { $monster } has { $suffered ->
    [0] no wounds yet
    [one] 1 wound
   *[other] { $suffered } wounds
}. How do you strike?
quest-ask-imp = You are out, with an imp in a bottle. Let it out?
quest-ask-light = Your torch lights the passages. Which one first?
quest-ask-lighten = { $odds ->
    [0] Too heavy: you would need { $attribute } { $needed } or less. What do you leave behind?
   *[other] { $attribute } { $needed } or less, { $odds }%. Leave something behind before you cross?
}
quest-ask-lose_loot = Which loot card do you lose?
quest-ask-may_draw = Draw a { $deck } card?
quest-ask-mending = Use the { $rune } to heal 5 wounds and end your turn?
quest-ask-monster_card = You play the { $monster }, with { $suffered ->
    [0] no wounds yet
    [one] 1 wound
   *[other] { $suffered } wounds
}. How does it strike?
quest-ask-onward = You go on at once ({ $room }). Which way?
quest-ask-opening = Something closes the passage. Use the { $rune } to go through?
quest-ask-orientation = You come up at { $place }: { $room }. Which way does its entry face?
quest-ask-penance = You must roll { $needed } or less { $about } ({ $attribute }, { $odds }%). Suffer 1 wound first to gain 3 determination?
quest-ask-pick = Which of these cards do you follow?
quest-ask-return_to = { $seat } comes back. In which tower?
quest-ask-return_order = Several of you come back. Who first?
quest-ask-rope = You must roll { $needed } or less { $about } ({ $attribute }, { $odds }%). Use your rope?
quest-ask-run = You are getting away. Where to?
quest-ask-secret_door = There is a secret door. Where does it lead you?
quest-ask-seeking = Use the { $rune } to draw 4 cards and follow one?
quest-ask-serenity = The dragon's fire: you roll { $dice }. Roll again?
quest-ask-side = On which side of the { $room } are you?
quest-ask-slumber = You draw { $card }. Use the { $rune } to put it back?
quest-ask-spoils_order = Several of you have loot to roll for. Who first?
quest-ask-start_tower = In which tower do you start?
quest-ask-status_order = Several cards act on you. Which one first?
quest-ask-stroll = To which room do you go?
quest-ask-stubborn = You fail { $about }, { $missed } too high ({ $attribute } { $needed } or less, { $odds }%). Suffer 1 wound to roll again?
quest-ask-tile = You draw a tile: { $room }. Keep it?
quest-ask-to_tower = The tome whisks you away. To which tower?
quest-ask-tower = You are in a tower. Where now?
quest-ask-trail = From { $place }, how many steps do you go?
quest-ask-turn_marker = You are under { $place }. Which way do you turn?
quest-ask-warding = You are about to suffer { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}. Use the { $rune } to ward off up to 4?
quest-ask-warning = A trap: { $card }. Use the { $rune } to escape it?

# The answers.
quest-option-bargain-done = That is all I offer
quest-option-bargain-refuse = Offer nothing
quest-option-bridge-cross = Cross
quest-option-bridge-stay = Stay on this side
quest-option-climb = Try the hole in the roof again
quest-option-delve = Go on: draw a catacomb card
quest-option-descend = Go down into the catacombs
quest-option-determination = { $amount ->
    [0] Spend none
   *[other] Spend { $amount }
}
quest-option-done = Not now
quest-option-dragon = Draw a dragon card
quest-option-drink = Drink a potion
quest-option-exit-exit = Leave the catacombs
quest-option-exit-stay = Stay below
quest-option-feel = Feel your way through the dark
quest-option-flee-fight = Fight on
quest-option-flee-flee = Flee
quest-option-flee_unseen-fight = Stay and fight
quest-option-flee_unseen-flee = Flee
quest-option-fury-calm = No, strike as it is
quest-option-fury-fury = Yes, with fury
quest-option-imp-leave = Leave it in the bottle
quest-option-imp-uncork = Let it out
quest-option-leave = Leave the dungeon
quest-option-lighten-go = Cross as you are
quest-option-light = Light the { $way } ({ $place })
quest-option-loot = { $card } ({ $gold })
quest-option-card = { $card }
quest-option-hero = { $hero }
quest-option-tower = { $tower }
quest-option-may_draw-draw = Draw
quest-option-may_draw-leave = Leave it alone
quest-option-move = Go { $way } ({ $place })
quest-option-orientation = Entry to the { $way }
quest-option-penance-penance = Suffer 1 wound, gain 3 determination
quest-option-penance-roll = Just roll
quest-option-rope-roll = Save the rope and roll
quest-option-rope-rope = Use the rope
quest-option-rune = Use the { $rune }
quest-option-rune-keep = Keep the rune
quest-option-rune-use = Use the rune
quest-option-search = Search the room
quest-option-secret_door-stay = Do not use it
quest-option-serenity-both = Roll both again
quest-option-serenity-first = Roll the first again
quest-option-serenity-keep = Keep both
quest-option-serenity-second = Roll the second again
quest-option-side = The side of the { $way } passage
quest-option-stop = Stop here
quest-option-stroll = To { $place }
quest-option-stubborn-accept = Accept the failure
quest-option-stubborn-stubborn = Suffer 1 wound and roll again
quest-option-tile-brightblaze = Draw another: spend 1 determination
quest-option-tile-keep = Keep it
quest-option-tile-shaping = Draw another: use the rune
quest-option-tome = Read the forbidden tome
quest-option-trail = { $amount ->
    [one] 1 step
   *[other] { $amount } steps
}
quest-option-way = Head { $way }

# What an answer risks; several are joined in one line.
quest-risks = { $risks }
quest-risk-bargain = a way out { $out }%, wounds { $hurt }%
quest-risk-bridge = the bridge: { $odds ->
    [0] no { $attribute } roll will do, you would need { $needed } or less
   *[other] { $attribute } { $needed } or less, { $odds }%
}{ $tokens ->
    [0] { "" }
   *[other] { " " }({ $best }% with your { $tokens } determination)
}
quest-risk-caught = if you are caught, { $least } to { $most } wounds
quest-risk-chamber = { $room }: { $harm }% that its card harms
quest-risk-clash = { $against } (take { $suffers }, deal { $deals })
quest-risk-delve = a way out { $odds }%, harm { $harm }%
quest-risk-descend = { $odds }% of a way out with each card
quest-risk-door = a door: { $odds }% that it opens
quest-risk-dragon = { $odds }% that the dragon wakes: all loot lost and, { $dies }% of those times, your life
quest-risk-feel = { $way } { $odds }%
quest-risk-imp = a treasure { $gains }%, a loot card lost { $loses }%
quest-risk-leave = safe, with { $gold } gold
quest-risk-leg = { $spaces ->
    [0] the outer wall is right here
    [one] 1 space to the outer wall
   *[other] { $spaces } spaces to the outer wall
}: { $most ->
    [0] no danger
    [one] at most 1 wound
   *[other] at most { $most } wounds
}
quest-risk-misses = still a failure, by { $left }
quest-risk-monster = a monster waits there
quest-risk-no_escape = no fleeing from a monster met there
quest-risk-passes = a success
quest-risk-penalty = getting away costs { $most ->
    [0] nothing
   *[other] { $least } to { $most } wounds
}
quest-risk-penalty_known = getting away costs { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
quest-risk-pit = a bottomless pit: { $attribute } { $needed } or less to live, { $odds }%{ $tokens ->
    [0] { "" }
   *[other] { " " }({ $best }% with your { $tokens } determination)
}
quest-risk-potion = heals { $heals }%, wounds { $wounds }%, kills { $dies }%
quest-risk-room = { $room }
quest-risk-search = gold { $gain }%{ $door ->
    [0] { "" }
   *[other] , a secret door { $door }%
}, harm { $harm }%
quest-risk-steps = { $wounds ->
    [0] no wounds
    [one] 1 wound against the outer wall
   *[other] { $wounds } wounds against the outer wall
}
quest-risk-test = { $about }: { $attribute } { $needed } or less, { $odds }%{ $tokens ->
    [0] { "" }
   *[other] { " " }({ $best }% with your { $tokens } determination)
}
quest-risk-tome = a treasure { $gains }%, heals { $heals }%, wounds { $wounds }%, kills { $dies }%
quest-risk-trap = trap chamber: { $harm }% that its card harms
quest-risk-unexplored = unexplored: { $chambers }% that it is an ordinary chamber
quest-risk-unseen = its health is at least { $least } and at most { $most }
quest-risk-weapon = against { $risks }

# What happens.
quest-event-goal = { $alone ->
    [yes] Bring a treasure out of the dungeon before the sun sets.
   *[no] Bring loot out of the dungeon before the sun sets: of those who come out alive the richest wins.
} The treasure lies in the middle with the dragon, the ways out are the four towers.
quest-event-hero_dealt = { $you ->
    [yes] You are
   *[no] { $seat } is
} { $hero }, with the { $rune }.
quest-event-start_drawn = { $you ->
    [yes] You play first.
   *[no] { $seat } plays first.
}
quest-event-start_passes = { $you ->
    [yes] The start player's token passes to you.
   *[no] The start player's token passes to { $seat }.
}
quest-event-tower_taken = { $you ->
    [yes] You begin
   *[no] { $seat } begins
} in the tower at { $place }.
quest-event-turn_began = { $you ->
    [yes] Your turn.
   *[no] { $seat }'s turn.
}
quest-event-sun_moved = { $left ->
    [0] The sun is on its last space.
   *[other] The sun moves on to space { $space }; { $left } to go.
}
quest-event-sunset = The sun sets. The gates close.
quest-event-turn_lost = { $you ->
    [yes] You lose this turn
   *[no] { $seat } loses this turn
}{ $left ->
    [0] .
    [one] { "" }, and 1 more to come.
   *[other] { "" }, and { $left } more to come.
}
quest-event-turns_lost = { $you ->
    [yes] You will lose
   *[no] { $seat } will lose
} { $amount ->
    [one] 1 turn
   *[other] { $amount } turns
}.
quest-event-waits = Other heroes block every way: { $you ->
    [yes] you wait.
   *[no] { $seat } waits.
}
quest-event-tile_drawn = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} a tile: { $room }.
quest-event-room_explored = It is laid at { $place }.
quest-event-room_turned = The room at { $place } turns { $quarters ->
    [1] 90
    [2] 180
   *[other] 270
}°.
quest-event-entered = { $you ->
    [yes] You enter
   *[no] { $seat } enters
} { $place }: { $room }.
quest-event-card_drawn = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} a { $deck } card: { $card }.
quest-event-card_kept = { $you ->
    [yes] It stays with you: { $card }.
   *[no] It stays with { $seat }: { $card }.
} { $why }
quest-event-card_over = { $you ->
    [yes] You are done with it: { $card }.
   *[no] { $seat } is done with it: { $card }.
}
quest-event-reshuffled = The { $deck } deck is shuffled together with its discards.
quest-event-deck_refilled = The { $deck } deck has run out: its discards are shuffled into a new one.
quest-event-loot_gained = { $you ->
    [yes] You pocket
   *[no] { $seat } pockets
}: { $card }{ $gold ->
    [0] .
   *[other] { " " }({ $gold }).
}
quest-event-loot_lost = { $you ->
    [yes] You part with
   *[no] { $seat } parts with
}: { $card }.
quest-event-rolled = { $you ->
    [yes] You roll
   *[no] { $seat } rolls
} { $dice } { $about }.
quest-event-test_passed = { $you ->
    [yes] You manage
   *[no] { $seat } manages
} { $about } ({ $attribute }).
quest-event-test_failed = { $you ->
    [yes] You fail
   *[no] { $seat } fails
} { $about } ({ $attribute }, { $missed } too high).
quest-event-determination_gained = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} { $amount } determination ({ $total }).
quest-event-determination_spent = { $you ->
    [yes] You spend
   *[no] { $seat } spends
} { $amount } determination ({ $total } left).
quest-event-wounded = { $amount ->
    [0] { $you ->
        [yes] You take
       *[no] { $seat } takes
    } no wounds
   *[other] { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }
} ({ $total } in all).
quest-event-healed = { $amount ->
    [0] { $you ->
        [yes] You have no wounds to heal.
       *[no] { $seat } has no wounds to heal.
    }
   *[other] { $you ->
        [yes] You heal
       *[no] { $seat } heals
    } { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    } ({ $total } left).
}
quest-event-died = { $you ->
    [yes] You die
   *[no] { $seat } dies
} { $cause }.
quest-event-returned = { $you ->
    [yes] Death can wait: you come back
   *[no] Death can wait: { $seat } comes back
} in the tower at { $place }.
quest-event-rune_dealt = { $you ->
    [yes] You get
   *[no] { $seat } gets
} a new rune: { $rune }.
quest-event-rune_used = { $you ->
    [yes] You use
   *[no] { $seat } uses
} the { $rune }.
quest-event-monster_met = { $you ->
    [yes] A { $monster } faces you!
   *[no] A { $monster } faces { $seat }!
}
quest-event-monster_met-private = { $you ->
    [yes] A { $monster } faces you!
   *[no] A { $monster } faces { $seat }!
} Its health is { $health }; getting away from it costs { $penalty ->
    [0] nothing
    [one] 1 wound
   *[other] { $penalty } wounds
}.
quest-event-monster_shown = { $you ->
    [yes] A { $monster } faces you!
   *[no] A { $monster } faces { $seat }!
} Its health is { $health }; getting away from it costs { $penalty ->
    [0] nothing
    [one] 1 wound
   *[other] { $penalty } wounds
}.
quest-event-no_escape = { $you ->
    [yes] There is no running from this one.
   *[no] There is no running from it for { $seat }.
}
quest-event-cards_revealed = { $you ->
    [yes] You strike
   *[no] { $seat } strikes
}: { $weapon }. The { $monster }: { $against }.
quest-event-guarded = { $you ->
    [yes] You turn
   *[no] { $seat } turns
} 1 wound aside.
quest-event-monster_wounded = The { $monster } takes { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
} ({ $total } in all).
quest-event-monster_slain = { $you ->
    [yes] You slay
   *[no] { $seat } slays
} the { $monster }!
quest-event-monster_discarded = The { $monster }'s card goes to the discards: health { $health }, escape penalty { $penalty }.
quest-event-beast_beaten = { $you ->
    [yes] You beat
   *[no] { $seat } beats
} the ferrox.
quest-event-escaped = { $you ->
    [yes] You get
   *[no] { $seat } gets
} away from the { $monster }{ $penalty ->
    [0] { " " }unhurt.
    [one] , at the price of 1 wound.
   *[other] , at the price of { $penalty } wounds.
}
quest-event-volley_card = The volley brings a { $monster }: { $penalty ->
    [0] no wounds.
    [one] 1 wound.
   *[other] { $penalty } wounds.
}
quest-event-dragon_wakes = The dragon wakes! Its fire fills the chamber around { $you ->
    [yes] { $more ->
        [0] you
        [1] { $beside } and you
       *[other] { $beside }, and you
    }
   *[no] { $seats }
}.
quest-event-entrance_found = { $you ->
    [yes] You find
   *[no] { $seat } finds
} a way down into the catacombs at { $place }.
quest-event-went_below = { $you ->
    [yes] You go
   *[no] { $seat } goes
} down into the catacombs at { $place }, heading { $way }.
quest-event-carried_off = { $you ->
    [yes] The naga carries you
   *[no] The naga carries { $seat }
} to { $place }, now heading { $way }.
quest-event-marker_moved = { $you ->
    [yes] You walk
   *[no] { $seat } walks
} through the catacombs to { $place }.
quest-event-no_way_up = There is no way up at { $place }: { $you ->
    [yes] you stay
   *[no] { $seat } stays
} in the catacombs.
quest-event-left_dungeon = { $you ->
    [yes] You leave
   *[no] { $seat } leaves
} the dungeon alive!
quest-event-gold_counted = { $you ->
    [yes] You count
   *[no] { $seat } counts
} { $gold } gold in { $cards ->
    [one] 1 loot card
   *[other] { $cards } loot cards
}.
quest-event-won = Alive and richest, with { $gold } gold: { $you ->
    [yes] { $more ->
        [0] you
        [1] { $beside } and you
       *[other] { $beside }, and you
    }
   *[no] { $seats }
}.
quest-event-nobody_wins = Nobody came out alive. The dragon keeps its gold.
