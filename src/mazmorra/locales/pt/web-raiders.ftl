web-raiders-level = Nível { $level } de { $levels }
web-raiders-setup = Antes do primeiro nível
web-raiders-row = As salas deste nível
web-raiders-room = Sala { $place }: { $room }
web-raiders-here = Sala { $place }, onde está o grupo
web-raiders-cards = Cartas jogadas aqui
web-raiders-dark = às escuras
web-raiders-done = Feita
web-raiders-only-you = Só tu sabes
web-raiders-looked = { $names } já espreitou
web-raiders-rules = As regras desta sala
web-raiders-ahead = { $rooms ->
    [0] Não há mais salas por baixo
   *[other] { $rooms } salas por baixo
}{ $boss ->
    [yes] , com um chefe na última
   *[no] { "" }
}. O que pode vir?
web-raiders-unseen = O que ainda pode vir
web-raiders-unseen-note = Estas salas ainda não as viste. Algumas saíram do jogo antes de começar.
web-raiders-unseen-boss = Um destes espera no fim
web-raiders-supply = Provisão: { $items }
web-raiders-attack-deck = Baralho de ataque: { $cards }
web-raiders-times = { $what } ×{ $count }
web-raiders-trap = Conforme a carta mais { $by ->
    [highest] alta
   *[lowest] baixa
}, { $does ->
    [wound] sofre ferimentos
   *[lose_coins] paga
} { $who ->
    [most_coins] quem tem mais moedas
    [fewest_wounds] quem tem menos ferimentos
   *[everyone] todo o grupo
}:
web-raiders-half = ½: { $does ->
    [wound] metade dos espaços de ferimento livres
   *[lose_coins] metade das suas moedas
}

web-raiders-slot-none = { $name } ainda não jogou
web-raiders-slot-choosing = { $name } está a escolher
web-raiders-slot-chosen = { $name } já escolheu
web-raiders-slot-mine = Escolhida: { $card }
web-raiders-slot-shown = { $name }: { $card }
web-raiders-slot-out = { $name } está fora da partida

web-raiders-hand = A tua mão
web-raiders-hand-of = Mão de { $name }: { $cards }
web-raiders-power = Poder { $card }
web-raiders-played = jogada neste nível
web-raiders-locked = Escolhida
web-raiders-look = Olhar

web-raiders-you = tu
web-raiders-seat = { $character }: { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
}, { $wounds ->
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}, { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
} na mão.
web-raiders-seat-played = Jogadas neste nível: { $cards }.
web-raiders-seat-items = Objetos ganhos: { $items }.
web-raiders-mark-choosing = está a escolher
web-raiders-mark-chosen = já escolheu
web-raiders-mark-starts = joga primeiro aqui
web-raiders-mark-winner = ganha
web-raiders-mark-collapsed = desfalece
web-raiders-mark-out = fora da partida
web-raiders-out = Estás fora da partida. Ainda podes ver como acaba.

web-raiders-count = A contagem final
web-raiders-count-who = Quem
web-raiders-count-coins = Moedas
web-raiders-count-wounds = Ferimentos
web-raiders-count-tie = As moedas empatam, por isso decide quem tem menos ferimentos.
web-raiders-count-why = Porquê?
web-raiders-count-skip = Ver o resultado
web-raiders-course = Moedas, nível a nível
web-raiders-lost-out = os teus { $wounds } ferimentos puseram-te fora antes do fim
web-raiders-lost-boss = um chefe pôs-te fora antes do fim
web-raiders-lost-collapsed = desfaleceste no fim: ninguém tinha mais ferimentos do que tu ({ $wounds })
web-raiders-lost-coins = { $coins ->
    [1] faltou-te uma moeda
   *[other] faltaram-te { $coins } moedas
}
web-raiders-lost-wounds = { $wounds ->
    [1] tinhas as mesmas moedas, mas um ferimento a mais
   *[other] tinhas as mesmas moedas, mas { $wounds } ferimentos a mais
}
