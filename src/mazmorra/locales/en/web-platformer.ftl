# Platformer's screen: the tower, the end, and how its parts are called.

web-platformer-tower = The tower. Drag it, zoom with plus and minus, see all of it with 0, follow the turn with F.
web-platformer-level-mist = Level { $level }, not yet seen
web-platformer-level-boss = The boss waits up here
web-platformer-level-gone = Level { $level } has crumbled
web-platformer-go = Use a boot to go to { $place }{ $attackers ->
    [0] {""}
    [one] . { $attackers } enemy attacks
   *[other] . { $attackers } enemies attack
}{ $wounds ->
    [0] {""}
    [one] . { $wounds } wound
   *[other] . { $wounds } wounds
}
web-platformer-where-hero = { $name } ({ $hero }) is at { $place }, level { $level }.
web-platformer-where-off = { $name } ({ $hero }) is off the map.
web-platformer-where-enemy = { $enemy } at { $place }: damage { $damage }, health { $health }.
web-platformer-round = Round { $round } of { $rounds }
web-platformer-setup = Before the first round
web-platformer-sheets = Heroes' cards
web-platformer-part-sheets = Heroes' cards
web-platformer-part-shop = Shop
web-platformer-part-foes = Foes
web-platformer-sign-platform = Platform
web-platformer-sign-text-platform = Nobody falls through it, and nobody jumps through it.
web-platformer-sign-wall = Wall
web-platformer-sign-text-wall = No way through, and no attack either.
web-platformer-sign-ladder = Ladder
web-platformer-sign-text-ladder = A hero here does not fall. It does not hold enemies.
web-platformer-sign-pierced = Ladder through a platform
web-platformer-sign-text-pierced = It holds everybody, and lets you up and down.
web-platformer-sign-oneway = One-way floor
web-platformer-sign-text-oneway = Up to the boss, and never down again.
web-platformer-sign-trap = Trap
web-platformer-sign-text-trap = A hero who enters it or falls through it suffers 1 wound.
web-platformer-sign-shop = Shop
web-platformer-sign-text-shop = Here you can buy items and potions.
web-platformer-sign-portal = Void portal
web-platformer-sign-text-portal = A boot takes you to another portal of the level, and nobody attacks.
web-platformer-sign-spawn = Den
web-platformer-sign-text-spawn = An enemy appears here when the level is revealed.
web-platformer-sign-boss = The boss's place
web-platformer-sign-text-boss = The boss appears on one of these.
web-platformer-sign-special = Sign of the boss
web-platformer-sign-text-special = What lies here depends on the boss.
web-platformer-sign-gold = Gold
web-platformer-sign-text-gold = Yours when you pass, even in a fall.
web-platformer-sign-gem = Gem
web-platformer-sign-text-gem = Makes a symbol count more often.
web-platformer-sign-enemy = Enemy
web-platformer-sign-text-enemy = The red diamond is the wounds it deals, the green heart the wounds it takes in one single attack.
web-platformer-sign-reach = Within reach
web-platformer-sign-text-reach = Touch the space to use a boot and go there. Red swords are a warning: somebody will attack you.
web-platformer-sign-fall = Fall
web-platformer-sign-text-fall = Where somebody whom nothing holds will land when gravity comes: when the turn ends, or sooner if you like.
web-platformer-count = The end
web-platformer-count-who = Who
web-platformer-count-level = Level
web-platformer-count-why = Why?
web-platformer-count-skip = Show the result
web-platformer-winner = Winner
web-platformer-points = Points
web-platformer-points-events = Events left
web-platformer-points-enemies = Enemies defeated
web-platformer-points-overkill = Wounds beyond the boss's health
web-platformer-points-gems = Gems
web-platformer-points-worth = Gold and cards

web-start-length-platformer = about 45 minutes
web-start-special-platformer = A tower full of gold, gems and monsters. Roll, jump, climb, push others off the edge: what is not held up falls. At the top waits a boss who only falls to one single mighty blow.
web-start-alone-platformer = Twelve turns to fell the boss, and an event in each of them. If you do, your points are counted.
web-start-picture-platformer = A tower in cross-section: platforms, ladders, spikes and a shop, with heroes who jump and climb towards a boss with a crown.
web-lobby-setting-map = Tower
web-lobby-setting-tiles = Tiles
web-lobby-setting-boss = Boss
web-lobby-setting-artifacts = Artifacts
web-lobby-setting-cards = Cards
web-lobby-setting-pool = Medusa's health
web-lobby-switch-platformer-map-normal = Three levels and the boss's. For one to four; alone you have twelve turns.
web-lobby-switch-platformer-map-larger = One level more to climb. For two to four.
web-lobby-switch-platformer-map-harder = One level more, and the strongest enemies on the two below the boss.
web-lobby-switch-platformer-tiles-mixed = Forest and void side by side.
web-lobby-switch-platformer-tiles-forest = Ladders and platforms, no portals: good for a first game.
web-lobby-switch-platformer-tiles-void = Portals everywhere.
web-lobby-switch-platformer-boss-random = Chance chooses who waits at the top.
web-lobby-switch-platformer-boss-medusa = Her gaze petrifies, her tail sweeps you off.
web-lobby-switch-platformer-boss-ikee = An overlord with guards, who hits you with your own dice.
web-lobby-switch-platformer-artifacts-off = Without them, as for a first game.
web-lobby-switch-platformer-artifacts-on = Each goes to whoever does its deed, and is taken away by the next.
web-lobby-switch-platformer-cards-core = The heroes, enemies, items and potions of the box.
web-lobby-switch-platformer-cards-all = More of everything, in the same spirit.
web-lobby-switch-platformer-pool-sum = Four wounds and one for each level.
web-lobby-switch-platformer-pool-double = Two wounds for each level.
web-platformer-course = Level reached, turn by turn
web-platformer-lost-slower = { $level ->
    [0] you were off the map when the boss fell
   *[other] you were on level { $level } when the boss fell
}
web-platformer-lost-downed = you were downed
web-platformer-lost-events = the events ran out before the boss fell
web-platformer-lost-rounds = the rounds ran out before the boss fell
