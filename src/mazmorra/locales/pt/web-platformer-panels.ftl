# Os painéis da mesa de Platformer: dados, ataques, loja, pertences, cartas de herói, inimigos, chefe, o jogo a solo.

web-platformer-you = tu
web-platformer-gold-word = de ouro
web-platformer-gems-word = { $gems ->
    [0] gemas
    [1] gema
   *[other] gemas
}
web-platformer-potion-word = poção
web-platformer-level = Nível { $level }
web-platformer-level-short = nível { $level }
web-platformer-or = ou

web-platformer-dice-mine = Os teus dados
web-platformer-dice-of = Os dados de { $name }
web-platformer-dice-none = Já não há dados
web-platformer-dice-not-yet = Os dados estão por lançar
web-platformer-dice-used = Usados: { $symbols }
web-platformer-dice-picked = { $count ->
    [1] { $count } dado para lançar outra vez
   *[other] { $count } dados para lançar outra vez
}
web-platformer-dice-help = O que fazem os dados
web-platformer-die = Dado: { $symbol }
web-platformer-die-special = Dado especial: { $symbol }
web-platformer-die-blank = vazio
web-platformer-die-several = { $count } formas de o usar
web-platformer-die-uses = O que fazer com este dado
web-platformer-symbols = Escolhe um símbolo
web-platformer-forges = Mais com os dados
web-platformer-raises = Com gemas: conta mais do que uma vez

web-platformer-does-boot = Move o teu herói 1 casa, também para cima. Quem estiver ao teu lado ataca-te quando sais.
web-platformer-does-sword = Ataca um inimigo ao teu lado. Junta tantas espadas quantas a saúde dele pede.
web-platformer-does-coin = Recebe 1 de ouro.
web-platformer-does-hand = Move qualquer inimigo 1 casa, também para fora da plataforma.
web-platformer-does-star = Com o teu herói vale por uma { $one } ou uma { $other }.
web-platformer-forge = Forjar.
web-platformer-forge-text = Dois dados com o mesmo símbolo tornam-se outro qualquer. Arrasta um para cima do outro.
web-platformer-save = Guardar.
web-platformer-save-text = No fim, um símbolo por usar pode ficar no teu dado especial para outro turno.
web-platformer-upgrade = Gemas.
web-platformer-upgrade-text = Gasta gemas ao usar um símbolo e ele conta mais vezes.

web-platformer-gems-group = Quantas vezes conta
web-platformer-free = grátis

web-platformer-attack = Ataque: { $enemy }
web-platformer-attack-wounds = { $wounds } de { $health } { $health ->
    [1] ferimento
   *[other] ferimentos
}
web-platformer-attack-none = Junta espadas e golpeia uma só vez.
web-platformer-attack-short = { $missing ->
    [1] Falta { $missing } ferimento; sem ele nada acontece.
   *[other] Faltam { $missing } ferimentos; sem eles nada acontece.
}
web-platformer-attack-enough = Isso chega.
web-platformer-attack-missed = Fraco demais: nada acontece.
web-platformer-attack-felled = Cai.

web-platformer-shop = Loja
web-platformer-shop-open = Aqui podes comprar
web-platformer-shop-shut = Compra-se numa casa de loja
web-platformer-shop-no-items = Já não há objetos
web-platformer-shop-no-potions = Já não há poções
web-platformer-price = Preço
web-platformer-buy = Comprar
web-platformer-lacks = Falta-te { $gold } de ouro

web-platformer-belongings = Pertences
web-platformer-belongings-none = Ainda sem objetos nem poções.
web-platformer-use = Usar
web-platformer-drink = Beber
web-platformer-works-always = atua sempre
web-platformer-works-exhaust = pronto
web-platformer-works-exhausted = usado neste turno
web-platformer-works-drink = para beber
web-platformer-works-stone_skin = quando te atacam
web-platformer-works-phoenix = quando te derrubam
web-platformer-artifact-free = ainda sem dono
web-platformer-artifact-held = está com { $name }

web-platformer-sheet = Carta de { $hero }
web-platformer-sheet-health = { $health } de { $full } de saúde.
web-platformer-off-map = Fora da torre
web-platformer-always = Habilidade, atua sempre
web-platformer-once = Habilidade, uma vez por turno
web-platformer-once-used = Já usada neste turno.
web-platformer-saved = Guardado
web-platformer-saved-none = nada

web-platformer-seat = { $hero }: { $health } de { $full } de saúde, { $gold } de ouro, { $gems ->
    [0] { $gems } gemas.
    [1] { $gems } gema.
   *[other] { $gems } gemas.
}
web-platformer-seat-level = No nível { $level }.
web-platformer-seat-saved = Guarda: { $symbol }.
web-platformer-seat-has = Tem: { $cards }.
web-platformer-seat-badges = Do chefe: { $badges }.
web-platformer-mark-winner = ganha
web-platformer-mark-off = fora da torre
web-platformer-mark-boss = no nível do chefe
web-platformer-mark-turn = de quem é o turno

web-platformer-enemies = Os inimigos de cada nível
web-platformer-standing = { $count ->
    [0] nenhum na torre
    [1] { $count } na torre
   *[other] { $count } na torre
}
web-platformer-level-removed = caiu com o seu nível
web-platformer-face-down = Um inimigo de grau { $rank }, virado para baixo
web-platformer-damage-word = Dano
web-platformer-damage = { $damage ->
    [1] O seu ataque faz { $damage } ferimento
   *[other] O seu ataque faz { $damage } ferimentos
}
web-platformer-health-word = Saúde
web-platformer-health = { $health ->
    [1] É preciso { $health } ferimento num ataque
   *[other] São precisos { $health } ferimentos num ataque
}
web-platformer-loot = Saque:

web-platformer-enemy-die = O dado de inimigo:
web-platformer-die-attack = Cada inimigo ataca os heróis que tem ao lado.
web-platformer-die-left = Cada inimigo que pode vai 1 casa para a esquerda.
web-platformer-die-right = Cada inimigo que pode vai 1 casa para a direita.

web-platformer-pool-word = Saúde
web-platformer-pool = { $pool } ferimentos num só ataque ganham a partida.
web-platformer-boss-deck = { $left ->
    [0] { $left } cartas no baralho
    [1] { $left } carta no baralho
   *[other] { $left } cartas no baralho
}
web-platformer-boss-die = O dado escolhe a carta: { $face }
web-platformer-boss-tied = Empate: cumprem-se as duas cartas.
web-platformer-boss-range = Alcança os heróis { $range }.
web-platformer-boss-card-drawn = Tirada
web-platformer-boss-card-passed = Não coincide

web-platformer-solo = A sós
web-platformer-timing-now = acontece já
web-platformer-timing-turn = todo este turno
web-platformer-timing-end = no fim do turno
web-platformer-turns-left = { $turns ->
    [0] Este é o último turno
    [1] { $turns } turno depois deste
   *[other] { $turns } turnos depois deste
}
web-platformer-score = Ganhar agora valeria { $points } pontos
web-platformer-score-events = Eventos no baralho
web-platformer-score-enemies = Inimigos derrotados
web-platformer-score-overkill = Ferimentos a mais ao chefe
web-platformer-score-gems = Gemas
web-platformer-score-worth = Ouro e cartas
