# Mesas classificativas, perfis, os mais fortes e a masmorra do dia no navegador.

web-rated = Classificativa
web-rated-title = Conta?
web-rated-no = Por diversão
web-rated-why-no = A classificação de ninguém muda; dicas e anular decidem-se ao pôr a mesa.
web-rated-yes = Classificativa
web-rated-why = A partida conta para a classificação de quem tem conta e dos bots. Sem dicas, sem anular, um lugar por pessoa, e sair é perder.
web-rated-guest = Sem conta jogas sem classificação. Regista um nome e as tuas partidas contam a partir daí.
web-rating-title = Classificações
web-rating-mine = As tuas classificações
web-rating-none = Ainda não há partidas classificativas.
web-rating-none-yet = Ainda não há partidas classificativas. Abre uma mesa classificativa ou tenta a masmorra do dia.
web-rating-profile = A tua página como todos a veem
web-rating-over-time = Ao longo do tempo
web-rating-best = Melhores partidas
web-rating-history = Partidas classificativas
web-rating-how = Quem começa tem 1500. Dezanove vezes em vinte a força real está dentro da margem; quem jogou pouco ainda não tem lugar.
web-rating-more = Como funciona
web-rating-games = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}
web-rating-unsure = ainda incerta
web-rating-bot = { $edition ->
    [1] { $level } (bot)
   *[other] { $level } (bot, edição { $edition })
}
web-rating-plot = A classificação passou de { $from } para { $to } em { $games ->
    [1] uma partida
   *[other] { $games } partidas
}.
web-rating-place-1 = Ganha
web-rating-place-2 = Não ganha
web-rating-place-3 = Abandonada
web-rating-changed = O que a partida mudou
web-rating-nothing-changed = Nenhuma classificação mudou: mais ninguém aqui tem uma.
web-ranking = Os mais fortes
web-ranking-way = Forma de jogar
web-ranking-nobody = Ainda ninguém tem classificação neste jogo.
web-ranking-before = Os anteriores
web-ranking-more = Mais
web-daily = A masmorra do dia
web-daily-line = A mesma partida para todos, uma tentativa.
web-daily-tries = { $tried ->
    [1] 1 tentativa até agora.
   *[other] { $tried } tentativas até agora.
}
web-daily-all-done = Já jogaste todas as de hoje.
web-daily-go = Entrar
web-daily-today = Hoje
web-daily-yesterday = Ontem
web-daily-why = Hoje todos recebem a mesma partida e têm uma tentativa, até { $at }.
web-daily-over = Este dia terminou: os segredos foram revelados e todos podem rever as partidas.
web-daily-against = Contra { $bots }.
web-daily-alone = A sós contra a masmorra.
web-daily-try = Começar a minha única tentativa
web-daily-go-on = Continuar
web-daily-unfinished = A tua tentativa não chegou ao fim.
web-daily-guest = Cada pessoa tem uma tentativa, por isso precisas de um nome teu.
web-daily-place = Lugar { $place } de { $of }
web-daily-so-far = Lugar { $place } de { $of } por agora.
web-daily-score-raiders = 🪙 { $score }
web-daily-score-quest = 💰 { $score }
web-daily-score-platformer = ⭐ { $score }
web-daily-tried = { $tried ->
    [1] 1 tentativa, { $finished } até ao fim.
   *[other] { $tried } tentativas, { $finished } até ao fim.
}
web-daily-nobody = Ninguém chegou ao fim.
web-daily-nobody-yet = Ainda ninguém chegou ao fim.
web-daily-none = Nesse dia não houve masmorra.
web-daily-replay = Rever a partida de { $name }
web-daily-fair = É justo?
web-daily-committed = Prometido antes de o dia começar: { $at }
web-daily-committed-late = Prometido só no próprio dia, porque o servidor era novo: { $at }
web-daily-verify = Verificar com o programa uma partida deste dia:
web-daily-winners = Vencedores de ontem
web-daily-tomorrow = Prometido para amanhã
web-daily-how = A impressão digital do segredo de cada partida mostra-se na véspera e o segredo no dia seguinte; assim qualquer um pode verificar que ninguém recebeu outra. Até à meia-noite ninguém assiste nem revê.
web-daily-share = Partilhar
web-daily-copied = Copiado.
web-daily-shared = Mazmorra do dia { $day } · { $game } · { $place } de { $of } · { $won ->
    [yes] 🏆{" "}
   *[no] {""}
}{ $score }
web-me-mean-quest = Ouro em média
web-me-mean-platformer = Pontos em média
web-me-score-quest = { $score } de ouro
web-me-score-platformer = { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
}
