# Mesas clasificatorias, perfiles, los más fuertes y la mazmorra del día en el navegador.

web-rated = Clasificatoria
web-rated-title = ¿Cuenta?
web-rated-no = Por diversión
web-rated-why-no = No cambia la clasificación de nadie; las pistas y el deshacer se deciden al poner la mesa.
web-rated-yes = Clasificatoria
web-rated-why = La partida cuenta para la clasificación de quienes tienen cuenta y de los bots. Sin pistas, sin deshacer, un asiento por persona, e irse es perder.
web-rated-guest = Sin cuenta juegas sin clasificar. Registra un nombre y tus partidas contarán desde entonces.
web-rating-title = Clasificaciones
web-rating-mine = Tus clasificaciones
web-rating-none = Aún no hay partidas clasificatorias.
web-rating-none-yet = Aún no hay partidas clasificatorias. Abre una mesa clasificatoria o prueba la mazmorra del día.
web-rating-profile = Tu página como la ven todos
web-rating-over-time = A lo largo del tiempo
web-rating-best = Mejores partidas
web-rating-history = Partidas clasificatorias
web-rating-how = Quien empieza tiene 1500. Diecinueve de cada veinte veces la fuerza real está dentro del margen; quien ha jugado poco aún no tiene puesto.
web-rating-more = Cómo funciona
web-rating-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
web-rating-unsure = aún incierta
web-rating-bot = { $edition ->
    [1] { $level } (bot)
   *[other] { $level } (bot, edición { $edition })
}
web-rating-plot = La clasificación pasó de { $from } a { $to } en { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
web-rating-place-1 = Ganada
web-rating-place-2 = No ganada
web-rating-place-3 = Abandonada
web-rating-changed = Lo que cambió la partida
web-rating-nothing-changed = No cambió ninguna clasificación: aquí nadie más la tiene.
web-ranking = Los más fuertes
web-ranking-way = Forma de jugar
web-ranking-nobody = Aún nadie tiene clasificación en este juego.
web-ranking-before = Los anteriores
web-ranking-more = Más
web-daily = La mazmorra del día
web-daily-line = Un mismo reparto para todos, un intento.
web-daily-tries = { $tried ->
    [one] 1 intento hasta ahora.
   *[other] { $tried } intentos hasta ahora.
}
web-daily-all-done = Ya has jugado todas las de hoy.
web-daily-go = Entrar
web-daily-today = Hoy
web-daily-yesterday = Ayer
web-daily-why = Hoy todos reciben el mismo reparto y tienen un intento, hasta { $at }.
web-daily-over = Este día ha terminado: los secretos se han revelado y todos pueden repasar las partidas.
web-daily-against = Contra { $bots }.
web-daily-alone = A solas contra la mazmorra.
web-daily-try = Empezar mi único intento
web-daily-go-on = Seguir
web-daily-unfinished = No llegaste al final de tu intento.
web-daily-guest = Cada persona tiene un intento, así que necesitas un nombre propio.
web-daily-place = Puesto { $place } de { $of }
web-daily-so-far = Puesto { $place } de { $of } por ahora.
web-daily-score-raiders = 🪙 { $score }
web-daily-score-quest = 💰 { $score }
web-daily-score-platformer = ⭐ { $score }
web-daily-tried = { $tried ->
    [one] 1 intento, { $finished } con final.
   *[other] { $tried } intentos, { $finished } con final.
}
web-daily-nobody = Nadie llegó al final.
web-daily-nobody-yet = Aún nadie ha llegado al final.
web-daily-none = Ese día no hubo mazmorra.
web-daily-replay = Repasar la partida de { $name }
web-daily-fair = ¿Es justo?
web-daily-committed = Prometido antes de empezar el día: { $at }
web-daily-committed-late = Prometido el mismo día, pues el servidor era nuevo: { $at }
web-daily-verify = Comprobar con el programa una partida de este día:
web-daily-winners = Ganadores de ayer
web-daily-tomorrow = Prometido para mañana
web-daily-how = La huella del secreto de cada reparto se muestra el día antes y el secreto el día después; así cualquiera puede comprobar que nadie recibió otro. Hasta la medianoche nadie mira ni repasa.
web-daily-share = Compartir
web-daily-copied = Copiado.
web-daily-shared = Mazmorra del día { $day } · { $game } · { $place } de { $of } · { $won ->
    [yes] 🏆{" "}
   *[no] {""}
}{ $score }
web-me-mean-quest = Oro de media
web-me-mean-platformer = Puntos de media
web-me-score-quest = { $score } de oro
web-me-score-platformer = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}
