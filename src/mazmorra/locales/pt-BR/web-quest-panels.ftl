web-quest-you = você
web-quest-sun-ahead = { $rounds ->
    [1] Daqui a { $rounds } rodada o sol pode se pôr
   *[other] Daqui a { $rounds } rodadas o sol pode se pôr
}
web-quest-sun-next = Na próxima rodada o sol se põe: { $odds }%
web-quest-sun-above = O dado precisa passar de { $number }
web-quest-sheet-gold = de ouro em espólio
web-quest-sheet-no-loot = ainda sem espólio
web-quest-mark-asked = decidindo
web-quest-trail-far = { $steps ->
    [1] { $steps } casa para o { $way }, até { $place }
   *[other] { $steps } casas para o { $way }, até { $place }
}
web-quest-trail-none = para o { $way }, ainda sem cartas na fila
web-quest-dragon-odds = A próxima o acorda: { $odds }%
web-quest-roll = Uma rolagem
web-quest-test-best = { $tokens ->
    [1] com sua ficha, { $odds }%
   *[other] com as suas { $tokens } fichas, { $odds }%
}
web-quest-test-missed = Saiu { $rolled } e precisava de { $needed }: você falha por { $missed }
web-quest-test-spend = Gastar determinação
web-quest-duel-left = cai com mais { $least } a { $most }
web-quest-duel-before = Rodada anterior: { $hero } contra { $monster }
web-quest-duel-cards = Suas cartas de combate
web-quest-duel-slot-choosing = { $name } está escolhendo uma carta.
web-quest-duel-slot-mine = Sua carta: { $card }. Ninguém mais a vê ainda.
