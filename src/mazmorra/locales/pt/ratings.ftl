# Classificações e a masmorra do dia, como as dizem o servidor e a linha de comandos.

cli-ratings = o que o anfitrião de um servidor faz com as classificações
ratings-recompute = volta a contar todas as classificações a partir dos registos das mesas; o resultado é o mesmo
ratings-recomputed = { $games ->
    [0] Não há jogos classificativos.
    [1] Foi contado de novo um jogo classificativo.
   *[other] Foram contados de novo { $games } jogos classificativos.
}
server-rated-alone = Um jogo classificativo precisa de adversários.
server-rated-hints = Numa mesa classificativa não há dicas.
server-no-undo = Aqui nada se anula.
server-rated-one-seat = Numa mesa classificativa cada pessoa tem um só lugar.
server-rated-own-content = Uma mesa classificativa joga com os valores impressos.
server-no-such-player = Esse jogador não existe.
server-daily-needs-account = Primeiro regista um nome: cada pessoa tem uma tentativa por dia, e um convidado poderia voltar.
server-daily-no-leaving = Tens uma só tentativa. Sai se quiseres e volta antes de o dia acabar.
server-daily-once = Já fizeste a tua tentativa neste jogo do dia.
server-daily-over = O dia deste jogo terminou.
server-daily-today = Outros ainda podem jogar hoje este jogo do dia. A partir da meia-noite (UTC) todos o podem rever.
server-no-such-deal = Essa masmorra do dia não existe.
