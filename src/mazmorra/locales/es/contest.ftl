cli-arena = enfrenta a los bots en un torneo y los clasifica, con intervalos

arena-tables = MESA
arena-address = DIRECCIÓN
arena-option-tables = dónde se enfrentan: un juego, sus opciones y sus puestos, como raiders/edition=classic/mode=duel:2
arena-option-contenders = quiénes participan, separados por comas ({ $bots }); en una escalera, el más débil primero; los propios, como módulo:Nombre o archivo.py:Nombre
arena-option-form = robin: todos contra todos; ladder: cada uno contra el anterior; versus: si el segundo es mejor que el primero
arena-option-deals = repartos de cada duelo, cada uno jugado dos veces con los puestos cambiados (si no se dice nada, { $default })
arena-option-sure = detiene un duelo en cuanto está claro quién es mejor, o que ninguno lo es
arena-option-margin = con --sure: cuánto más de la mitad de las partidas cuenta como mejor (si no se dice nada, { $default })
arena-option-ray = juega en el clúster de Ray de esta dirección (necesita ray)
arena-option-results = guarda aquí las partidas y sigue desde ellas la próxima vez; con ellas, games.parquet y report.html (necesita pyarrow)

arena-form-robin = Todos contra todos
arena-form-ladder = Escalera
arena-form-versus = ¿Es mejor el segundo?
arena-bot = Bot
arena-rating = Puntuación
arena-interval = 95 %
arena-duel = Duelo
arena-ground = Mesa
arena-decided = Decididas
arena-share = Ganadas
arena-verdict = Veredicto
arena-over = { $better } sobre { $worse }
arena-verdict-better = mejor
arena-verdict-worse = peor
arena-verdict-alike = iguales
arena-verdict-open = –
arena-ratings = Puntuaciones
arena-duels = Duelos
arena-courses = Cómo se fue aclarando
arena-courses-explained = Lo que el segundo bot sacó de media en cada reparto, uno tras otro; la línea del medio es la mitad.
arena-contest-explained = Las puntuaciones son puntos Elo respecto a la media de todos, según las partidas que alguien ganó; intervalos del 95 %, los de las puntuaciones ponderando los repartos al azar. Cada reparto se juega dos veces con los puestos cambiados. Una victoria compartida cuenta por partes.
arena-contest-interrupted = { $games ->
    [0] Detenido antes de acabar la primera partida.
    [one] Detenido tras 1 partida; esto es lo que dice.
   *[other] Detenido tras { $games } partidas; esto es lo que dicen.
}
arena-written = Guardado en { $folder }: games.jsonl, games.parquet, report.html

arena-bad-ground = { $text }: «{ $part }» no es una opción (nombre=valor) ni un número de puestos. Una mesa se escribe como raiders/mode=tactical:4.
arena-too-few-bots = { $bots ->
    [one] Un torneo necesita al menos { $least } bots, no 1; «versus», exactamente 2.
   *[other] Un torneo necesita al menos { $least } bots, no { $bots }; «versus», exactamente 2.
}
arena-other-contest = { $file } contiene otro torneo (otros bots u otro código de ellos, otras mesas, semilla, contenido o versión). Indica otra carpeta.
arena-folder-in-use = Otro programa está jugando en { $file }. Espera a que termine o indica otra carpeta.
arena-damaged-games = La línea { $line } de { $file } está dañada. Quítala y su partida se jugará otra vez, o indica otra carpeta.
arena-bad-margin = --margin tiene que ser más que 0 y menos que 0.5, no { $margin }.
arena-no-ray = Un clúster necesita Ray. Instálalo con: pip install "mazmorra[ray]"
arena-no-cluster = No hay ningún clúster en { $address }: { $reason }
arena-no-parquet = Los resultados en una carpeta necesitan pyarrow. Instálalo con: pip install "mazmorra[research]"
