# Aquí no se escribe ninguna cifra: las cifras son huecos que se llenan con lo que hay en la mesa o acaba de pasar.

quest-lesson-first-steps = Primeros pasos
quest-lesson-first-steps-about = Fuera de la torre: un paso hacia lo desconocido, una búsqueda y el sol.
quest-lesson-first-steps-welcome = Te damos la bienvenida a DungeonQuest. Estás en la sala de una torre, en una esquina de una mazmorra de la que aún no hay mapa.
quest-lesson-first-steps-hero = Eres { $hero }: salud { $health }, Fuerza { $strength }, Agilidad { $agility }, Armadura { $armor }, Suerte { $luck }. Con tantas heridas como salud, mueres.
quest-lesson-first-steps-goal = En el centro duerme un dragón sobre su tesoro. De quienes salen antes de la puesta de sol, gana quien tenga más oro.
quest-lesson-first-steps-move = En cada turno haces una cosa: moverte, buscar o bajar donde hay escaleras. La sala de tu torre tiene dos pasos.
quest-lesson-first-steps-move_hint = Los dos llevan a lo desconocido. Hasta el centro hay más o menos lo mismo por un lado que por el otro.
quest-lesson-first-steps-laid = Has robado una pieza y la has puesto con la flecha hacia la sala que dejas. Desde ahora { $place } está explorada, para todos.
quest-lesson-first-steps-card = Al entrar en una sala robas una carta de Mazmorra. Esta es: { $card }.
quest-lesson-first-steps-other = Ahora juega { $seat }, muy lejos de ti.
quest-lesson-first-steps-sun = En cada ronda el sol avanza. Le quedan { $night } casillas, y las últimas son peligrosas.
quest-lesson-first-steps-search = En una sala con antorcha se puede buscar, una sola vez. Te lleva el turno entero.
quest-lesson-first-steps-search_hint = Las cifras junto a la respuesta te dicen cuántas veces hay oro, y cuántas daño. Es un azar: pruébalo una vez.
quest-lesson-first-steps-found = { $card }: es botín, y queda a la vista delante de ti. En esta sala ya no buscará nadie.
quest-lesson-first-steps-not_searched = Lo dejas para más tarde. Una sala espera hasta que alguien busque en ella.
quest-lesson-first-steps-onward = Sigue: otro paso, otra pieza. En una sala ya explorada se entra sin más.
quest-lesson-first-steps-onward_hint = Nadie se hace rico junto a la torre. Aléjate.
quest-lesson-first-steps-crypt = { $card }: una tumba antigua, y está cerrada.
quest-lesson-first-steps-elsewhere = Ese era tu turno. Todos cuentan.
quest-lesson-first-steps-may = Puedes abrirla y robar otra carta, o dejarla en paz. Donde una carta dice que puedes, decides tú.
quest-lesson-first-steps-may_hint = Otra vez las cifras te dicen cómo está la cosa. El oro vale un pequeño riesgo mientras no tengas heridas.
quest-lesson-first-steps-opened = { $card }: más botín, que vale { $gold }.
quest-lesson-first-steps-shut = Dejas descansar a los muertos. Quizá ha sido lo más sabio.
quest-lesson-first-steps-tower = Otra vez la sala de una torre. Desde aquí sigues, o pasas directamente a otra torre, y con botín puedes salir.
quest-lesson-first-steps-count = { $gold ->
    [0] Aún no llevas oro
   *[other] Llevas { $gold } de oro
}. Solo cuenta si sales con vida.
quest-lesson-first-steps-night = Con el sol bajo, un dado decide en cada ronda si se pone. Quien siga dentro entonces, muere.
quest-lesson-first-steps-way_out = Así que vuelve a tiempo a una torre, y con botín. Eso es todo el juego; del resto se encarga la mazmorra.

quest-lesson-portcullis = El rastrillo
quest-lesson-portcullis-about = Dos dados, tu Fuerza, y para qué sirve un fallo.
quest-lesson-portcullis-gate = Entre ti y la sala de al lado hay un rastrillo. Para pasar tienes que levantarlo.
quest-lesson-portcullis-test = Haces una prueba de Fuerza: tiras dos dados, y la suma tiene que ser tu Fuerza o menos. La tuya es { $strength }.
quest-lesson-portcullis-chance = { $strength } o menos con dos dados sale el { $strength_odds } % de las veces. Esa cifra está junto a la respuesta.
quest-lesson-portcullis-hint = Si fallas, tu turno termina. Pero un fallo nunca es en vano.
quest-lesson-portcullis-failed = Te pasas por { $missed }: no se mueve, y tu turno termina.
quest-lesson-portcullis-back = { $place } no lleva a ninguna parte: vuelves, y el rastrillo sigue ahí.
quest-lesson-portcullis-token = Cada prueba que fallas te da una ficha de determinación. Después de tirar, cada ficha que gastas resta uno a la suma.
quest-lesson-portcullis-better = Con lo que tienes ahora, tu { $strength_odds } % se convierte en { $strength_best } %.
quest-lesson-portcullis-again_hint = Prueba otra vez. Solo puede ser más fácil.
quest-lesson-portcullis-rolled = Los dados dicen { $dice }.
quest-lesson-portcullis-back_first = En { $place } no hay nada para ti. El rastrillo te ha esperado.
quest-lesson-portcullis-spend = Necesitabas { $needed } o menos y te has pasado por { $missed }. Tienes fichas bastantes para arreglarlo.
quest-lesson-portcullis-spend_hint = Una ficha nunca vale más que cuando convierte un fallo en un éxito.
quest-lesson-portcullis-lifted = Sube con un quejido, y ya estás al otro lado.
quest-lesson-portcullis-kept = Te quedas con tus fichas y ganas una más. Pero el turno se ha ido, y el sol no espera.
quest-lesson-portcullis-moral = Así son todas las pruebas: Fuerza, Agilidad, Armadura o Suerte, dos dados, tu cifra o menos. Cuanto más alto el atributo, mejor.
quest-lesson-portcullis-doors = Una puerta no es una prueba: robas una carta de Puerta. Se abre, se queda cerrada, o hace algo peor.

quest-lesson-strange-rooms = Salas extrañas
quest-lesson-strange-rooms-about = Una puerta, un corredor, y elegir entre un pozo y un puente.
quest-lesson-strange-rooms-door = Al este hay una puerta. Robas una carta de Puerta y solo pasas si se abre.
quest-lesson-strange-rooms-behind = Al oeste ha caído un rastrillo detrás de ti. Con tu Fuerza lo levantarías el { $strength_odds } % de las veces.
quest-lesson-strange-rooms-door_hint = Compara las cifras de las dos respuestas.
quest-lesson-strange-rooms-opens = { $card }. Se roba una pieza para lo que hay detrás.
quest-lesson-strange-rooms-stuck = Te pasas por { $missed }. No sube, y tu turno termina.
quest-lesson-strange-rooms-corridor = Un corredor te empuja: sigues en el acto, sin contar puertas ni rastrillos, y no hacia atrás.
quest-lesson-strange-rooms-pit = Al norte hay un pozo sin fondo. Suerte { $luck } o menos y vives: { $luck_odds } %.
quest-lesson-strange-rooms-bridge = Al este cuelga un puente. Cruzarlo es una prueba de Agilidad, y la tuya es { $agility }.
quest-lesson-strange-rooms-ways_hint = Tu Agilidad es mejor que tu Suerte. Y quien cae de un puente aún puede vivir.
quest-lesson-strange-rooms-fell_down = Resbalas, y nadie te oye llegar abajo. Un pozo no pregunta dos veces.
quest-lesson-strange-rooms-at_bridge = En un puente puedes cruzar, o quedarte en este lado y terminar tu turno.
quest-lesson-strange-rooms-weight = El botín pesa: cada carta suma uno a la tirada. Tal como vas necesitas { $needed } o menos, { $odds } %.
quest-lesson-strange-rooms-light = Cuando decides cruzar puedes dejar botín atrás, y solo entonces tiras.
quest-lesson-strange-rooms-weight_hint = Cruza, pero deja aquí la carta más barata. Tu vida vale unas monedas.
quest-lesson-strange-rooms-dropped = Una carta menos que llevar.
quest-lesson-strange-rooms-fell = Te pasas por { $missed }: las tablas ceden, y caes.
quest-lesson-strange-rooms-stayed = Te quedas en este lado, y tu turno termina. La próxima vez puedes cruzar o volver atrás.
quest-lesson-strange-rooms-lighter = Ahora necesitas { $needed } o menos: { $odds } %. Aún puedes dejar más atrás.
quest-lesson-strange-rooms-lighter_hint = Con eso basta. Lo que dejas aquí se pierde.
quest-lesson-strange-rooms-crossed = Has cruzado, y lo que has conservado sigue siendo tuyo.
quest-lesson-strange-rooms-wounds = La caída te cuesta { $amount ->
    [one] una herida
   *[other] { $amount } heridas
}.
quest-lesson-strange-rooms-below = Y ahora estás en las catacumbas. Tienen su propia lección.
quest-lesson-strange-rooms-moral = Una sala hace lo suyo entres como entres. Así que mira antes de pisar una ya explorada.
quest-lesson-strange-rooms-others = Hay más: salas que giran, salas sin luz, telas de araña, trampas. El reglamento cuenta lo que hace cada una.

quest-lesson-a-fight = Un combate
quest-lesson-a-fight-about = Un monstruo en el camino, y dos cartas secretas por ronda.
quest-lesson-a-fight-token = El único camino lleva a una sala con una ficha de Monstruo, así que entras. Quien entra se encuentra con un monstruo, y la sala en sí no hace nada.
quest-lesson-a-fight-who = { $seats } está a tu izquierda y lo lleva: mira su carta en secreto y solo te dice su nombre.
quest-lesson-a-fight-met = Un { $monster }. Cuánta salud tiene, solo se sabe al otro lado de la mesa.
quest-lesson-a-fight-cards = En cada ronda los dos elegís en secreto: cuerpo a cuerpo, a distancia o magia. Las cartas se enseñan a la vez.
quest-lesson-a-fight-chart = A distancia gana a cuerpo a cuerpo, este a la magia, y la magia a distancia; si son iguales, hieren a ambos. Junto a cada carta pone cuánto.
quest-lesson-a-fight-struck = { $weapon } contra { $against }: el golpe es tuyo.
quest-lesson-a-fight-hurt = { $weapon } contra { $against }: esta vez solo te duele a ti.
quest-lesson-a-fight-both = { $weapon } contra { $against }: las cartas iguales hieren a los dos.
quest-lesson-a-fight-flee = Los dos seguís con vida, así que puedes intentar huir: Agilidad { $needed } o menos, { $odds } %. Escapar también tiene su precio.
quest-lesson-a-fight-stay = O sigues luchando. Te quedan { $left } de salud.
quest-lesson-a-fight-stay_hint = Un { $monster } nunca tiene mucha salud. Acaba con él.
quest-lesson-a-fight-fled = Escapas, y ahora se enseña su carta: la huida { $penalty ->
    [0] no te cuesta nada
    [one] te cuesta una herida
   *[other] te cuesta { $penalty } heridas
}.
quest-lesson-a-fight-slain = Cae. Su carta y su ficha desaparecen, y tu turno termina.
quest-lesson-a-fight-died = Ha podido contigo. La ficha se queda ahí, para quien venga después.
quest-lesson-a-fight-moral = Ninguna carta es siempre la mejor. Piensa en lo que el otro lado espera de ti.
quest-lesson-a-fight-keeper = Quien está a tu izquierda lleva tus monstruos, incluso después de morir. Nadie queda del todo fuera de este juego.

quest-lesson-fleeing = Cuándo huir
quest-lesson-fleeing-about = Un gólem, poca salud, y el precio de una huida.
quest-lesson-fleeing-hurt = Te quedan { $left } de salud, y la única salida de aquí te ha llevado ante un monstruo.
quest-lesson-fleeing-golem = Un { $monster }: lento, y duro de tumbar.
quest-lesson-fleeing-first = No se puede huir antes de luchar una ronda. Elige tu carta.
quest-lesson-fleeing-scratched = Le das: { $total ->
    [one] una herida
   *[other] { $total } heridas
}. No parece que le importe.
quest-lesson-fleeing-missed = Te da: { $total } heridas en total.
quest-lesson-fleeing-price = Huir de un { $monster } cuesta al menos { $least } y como mucho { $most } heridas. Cuántas, lo dice su carta.
quest-lesson-fleeing-chance = Agilidad { $needed } o menos, { $odds } %, y te has ido. Si no, se lucha otra ronda.
quest-lesson-fleeing-hint = Aguanta más golpes que tú. Vete mientras aún puedas pagarlo.
quest-lesson-fleeing-away = Te escapas, y se enseña la carta: { $penalty ->
    [0] ninguna herida
    [one] una herida
   *[other] { $penalty } heridas
}.
quest-lesson-fleeing-again = Sigues luchando. Con este hacen falta muchas rondas, y puede que no tengas tantas.
quest-lesson-fleeing-where = Huyes a una sala vecina ya explorada, sin contar puertas ni rastrillos.
quest-lesson-fleeing-where_hint = Al oeste no tendrías salida, con el monstruo delante de la puerta. Al norte el camino sigue.
quest-lesson-fleeing-safe = Sales a { $place }. La sala hace lo de siempre, y después tu turno termina.
quest-lesson-fleeing-moral = Lucha con lo débil y huye de lo fuerte. El nombre te dice cuál es cuál.
quest-lesson-fleeing-stays = Su ficha se queda ahí. Quien vuelva se encuentra con otro, sin un rasguño.

quest-lesson-catacombs = Las catacumbas
quest-lesson-catacombs-about = Escaleras abajo, carta a carta, y arriba otra vez en otro sitio.
quest-lesson-catacombs-stairs = Muros por todos lados: un callejón sin salida sería tu muerte. Pero aquí hay escaleras, y bajas a las catacumbas.
quest-lesson-catacombs-marker = Tu marcador se queda en esta sala y señala hacia dónde vas a ir por debajo. Tú dices hacia dónde.
quest-lesson-catacombs-way_hint = Piensa adónde quieres llegar: la sala del tesoro está al este, y más al norte.
quest-lesson-catacombs-down = Estás debajo de { $place }, hacia el { $way }. Al bajar termina tu turno.
quest-lesson-catacombs-below = Aquí no te mueves ni buscas. Cada turno has robado una carta de Catacumbas, has hecho lo que decía y la has dejado en tu fila.
quest-lesson-catacombs-chest = { $card }: aquí abajo también hay cosas buenas. Será botín tuyo cuando subas.
quest-lesson-catacombs-exit = Una salida. Tómala ahora, o quédate a ver qué más hay.
quest-lesson-catacombs-first_leg = Cuenta las cartas de tu fila: { $cards }. Son las casillas que recorres en tu dirección, hasta { $place }.
quest-lesson-catacombs-exit_hint = Tómala. La siguiente puede tardar mucho.
quest-lesson-catacombs-walked = El primer tramo te lleva debajo de { $place }.
quest-lesson-catacombs-declined = Te quedas abajo. La carta está en tu fila, y en el próximo turno robas otra.
quest-lesson-catacombs-second_leg = Ahora gira a un lado, y un dado dice cuánto recorres. Cada paso más allá del muro exterior es una herida.
quest-lesson-catacombs-turn_hint = Gira hacia donde el muro quede más lejos.
quest-lesson-catacombs-treasure = { $place }, la mismísima sala del tesoro. Lo que espera ahí es otra lección.
quest-lesson-catacombs-surfaced = Sales a { $place }: { $room }. Donde nadie ha estado aún se roba una pieza, y la giras como quieras.
quest-lesson-catacombs-wall = Has dado contra el muro exterior: { $amount ->
    [one] una herida
   *[other] { $amount } heridas
}.
quest-lesson-catacombs-loot = Lo que encontraste abajo ya es botín: { $card }.
quest-lesson-catacombs-moral = Las catacumbas son un atajo, y solo sabes a medias adónde. Hay quien no encuentra la salida a tiempo.

quest-lesson-the-dragon = El tesoro del dragón
quest-lesson-the-dragon-about = Una carta más, o a casa mientras hay luz.
quest-lesson-the-dragon-chamber = La sala del tesoro. Al entrar robaste una carta de Dragón; ahora puedes robar otra, o irte.
quest-lesson-the-dragon-loot = Llevas { $gold } de oro. Cada vez que el dragón sigue durmiendo, te llevas dos tesoros más.
quest-lesson-the-dragon-wakes = Una de las cartas que quedan lo despierta: { $wakes } %. Entonces pierdes todo el botín y, el { $dies } % de esas veces, la vida.
quest-lesson-the-dragon-hint = No tienes mucho, y las primeras cartas son las más seguras.
quest-lesson-the-dragon-sleeps = { $card }: dos tesoros son tuyos.
quest-lesson-the-dragon-early = Te vas con lo que tienes. No es mucho, pero no se ha despertado nadie.
quest-lesson-the-dragon-more = Ahora llevas { $gold } de oro. Con eso puedes ganar, si llegas a casa.
quest-lesson-the-dragon-odds = Las cartas que lo dejan dormir no vuelven, así que ahora es el { $wakes } %. Y tienes más que perder.
quest-lesson-the-dragon-sun = Al sol le quedan { $night } casillas, y la torre más cercana está lejos. Mejor salir antes de las últimas.
quest-lesson-the-dragon-stop_hint = Piensa qué puede traer una carta más, y qué puede quitarte. Y vete.
quest-lesson-the-dragon-left = Fuera, sin ruido. Coger el oro era la mitad fácil: ahora llévalo a casa.
quest-lesson-the-dragon-rage = Se despierta. Todo lo que llevabas se ha perdido.
quest-lesson-the-dragon-burnt = Y el fuego te cuesta { $amount } heridas: { $total } en total.
quest-lesson-the-dragon-moral = Decide cuánto es bastante antes de venir aquí. Si no sale nadie, no gana nadie.

quest-lesson-the-way-out = La salida
quest-lesson-the-way-out-about = La última luz, una torre, y quién gana al final.
quest-lesson-the-way-out-dusk = El sol ha llegado a los números, y en cada ronda un dado tiene que superarlos. Esta vez sí; la próxima falla el { $sunset } % de las veces.
quest-lesson-the-way-out-bruno = { $seats } ya está fuera de la mazmorra. Así que llevas tú la ficha inicial, y el sol avanza en cada turno tuyo.
quest-lesson-the-way-out-near = A dos pasos al oeste hay una torre. Para salir hace falta botín, al menos una carta.
quest-lesson-the-way-out-hint = Nada de estas salas vale la noche. Al oeste.
quest-lesson-the-way-out-closer = { $place }: falta un paso.
quest-lesson-the-way-out-dawdled = Se te ha ido un turno entero, y la torre no está más cerca.
quest-lesson-the-way-out-darker = El dado ha vuelto a ser amable. El próximo falla el { $sunset } % de las veces.
quest-lesson-the-way-out-darker_hint = A la torre, por el camino más corto.
quest-lesson-the-way-out-tower = La torre, y su puerta sigue abierta.
quest-lesson-the-way-out-leave = Al entrar en una torre puedes salir, seguir, o pasar directamente a otra torre. Llevas { $gold } de oro.
quest-lesson-the-way-out-leave_hint = Fuera, mientras puedas.
quest-lesson-the-way-out-out = Estás fuera, con vida y con botín. Nada de ahí dentro puede tocarte ya.
quest-lesson-the-way-out-night = El sol se pone y las puertas se cierran. Quien está dentro muere, lleve lo que lleve.
quest-lesson-the-way-out-too_late = El sol se ha puesto contigo dentro. La sala de una torre no es refugio.
quest-lesson-the-way-out-won = Ambos tienen { $gold } de oro. Entonces decide la carta más valiosa, y es tuya.
quest-lesson-the-way-out-lost = Quienes han salido cuentan su oro. Quien más tiene: { $seats }, con { $gold }.
quest-lesson-the-way-out-moral = El juego acaba al ponerse el sol, o cuando no queda nadie dentro. Los muertos no ganan, y si no ha salido nadie, todos pierden.

quest-lesson-alone = En solitario
quest-lesson-alone-about = Para una persona: un tesoro con el que salir, y monstruos que llevan los dados.
quest-lesson-alone-alone = En solitario valen todas las reglas menos dos: cómo encuentras monstruos, y qué necesitas para salir.
quest-lesson-alone-treasure = Para salir hace falta un tesoro: otro botín no basta. Tienes uno, que vale { $gold }.
quest-lesson-alone-token = Entre ti y la torre espera un monstruo. A tu izquierda no hay nadie que lo lleve.
quest-lesson-alone-token_hint = La torre está justo detrás. Con pies ligeros ni siquiera tendrás que luchar.
quest-lesson-alone-met = Ahí está, con su carta boca abajo.
quest-lesson-alone-searched = { $card }. El monstruo sigue ahí.
quest-lesson-alone-unseen = Puedes intentar huir antes de verlo, una vez: { $odds } %. Si te atrapa lo pagas, y después es a muerte.
quest-lesson-alone-dice = Si luchas, un dado decide cada ronda: bajo te hiere, alto lo hiere, y entre medias a los dos. Te quedan { $left } de salud.
quest-lesson-alone-flee_hint = No aguantarías muchas rondas. Confía en tus pies.
quest-lesson-alone-away = Te escabulles sin que te vea, y no te cuesta nada.
quest-lesson-alone-fight = Un { $monster }, salud { $health }. Ahora luchan los dados.
quest-lesson-alone-run = En solitario puedes huir por cualquier paso que no esté bloqueado, incluso a lo desconocido.
quest-lesson-alone-run_hint = A la torre.
quest-lesson-alone-tower = La torre. Con un tesoro en la bolsa puedes salir en el acto.
quest-lesson-alone-back = De vuelta donde estabas, y el monstruo sigue en medio.
quest-lesson-alone-leave = Tienes un tesoro y una puerta abierta. ¿Te basta con eso?
quest-lesson-alone-leave_hint = En solitario, salir ya es ganar.
quest-lesson-alone-out = Estás fuera. Nadie lo ha visto, pero ha pasado.
quest-lesson-alone-stayed = Te quedas dentro, y el sol avanza.
quest-lesson-alone-lost = Tan cerca de la puerta, y aun así dentro. La mazmorra se queda con tu tesoro.
quest-lesson-alone-blow = Eso ha dolido: { $total } heridas en total.
quest-lesson-alone-won = Fuera con vida, y con { $gold } de oro. ¿La próxima vez, un poco más?
quest-lesson-alone-moral = En solitario juegas contra el sol, el dragón y tu propia codicia. A ver cuánto llevas a casa.
