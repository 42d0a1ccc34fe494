cli-balance = qué gana en un juego y cuánto cuenta saber jugar, y qué hacen con eso unas cifras cambiadas

balance-option-content = juega con este archivo de contenido; dicho dos veces, se comparan dos versiones ("printed" es la impresa)
balance-option-set = cambia una cifra por su ruta, como monster.dragon.strength=[14,18,24], y compara; puede decirse varias veces
balance-option-sweep = juega una versión para cada valor de una cifra, como box.most_coins=15,20,25, y dibuja las curvas
balance-option-games = cuántas partidas de cada versión (si no se dice nada, { $default })
balance-option-skill = un bot débil y uno fuerte que muestran cuánto cuenta saber jugar (si no se dice nada, { $default }); none lo omite
balance-option-html = escribe el informe como página en este archivo
balance-option-json = escribe todas las cifras en este archivo JSON; - es la salida estándar
balance-too-many-versions = Cada vez se comparan dos versiones: dos archivos con --content, o --set, o --sweep.

balance-kicker = Informe de equilibrio
balance-printed = impreso
balance-edited = editado
balance-played = { $games }; bots: { $bots }
balance-section-game = Partidas enteras
balance-section-bot = Bots
balance-section-character = Personajes
balance-section-hero = Héroes
balance-section-seat = Asientos
balance-section-order = Orden de juego
balance-section-room = Salas
balance-section-card = Cartas
balance-section-item = Objetos
balance-section-monster = Monstruos
balance-section-rune = Runas
balance-section-tile = Losetas
balance-section-potion = Pociones
balance-section-artifact = Artefactos
balance-section-event = Eventos
balance-section-enemy = Enemigos
balance-game-changes = Cambios de líder
balance-game-early = Gana quien lidera a la mitad
balance-game-skill = El fuerte gana al débil
balance-figure-times = Veces por partida
balance-figure-wins = Victorias de quienes la trataron
balance-figure-answers = Respuestas en sus partidas

balance-unequal = { $section }, más allá del ruido: { $things } de sus partidas (lo igual sería { $even }).
balance-equal = { $section }: nadie gana más ni menos de lo que explica el azar (lo igual sería { $even }).
balance-skill = Habilidad: { $strong } gana a { $weak } en el { $share } de las partidas que gana uno de los dos ({ $interval }); el 50 % sería pura suerte.
balance-lead = El liderato cambia { $changes } veces por partida; quien lidera a la mitad gana el { $early }.
balance-with-winners = Quienes trataron con esto ganan más: { $things }.
balance-with-losers = Quienes trataron con esto ganan menos: { $things }.
balance-changed = { $sure ->
    [0] De { $looked } cifras, ninguna cambió más allá del ruido.
    [one] De { $looked } cifras, 1 cambió más allá del ruido.
   *[other] De { $looked } cifras, { $sure } cambiaron más allá del ruido.
}
balance-changes = Qué cambió más allá del ruido
balance-unchanged = Nada, en tantas partidas. Un cambio pequeño necesita más: los intervalos dicen qué cambio se habría podido ver.
balance-new = Nuevo: { $things }.
balance-figure = Cifra
balance-before = Antes
balance-after = Después
balance-difference = Diferencia
balance-interval = 95%
balance-sweep = Según { $path }
balance-drawn = Victorias con sus intervalos del 95%; la línea de trazos es { $even }, donde estarían todos si fueran iguales.
balance-more = { $more ->
    [one] … y 1 más
   *[other] … y { $more } más
}
balance-explained = Los intervalos son del 95%. Una victoria compartida cuenta en partes. Lo que ocurre se atribuye a lo último que se nombró para ese jugador o esa mesa; los efectos son por cada vez que salió. "Más allá del ruido" vale para todas las cifras juntas con un error de cada veinte (Holm). Las versiones son muestras independientes, cada una con su suerte.

content-bad-change = { $path }: { $problem }
content-no-change = "{ $text }" no es un cambio: una ruta, = y un valor como lo escribe un archivo de contenido, como monster.dragon.strength=[14,18,24]; un barrido tiene varios valores separados por comas.
content-change-no-table = este contenido no tiene una tabla "{ $found }"; hay { $allowed }
content-change-no-row = no hay una fila "{ $found }"; hay { $allowed }
content-change-no-figure = la ruta no nombra ninguna cifra ("{ $found }"); hay { $allowed }
content-change-no-part = no hay nada en "{ $found }"; hay { $allowed }
