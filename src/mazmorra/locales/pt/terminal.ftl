cli-play = jogar neste terminal
cli-setting = { $about } (só { $games })
cli-play-edition = a edição: devir ou classic, por exemplo
cli-play-mode = o modo: standard, tactical ou duel, por exemplo
cli-play-seats = quantos se sentam à mesa
cli-play-bots = quem joga nos outros lugares, separados por vírgulas; por exemplo, greedy,random; o último ocupa os lugares que sobrarem; os próprios, como módulo:Nome ou ficheiro.py:Nome
cli-play-humans = quantas pessoas partilham este teclado (1 se não for dito)
cli-play-names = os nomes dessas pessoas; por exemplo, Ana,Rui
cli-play-seed = um número que repete sempre a mesma partida
cli-play-content = jogar com os valores do teu próprio ficheiro de conteúdo
cli-play-line = linhas de texto simples: para tubos e leitores de ecrã
cli-play-full = o ecrã inteiro
cli-play-from = começar numa cena: o seu texto, um ficheiro com ela ou - para a entrada padrão
cli-play-salt = uma palavra tua de que o acaso vai depender
cli-resume = continuar uma partida guardada
cli-resume-file = uma partida guardada, ou o seu número em mazmorra saves; se não for dada, a última por acabar
cli-resume-list = listar as partidas por acabar
cli-saves = listar todas as partidas guardadas, para as rever ou apagar
cli-saves-delete = apagar as partidas guardadas com estes números
cli-replay = percorrer uma partida guardada
cli-replay-seat = ver o que este lugar via (1 é o primeiro)
cli-replay-everything = ver tudo, depois de a partida acabar
cli-replay-watcher = ver o que via alguém sem lugar

terminal-error-line-or-full = Escolhe --line ou --full, não os dois.
terminal-error-no-terminal = O ecrã inteiro precisa de um terminal. Tira --full ou usa --line.
terminal-error-humans = { $humans } pessoas não cabem: há { $seats } lugares.
terminal-error-names = Há { $names ->
    [1] um nome
   *[other] { $names } nomes
} para { $humans ->
    [1] uma pessoa.
   *[other] { $humans } pessoas.
}
terminal-error-bad-name = «{ $name }» não serve aqui de nome: dá a cada pessoa um nome curto e só seu.
terminal-error-no-game = Não há nenhuma partida para continuar. Começa uma com: mazmorra play raiders
terminal-error-no-number = Não há partida guardada { $number }; na lista há { $games }. Vê-a com: mazmorra saves
terminal-error-finished = Esta partida acabou. Para a rever: { $command }
terminal-error-seat = Não há lugar { $seat }; vão de 1 a { $seats }.
terminal-error-viewpoints = Escolhe um só ponto de vista: --seat, --everything ou --watcher.
terminal-error-hidden = Esta partida não acabou e o seu ficheiro sabe o que os jogadores não devem saber. Vê-a com --seat ou --watcher, ou acaba-a primeiro: { $command }
terminal-error-missing = Ainda não se pode jogar { $game } num terminal.
terminal-error-unsaved = Não é possível guardar em { $file }: { $reason }.

terminal-bot-names = Brasa, Sílex, Fuligem, Pavio, Cinza
terminal-player = Jogador { $number }
terminal-you = { $name } (tu)
terminal-bot = { $name } ({ $bot })

terminal-opening = { $game }, { $variant }. { $count ->
    [1] Uma só pessoa
   *[other] { $count } jogadores
}: { $names }.
terminal-commitment = Jogo limpo: os sorteios da mesa { $table } saem de um segredo fixado antes da partida. Compromisso: { $commitment }
terminal-hint = Escreve ? para veres a ajuda ou a regra por trás de uma pergunta.
terminal-going-on = Continuas onde ficaste.
terminal-pass = Passa o teclado a { $name } e carrega em Enter.
terminal-pass-why = O que os outros têm continua escondido.
terminal-turn = { $name }, é a tua vez
terminal-wait = À espera de { $names }
terminal-hurry = Espaço: não esperar
terminal-over = A partida acabou
terminal-answers = Podes responder:
terminal-answer = { $key } ({ $label })
terminal-not-answer = «{ $typed }» não é uma resposta aqui. Podes responder { $answers }. Escreve ? para veres a ajuda.
terminal-no-line = Não há linha { $number } no registo; tem { $lines }.
terminal-no-clause = Não há regra { $clause }.
terminal-log-empty = Ainda não aconteceu nada.
terminal-why-question = A regra por trás desta pergunta:
terminal-why-recent = O que acabou de acontecer e por que regra:
terminal-why-hint = Para leres a regra de uma linha escreve, por exemplo: { $example }
terminal-back = voltar atrás em «{ $answer }»
terminal-back-other = { $name } volta atrás na última resposta
terminal-backspace = Backspace
terminal-taken-back = A última resposta fica sem efeito.
terminal-too-late = Não há nada em que voltar atrás: desde a tua última resposta algo foi lançado ou mostrado, ou mais alguém respondeu.
terminal-final = Não tem volta

terminal-word-help = ajuda, ?
terminal-word-why = porquê, porque
terminal-word-log = registo
terminal-word-rules = regras, regra
terminal-word-hands = mãos
terminal-word-table = mesa
terminal-word-map = mapa, desenho
terminal-word-hint = dica, conselho
terminal-word-back = atrás, voltar, desfazer
terminal-word-save = guardar
terminal-word-quit = sair
terminal-help-answer = Responde com o que vem primeiro numa linha, ou com as suas palavras.
terminal-help-help = esta ajuda e as regras do que acabou de acontecer
terminal-help-why = a regra da pergunta; com um número, a dessa linha do registo
terminal-help-log = tudo o que aconteceu
terminal-help-rules = o livro de regras; com um número como { $clause }, uma só regra
terminal-help-hands = a tua mão e o que se sabe das outras
terminal-help-table = a mesa outra vez, com tudo o que há para contar
terminal-help-map = o tabuleiro desenhado com sinais
terminal-help-hint = as melhores respostas e o que se espera de cada uma, pelo que podes saber; a partida anota que perguntaste
terminal-help-back = voltar atrás na última resposta, enquanto nada tiver sido lançado nem mostrado e mais ninguém tiver respondido; as que não têm volta dizem-no
terminal-help-save = guardar agora (também se faz depois de cada resposta)
terminal-help-quit = guardar e sair

terminal-saved = Guardada em { $file }
terminal-go-on = Para continuar: { $command }
terminal-look-back = Para rever: { $command }
terminal-review = O que teria sido melhor: { $command }
terminal-check = Para conferir os sorteios: { $command }

terminal-you-win = Ganhaste.
terminal-wins = Ganha { $names }.
terminal-share = { $names } partilham a vitória.
terminal-nobody = Ninguém ganha.
terminal-because = Pela regra { $clause }: { $text }
terminal-games-open = Partidas por acabar:
terminal-games-over = Partidas acabadas:
terminal-game-deleted = Apagada: { $game }
terminal-game-open = { $game }, { $names }, { $answers ->
    [1] 1 resposta
   *[other] { $answers } respostas
}, { $when }

terminal-panel-rule = Regra { $clause }
terminal-panel-no-rule = Não há mais nada por trás desta linha.
terminal-key-help = Ajuda
terminal-key-why = Porquê?
terminal-key-hands = Cartas
terminal-key-hint = Dica
terminal-key-log = Registo
terminal-key-leave = Guardar e sair
terminal-key-quit = Sair
terminal-keys = Teclas
terminal-keys-answer = Carrega na tecla que vem antes de uma resposta, ou anda com as setas e carrega em Enter.
terminal-keys-back = Backspace volta atrás na última resposta, enquanto nada tiver sido lançado nem mostrado e mais ninguém tiver respondido. Uma resposta com ! no fim não tem volta.
terminal-keys-hurry = Espaço faz os bots jogarem sem pausa até ser a tua vez.
terminal-keys-log = Tab vai ao registo e volta. Aí, as setas escolhem uma linha e Enter diz a sua regra.
terminal-keys-why = F2 diz a regra por trás da pergunta.
terminal-keys-hands = F3 mostra o que tens e o que se sabe dos outros.
terminal-keys-hint = F4 dá uma dica: as melhores respostas e o que se espera de cada uma. A partida anota-o.
terminal-keys-leave = Ctrl+Q guarda e sai. Se a janela se fechar não se perde nada.
terminal-keys-replay = As setas andam para a frente e para trás, Home e End vão às pontas, Page Up e Page Down a outro capítulo (um nível, uma ronda), V muda o ponto de vista.
terminal-over-note = Enter mostra outra vez a contagem. Ctrl+Q sai.
terminal-too-small = Este terminal é demasiado pequeno para a mesa: { $width } colunas e { $height } linhas. São precisas { $least_width } e { $least_height }. Aumenta-o para continuar, ou carrega em Ctrl+Q para guardar e sair; com --line joga-se em qualquer tamanho.

terminal-step = Passo { $step } de { $steps }
terminal-view-seat = como { $name } viu
terminal-view-watcher = como viu quem assistia
terminal-view-everything = com tudo à vista
terminal-key-next = Em frente
terminal-key-previous = Para trás
terminal-key-chapter = Capítulo
terminal-key-viewpoint = Vista
terminal-replay-words = n: em frente. p: para trás. g 12: ir ao passo 12. v 2: como o lugar 2 viu (v 0: como quem assistia{ $everything ->
    [yes] , v *: tudo
   *[no] { "" }
}). registo: o que aconteceu até aqui. porquê 3: a regra de uma linha. sair: sair.
terminal-replay-unknown = «{ $typed }» não quer dizer nada aqui.
terminal-replay-no-step = Há passos de 0 a { $steps }.
terminal-replay-hidden = Só se vê tudo depois de a partida acabar.
terminal-replay-end = Não há mais.
terminal-replay-start = Este é o princípio.
terminal-crash = Esta partida parou por um erro nosso:

terminal-raiders-level = Nível { $level } de 5
terminal-raiders-setup = Antes do primeiro nível
terminal-raiders-gone = { $rooms ->
    [1] Já deixaste 1 sala para trás.
   *[other] Já deixaste { $rooms } salas para trás.
}
terminal-raiders-here = Sala { $place }, aqui: { $text }.
terminal-raiders-ahead = Sala { $place }: { $text }.
terminal-raiders-dark = às escuras
terminal-raiders-dark-looked = às escuras; { $names } já espreitou
terminal-raiders-known = { $text } (às escuras; só tu sabes)
terminal-raiders-known-all = { $text } (às escuras)
terminal-raiders-only-you = só tu sabes
terminal-raiders-still-dark = às escuras
terminal-raiders-looked = viu { $shapes }
terminal-raiders-done = feita
terminal-raiders-room = { $name } ({ $kind }): { $facts }
terminal-raiders-room-plain = { $kind }: { $facts }
terminal-raiders-seat = { $name }, { $character }: { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
}, { $wounds ->
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}, { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
} na mão.
terminal-raiders-seat-played = Jogadas: { $cards }.
terminal-raiders-seat-here = Nesta sala: { $card }.
terminal-raiders-seat-starts = Começa esta sala.
terminal-raiders-seat-out = { $name } está fora da partida.
terminal-raiders-seat-known = { $name }: { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
} na mão. Objetos vistos: { $gained }. Usados: { $used }.
terminal-raiders-none = nenhum
terminal-raiders-hand = A tua mão: { $cards }
terminal-raiders-hand-of = Mão de { $name }: { $cards }
terminal-raiders-supply = Provisão: { $items }
terminal-raiders-attacks = Cartas de ataque usadas: { $used }; restam: { $left }
terminal-raiders-times = { $item } x{ $count }
terminal-raiders-head-coins = moedas
terminal-raiders-head-wounds = ferimentos
terminal-raiders-head-played = jogadas
terminal-raiders-head-here = aqui
terminal-raiders-head-cards = mão
terminal-raiders-out = fora
terminal-raiders-collapsed = desfalece
terminal-raiders-winner = ganha

terminal-raiders-card-dark = escura
terminal-raiders-short-coins = moe.
terminal-raiders-short-wounds = fer.
terminal-raiders-short-played = jog.
terminal-raiders-short-here = aqui
terminal-raiders-short-cards = mão
terminal-closing = Enter: fechar
terminal-hint-alone = Só há dicas para quem joga sozinho contra bots: quem divide o teclado também as leria.
