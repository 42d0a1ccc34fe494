# Los paneles de la mesa de DungeonQuest: sol, hojas, catacumbas, combates, dados, pruebas, dragón.

web-quest-you = tú
web-quest-gold = { $gold } de oro
web-quest-gold-word = de oro

web-quest-sun = El sol está en la casilla { $space } de { $last }.
web-quest-sun-ahead = { $rounds ->
    [one] En { $rounds } ronda puede ponerse el sol
   *[other] En { $rounds } rondas puede ponerse el sol
}
web-quest-sun-next = La próxima ronda se pone el sol: { $odds } %
web-quest-sun-above = El dado tiene que superar { $number }

web-quest-sheet = Hoja de { $hero }
web-quest-sheet-abilities = Lo que sabe hacer { $hero }
web-quest-sheet-wounds = { $wounds ->
    [one] { $wounds } herida de { $health }.
   *[other] { $wounds } heridas de { $health }.
}
web-quest-sheet-skips = { $turns ->
    [one] pierde { $turns } turno
   *[other] pierde { $turns } turnos
}
web-quest-sheet-test = Sacar { $value } o menos con dos dados: { $odds } %
web-quest-sheet-determination = determinación
web-quest-sheet-rune-used = Runa gastada
web-quest-sheet-gold = de oro en botín
web-quest-sheet-no-loot = aún sin botín

web-quest-seat = { $hero }: { $wounds ->
    [one] { $wounds } herida de { $health },
   *[other] { $wounds } heridas de { $health },
} { $gold } de oro, { $tokens } de determinación.
web-quest-seat-rune = Tiene: { $rune }.
web-quest-seat-keeps = Conserva: { $cards }.
web-quest-mark-winner = gana
web-quest-mark-dead = muerto
web-quest-mark-out = fuera de la mazmorra
web-quest-mark-below = en las catacumbas
web-quest-mark-asked = decidiendo
web-quest-mark-chosen = ya ha elegido
web-quest-mark-turn = en su turno
web-quest-mark-starts = mueve el sol

web-quest-trail = El camino de { $name } por las catacumbas
web-quest-trail-far = { $steps ->
    [one] { $steps } casilla al { $way }, hasta { $place }
   *[other] { $steps } casillas al { $way }, hasta { $place }
}
web-quest-trail-none = al { $way }, aún sin cartas en la fila

web-quest-dragon = El dragón
web-quest-dragon-asleep = El dragón duerme
web-quest-dragon-awake = El dragón está despierto
web-quest-dragon-left = Quedan { $left } de { $all } cartas.
web-quest-dragon-odds = La próxima lo despierta: { $odds } %

web-quest-dice = Dados: { $dice }
web-quest-roll = Una tirada
web-quest-roll-passed = Superada
web-quest-roll-failed = Fallada

web-quest-test = Una prueba
web-quest-test-needs = Pide { $needed } o menos:
web-quest-test-best = { $tokens ->
    [one] con tu ficha, { $odds } %
   *[other] con tus { $tokens } fichas, { $odds } %
}
web-quest-test-missed = Has sacado { $rolled } y pedía { $needed }: te pasas por { $missed }
web-quest-test-spend = Gasta determinación

web-quest-duel = Combate: { $hero } contra { $monster }
web-quest-duel-keeper = lo lleva { $name }
web-quest-duel-health = { $suffered } de { $health } heridas
web-quest-duel-unsure = { $suffered ->
    [0] Ileso
    [one] { $suffered } herida
   *[other] { $suffered } heridas
}
web-quest-duel-left = cae con { $least } a { $most } más
web-quest-duel-left-sure = cae con { $left } más
web-quest-duel-falls = con una más: { $odds } %
web-quest-duel-before = Ronda anterior: { $hero } contra { $monster }
web-quest-duel-cards = Tus cartas de combate
web-quest-duel-slot-choosing = { $name } está eligiendo una carta.
web-quest-duel-slot-chosen = { $name } ha puesto una carta boca abajo.
web-quest-duel-slot-mine = Tu carta: { $card }. Nadie más la ve todavía.
web-quest-duel-slot-shown = { $name } ha puesto { $card }.
web-quest-duel-solo = Lo que hace el dado
web-quest-duel-hero = Heridas al héroe
web-quest-duel-monster = Heridas al monstruo
