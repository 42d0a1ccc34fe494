raiders = Dungeon Raiders
raiders-edition-classic = 2011 edition
raiders-edition-devir = second edition
raiders-mode-standard = standard
raiders-mode-speed = speed
raiders-mode-duel = duel
raiders-mode-solitaire = solitaire
raiders-mode-tactical = tactical

raiders-character-explorer = Explorer
raiders-character-knight = Knight
raiders-character-thief = Thief
raiders-character-warrior = Warrior
raiders-character-wizard = Wizard

raiders-item-torch = torch
raiders-item-crystal_ball = crystal ball
raiders-item-key = key
raiders-item-sword = sword

raiders-card-pass = Not now
raiders-card-look = Use a torch to look
raiders-card-1 = 1
raiders-card-2 = 2
raiders-card-3 = 3
raiders-card-4 = 4
raiders-card-5 = 5
raiders-card-torch = Torch
raiders-card-crystal_ball = Crystal ball
raiders-card-key = Key
raiders-card-sword = Sword

# The key that plays a card or gives an answer.
raiders-key-pass = n
raiders-key-look = l
raiders-key-torch = t
raiders-key-crystal_ball = b
raiders-key-key = k
raiders-key-sword = s

raiders-kind-treasure = Treasure
raiders-kind-monster = Monster
raiders-kind-trap = Trap
raiders-kind-vault = Vault
raiders-kind-boss = Boss

raiders-room-dark = dark room
raiders-room-dark-several = { $count ->
    [2] two dark rooms
    [3] three dark rooms
    [4] four dark rooms
   *[other] { $count } dark rooms
}
raiders-room-treasure_4_2 = Treasure (4 and 2)
raiders-room-treasure_4 = Treasure (4)
raiders-room-treasure_3_2 = Treasure (3 and 2)
raiders-room-treasure_3 = Treasure (3)
raiders-room-treasure_2_1 = Treasure (2 and 1)
raiders-room-treasure_2 = Treasure (2)
raiders-room-treasure_1 = Treasure (1)
raiders-room-vault_items = Vault of items
raiders-room-vault_coins = Vault of coins
raiders-room-snake = Snake
raiders-room-zombie = Zombie
raiders-room-goblin = Goblin
raiders-room-skeleton = Skeleton
raiders-room-gelatinous_cube = Gelatinous Cube
raiders-room-the_thing = The Thing
raiders-room-troll = Troll
raiders-room-dragon = Dragon
raiders-room-magnet = Magnet trap
raiders-room-boulder = Boulder trap
raiders-room-lava = Lava trap
raiders-room-spike = Spike trap
raiders-room-tax_collector = Tax Collector
raiders-room-medusa = Medusa
raiders-room-vampire = Vampire
raiders-room-sphinx = Sphinx
raiders-room-minotaur = Minotaur
raiders-room-wolf_pack = Wolf Pack
raiders-room-necromancer = Necromancer
raiders-room-megadragon = Megadragon
raiders-room-golem = Golem
raiders-room-mummy = Mummy

raiders-ask-card = { $room }: which card do you play?
raiders-ask-torch = Use a torch to look at the dark rooms?
raiders-ask-character = Which character goes down alone?
raiders-ask-challenge = How many wounds do you start with?
raiders-option-challenge = { $wounds ->
    [2] 2 wounds (easy)
    [5] 5 wounds (near impossible)
   *[other] { $wounds } wounds
}

raiders-event-character_dealt = { $you ->
    [yes] You are the { $character }
   *[no] { $seat } is the { $character }
}: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
raiders-event-start_drawn = { $you ->
    [yes] You play first.
   *[no] { $seat } plays first.
}
raiders-event-level_laid = Level { $level }: { $rooms }.
raiders-event-torch_used = { $you ->
    [yes] You light a torch and look
   *[no] { $seat } lights a torch and looks
} at { $dark ->
    [one] the dark room
   *[other] the { $dark } dark rooms
}.
raiders-event-torch_used-private = { $you ->
    [yes] Your torch shows
   *[no] { $seat } sees by torchlight
}: { $rooms }.
raiders-event-room_entered = { $was_dark ->
    [yes] Room { $place } was dark. It is: { $room }.
   *[no] Room { $place }: { $room }.
}
raiders-event-attack_flipped = The monster's strength is { $strength }.
raiders-event-card_played = { $you ->
    [yes] You play
   *[no] { $seat } plays
}: { $card }.
raiders-event-chest_shared = { $share ->
    [0] { $you ->
        [yes] You tie with { $others }
       *[no] { $seats } tie
    } for { $coins ->
        [one] a single coin
       *[other] { $coins } coins
    } and get nothing.
   *[other] { $you ->
        [yes] You tie with { $others }
       *[no] { $seats } tie
    } and share { $coins } coins: { $share } each.
}
raiders-event-chest_stays = The chest of { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} stays closed.
raiders-event-coins_gained = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} ({ $total }).
raiders-event-purse_full = { $you ->
    [yes] Your bag is full
   *[no] { $seat }'s bag is full
}: { $lost ->
    [one] 1 coin stays
   *[other] { $lost } coins stay
} behind.
raiders-event-coins_lost = { $you ->
    [yes] You lose
   *[no] { $seat } loses
} { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} ({ $total }).
raiders-event-wounded = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
} ({ $total }).
raiders-event-healed = { $you ->
    [yes] You heal
   *[no] { $seat } heals
} { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
} ({ $total }).
raiders-event-eliminated = { $you ->
    [yes] You are
   *[no] { $seat } is
} out of the game.
raiders-event-item_taken = { $you ->
    [yes] You take
   *[no] { $seat } takes
}: { $item }.
raiders-event-item_short = Not enough for { $you ->
    [yes] { $more ->
        [0] you
        [1] { $beside } and you
       *[other] { $beside }, and you
    }
   *[no] { $seats }
}: nobody takes a { $item }.
raiders-event-monster_beaten = { $room } beaten: { $total } against { $strength }.
raiders-event-monster_unbeaten = { $strength ->
    [0] { $room } cannot be beaten.
   *[other] { $room } stands: { $total } against { $strength }.
}
raiders-event-monster_attacks = { $room } attacks { $you ->
    [yes] { $more ->
        [0] you
        [1] { $beside } and you
       *[other] { $beside }, and you
    }
   *[no] { $seats }
}.
raiders-event-monster_confused = { $room } is confused by equal cards and hurts nobody.
raiders-event-nobody_attacked = Everybody escaped; { $room } has nobody to attack.
raiders-event-escaped = { $you ->
    [yes] You escape
   *[no] { $seat } escapes
} with a { $item }.
raiders-event-trap_sprung = { $room }: a { $value } springs it on { $you ->
    [yes] { $more ->
        [0] you
        [1] { $beside } and you
       *[other] { $beside }, and you
    }
   *[no] { $seats }
}.
raiders-event-trap_quiet = { $room }: a { $value } does not spring it.
raiders-event-start_passes = { $you ->
    [yes] You start
   *[no] { $seat } starts
} the next room.
raiders-event-rested = Level { $level } is explored. The power cards go back to hand.
raiders-event-collapsed = Collapsed under { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}: { $you ->
    [yes] { $more ->
        [0] you
        [1] { $beside } and you
       *[other] { $beside }, and you
    }
   *[no] { $seats }
}.
raiders-event-nobody_collapses = Nobody collapses.
raiders-event-won = The dungeon is won with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: { $you ->
    [yes] { $more ->
        [0] you
        [1] { $beside } and you
       *[other] { $beside }, and you
    }
   *[no] { $seats }
}.
raiders-event-nobody_wins = Nobody wins. The dungeon keeps its gold.

raiders-fact-chest-first = highest: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
raiders-fact-chest-second = second: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
raiders-fact-chest-alone = above { $coins }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
raiders-fact-strength = strength { $strength }
raiders-fact-unbeatable = cannot be beaten
raiders-fact-attack-deck = strength 3 to 5
raiders-fact-beat-alone = beaten above { $strength }
raiders-fact-lowest = lowest: { $hits }
raiders-fact-lower = lower: { $hits }
raiders-fact-highest = highest: { $hits }
raiders-fact-else = or else: { $hits }
raiders-fact-escape = escape: { $item }
raiders-fact-weak = { $cards } count 1
raiders-fact-wound = { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
}
raiders-fact-lose_coins = { $amount ->
    [one] −1 coin
   *[other] −{ $amount } coins
}
raiders-fact-gain_coins = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
raiders-fact-heal = heal { $amount }
raiders-fact-eliminate = out
raiders-fact-gift = { $card }: { $gift }
raiders-fact-trap = { $by ->
    [highest] highest
   *[lowest] lowest
} { $amounts } { $does ->
    [wound] wounds to
   *[lose_coins] coins lost by
} { $who ->
    [most_coins] the richest
    [fewest_wounds] the least hurt
   *[everyone] everyone
}
raiders-note-key = Counts as a 5 and saves your power cards.
raiders-note-sword = Counts as a 5 and saves your power cards.
raiders-note-weak = Counts as a 1 here.
raiders-note-crystal_ball = You play after all others have shown their cards.
raiders-note-escape = You escape: this room cannot hurt you.
raiders-note-look = You alone see the dark rooms; then you play a card as usual.
raiders-note-pass = You keep the torch.
raiders-note-gift = Gives: { $gift }.
raiders-fact-springs = { $card }: { $amount }
raiders-fact-springs-half-lose_coins = { $card }: half
raiders-fact-springs-half-wound = { $card }: half of the spaces left
