# Counts select [1], not [one]: Portuguese counts 0 as [one] too.
web-replay-title = Rever: { $game }
web-replay-opening = A rebobinar até à primeira sala…
web-replay-running = Esta partida ainda está a ser jogada
web-replay-running-why = Podes revê-la quando terminar. Até lá, os segredos de cada um ficam na mesa.
web-replay-to-table = Para a mesa
web-replay-cannot = Esta partida não pode ser mostrada
web-replay-again = Tentar de novo
web-replay-viewpoint = Vista por
web-replay-view-everything = Todas as mãos
web-replay-view-watcher = Alguém que assiste
web-replay-share = Partilhar este momento
web-replay-share-short = Partilhar
web-replay-copied = Copiado
web-replay-about = Sobre esta partida
web-replay-private = Só tu podes ver esta partida, que trouxeste de fora. Ao partilhá-la, qualquer pessoa com a ligação a poderá ver. É apagada ao fim de 30 dias.
web-replay-question = O que se perguntou
web-replay-asked = { $count ->
    [1] Pergunta-se a { $names }.
   *[other] Pergunta-se a { $names }.
}
web-replay-chose = { $count ->
    [1] { $names } escolheu em segredo.
   *[other] { $names } escolheram em segredo.
}
web-replay-given = já escolhido, em segredo
web-replay-withdrawn = já não foi preciso
web-replay-the-end = O fim
web-replay-controls = O filme
web-replay-scrubber = Em que ponto da partida
web-replay-place = Resposta { $number } de { $last }
web-replay-chapters = Partes da partida
web-replay-stepping = Passos
web-replay-start = Para o início
web-replay-end = Para o fim
web-replay-back = Uma resposta atrás
web-replay-on = Uma resposta adiante
web-replay-event-back = Um acontecimento atrás
web-replay-event-on = Um acontecimento adiante
web-replay-play = Reproduzir
web-replay-pause = Pausa
web-replay-pace = Velocidade: { $pace }×
web-replay-continue = Continuar a partir daqui
web-replay-continue-what = Joga a partir deste momento, para praticar: os bots ocupam os outros lugares e o que se tirar daqui em diante é novo. Não conta nas estatísticas de ninguém.
web-replay-continue-as = No lugar de quem?
web-replay-continue-seat = Como { $name }
web-replay-continue-asked = é a sua vez
web-replay-continue-over = Neste momento a partida já terminou. Recua até um que queiras jogar de outra maneira.
web-replay-carried = Foi um treino: { $number ->
    [1] a sua primeira resposta vem
   *[other] as suas primeiras { $number } respostas vêm
} de outra partida.
web-replay-keys-answers = uma resposta atrás ou adiante
web-replay-keys-events = um acontecimento atrás ou adiante
web-replay-keys-chapters = a parte anterior ou seguinte
web-replay-keys-ends = o início ou o fim
web-replay-keys-play = reproduzir ou parar
web-replay-keys-viewpoint = vê-la com outros olhos
web-replay-keys-share = copiar a ligação para este momento
web-replay-keys-this = esta página
