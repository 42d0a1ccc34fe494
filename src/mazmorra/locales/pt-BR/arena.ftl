cli-fuzz = joga partidas ao acaso em busca de falhas
arena-option-seats = jogadores à mesa; se não for dito, quatro onde for possível, e se não, o mínimo possível
arena-option-games = quantas partidas ({ $default } se nada for dito)
arena-option-bots = os bots, separados por vírgulas ({ $bots }); o último ocupa os lugares que sobrarem; os próprios, como módulo:Nome ou arquivo.py:Nome
arena-option-csv = escreve uma linha por partida e lugar neste arquivo CSV; - é a saída padrão, e o resumo vai então para a de erros
arena-option-plot = desenha os resultados neste arquivo PNG (precisa do matplotlib)
arena-option-fuzz-content = joga com este arquivo de conteúdo, e com retoques dele
arena-option-seconds = para depois de tantos segundos
arena-option-folder = onde as falhas são salvas como partidas
arena-file = ARQUIVO
arena-playing = Jogando
arena-interrupted = { $games ->
    [0] Você parou antes de terminar a primeira partida.
   *[other] Você parou depois de { $games } de { $wanted } partidas; é isto que elas dizem.
}
arena-spread = mediana { $median }, nove em cada dez até { $most }
arena-shared = Vitórias compartilhadas
arena-intervals = ± e os parênteses são intervalos de 95%; uma vitória compartilhada conta por partes.
arena-no-intervals = Uma só partida não tem intervalos; uma vitória compartilhada conta por partes.
arena-rule = Por quê
arena-order = { $place ->
    [1] Joga primeiro
    [2] Joga em segundo
    [3] Joga em terceiro
    [4] Joga em quarto
   *[other] Joga em quinto
}
arena-raiders-collapses = Desmaios
arena-crash = Falha salva em { $file }: { $problem }
arena-too-few = { $option } precisa ser { $least } ou mais, não { $value }.
arena-workers-lost = Algo de fora terminou os processos de trabalho ({ $workers }), talvez por falta de memória. Tente com menos: --workers 1.
arena-no-plots = Os gráficos precisam do matplotlib. Instale-o com: pip install "mazmorra[plot]"
