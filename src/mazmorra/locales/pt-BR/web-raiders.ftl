web-raiders-dark = no escuro
web-raiders-only-you = Só você sabe
web-raiders-looked = { $names } já espiou
web-raiders-ahead = { $rooms ->
    [0] Não há mais salas embaixo
   *[other] { $rooms } salas embaixo
}{ $boss ->
    [yes] , com um chefe na última
   *[no] { "" }
}. O que pode vir?
web-raiders-unseen-note = Estas salas você ainda não viu. Algumas saíram do jogo antes de começar.
web-raiders-supply = Reserva: { $items }
web-raiders-slot-choosing = { $name } está escolhendo
web-raiders-hand = Sua mão
web-raiders-you = você
web-raiders-mark-choosing = está escolhendo
web-raiders-mark-collapsed = desmaia
web-raiders-out = Você está fora da partida. Ainda pode ver como ela acaba.
web-raiders-count-why = Por quê?
web-raiders-lost-out = os seus { $wounds } ferimentos tiraram você antes do fim
web-raiders-lost-boss = um chefe tirou você antes do fim
web-raiders-lost-collapsed = você desmaiou no fim: ninguém tinha mais ferimentos que você ({ $wounds })
web-raiders-lost-coins = { $coins ->
    [1] faltou uma moeda para você
   *[other] faltaram { $coins } moedas para você
}
web-raiders-lost-wounds = { $wounds ->
    [1] você tinha as mesmas moedas, mas um ferimento a mais
   *[other] você tinha as mesmas moedas, mas { $wounds } ferimentos a mais
}
