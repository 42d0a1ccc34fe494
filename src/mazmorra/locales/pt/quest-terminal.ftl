cli-play-players = company: em companhia, ou solo: a sós na masmorra
cli-play-death = final: definitiva, ou waits: os mortos voltam
cli-play-light = dark: às escuras, ou torchlight: as salas põem-se logo que se veem
cli-play-heroes = dealt: distribuídos, ou chosen: cada um escolhe o seu
cli-play-blocked = lose: o turno, ou die: a vida; o que perde um herói a quem só outros heróis fecham o caminho
cli-play-sun = first: o sol move-se antes de atuarem as cartas que se guardam, ou last: depois

terminal-quest-setup = Antes do amanhecer
terminal-quest-sun = Sol { $space } de { $last }
terminal-quest-sun-low = Sol { $space } de { $last }: põe-se com { $number } ou menos
terminal-quest-sun-safe = O sol está na casa { $space } de { $last }. { $rounds ->
    [1] Resta uma ronda segura.
   *[other] Restam { $rounds } rondas seguras.
}
terminal-quest-sun-sets = O sol está na casa { $space } de { $last }. Na próxima ronda põe-se com { $number } ou menos ({ $odds }%).

terminal-quest-unexplored = por explorar
terminal-quest-room = { $room } ({ $place })
terminal-quest-token-monster = um monstro
terminal-quest-token-searched = já revistada
terminal-quest-token-stairs = uma descida
terminal-quest-here = { $you ->
    [yes] Estás aqui
   *[no] { $name } está aqui
}: { $room }.
terminal-quest-ways = Saídas: { $ways }.
terminal-quest-no-way = Não há saída.
terminal-quest-door = uma porta
terminal-quest-portcullis = um rastrilho
terminal-quest-across-bridge = do outro lado da ponte
terminal-quest-across-cavein = por cima da derrocada
terminal-quest-across-chasm = do outro lado do abismo, fora de alcance
terminal-quest-there = ali { $names }
terminal-quest-none = nenhuma
terminal-quest-explored = { $room }. Saídas: { $ways }.
terminal-quest-laid = saídas: { $ways }
terminal-quest-below = { $you ->
    [yes] Estás nas catacumbas
   *[no] { $name } está nas catacumbas
} sob { $place }, rumo a { $way }; { $cards ->
    [0] a fila ainda não tem cartas
    [1] a fila tem 1 carta
   *[other] a fila tem { $cards } cartas
}.
terminal-quest-row = Fila: { $cards }.

terminal-quest-lot = { $name }, { $hero }: saúde { $left } de { $health }{ $tokens ->
    [0] { "" }
   *[other] , { $tokens } de determinação
}{ $cards ->
    [0] { "" }
    [1] , 1 carta de saque ({ $gold } de ouro)
   *[other] , { $cards } cartas de saque ({ $gold } de ouro)
}.
terminal-quest-lot-in = Em { $place }.
terminal-quest-lot-below = Nas catacumbas, sob { $place }.
terminal-quest-dead = { $name } morreu.
terminal-quest-out = { $name } saiu com vida, com { $gold } de ouro em { $cards ->
    [1] 1 carta de saque
   *[other] { $cards } cartas de saque
}.
terminal-quest-holds = Tem a { $rune }.
terminal-quest-keeps = Conserva: { $cards }.
terminal-quest-skips = Perde { $turns ->
    [1] 1 turno
   *[other] { $turns } turnos
}.
terminal-quest-attributes = Força { $strength }, Agilidade { $agility }, Armadura { $armor }, Sorte { $luck }.
terminal-quest-explained = { $name }: { $text }
terminal-quest-loot = Saque: { $cards }.

terminal-quest-fight = { $you ->
    [yes] Lutas
   *[no] { $name } luta
} contra um { $monster } { $wounds ->
    [0] ainda sem ferimentos
    [1] com 1 ferimento
   *[other] com { $wounds } ferimentos
}.
terminal-quest-locked = { $names } { $count ->
    [1] já escolheu carta.
   *[other] já escolheram carta.
}
terminal-quest-monster-known = A saúde do monstro é { $health }; escapar-lhe custa { $penalty ->
    [0] nada
    [1] 1 ferimento
   *[other] { $penalty } ferimentos
}.
terminal-quest-monster-secret = Só tu o sabes: a saúde do monstro é { $health }; escapar-lhe custa { $penalty ->
    [0] nada
    [1] 1 ferimento
   *[other] { $penalty } ferimentos
}.

terminal-quest-head-gold = ouro
terminal-quest-head-loot = saque
terminal-quest-gold = { $gold } de ouro
terminal-quest-loot-cards = { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}
terminal-quest-fate-winner = ganha
terminal-quest-fate-out = com vida
terminal-quest-fate-dead = morreu

terminal-quest-short-attributes = FOR { $strength }  AGI { $agility }  ARM { $armor }  SOR { $luck }
terminal-quest-short-below = abaixo
terminal-quest-short-duel = escolhe
terminal-quest-short-chosen = já escolheu
terminal-quest-short-health = ♥{ $left }/{ $health }, fuga { $penalty }
terminal-quest-danger = { $odds }% põe-se
terminal-quest-safe = { $rounds ->
    [1] 1 segura
   *[other] { $rounds } seguras
}

terminal-quest-legend-rooms = Salas: ♜ torre, ¤ sala do tesouro, ╋ corredor, ↻ giratória, ⚠ armadilhas, ? escuridão, ▒ derrocada, ╱ abismo, Ø poço, ═ ponte, ※ teia, · por explorar.
terminal-quest-legend-signs = Sinais: ▬ ▮ porta, ╫ ╪ rastrilho, ☠ monstro, ✓ revistada, ≡ descida, ●→ alguém nas catacumbas e o seu rumo, ♥ saúde que resta, ✦ determinação, ¤ ouro.
terminal-quest-legend-keys = Maiúsculas e as setas movem o mapa. F3 mostra todas as folhas de herói inteiras.

terminal-quest-key-N = n
terminal-quest-key-E = e
terminal-quest-key-S = s
terminal-quest-key-W = o
terminal-quest-key-feel = a
terminal-quest-key-search = p
terminal-quest-key-descend = c
terminal-quest-key-delve = c
terminal-quest-key-climb = t
terminal-quest-key-leave = d
terminal-quest-key-dragon = d
terminal-quest-key-tome = l
terminal-quest-key-rune = r
terminal-quest-key-drink = b
terminal-quest-key-stop = x
terminal-quest-key-done = x
terminal-quest-key-refuse = x
terminal-quest-key-stay = x
terminal-quest-key-keep = g
terminal-quest-key-use = u
terminal-quest-key-cross = a
terminal-quest-key-go = a
terminal-quest-key-exit = s
terminal-quest-key-fight = l
terminal-quest-key-flee = f
terminal-quest-key-calm = x
terminal-quest-key-fury = f
terminal-quest-key-uncork = s
terminal-quest-key-draw = t
terminal-quest-key-roll = l
terminal-quest-key-penance = p
terminal-quest-key-rope = c
terminal-quest-key-accept = a
terminal-quest-key-stubborn = t
terminal-quest-key-brightblaze = c
terminal-quest-key-shaping = r
terminal-quest-key-first = 1
terminal-quest-key-second = 2
terminal-quest-key-both = d
terminal-quest-key-melee = c
terminal-quest-key-ranged = d
terminal-quest-key-magic = m
