lesson-name-ana = Ana
lesson-name-bruno = Bruno
lesson-name-carla = Carla
lesson-name-diego = Diego
lesson-name-elena = Elena

error-unknown-lesson = No hay ninguna lección «{ $name }» de { $game }. Las lecciones son: { $names }.
error-lesson-over = La lección «{ $name }» terminó después de { $answers ->
    [one] 1 respuesta
   *[other] { $answers } respuestas
}.

cli-learn = aprender un juego, paso a paso
cli-learn-lesson = una lección; si no, la primera
cli-learn-list = mostrar las lecciones
lesson-says = Guía: { $text }
lesson-hint = Escribe ? para una pista, mesa para ver la mesa, reglas y un número como { $clause } para una regla.
lesson-words = Responde con lo que está al principio de cada línea. También: atrás, mesa, reglas { $clause }, salir.
lesson-next = La siguiente lección: { $command }
lesson-last = Era la última lección. Para jugar: { $command }
lesson-again = Para responder de otra manera a la última pregunta, escribe atrás; para dejarlo así, pulsa Intro.
