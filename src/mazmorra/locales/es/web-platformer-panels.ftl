# Los paneles de la mesa de Platformer: dados, ataques, tienda, pertenencias, cartas de héroe, enemigos, jefe, el juego en solitario.

web-platformer-you = tú
web-platformer-gold-word = de oro
web-platformer-gems-word = { $gems ->
    [one] gema
   *[other] gemas
}
web-platformer-potion-word = poción
web-platformer-level = Nivel { $level }
web-platformer-level-short = nivel { $level }
web-platformer-or = o

web-platformer-dice-mine = Tus dados
web-platformer-dice-of = Los dados de { $name }
web-platformer-dice-none = No quedan dados
web-platformer-dice-not-yet = Los dados están por tirar
web-platformer-dice-used = Usados: { $symbols }
web-platformer-dice-picked = { $count ->
    [one] { $count } dado para volver a tirar
   *[other] { $count } dados para volver a tirar
}
web-platformer-dice-help = Qué hacen los dados
web-platformer-die = Dado: { $symbol }
web-platformer-die-special = Dado especial: { $symbol }
web-platformer-die-blank = vacío
web-platformer-die-several = { $count } formas de usarlo
web-platformer-die-uses = Qué hacer con este dado
web-platformer-symbols = Elige un símbolo
web-platformer-forges = Más con los dados
web-platformer-raises = Con gemas: cuenta más de una vez

web-platformer-does-boot = Mueve a tu héroe 1 casilla, también hacia arriba. Quien esté a tu lado te ataca cuando te vas.
web-platformer-does-sword = Ataca a un enemigo a tu lado. Junta tantas espadas como pida su salud.
web-platformer-does-coin = Toma 1 de oro.
web-platformer-does-hand = Mueve a cualquier enemigo 1 casilla, también fuera de su plataforma.
web-platformer-does-star = Con tu héroe vale por una { $one } o una { $other }.
web-platformer-forge = Forjar.
web-platformer-forge-text = Dos dados con el mismo símbolo se convierten en otro cualquiera. Arrastra uno sobre el otro.
web-platformer-save = Guardar.
web-platformer-save-text = Al terminar, un símbolo sin usar puede quedarse en tu dado especial para otro turno.
web-platformer-upgrade = Gemas.
web-platformer-upgrade-text = Gasta gemas al usar un símbolo y contará más veces.

web-platformer-gems-group = Cuántas veces cuenta
web-platformer-free = gratis

web-platformer-attack = Ataque: { $enemy }
web-platformer-attack-wounds = { $wounds } de { $health } { $health ->
    [one] herida
   *[other] heridas
}
web-platformer-attack-none = Añade espadas y golpea una sola vez.
web-platformer-attack-short = { $missing ->
    [one] Falta { $missing } herida; sin ella no pasa nada.
   *[other] Faltan { $missing } heridas; sin ellas no pasa nada.
}
web-platformer-attack-enough = Con eso basta.
web-platformer-attack-missed = Demasiado flojo: no pasa nada.
web-platformer-attack-felled = Cae.

web-platformer-shop = Tienda
web-platformer-shop-open = Aquí puedes comprar
web-platformer-shop-shut = Se compra en una casilla de tienda
web-platformer-shop-no-items = No quedan objetos
web-platformer-shop-no-potions = No quedan pociones
web-platformer-price = Precio
web-platformer-buy = Comprar
web-platformer-lacks = Te falta { $gold } de oro

web-platformer-belongings = Pertenencias
web-platformer-belongings-none = Todavía sin objetos ni pociones.
web-platformer-use = Usar
web-platformer-drink = Beber
web-platformer-works-always = siempre actúa
web-platformer-works-exhaust = listo
web-platformer-works-exhausted = usado este turno
web-platformer-works-drink = para beber
web-platformer-works-stone_skin = cuando te ataquen
web-platformer-works-phoenix = cuando te derriben
web-platformer-artifact-free = aún sin dueño
web-platformer-artifact-held = lo tiene { $name }

web-platformer-sheet = Carta de { $hero }
web-platformer-sheet-health = { $health } de { $full } de salud.
web-platformer-off-map = Fuera de la torre
web-platformer-always = Capacidad, siempre actúa
web-platformer-once = Capacidad, una vez por turno
web-platformer-once-used = Ya usada este turno.
web-platformer-saved = Guardado
web-platformer-saved-none = nada

web-platformer-seat = { $hero }: { $health } de { $full } de salud, { $gold } de oro, { $gems ->
    [one] { $gems } gema.
   *[other] { $gems } gemas.
}
web-platformer-seat-level = En el nivel { $level }.
web-platformer-seat-saved = Guarda: { $symbol }.
web-platformer-seat-has = Tiene: { $cards }.
web-platformer-seat-badges = Del jefe: { $badges }.
web-platformer-mark-winner = ha ganado
web-platformer-mark-off = fuera de la torre
web-platformer-mark-boss = en el nivel del jefe
web-platformer-mark-turn = de quién es el turno

web-platformer-enemies = Los enemigos de cada nivel
web-platformer-standing = { $count ->
    [0] ninguno en la torre
    [one] { $count } en la torre
   *[other] { $count } en la torre
}
web-platformer-level-removed = cayó con su nivel
web-platformer-face-down = Un enemigo de rango { $rank }, boca abajo
web-platformer-damage-word = Daño
web-platformer-damage = { $damage ->
    [one] Su ataque hace { $damage } herida
   *[other] Su ataque hace { $damage } heridas
}
web-platformer-health-word = Salud
web-platformer-health = { $health ->
    [one] Hace falta { $health } herida en un ataque
   *[other] Hacen falta { $health } heridas en un ataque
}
web-platformer-loot = Botín:

web-platformer-enemy-die = El dado de enemigo:
web-platformer-die-attack = Cada enemigo ataca a los héroes que tiene al lado.
web-platformer-die-left = Cada enemigo que puede va 1 casilla a la izquierda.
web-platformer-die-right = Cada enemigo que puede va 1 casilla a la derecha.

web-platformer-pool-word = Salud
web-platformer-pool = { $pool } heridas en un solo ataque ganan la partida.
web-platformer-boss-deck = { $left ->
    [one] { $left } carta en el mazo
   *[other] { $left } cartas en el mazo
}
web-platformer-boss-die = El dado elige la carta: { $face }
web-platformer-boss-tied = Empate: se cumplen las dos cartas.
web-platformer-boss-range = Alcanza a los héroes { $range }.
web-platformer-boss-card-drawn = Robada
web-platformer-boss-card-passed = No coincide

web-platformer-solo = En solitario
web-platformer-timing-now = sucede ya
web-platformer-timing-turn = todo este turno
web-platformer-timing-end = al final del turno
web-platformer-turns-left = { $turns ->
    [0] Este es el último turno
    [one] { $turns } turno después de este
   *[other] { $turns } turnos después de este
}
web-platformer-score = Ganar ahora valdría { $points } puntos
web-platformer-score-events = Eventos en el mazo
web-platformer-score-enemies = Enemigos derrotados
web-platformer-score-overkill = Heridas de más al jefe
web-platformer-score-gems = Gemas
web-platformer-score-worth = Oro y cartas
