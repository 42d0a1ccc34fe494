cli-about = Juegos de mesa de mazmorras, para jugar y para estudiar.
cli-epilog = Los nombres de los juegos son de sus dueños; Mazmorra no tiene relación con ellos.
cli-commands = órdenes
cli-command = ORDEN
cli-lang = idioma: es, pt (Portugal), pt-BR (Brasil) o en
cli-version = mostrar la versión y salir
cli-game = el juego: { $games }
cli-rules = leer las reglas, o una sola de ellas
cli-rules-clause = una regla, como DR-TRE-2, para leerla sola
cli-rules-unknown = No hay ninguna regla { $clause }. Prueba con «mazmorra rules { $game }».
cli-rules-ruling = nuestra decisión
cli-rules-example = ejemplo
cli-content = escribir o mostrar lo que hay en la caja de un juego, para comparar, corregir y jugar con ello
cli-content-export = escribir el contenido de un juego, en TOML, en la salida estándar
cli-content-edition = la edición cuyas cifras se escriben
cli-content-show = mostrar todo lo que hay en la caja de un juego, en una tabla o en una página
cli-content-html = escribir en la salida estándar una página HTML, con cada pieza dibujada
cli-content-file = un archivo de contenido propio
cli-content-heading = Las cifras de { $title }.
    Corrige lo que tu ejemplar impreso diga de otro modo y después: mazmorra play { $name } --content ARCHIVO
    source dice de dónde sale una cifra: rulebook (el reglamento), sourced (otros la leyeron en las cartas) o designed (nuestra).
cli-verify = comprobar los dados y los sorteos de una partida de azar comprobable
cli-verify-option-commitment = el compromiso que viste antes de la partida: debe ser el de esta
cli-verify-option-seal = el sello de las palabras de un jugador que viste antes de la partida: debe ser uno de los de esta; se puede repetir
cli-verify-fair = Juego limpio: { $number ->
    [one] 1 sorteo sale
   *[other] los { $number } sorteos salen
} del secreto fijado antes de la partida.
cli-verify-unfair = No es juego limpio: { $number ->
    [one] 1 sorteo no sale
   *[other] { $number } sorteos no salen
} del secreto fijado (respuestas: { $answers }).
cli-verify-commitment = Compromiso: { $commitment }
cli-verify-other-commitment = No es limpia: no es el compromiso que se mostró antes de la partida.
cli-verify-other-seals = No es limpia: se prometieron a los dados palabras con este sello y no están entre ellas: { $seals }
cli-verify-dropped = No es limpia: jugadores de estos asientos no tienen palabras en los dados: { $seats }
cli-verify-unsealed = Las palabras de los jugadores no se sellaron antes de la partida (una partida antigua, de práctica o en una sola máquina): quien dio las suyas al final y conociera el secreto pudo elegir.
cli-verify-wordless = En los dados no hay palabras de los jugadores (la mazmorra del día, práctica o una sola máquina): los decidió el secreto solo, y son limpios para quien vio este compromiso antes de la partida.
cli-verify-round = La partida empezó al intento número { $round }: antes, alguien no había dicho sus palabras.
cli-verify-carried = Viene de otra partida y aquí no se comprueba: { $number ->
    [one] la primera respuesta.
   *[other] las primeras { $number } respuestas.
}
cli-verify-unfinished = La partida no ha terminado; se comprueban los sorteos hechos hasta ahora.
cli-bots = enumerar los bots y cómo juega cada nivel
cli-bots-game = el juego cuyos niveles se enumeran; sin él, todos
cli-bots-name = bot
cli-bots-thinks = piensa por adelantado: { $tries } pruebas, hasta { $horizon } momentos
cli-bots-glance = { $slips ->
    [0] juega como { $bot }
    [100] da cualquier respuesta legal
   *[other] juega como { $bot }; el { $slips } % de sus respuestas es cualquiera legal
}
cli-bots-beats = gana al nivel inferior { $won } de cada 100 partidas (de { $low } a { $high })
cli-bots-parts = Los niveles están hechos de estos, que también se pueden nombrar: { $names }.
cli-bots-characters = Tras un nivel puede ir un carácter, como en expert:bold. Hay: { $names }.
cli-no-server = El servidor no está instalado. Instálalo con: pip install "mazmorra[server]"
cli-review = mostrar lo que enseña una partida: opciones a lo largo de ella, suerte y decisiones aparte
cli-review-html = escribir en su lugar una página HTML en la salida estándar
cli-file = una partida guardada: su archivo, o su número en mazmorra saves
cli-saved-content = el archivo de contenido con que se jugó, para una partida guardada antes de que cambiaran las cifras impresas
cli-no-file = No se puede leer { $file }: { $reason }.
cli-empty-scene = La escena está vacía. Hace falta su texto, un archivo que la tenga, o - para la entrada estándar.
cli-no-scene = No hay ningún archivo «{ $text }», y tampoco es una escena: una escena tiene dos puntos, como «wizard: 5 coins».
cli-no-folder = No se puede usar la carpeta { $folder }: { $reason }.

argparse-usage = uso:{ " " }
argparse-options = opciones
argparse-arguments = argumentos
argparse-help = mostrar esta ayuda y salir
argparse-required = faltan estos argumentos: %s
argparse-choice = «%(value)s» no vale aquí (elige entre %(choices)s)
argparse-unrecognized = argumentos desconocidos: %s
argparse-ambiguous = %(option)s puede ser cualquiera de %(matches)s
argparse-no-value = no se espera ningún valor, y se ha dado «%s»
argparse-one = se espera un valor
argparse-type = «%(value)s» no es un número
argparse-error = %(prog)s: %(message)s{"\u000A"}
argparse-argument = %(argument_name)s: %(message)s
host-appoint = deja que alguien sea anfitrión de este servidor en el navegador: allí puede editar contenido
host-dismiss = alguien deja de ser anfitrión de este servidor en el navegador
host-hosts = muestra quién es anfitrión de este servidor en el navegador: id, nombre, usuario
