raiders = Dungeon Raiders
raiders-edition-classic = edición de 2011
raiders-edition-devir = segunda edición
raiders-mode-standard = estándar
raiders-mode-speed = rápida
raiders-mode-duel = duelo
raiders-mode-solitaire = solitario
raiders-mode-tactical = táctica

raiders-character-explorer = Exploradora
raiders-character-knight = Caballero
raiders-character-thief = Ladrona
raiders-character-warrior = Guerrero
raiders-character-wizard = Hechicero

raiders-item-torch = antorcha
raiders-item-crystal_ball = bola de cristal
raiders-item-key = llave
raiders-item-sword = espada

raiders-card-pass = Ahora no
raiders-card-look = Usar una antorcha para mirar
raiders-card-1 = 1
raiders-card-2 = 2
raiders-card-3 = 3
raiders-card-4 = 4
raiders-card-5 = 5
raiders-card-torch = Antorcha
raiders-card-crystal_ball = Bola de cristal
raiders-card-key = Llave
raiders-card-sword = Espada

# The key that plays a card or gives an answer.
raiders-key-pass = n
raiders-key-look = m
raiders-key-torch = a
raiders-key-crystal_ball = b
raiders-key-key = l
raiders-key-sword = e

raiders-kind-treasure = Tesoro
raiders-kind-monster = Monstruo
raiders-kind-trap = Trampa
raiders-kind-vault = Cámara
raiders-kind-boss = Monstruo final

raiders-room-dark = habitación a oscuras
raiders-room-dark-several = { $count ->
    [2] dos habitaciones a oscuras
    [3] tres habitaciones a oscuras
    [4] cuatro habitaciones a oscuras
   *[other] { $count } habitaciones a oscuras
}
raiders-room-treasure_4_2 = Tesoro (4 y 2)
raiders-room-treasure_4 = Tesoro (4)
raiders-room-treasure_3_2 = Tesoro (3 y 2)
raiders-room-treasure_3 = Tesoro (3)
raiders-room-treasure_2_1 = Tesoro (2 y 1)
raiders-room-treasure_2 = Tesoro (2)
raiders-room-treasure_1 = Tesoro (1)
raiders-room-vault_items = Cámara con objetos
raiders-room-vault_coins = Cámara con monedas
raiders-room-snake = Serpiente
raiders-room-zombie = Zombi
raiders-room-goblin = Goblin
raiders-room-skeleton = Esqueleto
raiders-room-gelatinous_cube = La Cosa
raiders-room-the_thing = La Cosa
raiders-room-troll = Troll
raiders-room-dragon = Dragón
raiders-room-magnet = Atrapamonedas
raiders-room-boulder = Roca gigante
raiders-room-lava = Caldero de lava
raiders-room-spike = Trampa de pinchos
raiders-room-tax_collector = Recaudador
raiders-room-medusa = Medusa
raiders-room-vampire = Vampiro
raiders-room-sphinx = Esfinge
raiders-room-minotaur = Minotauro
raiders-room-wolf_pack = Manada de lobos
raiders-room-necromancer = Nigromante
raiders-room-megadragon = Megadragón
raiders-room-golem = Golem
raiders-room-mummy = Momia

raiders-ask-card = { $room }: ¿qué carta juegas?
raiders-ask-torch = ¿Usas una antorcha para mirar las habitaciones a oscuras?
raiders-ask-character = ¿Qué personaje baja solo a la mazmorra?
raiders-ask-challenge = ¿Con cuántas heridas empiezas?
raiders-option-challenge = { $wounds ->
    [2] 2 heridas (fácil)
    [5] 5 heridas (casi imposible)
   *[other] { $wounds } heridas
}

raiders-event-character_dealt = { $you ->
    [yes] Tu personaje
   *[no] Personaje de { $seat }
}: { $character }, con { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
} y { $wounds ->
    [0] sin heridas
    [one] 1 herida
   *[other] { $wounds } heridas
}.
raiders-event-start_drawn = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $seat }.
}
raiders-event-level_laid = Nivel { $level }: { $rooms }.
raiders-event-torch_used = { $you ->
    [yes] Enciendes una antorcha y miras
   *[no] { $seat } enciende una antorcha y mira
} { $dark ->
    [one] la habitación a oscuras
   *[other] las { $dark } habitaciones a oscuras
}.
raiders-event-torch_used-private = { $you ->
    [yes] Tu antorcha te muestra
   *[no] A la luz de su antorcha, { $seat } ve
}: { $rooms }.
raiders-event-room_entered = { $was_dark ->
    [yes] La habitación { $place } estaba a oscuras. Dentro: { $room }.
   *[no] Habitación { $place }: { $room }.
}
raiders-event-attack_flipped = La fuerza del monstruo es { $strength }.
raiders-event-card_played = { $you ->
    [yes] Juegas
   *[no] { $seat } juega
}: { $card }.
raiders-event-chest_shared = { $share ->
    [0] { $you ->
        [yes] Empatas con { $others }
       *[no] { $seats } empatan
    } por { $coins ->
        [one] una sola moneda
       *[other] { $coins } monedas
    }: no hay nada para nadie.
   *[other] { $you ->
        [yes] Empatas con { $others } por
       *[no] { $seats } empatan y se reparten
    } { $coins } monedas: { $share } por cabeza.
}
raiders-event-chest_stays = El cofre de { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
} se queda cerrado.
raiders-event-coins_gained = { $amount ->
    [0] { $you ->
        [yes] No ganas nada
       *[no] { $seat } no gana nada
    }
   *[other] { $you ->
        [yes] Ganas
       *[no] { $seat } gana
    } { $amount ->
        [one] 1 moneda
       *[other] { $amount } monedas
    }
} ({ $total }).
raiders-event-purse_full = { $you ->
    [yes] Tienes
   *[no] { $seat } tiene
} la bolsa llena: { $lost ->
    [one] 1 moneda se queda
   *[other] { $lost } monedas se quedan
} atrás.
raiders-event-coins_lost = { $amount ->
    [0] { $you ->
        [yes] No pierdes nada
       *[no] { $seat } no pierde nada
    }
   *[other] { $you ->
        [yes] Pierdes
       *[no] { $seat } pierde
    } { $amount ->
        [one] 1 moneda
       *[other] { $amount } monedas
    }
} ({ $total }).
raiders-event-wounded = { $amount ->
    [0] { $you ->
        [yes] No recibes heridas
       *[no] { $seat } no recibe heridas
    }
   *[other] { $you ->
        [yes] Recibes
       *[no] { $seat } recibe
    } { $amount ->
        [one] 1 herida
       *[other] { $amount } heridas
    }
} ({ $total }).
raiders-event-healed = { $amount ->
    [0] { $you ->
        [yes] No tienes heridas que curar
       *[no] { $seat } no tiene heridas que curar
    }
   *[other] { $you ->
        [yes] Te curas
       *[no] { $seat } se cura
    } { $amount ->
        [one] 1 herida
       *[other] { $amount } heridas
    }
} ({ $total }).
raiders-event-eliminated = { $you ->
    [yes] Quedas
   *[no] { $seat } queda
} fuera de la partida.
raiders-event-item_taken = { $you ->
    [yes] Te llevas
   *[no] { $seat } se lleva
} una { $item }.
raiders-event-item_short = La reserva no alcanza { $you ->
    [yes] { $more ->
        [0] para ti
       *[other] para { $beside } y para ti
    }
   *[no] para { $seats }
}: nadie se lleva una { $item }.
raiders-event-monster_beaten = { $room } cae: { $total } contra { $strength }.
raiders-event-monster_unbeaten = { $strength ->
    [0] { $room } es invencible.
   *[other] { $room } resiste: { $total } contra { $strength }.
}
raiders-event-monster_attacks = { $room } { $you ->
    [yes] { $more ->
        [0] te ataca
       *[other] ataca a { $beside } y a ti
    }
   *[no] ataca a { $seats }
}.
raiders-event-monster_confused = Ante cartas iguales, { $room } se confunde y no hiere a nadie.
raiders-event-nobody_attacked = Todos escapan; { $room } no tiene a quién atacar.
raiders-event-escaped = { $you ->
    [yes] Escapas
   *[no] { $seat } escapa
} con una { $item }.
raiders-event-trap_sprung = { $room }: se dispara con un { $value } y { $you ->
    [yes] { $more ->
        [0] te alcanza
       *[other] alcanza a { $beside } y a ti
    }
   *[no] alcanza a { $seats }
}.
raiders-event-trap_quiet = { $room }: con un { $value } no se dispara.
raiders-event-start_passes = { $you ->
    [yes] Empiezas
   *[no] { $seat } empieza
} la siguiente habitación.
raiders-event-rested = Nivel { $level } explorado. Las cartas de poder vuelven a la mano.
raiders-event-collapsed = Se desmaya quien tiene más heridas ({ $wounds }): { $you ->
    [yes] { $more ->
        [0] tú
       *[other] { $beside } y tú
    }
   *[no] { $seats }
}.
raiders-event-nobody_collapses = Nadie se desmaya.
raiders-event-won = Victoria con { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}: { $you ->
    [yes] { $more ->
        [0] tú
       *[other] { $beside } y tú
    }
   *[no] { $seats }
}.
raiders-event-nobody_wins = Nadie gana. La mazmorra se queda con su oro.

raiders-fact-chest-first = más alta: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
raiders-fact-chest-second = segunda: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
raiders-fact-chest-alone = más de { $coins }: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
raiders-fact-strength = fuerza { $strength }
raiders-fact-unbeatable = invencible
raiders-fact-attack-deck = fuerza de 3 a 5
raiders-fact-beat-alone = vence más de { $strength }
raiders-fact-lowest = más baja: { $hits }
raiders-fact-lower = más baja: { $hits }
raiders-fact-highest = más alta: { $hits }
raiders-fact-else = si no: { $hits }
raiders-fact-escape = escapar: { $item }
raiders-fact-weak = { $cards } valen 1
raiders-fact-wound = { $amount ->
    [one] 1 herida
   *[other] { $amount } heridas
}
raiders-fact-lose_coins = { $amount ->
    [one] −1 moneda
   *[other] −{ $amount } monedas
}
raiders-fact-gain_coins = { $amount ->
    [one] 1 moneda
   *[other] { $amount } monedas
}
raiders-fact-heal = cura { $amount }
raiders-fact-eliminate = fuera
raiders-fact-gift = { $card }: { $gift }
raiders-fact-trap = { $by ->
    [highest] más alta
   *[lowest] más baja
} { $amounts } { $does ->
    [wound] heridas
   *[lose_coins] monedas menos
} { $who ->
    [most_coins] al más rico
    [fewest_wounds] al menos herido
   *[everyone] a todos
}
raiders-note-key = Vale 5 y te ahorra una carta de poder.
raiders-note-sword = Vale 5 y te ahorra una carta de poder.
raiders-note-weak = Aquí vale 1.
raiders-note-crystal_ball = Juegas cuando todos los demás hayan mostrado su carta.
raiders-note-escape = Escapas: esta habitación no puede hacerte daño.
raiders-note-look = Solo tú ves las habitaciones a oscuras; después juegas una carta como siempre.
raiders-note-pass = Te guardas la antorcha.
raiders-note-gift = Da: { $gift }.
raiders-fact-springs = { $card }: { $amount }
raiders-fact-springs-half-lose_coins = { $card }: mitad
raiders-fact-springs-half-wound = { $card }: la mitad de los espacios libres
