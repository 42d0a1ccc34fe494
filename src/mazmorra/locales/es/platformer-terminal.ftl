cli-play-map = normal, larger: un nivel más, o harder: más grande y con enemigos más fuertes
cli-play-tiles = mixed, forest o void: las piezas de la torre
cli-play-boss = random, medusa o ikee
cli-play-artifacts = off, u on: dos artefactos que ganar
cli-play-cards = core, o all: con los héroes, enemigos y cartas adicionales
cli-play-pool = sum, o double: cuánta salud tiene Medusa

terminal-platformer-setup = Antes de subir
terminal-platformer-round = Ronda { $round } de { $rounds }
terminal-platformer-turns = Turno { $turn }, { $left ->
    [0] el último
    [one] queda 1
   *[other] quedan { $left }
}
terminal-platformer-level-mark = N

terminal-platformer-off = { $you ->
    [yes] Estás fuera del mapa.
   *[no] { $name } está fuera del mapa.
}
terminal-platformer-here = { $you ->
    [yes] Estás en { $place }
   *[no] { $name } está en { $place }
}, nivel { $level }: { $here }.
terminal-platformer-in-air = en el aire, con la próxima gravedad { $you ->
    [yes] caes
   *[no] cae
} a { $place }
terminal-platformer-on-platform = sobre una plataforma
terminal-platformer-on-ladder = en la escalera, que sostiene
terminal-platformer-on-figure = encima de { $figure }
terminal-platformer-hovers = flotando
terminal-platformer-around = Alrededor: { $ways }.
terminal-platformer-closed = { $way }: { $by }
terminal-platformer-open = { $way } ({ $place }): { $there }
terminal-platformer-side-floor = una plataforma
terminal-platformer-side-wall = un muro
terminal-platformer-side-border = el borde del mapa
terminal-platformer-side-dark = un nivel aún boca abajo
terminal-platformer-side-ground = el suelo
terminal-platformer-side-gone = el suelo (el nivel de abajo ya no está)
terminal-platformer-side-ladder = por la escalera
terminal-platformer-side-one-way = por el suelo de un solo sentido, sin vuelta atrás
terminal-platformer-free = libre
terminal-platformer-floor = suelo
terminal-platformer-no-floor = sin suelo
terminal-platformer-wall-right = un muro a la derecha
terminal-platformer-costs = cuesta { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}
terminal-platformer-cell-ladder = escalera
terminal-platformer-cell-spawn = donde aparecen enemigos
terminal-platformer-cell-shop = tienda
terminal-platformer-cell-trap = trampa
terminal-platformer-cell-portal = portal del vacío
terminal-platformer-cell-throne = donde aparece el jefe
terminal-platformer-cell-icon = sitio de una ficha del jefe
terminal-platformer-row = Fila { $row }, nivel { $level }: { $spaces }.

terminal-platformer-dice = Dados: { $dice }.
terminal-platformer-no-dice = No quedan dados.
terminal-platformer-special = Dado especial: { $symbol }.
terminal-platformer-enemy-die = Dado de enemigo: { $face }.
terminal-platformer-lot = { $name }, { $hero }: salud { $left } de { $health }, { $gold } de oro, { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
}.
terminal-platformer-lot-at = En { $place }.
terminal-platformer-lot-off = Fuera del mapa.
terminal-platformer-used = { $card } (carta ya usada)
terminal-platformer-items = Objetos: { $cards }.
terminal-platformer-potions = Pociones: { $cards }.
terminal-platformer-artifacts = Artefactos: { $cards }.
terminal-platformer-badges = Fichas del jefe: { $cards }.
terminal-platformer-enemy = { $enemy } (nivel { $level }): salud { $health }, daño { $damage }, botín { $loot }; en el mapa: { $places }.
terminal-platformer-loot-potion = una poción
terminal-platformer-none = ninguno
terminal-platformer-boss = Jefe { $boss }: salud { $health } en un solo ataque, daño { $damage }.
terminal-platformer-boss-waits = Espera en el nivel { $level }.
terminal-platformer-shop = Tienda: { $wares }.
terminal-platformer-ware = { $card }, { $gold } de oro
terminal-platformer-shop-sells = En la tienda:
terminal-platformer-stall = { $gold } de oro, { $ware }
terminal-platformer-event = Evento: { $event }
terminal-platformer-explained = { $name }: { $text }
terminal-platformer-star = Una estrella vale por una { $one } o una { $other }.

terminal-platformer-head-gold = oro
terminal-platformer-head-gems = gemas
terminal-platformer-gold = { $gold } de oro
terminal-platformer-gems = { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
}
terminal-platformer-winner = gana
terminal-platformer-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
terminal-platformer-score-events = Turnos sin jugar:
terminal-platformer-score-enemies = Enemigos vencidos:
terminal-platformer-score-overkill = Heridas de sobra:
terminal-platformer-score-gems = Gemas:
terminal-platformer-score-worth = Oro y cartas:
terminal-platformer-score-all = En total:

terminal-platformer-short-off = fuera
terminal-platformer-short-attack = { $enemy }: { $wounds } de { $health }
terminal-platformer-short-shop = Tienda

terminal-platformer-legend-tower = Torre: ━ plataforma, ┃ muro, ╟─╢ escalera, ╫━╫ plataforma que una escalera atraviesa, ╍↑╍ suelo de un solo sentido, ▀ suelo firme, ^^^ trampa, ⌂ tienda, ( ) portal del vacío, ‧ donde aparecen enemigos, ♔ donde aparece el jefe, ⚐ sitio de una ficha del jefe, ? boca abajo.
terminal-platformer-legend-signs = Signos: ● ■ ▲ ◆ héroes, mayúsculas enemigos (junto a la torre, con su salud ♥, daño ⚔ y botín), ♛ jefe, ¤ oro, ✦ gema, ⚑ ficha del jefe, ❄ congelado. → un paso que puedes dar, ⇒ uno que cuesta heridas. Una tecla junto a alguien o algo: la respuesta que le toca. ┊ y ○ □ △ ◇ o una minúscula: quién caería, y adónde.
terminal-platformer-legend-dice = Encima de la torre, los dados: ☠ lo que dice el de enemigo, [ ] el especial, tachados los usados.
terminal-platformer-legend-keys = Mayúsculas y las flechas mueven la torre. F3 muestra todas las cartas enteras.

terminal-platformer-key-boot = b
terminal-platformer-key-sword = e
terminal-platformer-key-coin = m
terminal-platformer-key-hand = n
terminal-platformer-key-star = r
terminal-platformer-key-up = a
terminal-platformer-key-right = d
terminal-platformer-key-down = b
terminal-platformer-key-left = i
terminal-platformer-key-special = o
terminal-platformer-key-attack = t
terminal-platformer-key-alloy = f
terminal-platformer-key-gravity = g
terminal-platformer-key-let_go = s
terminal-platformer-key-ability = h
terminal-platformer-key-badge = k
terminal-platformer-key-shed = p
terminal-platformer-key-dread = p
terminal-platformer-key-end = x
terminal-platformer-key-stop = x
terminal-platformer-key-keep = x
terminal-platformer-key-fall = x
terminal-platformer-key-roll = t
terminal-platformer-key-strike = g
terminal-platformer-key-walk = c
terminal-platformer-key-use = u
terminal-platformer-key-suffer = s
terminal-platformer-key-stone_skin = p
