cli-simulate = joga muitas partidas entre bots e resume o que acontece
cli-fuzz = joga partidas ao acaso à procura de falhas

arena-option-seats = jogadores à mesa; se não o disseres, quatro onde for possível, e se não, os menos possíveis
arena-option-games = quantas partidas ({ $default } se não disseres nada)
arena-option-bots = os bots, separados por vírgulas ({ $bots }); o último ocupa os lugares que sobrarem; os próprios, como módulo:Nome ou ficheiro.py:Nome
arena-option-seed = um número inteiro; o mesmo dá as mesmas partidas
arena-option-workers = processos que jogam ao mesmo tempo
arena-option-csv = escreve uma linha por partida e lugar neste ficheiro CSV; - é a saída padrão, e o resumo vai então para a de erros
arena-option-plot = desenha os resultados neste ficheiro PNG (precisa do matplotlib)
arena-option-fuzz-game = só este jogo: { $games }
arena-option-fuzz-content = joga com este ficheiro de conteúdo, e com retoques dele
arena-option-seconds = para ao fim de tantos segundos
arena-option-folder = onde as falhas são guardadas como partidas
arena-file = FICHEIRO
arena-folder = PASTA

arena-playing = A jogar
arena-interrupted = { $games ->
    [0] Paraste antes de acabar a primeira partida.
   *[other] Paraste ao fim de { $games } de { $wanted } partidas; é isto que dizem.
}
arena-heading = semente { $seed } · conteúdo { $content } · versão { $rules } das regras · Mazmorra { $version }
arena-seat = Lugar { $seat }
arena-seats = { $seats ->
    [1] 1 lugar
   *[other] { $seats } lugares
}
arena-games = { $games ->
    [1] 1 partida
   *[other] { $written } partidas
}
arena-played = Partidas
arena-wins = Vitórias
arena-wins-percent = Vitórias (%)
arena-per-game = Por partida
arena-mean = Média
arena-spread = mediana { $median }, nove em cada dez no máximo { $most }
arena-answers = Respostas dos jogadores
arena-seconds = Segundos
arena-unwon = Ninguém vence
arena-shared = Vitórias partilhadas
arena-speed = { $games ->
    [1] 1 partida
   *[other] { $written } partidas
} em { $seconds } s: { $rate } partidas por segundo.
arena-intervals = ± e os parênteses são intervalos de 95%; uma vitória partilhada conta por partes.
arena-no-intervals = Uma só partida não tem intervalos; uma vitória partilhada conta por partes.
arena-rule = Porquê
arena-boss = Chefe
arena-order = { $place ->
    [1] Joga em primeiro
    [2] Joga em segundo
    [3] Joga em terceiro
    [4] Joga em quarto
   *[other] Joga em quinto
}

arena-raiders-coins = Moedas
arena-raiders-wounds = Ferimentos
arena-raiders-deaths = Mortes
arena-raiders-collapses = Desfalecimentos
arena-raiders-beaten = Monstros derrotados
arena-raiders-levels = Níveis alcançados

arena-crash = Falha guardada em { $file }: { $problem }
arena-fuzzed = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}, { $answers ->
    [1] 1 resposta
   *[other] { $answers } respostas
}: { $crashes ->
    [0] nenhuma falha.
    [1] 1 falha.
   *[other] { $crashes } falhas.
}
arena-too-few = { $option } tem de ser { $least } ou mais, não { $value }.
arena-workers-lost = Algo de fora terminou os processos de trabalho ({ $workers }), talvez por falta de memória. Tenta com menos: --workers 1.
arena-cannot-write = Não é possível escrever { $file }: { $reason }.
arena-no-plots = Os gráficos precisam do matplotlib. Instala-o com: pip install "mazmorra[plot]"
