web-rated = Ranqueada
web-rated-title = Vale pontos?
web-rated-why-no = A classificação de ninguém muda; dicas e desfazer se decidem ao montar a mesa.
web-rated-yes = Ranqueada
web-rated-why = A partida conta para a classificação de quem tem conta e dos bots. Sem dicas, sem desfazer, um lugar por pessoa, e sair é perder.
web-rated-guest = Sem conta você joga sem classificação. Registre um nome e suas partidas contam a partir daí.
web-rating-mine = Suas classificações
web-rating-none = Ainda não há partidas ranqueadas.
web-rating-none-yet = Ainda não há partidas ranqueadas. Abra uma mesa ranqueada ou tente a masmorra do dia.
web-rating-profile = Sua página como todo mundo a vê
web-rating-history = Partidas ranqueadas
web-rating-how = Quem começa tem 1500. Dezenove vezes em vinte a força real está dentro da margem; quem jogou pouco ainda não tem posição.
web-rating-place-1 = Ganhou
web-rating-place-2 = Não ganhou
web-rating-place-3 = Abandonou
web-ranking-way = Jeito de jogar
web-ranking-nobody = Ninguém tem classificação neste jogo ainda.
web-daily-line = A mesma partida para todo mundo, uma tentativa.
web-daily-all-done = Você já jogou todas as de hoje.
web-daily-why = Hoje todo mundo recebe a mesma partida e tem uma tentativa, até { $at }.
web-daily-over = Este dia acabou: os segredos foram revelados e todo mundo pode rever as partidas.
web-daily-alone = Só você contra a masmorra.
web-daily-try = Começar minha única tentativa
web-daily-unfinished = Sua tentativa não chegou ao fim.
web-daily-guest = Cada pessoa tem uma tentativa, por isso você precisa de um nome seu.
web-daily-place = { $place }º lugar de { $of }
web-daily-so-far = { $place }º lugar de { $of } por enquanto.
web-daily-tried = { $tried ->
    [1] 1 tentativa, { $finished } até o fim.
   *[other] { $tried } tentativas, { $finished } até o fim.
}
web-daily-nobody-yet = Ninguém chegou ao fim ainda.
web-daily-how = A impressão digital do segredo de cada partida é mostrada na véspera, e o segredo no dia seguinte; assim qualquer pessoa verifica que ninguém recebeu outra. Até a meia-noite ninguém assiste nem revê.
web-daily-share = Compartilhar
