web-raiders-level = Nivel { $level } de { $levels }
web-raiders-setup = Antes del primer nivel
web-raiders-row = Las habitaciones de este nivel
web-raiders-room = Habitación { $place }: { $room }
web-raiders-here = Habitación { $place }, donde está el grupo
web-raiders-cards = Cartas jugadas aquí
web-raiders-dark = a oscuras
web-raiders-done = Hecha
web-raiders-only-you = Solo lo sabes tú
web-raiders-looked = La ha visto { $names }
web-raiders-rules = Las reglas de esta habitación
web-raiders-ahead = { $rooms ->
    [0] No quedan habitaciones por debajo
   *[other] { $rooms } habitaciones por debajo
}{ $boss ->
    [yes] , con un monstruo final en la última
   *[no] { "" }
}. ¿Qué puede venir?
web-raiders-unseen = Lo que aún puede venir
web-raiders-unseen-note = Estas habitaciones no las has visto todavía. Unas pocas se quitaron del juego antes de empezar.
web-raiders-unseen-boss = Uno de estos espera al final
web-raiders-supply = Reserva: { $items }
web-raiders-attack-deck = Mazo de ataque: { $cards }
web-raiders-times = { $what } ×{ $count }
web-raiders-trap = Según la carta más { $by ->
    [highest] alta
   *[lowest] baja
}, { $does ->
    [wound] recibe heridas
   *[lose_coins] paga
} { $who ->
    [most_coins] quien más monedas tiene
    [fewest_wounds] quien menos heridas tiene
   *[everyone] todo el grupo
}:
web-raiders-half = ½: { $does ->
    [wound] la mitad de los espacios de herida libres
   *[lose_coins] la mitad de sus monedas
}

web-raiders-slot-none = { $name } aún no ha jugado
web-raiders-slot-choosing = { $name } está eligiendo
web-raiders-slot-chosen = { $name } ya ha elegido
web-raiders-slot-mine = Elegida: { $card }
web-raiders-slot-shown = { $name }: { $card }
web-raiders-slot-out = { $name } está fuera de la partida

web-raiders-hand = Tu mano
web-raiders-hand-of = Mano de { $name }: { $cards }
web-raiders-power = Poder { $card }
web-raiders-played = jugada en este nivel
web-raiders-locked = Elegida
web-raiders-look = Mirar

web-raiders-you = tú
web-raiders-seat = { $character }: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}, { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en la mano.
web-raiders-seat-played = Jugadas en este nivel: { $cards }.
web-raiders-seat-items = Objetos conseguidos: { $items }.
web-raiders-mark-choosing = está eligiendo
web-raiders-mark-chosen = ya ha elegido
web-raiders-mark-starts = juega primero aquí
web-raiders-mark-winner = gana
web-raiders-mark-collapsed = se desmaya
web-raiders-mark-out = fuera de la partida
web-raiders-out = Estás fuera de la partida. Aún puedes ver cómo acaba.

web-raiders-count = El recuento final
web-raiders-count-who = Quién
web-raiders-count-coins = Monedas
web-raiders-count-wounds = Heridas
web-raiders-count-tie = Hay empate a monedas, así que deciden las heridas: gana quien tiene menos.
web-raiders-count-why = ¿Por qué?
web-raiders-count-skip = Ver el resultado
web-raiders-course = Monedas, nivel a nivel
web-raiders-lost-out = tus { $wounds } heridas te dejaron fuera antes del final
web-raiders-lost-boss = un monstruo final te dejó fuera antes de acabar
web-raiders-lost-collapsed = te desmayaste al final: nadie tenía más heridas que tú ({ $wounds })
web-raiders-lost-coins = { $coins ->
    [one] te faltó una moneda
   *[other] te faltaron { $coins } monedas
}
web-raiders-lost-wounds = { $wounds ->
    [one] tenías las mismas monedas, pero una herida más
   *[other] tenías las mismas monedas, pero { $wounds } heridas más
}
