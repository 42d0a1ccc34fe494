# O que se conta enquanto se mostra uma partida: frases, resumo, o que está em jogo, o fim.

quest-deed-entered = { $you ->
    [yes] vais
   *[no] vai
} até { $place } ({ $room })
quest-deed-card_drawn = { $you ->
    [yes] tiras
   *[no] tira
} { $card }
quest-deed-loot_gained = { $you ->
    [yes] guardas
   *[no] guarda
} { $gold ->
    [0] { $card }
   *[other] { $gold } de ouro
}
quest-deed-loot_lost = { $you ->
    [yes] perdes
   *[no] perde
} { $card }
quest-deed-test_passed = { $you ->
    [yes] consegues
   *[no] consegue
} { $about }
quest-deed-test_failed = { $you ->
    [yes] não consegues
   *[no] não consegue
} { $about }
quest-deed-rolled = { $you ->
    [yes] tiras
   *[no] tira
} { $dice } para { $about }
quest-deed-wounded = { $you ->
    [yes] sofres
   *[no] sofre
} { $amount ->
    [1] 1 ferimento
   *[other] { $amount } ferimentos
}
quest-deed-healed = { $you ->
    [yes] curas
   *[no] cura
} { $amount ->
    [1] 1 ferimento
   *[other] { $amount } ferimentos
}
quest-deed-returned = { $you ->
    [yes] recomeças
   *[no] recomeça
} em { $place }
quest-deed-monster_met = { $you ->
    [yes] enfrentas
   *[no] enfrenta
} um { $monster }
quest-deed-monster_shown = { $you ->
    [yes] enfrentas
   *[no] enfrenta
} um { $monster }
quest-deed-monster_slain = { $you ->
    [yes] matas
   *[no] mata
} o { $monster }
quest-deed-escaped = { $you ->
    [yes] escapas
   *[no] escapa
} do { $monster }
quest-deed-beast_beaten = { $you ->
    [yes] derrotas
   *[no] derrota
} o férrox
quest-deed-cards_revealed = { $you ->
    [yes] atacas
   *[no] ataca
} com { $weapon } contra { $against }
quest-deed-rune_used = { $you ->
    [yes] usas
   *[no] usa
} a { $rune }
quest-deed-turns_lost = { $you ->
    [yes] vais perder
   *[no] vai perder
} { $amount ->
    [1] 1 turno
   *[other] { $amount } turnos
}
quest-deed-turn_lost = { $you ->
    [yes] perdes este turno
   *[no] perde este turno
}
quest-deed-waits = { $you ->
    [yes] esperas
   *[no] espera
}
quest-deed-went_below = { $you ->
    [yes] desces
   *[no] desce
} às catacumbas
quest-deed-marker_moved = { $you ->
    [yes] avanças
   *[no] avança
} pelas catacumbas até { $place }
quest-deed-no_way_up = { $you ->
    [yes] não encontras
   *[no] não encontra
} por onde subir
quest-deed-entrance_found = { $you ->
    [yes] encontras
   *[no] encontra
} uma descida em { $place }
quest-deed-tower_taken = { $you ->
    [yes] começas
   *[no] começa
} em { $place }
quest-deed-died = { $you ->
    [yes] morres
   *[no] morre
} { $cause }
quest-deed-left_dungeon = { $you ->
    [yes] sais
   *[no] sai
} da masmorra com vida
platformer-deed-moved = { $you ->
    [yes] vais
   *[no] vai
} até { $place }
platformer-deed-jumped_portal = { $you ->
    [yes] atravessas
   *[no] atravessa
} o portal até { $place }
platformer-deed-placed = { $you ->
    [yes] vais parar
   *[no] vai parar
} a { $place }
platformer-deed-respawned = { $you ->
    [yes] apareces
   *[no] aparece
} em { $place }
platformer-deed-hero_fell = { $you ->
    [yes] cais
   *[no] cai
} para { $place }
platformer-deed-picked_up = { $you ->
    [yes] encontras
   *[no] encontra
} { $token ->
    [gema] { $times ->
        [1] uma gema
       *[other] { $times } gemas
    }
   *[other] { $token }
}
platformer-deed-gold_gained = { $you ->
    [yes] ganhas
   *[no] ganha
} { $amount } de ouro
platformer-deed-gems_gained = { $you ->
    [yes] ganhas
   *[no] ganha
} { $amount ->
    [1] 1 gema
   *[other] { $amount } gemas
}
platformer-deed-struck = { $you ->
    [yes] golpeias
   *[no] golpeia
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
}
platformer-deed-defeated = { $you ->
    [yes] derrotas
   *[no] derrota
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
}
platformer-deed-enemy_pushed = { $you ->
    [yes] empurras
   *[no] empurra
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
}
platformer-deed-enemy_shifted = { $you ->
    [yes] moves
   *[no] move
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
}
platformer-deed-hero_pushed = { $you ->
    [yes] empurras
   *[no] empurra
} { $seats }
platformer-deed-swapped_hero = { $you ->
    [yes] trocas
   *[no] troca
} de lugar com { $seats }
platformer-deed-swapped_enemy = { $you ->
    [yes] trocas de lugar
   *[no] troca de lugar
} { $enemy ->
    [Medusa] com a Medusa
    [Ikee] com Ikee
   *[other] com o { $enemy }
}
platformer-deed-wounded = { $you ->
    [yes] sofres
   *[no] sofre
} { $amount ->
    [1] 1 ferimento
   *[other] { $amount } ferimentos
}
platformer-deed-healed = { $you ->
    [yes] recuperas
   *[no] recupera
} { $amount } de saúde
platformer-deed-item_bought = { $you ->
    [yes] compras
   *[no] compra
} { $item }
platformer-deed-potion_bought = { $you ->
    [yes] compras
   *[no] compra
} { $potion }
platformer-deed-potion_drunk = { $you ->
    [yes] bebes
   *[no] bebe
} { $potion }
platformer-deed-item_exhausted = { $you ->
    [yes] usas
   *[no] usa
} { $item }
platformer-deed-artifact_exhausted = { $you ->
    [yes] usas
   *[no] usa
} { $artifact }
platformer-deed-artifact_taken = { $you ->
    [yes] consegues
   *[no] consegue
} { $artifact }
platformer-deed-ability_used = { $you ->
    [yes] usas
   *[no] usa
} a habilidade de { $hero }
platformer-deed-level_revealed = { $you ->
    [yes] revelas
   *[no] revela
} o nível { $level }
platformer-deed-boss_level_entered = { $you ->
    [yes] pisas
   *[no] pisa
} o nível do chefe
platformer-deed-badge_gained = { $you ->
    [yes] recebes
   *[no] recebe
} { $badge }
platformer-deed-downed = { $you ->
    [yes] cais para fora do mapa
   *[no] cai para fora do mapa
}
web-beat-sentence = { $you ->
    [yes] { $deeds }.
   *[no] { $who } { $deeds }.
}
web-beat-you = tu
web-beat-card = { $name } { $card }
web-beat-cards = { $cards }.
web-beat-cards-together = Juntos { $total }: { $cards }.
web-beat-wounded = { $amount ->
    [1] 1 ferimento
   *[other] { $amount } ferimentos
}: { $names }.
web-beat-healed = { $amount ->
    [1] 1 ferimento curado
   *[other] { $amount } ferimentos curados
}: { $names }.
web-beat-coins_gained = { $amount ->
    [1] 1 moeda
   *[other] { $amount } moedas
}: { $names }.
web-beat-coins_lost = { $amount ->
    [1] 1 moeda perdida
   *[other] { $amount } moedas perdidas
}: { $names }.
web-beat-item_taken = { $item }: { $names }.
web-beat-trap_sprung = { $room }: com um { $value } dispara.
web-recap = O que aconteceu?
web-recap-title = Desde a tua última decisão
web-recap-none = Desde então não aconteceu nada.
web-recap-earlier = { $count ->
    [1] Antes disso, mais 1 coisa: vê o registo.
   *[other] Antes disso, mais { $count } coisas: vê o registo.
}
web-recap-missed = Entretanto aconteceu muita coisa.
web-keys-recap = o que aconteceu desde a tua última decisão
web-raiders-goal = Com mais moedas ganhas; com mais ferimentos, perdes.
web-raiders-goal-alone = Traz todas as moedas que puderes, e sai com vida.
web-raiders-stakes-together = São precisos { $strength } entre todos para o vencer.
web-raiders-stakes-wounds = Perde quem acabar com mais ferimentos: agora { $names } ({ $wounds }).
web-quest-goal = { $alone ->
    [yes] Traz um tesouro por uma torre antes de o sol se pôr.
   *[no] Sai com saque antes de o sol se pôr: ganha o mais rico.
}
web-quest-stakes-sun = { $left ->
    [0] O sol pode pôr-se já.
    [1] Resta 1 ronda de sol.
   *[other] Restam { $left } rondas de sol.
}
web-quest-stakes-gold = { $gold ->
    [0] Ainda não levas nada.
   *[other] Levas { $gold } de ouro, que só conta lá fora.
}
web-platformer-goal = No alto espera { $boss }: { $health } ferimentos de um golpe e ganhas.
web-platformer-stakes = { $left ->
    [1] A última ronda.
   *[other] Restam { $left } rondas.
} { $boss } cai com { $health } ferimentos num só ataque.
web-end-title = Como acabou
web-end-you-won = Ganhaste
web-end-you-shared = Ganhaste junto com { $names }
web-end-you-fell = Caíste
web-end-you-lost = Não ganhaste
web-end-place = Lugar { $place } de { $seats }
web-end-decided = O que decidiu a partida:
web-end-moment = { $when }. { $what }
web-end-decided-see = Ver outra vez
web-end-share = Partilhar
web-end-share-text = { $won ->
    [yes] Ganhei uma partida de { $game }:
   *[no] Joguei uma partida de { $game }:
}
web-going-away = { $name } saiu da mesa. O lugar fica guardado.
web-going-back = { $name } voltou.
web-going-sits = { $name } senta-se e continua a jogar.
web-going-bot = Um bot continua a jogar por { $name }.
web-going-plays = { $name } volta a jogar; o bot retira-se.
