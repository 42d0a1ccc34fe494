cli-play-players = company: em companhia, ou solo: sozinho na masmorra
cli-play-light = dark: no escuro, ou torchlight: as salas são colocadas assim que são vistas
cli-play-sun = first: o sol se move antes de atuarem as cartas que se guardam, ou last: depois
terminal-quest-sun-low = Sol { $space } de { $last }: se põe com { $number } ou menos
terminal-quest-sun-safe = O sol está na casa { $space } de { $last }. { $rounds ->
    [1] Resta uma rodada segura.
   *[other] Restam { $rounds } rodadas seguras.
}
terminal-quest-sun-sets = O sol está na casa { $space } de { $last }. Na próxima rodada ele se põe com { $number } ou menos ({ $odds }%).
terminal-quest-here = { $you ->
    [yes] Você está aqui
   *[no] { $name } está aqui
}: { $room }.
terminal-quest-portcullis = uma grade
terminal-quest-across-cavein = por cima do desabamento
terminal-quest-below = { $you ->
    [yes] Você está nas catacumbas
   *[no] { $name } está nas catacumbas
} sob { $place }, rumo ao { $way }; { $cards ->
    [0] a fila ainda não tem cartas
    [1] a fila tem 1 carta
   *[other] a fila tem { $cards } cartas
}.
terminal-quest-lot = { $name }, { $hero }: saúde { $left } de { $health }{ $tokens ->
    [0] { "" }
   *[other] , { $tokens } de determinação
}{ $cards ->
    [0] { "" }
    [1] , 1 carta de espólio ({ $gold } de ouro)
   *[other] , { $cards } cartas de espólio ({ $gold } de ouro)
}.
terminal-quest-out = { $name } saiu com vida, com { $gold } de ouro em { $cards ->
    [1] 1 carta de espólio
   *[other] { $cards } cartas de espólio
}.
terminal-quest-loot = Espólio: { $cards }.
terminal-quest-fight = { $you ->
    [yes] Você luta
   *[no] { $name } luta
} contra um { $monster } { $wounds ->
    [0] ainda sem ferimentos
    [1] com 1 ferimento
   *[other] com { $wounds } ferimentos
}.
terminal-quest-monster-known = A saúde do monstro é { $health }; escapar dele custa { $penalty ->
    [0] nada
    [1] 1 ferimento
   *[other] { $penalty } ferimentos
}.
terminal-quest-monster-secret = Só você sabe: a saúde do monstro é { $health }; escapar dele custa { $penalty ->
    [0] nada
    [1] 1 ferimento
   *[other] { $penalty } ferimentos
}.
terminal-quest-head-loot = espólio
terminal-quest-danger = { $odds }% se põe
terminal-quest-legend-rooms = Salas: ♜ torre, ¤ sala do tesouro, ╋ corredor, ↻ giratória, ⚠ armadilhas, ? escuridão, ▒ desabamento, ╱ abismo, Ø poço, ═ ponte, ※ teia, · por explorar.
terminal-quest-legend-signs = Sinais: ▬ ▮ porta, ╫ ╪ grade, ☠ monstro, ✓ revistada, ≡ descida, ●→ alguém nas catacumbas e para onde vai, ♥ saúde que resta, ✦ determinação, ¤ ouro.
terminal-quest-legend-keys = Shift e as setas movem o mapa. F3 mostra todas as folhas de herói inteiras.
terminal-quest-key-E = l
terminal-quest-key-tome = t
