cli-simulate = joga muitas partidas entre bots e resume o que acontece
cli-fuzz = joga partidas ao acaso à procura de falhas

arena-option-seats = jogadores à mesa; se não o disseres, tantos quantos os bots indicados, e dois onde também se possa jogar a solo
arena-option-games = quantas partidas ({ $default } se não disseres nada)
arena-option-bots = os bots, separados por vírgulas ({ $bots }); o último ocupa os lugares que sobrarem
arena-option-seed = um número inteiro; o mesmo dá as mesmas partidas
arena-option-workers = processos que jogam ao mesmo tempo
arena-option-csv = escreve uma linha por partida e lugar neste ficheiro CSV
arena-option-plot = desenha os resultados neste ficheiro PNG (precisa do matplotlib)
arena-option-fuzz-game = só este jogo: { $games }
arena-option-seconds = para ao fim de tantos segundos
arena-option-folder = onde as falhas são guardadas como partidas
arena-file = FICHEIRO
arena-folder = PASTA

arena-playing = A jogar
arena-interrupted = Paraste antes do fim; não há nada para resumir.
arena-seat = Lugar { $seat }
arena-seats = { $seats ->
    [one] 1 lugar
   *[other] { $seats } lugares
}
arena-games = { $games ->
    [one] 1 partida
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
arena-speed = { $games } partidas em { $seconds } s: { $rate } partidas por segundo.
arena-intervals = ± e os parênteses são intervalos de 95 %; uma vitória partilhada conta por partes.

arena-raiders-coins = Moedas
arena-raiders-wounds = Ferimentos
arena-raiders-deaths = Mortes
arena-raiders-collapses = Desfalecimentos
arena-raiders-beaten = Monstros derrotados
arena-raiders-levels = Níveis alcançados

arena-crash = Falha guardada em { $file }: { $problem }
arena-fuzzed = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $answers ->
    [one] 1 resposta
   *[other] { $answers } respostas
}: { $crashes ->
    [0] nenhuma falha.
    [one] 1 falha.
   *[other] { $crashes } falhas.
}
arena-too-few = { $option } tem de ser { $least } ou mais, não { $value }.
arena-cannot-write = Não é possível escrever { $file }: { $reason }.
arena-no-plots = Os gráficos precisam do matplotlib. Instala-o com: pip install "mazmorra[plot]"
arena-too-many-bots = Há { $seats } lugares e --bots indica { $bots } bots.
