# O ecrã de Platformer: a torre, o fim e como se chamam as suas partes.

web-platformer-tower = A torre. Arrasta-a, aproxima e afasta com mais e menos, vê-a inteira com 0, segue o turno com F.
web-platformer-level-mist = Nível { $level }, ainda por ver
web-platformer-level-boss = Cá em cima espera o chefe
web-platformer-level-gone = O nível { $level } desmoronou-se
web-platformer-go = Usa uma bota para ir a { $place }{ $attackers ->
    [0] {""}
    [1] . Ataca { $attackers } inimigo
   *[other] . Atacam { $attackers } inimigos
}{ $wounds ->
    [0] {""}
    [1] . { $wounds } ferimento
   *[other] . { $wounds } ferimentos
}
web-platformer-where-hero = { $name } ({ $hero }) está em { $place }, nível { $level }.
web-platformer-where-off = { $name } ({ $hero }) está fora do mapa.
web-platformer-where-enemy = { $enemy } em { $place }: dano { $damage }, saúde { $health }.
web-platformer-round = Ronda { $round } de { $rounds }
web-platformer-setup = Antes da primeira ronda
web-platformer-sheets = Cartas dos heróis
web-platformer-part-sheets = Cartas dos heróis
web-platformer-part-shop = Loja
web-platformer-part-foes = Inimigos
web-platformer-sign-platform = Plataforma
web-platformer-sign-text-platform = Ninguém cai através dela nem a atravessa a saltar.
web-platformer-sign-wall = Muro
web-platformer-sign-text-wall = Não deixa passar, nem os ataques.
web-platformer-sign-ladder = Escada
web-platformer-sign-text-ladder = Um herói aqui não cai. Aos inimigos não os segura.
web-platformer-sign-pierced = Escada através de uma plataforma
web-platformer-sign-text-pierced = Segura toda a gente e deixa subir e descer.
web-platformer-sign-oneway = Chão de sentido único
web-platformer-sign-text-oneway = Sobe até ao chefe; descer, nunca mais.
web-platformer-sign-trap = Armadilha
web-platformer-sign-text-trap = Um herói que entra ou cai por ela sofre 1 ferimento.
web-platformer-sign-shop = Loja
web-platformer-sign-text-shop = Aqui podes comprar objetos e poções.
web-platformer-sign-portal = Portal do vazio
web-platformer-sign-text-portal = Uma bota leva-te a outro portal do nível, e ninguém ataca.
web-platformer-sign-spawn = Toca
web-platformer-sign-text-spawn = Aqui aparece um inimigo quando o nível é revelado.
web-platformer-sign-boss = O lugar do chefe
web-platformer-sign-text-boss = O chefe aparece num destes.
web-platformer-sign-special = Sinal do chefe
web-platformer-sign-text-special = O que há aqui depende do chefe.
web-platformer-sign-gold = Ouro
web-platformer-sign-text-gold = É teu quando passas, mesmo a cair.
web-platformer-sign-gem = Gema
web-platformer-sign-text-gem = Faz com que um símbolo conte mais vezes.
web-platformer-sign-enemy = Inimigo
web-platformer-sign-text-enemy = O losango vermelho são os ferimentos que causa; o coração verde, os que aguenta num só ataque.
web-platformer-sign-reach = Ao teu alcance
web-platformer-sign-text-reach = Toca na casa para usar uma bota e ir até lá. As espadas vermelhas avisam: vão atacar-te.
web-platformer-sign-fall = Queda
web-platformer-sign-text-fall = Onde aterra quem não tem apoio quando a gravidade atua: no fim do turno, ou antes, se quiseres.
web-platformer-count = O fim
web-platformer-count-who = Quem
web-platformer-count-level = Nível
web-platformer-count-why = Porquê?
web-platformer-count-skip = Ver o resultado
web-platformer-winner = Ganha
web-platformer-points = Pontos
web-platformer-points-events = Eventos que restam
web-platformer-points-enemies = Inimigos derrotados
web-platformer-points-overkill = Ferimentos a mais ao chefe
web-platformer-points-gems = Gemas
web-platformer-points-worth = Ouro e cartas

web-start-length-platformer = cerca de 45 minutos
web-start-special-platformer = Uma torre cheia de ouro, gemas e monstros. Lança os dados, salta, trepa, empurra os outros para o vazio: o que nada segura, cai. No topo espera um chefe que só cai com um único golpe tremendo.
web-start-alone-platformer = Doze turnos para derrubar o chefe, com um evento em cada um. Se conseguires, contam-se os teus pontos.
web-start-picture-platformer = Uma torre em corte: plataformas, escadas, espigões e uma loja, com heróis que saltam e trepam em direção a um chefe com coroa.
web-lobby-setting-map = Torre
web-lobby-setting-tiles = Peças
web-lobby-setting-boss = Chefe
web-lobby-setting-artifacts = Artefactos
web-lobby-setting-cards = Cartas
web-lobby-setting-pool = Saúde da Medusa
web-lobby-switch-platformer-map-normal = Três níveis e o do chefe. De um a quatro; a sós tens doze turnos.
web-lobby-switch-platformer-map-larger = Mais um nível para trepar. De dois a quatro.
web-lobby-switch-platformer-map-harder = Mais um nível, e os inimigos mais fortes nos dois abaixo do chefe.
web-lobby-switch-platformer-tiles-mixed = Floresta e vazio, lado a lado.
web-lobby-switch-platformer-tiles-forest = Escadas e plataformas, sem portais: bom para uma primeira partida.
web-lobby-switch-platformer-tiles-void = Portais por todo o lado.
web-lobby-switch-platformer-boss-random = O acaso escolhe quem espera no topo.
web-lobby-switch-platformer-boss-medusa = O seu olhar petrifica e a cauda varre-te.
web-lobby-switch-platformer-boss-ikee = Um senhor com guardas, que te bate com os teus próprios dados.
web-lobby-switch-platformer-artifacts-off = Sem eles, como numa primeira partida.
web-lobby-switch-platformer-artifacts-on = Cada um é de quem faz a sua proeza, até outro o tirar.
web-lobby-switch-platformer-cards-core = Os heróis, inimigos, objetos e poções da caixa.
web-lobby-switch-platformer-cards-all = Mais de tudo, no mesmo espírito.
web-lobby-switch-platformer-pool-sum = Quatro ferimentos e mais um por cada nível.
web-lobby-switch-platformer-pool-double = Dois ferimentos por cada nível.
web-platformer-course = Nível alcançado, turno a turno
web-platformer-lost-slower = { $level ->
    [0] estavas fora do mapa quando o chefe caiu
   *[other] estavas no nível { $level } quando o chefe caiu
}
web-platformer-lost-downed = derrubaram-te
web-platformer-lost-events = acabaram-se os eventos antes de o chefe cair
web-platformer-lost-rounds = acabaram-se as rondas antes de o chefe cair
