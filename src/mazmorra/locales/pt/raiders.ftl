raiders = Dungeon Raiders
raiders-edition-classic = edição de 2011
raiders-edition-devir = segunda edição
raiders-mode-standard = padrão
raiders-mode-speed = rápida
raiders-mode-duel = duelo
raiders-mode-solitaire = solitário
raiders-mode-tactical = tática

raiders-character-explorer = Exploradora
raiders-character-knight = Cavaleiro
raiders-character-thief = Ladra
raiders-character-warrior = Guerreiro
raiders-character-wizard = Mago

raiders-item-torch = tocha
raiders-item-crystal_ball = bola de cristal
raiders-item-key = chave
raiders-item-sword = espada

raiders-card-pass = Agora não
raiders-card-look = Usar uma tocha para ver
raiders-card-1 = 1
raiders-card-2 = 2
raiders-card-3 = 3
raiders-card-4 = 4
raiders-card-5 = 5
raiders-card-torch = Tocha
raiders-card-crystal_ball = Bola de cristal
raiders-card-key = Chave
raiders-card-sword = Espada

# The key that plays a card or gives an answer.
raiders-key-pass = n
raiders-key-look = v
raiders-key-torch = t
raiders-key-crystal_ball = b
raiders-key-key = c
raiders-key-sword = e

raiders-kind-treasure = Tesouro
raiders-kind-monster = Monstro
raiders-kind-trap = Armadilha
raiders-kind-vault = Cofre
raiders-kind-boss = Chefe

raiders-room-dark = sala às escuras
raiders-room-dark-several = { $count ->
    [2] duas salas às escuras
    [3] três salas às escuras
    [4] quatro salas às escuras
   *[other] { $count } salas às escuras
}
raiders-room-treasure_4_2 = Tesouro (4 e 2)
raiders-room-treasure_4 = Tesouro (4)
raiders-room-treasure_3_2 = Tesouro (3 e 2)
raiders-room-treasure_3 = Tesouro (3)
raiders-room-treasure_2_1 = Tesouro (2 e 1)
raiders-room-treasure_2 = Tesouro (2)
raiders-room-treasure_1 = Tesouro (1)
raiders-room-vault_items = Cofre com objetos
raiders-room-vault_coins = Cofre com moedas
raiders-room-snake = Cobra
raiders-room-zombie = Zombie
raiders-room-goblin = Goblin
raiders-room-skeleton = Esqueleto
raiders-room-gelatinous_cube = Cubo Gelatinoso
raiders-room-the_thing = A Coisa
raiders-room-troll = Trol
raiders-room-dragon = Dragão
raiders-room-magnet = Armadilha magnética
raiders-room-boulder = Armadilha de pedregulho
raiders-room-lava = Armadilha de lava
raiders-room-spike = Armadilha de estacas
raiders-room-tax_collector = Cobrador de Impostos
raiders-room-medusa = Medusa
raiders-room-vampire = Vampiro
raiders-room-sphinx = Esfinge
raiders-room-minotaur = Minotauro
raiders-room-wolf_pack = Matilha de Lobos
raiders-room-necromancer = Necromante
raiders-room-megadragon = Megadragão
raiders-room-golem = Golem
raiders-room-mummy = Múmia

raiders-ask-card = { $room }: que carta jogas?
raiders-ask-torch = Usas uma tocha para ver as salas às escuras?
raiders-ask-character = Que personagem desce sozinho à masmorra?
raiders-ask-challenge = Com quantos ferimentos começas?
raiders-option-challenge = { $wounds ->
    [2] 2 ferimentos (fácil)
    [5] 5 ferimentos (quase impossível)
   *[other] { $wounds } ferimentos
}

# Counts select [1], not [one]: Portuguese counts 0 as [one] too, and 0 is written '0 moedas'.
raiders-event-character_dealt = { $you ->
    [yes] O teu personagem
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
    [yes] Começas tu.
   *[no] Começa { $seat }.
}
raiders-event-level_laid = Nível { $level }: { $rooms }.
raiders-event-torch_used = { $you ->
    [yes] Acendes uma tocha e vês
   *[no] { $seat } acende uma tocha e vê
} { $dark ->
    [1] a sala às escuras
   *[other] as { $dark } salas às escuras
}.
raiders-event-torch_used-private = { $you ->
    [yes] A tua tocha mostra-te
   *[no] À luz da sua tocha, { $seat } vê
}: { $rooms }.
raiders-event-room_entered = { $was_dark ->
    [yes] A sala { $place } estava às escuras. Lá dentro: { $room }.
   *[no] Sala { $place }: { $room }.
}
raiders-event-attack_flipped = A força do monstro é { $strength }.
raiders-event-card_played = { $you ->
    [yes] Jogas
   *[no] { $seat } joga
}: { $card }.
raiders-event-chest_shared = { $share ->
    [0] { $you ->
        [yes] Empatas com { $others }
       *[no] { $seats } empatam
    } por { $coins ->
        [1] uma só moeda
       *[other] { $coins } moedas
    }: não há nada para ninguém.
   *[other] { $you ->
        [yes] Empatas com { $others } por
       *[no] { $seats } empatam e dividem
    } { $coins } moedas: { $share } por cabeça.
}
raiders-event-chest_stays = O baú de { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
} fica fechado.
raiders-event-coins_gained = { $amount ->
    [0] { $you ->
        [yes] Não ganhas nada
       *[no] { $seat } não ganha nada
    }
   *[other] { $you ->
        [yes] Ganhas
       *[no] { $seat } ganha
    } { $amount ->
        [1] 1 moeda
       *[other] { $amount } moedas
    }
} ({ $total }).
raiders-event-purse_full = { $you ->
    [yes] Tens
   *[no] { $seat } tem
} a bolsa cheia: { $lost ->
    [1] 1 moeda fica
   *[other] { $lost } moedas ficam
} para trás.
raiders-event-coins_lost = { $amount ->
    [0] { $you ->
        [yes] Não perdes nada
       *[no] { $seat } não perde nada
    }
   *[other] { $you ->
        [yes] Perdes
       *[no] { $seat } perde
    } { $amount ->
        [1] 1 moeda
       *[other] { $amount } moedas
    }
} ({ $total }).
raiders-event-wounded = { $amount ->
    [0] { $you ->
        [yes] Não sofres ferimentos
       *[no] { $seat } não sofre ferimentos
    }
   *[other] { $you ->
        [yes] Sofres
       *[no] { $seat } sofre
    } { $amount ->
        [1] 1 ferimento
       *[other] { $amount } ferimentos
    }
} ({ $total }).
raiders-event-healed = { $amount ->
    [0] { $you ->
        [yes] Não tens ferimentos para curar
       *[no] { $seat } não tem ferimentos para curar
    }
   *[other] { $you ->
        [yes] Curas
       *[no] { $seat } cura
    } { $amount ->
        [1] 1 ferimento
       *[other] { $amount } ferimentos
    }
} ({ $total }).
raiders-event-eliminated = { $you ->
    [yes] Ficas
   *[no] { $seat } fica
} fora da partida.
raiders-event-item_taken = { $you ->
    [yes] Levas
   *[no] { $seat } leva
} uma { $item }.
raiders-event-item_short = A provisão não chega { $you ->
    [yes] { $more ->
        [0] para ti
       *[other] para { $beside } e para ti
    }
   *[no] para { $seats }
}: ninguém leva uma { $item }.
raiders-event-monster_beaten = { $room } cai: { $total } contra { $strength }.
raiders-event-monster_unbeaten = { $strength ->
    [0] { $room } é invencível.
   *[other] { $room } resiste: { $total } contra { $strength }.
}
raiders-event-monster_attacks = { $room } { $you ->
    [yes] { $more ->
        [0] ataca-te
       *[other] ataca { $beside } e a ti
    }
   *[no] ataca { $seats }
}.
raiders-event-monster_confused = Perante cartas iguais, { $room } confunde-se e não fere ninguém.
raiders-event-nobody_attacked = Todos escapam; { $room } não tem quem atacar.
raiders-event-escaped = { $you ->
    [yes] Escapas
   *[no] { $seat } escapa
} com uma { $item }.
raiders-event-trap_sprung = { $room }: dispara com um { $value } e { $you ->
    [yes] { $more ->
        [0] atinge-te
       *[other] atinge { $beside } e a ti
    }
   *[no] atinge { $seats }
}.
raiders-event-trap_quiet = { $room }: com um { $value } não dispara.
raiders-event-start_passes = { $you ->
    [yes] Começas
   *[no] { $seat } começa
} a sala seguinte.
raiders-event-rested = Nível { $level } explorado. As cartas de poder voltam à mão.
raiders-event-collapsed = Desfalece quem tem mais ferimentos ({ $wounds }): { $you ->
    [yes] { $more ->
        [0] tu
       *[other] { $beside } e tu
    }
   *[no] { $seats }
}.
raiders-event-nobody_collapses = Ninguém desfalece.
raiders-event-won = Vitória com { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
}: { $you ->
    [yes] { $more ->
        [0] tu
       *[other] { $beside } e tu
    }
   *[no] { $seats }
}.
raiders-event-nobody_wins = Ninguém ganha. A masmorra guarda o seu ouro.

raiders-fact-chest-first = mais alta: { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
}
raiders-fact-chest-second = segunda: { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
}
raiders-fact-chest-alone = mais de { $coins }: { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
}
raiders-fact-strength = força { $strength }
raiders-fact-unbeatable = invencível
raiders-fact-attack-deck = força de 3 a 5
raiders-fact-beat-alone = vence mais de { $strength }
raiders-fact-lowest = mais baixa: { $hits }
raiders-fact-lower = mais baixa: { $hits }
raiders-fact-highest = mais alta: { $hits }
raiders-fact-else = senão: { $hits }
raiders-fact-escape = escapar: { $item }
raiders-fact-weak = { $cards } valem 1
raiders-fact-wound = { $amount ->
    [1] 1 ferimento
   *[other] { $amount } ferimentos
}
raiders-fact-lose_coins = { $amount ->
    [1] −1 moeda
   *[other] −{ $amount } moedas
}
raiders-fact-gain_coins = { $amount ->
    [1] 1 moeda
   *[other] { $amount } moedas
}
raiders-fact-heal = cura { $amount }
raiders-fact-eliminate = fora
raiders-fact-gift = { $card }: { $gift }
raiders-fact-trap = { $by ->
    [highest] mais alta
   *[lowest] mais baixa
} { $amounts } { $does ->
    [wound] ferimentos
   *[lose_coins] moedas a menos
} { $who ->
    [most_coins] ao mais rico
    [fewest_wounds] ao menos ferido
   *[everyone] a todos
}
raiders-note-key = Vale 5 e poupa-te uma carta de poder.
raiders-note-sword = Vale 5 e poupa-te uma carta de poder.
raiders-note-weak = Aqui vale 1.
raiders-note-crystal_ball = Jogas depois de todos os outros mostrarem a sua carta.
raiders-note-escape = Escapas: esta sala não te pode fazer mal.
raiders-note-look = Só tu vês as salas às escuras; depois jogas uma carta como sempre.
raiders-note-pass = Ficas com a tocha.
raiders-note-gift = Dá: { $gift }.
raiders-fact-springs = { $card }: { $amount }
raiders-fact-springs-half-lose_coins = { $card }: metade
raiders-fact-springs-half-wound = { $card }: metade dos espaços livres
