# Lo que debe decir un archivo de contenido de Platformer; cada una completa content-unfit.
content-expect-lines = { $lines } líneas: tres filas desde arriba, cada una con una línea de casillas y debajo la de sus suelos
content-expect-width = { $width } signos como máximo en la línea { $at } del dibujo
content-expect-sign = uno de { $allowed } en la línea { $at } del dibujo, signo { $sign }, no «{ $found }»
content-expect-ladder-below = una escalera justo debajo de cada plataforma que cruza una escalera (#)
content-expect-portals = ningún portal (V), o al menos dos, porque llevan de uno a otro
content-expect-boss-spawn = una casilla de aparición del jefe (B), porque boss = true
content-expect-boss-shop = una tienda (S), porque boss = true
content-expect-climbable = un dibujo que se pueda escalar sobre «{ $under }»: desde cada casilla de la fila más baja un camino hacia arriba, y ninguna casilla fuera de alcance
content-expect-six-faces = seis caras, con cada uno de { $allowed } en al menos una y nada más
content-expect-star = dos símbolos distintos de entre: { $allowed }
content-expect-on-one-row = «{ $value }» en una sola fila
content-expect-some-effect = una operación, o algo en «{ $value }»
content-expect-each-op-once = cada operación una vez como máximo
content-expect-last-op = «{ $value }» como última operación, porque pregunta algo
content-expect-alone-op = «{ $value }» como única operación
content-expect-one-mark = un solo símbolo, porque por él se comparan las cartas de Ikee
content-expect-one-first = una operación como máximo
content-expect-medusa-alone = false: un espejo solo devuelve cartas de Medusa
content-expect-mirror-first = 0, salvo con mirror = true
content-expect-summons = un jefe con «summon» propio
content-expect-every-face = cada una de { $allowed } en al menos una carta, o Medusa robaría sin fin
