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
web-table-why = ¿Por qué?
web-table-final = no se puede deshacer
web-table-undo = Deshacer
web-table-ask-undo = Pedir deshacer
web-seat-nameless = Asiento { $number }
web-seat-bot = Un bot
web-seat-bot-sits-in = Juega un bot en su lugar
web-seat-gone = ausente
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
web-fair-how = Antes de la partida el servidor fijó un secreto y mostró su huella, que ves abajo. Cada robo sale de ese secreto y de las palabras de los jugadores, y al final el secreto se revela: cualquiera puede comprobar que nadie eligió nada.
web-fair-commitment = Huella del secreto
web-fair-salt = Palabras de { $name }
web-fair-secret = El secreto
web-fair-check = Comprobar cada robo
web-fair-kept = { $draws } robos comprobados aquí, en tu navegador: todos salen del secreto, y el secreto es el prometido.
web-fair-broken = Los robos no salen del secreto prometido.
web-fair-download = Descargar la partida
web-end-rematch = Jugar otra vez
web-end-join-rematch = Unirme a la revancha
web-end-review = Repasar la partida
web-keys-space = Espacio
web-keys-answer = responder «{ $answer }»
web-keys-skip = mostrar el resto de golpe
web-keys-undo = deshacer tu respuesta
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
