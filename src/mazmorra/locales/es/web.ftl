web-title = Mazmorra
web-skip = Ir a la página
web-close = Cerrar
web-page-missing = No se ha podido cargar esta página. Revisa tu conexión e inténtalo de nuevo.
web-guest-names = Farol, Soga, Brújula, Capa, Pedernal, Ganzúa, Tiza, Silbato
web-bar-pages = Páginas
web-bar-tables = Mesas
web-bar-learn = Aprender
web-bar-rules = Reglas
web-bar-me = Tú
web-bar-language = Idioma
web-bar-light = Tema claro
web-bar-dark = Tema oscuro
web-bar-sound = Sonidos
web-home = Página de inicio
web-table-opening = Abriendo la mesa…
web-table-lost = Conexión perdida. Lo intentamos de nuevo; no se pierde nada.
web-table-board = El tablero
web-table-seats = Jugadores
web-table-question = Qué hacer
web-table-your-turn = Te toca · Mazmorra
web-table-over = La partida ha terminado.
web-table-show-end = ¿Quién ha ganado?
web-table-locked = Tu elección está hecha.
web-table-waiting = Esperando a { $names }.
web-table-thinking = { $count ->
    [one] { $names } está pensando.
   *[other] { $names } están pensando.
}
web-table-skip = Saltar
web-table-final = no se puede deshacer
web-table-undo = Deshacer
web-table-ask-undo = Pedir deshacer
web-hint = Pista
web-hint-thinking = Buscando las mejores respuestas…
web-hint-best = Las mejores respuestas, según lo que puedes saber ahora
web-hint-chance = gana { $chance } de 100
web-hint-mark = pista { $place }: gana { $chance } de 100
web-seat-nameless = Asiento { $number }
web-seat-bot = Un bot
web-seat-bot-sits-in = Juega un bot en su lugar
web-seat-gone = ausente
web-seat-thinks = piensa
web-curtain-pass = Pásale la pantalla a { $name }. Los demás no miran.
web-curtain-reveal = Soy { $name }
web-vote-undo = { $name } quiere deshacer su última respuesta ({ $agreed } de { $needed } de acuerdo).
web-vote-bot = ¿Que un bot juegue por { $name }? ({ $agreed } de { $needed } de acuerdo)
web-vote-yes = De acuerdo
web-vote-yes-as = { $name } está de acuerdo
web-vote-no = No
web-vote-left = Un bot juega por { $name }.
web-vote-return = Recuperar el asiento
web-vote-gone = { $name } lleva un rato fuera.
web-vote-let-bot = Que juegue un bot
web-side = Historial, chat y mesa
web-side-log = Historial
web-side-chat = Chat
web-side-table = Mesa
web-side-unread = { $count ->
    [one] Chat, 1 mensaje nuevo
   *[other] Chat, { $count } mensajes nuevos
}
web-log-empty = Todavía no ha pasado nada.
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-mute = Silenciar a alguien
web-chat-reactions = Reacciones rápidas
web-chat-say = Di algo
web-chat-send = Enviar
web-chat-nice = Bien jugado
web-chat-ouch = Ay
web-chat-laugh = Ja, ja
web-chat-think = Déjame pensar
web-chat-thanks = Gracias
web-chat-hurry = Vamos
web-matters-watchers = { $count ->
    [one] 1 persona mira.
   *[other] { $count } personas miran.
}
web-matters-speed = Velocidad de los sucesos
web-matters-at-once = De golpe
web-matters-copy = Copiar el enlace
web-matters-copied = Copiado
web-matters-keys = Teclas
web-matters-leave = Dejar la partida
web-matters-leave-what = Un bot sigue jugando por ti. Mientras dure la partida puedes volver a este enlace y recuperar tu asiento.
web-matters-leave-yes = Dejarla
web-matters-stay = Quedarme
web-fair = Azar limpio
web-fair-how = Antes de la partida el servidor fijó un secreto y mostró su huella, y el navegador de cada jugador selló palabras propias; solo entonces se dijeron las palabras. Todo sorteo resulta del secreto y de todas las palabras, así que nadie pudo elegir el último. Al final se dice el secreto y cualquiera puede comprobarlo.
web-fair-commitment = Huella del secreto
web-fair-seal = Sello de las palabras de { $name }
web-fair-salt = Palabras de { $name }
web-fair-secret = El secreto
web-fair-round = La partida empezó al intento número { $round }, con palabras nuevas de todos. Antes alguien no dijo las suyas.
web-fair-missed = No dijeron entonces sus palabras: { $names }.
web-fair-check = Comprobar cada robo
web-fair-kept = { $draws } sorteos comprobados aquí, en tu navegador: todos resultan del secreto, y el secreto y las palabras son los prometidos.
web-fair-broken = Esta partida no es limpia: los sorteos, el secreto o las palabras no son los prometidos.
web-fair-command = Con el programa, frente a lo que recuerda este navegador:
web-unfair = Esta mesa no es limpia.
web-unfair-commitment = La huella de su secreto no es la que este navegador vio primero.
web-unfair-seals = Las palabras selladas de los jugadores se cambiaron después de decirse.
web-unfair-own = Las palabras que este navegador selló para ti no están en los dados. Salvo que dieras otras en otro dispositivo, el servidor las ha quitado.
web-unfair-salts = Las palabras de un jugador no son las que se sellaron antes de la partida.
web-unfair-secret = El secreto no es aquel cuya huella se mostró antes de la partida.
web-fair-download = Descargar la partida
web-open-closed = Solo quienes jugaron pueden volver a ver esta partida. Quieren abrirla a todos: { $agreed } de { $people }.
web-open-opened = Todos los que tengan el enlace pueden volver a ver esta partida.
web-open-agree = Abrirla a todos
web-end-rematch = Jugar otra vez
web-end-join-rematch = Unirme a la revancha
web-end-review = Repasar la partida
web-end-teaches = ¿Qué habría sido mejor?
web-end-who = { $count ->
    [0] Nadie ganó
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}
web-end-why = { $who }: { $why }.
web-older = Esta partida empezó con reglas anteriores
web-older-playing = Las reglas han cambiado desde entonces y ya no se puede continuar. Puedes ver lo que pasó y volver a jugar con la misma gente según las reglas de hoy.
web-older-over = Las reglas han cambiado desde entonces y no se conserva cómo fue. Puedes descargar sus respuestas y volver a jugar con la misma gente según las reglas de hoy.
web-older-kept = Las reglas han cambiado desde entonces. Puedes volver a verla, descargarla y jugar otra vez con la misma gente según las reglas de hoy.
web-older-open = Aquello para lo que se puso esta mesa ya no se juega aquí.
web-older-people = A la mesa: { $names }.
web-older-again = Jugar otra vez con la misma gente
web-older-leave = Dejar la partida
web-older-close = Cerrar la mesa
web-older-log = Lo que pasó
web-older-undrawn = Ya no se puede mostrar.
web-keys-space = Espacio
web-keys-answer = responder «{ $answer }»
web-keys-skip = mostrar el resto de golpe
web-keys-undo = deshacer tu respuesta
web-keys-hint = las mejores respuestas; la mesa anota que preguntaste
web-keys-log = el historial
web-keys-chat = el chat
web-keys-table = los asuntos de la mesa
web-keys-help = estas teclas
web-keys-more = Tab recorre todo lo que se puede tocar; Intro lo toca.
web-clock = Tiempo restante
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-minutes = { $time }
web-clock-hurry = Quedan diez segundos
web-table-said = Lo que acaba de pasar
web-end-count = El recuento
web-end-nobody = Nadie gana
web-end-wins = { $count ->
    [one] Gana { $names }
   *[other] Comparten la victoria { $names }
}

web-map-controls = Mover el mapa
web-map-nearer = Acercar
web-map-further = Alejar
web-map-all = Verlo entero
web-map-follow = Seguir a quien le toca
web-map-legend = Qué es qué en el mapa
web-vote-clock = ¿Ponemos reloj, ya que { $name } no mueve? ({ $agreed } de { $needed } de acuerdo)
web-vote-silent = { $name } lleva un rato sin mover.
web-vote-let-clock = Poner reloj
web-chat-block = Bloquear a { $name } para siempre
web-chat-blocked = Bloqueado. Puedes deshacerlo en tu página.
