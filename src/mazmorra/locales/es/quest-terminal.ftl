cli-play-players = company: en compañía, o solo: a solas en la mazmorra
cli-play-death = final: definitiva, o waits: los muertos vuelven
cli-play-light = dark: a oscuras, o torchlight: las salas se colocan en cuanto se ven
cli-play-heroes = dealt: repartidos, o chosen: cada cual elige el suyo
cli-play-blocked = lose: el turno, o die: la vida; lo que pierde un héroe al que solo encierran otros héroes
cli-play-sun = first: el sol se mueve antes de que actúen las cartas que uno conserva, o last: después

terminal-quest-setup = Antes del amanecer
terminal-quest-sun = Sol { $space } de { $last }
terminal-quest-sun-low = Sol { $space } de { $last }: se pone con { $number } o menos
terminal-quest-sun-safe = El sol está en la casilla { $space } de { $last }. { $rounds ->
    [one] Queda una ronda segura.
   *[other] Quedan { $rounds } rondas seguras.
}
terminal-quest-sun-sets = El sol está en la casilla { $space } de { $last }. La próxima ronda se pone con { $number } o menos ({ $odds } %).

terminal-quest-unexplored = sin explorar
terminal-quest-room = { $room } ({ $place })
terminal-quest-token-monster = un monstruo
terminal-quest-token-searched = ya registrada
terminal-quest-token-stairs = una bajada
terminal-quest-here = { $you ->
    [yes] Estás aquí
   *[no] { $name } está aquí
}: { $room }.
terminal-quest-ways = Salidas: { $ways }.
terminal-quest-no-way = No hay salida.
terminal-quest-door = una puerta
terminal-quest-portcullis = un rastrillo
terminal-quest-across-bridge = al otro lado del puente
terminal-quest-across-cavein = por encima del derrumbe
terminal-quest-across-chasm = al otro lado del abismo, fuera de alcance
terminal-quest-there = ahí { $names }
terminal-quest-none = ninguna
terminal-quest-explored = { $room }. Salidas: { $ways }.
terminal-quest-laid = salidas: { $ways }
terminal-quest-below = { $you ->
    [yes] Estás en las catacumbas
   *[no] { $name } está en las catacumbas
} bajo { $place }, rumbo al { $way }; { $cards ->
    [0] la fila aún no tiene cartas
    [one] la fila tiene 1 carta
   *[other] la fila tiene { $cards } cartas
}.
terminal-quest-row = Fila: { $cards }.

terminal-quest-lot = { $name }, { $hero }: salud { $left } de { $health }{ $tokens ->
    [0] { "" }
   *[other] , { $tokens } de determinación
}{ $cards ->
    [0] { "" }
    [one] , 1 carta de botín ({ $gold } de oro)
   *[other] , { $cards } cartas de botín ({ $gold } de oro)
}.
terminal-quest-lot-in = En { $place }.
terminal-quest-lot-below = En las catacumbas, bajo { $place }.
terminal-quest-dead = { $name } ha muerto.
terminal-quest-out = { $name } ha salido con vida, con { $gold } de oro en { $cards ->
    [one] 1 carta de botín
   *[other] { $cards } cartas de botín
}.
terminal-quest-holds = Tiene la { $rune }.
terminal-quest-keeps = Conserva: { $cards }.
terminal-quest-skips = Pierde { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}.
terminal-quest-attributes = Fuerza { $strength }, Agilidad { $agility }, Armadura { $armor }, Suerte { $luck }.
terminal-quest-explained = { $name }: { $text }
terminal-quest-loot = Botín: { $cards }.

terminal-quest-fight = { $you ->
    [yes] Luchas
   *[no] { $name } lucha
} contra un { $monster } { $wounds ->
    [0] todavía sin heridas
    [one] con 1 herida
   *[other] con { $wounds } heridas
}.
terminal-quest-locked = { $names } { $count ->
    [one] ya ha elegido carta.
   *[other] ya han elegido carta.
}
terminal-quest-monster-known = La salud del monstruo es { $health }; escapar de él cuesta { $penalty ->
    [0] nada
    [one] 1 herida
   *[other] { $penalty } heridas
}.
terminal-quest-monster-secret = Solo lo sabes tú: la salud del monstruo es { $health }; escapar de él cuesta { $penalty ->
    [0] nada
    [one] 1 herida
   *[other] { $penalty } heridas
}.

terminal-quest-head-gold = oro
terminal-quest-head-loot = botín
terminal-quest-gold = { $gold } de oro
terminal-quest-loot-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
terminal-quest-fate-winner = gana
terminal-quest-fate-out = con vida
terminal-quest-fate-dead = ha muerto

terminal-quest-short-attributes = FUE { $strength }  AGI { $agility }  ARM { $armor }  SUE { $luck }
terminal-quest-short-below = abajo
terminal-quest-short-duel = elige
terminal-quest-short-chosen = ya eligió
terminal-quest-short-health = ♥{ $left }/{ $health }, huida { $penalty }
terminal-quest-danger = { $odds } % se pone
terminal-quest-safe = { $rounds ->
    [one] 1 segura
   *[other] { $rounds } seguras
}

terminal-quest-legend-rooms = Salas: ♜ torre, ¤ sala del tesoro, ╋ corredor, ↻ rotatoria, ⚠ con trampa, ? oscuridad, ▒ derrumbe, ╱ abismo, Ø pozo, ═ puente, ※ tela de araña, · sin explorar.
terminal-quest-legend-signs = Signos: ▬ ▮ puerta, ╫ ╪ rastrillo, ☠ monstruo, ✓ registrada, ≡ bajada, ●→ alguien en las catacumbas y su rumbo, ♥ salud que queda, ✦ determinación, ¤ oro.
terminal-quest-legend-keys = Mayúsculas y las flechas mueven el mapa. F3 enseña todas las hojas de héroe enteras.

terminal-quest-key-N = n
terminal-quest-key-E = e
terminal-quest-key-S = s
terminal-quest-key-W = o
terminal-quest-key-feel = t
terminal-quest-key-search = b
terminal-quest-key-descend = c
terminal-quest-key-delve = c
terminal-quest-key-climb = t
terminal-quest-key-leave = d
terminal-quest-key-dragon = d
terminal-quest-key-tome = l
terminal-quest-key-rune = r
terminal-quest-key-drink = p
terminal-quest-key-stop = x
terminal-quest-key-done = x
terminal-quest-key-refuse = x
terminal-quest-key-stay = x
terminal-quest-key-keep = g
terminal-quest-key-use = u
terminal-quest-key-cross = c
terminal-quest-key-go = c
terminal-quest-key-exit = s
terminal-quest-key-fight = l
terminal-quest-key-flee = h
terminal-quest-key-calm = x
terminal-quest-key-fury = f
terminal-quest-key-uncork = s
terminal-quest-key-draw = r
terminal-quest-key-roll = t
terminal-quest-key-penance = p
terminal-quest-key-rope = c
terminal-quest-key-accept = a
terminal-quest-key-stubborn = t
terminal-quest-key-brightblaze = l
terminal-quest-key-shaping = r
terminal-quest-key-first = 1
terminal-quest-key-second = 2
terminal-quest-key-both = d
terminal-quest-key-melee = c
terminal-quest-key-ranged = d
terminal-quest-key-magic = m
