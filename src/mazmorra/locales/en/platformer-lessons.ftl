# No figure is written here: figures are gaps, filled with what lies on the table or has just happened.

platformer-lesson-first-climb = The first climb
platformer-lesson-first-climb-about = Onto the map, a jump, some gold, and a symbol for later.
platformer-lesson-first-climb-welcome = Welcome to Platformer. At the top of the tower waits { $boss }, and one single attack of { $pool } wounds wins the game.
platformer-lesson-first-climb-turn = Each turn you roll your dice, and the die of the enemies with them. You use your symbols in any order, or not at all.
platformer-lesson-first-climb-off = You are { $hero }, with { $life } health, and still off the map. Any one of your dice brings you in, and is used up.
platformer-lesson-first-climb-off_hint = Boots move you, and a coin is gold. With nobody in reach, a sword is what you will miss least.
platformer-lesson-first-climb-paid = A { $symbol } less, and nothing lost that you need now.
platformer-lesson-first-climb-paid_dear = That works, too. But a { $symbol } would have been of use to you, and here a sword is not.
platformer-lesson-first-climb-where = You may appear on any free space of the lowest row. Beware of enemies there: they attack whoever walks away from beside them.
platformer-lesson-first-climb-where_hint = Look for gold right above a space, with nothing between. Over the shop of the left tile there is some.
platformer-lesson-first-climb-shop = You stand on a shop: with gold you can buy here. And some gold lies right above you.
platformer-lesson-first-climb-elsewhere = { $place } is as good a place as many. But the gold that is easiest to reach lies over the shop.
platformer-lesson-first-climb-acts = Now use your dice. A boot is a step, a coin is gold, and a sword waits for somebody to attack.
platformer-lesson-first-climb-jump = You need no ladder to go up: in your turn you jump as you like. Only walls and platforms stop you.
platformer-lesson-first-climb-jump_hint = A boot, and straight up.
platformer-lesson-first-climb-gold = The gold is yours. What lies on a space belongs to whoever comes there.
platformer-lesson-first-climb-aside = { $place }: a step, and a boot is gone. The gold still lies over the shop.
platformer-lesson-first-climb-forged = Two equal dice make any other symbol: that is called forging. But for the climb you needed those boots.
platformer-lesson-first-climb-stayed = Your turn is over, and unused dice are lost. Only a symbol on the special die stays.
platformer-lesson-first-climb-air = Now you are in the air. When your turn ends Gravity works, and whoever has nothing underfoot falls.
platformer-lesson-first-climb-air_hint = One step to the left there is a platform.
platformer-lesson-first-climb-platform = { $place }: a platform under your feet, and Gravity does nothing to you.
platformer-lesson-first-climb-fell = Gravity: you fall to { $place }. The gold you keep.
platformer-lesson-first-climb-back = { $place }, and your last boot is gone. To the left you would have had a platform.
platformer-lesson-first-climb-coin = Whatever you have not used yet can still be used. A coin, for instance, becomes gold.
platformer-lesson-first-climb-coin_hint = A die that you do not use is lost at the end of your turn.
platformer-lesson-first-climb-paid_out = A coin used: { $amount } gold.
platformer-lesson-first-climb-over = Your turn is over. Unused dice are lost, except what was saved on the special die.
platformer-lesson-first-climb-save = A sword is left. When you end your actions you may save one unused symbol on your special die, for a later turn.
platformer-lesson-first-climb-save_hint = End your actions, then save the sword. Soon enough you will stand beside somebody.
platformer-lesson-first-climb-saved = The { $symbol } stays on your special die until you use it.
platformer-lesson-first-climb-lost = You save nothing, and what the dice still showed is lost.
platformer-lesson-first-climb-purse = You have { $gold } gold. Gold buys items and potions in shops, and gems make a symbol count more than once.
platformer-lesson-first-climb-up = Whoever reaches the top row reveals the next level. Climb on: the lowest level is removed in time, with whoever is still there.

platformer-lesson-swords = Swords and the forge
platformer-lesson-swords-about = An attack is enough, or it is nothing.
platformer-lesson-swords-ent = You are { $hero }, and you came in beside an { $enemy }. It attacks those who move next to it, but you were placed there.
platformer-lesson-swords-health = It has { $health } health. One attack must inflict as many wounds, or nothing happens.
platformer-lesson-swords-dice = A sword is a wound, and you have only one. But two equal dice can be forged into any other symbol.
platformer-lesson-swords-hint = Attack, use the sword, and then forge your boots into another one.
platformer-lesson-swords-first = A sword is in your attack, and you have not struck yet.
platformer-lesson-swords-forged_first = Your boots are a sword now. With the other one it would be enough.
platformer-lesson-swords-spent = Two boots have become a { $to }. The ent is still there.
platformer-lesson-swords-bitten = You move away from beside the { $enemy }, and so it attacks: { $wounds ->
    [one] a wound
   *[other] { $wounds } wounds
}.
platformer-lesson-swords-ended = You let it be. When the enemy die says attack, it will not do the same.
platformer-lesson-swords-forge = Your attack has { $wounds } so far, and it takes { $health }. Two boots can be forged into the sword you lack.
platformer-lesson-swords-forge_hint = If you strike now, the sword is used up for nothing.
platformer-lesson-swords-defeated = Enough: the { $enemy } is defeated, and its loot is yours.
platformer-lesson-swords-short = { $wounds } against { $health }: nothing happens, and what you used is used.
platformer-lesson-swords-loot = You have { $gold } gold and { $gems ->
    [one] a gem
   *[other] { $gems } gems
}. Part of the gold comes from your own card, which pays you for every enemy.
platformer-lesson-swords-moral = Count before you strike. Beside the answers you can read whether it will be enough.
platformer-lesson-swords-saving = A sword that is of no use today can be saved for the attack of another turn.

platformer-lesson-leaving = Leaving an enemy
platformer-lesson-leaving-about = A werewolf, a gem, and a hand that moves what you cannot beat.
platformer-lesson-leaving-wolf = A { $enemy } stands beside you. If you walk away it attacks: { $damage } wounds, and you have { $life } health.
platformer-lesson-leaving-push = Walking into its space would push it away. But that counts as leaving, and the attack comes first.
platformer-lesson-leaving-hand = You have a boot and a hand left. A hand moves any enemy one space, however far away, even off its platform.
platformer-lesson-leaving-hint = First the hand: move it to the right, away from you. Moving an enemy triggers nothing.
platformer-lesson-leaving-away = Now it stands at { $place }, and nobody is beside you.
platformer-lesson-leaving-up = It hangs in the air at { $place }. When Gravity works it will fall back beside you.
platformer-lesson-leaving-downed = It attacks before you have taken the step, and you are downed: off the map, to come in again at the bottom.
platformer-lesson-leaving-stayed = You stay beside it. When the enemy die says attack, it will.
platformer-lesson-leaving-free = Nobody is beside you any more, so you can walk. The gem lies to your left.
platformer-lesson-leaving-free_hint = A boot to the left, as long as nobody is beside you.
platformer-lesson-leaving-gem = The gem is yours, and it has cost you nothing.
platformer-lesson-leaving-too_late = It had fallen back beside you, and so it attacks. You are downed.
platformer-lesson-leaving-near = { $place }: no attack, for nobody was beside you. But the gem lies on the other side.
platformer-lesson-leaving-waited = You stay where you are. The hand is used, and the gem still lies there.
platformer-lesson-leaving-air = You are in the air. You may let Gravity work whenever you like, and at the end of your turn it works anyway.
platformer-lesson-leaving-air_hint = Both answers bring you down. Only traps on the way would hurt.
platformer-lesson-leaving-fell = You land at { $place }, unhurt. Only traps on the way would have hurt you.
platformer-lesson-leaving-moral = Before you walk away from an enemy, count. A hand or an attack may be cheaper.
platformer-lesson-leaving-enemies = The enemy die moves all enemies left or right, or lets them attack whoever is beside them. By it they never leave their platform.

platformer-lesson-gems-and-shop = Gems and the shop
platformer-lesson-gems-and-shop-about = A cyclops, a hammer, and a gem in the right place.
platformer-lesson-gems-and-shop-cyclops = Beside you stands a { $enemy }. It takes { $health } wounds, in one attack.
platformer-lesson-gems-and-shop-most = You have a sword, another one saved on your special die, and a gem to double one of them. That makes { $most } wounds.
platformer-lesson-gems-and-shop-shop = But you are standing on a shop, with { $gold } gold. Buying takes no die, and you may buy as often as you can pay.
platformer-lesson-gems-and-shop-shop_hint = You lack a single wound. One of the items adds just that.
platformer-lesson-gems-and-shop-bought = { $item }, for { $price } gold. It is ready at once, and another card comes to the shop.
platformer-lesson-gems-and-shop-drink = { $potion }: a potion works once. Against the cyclops this one does not help you.
platformer-lesson-gems-and-shop-short = { $wounds } against { $health }: nothing happens, and what you used is used.
platformer-lesson-gems-and-shop-forged = Both swords go into the forge, the saved one too. The cyclops stays.
platformer-lesson-gems-and-shop-ended = Your turn is over, and the cyclops is still there. Your gold and your gem you keep.
platformer-lesson-gems-and-shop-card = Such an item is exhausted when you use it, and ready again in your next turn. Use it before you attack.
platformer-lesson-gems-and-shop-card_hint = It counts for your next attack of this turn.
platformer-lesson-gems-and-shop-raised = { $item }: your next attack inflicts a wound more. The card is exhausted until your next turn.
platformer-lesson-gems-and-shop-unused = { $wounds } against { $health }: nothing happens. And the hammer was not even used.
platformer-lesson-gems-and-shop-forged_then = Both swords go into the forge, and nothing is left for an attack.
platformer-lesson-gems-and-shop-later = Your turn is over. The hammer is yours, and waits for another attack.
platformer-lesson-gems-and-shop-sum = The hammer, a sword, a saved sword, and a gem on either of them: { $most } wounds.
platformer-lesson-gems-and-shop-gem = With gems a symbol may count more than once. That is an answer of its own, beside the plain one.
platformer-lesson-gems-and-shop-sum_hint = Attack, use both swords, and let one of them count twice.
platformer-lesson-gems-and-shop-defeated = Just enough: the { $enemy } is defeated, and its loot is rich.
platformer-lesson-gems-and-shop-close = { $wounds } against { $health }: nothing happens, and all of it is used up.
platformer-lesson-gems-and-shop-melted = Both swords go into the forge. The hammer has nothing left to add to.
platformer-lesson-gems-and-shop-wasted = Your turn is over without an attack, and what the hammer would have added is lost.
platformer-lesson-gems-and-shop-price = A gem makes a symbol count twice. From there on, each further time costs one gem more than the time before.
platformer-lesson-gems-and-shop-moral = Gold becomes cards, and gems become wounds or steps. For { $boss } you will need both.

platformer-lesson-medusa = Medusa
platformer-lesson-medusa-about = One attack, and the right place for every gem.
platformer-lesson-medusa-there = { $boss } stands beside you. She is an enemy like the others, except that whoever defeats her has won.
platformer-lesson-medusa-pool = The higher the tower, the greater her health: here it is { $pool }. As always, it takes one single attack.
platformer-lesson-medusa-acts = When your turn ends on her level, it is her turn. You have { $life } health left.
platformer-lesson-medusa-hint = With your swords and your gems you can inflict { $most } wounds. Do it now.
platformer-lesson-medusa-first = The first sword is in your attack.
platformer-lesson-medusa-forged = Two swords for a { $to }, here of all places. Those that are left are not enough.
platformer-lesson-medusa-turn = You let the moment pass, and now it is the turn of { $boss }.
platformer-lesson-medusa-gems = You have { $gems } gems. One makes a sword count twice, and two more make it count three times.
platformer-lesson-medusa-spread = Gems bring most when you spread them. First one on each sword.
platformer-lesson-medusa-spread_hint = One gem on each of your swords: each counts twice.
platformer-lesson-medusa-won = One attack, and { $enemy } is defeated. The game is over, and you have won.
platformer-lesson-medusa-short = { $wounds } against { $health }: nothing happens. No wound stays for the next attack.
platformer-lesson-medusa-dear = { $gems } gems on a single sword. Spread over the others they would have brought more.
platformer-lesson-medusa-moral = Bare dice hardly ever defeat a boss. Gather gems and items on your way, and come when you have counted.
platformer-lesson-medusa-below = From the boss's level there is no way back. And those below can neither help nor harm you there.
