web-replay-title = Rever: { $game }
web-replay-opening = Rebobinando até a primeira sala…
web-replay-running = Esta partida ainda está sendo jogada
web-replay-running-why = Você pode rever quando terminar. Até lá, os segredos de cada um ficam na mesa.
web-replay-share = Compartilhar este momento
web-replay-share-short = Compartilhar
web-replay-private = Só você pode ver esta partida, que trouxe de fora. Se compartilhar, qualquer pessoa com o link poderá vê-la. Ela é apagada depois de 30 dias.
web-replay-asked = { $count ->
    [1] A pergunta é para { $names }.
   *[other] A pergunta é para { $names }.
}
web-replay-withdrawn = não foi mais preciso
web-replay-back = Uma resposta para trás
web-replay-on = Uma resposta para a frente
web-replay-event-back = Um acontecimento para trás
web-replay-event-on = Um acontecimento para a frente
web-replay-continue-what = Jogue a partir deste momento, para praticar: os bots ocupam os outros lugares e o que for sorteado daqui em diante é novo. Não conta nas estatísticas de ninguém.
web-replay-continue-over = Neste momento a partida já terminou. Recue até um que você queira jogar de outra maneira.
web-replay-keys-answers = uma resposta para trás ou para a frente
web-replay-keys-events = um acontecimento para trás ou para a frente
web-replay-keys-share = copiar o link para este momento
