cli-play = jugar en esta terminal
cli-setting = { $about } (solo { $games })
cli-play-edition = la edición: devir o classic, por ejemplo
cli-play-mode = el modo: standard, tactical o duel, por ejemplo
cli-play-seats = cuántos se sientan a la mesa
cli-play-bots = quién juega en los demás asientos, separados por comas; por ejemplo, greedy,random; el último ocupa los asientos que sobren; los propios, como módulo:Nombre o archivo.py:Nombre
cli-play-humans = cuántas personas comparten este teclado (1 si no se dice)
cli-play-names = los nombres de esas personas; por ejemplo, Ana,Rui
cli-play-seed = un número que repite siempre la misma partida
cli-play-content = jugar con las cifras de tu propio archivo de contenido
cli-play-line = líneas de texto sin más: para tuberías y lectores de pantalla
cli-play-full = la pantalla completa
cli-play-from = empezar en una escena: su texto, un archivo con ella o - para la entrada estándar
cli-play-salt = una palabra tuya de la que dependerá el azar
cli-resume = seguir una partida guardada
cli-resume-file = una partida guardada, o su número en mazmorra saves; si no se da, la última sin acabar
cli-resume-list = listar las partidas sin acabar
cli-saves = listar todas las partidas guardadas, para repasarlas o borrarlas
cli-saves-delete = borrar las partidas guardadas con estos números
cli-replay = recorrer una partida guardada
cli-replay-seat = ver lo que veía este asiento (1 es el primero)
cli-replay-everything = verlo todo, si la partida ha acabado
cli-replay-watcher = ver lo que veía alguien sin asiento

terminal-error-line-or-full = Elige --line o --full, no las dos.
terminal-error-no-terminal = La pantalla completa necesita una terminal. Quita --full o usa --line.
terminal-error-humans = { $humans } personas no caben: hay { $seats } asientos.
terminal-error-names = Hay { $names ->
    [one] un nombre
   *[other] { $names } nombres
} para { $humans ->
    [one] una persona.
   *[other] { $humans } personas.
}
terminal-error-bad-name = «{ $name }» no sirve aquí de nombre: da a cada persona un nombre corto y distinto.
terminal-error-no-game = No hay ninguna partida que seguir. Empieza una con: mazmorra play raiders
terminal-error-no-number = No hay partida guardada { $number }; en la lista hay { $games }. Mírala con: mazmorra saves
terminal-error-finished = Esta partida ha acabado. Para repasarla: { $command }
terminal-error-seat = No hay asiento { $seat }; van del 1 al { $seats }.
terminal-error-viewpoints = Elige un solo punto de vista: --seat, --everything o --watcher.
terminal-error-hidden = Esta partida no ha acabado y su archivo sabe lo que los jugadores no deben saber. Mírala con --seat o --watcher, o acábala antes: { $command }
terminal-error-missing = Todavía no se puede jugar a { $game } en una terminal.
terminal-error-unsaved = No se puede guardar en { $file }: { $reason }.

terminal-bot-names = Brasa, Pedernal, Hollín, Mecha, Ceniza
terminal-player = Jugador { $number }
terminal-you = { $name } (tú)
terminal-bot = { $name } ({ $bot })

terminal-opening = { $game }, { $variant }. { $count ->
    [one] Una sola persona
   *[other] { $count } jugadores
}: { $names }.
terminal-commitment = Juego limpio: los sorteos de la mesa { $table } salen de un secreto fijado antes de la partida. Compromiso: { $commitment }
terminal-hint = Escribe ? para ver la ayuda o la regla que hay detrás de una pregunta.
terminal-going-on = Sigues donde lo dejaste.
terminal-pass = Pasa el teclado a { $name } y pulsa Intro.
terminal-pass-why = Lo que tienen los demás sigue oculto.
terminal-turn = { $name }, te toca
terminal-wait = Esperamos a { $names }
terminal-hurry = Espacio: no esperar
terminal-over = La partida ha acabado
terminal-answers = Puedes responder:
terminal-answer = { $key } ({ $label })
terminal-not-answer = «{ $typed }» no es una respuesta aquí. Puedes responder { $answers }. Escribe ? para ver la ayuda.
terminal-no-line = No hay línea { $number } en el registro; tiene { $lines }.
terminal-no-clause = No hay regla { $clause }.
terminal-log-empty = Todavía no ha pasado nada.
terminal-why-question = La regla que hay detrás de esta pregunta:
terminal-why-recent = Lo que acaba de pasar y por qué regla:
terminal-why-hint = Para leer la regla de una línea escribe, por ejemplo: { $example }
terminal-back = deshacer «{ $answer }»
terminal-back-other = { $name } deshace su última respuesta
terminal-backspace = Retroceso
terminal-taken-back = La última respuesta queda deshecha.
terminal-too-late = No hay nada que deshacer: desde tu última respuesta se ha tirado o mostrado algo, o ha respondido alguien más.
terminal-final = No se puede deshacer

terminal-word-help = ayuda, ?
terminal-word-why = por qué, porqué
terminal-word-log = registro
terminal-word-rules = reglas, regla
terminal-word-hands = manos
terminal-word-table = mesa
terminal-word-map = mapa, dibujo
terminal-word-hint = pista, consejo
terminal-word-back = atrás, deshacer
terminal-word-save = guardar
terminal-word-quit = salir
terminal-help-answer = Responde con lo que va primero en una línea, o con sus palabras.
terminal-help-help = esta ayuda y las reglas de lo que acaba de pasar
terminal-help-why = la regla de la pregunta; con un número, la de esa línea del registro
terminal-help-log = todo lo que ha pasado
terminal-help-rules = el reglamento; con un número como { $clause }, una sola regla
terminal-help-hands = tu mano y lo que se sabe de las demás
terminal-help-table = la mesa otra vez, con todo lo que hay que contar
terminal-help-map = el tablero dibujado con signos
terminal-help-hint = las mejores respuestas y lo que cabe esperar de cada una, según lo que puedes saber; la partida anota que preguntaste
terminal-help-back = deshacer la última respuesta, mientras no se haya tirado ni mostrado nada y nadie más haya respondido; las que no se pueden deshacer lo dicen
terminal-help-save = guardar ahora (también se hace tras cada respuesta)
terminal-help-quit = guardar y salir

terminal-saved = Guardada en { $file }
terminal-go-on = Para seguir: { $command }
terminal-look-back = Para repasarla: { $command }
terminal-review = Qué habría sido mejor: { $command }
terminal-check = Para comprobar los sorteos: { $command }

terminal-you-win = Has ganado.
terminal-wins = Gana { $names }.
terminal-share = { $names } comparten la victoria.
terminal-nobody = No gana nadie.
terminal-because = Por la regla { $clause }: { $text }
terminal-games-open = Partidas sin acabar:
terminal-games-over = Partidas acabadas:
terminal-game-deleted = Borrada: { $game }
terminal-game-open = { $game }, { $names }, { $answers ->
    [one] 1 respuesta
   *[other] { $answers } respuestas
}, { $when }

terminal-panel-rule = Regla { $clause }
terminal-panel-no-rule = No hay nada más detrás de esta línea.
terminal-key-help = Ayuda
terminal-key-why = ¿Por qué?
terminal-key-hands = Cartas
terminal-key-hint = Pista
terminal-key-log = Registro
terminal-key-leave = Guardar y salir
terminal-key-quit = Salir
terminal-keys = Teclas
terminal-keys-answer = Pulsa la tecla que va delante de una respuesta, o muévete con las flechas y pulsa Intro.
terminal-keys-back = Retroceso deshace la última respuesta, mientras no se haya tirado ni mostrado nada y nadie más haya respondido. Una respuesta con ! detrás no se puede deshacer.
terminal-keys-hurry = Espacio hace que los bots jueguen sin pausa hasta que te toque.
terminal-keys-log = Tab va al registro y vuelve. Allí, las flechas eligen una línea e Intro dice su regla.
terminal-keys-why = F2 dice la regla que hay detrás de la pregunta.
terminal-keys-hands = F3 enseña lo que tienes y lo que se sabe de los demás.
terminal-keys-hint = F4 da una pista: las mejores respuestas y lo que cabe esperar de cada una. La partida lo anota.
terminal-keys-leave = Ctrl+Q guarda y sale. Si se cierra la ventana no se pierde nada.
terminal-keys-replay = Las flechas van adelante y atrás, Inicio y Fin a los extremos, Re Pág y Av Pág a otro capítulo (un nivel, una ronda), V cambia el punto de vista.
terminal-over-note = Intro vuelve a mostrar el recuento. Ctrl+Q sale.
terminal-too-small = Este terminal es demasiado pequeño para la mesa: { $width } columnas y { $height } filas. Hacen falta { $least_width } y { $least_height }. Agrándalo para seguir, o pulsa Ctrl+Q para guardar y salir; con --line se juega en cualquier tamaño.

terminal-step = Paso { $step } de { $steps }
terminal-view-seat = como lo vio { $name }
terminal-view-watcher = como lo vio quien miraba
terminal-view-everything = con todo a la vista
terminal-key-next = Adelante
terminal-key-previous = Atrás
terminal-key-chapter = Capítulo
terminal-key-viewpoint = Vista
terminal-replay-words = n: adelante. p: atrás. g 12: ir al paso 12. v 2: como lo vio el asiento 2 (v 0: como quien miraba{ $everything ->
    [yes] , v *: todo
   *[no] { "" }
}). registro: lo que ha pasado hasta aquí. por qué 3: la regla de una línea. salir: salir.
terminal-replay-unknown = «{ $typed }» no significa nada aquí.
terminal-replay-no-step = Hay pasos del 0 al { $steps }.
terminal-replay-hidden = Solo se ve todo cuando la partida ha acabado.
terminal-replay-end = Hasta aquí llega.
terminal-replay-start = Este es el principio.
terminal-crash = Esta partida se cortó por un error nuestro:

terminal-raiders-level = Nivel { $level } de 5
terminal-raiders-setup = Antes del primer nivel
terminal-raiders-gone = { $rooms ->
    [one] Ya has dejado atrás 1 habitación.
   *[other] Ya has dejado atrás { $rooms } habitaciones.
}
terminal-raiders-here = Habitación { $place }, aquí: { $text }.
terminal-raiders-ahead = Habitación { $place }: { $text }.
terminal-raiders-dark = a oscuras
terminal-raiders-dark-looked = a oscuras; la ha mirado { $names }
terminal-raiders-known = { $text } (a oscuras; solo lo sabes tú)
terminal-raiders-known-all = { $text } (a oscuras)
terminal-raiders-only-you = solo tú
terminal-raiders-still-dark = a oscuras
terminal-raiders-looked = vio { $shapes }
terminal-raiders-done = hecha
terminal-raiders-room = { $name } ({ $kind }): { $facts }
terminal-raiders-room-plain = { $kind }: { $facts }
terminal-raiders-seat = { $name }, { $character }: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}, { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en la mano.
terminal-raiders-seat-played = Jugadas: { $cards }.
terminal-raiders-seat-here = En esta habitación: { $card }.
terminal-raiders-seat-starts = Empieza esta habitación.
terminal-raiders-seat-out = { $name } está fuera de la partida.
terminal-raiders-seat-known = { $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en la mano. Objetos vistos: { $gained }. Usados: { $used }.
terminal-raiders-none = ninguno
terminal-raiders-hand = Tu mano: { $cards }
terminal-raiders-hand-of = Mano de { $name }: { $cards }
terminal-raiders-supply = Reserva: { $items }
terminal-raiders-attacks = Cartas de ataque usadas: { $used }; quedan: { $left }
terminal-raiders-times = { $item } x{ $count }
terminal-raiders-head-coins = monedas
terminal-raiders-head-wounds = heridas
terminal-raiders-head-played = jugadas
terminal-raiders-head-here = aquí
terminal-raiders-head-cards = mano
terminal-raiders-out = fuera
terminal-raiders-collapsed = se desmaya
terminal-raiders-winner = gana

terminal-raiders-card-dark = oscura
terminal-raiders-short-coins = mon.
terminal-raiders-short-wounds = her.
terminal-raiders-short-played = jug.
terminal-raiders-short-here = aquí
terminal-raiders-short-cards = mano
terminal-closing = Intro: cerrar
terminal-hint-alone = Solo hay pistas para quien juega a solas contra bots: quien comparte el teclado también las leería.
