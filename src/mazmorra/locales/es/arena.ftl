cli-simulate = juega muchas partidas entre bots y resume lo que pasa
cli-fuzz = juega partidas al azar en busca de fallos

arena-option-seats = jugadores en la mesa; si no lo dices, cuatro donde se pueda, y si no, los menos posibles
arena-option-games = cuántas partidas ({ $default } si no dices nada)
arena-option-bots = los bots, separados por comas ({ $bots }); el último ocupa los asientos que sobren; los propios, como módulo:Nombre o archivo.py:Nombre
arena-option-seed = un número entero; el mismo da las mismas partidas
arena-option-workers = procesos que juegan a la vez
arena-option-csv = escribe una fila por partida y asiento en este archivo CSV; - es la salida estándar, y el resumen va entonces a la de errores
arena-option-plot = dibuja los resultados en este archivo PNG (necesita matplotlib)
arena-option-fuzz-game = solo este juego: { $games }
arena-option-fuzz-content = juega con este archivo de contenido, y con retoques de él
arena-option-seconds = para al cabo de tantos segundos
arena-option-folder = dónde se guardan los fallos como partidas
arena-file = ARCHIVO
arena-folder = CARPETA

arena-playing = Jugando
arena-interrupted = { $games ->
    [0] Lo has parado antes de que acabara la primera partida.
   *[other] Lo has parado tras { $games } de { $wanted } partidas; esto es lo que dicen.
}
arena-heading = semilla { $seed } · contenido { $content } · versión { $rules } de las reglas · Mazmorra { $version }
arena-seat = Asiento { $seat }
arena-seats = { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}
arena-games = { $games ->
    [one] 1 partida
   *[other] { $written } partidas
}
arena-played = Partidas
arena-wins = Victorias
arena-wins-percent = Victorias (%)
arena-per-game = Por partida
arena-mean = Media
arena-spread = mediana { $median }, nueve de cada diez como mucho { $most }
arena-answers = Respuestas de jugadores
arena-seconds = Segundos
arena-unwon = Nadie gana
arena-shared = Victorias compartidas
arena-speed = { $games ->
    [one] 1 partida
   *[other] { $written } partidas
} en { $seconds } s: { $rate } partidas por segundo.
arena-intervals = ± y los paréntesis son intervalos del 95 %; una victoria compartida cuenta por partes.
arena-no-intervals = Una sola partida no tiene intervalos; una victoria compartida cuenta por partes.
arena-rule = Por qué
arena-boss = Jefe
arena-order = { $place ->
    [1] Juega primero
    [2] Juega segundo
    [3] Juega tercero
    [4] Juega cuarto
   *[other] Juega quinto
}

arena-raiders-coins = Monedas
arena-raiders-wounds = Heridas
arena-raiders-deaths = Muertes
arena-raiders-collapses = Desmayos
arena-raiders-beaten = Monstruos derrotados
arena-raiders-levels = Niveles alcanzados

arena-crash = Fallo guardado en { $file }: { $problem }
arena-fuzzed = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $answers ->
    [one] 1 respuesta
   *[other] { $answers } respuestas
}: { $crashes ->
    [0] ningún fallo.
    [one] 1 fallo.
   *[other] { $crashes } fallos.
}
arena-too-few = { $option } tiene que ser { $least } o más, no { $value }.
arena-workers-lost = Algo de fuera ha terminado los procesos de trabajo ({ $workers }), quizá por falta de memoria. Prueba con menos: --workers 1.
arena-cannot-write = No se puede escribir { $file }: { $reason }.
arena-no-plots = Los gráficos necesitan matplotlib. Instálalo con: pip install "mazmorra[plot]"
