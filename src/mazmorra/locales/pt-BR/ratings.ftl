ratings-recompute = conta de novo todas as classificações a partir dos registros das mesas; o resultado é o mesmo
ratings-recomputed = { $games ->
    [0] Não há partidas ranqueadas.
    [1] Uma partida ranqueada foi contada de novo.
   *[other] { $games } partidas ranqueadas foram contadas de novo.
}
server-rated-alone = Uma partida ranqueada precisa de adversários.
server-rated-hints = Numa mesa ranqueada não há dicas.
server-no-undo = Aqui não dá para desfazer nada.
server-rated-one-seat = Numa mesa ranqueada cada pessoa tem um só lugar.
server-rated-own-content = Uma mesa ranqueada joga com os valores impressos.
server-daily-needs-account = Registre um nome primeiro: cada pessoa tem uma tentativa por dia, e um convidado poderia voltar.
server-daily-no-leaving = Você tem uma tentativa só. Saia se quiser e volte antes de o dia acabar.
server-daily-once = Você já fez sua tentativa nesta masmorra do dia.
server-daily-over = O dia desta masmorra acabou.
server-daily-today = Outros ainda podem jogar esta masmorra hoje. A partir da meia-noite (UTC) todo mundo pode rever.
