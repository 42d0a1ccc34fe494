# Lo que se cuenta mientras se muestra una partida: frases, resumen, lo que está en juego, el final.

quest-deed-entered = { $you ->
    [yes] vas
   *[no] va
} a { $place } ({ $room })
quest-deed-card_drawn = { $you ->
    [yes] robas
   *[no] roba
} { $card }
quest-deed-loot_gained = { $you ->
    [yes] te guardas
   *[no] se guarda
} { $gold ->
    [0] { $card }
   *[other] { $gold } de oro
}
quest-deed-loot_lost = { $you ->
    [yes] pierdes
   *[no] pierde
} { $card }
quest-deed-test_passed = { $you ->
    [yes] consigues
   *[no] consigue
} { $about }
quest-deed-test_failed = { $you ->
    [yes] no consigues
   *[no] no consigue
} { $about }
quest-deed-rolled = { $you ->
    [yes] sacas
   *[no] saca
} { $dice } para { $about }
quest-deed-wounded = { $you ->
    [yes] sufres
   *[no] sufre
} { $amount ->
    [one] 1 herida
   *[other] { $amount } heridas
}
quest-deed-healed = { $you ->
    [yes] te curas
   *[no] se cura
} { $amount ->
    [one] 1 herida
   *[other] { $amount } heridas
}
quest-deed-returned = { $you ->
    [yes] vuelves a empezar
   *[no] vuelve a empezar
} en { $place }
quest-deed-monster_met = { $you ->
    [yes] te enfrentas
   *[no] se enfrenta
} a un { $monster }
quest-deed-monster_shown = { $you ->
    [yes] te enfrentas
   *[no] se enfrenta
} a un { $monster }
quest-deed-monster_slain = { $you ->
    [yes] matas
   *[no] mata
} al { $monster }
quest-deed-escaped = { $you ->
    [yes] escapas
   *[no] escapa
} del { $monster }
quest-deed-beast_beaten = { $you ->
    [yes] derrotas
   *[no] derrota
} al férrox
quest-deed-cards_revealed = { $you ->
    [yes] atacas
   *[no] ataca
} con { $weapon } contra { $against }
quest-deed-rune_used = { $you ->
    [yes] usas
   *[no] usa
} la { $rune }
quest-deed-turns_lost = { $you ->
    [yes] vas a perder
   *[no] va a perder
} { $amount ->
    [one] 1 turno
   *[other] { $amount } turnos
}
quest-deed-turn_lost = { $you ->
    [yes] pierdes este turno
   *[no] pierde este turno
}
quest-deed-waits = { $you ->
    [yes] esperas
   *[no] espera
}
quest-deed-went_below = { $you ->
    [yes] bajas
   *[no] baja
} a las catacumbas
quest-deed-marker_moved = { $you ->
    [yes] avanzas
   *[no] avanza
} por las catacumbas hasta { $place }
quest-deed-no_way_up = { $you ->
    [yes] no encuentras
   *[no] no encuentra
} por dónde subir
quest-deed-entrance_found = { $you ->
    [yes] encuentras
   *[no] encuentra
} una bajada en { $place }
quest-deed-tower_taken = { $you ->
    [yes] empiezas
   *[no] empieza
} en { $place }
quest-deed-died = { $you ->
    [yes] mueres
   *[no] muere
} { $cause }
quest-deed-left_dungeon = { $you ->
    [yes] sales
   *[no] sale
} de la mazmorra con vida
platformer-deed-moved = { $you ->
    [yes] vas
   *[no] va
} a { $place }
platformer-deed-jumped_portal = { $you ->
    [yes] cruzas
   *[no] cruza
} el portal hasta { $place }
platformer-deed-placed = { $you ->
    [yes] vas a parar
   *[no] va a parar
} a { $place }
platformer-deed-respawned = { $you ->
    [yes] apareces
   *[no] aparece
} en { $place }
platformer-deed-hero_fell = { $you ->
    [yes] caes
   *[no] cae
} a { $place }
platformer-deed-picked_up = { $you ->
    [yes] encuentras
   *[no] encuentra
} { $token ->
    [gema] { $times ->
        [one] una gema
       *[other] { $times } gemas
    }
   *[other] { $token }
}
platformer-deed-gold_gained = { $you ->
    [yes] ganas
   *[no] gana
} { $amount } de oro
platformer-deed-gems_gained = { $you ->
    [yes] ganas
   *[no] gana
} { $amount ->
    [one] 1 gema
   *[other] { $amount } gemas
}
platformer-deed-struck = { $you ->
    [yes] golpeas
   *[no] golpea
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] a Ikee
   *[other] al { $enemy }
}
platformer-deed-defeated = { $you ->
    [yes] derrotas
   *[no] derrota
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] a Ikee
   *[other] al { $enemy }
}
platformer-deed-enemy_pushed = { $you ->
    [yes] empujas
   *[no] empuja
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] a Ikee
   *[other] al { $enemy }
}
platformer-deed-enemy_shifted = { $you ->
    [yes] mueves
   *[no] mueve
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] a Ikee
   *[other] al { $enemy }
}
platformer-deed-hero_pushed = { $you ->
    [yes] empujas
   *[no] empuja
} a { $seats }
platformer-deed-swapped_hero = { $you ->
    [yes] cambias
   *[no] cambia
} de sitio con { $seats }
platformer-deed-swapped_enemy = { $you ->
    [yes] cambias de sitio
   *[no] cambia de sitio
} { $enemy ->
    [Medusa] con Medusa
    [Ikee] con Ikee
   *[other] con el { $enemy }
}
platformer-deed-wounded = { $you ->
    [yes] sufres
   *[no] sufre
} { $amount ->
    [one] 1 herida
   *[other] { $amount } heridas
}
platformer-deed-healed = { $you ->
    [yes] recuperas
   *[no] recupera
} { $amount } de salud
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
    [yes] consigues
   *[no] consigue
} { $artifact }
platformer-deed-ability_used = { $you ->
    [yes] usas
   *[no] usa
} la capacidad de { $hero }
platformer-deed-level_revealed = { $you ->
    [yes] revelas
   *[no] revela
} el nivel { $level }
platformer-deed-boss_level_entered = { $you ->
    [yes] pisas
   *[no] pisa
} el nivel del jefe
platformer-deed-badge_gained = { $you ->
    [yes] recibes
   *[no] recibe
} { $badge }
platformer-deed-downed = { $you ->
    [yes] caes fuera del mapa
   *[no] cae fuera del mapa
}
web-beat-sentence = { $you ->
    [yes] { $deeds }.
   *[no] { $who } { $deeds }.
}
web-beat-you = tú
web-beat-card = { $name } { $card }
web-beat-cards = { $cards }.
web-beat-cards-together = Entre todos { $total }: { $cards }.
web-beat-wounded = { $amount ->
    [one] 1 herida
   *[other] { $amount } heridas
}: { $names }.
web-beat-healed = { $amount ->
    [one] 1 herida curada
   *[other] { $amount } heridas curadas
}: { $names }.
web-beat-coins_gained = { $amount ->
    [one] 1 moneda
   *[other] { $amount } monedas
}: { $names }.
web-beat-coins_lost = { $amount ->
    [one] 1 moneda perdida
   *[other] { $amount } monedas perdidas
}: { $names }.
web-beat-item_taken = { $item }: { $names }.
web-beat-trap_sprung = { $room }: con un { $value } se dispara.
web-recap = ¿Qué ha pasado?
web-recap-title = Desde tu última decisión
web-recap-none = Desde entonces no ha pasado nada.
web-recap-earlier = { $count ->
    [one] Antes, 1 cosa más: está en el registro.
   *[other] Antes, { $count } cosas más: están en el registro.
}
web-recap-missed = Mientras tanto han pasado muchas cosas.
web-keys-recap = qué ha pasado desde tu última decisión
web-raiders-goal = Con más monedas ganas; con más heridas, pierdes.
web-raiders-goal-alone = Saca todas las monedas que puedas, y sal con vida.
web-raiders-stakes-together = Hacen falta { $strength } entre todos para vencerlo.
web-raiders-stakes-wounds = Pierde quien acabe con más heridas: ahora { $names } ({ $wounds }).
web-quest-goal = { $alone ->
    [yes] Saca un tesoro por una torre antes de que se ponga el sol.
   *[no] Sal con botín antes de que se ponga el sol: gana el más rico.
}
web-quest-stakes-sun = { $left ->
    [0] El sol puede ponerse ya.
    [one] Queda 1 ronda de sol.
   *[other] Quedan { $left } rondas de sol.
}
web-quest-stakes-gold = { $gold ->
    [0] Aún no llevas nada.
   *[other] Llevas { $gold } de oro, que solo cuenta fuera.
}
web-platformer-goal = Arriba espera { $boss }: { $health } heridas de un golpe y ganas.
web-platformer-stakes = { $left ->
    [one] La última ronda.
   *[other] Quedan { $left } rondas.
} { $boss } cae con { $health } heridas en un solo ataque.
web-end-title = Cómo acabó
web-end-you-won = Has ganado
web-end-you-shared = Has ganado junto con { $names }
web-end-you-fell = Has caído
web-end-you-lost = No has ganado
web-end-place = Puesto { $place } de { $seats }
web-end-decided = Lo que lo decidió:
web-end-moment = { $when }. { $what }
web-end-decided-see = Verlo otra vez
web-end-share = Compartir
web-end-share-text = { $won ->
    [yes] He ganado una partida de { $game }:
   *[no] He jugado una partida de { $game }:
}
web-going-away = { $name } se ha ido de la mesa. Su sitio queda guardado.
web-going-back = { $name } ha vuelto.
web-going-sits = { $name } se sienta y sigue jugando.
web-going-bot = Un bot sigue jugando por { $name }.
web-going-plays = { $name } vuelve a jugar; el bot se retira.
