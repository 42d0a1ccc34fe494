web-raiders-level = Level { $level } of { $levels }
web-raiders-setup = Before the first level
web-raiders-row = The rooms of this level
web-raiders-room = Room { $place }: { $room }
web-raiders-here = Room { $place }, where the party stands
web-raiders-cards = Cards played here
web-raiders-dark = dark
web-raiders-done = Done
web-raiders-only-you = Only you know
web-raiders-looked = { $names } looked in
web-raiders-rules = The rules of this room
web-raiders-ahead = { $rooms ->
    [0] No rooms below this level
   *[other] { $rooms } rooms below this level
}{ $boss ->
    [yes] , a boss in the last one
   *[no] { "" }
}. What may come?
web-raiders-unseen = What may still come
web-raiders-unseen-note = These rooms you have not seen yet. A few of them were taken out of the game before it began.
web-raiders-unseen-boss = One of these waits at the end
web-raiders-supply = Supply: { $items }
web-raiders-attack-deck = Attack deck: { $cards }
web-raiders-times = { $what } ×{ $count }
web-raiders-trap = By the { $by ->
    [highest] highest
   *[lowest] lowest
} card, { $who ->
    [most_coins] the richest
    [fewest_wounds] the least hurt
   *[everyone] everyone
} { $does ->
    [wound] is wounded
   *[lose_coins] pays
}:
web-raiders-half = ½: { $does ->
    [wound] half of the wound spaces left
   *[lose_coins] half of their coins
}

web-raiders-slot-none = { $name } has not played yet
web-raiders-slot-choosing = { $name } is choosing
web-raiders-slot-chosen = { $name } has chosen
web-raiders-slot-mine = Locked in: { $card }
web-raiders-slot-shown = { $name }: { $card }
web-raiders-slot-out = { $name } is out of the game

web-raiders-hand = Your hand
web-raiders-hand-of = { $name }'s hand: { $cards }
web-raiders-power = Power { $card }
web-raiders-played = played this level
web-raiders-locked = Locked in
web-raiders-look = Look

web-raiders-you = you
web-raiders-seat = { $character }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
web-raiders-seat-played = Played this level: { $cards }.
web-raiders-seat-items = Items gained: { $items }.
web-raiders-mark-choosing = is choosing
web-raiders-mark-chosen = has chosen
web-raiders-mark-starts = plays first here
web-raiders-mark-winner = wins
web-raiders-mark-collapsed = collapsed
web-raiders-mark-out = out of the game
web-raiders-out = You are out of the game. You can still watch how it ends.

web-raiders-count = The final count
web-raiders-count-who = Who
web-raiders-count-coins = Coins
web-raiders-count-wounds = Wounds
web-raiders-count-tie = The coins are equal, so the fewer wounds decide.
web-raiders-count-why = Why?
web-raiders-count-skip = Show the result
web-raiders-course = Coins, level by level
web-raiders-lost-out = your { $wounds } wounds put you out before the end
web-raiders-lost-boss = a boss put you out before the end
web-raiders-lost-collapsed = you collapsed at the end: nobody had more wounds ({ $wounds })
web-raiders-lost-coins = { $coins ->
    [one] you were one coin short
   *[other] you were { $coins } coins short
}
web-raiders-lost-wounds = { $wounds ->
    [one] you had as many coins, but one wound more
   *[other] you had as many coins, but { $wounds } wounds more
}
