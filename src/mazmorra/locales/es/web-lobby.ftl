web-start-line = Juegos de mazmorras a la luz de las antorchas. Sin instalar nada y sin cuenta: siéntate y juega.
web-start-play = Jugar ya
web-start-play-note = Una partida de Dungeon Raiders contra tres bots, unos 20 minutos. Puedes irte y volver.
web-start-opening = Preparando la mesa…
web-start-friends = Jugar con amigos
web-start-learn = Aprende en cinco minutos
web-start-learn-more = Lecciones
web-start-continue = Sigue con tus partidas
web-start-go-on = Seguir
web-start-your-turn = Te toca
web-start-waiting-for = Falta que juegue { $names }
web-start-running = En juego
web-start-games = Juegos
web-start-players = De { $least } a { $most } jugadores
web-start-ways = Juega ya contra bots
web-start-more = De qué va y todas las maneras de jugar
web-start-usual = Lo habitual
web-start-seats = { $seats ->
    [one] a solas
   *[other] { $seats } jugadores
}
web-start-length-raiders = unos 20 minutos
web-start-special-raiders = Cinco niveles de cinco habitaciones. Contra los monstruos se lucha en grupo; el tesoro, cada cual para sí. Juega una carta por habitación, adivina qué jugarán los demás y sal con vida y con la bolsa llena.
web-start-picture-raiders = Cinco puertas en fila: un cofre, un goblin, oscuridad, una trampa y un dragón; delante, cuatro aventureros y una antorcha.
web-start-length-quest = unos 40 minutos
web-start-special-quest = La mazmorra crece sala a sala mientras avanzas hacia un dragón dormido sobre su oro. Coge lo que puedas y sal antes de que se ponga el sol: casi ningún héroe vuelve, y de los que vuelven gana el más rico.
web-start-picture-quest = Un mapa de la mazmorra dibujado a tinta: salas, un puente, un pozo y una tela de araña alrededor de un dragón sobre su oro, y héroes en camino.
web-start-join = Unirse
web-start-join-go = Unirse
web-start-link = Pega un enlace o el código de una mesa
web-start-no-link = Esto no es un enlace a una mesa ni su código.
web-start-none-open = Ahora mismo nadie espera jugadores.
web-start-watch = Mirar
web-start-watch-go = Mirar
web-start-none-playing = Ahora mismo no se juega ninguna partida pública.
web-start-all-tables = Todas las mesas públicas
web-start-replay = Repasar
web-start-file-choose = Elige una partida guardada o suéltala aquí
web-start-file-reading = Leyendo la partida…
web-start-about = Acerca de Mazmorra

web-lobby-home = Ir al inicio
web-lobby-again = Intentarlo de nuevo
web-lobby-looking = Mirando alrededor…
web-lobby-nobody-yet = Aún no se ha sentado nadie
web-lobby-free-seats = { $free ->
    [0] Los { $seats } asientos están ocupados
    [one] 1 de { $seats } asientos libre
   *[other] { $free } de { $seats } asientos libres
}
web-lobby-last-move = Última jugada: { $ago }

web-lobby-tables = Mesas
web-lobby-to-join = Para unirte
web-lobby-to-watch = Para mirar
web-lobby-empty = La sala está en calma
web-lobby-empty-why = No hay mesas públicas abiertas ni partidas en juego. Abre una y otros la encontrarán.

web-lobby-missing = Ninguna puerta lleva aquí
web-lobby-missing-why = Quizá la dirección tenga una errata, o lo que había aquí ya no está.

web-lobby-new = Preparar una mesa
web-lobby-no-such-game = Aquí no hay tal juego.
web-lobby-setting-edition = Edición
web-lobby-setting-mode = Modo
web-lobby-way-raiders-devir = Con un monstruo final en la última sala y sin límite de heridas.
web-lobby-way-raiders-devir-standard = Todos eligen en secreto y descubren sus cartas a la vez.
web-lobby-way-raiders-devir-tactical = Se juega a la vista, por turnos: piensa antes de seguir a los demás.
web-lobby-way-raiders-classic = Diez heridas matan. Con modos para dos y para uno.
web-lobby-way-raiders-classic-standard = Se juega a la vista, por turnos.
web-lobby-way-raiders-classic-speed = Todos eligen en secreto y descubren sus cartas a la vez.
web-lobby-way-raiders-classic-duel = Para dos, carta contra carta.
web-lobby-way-raiders-classic-solitaire = Tú solo contra la mazmorra.
web-lobby-setting-players = Jugadores
web-lobby-setting-death = La muerte
web-lobby-setting-light = La luz
web-lobby-setting-heroes = Los héroes
web-lobby-setting-blocked = Encerrado por héroes
web-lobby-setting-sun = El sol
web-lobby-switch-quest-players-company = De dos a cuatro héroes, cada cual por su cuenta. Quien se sienta a tu izquierda juega tus monstruos.
web-lobby-switch-quest-players-solo = Tú contra la mazmorra: los monstruos los juegan los dados, y solo sales con un tesoro.
web-lobby-switch-quest-death-final = Quien muere queda fuera de la partida.
web-lobby-switch-quest-death-waits = Quien muere lo pierde todo y vuelve en una torre.
web-lobby-switch-quest-light-dark = Ves una sala cuando entras en ella.
web-lobby-switch-quest-light-torchlight = Tu antorcha te enseña lo que hay tras los pasos abiertos antes de ir.
web-lobby-switch-quest-heroes-dealt = El azar da un héroe a cada cual.
web-lobby-switch-quest-heroes-chosen = Cada cual elige su héroe.
web-lobby-switch-quest-blocked-lose = Aquel a quien solo encierran otros héroes pierde el turno.
web-lobby-switch-quest-blocked-die = Al pie de la letra: quien no puede hacer nada muere, aunque solo estorben héroes.
web-lobby-switch-quest-sun-first = El sol se mueve antes de que actúen las cartas que conservas.
web-lobby-switch-quest-sun-last = Al pie de la letra: primero actúan las cartas que conservas, luego se mueve el sol.
web-lobby-seats = Asientos
web-lobby-for = { $seats ->
    [one] para un jugador
   *[other] para { $seats } jugadores
}
web-lobby-who = Quién juega contigo
web-lobby-with-friend = Amigos
web-lobby-why-friend = Vienen por un enlace, cada uno con su pantalla.
web-lobby-with-bot = Bots
web-lobby-why-bot = Se empieza enseguida.
web-lobby-with-here = Gente a tu lado
web-lobby-why-here = Se comparte esta pantalla y se pasa de mano en mano; las cartas no se ven.
web-lobby-one-friend = Un amigo, por enlace
web-lobby-one-bot = Bot ({ $level })
web-lobby-one-here = Alguien en esta pantalla
web-lobby-bot-random = fácil
web-lobby-bot-greedy = astuto
web-lobby-bot-novice = novato
web-lobby-bot-apprentice = aprendiz
web-lobby-bot-journeyman = oficial
web-lobby-bot-expert = experto
web-lobby-bot-master = maestro
web-lobby-bot-legend = leyenda
web-lobby-character-careful = prudente
web-lobby-character-bold = audaz
web-lobby-character-hoarder = acaparador
web-lobby-character-vengeful = vengativo
web-lobby-level-and-character = { $level }, { $character }
web-lobby-bot-names = Brasa, Hollín, Mecha, Ceniza, Ascua, Sebo, Chispa, Musgo, Zarza, Grava
web-lobby-your-name = Tu nombre
web-lobby-their-name = Nombre de quien ocupa el asiento { $number }
web-lobby-player = Jugador { $number }
web-lobby-seat = Asiento { $number }
web-lobby-found = Quién la encuentra
web-lobby-found-link = Solo por enlace
web-lobby-found-public = Todo el mundo
web-lobby-found-why-link = Solo encuentran esta mesa quienes tienen el enlace.
web-lobby-found-why-public = Cualquiera puede encontrar esta mesa y sentarse.
web-lobby-watchers = Otros pueden mirar
web-lobby-open-after = Al terminar, todos pueden ver todas las manos y repasar la partida
web-lobby-hints = Pistas
web-lobby-hints-alone = A solas contra bots
web-lobby-hints-everybody = Para todos
web-lobby-hints-nobody = Para nadie
web-lobby-hints-why-alone = Quien juega a solas contra bots puede pedir las mejores respuestas. La partida lo anota.
web-lobby-hints-why-everybody = Cada cual puede pedir las mejores respuestas a su propia pregunta. La partida lo anota.
web-lobby-hints-why-nobody = Nadie puede pedir pistas.
web-lobby-clock-title = Tiempo para cada decisión
web-lobby-clock = { $seconds ->
    [0] sin límite
    [30] 30 segundos
    [90] 90 segundos
    [86400] un día
    [259200] tres días
   *[other] { $seconds } segundos
}
web-lobby-advanced = Avanzado
web-lobby-salt = Tus palabras para los dados
web-lobby-salt-why = Todo sorteo depende también de palabras de los jugadores. Tu navegador les añade algo de azar, las sella y solo las dice al empezar la partida, así que nadie puede preparar un sorteo.
web-lobby-begins = { $seats ->
    [one] Bajas a solas, enseguida.
   *[other] No falta nadie: la partida empieza enseguida.
}
web-lobby-opens = Recibes un enlace para compartir. Empiezas cuando no queden asientos libres.
web-lobby-begin = Empezar
web-lobby-open = Abrir una mesa

web-lobby-call-you = ¿Cómo te llamamos?
web-lobby-sit-down = Sentarse
web-lobby-sit-here = Sentarse aquí
web-lobby-sit-beside = Se sienta
web-lobby-add-here = Alguien a mi lado
web-lobby-add-bot = Bot
web-lobby-seat-free = El asiento { $number } está libre
web-lobby-stand = Levantarse
web-lobby-free = Pedir a { $name } que se vaya
web-lobby-a-bot = bot { $level }
web-lobby-you = Tú
web-lobby-host = abrió la mesa
web-lobby-away = ahora no está
web-lobby-came = { $name } se sienta.
web-lobby-went = { $name } se levanta.
web-lobby-bots-play = Nivel de los bots
web-lobby-fill = { $free ->
    [one] Sentar un bot en el asiento libre
   *[other] Sentar bots en { $free } asientos
}
web-lobby-lacks-host = { $free ->
    [one] Queda un asiento libre. Comparte el enlace o deja que se siente un bot.
   *[other] Quedan { $free } asientos libres. Comparte el enlace o deja que se sienten bots.
}
web-lobby-lacks = { $free ->
    [one] Queda un asiento libre. La partida empieza cuando se ocupe.
   *[other] Quedan { $free } asientos libres. La partida empieza cuando se ocupen.
}
web-lobby-ready = Ya no falta nadie. Empieza cuando quieras.
web-lobby-wait-host = Ya no falta nadie. { $host } empieza la partida.
web-lobby-wait = Ya no falta nadie. Empieza la partida quien abrió la mesa.
web-lobby-full-watch = No quedan asientos. Quédate para mirar la partida cuando empiece.
web-lobby-full = No quedan asientos, y esta partida no se puede mirar.
web-lobby-close = Cancelar la mesa
web-lobby-close-why = Todos los que están a la mesa se van a casa y el enlace deja de valer.
web-lobby-keep = Dejarla como está
web-lobby-closed = Esta mesa se canceló
web-lobby-closed-why = Aquí no se jugará ninguna partida.
web-lobby-closed-rematch = Las reglas han cambiado y la misma gente vuelve a jugar en otra mesa.
web-lobby-renewed = Las reglas han cambiado desde que se puso esta mesa; se juega con las de hoy.
web-lobby-others = Otras mesas
web-lobby-invite = Invita
web-lobby-link = Enlace a esta mesa
web-lobby-copy = Copiar el enlace
web-lobby-copied = Copiado. Envíaselo a tus amigos.
web-lobby-copy-yourself = Copia tú el enlace: está seleccionado.
web-lobby-share = Compartir
web-lobby-share-text = Hay un asiento libre para ti: { $game }.
web-lobby-qr = El enlace como código QR
web-lobby-qr-why = Apunta aquí con la cámara de un teléfono.
web-lobby-stays-here = Esta dirección solo vale en este equipo. Para invitar a otros, abre la página con el nombre o el número de tu equipo en la red.
web-lobby-runs = Cómo se juega en esta mesa
web-lobby-watched = Otros pueden mirar.
web-lobby-unwatched = Nadie puede mirar.
web-lobby-opened-after = Al terminar, todos pueden ver todas las manos y repasar la partida.
web-lobby-kept-after = Al terminar, solo los jugadores pueden repasar la partida.
web-lobby-fair = Dados limpios
web-lobby-fair-why = Lo que decide el azar queda fijado antes de que nadie se siente, y se puede comprobar al terminar.
web-lobby-fair-more = Cómo funciona
web-lobby-commitment = El sello del secreto de esta mesa. Apúntalo si quieres comprobarlo después:
web-lobby-salt-give = Dar
web-lobby-salt-given = Tus palabras están selladas.
web-lobby-unsealed = La partida puede empezar cuando estén selladas las palabras para los dados de: { $names }. Sus navegadores lo hacen al llegar a esta página.
web-lobby-revealing = La partida está empezando. Faltan las palabras de: { $names }.
web-lobby-missed = No dijeron sus palabras cuando la partida iba a empezar y perdieron su asiento: { $names }. Todos necesitan palabras nuevas.
web-lobby-own-content = Con cifras propias del anfitrión ({ $digest }).
web-lobby-own-content-read = Leerlas

web-me-title = Tú
web-me-name = Tu nombre
web-me-name-why = En las mesas donde ya te sientas sigue el nombre anterior.
web-me-nobody = Aquí aún no te conocen. Elige un nombre o ponte a jugar sin más.
web-me-save = Guardar
web-me-saved = Guardado.
web-me-games = Tus partidas
web-me-no-games = Todavía no has terminado ninguna partida.
web-me-played = Jugadas
web-me-wins = Ganadas
web-me-rate = Victorias
web-me-mean-raiders = Monedas de media
web-me-won = Ganada
web-me-shared = Victoria compartida
web-me-lost = Perdida
web-me-score-raiders = { $score ->
    [one] 1 moneda
   *[other] { $score } monedas
}
web-me-more = Partidas anteriores
web-me-preferences = Preferencias
web-me-light = Luz
web-me-theme-torchlight = Antorchas
web-me-theme-parchment = Pergamino
web-me-pace = Ritmo de lo que ocurre
web-me-speed = { $speed ->
    [0] De golpe
    [0.5] Tranquilo
    [2] Rápido
   *[1] Normal
}
web-me-account = Cuenta
web-me-account-why = Para jugar no hace falta. Con una vuelves a tus partidas desde cualquier dispositivo.
web-me-claim = Crear una cuenta
web-me-claimed = Cuenta creada. Tus partidas son tuyas en cualquier dispositivo.
web-me-log-in = Entrar
web-me-log-in-why = Juegas como { $name } sin cuenta; esas partidas se quedan atrás cuando entras en otra.
web-me-welcome = Qué bien verte de nuevo.
web-me-logged-in = Tu cuenta es { $username }.
web-me-log-out = Salir
web-me-log-out-why = Se cierra la sesión solo en este dispositivo.
web-me-gone = Has salido.
web-me-username = Nombre de usuario
web-me-password = Contraseña
web-me-password-now = Tu contraseña actual
web-me-password-new = Contraseña nueva
web-me-change-password = Cambiar la contraseña
web-me-password-changed = Ya vale tu contraseña nueva. En los demás dispositivos has salido.
web-me-forgot = Olvidé mi contraseña
web-me-forgot-why = Pide un código a quien lleva este servidor; sirve una sola vez.
web-me-code = Código
web-me-set-password = Poner la contraseña nueva
web-me-data = Lo que se guarda de ti
web-me-data-why = Tu nombre, tu cuenta, tus partidas y lo que dijiste en las mesas.
web-me-export = Descargarlo
web-me-delete = Borrarme
web-me-delete-sure = ¿Borrar todo lo tuyo?
web-me-delete-what = Se borran tu cuenta, lo que dijiste y tu nombre en todas las mesas.
web-me-delete-tables = Las mesas que abriste se cancelan; en las partidas en juego sigue un bot por ti.
web-me-delete-final = Esto no se puede deshacer.
web-me-delete-do = Borrarlo todo
web-me-delete-keep = Quedarme

web-about-title = Acerca de Mazmorra
web-about-what = Mazmorra es un lugar para jugar y estudiar juegos de mazmorras: a solas, contra bots o con amigos de cualquier parte. Las reglas están completas, cada línea del registro nombra su regla y toda partida terminada se puede repasar jugada a jugada.
web-about-open = Es software libre que cualquiera puede usar, leer y cambiar. Sin publicidad ni rastreo: nada de lo que haces aquí se cuenta a otro sitio.
web-about-docs = Su documentación (en inglés)
web-about-dice = Por qué los dados son limpios
web-about-dice-before = Antes de que nadie se siente, el servidor saca un secreto y muestra su sello, de modo que ya no puede cambiarlo.
web-about-dice-salt = Tu navegador sella palabras tuyas, y el de los demás también; solo cuando todas están selladas y la partida empieza se dicen. Así nadie puede elegir el último, ni siquiera de acuerdo con el servidor. Cada sorteo resulta del secreto, de las palabras de todos y de su número.
web-about-dice-after = Tras la partida se muestra el secreto, y cualquiera puede volver a calcular cada sorteo, con nuestro programa o con unas pocas líneas propias. Tu navegador recuerda lo prometido y avisa si no se cumple.
web-about-private = Tus datos
web-about-private-text = Para jugar bastan un nombre y una llave que guarda tu navegador. Lo que guarda el servidor puedes verlo, descargarlo y borrarlo cuando quieras.
web-about-private-link = Verlo
web-about-credits = De quién es lo que ves
web-about-credit-icons = Iconos
web-about-credit-fonts = Letras
web-about-credit-svelte = La página
web-about-credit-fluent = Los idiomas
web-about-credit-hashes = Dados limpios
web-about-credit-uqr = Códigos QR
web-about-and-others = y otros
web-about-icons-changed = Los iconos se muestran con nuestros colores, y algunos están en nuestros dibujos.
web-about-notice = Mazmorra no pertenece a ninguna editorial ni cuenta con el respaldo de ninguna. Los nombres de los juegos son de sus dueños.
web-about-licence = Mazmorra se publica con la licencia MIT, © 2026 los autores de Mazmorra.
web-me-gave-up = Abandonadas
web-me-timeouts = Sin tiempo
web-me-devices = Dónde tienes la sesión abierta
web-me-devices-why = Cada dispositivo tiene su propia llave. Si no reconoces alguno, cierra su sesión y cambia la contraseña.
web-me-device-this = este dispositivo
web-me-device-unknown = Un dispositivo de antes
web-me-device-used = usado por última vez: { $when }
web-me-device-end = Cerrar la sesión en { $device }
web-me-devices-end = Cerrar la sesión en todos los demás
web-me-blocks = A quién has bloqueado
web-me-blocks-why = Ni te oyen ni las oyes, y no pueden venir a las mesas que abres. No se les dice.
web-me-unblock = Desbloquear a { $name }
