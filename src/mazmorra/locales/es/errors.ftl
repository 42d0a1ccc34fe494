error = Algo ha salido mal.
error-not-asked = Ahora no responde { $seat }; se espera a: { $waiting }.
error-seat = el asiento { $number }
error-chance = el azar
error-illegal-answer = «{ $answer }» no es una respuesta posible ahora. Puedes responder: { $options }.
error-game-over = La partida ha terminado.
error-unknown-game = No hay ningún juego «{ $name }». Los juegos son: { $names }.
error-bad-setting = { $setting } no puede ser «{ $value }». Puede ser: { $allowed }.
error-settings-clash = { $setting } «{ $value }» va con { $other } { $fitting }, no con { $found }.
error-no-setting = Este juego no tiene la opción «{ $setting }». { $number ->
    [0] No tiene ninguna.
   *[other] Tiene: { $names }.
}
error-bad-seats = Número de jugadores en esta modalidad de { $game }: { $allowed }, no { $seats }.
error-bad-save = Esto no es una partida guardada.
error-not-a-save = Esto no es una partida guardada. { $reason }
error-not-json = No es JSON en la línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }.
error-other-format = Su formato no es «{ $format }».
error-too-large = Tiene un número demasiado grande, o demasiadas listas unas dentro de otras.
error-garbled-save = En la partida guardada falta o está dañado «{ $field }».
error-other-game = { $field ->
    [version] La partida guardada se jugó con la versión { $found } de las reglas; aquí van por la { $expected }.
   *[content] La partida guardada se jugó con otras cifras que las de aquí (su huella es { $found }; aquí, { $expected }).
}
error-impossible-answer = La respuesta { $number } de la partida guardada no pudo darse. { $reason }
error-broken-commitment = El secreto de la partida guardada no corresponde a su compromiso.
error-broken-seal = No es limpia: las palabras de los jugadores de estos asientos no son las que sellaron antes de la partida: { $seats }.
error-not-fair = Esta partida no se jugó con azar comprobable, así que no hay nada que verificar.
error-not-over = Esta partida aún no ha terminado; su secreto se comprueba cuando termine.
error-bad-scene = Esto no es una escena.
error-scene-word = Parte { $part }, columna { $column } de la escena: no se entiende «{ $word }». Se entendería: { $allowed }{ $more ->
    [0] .
   *[other] ; hay { $more } más.
}
error-scene-figure = Parte { $part }, columna { $column } de la escena: «{ $word }» no es un número de { $least } a { $most }.
error-scene-unfinished = Parte { $part }, columna { $column } de la escena: aquí falta algo, por ejemplo: { $allowed }.
error-scene-too-many = Parte { $part }, columna { $column } de la escena: sobra la palabra «{ $word }».
error-scene-twice = Parte { $part }, columna { $column } de la escena: «{ $word }» se dice dos veces.
error-scene-lacking = Parte { $part }, columna { $column } de la escena: de «{ $word }» hay { $most } como mucho.
error-scene-box = La escena necesita más de «{ $word }» de lo que hay: { $most }.
error-scene-one = Parte { $part }, columna { $column } de la escena: aquí va un solo «{ $name }», no «{ $word }».
error-scene-gameless = La escena no dice de qué juego es: lo dice una parte como «game: { $game }».
error-scene-heroes = { $heroes ->
    [0] La escena no tiene héroes
    [one] La escena tiene un héroe
   *[other] La escena tiene { $heroes } héroes
}; jugadores en esta modalidad de { $game }: { $allowed }. Cada héroe tiene una parte como «{ $hero }:».
error-scene-seats = { $heroes ->
    [one] La escena tiene un héroe
   *[other] La escena tiene { $heroes } héroes
}, así que los asientos no pueden ser { $seats }.
error-scene-other = La escena es de { $found }, y aquí se juega a { $expected }.
error-scene-impossible = Ninguna partida puede estar como dice esta escena.
error-unknown-answer = «{ $text }» no responde a esta pregunta. Se entendería: { $answers }.
error-out-of-script = Al guion no le quedan resultados para la pregunta de azar { $number } ({ $kind }).
error-broken-rule = Una regla del juego rompió su propia ley: { $stage } { $problem }.
error-bad-content = { $file }, línea { NUMBER($line, useGrouping: 0) }: { $problem }

content-not-toml = desde la columna { NUMBER($column, useGrouping: 0) } esto no es TOML.
content-said-twice = lo que está en la columna { NUMBER($column, useGrouping: 0) } ya se ha dicho antes.
content-too-deep = hay más de { $most } listas y tablas unas dentro de otras.
content-too-many-digits = un número tiene demasiadas cifras.
content-missing-table = falta la tabla [{ $table }].
content-unknown-table = no hay ninguna tabla «{ $found }»; se esperaba una de: { $allowed }.
content-not-a-table = «{ $table }» debe ser una tabla.
content-needs-id = cada [[{ $table }]] necesita un id propio.
content-bad-id = el id de un [[{ $table }]] debe ser un texto de una línea, no { $found }.
content-id-twice = cada [[{ $table }]] necesita un id propio; «{ $found }» ya es de otro.
content-row = [[{ $table }]] «{ $row }»
content-single = [{ $table }]
content-nameless = una fila de "{ $table }" no tiene nombre; lo tienen las de { $allowed }.
content-no-languages = { $key } debe dar un texto para cada idioma, como { "{" } en = "Basilisk", es = "Basilisco" { "}" }, no { $found }.
content-bad-language = { $key }: el idioma es uno de { $allowed }, no { $found }.
content-bad-words = { $key } debe ser texto sin más en una línea, de 1 a { $most } caracteres, sin [ ] < > \ ni llaves, no { $found }.
content-unknown-key = { $row } no tiene «{ $found }»; se esperaba una de: { $allowed }.
content-missing-key = en { $row } falta «{ $key }».
content-no-source = { $row } debe decir la fuente (source) de: { $allowed }.
content-bad-source = { $found } no es una fuente; se esperaba una de: { $allowed }.
content-not-a-list = «{ $key }» debe ser una lista, no { $found }.
content-wrong-type = «{ $key }» es { $found }; se esperaba { $expected }.
content-kind-number = un número entero
content-kind-text = un texto
content-kind-truth = true (sí) o false (no)
content-kind-number-or-text = un número entero o un texto
content-negative = «{ $key }» debe ser 0 o más, no { $found }.
content-too-large = «{ $key }» debe ser { $most } o menos.
content-unknown-op = { $found } no es una operación; se esperaba una de: { $allowed }.
content-op-lacks = la operación «{ $op }» lleva «{ $key }», y aquí falta.
content-op-has-no = la operación «{ $op }» no lleva «{ $key }»; se esperaba solo: { $allowed }.
content-unfit = { $row }: «{ $key }» no encaja; se esperaba: { $expected }.
content-wrong-total = las copias de [[{ $table }]] suman { $found }; deben sumar { $expected }, como dice [box] en «{ $figure }».
content-too-few-copies = las copias de [[{ $table }]] suman { $found }; deben sumar { $least } o más, pues tantos dice [box] en «{ $figure }».
content-wrong-rows = filas de [[{ $table }]]: { $found }; se esperaba: { $expected }.
content-expect-exactly = «{ $value }»
content-expect-edition = «{ $value }», la edición pedida
content-expect-stay = una cifra que deje { $needed } habitaciones, no { $found }
content-expect-at-most = { $value } como máximo
content-expect-at-least = { $value } como mínimo
content-expect-items = objetos de entre torch, crystal_ball, key, sword
content-expect-chests = uno o dos cofres de 1 o más, el más rico primero
content-expect-strengths = fuerzas crecientes para 3, 4 y 5 jugadores
content-expect-hit = las operaciones wound, lose_coins o eliminate
content-expect-five = exactamente cinco
content-expect-gifts = take (un objeto), gain_coins o heal
content-expect-who = most_coins, fewest_wounds o everyone
content-expect-highest-or-lowest = highest o lowest
content-expect-does = lose_coins o wound
content-expect-amounts = cifras, o «half»
content-expect-some-amount = alguna cifra mayor que 0, o la trampa no hace nada
content-expect-no-half = cifras: «half» es la mitad de las heridas que aún se aguantan, y en esta edición las heridas no tienen límite
content-expect-op-amounts = operaciones con un amount de 1 o más
content-expect-free-id = un id que no tenga otra habitación, ni «dark»
content-expect-rising-wounds = una o más cifras, cada una mayor que la anterior
content-expect-survivable = { $value } como mínimo, más que las heridas con las que se puede empezar en solitario
content-expect-items-vaults = { $most } cámaras con objetos como máximo en total, para que queden { $rooms } habitaciones en el solitario
content-expect-reward = la operación gain_coins
content-expect-escape = torch, crystal_ball o key
content-expect-weak-cards = cartas de poder del 1 al 5, o «sword»
content-expect-clause = una cláusula de su capítulo del reglamento, como «DR-BOS-2» para un jefe
content-expect-power = del 1 al 5
error-unknown-bot = No hay ningún bot «{ $name }» para { $game }. Los bots son: { $names }.
error-no-bots = --bots no nombra a nadie. Prueba --bots greedy.
error-too-many-bots = --bots nombra { $bots } bots y hay { $seats } asientos para ellos.

file-missing = no existe
file-forbidden = no hay permiso
file-folder = es una carpeta
file-no-folder = una parte de la ruta no es una carpeta
file-full = no queda espacio
file-long-name = el nombre es demasiado largo
file-not-text = no es texto en UTF-8
file-other = el sistema se niega, con el error { $number }
