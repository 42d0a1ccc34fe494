cli-play-artifacts = off, ou on: dois artefatos a ganhar
terminal-platformer-round = Rodada { $round } de { $rounds }
terminal-platformer-off = { $you ->
    [yes] Você está fora do mapa.
   *[no] { $name } está fora do mapa.
}
terminal-platformer-here = { $you ->
    [yes] Você está em { $place }
   *[no] { $name } está em { $place }
}, nível { $level }: { $here }.
terminal-platformer-in-air = no ar, com a próxima gravidade { $you ->
    [yes] você cai
   *[no] cai
} para { $place }
terminal-platformer-hovers = flutuando
terminal-platformer-side-gone = o chão (o nível de baixo não existe mais)
terminal-platformer-cell-icon = lugar de uma ficha do chefe
terminal-platformer-artifacts = Artefatos: { $cards }.
terminal-platformer-enemy = { $enemy } (nível { $level }): saúde { $health }, dano { $damage }, espólio { $loot }; no mapa: { $places }.
terminal-platformer-score-events = Turnos não jogados:
terminal-platformer-legend-tower = Torre: ━ plataforma, ┃ muro, ╟─╢ escada, ╫━╫ plataforma atravessada por uma escada, ╍↑╍ chão de sentido único, ▀ chão firme, ^^^ armadilha, ⌂ loja, ( ) portal do vazio, ‧ onde aparecem inimigos, ♔ onde aparece o chefe, ⚐ lugar de uma ficha do chefe, ? virado para baixo.
terminal-platformer-legend-signs = Sinais: ● ■ ▲ ◆ heróis, maiúsculas inimigos (ao lado da torre, com a saúde ♥, o dano ⚔ e o espólio), ♛ chefe, ¤ ouro, ✦ gema, ⚑ ficha do chefe, ❄ congelado. → um passo que você pode dar, ⇒ um que custa ferimentos. Uma tecla junto de alguém ou algo: a resposta sobre ele. ┊ e ○ □ △ ◇ ou uma minúscula: quem cairia, e para onde.
