# Os painéis da mesa de DungeonQuest: sol, folhas, catacumbas, combates, dados, testes, dragão.

web-quest-you = tu
web-quest-gold = { $gold } de ouro
web-quest-gold-word = de ouro

web-quest-sun = O sol está na casa { $space } de { $last }.
web-quest-sun-ahead = { $rounds ->
    [1] Dentro de { $rounds } ronda o sol pode pôr-se
   *[other] Dentro de { $rounds } rondas o sol pode pôr-se
}
web-quest-sun-next = Na próxima ronda o sol põe-se: { $odds }%
web-quest-sun-above = O dado tem de passar de { $number }

web-quest-sheet = Folha de { $hero }
web-quest-sheet-abilities = O que { $hero } sabe fazer
web-quest-sheet-wounds = { $wounds ->
    [1] { $wounds } ferimento de { $health }.
   *[other] { $wounds } ferimentos de { $health }.
}
web-quest-sheet-skips = { $turns ->
    [1] perde { $turns } turno
   *[other] perde { $turns } turnos
}
web-quest-sheet-test = Tirar { $value } ou menos com dois dados: { $odds }%
web-quest-sheet-determination = determinação
web-quest-sheet-rune-used = Runa gasta
web-quest-sheet-gold = de ouro em saque
web-quest-sheet-no-loot = ainda sem saque

web-quest-seat = { $hero }: { $wounds ->
    [1] { $wounds } ferimento de { $health },
   *[other] { $wounds } ferimentos de { $health },
} { $gold } de ouro, { $tokens } de determinação.
web-quest-seat-rune = Tem: { $rune }.
web-quest-seat-keeps = Guarda: { $cards }.
web-quest-mark-winner = ganha
web-quest-mark-dead = morto
web-quest-mark-out = fora da masmorra
web-quest-mark-below = nas catacumbas
web-quest-mark-asked = a decidir
web-quest-mark-chosen = já escolheu
web-quest-mark-turn = na sua vez
web-quest-mark-starts = move o sol

web-quest-trail = O caminho de { $name } pelas catacumbas
web-quest-trail-far = { $steps ->
    [1] { $steps } casa a { $way }, até { $place }
   *[other] { $steps } casas a { $way }, até { $place }
}
web-quest-trail-none = a { $way }, ainda sem cartas na fila

web-quest-dragon = O dragão
web-quest-dragon-asleep = O dragão dorme
web-quest-dragon-awake = O dragão está acordado
web-quest-dragon-left = Restam { $left } de { $all } cartas.
web-quest-dragon-odds = A próxima acorda-o: { $odds }%

web-quest-dice = Dados: { $dice }
web-quest-roll = Um lançamento
web-quest-roll-passed = Superado
web-quest-roll-failed = Falhado

web-quest-test = Um teste
web-quest-test-needs = Pede { $needed } ou menos:
web-quest-test-best = { $tokens ->
    [1] com a tua ficha, { $odds }%
   *[other] com as tuas { $tokens } fichas, { $odds }%
}
web-quest-test-missed = Saiu { $rolled } e pedia { $needed }: passas por { $missed }
web-quest-test-spend = Gasta determinação

web-quest-duel = Combate: { $hero } contra { $monster }
web-quest-duel-keeper = jogado por { $name }
web-quest-duel-health = { $suffered } de { $health } ferimentos
web-quest-duel-unsure = { $suffered ->
    [0] Ileso
    [1] { $suffered } ferimento
   *[other] { $suffered } ferimentos
}
web-quest-duel-left = cai com { $least } a { $most } mais
web-quest-duel-left-sure = cai com { $left } mais
web-quest-duel-falls = com mais um: { $odds }%
web-quest-duel-before = Ronda anterior: { $hero } contra { $monster }
web-quest-duel-cards = As tuas cartas de combate
web-quest-duel-slot-choosing = { $name } está a escolher uma carta.
web-quest-duel-slot-chosen = { $name } pôs uma carta virada para baixo.
web-quest-duel-slot-mine = A tua carta: { $card }. Mais ninguém a vê ainda.
web-quest-duel-slot-shown = { $name } pôs { $card }.
web-quest-duel-solo = O que faz o dado
web-quest-duel-hero = Ferimentos no herói
web-quest-duel-monster = Ferimentos no monstro
