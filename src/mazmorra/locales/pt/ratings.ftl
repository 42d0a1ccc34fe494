# Classificações e a masmorra do dia, como as dizem o servidor e a linha de comandos.

cli-ratings = o que o anfitrião de um servidor faz com as classificações
ratings-recompute = volta a contar todas as classificações a partir dos registos das mesas; o resultado é o mesmo
ratings-recomputed = { $games ->
    [0] Não há partidas classificativas.
    [1] Foi contada de novo uma partida classificativa.
   *[other] Foram contadas de novo { $games } partidas classificativas.
}
server-rated-alone = Uma partida classificativa precisa de adversários.
server-rated-hints = Numa mesa classificativa não há dicas.
server-no-undo = Aqui não se anula nada.
server-rated-one-seat = Numa mesa classificativa cada pessoa tem um só lugar.
server-rated-own-content = Uma mesa classificativa joga com os valores impressos.
server-no-such-player = Esse jogador não existe.
server-daily-needs-account = Primeiro regista um nome: cada pessoa tem uma tentativa por dia, e um convidado poderia voltar.
server-daily-no-leaving = Tens uma só tentativa. Sai se quiseres e volta antes de o dia acabar.
server-daily-once = Já fizeste a tua tentativa nesta masmorra do dia.
server-daily-over = O dia desta masmorra terminou.
server-daily-today = Outros ainda podem jogar esta masmorra hoje. A partir da meia-noite (UTC) todos a podem rever.
server-no-such-deal = Essa masmorra do dia não existe.
