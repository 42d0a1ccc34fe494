web-platformer-tower = A torre. Arraste, aproxime e afaste com mais e menos, veja inteira com 0, siga o turno com F.
web-platformer-level-mist = Nível { $level }, que ninguém viu ainda
web-platformer-level-boss = Aqui em cima espera o chefe
web-platformer-level-gone = O nível { $level } desmoronou
web-platformer-go = Use uma bota para ir a { $place }{ $attackers ->
    [0] {""}
    [1] . Ataca { $attackers } inimigo
   *[other] . Atacam { $attackers } inimigos
}{ $wounds ->
    [0] {""}
    [1] . { $wounds } ferimento
   *[other] . { $wounds } ferimentos
}
web-platformer-round = Rodada { $round } de { $rounds }
web-platformer-setup = Antes da primeira rodada
web-platformer-sign-text-platform = Ninguém cai através dela nem a atravessa pulando.
web-platformer-sign-text-ladder = Um herói aqui não cai. Os inimigos ela não segura.
web-platformer-sign-text-pierced = Segura todo mundo e deixa subir e descer.
web-platformer-sign-text-oneway = Sobe até o chefe; descer, nunca mais.
web-platformer-sign-text-shop = Aqui você pode comprar objetos e poções.
web-platformer-sign-text-portal = Uma bota leva você a outro portal do nível, e ninguém ataca.
web-platformer-sign-text-gold = É seu quando você passa, mesmo caindo.
web-platformer-sign-reach = Ao seu alcance
web-platformer-sign-text-reach = Toque na casa para usar uma bota e ir até lá. As espadas vermelhas avisam: vão atacar você.
web-platformer-sign-text-fall = Onde aterrissa quem não tem apoio quando a gravidade atua: no fim do turno, ou antes, se você quiser.
web-platformer-count-why = Por quê?
web-start-special-platformer = Uma torre cheia de ouro, gemas e monstros. Role os dados, pule, escale, empurre os outros para o vazio: o que nada segura, cai. No topo espera um chefe que só cai com um único golpe tremendo.
web-start-alone-platformer = Doze turnos para derrubar o chefe, com um evento em cada um. Se você conseguir, seus pontos são contados.
web-start-picture-platformer = Uma torre em corte: plataformas, escadas, espinhos e uma loja, com heróis que pulam e escalam em direção a um chefe com coroa.
web-lobby-setting-artifacts = Artefatos
web-lobby-switch-platformer-map-normal = Três níveis e o do chefe. De um a quatro; sozinho você tem doze turnos.
web-lobby-switch-platformer-map-larger = Mais um nível para escalar. De dois a quatro.
web-lobby-switch-platformer-tiles-void = Portais por toda parte.
web-lobby-switch-platformer-boss-medusa = O olhar dela petrifica e a cauda varre você.
web-lobby-switch-platformer-boss-ikee = Um senhor com guardas, que bate em você com seus próprios dados.
web-lobby-switch-platformer-artifacts-on = Cada um é de quem cumpre a proeza dele, até outro tomar.
web-lobby-switch-platformer-pool-sum = Quatro ferimentos e mais um por nível.
web-lobby-switch-platformer-pool-double = Dois ferimentos por nível.
web-platformer-lost-slower = { $level ->
    [0] você estava fora do mapa quando o chefe caiu
   *[other] você estava no nível { $level } quando o chefe caiu
}
web-platformer-lost-downed = derrubaram você
web-platformer-lost-events = os eventos acabaram antes de o chefe cair
web-platformer-lost-rounds = as rodadas acabaram antes de o chefe cair
