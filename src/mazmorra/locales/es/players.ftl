# Jugadores propios: cómo se nombran y qué puede ir mal con ellos.

error-own-not-named = No hay ningún bot «{ $name }» para { $game }. Si es un jugador tuyo, permite que se ejecute su código con: --bot { $name }
error-player-name = «{ $player }» no nombra a ningún jugador propio. Escribe módulo:Nombre o archivo.py:Nombre.
error-player-no-file = No se puede cargar el jugador «{ $player }». { $file }: { $reason }
error-player-no-module = No hay ningún bot «{ $player }», ni un módulo «{ $module }» en esta carpeta o entre lo instalado.
error-player-no-name = { $place } no tiene «{ $name }». { $names ->
    [none] Nada de lo que hay ahí podría jugar.
   *[other] Ahí podría jugar: { $names }.
 }
error-player-not-callable = «{ $player }» no es un jugador: hace falta una función de una vista o una clase con choose(view).
error-player-wants = No se puede crear el jugador «{ $player }». Pide { $wants }, y solo se dan game y seed.
error-player-same-name = { $players } se ofrecerían todos como { $name }. Da otro nombre a uno de ellos.
error-player-not-begun = El jugador «{ $player }» no ha podido empezar. { $problem }
error-player-failed = El jugador «{ $player }» ha fallado en el asiento { $seat }, ante la pregunta «{ $kind }». { $problem }
error-player-answer = El jugador «{ $player }» ha respondido { $answer } en el asiento { $seat }, ante la pregunta «{ $kind }». Las respuestas eran: { $options }.

cli-bots-own = Tu propio jugador se nombra por su módulo o su archivo, como en tree.py:Tree.
cli-resume-bot = un jugador tuyo que nombra la partida guardada y cuyo código se puede ejecutar; se puede repetir
serve-bot = ofrecer a todas las mesas un jugador propio, como módulo:Nombre o archivo.py:Nombre; se puede repetir
open-bot = un jugador propio contra el que jugar, como módulo:Nombre o archivo.py:Nombre; se puede repetir, y el último ocupa los asientos que sobren
