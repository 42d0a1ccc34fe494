raiders-room-dark = sala escura
raiders-room-dark-several = { $count ->
    [2] duas salas escuras
    [3] três salas escuras
    [4] quatro salas escuras
   *[other] { $count } salas escuras
}
raiders-room-zombie = Zumbi
raiders-room-troll = Troll
raiders-room-tax_collector = Coletor de Impostos
raiders-ask-card = { $room }: que carta você joga?
raiders-ask-torch = Você usa uma tocha para ver as salas escuras?
raiders-ask-challenge = Com quantos ferimentos você começa?
raiders-event-character_dealt = { $you ->
    [yes] Seu personagem
   *[no] Personagem de { $seat }
}: { $character }, com { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
} e { $wounds ->
    [0] sem ferimentos
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}.
raiders-event-start_drawn = { $you ->
    [yes] Você começa.
   *[no] { $seat } começa.
}
raiders-event-torch_used = { $you ->
    [yes] Você acende uma tocha e vê
   *[no] { $seat } acende uma tocha e vê
} { $dark ->
    [1] a sala escura
   *[other] as { $dark } salas escuras
}.
raiders-event-torch_used-private = { $you ->
    [yes] Sua tocha mostra
   *[no] À luz da sua tocha, { $seat } vê
}: { $rooms }.
raiders-event-room_entered = { $was_dark ->
    [yes] A sala { $place } estava escura. Lá dentro: { $room }.
   *[no] Sala { $place }: { $room }.
}
raiders-event-card_played = { $you ->
    [yes] Você joga
   *[no] { $seat } joga
}: { $card }.
raiders-event-chest_shared = { $share ->
    [0] { $you ->
        [yes] Você empata com { $others }
       *[no] { $seats } empatam
    } por { $coins ->
        [1] uma só moeda
       *[other] { $coins } moedas
    }: não há nada para ninguém.
   *[other] { $you ->
        [yes] Você empata com { $others } por
       *[no] { $seats } empatam e dividem
    } { $coins } moedas: { $share } para cada um.
}
raiders-event-coins_gained = { $amount ->
    [0] { $you ->
        [yes] Você não ganha nada
       *[no] { $seat } não ganha nada
    }
   *[other] { $you ->
        [yes] Você ganha
       *[no] { $seat } ganha
    } { $amount ->
        [1] 1 moeda
       *[other] { $amount } moedas
    }
} ({ $total }).
raiders-event-purse_full = { $you ->
    [yes] Você tem
   *[no] { $seat } tem
} a bolsa cheia: { $lost ->
    [1] 1 moeda fica
   *[other] { $lost } moedas ficam
} para trás.
raiders-event-coins_lost = { $amount ->
    [0] { $you ->
        [yes] Você não perde nada
       *[no] { $seat } não perde nada
    }
   *[other] { $you ->
        [yes] Você perde
       *[no] { $seat } perde
    } { $amount ->
        [1] 1 moeda
       *[other] { $amount } moedas
    }
} ({ $total }).
raiders-event-wounded = { $amount ->
    [0] { $you ->
        [yes] Você não sofre ferimentos
       *[no] { $seat } não sofre ferimentos
    }
   *[other] { $you ->
        [yes] Você sofre
       *[no] { $seat } sofre
    } { $amount ->
        [1] 1 ferimento
       *[other] { $amount } ferimentos
    }
} ({ $total }).
raiders-event-healed = { $amount ->
    [0] { $you ->
        [yes] Você não tem ferimentos para curar
       *[no] { $seat } não tem ferimentos para curar
    }
   *[other] { $you ->
        [yes] Você cura
       *[no] { $seat } cura
    } { $amount ->
        [1] 1 ferimento
       *[other] { $amount } ferimentos
    }
} ({ $total }).
raiders-event-eliminated = { $you ->
    [yes] Você fica
   *[no] { $seat } fica
} fora da partida.
raiders-event-item_taken = { $you ->
    [yes] Você leva
   *[no] { $seat } leva
} uma { $item }.
raiders-event-item_short = A reserva não chega para { $you ->
    [yes] { $more ->
        [0] você
       *[other] { $beside } e você
    }
   *[no] { $seats }
}: ninguém leva uma { $item }.
raiders-event-monster_attacks = { $room } ataca { $you ->
    [yes] { $more ->
        [0] você
       *[other] { $beside } e você
    }
   *[no] { $seats }
}.
raiders-event-monster_confused = Diante de cartas iguais, { $room } se confunde e não fere ninguém.
raiders-event-escaped = { $you ->
    [yes] Você escapa
   *[no] { $seat } escapa
} com uma { $item }.
raiders-event-trap_sprung = { $room }: dispara com um { $value } e atinge { $you ->
    [yes] { $more ->
        [0] você
       *[other] { $beside } e você
    }
   *[no] { $seats }
}.
raiders-event-start_passes = { $you ->
    [yes] Você começa
   *[no] { $seat } começa
} a próxima sala.
raiders-event-collapsed = Desmaia quem tem mais ferimentos ({ $wounds }): { $you ->
    [yes] { $more ->
        [0] você
       *[other] { $beside } e você
    }
   *[no] { $seats }
}.
raiders-event-nobody_collapses = Ninguém desmaia.
raiders-event-won = Vitória com { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
}: { $you ->
    [yes] { $more ->
        [0] você
       *[other] { $beside } e você
    }
   *[no] { $seats }
}.
raiders-event-nobody_wins = Ninguém ganha. A masmorra fica com o ouro dela.
raiders-note-key = Vale 5 e poupa uma carta de poder.
raiders-note-sword = Vale 5 e poupa uma carta de poder.
raiders-note-crystal_ball = Você joga depois que todos os outros mostrarem a carta deles.
raiders-note-escape = Você escapa: esta sala não pode fazer mal a você.
raiders-note-look = Só você vê as salas escuras; depois joga uma carta como sempre.
raiders-note-pass = Você fica com a tocha.
