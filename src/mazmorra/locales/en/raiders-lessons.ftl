# No figure is written here: figures are gaps, filled with what lies on the table or has just happened.

raiders-lesson-first-level = Your first level
raiders-lesson-first-level-about = Five rooms, one of every kind, and a guide beside you.
raiders-lesson-first-level-welcome = Welcome to the dungeon. With { $seats } you go through five rooms, from left to right.
raiders-lesson-first-level-hand = These are your power cards, one to five. You play one in every room, and each serves once a level.
raiders-lesson-first-level-chests = Two chests, one of { $first } coins and one of { $second }. The highest card takes the big one, the second highest the other.
raiders-lesson-first-level-secret = Everybody chooses in secret, and all cards are shown at once. Which one do you play?
raiders-lesson-first-level-chests_hint = Nothing beats your highest card. It can only be equalled.
raiders-lesson-first-level-chests_shared = Equal cards share the chest: { $coins } coins, so { $share } each. What cannot be shared stays behind.
raiders-lesson-first-level-chests_first = The highest card, and nobody equalled it: { $amount } coins for you.
raiders-lesson-first-level-chests_second = Second highest, and alone: the small chest is yours, { $amount } coins.
raiders-lesson-first-level-tie = { $seats } played equal cards, so they share { $coins } coins: { $share } each.
raiders-lesson-first-level-spent = Your card stays on the table until the level ends. So do theirs, and everybody can count them.
raiders-lesson-first-level-monster = { $room }, strength { $strength }: all cards are added up. Reach { $strength } together and it is beaten.
raiders-lesson-first-level-monster_hits = Fall short, and the lowest card takes { $hit } wounds. If several tie for lowest, each takes them all.
raiders-lesson-first-level-monster_hint = There are three of you. Give your third of { $strength }, or a little more.
raiders-lesson-first-level-monster_beaten = { $total } against { $strength }: beaten, and nobody is hurt.
raiders-lesson-first-level-monster_hurt = Together you fell short, and nobody played lower than you: { $amount } wounds.
raiders-lesson-first-level-vault = A vault hurts nobody. You take what stands over the card you play.
raiders-lesson-first-level-vault_items = A torch shows you the dark rooms of a level. A sword counts as a five against a monster.
raiders-lesson-first-level-vault_more = A crystal ball lets you play after the others. A key counts as a five in a treasure room.
raiders-lesson-first-level-vault_hint = The last room is dark. A sword will fight for you there, and a torch costs you only your lowest card.
raiders-lesson-first-level-vault_item = Yours: a { $item }. It waits in your hand, and everybody saw you take it.
raiders-lesson-first-level-vault_potion = { $amount ->
    [0] A potion, but you had no wound to heal.
    [one] The potion heals a wound.
   *[other] The potion heals { $amount } wounds.
}
raiders-lesson-first-level-trap = A trap looks only at the highest card played, whoever played it.
raiders-lesson-first-level-trap_lava = This one takes coins from the richest: the higher that card, the more. A one or a two leaves it asleep.
raiders-lesson-first-level-trap_torch = Your torch can be used now, before you play. It costs no card.
raiders-lesson-first-level-trap_hint = A low card keeps the trap asleep. If you have a torch, look first.
raiders-lesson-first-level-trap_quiet = The highest card was a { $value }: the trap stays asleep.
raiders-lesson-first-level-trap_hurt = Nobody had more coins than you, so the trap finds you: { $amount ->
    [one] a coin
   *[other] { $amount } coins
} lost.
raiders-lesson-first-level-trap_other = The highest card was a { $value }. The richest pays for it: { $seats }.
raiders-lesson-first-level-torch_other = { $seat } looked into the dark room by torchlight. What is there nobody else knows.
raiders-lesson-first-level-torch_own = Your torch shows it: { $rooms }. Keep a good card for the end.
raiders-lesson-first-level-dark = The dark room is dark no longer: { $room }.
raiders-lesson-first-level-dark_sword = You may play your sword in place of a power card. It counts as a five.
raiders-lesson-first-level-dark_ball = Play your crystal ball first, and you will see what is missing before you choose.
raiders-lesson-first-level-dark_hint = It takes almost everything three can give. Play the best you have.
raiders-lesson-first-level-sword_other = { $seat } played a sword. Against a monster it counts as a five.
raiders-lesson-first-level-ball = Now you see what the others played. Choose your card.
raiders-lesson-first-level-dark_beaten = { $total } against { $strength }: beaten. It pays to keep something for the end of a level.
raiders-lesson-first-level-dark_hurt = Too little, and your card was the lowest: { $amount } wounds. Keep something for the last room.
raiders-lesson-first-level-rested = The level is over. Everybody takes the power cards back to hand, and items stay.
raiders-lesson-first-level-count = You come out with { $coins ->
    [one] a coin
   *[other] { $coins } coins
} and { $wounds ->
    [0] no wounds
    [one] a wound
   *[other] { $wounds } wounds
}.
raiders-lesson-first-level-boss = Four more levels follow. In the last room of the last one waits a boss.
raiders-lesson-first-level-win = Then whoever has the most wounds collapses; of three players, only if nobody ties. Of the others, the richest wins.

raiders-lesson-treasure = A chest for three
raiders-lesson-treasure-about = The rulebook's example: who gets what when cards are equal.
raiders-lesson-treasure-last = The last room of a level: everybody has one power card left. What they played lies open, so you can tell which.
raiders-lesson-treasure-choice = You played your key earlier, so you still have two cards to choose from.
raiders-lesson-treasure-chests = The chests hold { $first } and { $second } coins. Equal cards share a chest, rounded down.
raiders-lesson-treasure-hint = Three of them hold the same card. Where would you be alone?
raiders-lesson-treasure-shared = You are one more to share: { $coins } coins, { $share } each.
raiders-lesson-treasure-three = { $seats } share { $coins } coins: { $share } each, and the rest is lost.
raiders-lesson-treasure-second = Second highest, and alone: { $amount } coins. Those who played higher got less.
raiders-lesson-treasure-moral = The highest card is not always the best one. Look at what the others can still play.

raiders-lesson-monster = A dragon too strong
raiders-lesson-monster-about = The rulebook's example: four cards, one dragon, and who is hurt.
raiders-lesson-monster-strength = { $room }: for four players its strength is { $strength }. Fall short, and the lowest card takes { $hit } wounds.
raiders-lesson-monster-count = The others have one card left each, and what they played tells you which. Can you reach { $strength } together?
raiders-lesson-monster-sword = You have a power card and a sword. The sword counts as a five.
raiders-lesson-monster-hint = You cannot reach it. So see to it that yours is not the lowest card.
raiders-lesson-monster-short = { $total } against { $strength }: it stands, and now it strikes.
raiders-lesson-monster-hurt = Nobody played lower than you. All who tie take the full { $amount } wounds.
raiders-lesson-monster-spared = It strikes { $seats }. The sword did not beat it, but it kept you safe.
raiders-lesson-monster-moral = Count the others' cards before you fight. Wounds have no limit here, and at the end they are compared.

raiders-lesson-crystal-ball = The Wizard's crystal ball
raiders-lesson-crystal-ball-about = See the others' cards before you play yours.
raiders-lesson-crystal-ball-wizard = You are the Wizard. Besides the power cards you start with two crystal balls.
raiders-lesson-crystal-ball-monster = { $room }, strength { $strength }. Fall short, and the lowest card takes { $hit } wounds.
raiders-lesson-crystal-ball-wait = Play a crystal ball in place of a card, and you play your real card after the others have shown theirs.
raiders-lesson-crystal-ball-hint = Why guess when you can look?
raiders-lesson-crystal-ball-blind_beaten = { $total } against { $strength }: it went well. With the crystal ball you would have known.
raiders-lesson-crystal-ball-blind_hurt = Too little, and nobody played lower: { $amount } wounds. The crystal ball would have shown what was missing.
raiders-lesson-crystal-ball-seen = { $seats } have shown their cards: { $total } together. Now it is your turn.
raiders-lesson-crystal-ball-missing = { $missing } more and it is beaten. Anything above that is spent in vain.
raiders-lesson-crystal-ball-missing_hint = Play just what is missing, and keep your highest card.
raiders-lesson-crystal-ball-exact = { $total } against { $strength }: just enough. Your highest card is still in your hand.
raiders-lesson-crystal-ball-more = { $total } against { $strength }: more than enough. You may miss that card later.
raiders-lesson-crystal-ball-hurt = Too little, and nobody played lower: { $amount } wounds.
raiders-lesson-crystal-ball-moral = A used crystal ball goes back to the supply. A vault may give you another.

raiders-lesson-boss = The boss
raiders-lesson-boss-about = In the very last room waits somebody with rules of their own.
raiders-lesson-boss-boss = The last room of the last level holds a boss. It fights like a monster, with a rule of its own.
raiders-lesson-boss-megadragon = { $room }: nobody can beat it. The lowest card takes { $hit } wounds.
raiders-lesson-boss-key = You have a power card and a key. Here a key is a way out: whoever plays it escapes.
raiders-lesson-boss-hint = Look at your last card, and at what the others still hold.
raiders-lesson-boss-escaped = You slip out. You add nothing to the fight, and the boss does not see you.
raiders-lesson-boss-hurt = Yours was the lowest card: { $amount } wounds, { $total } in all.
raiders-lesson-boss-collapsed = Now the wounds are compared. The most, { $wounds }, and so out of the game: { $seats }.
raiders-lesson-boss-collapsed_own = Now the wounds are compared. Nobody has more than your { $wounds }, so you collapse and are out.
raiders-lesson-boss-won = Of those left you are the richest: { $coins } coins, and the game is yours.
raiders-lesson-boss-lost = Of those left, the richest wins: { $seats }, with { $coins } coins.
raiders-lesson-boss-moral = There are ten bosses, and each game has one of them. Some let you escape, some take coins, one turns you to stone.

raiders-lesson-the-end = Who wins
raiders-lesson-the-end-about = The last count: wounds first, then coins, and what becomes of ties.
raiders-lesson-the-end-standing = Look at coins and wounds before the last room. The two richest are also the most wounded.
raiders-lesson-the-end-collapse = At the end whoever has the most wounds is out. With four or five players, all who tie for it are out.
raiders-lesson-the-end-minotaur = { $room }: the highest card gains a coin, beaten or not (the books leave it open; that is our ruling). If it stands, the lowest card takes a wound.
raiders-lesson-the-end-hint = A single coin may decide. The highest card earns it.
raiders-lesson-the-end-paid = The highest card was yours, and it pays. Now you have { $total } coins.
raiders-lesson-the-end-hurt = The lowest card was yours: now you have { $total } wounds. The coin goes to somebody else.
raiders-lesson-the-end-collapsed_two = { $seats } tie for the most wounds, { $wounds }, so both are out. Their gold counts for nothing.
raiders-lesson-the-end-collapsed_one = The most wounds, { $wounds }, and so out of the game: { $seats }.
raiders-lesson-the-end-won = You tie for the most coins, { $coins }. You have fewer wounds, so you win.
raiders-lesson-the-end-lost = Of those left, the richest wins: { $seats }, with { $coins } coins.
raiders-lesson-the-end-three = With three players, one is out only when alone with the most wounds. If all have the same, nobody is out.
raiders-lesson-the-end-shared = Equal coins and equal wounds share the victory.

raiders-lesson-in-turn = One after the other
raiders-lesson-in-turn-about = The tactical game: cards are played in turn, for all to see.
raiders-lesson-in-turn-turns = In this game cards are played in turn, for all to see. { $seats } have played, and you are last.
raiders-lesson-in-turn-missing = { $room }: the cards make { $total } so far, and { $strength } are needed. { $missing } are missing.
raiders-lesson-in-turn-ahead = A chest waits in the next room, and you will have one card left for it.
raiders-lesson-in-turn-hint = Play just enough, and keep your best card for the chest.
raiders-lesson-in-turn-exact = { $total } against { $strength }: just enough, and your best card is still in your hand.
raiders-lesson-in-turn-more = { $total } against { $strength }: more than enough.
raiders-lesson-in-turn-map_other = The highest card starts the next room. Of equal ones, the next clockwise from the last starter: { $seat }.
raiders-lesson-in-turn-map_own = The highest card was yours, so you start the next room.
raiders-lesson-in-turn-last = Two chests lie in the last room. You have one card left, and it plays itself.
raiders-lesson-in-turn-tied = Equal cards: { $coins } coins, { $share } each. The card you spent would have taken them all.
raiders-lesson-in-turn-alone = The card you kept takes the big chest: { $amount } coins.
raiders-lesson-in-turn-ball = Crystal balls work here too. Whoever played one plays again after all others, in turn.
raiders-lesson-in-turn-modes = The standard game of 2011 and the duel are played in turn as well. In the other games all choose at once.

raiders-lesson-duel = The duel
raiders-lesson-duel-about = What changes when only two go down.
raiders-lesson-duel-two = Two players, one after the other. { $seats } has played, so you know the card to answer.
raiders-lesson-duel-monster = In a duel nobody beats a monster. It strikes the lower card, and equal cards confuse it.
raiders-lesson-duel-ten = Whoever has ten wounds loses at once. Look at how many each of you has.
raiders-lesson-duel-hint = This monster deals { $hit } wounds. Who could not bear them?
raiders-lesson-duel-confused = Equal cards: it does not know whom to strike. Nobody is hurt, and the duel goes on.
raiders-lesson-duel-hurt = Yours was the lower card: { $amount } wounds, { $total } in all.
raiders-lesson-duel-struck = { $seat } played lower and takes { $amount } wounds: { $total } in all.
raiders-lesson-duel-won = That was a wound too many. The duel is yours, whoever is richer.
raiders-lesson-duel-moral = If both survive all five levels, wounds make nobody collapse. Then the richer one wins.

raiders-lesson-old-traps = The traps of 2011
raiders-lesson-old-traps-about = The rulebook's examples: half your coins, and halfway to ten wounds.
raiders-lesson-old-traps-everyone = Two traps of the 2011 edition strike everyone, and the lowest card decides how hard.
raiders-lesson-old-traps-half = A one lies on the table: everyone will lose half of their coins, rounded down. Your card cannot change that.
raiders-lesson-old-traps-next = So think of the next room. There are spikes, and again the lowest card decides.
raiders-lesson-old-traps-hint = Here a one does no more harm. There it would.
raiders-lesson-old-traps-lost = You lose { $amount } coins and keep { $total }: half, rounded down.
raiders-lesson-old-traps-spike = Spikes: after a one, everyone goes half of the way that is left to ten wounds. The card you kept plays itself.
raiders-lesson-old-traps-quiet = The lowest card was a { $value }: the spikes do not move.
raiders-lesson-old-traps-hurt = Half of the way to ten wounds, rounded down, was { $amount }. Now you have { $total }.
raiders-lesson-old-traps-moral = Get rid of a bad card where it can do no harm.
raiders-lesson-old-traps-ten = And mind your wounds: in the 2011 edition, ten are death.
