cli-epilog = Os nomes dos jogos pertencem aos seus donos; o Mazmorra não tem vínculo com eles.
cli-rules-clause = uma regra, como DR-TRE-2, para ler só ela
cli-rules-unknown = Não há nenhuma regra { $clause }. Experimente “mazmorra rules { $game }”.
cli-content-file = um arquivo de conteúdo próprio
cli-content-heading = Os números de { $title }.
    Corrija o que seu exemplar impresso disser de outro modo e depois: mazmorra play { $name } --content ARQUIVO
    source diz de onde vem um número: rulebook (o manual), sourced (lido nas cartas por outros) ou designed (nosso).
cli-verify-option-commitment = o compromisso que você viu antes da partida: precisa ser o desta
cli-verify-option-seal = o selo das palavras de um jogador que você viu antes da partida: precisa ser um dos desta; pode ser repetido
cli-verify-unsealed = As palavras dos jogadores não foram seladas antes da partida (uma partida antiga, de treino ou numa só máquina): quem deu as suas por último e conhecesse o segredo pôde escolher.
cli-verify-round = A partida começou na tentativa número { $round }: antes disso, alguém não tinha dito as próprias palavras.
cli-verify-carried = Vem de outra partida e não é verificado aqui: { $number ->
    [1] a primeira resposta.
   *[other] as primeiras { $number } respostas.
}
cli-verify-unfinished = A partida não terminou; são verificados os sorteios feitos até agora.
cli-bots-glance = { $slips ->
    [0] joga como { $bot }
    [100] dá qualquer resposta válida
   *[other] joga como { $bot }; { $slips }% das respostas dele são qualquer uma das válidas
}
cli-no-server = O servidor não está instalado. Instale-o com: pip install "mazmorra[server]"
cli-review = mostrar o que uma partida ensina: as chances ao longo dela, a sorte e as decisões em separado
cli-file = uma partida salva: o arquivo dela, ou o número dela em mazmorra saves
cli-saved-content = o arquivo de conteúdo com que foi jogada, para uma partida salva antes de os valores impressos mudarem
cli-empty-scene = A cena está vazia. É preciso o texto dela, um arquivo com ela, ou - para a entrada padrão.
cli-no-scene = Não há nenhum arquivo “{ $text }”, nem isso é uma cena: uma cena tem dois pontos, como “wizard: 5 coins”.
argparse-choice = “%(value)s” não serve aqui (escolha entre %(choices)s)
argparse-no-value = nenhum valor era esperado, e foi dado “%s”
argparse-one = um valor é esperado
argparse-type = “%(value)s” não é um número
host-hosts = mostra quem é anfitrião deste servidor no navegador: id, nome, usuário
