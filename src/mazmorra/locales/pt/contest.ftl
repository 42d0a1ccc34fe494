cli-arena = põe os bots a competir num torneio e classifica-os, com intervalos

arena-tables = MESA
arena-address = ENDEREÇO
arena-option-tables = onde se encontram: um jogo, as suas opções e os seus lugares, como raiders/edition=classic/mode=duel:2
arena-option-contenders = quem participa, com vírgulas entre os nomes ({ $bots }); numa escada, o mais fraco primeiro; os próprios, como módulo:Nome ou ficheiro.py:Nome
arena-option-form = robin: todos contra todos; ladder: cada um contra o anterior; versus: se o segundo é melhor do que o primeiro
arena-option-deals = distribuições de cada duelo, cada uma jogada duas vezes com os lugares trocados (se nada for dito, { $default })
arena-option-sure = termina um duelo assim que é claro quem é melhor, ou que nenhum o é
arena-option-margin = com --sure: quanto além de metade das partidas conta como melhor (se nada for dito, { $default })
arena-option-ray = joga no cluster de Ray deste endereço (precisa de ray)
arena-option-results = guarda aqui as partidas e continua a partir delas da próxima vez; com elas, games.parquet e report.html (precisa de pyarrow)

arena-form-robin = Todos contra todos
arena-form-ladder = Escada
arena-form-versus = O segundo é melhor?
arena-bot = Bot
arena-rating = Pontuação
arena-interval = 95%
arena-duel = Duelo
arena-ground = Mesa
arena-decided = Decididas
arena-share = Ganhas
arena-verdict = Veredito
arena-over = { $better } sobre { $worse }
arena-verdict-better = melhor
arena-verdict-worse = pior
arena-verdict-alike = iguais
arena-verdict-open = –
arena-ratings = Pontuações
arena-duels = Duelos
arena-courses = Como se tornou claro
arena-courses-explained = O que o segundo bot teve em média de cada distribuição, uma após outra; a linha do meio é metade.
arena-contest-explained = As pontuações são pontos Elo em relação à média de todos, a partir das partidas que alguém ganhou; intervalos de 95%, os das pontuações ponderando as distribuições ao acaso. Cada distribuição é jogada duas vezes com os lugares trocados. Uma vitória partilhada conta em partes.
arena-contest-interrupted = { $games ->
    [0] Parado antes de a primeira partida acabar.
   *[other] Parado após estas partidas: { $games }; é isto que dizem.
}
arena-written = Guardado em { $folder }: games.jsonl, games.parquet, report.html

arena-bad-ground = { $text }: "{ $part }" não é uma opção (nome=valor) nem um número de lugares. Uma mesa escreve-se como raiders/mode=tactical:4.
arena-too-few-bots = Um torneio precisa de pelo menos { $least } bots, e há { $bots }; "versus" precisa de exatamente 2.
arena-other-contest = { $file } contém outro torneio (outros bots ou outro código deles, outras mesas, semente, conteúdo ou versão). Indica outra pasta.
arena-folder-in-use = Outro programa está a jogar em { $file }. Espera que termine, ou indica outra pasta.
arena-damaged-games = A linha { $line } de { $file } está danificada. Tira-a e a partida dela joga-se outra vez, ou indica outra pasta.
arena-bad-margin = --margin tem de ser mais que 0 e menos que 0.5, não { $margin }.
arena-no-ray = Um cluster precisa de Ray. Instala-o com: pip install "mazmorra[ray]"
arena-no-cluster = Não há nenhum cluster em { $address }: { $reason }
arena-no-parquet = Os resultados numa pasta precisam de pyarrow. Instala-o com: pip install "mazmorra[research]"
