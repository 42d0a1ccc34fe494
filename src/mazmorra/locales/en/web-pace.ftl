# What is told while a game is shown: sentences, the recap, the stakes, the end.

quest-deed-entered = { $you ->
    [yes] go
   *[no] goes
} to { $place } ({ $room })
quest-deed-card_drawn = { $you ->
    [yes] draw
   *[no] draws
} { $card }
quest-deed-loot_gained = { $you ->
    [yes] pocket
   *[no] pockets
} { $gold ->
    [0] { $card }
   *[other] { $gold } gold
}
quest-deed-loot_lost = { $you ->
    [yes] lose
   *[no] loses
} { $card }
quest-deed-test_passed = { $you ->
    [yes] manage
   *[no] manages
} { $about }
quest-deed-test_failed = { $you ->
    [yes] fail
   *[no] fails
} { $about }
quest-deed-rolled = { $you ->
    [yes] roll
   *[no] rolls
} { $dice } { $about }
quest-deed-wounded = { $you ->
    [yes] take
   *[no] takes
} { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
}
quest-deed-healed = { $you ->
    [yes] heal
   *[no] heals
} { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
}
quest-deed-returned = { $you ->
    [yes] come back
   *[no] comes back
} at { $place }
quest-deed-monster_met = { $you ->
    [yes] face
   *[no] faces
} a { $monster }
quest-deed-monster_shown = { $you ->
    [yes] face
   *[no] faces
} a { $monster }
quest-deed-monster_slain = { $you ->
    [yes] slay
   *[no] slays
} the { $monster }
quest-deed-escaped = { $you ->
    [yes] get away
   *[no] gets away
} from the { $monster }
quest-deed-beast_beaten = { $you ->
    [yes] beat
   *[no] beats
} the ferrox
quest-deed-cards_revealed = { $you ->
    [yes] strike
   *[no] strikes
} with { $weapon } against { $against }
quest-deed-rune_used = { $you ->
    [yes] use
   *[no] uses
} the { $rune }
quest-deed-turns_lost = { $you ->
    [yes] will lose
   *[no] will lose
} { $amount ->
    [one] 1 turn
   *[other] { $amount } turns
}
quest-deed-turn_lost = { $you ->
    [yes] lose this turn
   *[no] loses this turn
}
quest-deed-waits = { $you ->
    [yes] wait
   *[no] waits
}
quest-deed-went_below = { $you ->
    [yes] go
   *[no] goes
} down into the catacombs
quest-deed-marker_moved = { $you ->
    [yes] walk
   *[no] walks
} through the catacombs to { $place }
quest-deed-no_way_up = { $you ->
    [yes] find
   *[no] finds
} no way up
quest-deed-entrance_found = { $you ->
    [yes] find
   *[no] finds
} a way down at { $place }
quest-deed-tower_taken = { $you ->
    [yes] begin
   *[no] begins
} at { $place }
quest-deed-died = { $you ->
    [yes] die
   *[no] dies
} { $cause }
quest-deed-left_dungeon = { $you ->
    [yes] leave
   *[no] leaves
} the dungeon alive
platformer-deed-moved = { $you ->
    [yes] go
   *[no] goes
} to { $place }
platformer-deed-jumped_portal = { $you ->
    [yes] step
   *[no] steps
} through the portal to { $place }
platformer-deed-placed = { $you ->
    [yes] land
   *[no] lands
} in { $place }
platformer-deed-respawned = { $you ->
    [yes] appear
   *[no] appears
} in { $place }
platformer-deed-hero_fell = { $you ->
    [yes] fall
   *[no] falls
} to { $place }
platformer-deed-picked_up = { $you ->
    [yes] find
   *[no] finds
} { $token ->
    [gem] { $times ->
        [one] a gem
       *[other] { $times } gems
    }
   *[other] { $token }
}
platformer-deed-gold_gained = { $you ->
    [yes] gain
   *[no] gains
} { $amount } gold
platformer-deed-gems_gained = { $you ->
    [yes] gain
   *[no] gains
} { $amount ->
    [one] 1 gem
   *[other] { $amount } gems
}
platformer-deed-struck = { $you ->
    [yes] strike
   *[no] strikes
} { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
}
platformer-deed-defeated = { $you ->
    [yes] defeat
   *[no] defeats
} { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
}
platformer-deed-enemy_pushed = { $you ->
    [yes] push
   *[no] pushes
} { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
}
platformer-deed-enemy_shifted = { $you ->
    [yes] move
   *[no] moves
} { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] the { $enemy }
}
platformer-deed-hero_pushed = { $you ->
    [yes] push
   *[no] pushes
} { $seats }
platformer-deed-swapped_hero = { $you ->
    [yes] change
   *[no] changes
} places with { $seats }
platformer-deed-swapped_enemy = { $you ->
    [yes] change places
   *[no] changes places
} { $enemy ->
    [Medusa] with Medusa
    [Ikee] with Ikee
   *[other] with the { $enemy }
}
platformer-deed-wounded = { $you ->
    [yes] take
   *[no] takes
} { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
}
platformer-deed-healed = { $you ->
    [yes] regain
   *[no] regains
} { $amount } health
platformer-deed-item_bought = { $you ->
    [yes] buy
   *[no] buys
} { $item }
platformer-deed-potion_bought = { $you ->
    [yes] buy
   *[no] buys
} { $potion }
platformer-deed-potion_drunk = { $you ->
    [yes] drink
   *[no] drinks
} { $potion }
platformer-deed-item_exhausted = { $you ->
    [yes] use
   *[no] uses
} { $item }
platformer-deed-artifact_exhausted = { $you ->
    [yes] use
   *[no] uses
} { $artifact }
platformer-deed-artifact_taken = { $you ->
    [yes] win
   *[no] wins
} { $artifact }
platformer-deed-ability_used = { $you ->
    [yes] use
   *[no] uses
} { $hero }'s ability
platformer-deed-level_revealed = { $you ->
    [yes] reveal
   *[no] reveals
} level { $level }
platformer-deed-boss_level_entered = { $you ->
    [yes] set foot
   *[no] sets foot
} on the boss's level
platformer-deed-badge_gained = { $you ->
    [yes] get
   *[no] gets
} { $badge }
platformer-deed-downed = { $you ->
    [yes] are downed and leave the map
   *[no] is downed and leaves the map
}
web-beat-sentence = { $you ->
    [yes] You { $deeds }.
   *[no] { $who } { $deeds }.
}
web-beat-you = you
web-beat-card = { $name } { $card }
web-beat-cards = { $cards }.
web-beat-cards-together = Together { $total }: { $cards }.
web-beat-wounded = { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
}: { $names }.
web-beat-healed = { $amount ->
    [one] 1 wound healed
   *[other] { $amount } wounds healed
}: { $names }.
web-beat-coins_gained = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}: { $names }.
web-beat-coins_lost = { $amount ->
    [one] 1 coin lost
   *[other] { $amount } coins lost
}: { $names }.
web-beat-item_taken = { $item }: { $names }.
web-beat-trap_sprung = { $room }: a { $value } springs it.
web-recap = What happened?
web-recap-title = Since your last decision
web-recap-none = Nothing has happened since.
web-recap-earlier = { $count ->
    [one] Before that, 1 more thing: see the log.
   *[other] Before that, { $count } more things: see the log.
}
web-recap-missed = A lot has happened in the meantime.
web-keys-recap = what has happened since your last decision
web-raiders-goal = Most coins wins. Most wounds loses.
web-raiders-goal-alone = Bring out as many coins as you can, and come out alive.
web-raiders-stakes-together = Together you need { $strength } to beat it.
web-raiders-stakes-wounds = Whoever ends most wounded loses: now { $names } ({ $wounds }).
web-quest-goal = { $alone ->
    [yes] Carry a treasure out through a tower before the sun sets.
   *[no] Get out with loot before sunset: the richest wins.
}
web-quest-stakes-sun = { $left ->
    [0] The sun may set now.
    [one] 1 round of sun is left.
   *[other] { $left } rounds of sun are left.
}
web-quest-stakes-gold = { $gold ->
    [0] You carry nothing yet.
   *[other] You carry { $gold } gold, which counts only outside.
}
web-platformer-goal = { $boss } waits at the top: { $health } wounds in one attack win.
web-platformer-stakes = { $left ->
    [one] The last round.
   *[other] { $left } rounds are left.
} { $boss } falls to { $health } wounds in one attack.
web-end-title = How it ended
web-end-you-won = You won
web-end-you-shared = You won, together with { $names }
web-end-you-fell = You fell
web-end-you-lost = You did not win
web-end-place = Place { $place } of { $seats }
web-end-decided = What decided it:
web-end-moment = { $when }. { $what }
web-end-decided-see = See it again
web-end-share = Share
web-end-share-text = { $won ->
    [yes] I won a game of { $game }:
   *[no] I played a game of { $game }:
}
web-going-away = { $name } has left the table. The seat is kept.
web-going-back = { $name } is back.
web-going-sits = { $name } sits down and plays on.
web-going-bot = A bot plays on for { $name }.
web-going-plays = { $name } is playing again; the bot steps back.
