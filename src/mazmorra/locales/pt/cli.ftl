cli-about = Jogos de mesa de masmorras, para jogar e para estudar.
cli-epilog = Os nomes dos jogos são dos seus donos; o Mazmorra não tem ligação com eles.
cli-commands = comandos
cli-command = COMANDO
cli-lang = idioma: es, pt (Portugal), pt-BR (Brasil) ou en
cli-version = mostrar a versão e sair
cli-game = o jogo: { $games }
cli-rules = ler as regras, ou uma só delas
cli-rules-clause = uma regra, como DR-TRE-2, para a ler sozinha
cli-rules-unknown = Não há nenhuma regra { $clause }. Experimenta «mazmorra rules { $game }».
cli-rules-ruling = a nossa decisão
cli-rules-example = exemplo
cli-content = escrever ou mostrar o que há na caixa de um jogo, para comparar, corrigir e jogar com isso
cli-content-export = escrever o conteúdo de um jogo, em TOML, na saída padrão
cli-content-edition = a edição cujos números se escrevem
cli-content-show = mostrar tudo o que há na caixa de um jogo, numa tabela ou numa página
cli-content-html = escrever na saída padrão uma página HTML, com cada peça desenhada
cli-content-file = um ficheiro de conteúdo próprio
cli-content-heading = Os números de { $title }.
    Corrige o que o teu exemplar impresso disser de outro modo e depois: mazmorra play { $name } --content FICHEIRO
    source diz de onde vem um número: rulebook (o manual), sourced (lido nas cartas por outros) ou designed (nosso).
cli-verify = verificar os dados e os sorteios de uma partida de acaso verificável
cli-verify-option-commitment = o compromisso que viste antes da partida: tem de ser o desta
cli-verify-option-seal = o selo das palavras de um jogador que viste antes da partida: tem de ser um dos desta; pode repetir-se
# Counts select [1], not [one]: Portuguese counts 0 as [one] too.
cli-verify-fair = Jogo limpo: { $number ->
    [1] 1 sorteio sai
   *[other] os { $number } sorteios saem
} do segredo fixado antes da partida.
cli-verify-unfair = Não é jogo limpo: { $number ->
    [1] 1 sorteio não sai
   *[other] { $number } sorteios não saem
} do segredo fixado (respostas: { $answers }).
cli-verify-commitment = Compromisso: { $commitment }
cli-verify-other-commitment = Não é limpa: não é o compromisso que foi mostrado antes da partida.
cli-verify-other-seals = Não é limpa: foram prometidas aos dados palavras com este selo e não estão entre elas: { $seals }
cli-verify-dropped = Não é limpa: jogadores destes lugares não têm palavras nos dados: { $seats }
cli-verify-unsealed = As palavras dos jogadores não foram seladas antes da partida (uma partida antiga, de treino ou numa só máquina): quem deu as suas no fim e conhecesse o segredo pôde escolher.
cli-verify-wordless = Nos dados não há palavras dos jogadores (a masmorra do dia, treino ou uma só máquina): só o segredo os decidiu, e são limpos para quem viu este compromisso antes da partida.
cli-verify-round = A partida começou à tentativa número { $round }: antes disso, alguém não tinha dito as suas palavras.
cli-verify-carried = Vem de outra partida e não se verifica aqui: { $number ->
    [1] a primeira resposta.
   *[other] as primeiras { $number } respostas.
}
cli-verify-unfinished = A partida não terminou; verificam-se os sorteios feitos até agora.
cli-bots = listar os bots e como joga cada nível
cli-bots-game = o jogo cujos níveis são listados; sem ele, todos
cli-bots-name = bot
cli-bots-thinks = pensa adiante: { $tries } tentativas, até { $horizon } momentos
cli-bots-glance = { $slips ->
    [0] joga como { $bot }
    [100] dá qualquer resposta legal
   *[other] joga como { $bot }; { $slips }% das suas respostas são qualquer uma legal
}
cli-bots-beats = vence o nível abaixo em { $won } de cada 100 partidas (de { $low } a { $high })
cli-bots-parts = Os níveis são feitos destes, que também podem ser nomeados: { $names }.
cli-bots-characters = Depois de um nível pode vir um caráter, como em expert:bold. Há: { $names }.
cli-no-server = O servidor não está instalado. Instala-o com: pip install "mazmorra[server]"
cli-review = mostrar o que uma partida ensina: as probabilidades ao longo dela, a sorte e as decisões em separado
cli-review-html = escrever em vez disso uma página HTML na saída padrão
cli-file = uma partida guardada: o seu ficheiro, ou o seu número em mazmorra saves
cli-saved-content = o ficheiro de conteúdo com que foi jogada, para uma partida guardada antes de os valores impressos mudarem
cli-no-file = Não é possível ler { $file }: { $reason }.
cli-empty-scene = A cena está vazia. É preciso o seu texto, um ficheiro com ela, ou - para a entrada padrão.
cli-no-scene = Não há nenhum ficheiro «{ $text }», nem isso é uma cena: uma cena tem dois pontos, como «wizard: 5 coins».
cli-no-folder = Não é possível usar a pasta { $folder }: { $reason }.

argparse-usage = uso:{ " " }
argparse-options = opções
argparse-arguments = argumentos
argparse-help = mostrar esta ajuda e sair
argparse-required = faltam estes argumentos: %s
argparse-choice = «%(value)s» não serve aqui (escolhe entre %(choices)s)
argparse-unrecognized = argumentos desconhecidos: %s
argparse-ambiguous = %(option)s pode ser qualquer um de %(matches)s
argparse-no-value = não se espera nenhum valor, e foi dado «%s»
argparse-one = espera-se um valor
argparse-type = «%(value)s» não é um número
argparse-error = %(prog)s: %(message)s{"\u000A"}
argparse-argument = %(argument_name)s: %(message)s
host-appoint = deixa que alguém seja anfitrião deste servidor no navegador: ali pode editar conteúdo
host-dismiss = alguém deixa de ser anfitrião deste servidor no navegador
host-hosts = mostra quem é anfitrião deste servidor no navegador: id, nome, utilizador
