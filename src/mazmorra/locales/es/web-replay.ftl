web-replay-title = Repaso: { $game }
web-replay-opening = Rebobinando hasta la primera sala…
web-replay-running = Esta partida aún se está jugando
web-replay-running-why = Podrás repasarla cuando termine. Hasta entonces, los secretos de cada cual se quedan en la mesa.
web-replay-to-table = A la mesa
web-replay-cannot = Esta partida no se puede mostrar
web-replay-again = Intentar de nuevo
web-replay-viewpoint = Vista por
web-replay-view-everything = Todas las manos
web-replay-view-watcher = Alguien que mira
web-replay-share = Compartir este momento
web-replay-share-short = Compartir
web-replay-copied = Copiado
web-replay-about = Sobre esta partida
web-replay-private = Solo tú puedes ver esta partida, que has traído de fuera. Al compartirla la verá cualquiera que tenga el enlace. Se borra a los 30 días.
web-replay-question = Qué se preguntó
web-replay-asked = { $count ->
    [one] Se pregunta a { $names }.
   *[other] Se pregunta a { $names }.
}
web-replay-chose = { $count ->
    [one] { $names } ha elegido en secreto.
   *[other] { $names } han elegido en secreto.
}
web-replay-given = ya elegido, en secreto
web-replay-withdrawn = ya no hizo falta
web-replay-the-end = El final
web-replay-controls = La película
web-replay-scrubber = En qué punto de la partida
web-replay-place = Respuesta { $number } de { $last }
web-replay-chapters = Partes de la partida
web-replay-stepping = Pasos
web-replay-start = Al principio
web-replay-end = Al final
web-replay-back = Una respuesta atrás
web-replay-on = Una respuesta adelante
web-replay-event-back = Un suceso atrás
web-replay-event-on = Un suceso adelante
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-pace = Velocidad: { $pace }×
web-replay-continue = Continuar desde aquí
web-replay-continue-what = Sigue jugando desde este momento, para practicar: los bots ocupan los demás asientos y lo que se saque a partir de aquí será nuevo. No cuenta en las estadísticas de nadie.
web-replay-continue-as = ¿En lugar de quién?
web-replay-continue-seat = Como { $name }
web-replay-continue-asked = le toca
web-replay-continue-over = En este momento la partida ya ha terminado. Retrocede hasta uno que quieras jugar de otra manera.
web-replay-carried = Fue una práctica: { $number ->
    [one] su primera respuesta viene
   *[other] sus primeras { $number } respuestas vienen
} de otra partida.
web-replay-keys-answers = una respuesta atrás o adelante
web-replay-keys-events = un suceso atrás o adelante
web-replay-keys-chapters = la parte anterior o siguiente
web-replay-keys-ends = el principio o el final
web-replay-keys-play = reproducir o parar
web-replay-keys-viewpoint = verla con otros ojos
web-replay-keys-share = copiar el enlace a este momento
web-replay-keys-this = esta página
