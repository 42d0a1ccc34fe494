# Clasificaciones y la mazmorra del día, como las dicen el servidor y la línea de órdenes.

cli-ratings = lo que hace el anfitrión de un servidor con las clasificaciones
ratings-recompute = vuelve a contar todas las clasificaciones desde los registros de las mesas; el resultado es el mismo
ratings-recomputed = { $games ->
    [0] No hay partidas clasificatorias.
    [1] Se ha vuelto a contar una partida clasificatoria.
   *[other] Se han vuelto a contar { $games } partidas clasificatorias.
}
server-rated-alone = Una partida clasificatoria necesita rivales.
server-rated-hints = En una mesa clasificatoria no hay pistas.
server-no-undo = Aquí no se deshace nada.
server-rated-one-seat = En una mesa clasificatoria cada persona tiene un solo asiento.
server-rated-own-content = Una mesa clasificatoria juega con las cifras impresas.
server-no-such-player = No existe ese jugador.
server-daily-needs-account = Primero registra un nombre: cada persona tiene un intento al día, y un invitado podría volver.
server-daily-no-leaving = Tienes un solo intento. Vete si quieres y vuelve antes de que acabe el día.
server-daily-once = Ya has hecho tu intento con este reparto.
server-daily-over = El día de este reparto ha terminado.
server-daily-today = Otros aún pueden jugar hoy este reparto. Desde la medianoche (UTC) todos podrán repasarlo.
server-no-such-deal = No existe esa mazmorra del día.
