web-platformer-you = você
web-platformer-dice-mine = Seus dados
web-platformer-dice-none = Não há mais dados
web-platformer-dice-not-yet = Os dados ainda não foram rolados
web-platformer-dice-picked = { $count ->
    [1] { $count } dado para rolar outra vez
   *[other] { $count } dados para rolar outra vez
}
web-platformer-die-several = { $count } formas de usá-lo
web-platformer-symbols = Escolha um símbolo
web-platformer-raises = Com gemas: conta mais de uma vez
web-platformer-does-boot = Mova seu herói 1 casa, também para cima. Quem estiver ao seu lado ataca quando você sai.
web-platformer-does-sword = Ataque um inimigo ao seu lado. Junte tantas espadas quantas a saúde dele pede.
web-platformer-does-coin = Receba 1 de ouro.
web-platformer-does-hand = Mova qualquer inimigo 1 casa, também para fora da plataforma.
web-platformer-does-star = Com seu herói vale por uma { $one } ou uma { $other }.
web-platformer-forge-text = Dois dados com o mesmo símbolo se tornam outro qualquer. Arraste um para cima do outro.
web-platformer-save-text = No fim, um símbolo não usado pode ficar no seu dado especial para outro turno.
web-platformer-upgrade-text = Gaste gemas ao usar um símbolo e ele conta mais vezes.
web-platformer-attack-none = Junte espadas e golpeie uma só vez.
web-platformer-attack-enough = É o bastante.
web-platformer-shop-open = Aqui você pode comprar
web-platformer-shop-shut = Só dá para comprar numa casa de loja
web-platformer-shop-no-items = Não há mais objetos
web-platformer-shop-no-potions = Não há mais poções
web-platformer-lacks = Falta { $gold } de ouro
web-platformer-works-stone_skin = quando atacam você
web-platformer-works-phoenix = quando derrubam você
web-platformer-damage = { $damage ->
    [1] O ataque dele causa { $damage } ferimento
   *[other] O ataque dele causa { $damage } ferimentos
}
web-platformer-loot = Espólio:
web-platformer-boss-tied = Empate: as duas cartas são cumpridas.
web-platformer-solo = Solo
web-platformer-timing-now = acontece na hora
