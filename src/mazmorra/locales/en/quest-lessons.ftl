# No figure is written here: figures are gaps, filled with what lies on the table or has just happened.

quest-lesson-first-steps = First steps
quest-lesson-first-steps-about = Out of the tower: a step into the unknown, a search, and the sun.
quest-lesson-first-steps-welcome = Welcome to DungeonQuest. You stand in a tower room, in a corner of a dungeon that nobody has mapped yet.
quest-lesson-first-steps-hero = You are { $hero }: health { $health }, Strength { $strength }, Agility { $agility }, Armor { $armor }, Luck { $luck }. As many wounds as health, and you are dead.
quest-lesson-first-steps-goal = In the middle a dragon sleeps on its treasure. Of those who come out again before sunset, the richest wins.
quest-lesson-first-steps-move = In a turn you do one thing: move, search, or go down where there are stairs. Your tower room has two passages.
quest-lesson-first-steps-move_hint = Both lead into the unknown. To the middle it is about as far either way.
quest-lesson-first-steps-laid = You drew a tile and laid it with its arrow towards the room you left. From now on { $place } is explored, for everybody.
quest-lesson-first-steps-card = In a chamber you draw a dungeon card as you come in. This one: { $card }.
quest-lesson-first-steps-other = Now { $seat } has a turn, far away from you.
quest-lesson-first-steps-sun = Each round the sun moves on. It has { $night } spaces left, and the last ones are dangerous.
quest-lesson-first-steps-search = A chamber has a torch on its wall: it can be searched, once. That takes your whole turn.
quest-lesson-first-steps-search_hint = The figures beside the answer tell you how likely gold is, and harm. It is a gamble: try it once.
quest-lesson-first-steps-found = { $card }: that is loot, and it lies open before you. Nobody will search this room again.
quest-lesson-first-steps-not_searched = You leave it for later. A chamber waits until somebody searches it.
quest-lesson-first-steps-onward = Go on: another step, another tile. A room that is explored already is simply entered again.
quest-lesson-first-steps-onward_hint = Nobody gets rich beside the tower. Away from it.
quest-lesson-first-steps-crypt = { $card }: an old tomb, and it is closed.
quest-lesson-first-steps-elsewhere = That was your turn. Every one of them counts.
quest-lesson-first-steps-may = You may open it and draw another card, or leave it alone. Where a card says may, it is up to you.
quest-lesson-first-steps-may_hint = Again the figures tell you how it stands. Gold is worth a small risk while you have no wounds.
quest-lesson-first-steps-opened = { $card }: more loot, worth { $gold }.
quest-lesson-first-steps-shut = You let the dead rest. It may have been wise.
quest-lesson-first-steps-tower = A tower room again. From here you walk on, or pass straight to another tower, and with loot you may leave.
quest-lesson-first-steps-count = You carry { $gold ->
    [0] no gold yet
   *[other] { $gold } gold
}. It only counts if you come out alive.
quest-lesson-first-steps-night = When the sun is low a die decides each round whether it sets. All who are still inside then are dead.
quest-lesson-first-steps-way_out = So be back in a tower room in time, with loot. That is the whole game, and the dungeon does the rest.

quest-lesson-portcullis = The portcullis
quest-lesson-portcullis-about = Two dice, your Strength, and what a failure is good for.
quest-lesson-portcullis-gate = A portcullis stands between you and the next room. To go through you must lift it.
quest-lesson-portcullis-test = You test Strength: roll two dice, and their sum must be your Strength or less. Yours is { $strength }.
quest-lesson-portcullis-chance = { $strength } or less on two dice comes up { $strength_odds }% of the time. You find that figure beside the answer.
quest-lesson-portcullis-hint = If you fail your turn is over. But a failure is never for nothing.
quest-lesson-portcullis-failed = { $missed } too high: it does not move, and your turn ends.
quest-lesson-portcullis-back = { $place } leads nowhere: you come back, and the portcullis is still there.
quest-lesson-portcullis-token = Every test you fail gives you a determination token. After a roll, each token you spend takes one off the sum.
quest-lesson-portcullis-better = With what you have now, your { $strength_odds }% become { $strength_best }%.
quest-lesson-portcullis-again_hint = Try again. It can only get easier.
quest-lesson-portcullis-rolled = The dice say { $dice }.
quest-lesson-portcullis-back_first = There is nothing for you at { $place }. The portcullis has waited for you.
quest-lesson-portcullis-spend = You needed { $needed } or less and missed by { $missed }. You have enough tokens to make up for it.
quest-lesson-portcullis-spend_hint = A token is never worth more than when it turns a failure into a success.
quest-lesson-portcullis-lifted = It rises with a groan, and you are through.
quest-lesson-portcullis-kept = You keep your tokens and gain one more. But the turn is gone, and the sun does not wait.
quest-lesson-portcullis-moral = All tests go like this: Strength, Agility, Armor or Luck, two dice, your figure or less. The higher the attribute, the better.
quest-lesson-portcullis-doors = A door is no test: there you draw a door card. It opens, it stays shut, or it does something worse.

quest-lesson-strange-rooms = Strange rooms
quest-lesson-strange-rooms-about = A door, a corridor, and the choice between a pit and a bridge.
quest-lesson-strange-rooms-door = To the east there is a door. You draw a door card, and go through only if it opens.
quest-lesson-strange-rooms-behind = To the west a portcullis has fallen behind you. With your Strength you would lift it { $strength_odds }% of the time.
quest-lesson-strange-rooms-door_hint = Compare the figures beside the two answers.
quest-lesson-strange-rooms-opens = { $card }. A tile is drawn for what lies beyond.
quest-lesson-strange-rooms-stuck = { $missed } too high. It stays down, and your turn is over.
quest-lesson-strange-rooms-corridor = A corridor hurries you on: you move again at once, past doors and portcullises, and not back.
quest-lesson-strange-rooms-pit = To the north lies a bottomless pit. Luck { $luck } or less and you live: { $luck_odds }%.
quest-lesson-strange-rooms-bridge = To the east hangs a bridge. Crossing it tests Agility, and yours is { $agility }.
quest-lesson-strange-rooms-ways_hint = Your Agility is better than your Luck. And whoever falls from a bridge may still live.
quest-lesson-strange-rooms-fell_down = You slip, and nobody hears you land. A pit does not ask twice.
quest-lesson-strange-rooms-at_bridge = At a bridge you may cross, or stay on this side and end your turn.
quest-lesson-strange-rooms-weight = Loot weighs: each card adds one to the roll. As you are you need { $needed } or less, { $odds }%.
quest-lesson-strange-rooms-light = Once you have decided to cross you may leave loot behind, and only then do you roll.
quest-lesson-strange-rooms-weight_hint = Cross, but leave the cheaper card here. Your life is worth a few coins.
quest-lesson-strange-rooms-dropped = One card less to carry.
quest-lesson-strange-rooms-fell = { $missed } too high: the planks give way, and you fall.
quest-lesson-strange-rooms-stayed = You stay on this side, and your turn ends. Next time you may cross, or go back.
quest-lesson-strange-rooms-lighter = Now you need { $needed } or less: { $odds }%. You may leave still more behind.
quest-lesson-strange-rooms-lighter_hint = That is good enough. What you leave here is lost.
quest-lesson-strange-rooms-crossed = You are across, and what you kept is still yours.
quest-lesson-strange-rooms-wounds = The fall costs you { $amount ->
    [one] a wound
   *[other] { $amount } wounds
}.
quest-lesson-strange-rooms-below = And now you are in the catacombs. They have a lesson of their own.
quest-lesson-strange-rooms-moral = A room does what it does however you come in. So look before you step into one that is explored.
quest-lesson-strange-rooms-others = There are more of them: rooms that turn, rooms without light, webs, traps. The rulebook tells what each does.

quest-lesson-a-fight = A fight
quest-lesson-a-fight-about = A monster in the way, and two secret cards a round.
quest-lesson-a-fight-token = The only way on leads into a room with a monster token, so in you go. Whoever enters meets a monster, and the room itself does nothing.
quest-lesson-a-fight-who = { $seats } sits on your left and plays it: looks at its card in secret, and tells you nothing but its name.
quest-lesson-a-fight-met = A { $monster }. How much health it has, only the other side of the table knows.
quest-lesson-a-fight-cards = Each round both of you choose in secret: melee, ranged or magic. The cards are shown together.
quest-lesson-a-fight-chart = Ranged beats melee, melee beats magic, magic beats ranged, and equal cards hurt both. Beside each card you read how much.
quest-lesson-a-fight-struck = { $weapon } against { $against }: the blow is yours.
quest-lesson-a-fight-hurt = { $weapon } against { $against }: this time it hurts you alone.
quest-lesson-a-fight-both = { $weapon } against { $against }: equal cards hurt both.
quest-lesson-a-fight-flee = Both of you are alive, so you may try to flee: Agility { $needed } or less, { $odds }%. Getting away has its price, too.
quest-lesson-a-fight-stay = Or you fight on. You have { $left } health left.
quest-lesson-a-fight-stay_hint = A { $monster } never has much health. Finish it.
quest-lesson-a-fight-fled = You get away, and now its card is shown: the escape costs you { $penalty ->
    [0] nothing
    [one] a wound
   *[other] { $penalty } wounds
}.
quest-lesson-a-fight-slain = It falls. Its card and its token are gone, and your turn is over.
quest-lesson-a-fight-died = It was too much for you. The token stays there, for whoever comes next.
quest-lesson-a-fight-moral = No card is always the best one. Think about what the other side expects of you.
quest-lesson-a-fight-keeper = Whoever sits on your left plays your monsters, dead or alive. Nobody is ever quite out of this game.

quest-lesson-fleeing = When to run
quest-lesson-fleeing-about = A golem, little health, and the price of an escape.
quest-lesson-fleeing-hurt = You have { $left } health left, and the only way out of here led you to a monster.
quest-lesson-fleeing-golem = A { $monster }: slow, and hard to bring down.
quest-lesson-fleeing-first = You cannot run before a round has been fought. Choose your card.
quest-lesson-fleeing-scratched = You hit it: { $total ->
    [one] a wound
   *[other] { $total } wounds
}. It does not seem to mind.
quest-lesson-fleeing-missed = It hits you: { $total } wounds in all.
quest-lesson-fleeing-price = To flee from a { $monster } costs at least { $least } and at most { $most } wounds. How many, its card says.
quest-lesson-fleeing-chance = Agility { $needed } or less, { $odds }%, and you are away. If not, another round is fought.
quest-lesson-fleeing-hint = It can stand more blows than you. Go while you can still pay for it.
quest-lesson-fleeing-away = You break away, and the card is shown: { $penalty ->
    [0] no wounds
    [one] a wound
   *[other] { $penalty } wounds
}.
quest-lesson-fleeing-again = You fight on. This one takes many rounds, and you may not have that many.
quest-lesson-fleeing-where = You run into a room next to this one that is explored, past doors and portcullises.
quest-lesson-fleeing-where_hint = To the west you would be shut in, with the monster before the door. To the north the way goes on.
quest-lesson-fleeing-safe = You come out at { $place }. The room does what it always does, and then your turn is over.
quest-lesson-fleeing-moral = Fight what is weak and run from what is strong. The name tells you which is which.
quest-lesson-fleeing-stays = Its token stays there. Whoever goes back meets another one, without a scratch.

quest-lesson-catacombs = The catacombs
quest-lesson-catacombs-about = Down the stairs, card by card, and up again somewhere else.
quest-lesson-catacombs-stairs = Walls on all sides: a dead end would be the death of you. But here are stairs, and you go down to the catacombs.
quest-lesson-catacombs-marker = Your marker stays on this room and points the way you will travel below. You say which way.
quest-lesson-catacombs-way_hint = Think of where you want to be: the treasure chamber lies east of here, and further north.
quest-lesson-catacombs-down = You are under { $place }, heading { $way }. Going down ends your turn.
quest-lesson-catacombs-below = Here you neither move nor search. Each turn you have drawn a catacomb card, done what it said and laid it in your row.
quest-lesson-catacombs-chest = { $card }: there are good things down here, too. It will be your loot when you come up.
quest-lesson-catacombs-exit = A way out. Take it now, or stay for what may come.
quest-lesson-catacombs-first_leg = Count the cards in your row: { $cards }. So many spaces you go the way you are heading, to { $place }.
quest-lesson-catacombs-exit_hint = Take it. The next one may be a long time coming.
quest-lesson-catacombs-walked = The first leg brings you under { $place }.
quest-lesson-catacombs-declined = You stay below. The card lies in your row, and next turn you draw another.
quest-lesson-catacombs-second_leg = Now turn to one side, and then a die says how far you go. Each step beyond the outer wall is a wound.
quest-lesson-catacombs-turn_hint = Turn to the side where the wall is further off.
quest-lesson-catacombs-treasure = { $place }, the treasure chamber itself. What waits in there is another lesson.
quest-lesson-catacombs-surfaced = You come up at { $place }: { $room }. Where nobody has been yet, a tile is drawn and you turn it as you like.
quest-lesson-catacombs-wall = You ran into the outer wall: { $amount ->
    [one] a wound
   *[other] { $amount } wounds
}.
quest-lesson-catacombs-loot = What you found below is loot now: { $card }.
quest-lesson-catacombs-moral = The catacombs are a short cut, and you only half know to where. Some never find the way out in time.

quest-lesson-the-dragon = The dragon's treasure
quest-lesson-the-dragon-about = One card more, or home while there is light.
quest-lesson-the-dragon-chamber = The treasure chamber. You drew a dragon card as you came in; now you may draw another, or leave.
quest-lesson-the-dragon-loot = You carry { $gold } gold. Each time the dragon sleeps on, you take two more treasures.
quest-lesson-the-dragon-wakes = One of the cards left wakes it: { $wakes }%. Then all your loot is gone, and { $dies }% of those times your life as well.
quest-lesson-the-dragon-hint = What you have is not much, and the first cards are the safest.
quest-lesson-the-dragon-sleeps = { $card }: two treasures are yours.
quest-lesson-the-dragon-early = You leave with what you have. It is not much, but nobody woke up.
quest-lesson-the-dragon-more = Now you carry { $gold } gold. With that you can win, if you come home.
quest-lesson-the-dragon-odds = Cards that let it sleep do not come back, so it is { $wakes }% now. And you have more to lose.
quest-lesson-the-dragon-sun = The sun has { $night } spaces left, and the nearest tower is far. You want to be out before the last of them.
quest-lesson-the-dragon-stop_hint = Ask what one more card can bring, and what it can take. Then go.
quest-lesson-the-dragon-left = Softly, out. Taking the gold was the easy half: now carry it home.
quest-lesson-the-dragon-rage = It wakes. All that you carried is lost.
quest-lesson-the-dragon-burnt = And the fire costs you { $amount } wounds: { $total } in all.
quest-lesson-the-dragon-moral = Decide what is enough before you come here. If nobody comes out, nobody wins.

quest-lesson-the-way-out = The way out
quest-lesson-the-way-out-about = The last light, a tower, and who wins in the end.
quest-lesson-the-way-out-dusk = The sun has come to its numbers, and each round a die must roll above them. This time it did; the next one fails { $sunset }% of the time.
quest-lesson-the-way-out-bruno = { $seats } is out of the dungeon already. So the start player's token is yours, and the sun moves in each of your turns.
quest-lesson-the-way-out-near = Two steps to the west stands a tower. To leave you need loot, one card at least.
quest-lesson-the-way-out-hint = Nothing in these rooms is worth the night. West.
quest-lesson-the-way-out-closer = { $place }: one more step to go.
quest-lesson-the-way-out-dawdled = That was a whole turn, and the tower is no nearer.
quest-lesson-the-way-out-darker = The die was kind to you again. The next one fails { $sunset }% of the time.
quest-lesson-the-way-out-darker_hint = To the tower, by the shortest way.
quest-lesson-the-way-out-tower = The tower, and its gate is still open.
quest-lesson-the-way-out-leave = As you enter a tower you may leave, walk on, or pass straight to another tower. You carry { $gold } gold.
quest-lesson-the-way-out-leave_hint = Out with you, while you can.
quest-lesson-the-way-out-out = You are out, alive and with loot. Nothing in there can touch you any more.
quest-lesson-the-way-out-night = The sun sets and the gates fall shut. Whoever is inside dies, whatever they carry.
quest-lesson-the-way-out-too_late = The sun set while you were still inside. A tower room is no shelter.
quest-lesson-the-way-out-won = Both of you have { $gold } gold. Then the dearest single card decides, and it is yours.
quest-lesson-the-way-out-lost = Those who came out count their gold. The richest: { $seats }, with { $gold }.
quest-lesson-the-way-out-moral = The game is over at sunset, or when nobody is left inside. The dead win nothing, and if nobody came out, all have lost.

quest-lesson-alone = Alone
quest-lesson-alone-about = For one player: a treasure to leave with, and monsters that the dice play.
quest-lesson-alone-alone = Alone all rules hold but two: how you meet monsters, and what you need to leave.
quest-lesson-alone-treasure = To leave you must have a treasure: other loot is not enough. You have one, worth { $gold }.
quest-lesson-alone-token = Between you and the tower waits a monster. There is nobody on your left to play it.
quest-lesson-alone-token_hint = The tower is right behind it. With quick feet you will not even have to fight.
quest-lesson-alone-met = There it is, and its card is face down.
quest-lesson-alone-searched = { $card }. The monster is still there.
quest-lesson-alone-unseen = You may try to flee before you see it, once: { $odds }%. If you are caught you pay for it, and then it is to the death.
quest-lesson-alone-dice = If you fight, a die decides each round: low hurts you, high hurts it, and between them both. You have { $left } health left.
quest-lesson-alone-flee_hint = You would not last many rounds. Trust your feet.
quest-lesson-alone-away = You slip away unseen, and it costs you nothing.
quest-lesson-alone-fight = A { $monster }, health { $health }. Now the dice do the fighting.
quest-lesson-alone-run = Alone you may run out by any passage that is not blocked, even into the unknown.
quest-lesson-alone-run_hint = To the tower.
quest-lesson-alone-tower = The tower. With a treasure in your bag you may leave at once.
quest-lesson-alone-back = Back where you were, and the monster is still in the way.
quest-lesson-alone-leave = You have a treasure and an open gate. Is that enough for you?
quest-lesson-alone-leave_hint = Alone, to come out at all is to win.
quest-lesson-alone-out = You are out. Nobody saw it, but it happened.
quest-lesson-alone-stayed = You stay inside, and the sun moves on.
quest-lesson-alone-lost = So close to the gate, and yet inside. The dungeon keeps your treasure.
quest-lesson-alone-blow = That hurt: { $total } wounds in all.
quest-lesson-alone-won = Out alive, with { $gold } gold. Next time, a little more?
quest-lesson-alone-moral = Alone you play against the sun, the dragon and your own greed. See how much you can carry home.
