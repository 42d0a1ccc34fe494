web-rules-ruling = decisión nuestra
web-rules-example = ejemplo
web-rules-opening = Abriendo el reglamento…
web-rules-no-clause = El reglamento no tiene esa regla.
web-rules-unreachable = No se ha podido abrir el reglamento. Comprueba tu conexión.
web-rules-title = Reglas de { $game }
web-rules-over = Las reglas con nuestras palabras
web-rules-link = Regla { $clause }: enlace a ella
web-rules-find = Busca en las reglas
web-rules-find-in = Orientarte por las reglas
web-rules-contents = Índice
web-rules-way = Reglas para
web-rules-way-all = todas las formas de jugar
web-rules-found = { $count ->
    [0] No aparece.
    [one] Aparece en 1 lugar.
   *[other] Aparece en { $count } lugares.
}
web-rules-of-way = { $count ->
    [one] 1 párrafo para: { $way }.
   *[other] { $count } párrafos para: { $way }.
}
web-rules-nothing = Aquí ninguna regla tiene todas esas palabras. Prueba con menos, o con otra.
web-rules-show-all = Mostrar todas las reglas
web-rules-again = Probar otra vez

web-learn-title = Aprende { $game }
web-learn-about = Juegas habitaciones de verdad y alguien te guía. Todo se puede volver a intentar.
web-learn-laying = Se colocan las cartas…
web-learn-rules = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
web-learn-taken = hecha
web-learn-up-next = es la siguiente
web-learn-enough = ¿Ya has visto bastante?
web-learn-ready = Ya conoces el camino
web-learn-enough-about = Después de la primera lección ya puedes jugar. Lo demás se aprende jugando, y cada regla está a un toque.
web-learn-rulebook = El reglamento
web-learn-play = Juega ya contra bots
web-learn-play-opening = Se prepara la mesa…
web-learn-guide = El guía
web-learn-rule = Regla { $clause }
web-learn-next = Sigue
web-learn-skip = Saltar
web-learn-back = Atrás
web-learn-hint = Una pista
web-learn-would = Yo jugaría: { $answer }.
web-learn-given = Aquí elegiste: { $answer }. Elige otra vez, o sigue adelante.
web-learn-again = Desde el principio
web-learn-all = Todas las lecciones
web-learn-done = Lección terminada
web-learn-next-lesson = Siguiente lección
web-learn-step = Paso { $step } de { $steps }
