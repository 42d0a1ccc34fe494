quest-deed-entered = { $you ->
   *[no] vai
} para { $place } ({ $room })
quest-deed-card_drawn = { $you ->
   *[no] compra
} { $card }
quest-deed-loot_gained = { $you ->
   *[no] guarda
} { $gold ->
    [0] { $card }
   *[other] { $gold } de ouro
}
quest-deed-loot_lost = { $you ->
   *[no] perde
} { $card }
quest-deed-test_passed = { $you ->
   *[no] consegue
} { $about }
quest-deed-test_failed = { $you ->
   *[no] não consegue
} { $about }
quest-deed-rolled = { $you ->
   *[no] rola
} { $dice } para { $about }
quest-deed-wounded = { $you ->
   *[no] sofre
} { $amount ->
    [1] 1 ferimento
   *[other] { $amount } ferimentos
}
quest-deed-healed = { $you ->
   *[no] cura
} { $amount ->
    [1] 1 ferimento
   *[other] { $amount } ferimentos
}
quest-deed-returned = { $you ->
   *[no] recomeça
} em { $place }
quest-deed-monster_met = { $you ->
   *[no] enfrenta
} um { $monster }
quest-deed-monster_shown = { $you ->
   *[no] enfrenta
} um { $monster }
quest-deed-monster_slain = { $you ->
   *[no] mata
} o { $monster }
quest-deed-escaped = { $you ->
   *[no] escapa
} do { $monster }
quest-deed-beast_beaten = { $you ->
   *[no] derrota
} o férrox
quest-deed-cards_revealed = { $you ->
   *[no] ataca
} com { $weapon } contra { $against }
quest-deed-rune_used = { $you ->
   *[no] usa
} a { $rune }
quest-deed-turns_lost = { $you ->
   *[no] vai perder
} { $amount ->
    [1] 1 turno
   *[other] { $amount } turnos
}
quest-deed-turn_lost = { $you ->
   *[no] perde este turno
}
quest-deed-waits = { $you ->
   *[no] espera
}
quest-deed-went_below = { $you ->
   *[no] desce
} às catacumbas
quest-deed-marker_moved = { $you ->
   *[no] avança
} pelas catacumbas até { $place }
quest-deed-no_way_up = { $you ->
   *[no] não encontra
} por onde subir
quest-deed-entrance_found = { $you ->
   *[no] encontra
} uma descida em { $place }
quest-deed-tower_taken = { $you ->
   *[no] começa
} em { $place }
quest-deed-died = { $you ->
   *[no] morre
} { $cause }
quest-deed-left_dungeon = { $you ->
   *[no] sai
} da masmorra com vida
platformer-deed-moved = { $you ->
   *[no] vai
} para { $place }
platformer-deed-jumped_portal = { $you ->
   *[no] atravessa
} o portal até { $place }
platformer-deed-placed = { $you ->
   *[no] vai parar
} em { $place }
platformer-deed-respawned = { $you ->
   *[no] aparece
} em { $place }
platformer-deed-hero_fell = { $you ->
   *[no] cai
} em { $place }
platformer-deed-picked_up = { $you ->
   *[no] encontra
} { $token ->
    [gema] { $times ->
        [1] uma gema
       *[other] { $times } gemas
    }
   *[other] { $token }
}
platformer-deed-gold_gained = { $you ->
   *[no] ganha
} { $amount } de ouro
platformer-deed-gems_gained = { $you ->
   *[no] ganha
} { $amount ->
    [1] 1 gema
   *[other] { $amount } gemas
}
platformer-deed-struck = { $you ->
   *[no] acerta
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
}
platformer-deed-defeated = { $you ->
   *[no] derrota
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
}
platformer-deed-enemy_pushed = { $you ->
   *[no] empurra
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
}
platformer-deed-enemy_shifted = { $you ->
   *[no] move
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
}
platformer-deed-hero_pushed = { $you ->
   *[no] empurra
} { $seats }
platformer-deed-swapped_hero = { $you ->
   *[no] troca
} de lugar com { $seats }
platformer-deed-swapped_enemy = { $you ->
   *[no] troca de lugar
} { $enemy ->
    [Medusa] com a Medusa
    [Ikee] com Ikee
   *[other] com o { $enemy }
}
platformer-deed-wounded = { $you ->
   *[no] sofre
} { $amount ->
    [1] 1 ferimento
   *[other] { $amount } ferimentos
}
platformer-deed-healed = { $you ->
   *[no] recupera
} { $amount } de saúde
platformer-deed-item_bought = { $you ->
   *[no] compra
} { $item }
platformer-deed-potion_bought = { $you ->
   *[no] compra
} { $potion }
platformer-deed-potion_drunk = { $you ->
   *[no] bebe
} { $potion }
platformer-deed-item_exhausted = { $you ->
   *[no] usa
} { $item }
platformer-deed-artifact_exhausted = { $you ->
   *[no] usa
} { $artifact }
platformer-deed-artifact_taken = { $you ->
   *[no] consegue
} { $artifact }
platformer-deed-ability_used = { $you ->
   *[no] usa
} a habilidade de { $hero }
platformer-deed-level_revealed = { $you ->
   *[no] revela
} o nível { $level }
platformer-deed-boss_level_entered = { $you ->
   *[no] põe os pés
} no nível do chefe
platformer-deed-badge_gained = { $you ->
   *[no] recebe
} { $badge }
platformer-deed-downed = { $you ->
   *[no] cai para fora do mapa
}
web-beat-sentence = { $you ->
    [yes] Você { $deeds }.
   *[no] { $who } { $deeds }.
}
web-beat-you = você
web-recap-title = Desde sua última decisão
web-recap-none = De lá para cá não aconteceu nada.
web-recap-earlier = { $count ->
    [1] Antes disso, mais 1 coisa: veja no registro.
   *[other] Antes disso, mais { $count } coisas: veja no registro.
}
web-recap-missed = Aconteceu muita coisa enquanto isso.
web-keys-recap = o que aconteceu desde sua última decisão
web-raiders-goal = Com mais moedas você ganha; com mais ferimentos, perde.
web-raiders-goal-alone = Traga todas as moedas que puder, e saia com vida.
web-raiders-stakes-together = Vocês precisam somar { $strength } para vencê-lo.
web-quest-goal = { $alone ->
    [yes] Saia por uma torre com um tesouro antes de o sol se pôr.
   *[no] Saia com espólio antes de o sol se pôr: ganha o mais rico.
}
web-quest-stakes-sun = { $left ->
    [0] O sol já pode se pôr.
    [1] Resta 1 rodada de sol.
   *[other] Restam { $left } rodadas de sol.
}
web-quest-stakes-gold = { $gold ->
    [0] Você ainda não leva nada.
   *[other] Você leva { $gold } de ouro, que só conta lá fora.
}
web-platformer-goal = No alto espera { $boss }: { $health } ferimentos de um golpe e você ganha.
web-platformer-stakes = { $left ->
    [1] A última rodada.
   *[other] Restam { $left } rodadas.
} { $boss } cai com { $health } ferimentos num só ataque.
web-end-title = Como terminou
web-end-you-won = Você ganhou
web-end-you-shared = Você ganhou junto com { $names }
web-end-you-fell = Você caiu
web-end-you-lost = Você não ganhou
web-end-place = { $place }º lugar de { $seats }
web-end-decided-see = Ver de novo
web-end-share = Compartilhar
web-going-sits = { $name } se senta e continua jogando.
web-going-bot = Um bot continua jogando por { $name }.
web-going-plays = { $name } volta a jogar; o bot sai.
