cli-play-map = normal, larger: mais um nível, ou harder: maior e com inimigos mais fortes
cli-play-tiles = mixed, forest ou void: as peças da torre
cli-play-boss = random, medusa ou ikee
cli-play-artifacts = off, ou on: dois artefactos a ganhar
cli-play-cards = core, ou all: com os heróis, inimigos e cartas adicionais
cli-play-pool = sum, ou double: quanta saúde tem a Medusa

terminal-platformer-setup = Antes da subida
terminal-platformer-round = Ronda { $round } de { $rounds }
terminal-platformer-turns = Turno { $turn }, { $left ->
    [0] o último
    [1] falta 1
   *[other] faltam { $left }
}
terminal-platformer-level-mark = N

terminal-platformer-off = { $you ->
    [yes] Estás fora do mapa.
   *[no] { $name } está fora do mapa.
}
terminal-platformer-here = { $you ->
    [yes] Estás em { $place }
   *[no] { $name } está em { $place }
}, nível { $level }: { $here }.
terminal-platformer-in-air = no ar, com a próxima gravidade { $you ->
    [yes] cais
   *[no] cai
} para { $place }
terminal-platformer-on-platform = sobre uma plataforma
terminal-platformer-on-ladder = na escada, que segura
terminal-platformer-on-figure = em cima de { $figure }
terminal-platformer-hovers = a flutuar
terminal-platformer-around = À volta: { $ways }.
terminal-platformer-closed = { $way }: { $by }
terminal-platformer-open = { $way } ({ $place }): { $there }
terminal-platformer-side-floor = uma plataforma
terminal-platformer-side-wall = um muro
terminal-platformer-side-border = a beira do mapa
terminal-platformer-side-dark = um nível ainda virado para baixo
terminal-platformer-side-ground = o chão
terminal-platformer-side-gone = o chão (o nível de baixo já não existe)
terminal-platformer-side-ladder = pela escada
terminal-platformer-side-one-way = pelo chão de sentido único, sem volta
terminal-platformer-free = livre
terminal-platformer-floor = chão
terminal-platformer-no-floor = sem chão
terminal-platformer-wall-right = um muro à direita
terminal-platformer-costs = custa { $wounds ->
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}
terminal-platformer-cell-ladder = escada
terminal-platformer-cell-spawn = onde aparecem inimigos
terminal-platformer-cell-shop = loja
terminal-platformer-cell-trap = armadilha
terminal-platformer-cell-portal = portal do vazio
terminal-platformer-cell-throne = onde aparece o chefe
terminal-platformer-cell-icon = sítio de uma ficha do chefe
terminal-platformer-row = Fila { $row }, nível { $level }: { $spaces }.

terminal-platformer-dice = Dados: { $dice }.
terminal-platformer-no-dice = Não há mais dados.
terminal-platformer-special = Dado especial: { $symbol }.
terminal-platformer-enemy-die = Dado de inimigo: { $face }.
terminal-platformer-lot = { $name }, { $hero }: saúde { $left } de { $health }, { $gold } de ouro, { $gems ->
    [1] 1 gema
   *[other] { $gems } gemas
}.
terminal-platformer-lot-at = Em { $place }.
terminal-platformer-lot-off = Fora do mapa.
terminal-platformer-used = { $card } (carta já usada)
terminal-platformer-items = Objetos: { $cards }.
terminal-platformer-potions = Poções: { $cards }.
terminal-platformer-artifacts = Artefactos: { $cards }.
terminal-platformer-badges = Fichas do chefe: { $cards }.
terminal-platformer-enemy = { $enemy } (nível { $level }): saúde { $health }, dano { $damage }, saque { $loot }; no mapa: { $places }.
terminal-platformer-loot-potion = uma poção
terminal-platformer-none = nenhum
terminal-platformer-boss = Chefe { $boss }: saúde { $health } num só ataque, dano { $damage }.
terminal-platformer-boss-waits = Espera no nível { $level }.
terminal-platformer-shop = Loja: { $wares }.
terminal-platformer-ware = { $card }, { $gold } de ouro
terminal-platformer-shop-sells = Na loja:
terminal-platformer-stall = { $gold } de ouro, { $ware }
terminal-platformer-event = Evento: { $event }
terminal-platformer-explained = { $name }: { $text }
terminal-platformer-star = Uma estrela vale por uma { $one } ou uma { $other }.

terminal-platformer-head-gold = ouro
terminal-platformer-head-gems = gemas
terminal-platformer-gold = { $gold } de ouro
terminal-platformer-gems = { $gems ->
    [1] 1 gema
   *[other] { $gems } gemas
}
terminal-platformer-winner = ganha
terminal-platformer-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
terminal-platformer-score-events = Turnos por jogar:
terminal-platformer-score-enemies = Inimigos vencidos:
terminal-platformer-score-overkill = Ferimentos a mais:
terminal-platformer-score-gems = Gemas:
terminal-platformer-score-worth = Ouro e cartas:
terminal-platformer-score-all = Ao todo:

terminal-platformer-short-off = fora
terminal-platformer-short-attack = { $enemy }: { $wounds } de { $health }
terminal-platformer-short-shop = Loja

terminal-platformer-legend-tower = Torre: ━ plataforma, ┃ muro, ╟─╢ escada, ╫━╫ plataforma atravessada por uma escada, ╍↑╍ chão de sentido único, ▀ chão firme, ^^^ armadilha, ⌂ loja, ( ) portal do vazio, ‧ onde aparecem inimigos, ♔ onde aparece o chefe, ⚐ sítio de uma ficha do chefe, ? virado para baixo.
terminal-platformer-legend-signs = Sinais: ● ■ ▲ ◆ heróis, maiúsculas inimigos (ao lado da torre, com a saúde ♥, o dano ⚔ e o saque), ♛ chefe, ¤ ouro, ✦ gema, ⚑ ficha do chefe, ❄ congelado. → um passo que podes dar, ⇒ um que custa ferimentos. Uma tecla junto de alguém ou algo: a resposta que lhe toca. ┊ e ○ □ △ ◇ ou uma minúscula: quem cairia, e para onde.
terminal-platformer-legend-dice = Por cima da torre, os dados: ☠ o que diz o de inimigo, [ ] o especial, riscados os usados.
terminal-platformer-legend-keys = Shift e as setas movem a torre. F3 mostra todas as cartas por inteiro.

terminal-platformer-key-boot = b
terminal-platformer-key-sword = e
terminal-platformer-key-coin = m
terminal-platformer-key-hand = n
terminal-platformer-key-star = r
terminal-platformer-key-up = c
terminal-platformer-key-right = d
terminal-platformer-key-down = b
terminal-platformer-key-left = e
terminal-platformer-key-special = o
terminal-platformer-key-attack = a
terminal-platformer-key-alloy = f
terminal-platformer-key-gravity = g
terminal-platformer-key-let_go = s
terminal-platformer-key-ability = h
terminal-platformer-key-badge = k
terminal-platformer-key-shed = p
terminal-platformer-key-dread = p
terminal-platformer-key-end = x
terminal-platformer-key-stop = x
terminal-platformer-key-keep = x
terminal-platformer-key-fall = x
terminal-platformer-key-roll = l
terminal-platformer-key-strike = g
terminal-platformer-key-walk = a
terminal-platformer-key-use = u
terminal-platformer-key-suffer = s
terminal-platformer-key-stone_skin = p
