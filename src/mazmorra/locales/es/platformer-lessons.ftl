# Aquí no se escribe ninguna cifra: las cifras son huecos que se llenan con lo que hay en la mesa o acaba de pasar.

platformer-lesson-first-climb = La primera subida
platformer-lesson-first-climb-about = Entrar en el mapa, un salto, algo de oro y un símbolo para más tarde.
platformer-lesson-first-climb-welcome = Te damos la bienvenida a Platformer. En lo alto de la torre espera { $boss }, y un solo ataque de { $pool } heridas gana la partida.
platformer-lesson-first-climb-turn = En cada turno tiras tus dados, y con ellos el de los enemigos. Usas tus símbolos en el orden que quieras, o no los usas.
platformer-lesson-first-climb-off = Eres { $hero }, con { $life } de salud, y aún no estás en el mapa. Cualquiera de tus dados te hace entrar, y se gasta.
platformer-lesson-first-climb-off_hint = Las botas te mueven, y una moneda es oro. Sin nadie al alcance, lo que menos echarás de menos es una espada.
platformer-lesson-first-climb-paid = Una { $symbol } menos, y nada perdido que ahora te haga falta.
platformer-lesson-first-climb-paid_dear = También vale. Pero la { $symbol } te habría servido, y aquí una espada no te sirve.
platformer-lesson-first-climb-where = Puedes aparecer en cualquier casilla libre de la fila más baja. Cuidado con los enemigos: atacan a quien se aleja de su lado.
platformer-lesson-first-climb-where_hint = Busca oro justo encima de una casilla, sin nada en medio. Lo hay sobre la tienda de la pieza izquierda.
platformer-lesson-first-climb-shop = Estás en una tienda: con oro puedes comprar aquí. Y justo encima de ti hay algo de oro.
platformer-lesson-first-climb-elsewhere = { $place } es un sitio tan bueno como muchos. Pero el oro más fácil de alcanzar está sobre la tienda.
platformer-lesson-first-climb-acts = Ahora usa tus dados. Una bota es un paso, una moneda es oro, y una espada espera a alguien a quien atacar.
platformer-lesson-first-climb-jump = Para subir no necesitas escalera: en tu turno saltas cuanto quieras. Solo te paran los muros y las plataformas.
platformer-lesson-first-climb-jump_hint = Una bota, y hacia arriba.
platformer-lesson-first-climb-gold = El oro es tuyo. Lo que hay en una casilla es de quien llega a ella.
platformer-lesson-first-climb-aside = { $place }: un paso, y una bota menos. El oro sigue sobre la tienda.
platformer-lesson-first-climb-forged = Dos dados iguales hacen cualquier otro símbolo: eso es forjar. Pero para subir necesitabas esas botas.
platformer-lesson-first-climb-stayed = Tu turno ha terminado, y los dados sin usar se pierden. Solo queda el símbolo del dado especial.
platformer-lesson-first-climb-air = Ahora estás en el aire. Al final de tu turno actúa la gravedad, y cae quien no tiene nada bajo los pies.
platformer-lesson-first-climb-air_hint = A un paso, a la izquierda, hay una plataforma.
platformer-lesson-first-climb-platform = { $place }: una plataforma bajo los pies, y la gravedad no te hace nada.
platformer-lesson-first-climb-fell = La gravedad: caes a { $place }. El oro te lo quedas.
platformer-lesson-first-climb-back = { $place }, y ya no te quedan botas. A la izquierda habrías tenido una plataforma.
platformer-lesson-first-climb-coin = Lo que aún no has usado se puede usar todavía. Una moneda, por ejemplo, se vuelve oro.
platformer-lesson-first-climb-coin_hint = Un dado que no usas se pierde al final de tu turno.
platformer-lesson-first-climb-paid_out = Una moneda usada: { $amount } de oro.
platformer-lesson-first-climb-over = Tu turno ha terminado. Los dados sin usar se pierden, salvo lo guardado en el dado especial.
platformer-lesson-first-climb-save = Queda una espada. Al terminar tus acciones puedes guardar un símbolo sin usar en tu dado especial, para otro turno.
platformer-lesson-first-climb-save_hint = Termina tus acciones y guarda la espada. Pronto tendrás a alguien al lado.
platformer-lesson-first-climb-saved = La { $symbol } queda en tu dado especial hasta que la uses.
platformer-lesson-first-climb-lost = No guardas nada, y lo que aún mostraban los dados se pierde.
platformer-lesson-first-climb-purse = Tienes { $gold } de oro. El oro compra objetos y pociones en las tiendas, y las gemas hacen que un símbolo cuente más de una vez.
platformer-lesson-first-climb-up = Quien llega a la fila más alta revela el siguiente nivel. Sigue subiendo: el nivel más bajo acaba por desaparecer, con quien siga en él.

platformer-lesson-swords = Las espadas y la forja
platformer-lesson-swords-about = Un ataque basta, o no es nada.
platformer-lesson-swords-ent = Eres { $hero }, y has aparecido junto a un { $enemy }. Ataca a quien se mueve a su lado, pero a ti te han colocado ahí.
platformer-lesson-swords-health = Tiene { $health } de salud. Un solo ataque tiene que hacer otras tantas heridas, o no pasa nada.
platformer-lesson-swords-dice = Una espada es una herida, y solo tienes una. Pero dos dados iguales se pueden forjar en cualquier otro símbolo.
platformer-lesson-swords-hint = Ataca, usa la espada y después forja otra con tus botas.
platformer-lesson-swords-first = Una espada está en tu ataque, y aún no has golpeado.
platformer-lesson-swords-forged_first = Tus botas son ahora una espada. Con la otra bastaría.
platformer-lesson-swords-spent = Dos botas son ahora una { $to }. El ent sigue ahí.
platformer-lesson-swords-bitten = Te alejas del { $enemy }, y por eso te ataca: { $wounds ->
    [one] una herida
   *[other] { $wounds } heridas
}.
platformer-lesson-swords-ended = Lo dejas en paz. Cuando el dado de enemigo diga ataque, él no hará lo mismo.
platformer-lesson-swords-forge = Tu ataque lleva { $wounds }, y hacen falta { $health }. Con dos botas se forja la espada que te falta.
platformer-lesson-swords-forge_hint = Si golpeas ahora, gastas la espada para nada.
platformer-lesson-swords-defeated = Basta: el { $enemy } cae, y su botín es tuyo.
platformer-lesson-swords-short = { $wounds } contra { $health }: no pasa nada, y lo usado, usado está.
platformer-lesson-swords-loot = Tienes { $gold } de oro y { $gems ->
    [one] una gema
   *[other] { $gems } gemas
}. Parte del oro viene de tu propia carta, que te paga por cada enemigo.
platformer-lesson-swords-moral = Cuenta antes de golpear. Junto a las respuestas puedes leer si va a bastar.
platformer-lesson-swords-saving = Una espada que hoy no sirve se puede guardar para el ataque de otro turno.

platformer-lesson-leaving = Alejarse de un enemigo
platformer-lesson-leaving-about = Un hombre lobo, una gema y una mano que mueve lo que no puedes vencer.
platformer-lesson-leaving-wolf = A tu lado hay un { $enemy }. Si te alejas, ataca: { $damage } heridas, y tienes { $life } de salud.
platformer-lesson-leaving-push = Si entras en su casilla, lo empujas. Pero eso también es alejarse, y antes viene el ataque.
platformer-lesson-leaving-hand = Te quedan una bota y una mano. Una mano mueve una casilla a cualquier enemigo, por lejos que esté, incluso fuera de su plataforma.
platformer-lesson-leaving-hint = Primero la mano: muévelo a la derecha, lejos de ti. Mover a un enemigo no provoca nada.
platformer-lesson-leaving-away = Ahora está en { $place }, y no tienes a nadie al lado.
platformer-lesson-leaving-up = Está en el aire, en { $place }. Cuando actúe la gravedad volverá a caer a tu lado.
platformer-lesson-leaving-downed = Ataca antes de que des el paso y te derriba: fuera del mapa, a entrar otra vez por abajo.
platformer-lesson-leaving-stayed = Sigues a su lado. Cuando el dado de enemigo diga ataque, atacará.
platformer-lesson-leaving-free = Ya no tienes a nadie al lado, así que puedes andar. La gema está a tu izquierda.
platformer-lesson-leaving-free_hint = Una bota hacia la izquierda, mientras no tengas a nadie al lado.
platformer-lesson-leaving-gem = La gema es tuya, y no te ha costado nada.
platformer-lesson-leaving-too_late = Había vuelto a caer a tu lado, y por eso ataca. Te derriba.
platformer-lesson-leaving-near = { $place }: nadie ataca, porque no tenías a nadie al lado. Pero la gema está al otro lado.
platformer-lesson-leaving-waited = Te quedas donde estás. La mano está usada, y la gema sigue ahí.
platformer-lesson-leaving-air = Estás en el aire. Puedes dejar actuar la gravedad cuando quieras, y al final de tu turno actúa de todos modos.
platformer-lesson-leaving-air_hint = Las dos respuestas te hacen bajar. Solo harían daño las trampas del camino.
platformer-lesson-leaving-fell = Caes a { $place } sin daño. Solo te habrían herido las trampas del camino.
platformer-lesson-leaving-moral = Antes de alejarte de un enemigo, cuenta. Una mano o un ataque pueden salir más baratos.
platformer-lesson-leaving-enemies = El dado de enemigo los mueve a todos a un lado, o los hace atacar a quien tienen al lado. Por él nunca dejan su plataforma.

platformer-lesson-gems-and-shop = Las gemas y la tienda
platformer-lesson-gems-and-shop-about = Un cíclope, un martillo y una gema en su sitio.
platformer-lesson-gems-and-shop-cyclops = A tu lado hay un { $enemy }. Hacen falta { $health } heridas, en un solo ataque.
platformer-lesson-gems-and-shop-most = Tienes una espada, otra guardada en tu dado especial y una gema para doblar una de las dos. En total, { $most } heridas.
platformer-lesson-gems-and-shop-shop = Pero estás en una tienda, con { $gold } de oro. Comprar no gasta dados, y puedes comprar mientras puedas pagar.
platformer-lesson-gems-and-shop-shop_hint = Te falta una sola herida. Uno de los objetos añade justo eso.
platformer-lesson-gems-and-shop-bought = { $item }, por { $price } de oro. Se puede usar enseguida, y a la tienda llega otra carta.
platformer-lesson-gems-and-shop-drink = { $potion }: una poción sirve una vez. Contra el cíclope, esta no te ayuda.
platformer-lesson-gems-and-shop-short = { $wounds } contra { $health }: no pasa nada, y lo usado, usado está.
platformer-lesson-gems-and-shop-forged = Las dos espadas van a la forja, también la guardada. El cíclope sigue ahí.
platformer-lesson-gems-and-shop-ended = Tu turno ha terminado, y el cíclope sigue ahí. Te quedan el oro y la gema.
platformer-lesson-gems-and-shop-card = Un objeto así se agota al usarlo, y en tu próximo turno vuelve a estar preparado. Úsalo antes de atacar.
platformer-lesson-gems-and-shop-card_hint = Cuenta para tu próximo ataque de este turno.
platformer-lesson-gems-and-shop-raised = { $item }: tu próximo ataque hace una herida más. La carta queda agotada hasta tu próximo turno.
platformer-lesson-gems-and-shop-unused = { $wounds } contra { $health }: no pasa nada. Y el martillo ni siquiera lo has usado.
platformer-lesson-gems-and-shop-forged_then = Las dos espadas van a la forja, y no queda nada para un ataque.
platformer-lesson-gems-and-shop-later = Tu turno ha terminado. El martillo es tuyo, y espera otro ataque.
platformer-lesson-gems-and-shop-sum = El martillo, una espada, otra guardada y una gema en cualquiera de las dos: { $most } heridas.
platformer-lesson-gems-and-shop-gem = Con gemas, un símbolo puede contar más de una vez. Es una respuesta aparte, junto a la normal.
platformer-lesson-gems-and-shop-sum_hint = Ataca, usa las dos espadas y haz que una cuente dos veces.
platformer-lesson-gems-and-shop-defeated = Justo lo que hacía falta: el { $enemy } cae, y su botín es bueno.
platformer-lesson-gems-and-shop-close = { $wounds } contra { $health }: no pasa nada, y todo está gastado.
platformer-lesson-gems-and-shop-melted = Las dos espadas van a la forja. El martillo ya no tiene a qué sumarse.
platformer-lesson-gems-and-shop-wasted = Tu turno ha terminado sin ataque, y lo que habría añadido el martillo se pierde.
platformer-lesson-gems-and-shop-price = Una gema hace que un símbolo cuente dos veces. Desde ahí, cada vez de más cuesta una gema más que la anterior.
platformer-lesson-gems-and-shop-moral = El oro se vuelve cartas, y las gemas, heridas o pasos. Para { $boss } necesitarás las dos cosas.

platformer-lesson-medusa = Medusa
platformer-lesson-medusa-about = Un solo ataque, y cada gema en su sitio.
platformer-lesson-medusa-there = { $boss } está a tu lado. Es una enemiga como las demás, salvo que gana quien la derrota.
platformer-lesson-medusa-pool = Cuanto más alta la torre, mayor su salud: aquí es { $pool }. Como siempre, en un solo ataque.
platformer-lesson-medusa-acts = Cuando tu turno acaba en su nivel, le toca a ella. Te quedan { $life } de salud.
platformer-lesson-medusa-hint = Con tus espadas y tus gemas puedes hacer { $most } heridas. Hazlo ahora.
platformer-lesson-medusa-first = La primera espada está en tu ataque.
platformer-lesson-medusa-forged = Dos espadas por una { $to }, precisamente aquí. Las que quedan no bastan.
platformer-lesson-medusa-turn = Dejas pasar el momento, y ahora le toca a { $boss }.
platformer-lesson-medusa-gems = Tienes { $gems } gemas. Una hace que una espada cuente dos veces, y otras dos, que cuente tres.
platformer-lesson-medusa-spread = Así que rinden más si las repartes. Primero, una en cada espada.
platformer-lesson-medusa-spread_hint = Una gema en cada una de tus espadas: cada una cuenta dos veces.
platformer-lesson-medusa-won = Un ataque, y { $enemy } cae. La partida ha terminado, y has ganado.
platformer-lesson-medusa-short = { $wounds } contra { $health }: no pasa nada. Ninguna herida queda para el próximo ataque.
platformer-lesson-medusa-dear = { $gems } gemas en una sola espada. Repartidas entre las otras habrían rendido más.
platformer-lesson-medusa-moral = Solo con dados casi nunca se derrota a un jefe. Reúne gemas y objetos por el camino, y llega con las cuentas hechas.
platformer-lesson-medusa-below = Del nivel del jefe no se vuelve. Y allí quienes siguen abajo no pueden ni ayudarte ni hacerte daño.
