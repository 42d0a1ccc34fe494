cli-arena = põe os bots para competir num torneio e os classifica, com intervalos
arena-option-contenders = quem participa, com vírgulas entre os nomes ({ $bots }); numa escada, o mais fraco primeiro; os próprios, como módulo:Nome ou arquivo.py:Nome
arena-option-sure = termina um duelo assim que fica claro quem é melhor, ou que nenhum é
arena-option-results = salva aqui as partidas e continua a partir delas da próxima vez; com elas, games.parquet e report.html (precisa de pyarrow)
arena-courses = Como ficou claro
arena-contest-explained = As pontuações são pontos Elo em relação à média de todos, a partir das partidas que alguém ganhou; intervalos de 95%, os das pontuações ponderando as distribuições ao acaso. Cada distribuição é jogada duas vezes com os lugares trocados. Uma vitória compartilhada conta em partes.
arena-written = Salvo em { $folder }: games.jsonl, games.parquet, report.html
arena-bad-ground = { $text }: "{ $part }" não é uma opção (nome=valor) nem um número de lugares. Escreva uma mesa como raiders/mode=tactical:4.
arena-other-contest = { $file } contém outro torneio (outros bots ou outro código deles, outras mesas, semente, conteúdo ou versão). Indique outra pasta.
arena-folder-in-use = Outro programa está jogando em { $file }. Espere que termine, ou indique outra pasta.
arena-damaged-games = A linha { $line } de { $file } está danificada. Tire-a e a partida dela é jogada outra vez, ou indique outra pasta.
arena-bad-margin = --margin precisa ser mais que 0 e menos que 0.5, não { $margin }.
arena-no-ray = Um cluster precisa de Ray. Instale-o com: pip install "mazmorra[ray]"
arena-no-parquet = Os resultados numa pasta precisam de pyarrow. Instale-o com: pip install "mazmorra[research]"
