# Aquí no se escribe ninguna cifra: las cifras son huecos que se llenan con lo que hay en la mesa o acaba de pasar.

raiders-lesson-first-level = Tu primer nivel
raiders-lesson-first-level-about = Cinco habitaciones, de todos los tipos, y alguien que te guía.
raiders-lesson-first-level-welcome = Te damos la bienvenida a la mazmorra. Con { $seats } recorres cinco habitaciones, de izquierda a derecha.
raiders-lesson-first-level-hand = Estas son tus cartas de poder, del uno al cinco. Juegas una en cada habitación, y cada una sirve una vez por nivel.
raiders-lesson-first-level-chests = Dos cofres: uno de { $first } monedas y otro de { $second }. La carta más alta se lleva el grande, la segunda más alta el otro.
raiders-lesson-first-level-secret = Cada cual elige en secreto y todas las cartas se enseñan a la vez. ¿Cuál juegas?
raiders-lesson-first-level-chests_hint = Nada supera a tu carta más alta. Solo pueden igualarla.
raiders-lesson-first-level-chests_shared = Las cartas iguales comparten el cofre: { $coins } monedas, { $share } por cabeza. Lo que no se puede repartir se pierde.
raiders-lesson-first-level-chests_first = La carta más alta, y nadie la iguala: { $amount } monedas para ti.
raiders-lesson-first-level-chests_second = La segunda más alta, y nadie la iguala: el cofre pequeño es tuyo, { $amount } monedas.
raiders-lesson-first-level-tie = { $seats } han jugado cartas iguales y se reparten { $coins } monedas: { $share } por cabeza.
raiders-lesson-first-level-spent = Tu carta se queda en la mesa hasta que acabe el nivel. Las suyas también, y cualquiera puede contarlas.
raiders-lesson-first-level-monster = { $room }, fuerza { $strength }: se suman todas las cartas. Si llegan a { $strength }, cae.
raiders-lesson-first-level-monster_hits = Si no llegan, la carta más baja recibe { $hit } heridas. Si varias empatan, cada una las recibe todas.
raiders-lesson-first-level-monster_hint = Sois tres. Pon tu tercio de { $strength }, o un poco más.
raiders-lesson-first-level-monster_beaten = { $total } contra { $strength }: cae, y nadie sale con heridas.
raiders-lesson-first-level-monster_hurt = No ha bastado, y nadie ha jugado más bajo que tú: { $amount } heridas.
raiders-lesson-first-level-vault = Una cámara no hace daño a nadie. Te llevas lo que hay encima de la carta que juegas.
raiders-lesson-first-level-vault_items = Una antorcha te muestra las habitaciones a oscuras. Una espada vale por un cinco contra un monstruo.
raiders-lesson-first-level-vault_more = Con una bola de cristal juegas después de los demás. Una llave vale por un cinco donde hay tesoro.
raiders-lesson-first-level-vault_hint = La última habitación está a oscuras. Una espada luchará allí por ti, y la antorcha solo te cuesta la carta más baja.
raiders-lesson-first-level-vault_item = Te llevas una { $item }. Espera en tu mano, y todos han visto que la tienes.
raiders-lesson-first-level-vault_potion = { $amount ->
    [0] Una poción, pero no tenías ninguna herida.
    [one] La poción te cura una herida.
   *[other] La poción te cura { $amount } heridas.
}
raiders-lesson-first-level-trap = Una trampa solo mira la carta más alta, la juegue quien la juegue.
raiders-lesson-first-level-trap_lava = Esta quita monedas a quien más tiene: cuanto más alta la carta, más monedas. Con un uno o un dos no se dispara.
raiders-lesson-first-level-trap_torch = Ahora puedes usar tu antorcha, antes de jugar. No te cuesta ninguna carta.
raiders-lesson-first-level-trap_hint = Con una carta baja la trampa no se dispara. Si tienes una antorcha, mira primero.
raiders-lesson-first-level-trap_quiet = La carta más alta era un { $value }: la trampa no se dispara.
raiders-lesson-first-level-trap_hurt = Nadie tenía más monedas que tú y la trampa te encuentra: pierdes { $amount ->
    [one] una moneda
   *[other] { $amount } monedas
}.
raiders-lesson-first-level-trap_other = La carta más alta era un { $value }. Lo paga quien más monedas tiene: { $seats }.
raiders-lesson-first-level-torch_other = { $seat } ha mirado la habitación a oscuras con su antorcha. Lo que hay dentro no lo sabe nadie más.
raiders-lesson-first-level-torch_own = Tu antorcha lo muestra: { $rooms }. Guarda una buena carta para el final.
raiders-lesson-first-level-dark = La habitación ya no está a oscuras: { $room }.
raiders-lesson-first-level-dark_sword = Puedes jugar tu espada en lugar de una carta de poder. Vale por un cinco.
raiders-lesson-first-level-dark_ball = Juega primero tu bola de cristal y verás cuánto falta antes de elegir.
raiders-lesson-first-level-dark_hint = Hace falta casi todo lo que tres pueden dar. Juega lo mejor que tengas.
raiders-lesson-first-level-sword_other = { $seat } ha jugado una espada. Contra un monstruo vale por un cinco.
raiders-lesson-first-level-ball = Ahora ves lo que han jugado los demás. Elige tu carta.
raiders-lesson-first-level-dark_beaten = { $total } contra { $strength }: cae. Conviene guardar algo para el final del nivel.
raiders-lesson-first-level-dark_hurt = No ha bastado y tu carta era la más baja: { $amount } heridas. Guarda algo para la última habitación.
raiders-lesson-first-level-rested = El nivel ha terminado. Las cartas de poder vuelven a la mano, y los objetos siguen contigo.
raiders-lesson-first-level-count = Sales con { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} y { $wounds ->
    [0] sin heridas
    [one] una herida
   *[other] { $wounds } heridas
}.
raiders-lesson-first-level-boss = Quedan cuatro niveles. En la última habitación del último espera un monstruo final.
raiders-lesson-first-level-win = Después se desmaya quien tenga más heridas; entre tres, solo si no empata. De los demás gana quien tenga más monedas.

raiders-lesson-treasure = Un cofre para tres
raiders-lesson-treasure-about = El ejemplo del reglamento: quién recibe qué cuando las cartas son iguales.
raiders-lesson-treasure-last = La última habitación de un nivel: a cada cual le queda una carta de poder. Lo que ya jugaron está a la vista y te dice cuál.
raiders-lesson-treasure-choice = Antes jugaste tu llave, así que aún puedes elegir entre dos cartas.
raiders-lesson-treasure-chests = Los cofres guardan { $first } y { $second } monedas. Las cartas iguales comparten un cofre, redondeando hacia abajo.
raiders-lesson-treasure-hint = Tres tienen la misma carta. ¿Dónde no tendrías que compartir?
raiders-lesson-treasure-shared = Contigo son más a repartir: { $coins } monedas, { $share } por cabeza.
raiders-lesson-treasure-three = { $seats } se reparten { $coins } monedas: { $share } por cabeza, y el resto se pierde.
raiders-lesson-treasure-second = La segunda más alta, y sin compartir: { $amount } monedas. Quienes jugaron más alto reciben menos.
raiders-lesson-treasure-moral = La carta más alta no siempre es la mejor. Mira lo que los demás aún pueden jugar.

raiders-lesson-monster = Un dragón demasiado fuerte
raiders-lesson-monster-about = El ejemplo del reglamento: cuatro cartas, un dragón y quién recibe las heridas.
raiders-lesson-monster-strength = { $room }: para cuatro jugadores su fuerza es { $strength }. Si no llegan, la carta más baja recibe { $hit } heridas.
raiders-lesson-monster-count = A los demás les queda una carta, y lo que ya jugaron te dice cuál. ¿Se puede llegar a { $strength }?
raiders-lesson-monster-sword = Tienes una carta de poder y una espada. La espada vale por un cinco.
raiders-lesson-monster-hint = No va a bastar. Procura que la carta más baja no sea la tuya.
raiders-lesson-monster-short = { $total } contra { $strength }: resiste, y ahora ataca.
raiders-lesson-monster-hurt = Nadie ha jugado más bajo que tú. Quienes empatan reciben las { $amount } heridas completas.
raiders-lesson-monster-spared = Ataca a { $seats }. La espada no lo ha derrotado, pero te ha librado del golpe.
raiders-lesson-monster-moral = Cuenta las cartas de los demás antes de luchar. Aquí las heridas no tienen límite, y al final se comparan.

raiders-lesson-crystal-ball = La bola de cristal del Hechicero
raiders-lesson-crystal-ball-about = Mira las cartas de los demás antes de jugar la tuya.
raiders-lesson-crystal-ball-wizard = Tu personaje es el Hechicero. Además de las cartas de poder, empiezas con dos bolas de cristal.
raiders-lesson-crystal-ball-monster = { $room }, fuerza { $strength }. Si no llegan, la carta más baja recibe { $hit } heridas.
raiders-lesson-crystal-ball-wait = Juega una bola de cristal en lugar de una carta y jugarás la de verdad cuando los demás hayan enseñado la suya.
raiders-lesson-crystal-ball-hint = ¿Para qué adivinar si puedes mirar?
raiders-lesson-crystal-ball-blind_beaten = { $total } contra { $strength }: ha salido bien. Con la bola de cristal lo habrías sabido.
raiders-lesson-crystal-ball-blind_hurt = No ha bastado y nadie ha jugado más bajo: { $amount } heridas. La bola de cristal te habría mostrado cuánto faltaba.
raiders-lesson-crystal-ball-seen = { $seats } ya han enseñado sus cartas: suman { $total }. Ahora te toca.
raiders-lesson-crystal-ball-missing = Con { $missing } más, cae. Todo lo que pase de ahí se gasta en vano.
raiders-lesson-crystal-ball-missing_hint = Juega justo lo que falta y guarda tu carta más alta.
raiders-lesson-crystal-ball-exact = { $total } contra { $strength }: lo justo. Tu carta más alta sigue en tu mano.
raiders-lesson-crystal-ball-more = { $total } contra { $strength }: más que suficiente. Quizá eches de menos esa carta.
raiders-lesson-crystal-ball-hurt = No ha bastado y nadie ha jugado más bajo: { $amount } heridas.
raiders-lesson-crystal-ball-moral = Una bola de cristal usada vuelve a la reserva. Una cámara puede darte otra.

raiders-lesson-boss = El monstruo final
raiders-lesson-boss-about = En la última habitación de todas espera alguien con sus propias reglas.
raiders-lesson-boss-boss = La última habitación del último nivel guarda un monstruo final. Lucha como los demás, con una regla propia.
raiders-lesson-boss-megadragon = { $room }: nadie puede derrotarlo. La carta más baja recibe { $hit } heridas.
raiders-lesson-boss-key = Tienes una carta de poder y una llave. Aquí la llave es una salida: quien la juega escapa.
raiders-lesson-boss-hint = Mira tu última carta y lo que aún tienen los demás.
raiders-lesson-boss-escaped = Te escabulles. No sumas nada al combate, y el monstruo no te ve.
raiders-lesson-boss-hurt = La carta más baja era la tuya: { $amount } heridas, { $total } en total.
raiders-lesson-boss-collapsed = Ahora se comparan las heridas. Quien más tiene, { $wounds }, queda fuera: { $seats }.
raiders-lesson-boss-collapsed_own = Ahora se comparan las heridas. Nadie tiene más que tus { $wounds }, así que te desmayas y quedas fuera.
raiders-lesson-boss-won = De quienes quedan, nadie tiene más monedas que tú: { $coins }. La partida es tuya.
raiders-lesson-boss-lost = De quienes quedan gana quien tiene más monedas: { $seats }, con { $coins }.
raiders-lesson-boss-moral = Hay diez monstruos finales, y en cada partida sale uno. De algunos se escapa, otros quitan monedas, y uno te convierte en piedra.

raiders-lesson-the-end = Quién gana
raiders-lesson-the-end-about = El último recuento: primero las heridas, luego las monedas, y qué pasa con los empates.
raiders-lesson-the-end-standing = Mira monedas y heridas antes de la última habitación. Quienes más monedas tienen son también quienes más heridas llevan.
raiders-lesson-the-end-collapse = Al final queda fuera quien tiene más heridas. Con cuatro o cinco jugadores, también todos los que empaten.
raiders-lesson-the-end-minotaur = { $room }: la carta más alta gana una moneda, caiga o no (los reglamentos lo dejan abierto; es decisión nuestra). Si resiste, la más baja recibe una herida.
raiders-lesson-the-end-hint = Una sola moneda puede decidir. La gana la carta más alta.
raiders-lesson-the-end-paid = La carta más alta era la tuya, y tiene premio. Ahora tienes { $total } monedas.
raiders-lesson-the-end-hurt = La carta más baja era la tuya: ahora tienes { $total } heridas. La moneda es para otra persona.
raiders-lesson-the-end-collapsed_two = { $seats } empatan con más heridas que nadie, { $wounds }, y quedan fuera. Su oro no cuenta.
raiders-lesson-the-end-collapsed_one = Quien más heridas tiene, { $wounds }, queda fuera: { $seats }.
raiders-lesson-the-end-won = Empatas con más monedas que nadie, { $coins }. Tienes menos heridas, así que ganas.
raiders-lesson-the-end-lost = De quienes quedan gana quien tiene más monedas: { $seats }, con { $coins }.
raiders-lesson-the-end-three = Con tres jugadores solo queda fuera quien, sin empatar, tiene más heridas. Si todos tienen las mismas, nadie queda fuera.
raiders-lesson-the-end-shared = Con las mismas monedas y las mismas heridas, la victoria se comparte.

raiders-lesson-in-turn = Por turnos
raiders-lesson-in-turn-about = La partida táctica: las cartas se juegan por turnos y a la vista.
raiders-lesson-in-turn-turns = Aquí las cartas se juegan por turnos y a la vista. { $seats } ya han jugado, y solo faltas tú.
raiders-lesson-in-turn-missing = { $room }: las cartas suman { $total } y hacen falta { $strength }. Faltan { $missing }.
raiders-lesson-in-turn-ahead = En la siguiente habitación hay cofres, y te quedará una sola carta para ellos.
raiders-lesson-in-turn-hint = Juega lo justo y guarda tu mejor carta para los cofres.
raiders-lesson-in-turn-exact = { $total } contra { $strength }: lo justo, y tu mejor carta sigue en tu mano.
raiders-lesson-in-turn-more = { $total } contra { $strength }: más que suficiente.
raiders-lesson-in-turn-map_other = La carta más alta empieza la siguiente habitación. En caso de empate, la más cercana a quien empezó, en sentido horario: { $seat }.
raiders-lesson-in-turn-map_own = La carta más alta era la tuya, así que empiezas la siguiente habitación.
raiders-lesson-in-turn-last = En la última habitación hay dos cofres. Te queda una carta, y se juega sola.
raiders-lesson-in-turn-tied = Cartas iguales: { $coins } monedas, { $share } por cabeza. La carta que gastaste se las habría llevado todas.
raiders-lesson-in-turn-alone = La carta que guardaste se lleva el cofre grande: { $amount } monedas.
raiders-lesson-in-turn-ball = Las bolas de cristal también sirven aquí. Quien juega una vuelve a jugar después de los demás, por turnos.
raiders-lesson-in-turn-modes = La partida estándar de 2011 y el duelo también se juegan por turnos. En las demás se elige a la vez.

raiders-lesson-duel = El duelo
raiders-lesson-duel-about = Qué cambia cuando solo bajan dos.
raiders-lesson-duel-two = Dos jugadores, por turnos. { $seats } ya ha jugado, así que sabes a qué carta respondes.
raiders-lesson-duel-monster = En un duelo nadie derrota a un monstruo. Ataca a la carta más baja, y las cartas iguales lo confunden.
raiders-lesson-duel-ten = Con diez heridas se pierde al instante. Mira cuántas tiene cada cual.
raiders-lesson-duel-hint = Este monstruo hace { $hit } heridas. ¿Quién no podría soportarlas?
raiders-lesson-duel-confused = Cartas iguales: no sabe a quién atacar. Nadie recibe heridas, y el duelo sigue.
raiders-lesson-duel-hurt = La carta más baja era la tuya: { $amount } heridas, { $total } en total.
raiders-lesson-duel-struck = { $seat } ha jugado más bajo y recibe { $amount } heridas: { $total } en total.
raiders-lesson-duel-won = Una herida de más. El duelo es tuyo, tenga quien tenga más monedas.
raiders-lesson-duel-moral = Si ambos sobreviven a los cinco niveles, nadie se desmaya por sus heridas. Entonces gana quien tenga más monedas.

raiders-lesson-old-traps = Las trampas de 2011
raiders-lesson-old-traps-about = Los ejemplos del reglamento: la mitad de tus monedas y la mitad del camino hasta diez heridas.
raiders-lesson-old-traps-everyone = Dos trampas de la edición de 2011 alcanzan a todos, y la carta más baja decide con cuánta fuerza.
raiders-lesson-old-traps-half = Hay un uno en la mesa: todos perderán la mitad de sus monedas, redondeando hacia abajo. Tu carta no puede cambiarlo.
raiders-lesson-old-traps-next = Piensa en la siguiente habitación. Hay pinchos, y también allí decide la carta más baja.
raiders-lesson-old-traps-hint = Aquí un uno ya no hace más daño. Allí sí lo haría.
raiders-lesson-old-traps-lost = Pierdes { $amount } monedas y te quedan { $total }: la mitad, redondeando hacia abajo.
raiders-lesson-old-traps-spike = Pinchos: con un uno, todos avanzan la mitad de lo que les falta hasta diez heridas. La carta que guardaste se juega sola.
raiders-lesson-old-traps-quiet = La carta más baja era un { $value }: los pinchos no se mueven.
raiders-lesson-old-traps-hurt = La mitad de lo que te faltaba hasta diez heridas, redondeando hacia abajo, eran { $amount }. Ahora tienes { $total }.
raiders-lesson-old-traps-moral = Deshazte de una mala carta donde no pueda hacer daño.
raiders-lesson-old-traps-ten = Y vigila tus heridas: en la edición de 2011, con diez mueres.
