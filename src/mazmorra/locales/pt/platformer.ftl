platformer = Platformer
platformer-map-normal = quatro níveis
platformer-map-larger = cinco níveis
platformer-map-harder = cinco níveis, mais difíceis
platformer-tiles-mixed = peças misturadas
platformer-tiles-forest = floresta
platformer-tiles-void = vazio
platformer-boss-random = qualquer chefe
platformer-artifacts-off = sem artefactos
platformer-artifacts-on = com artefactos
platformer-cards-core = as cartas impressas
platformer-cards-all = todas as cartas
platformer-pool-sum = Medusa: níveis mais 4
platformer-pool-double = Medusa: o dobro dos níveis
platformer-players-solo = a sós

platformer-hero-melosa = Melosa
platformer-hero-melosa-text = Uma arqueira que move os inimigos a seu gosto. A sua estrela é uma espada ou uma mão.
platformer-hero-etorn = Etorn
platformer-hero-etorn-text = Um guerreiro pago à cabeça. A sua estrela é uma bota ou uma moeda.
platformer-hero-miksy = Miksy
platformer-hero-miksy-text = Uma feiticeira para quem nenhum lançamento é definitivo. A sua estrela é uma bota ou uma mão.
platformer-hero-angelo = Angelo
platformer-hero-angelo-text = Uma sombra que ninguém vê partir. A sua estrela é uma bota ou uma moeda.
platformer-hero-urgh = Urgh
platformer-hero-urgh-text = Um bárbaro a quem a dor dá força. A sua estrela é uma espada ou uma mão.
platformer-hero-avys = Avys
platformer-hero-avys-text = Uma elfa que enfeitiça os inimigos e passa por eles. A sua estrela é uma moeda ou uma mão.
platformer-hero-brunda = Brunda
platformer-hero-brunda-text = Uma anã ferreira que forja o que não condiz. A sua estrela é uma bota ou uma espada.
platformer-hero-nim = Nim
platformer-hero-nim-text = Um goblin mercador com pouca saúde e bons preços. A sua estrela é uma bota ou uma moeda.

platformer-ability-telekinesis = Telecinesia
platformer-ability-telekinesis-text = Cada mão que usas move um inimigo até 2 casas em vez de 1; cada melhoria junta mais 2.
platformer-ability-bounty = Recompensa
platformer-ability-bounty-text = Cada inimigo que derrotas dá-te mais 1 de ouro.
platformer-ability-reroll = Magia volúvel
platformer-ability-reroll-text = Uma vez por turno podes voltar a lançar os dados por usar que quiseres.
platformer-ability-shadow = Passo de sombra
platformer-ability-shadow-text = O teu primeiro passo de cada turno não provoca ataques.
platformer-ability-rage = Raiva
platformer-ability-rage-text = Uma vez por turno, com 6 de saúde ou mais, podes sofrer 5 ferimentos: o teu próximo ataque deste turno faz mais 1.
platformer-ability-charm = Encanto
platformer-ability-charm-text = Com cada mão que usas podes dar também 1 passo, antes ou depois de mover o inimigo.
platformer-ability-alloy = Liga
platformer-ability-alloy-text = Uma vez por turno podes forjar dois dados com símbolos diferentes.
platformer-ability-trader = Regateio
platformer-ability-trader-text = A tua primeira compra de cada turno custa menos 1 de ouro, mas nunca menos de 1, e podes comprar também de uma casa ao lado de uma loja.

platformer-enemy-zombie = zombie
platformer-enemy-zombie-text = Dano 1, saúde 1. Saque: 1 de ouro e 1 gema.
platformer-enemy-slime = limo
platformer-enemy-slime-text = Dano 1, saúde 1. Saque: 1 gema.
platformer-enemy-goblin_thief = goblin ladrão
platformer-enemy-goblin_thief-text = Dano 1, saúde 1. Saque: 2 de ouro.
platformer-enemy-cave_bat = morcego
platformer-enemy-cave_bat-text = Dano 1, saúde 1. Saque: 1 gema.
platformer-enemy-skeleton = esqueleto
platformer-enemy-skeleton-text = Dano 1, saúde 2. Saque: 1 de ouro e 1 gema.
platformer-enemy-ent = ent
platformer-enemy-ent-text = Dano 1, saúde 2. Saque: 1 de ouro e 1 gema.
platformer-enemy-stone_golem = golem de pedra
platformer-enemy-stone_golem-text = Dano 2, saúde 3. Saque: 1 de ouro e 2 gemas.
platformer-enemy-orc_brute = orc bruto
platformer-enemy-orc_brute-text = Dano 2, saúde 2. Saque: 2 de ouro e 1 gema.
platformer-enemy-giant_spider = aracnídeo gigante
platformer-enemy-giant_spider-text = Dano 1, saúde 2. Saque: 2 gemas.
platformer-enemy-mimic = mímico
platformer-enemy-mimic-text = Dano 2, saúde 2. Saque: 1 de ouro e 1 poção.
platformer-enemy-werewolf = lobisomem
platformer-enemy-werewolf-text = Dano 3, saúde 3. Saque: 2 de ouro e 2 gemas.
platformer-enemy-cyclops = ciclope
platformer-enemy-cyclops-text = Dano 2, saúde 4. Saque: 2 de ouro e 3 gemas.
platformer-enemy-vampire = vampiro
platformer-enemy-vampire-text = Dano 2, saúde 3. Saque: 1 de ouro e 3 gemas.
platformer-enemy-minotaur = minotauro
platformer-enemy-minotaur-text = Dano 3, saúde 3. Saque: 3 de ouro e 1 gema.
platformer-enemy-lich = lich
platformer-enemy-lich-text = Dano 2, saúde 3. Saque: 1 de ouro e 3 gemas.
platformer-enemy-guard = guarda
platformer-enemy-guard-text = Dano 1, saúde 2. Saque: 3 gemas.
platformer-enemy-medusa = Medusa
platformer-enemy-ikee = Ikee

platformer-ability-shambling = Trôpego
platformer-ability-shambling-text = O dado de inimigo nunca o move para a esquerda nem para a direita.
platformer-ability-acid = Ácido
platformer-ability-acid-text = Quem o empurra sofre mais 1 ferimento.
platformer-ability-thief = Ladrão
platformer-ability-thief-text = A quem ataca tira 1 de ouro.
platformer-ability-flying = Voador
platformer-ability-flying-text = Nunca cai, e o dado de inimigo pode tirá-lo da sua plataforma.
platformer-ability-brittle = Quebradiço
platformer-ability-brittle-text = Se cair fica derrotado, e o saque é de quem tem o turno.
platformer-ability-reach = Braços longos
platformer-ability-reach-text = Ataca também quem se move para uma casa ao seu lado.
platformer-ability-heavy = Pesado
platformer-ability-heavy-text = Os heróis não podem movê-lo nem empurrá-lo.
platformer-ability-knockback = Encontrão
platformer-ability-knockback-text = A quem ataca atira 1 casa para trás, se estiver livre.
platformer-ability-webs = Teias
platformer-ability-webs-text = Nunca cai. A quem ataca no seu próprio turno tira 1 dado por usar.
platformer-ability-bait = Isco
platformer-ability-bait-text = Não se pode atacá-lo de cima nem de baixo.
platformer-ability-curse = Maldição
platformer-ability-curse-text = Quem sofre o seu ataque perde o símbolo do dado especial.
platformer-ability-sweep = Varredela
platformer-ability-sweep-text = Quando o dado de inimigo diz ataque, atinge todos nas 8 casas em volta, através de muros e plataformas.
platformer-ability-drain = Dreno
platformer-ability-drain-text = A quem ataca tira 1 gema.
platformer-ability-charge = Investida
platformer-ability-charge-text = O dado de inimigo move-o 2 casas.
platformer-ability-ray = Raio
platformer-ability-ray-text = Quando o dado de inimigo diz ataque, atinge todos na sua linha da mesma peça, até ao primeiro muro.
platformer-ability-loyal = Leal
platformer-ability-loyal-text = Enquanto houver um guarda ao lado de Ikee, os ataques contra ele fazem menos 1 ferimento.

platformer-boss-medusa = Medusa
platformer-boss-medusa-text = Dano 2. Quando acabas o teu turno no seu nível, lança o dado de inimigo e joga a primeira das suas cartas que o mostra.
platformer-boss-ikee = Senhor Supremo Ikee
platformer-boss-ikee-text = Dano 2. Quando acabas o teu turno no seu nível, tira 2 cartas e joga a do símbolo que mais te saiu; se empatarem, as duas. Vem com 1 guarda.

platformer-badge-mirror = Espelho
platformer-badge-mirror-text = Descarta-o para devolver a Chuva de Pedras, ou o Olhar Petrificante, que ainda te dá 1 gema. É teu quando chegas a uma das suas casas no nível do chefe, ou por 2 de ouro numa loja de lá.
platformer-badge-petrified = Petrificação
platformer-badge-petrified-text = Lanças menos 1 dado. Gasta 2 símbolos quaisquer para te livrares dela. Vem do Olhar Petrificante.
platformer-badge-banner = Estandarte
platformer-badge-banner-text = Descarta-o para ignorar uma carta de Ikee e ganhar 1 gema. É teu quando chegas a uma das suas casas no nível do chefe, ou por 2 de ouro numa loja de lá.
platformer-badge-shackles = Grilhões
platformer-badge-shackles-text = Não podes mover-te. Gasta 1 bota para te livrares deles.
platformer-badge-dread = Pavor
platformer-badge-dread-text = Os teus ataques fazem menos 1 ferimento. Gasta 1 estrela para te livrares dele.

# The same, beside what one is told of it.
platformer-does-mirror = { platformer-badge-mirror-text }
platformer-does-petrified = { platformer-badge-petrified-text }
platformer-does-banner = { platformer-badge-banner-text }
platformer-does-shackles = { platformer-badge-shackles-text }
platformer-does-dread = { platformer-badge-dread-text }

platformer-card-petrifying_gaze = Olhar Petrificante
platformer-card-petrifying_gaze-text = A quem atinge dá Petrificação. Um Espelho devolve-o e dá 1 gema.
platformer-card-snake_bite = Mordida de Serpentes
platformer-card-snake_bite-text = 2 ferimentos.
platformer-card-tail_sweep = Golpe de Cauda
platformer-card-tail_sweep-text = 1 ferimento, e o herói é atirado 1 casa para longe da Medusa, se estiver livre.
platformer-card-slither_left = Rastejar para a Esquerda
platformer-card-slither_left-text = Primeiro a Medusa move-se até 2 casas para a esquerda; depois, 1 ferimento.
platformer-card-slither_right = Rastejar para a Direita
platformer-card-slither_right-text = Primeiro a Medusa move-se até 2 casas para a direita; depois, 1 ferimento.
platformer-card-venom_spit = Cuspidela Venenosa
platformer-card-venom_spit-text = 1 ferimento.
platformer-card-stone_rain = Chuva de Pedras
platformer-card-stone_rain-text = 1 ferimento. Um Espelho devolve-a.
platformer-card-hypnotic_hiss = Silvo Hipnótico
platformer-card-hypnotic_hiss-text = O dado especial fica em branco; se já o estava, 1 ferimento.
platformer-card-overlords_cleave = Talho Supremo
platformer-card-overlords_cleave-text = 2 ferimentos.
platformer-card-blade_storm = Tempestade de Lâminas
platformer-card-blade_storm-text = 1 ferimento.
platformer-card-ground_slam = Pisadela
platformer-card-ground_slam-text = A quem atinge põe Grilhões.
platformer-card-dark_leap = Salto Sombrio
platformer-card-dark_leap-text = Primeiro Ikee salta para outra casa de aparição do chefe, se houver uma livre; depois, 1 ferimento.
platformer-card-tribute = Tributo
platformer-card-tribute-text = 1 de ouro ou, a quem não tiver, 1 ferimento.
platformer-card-hoarders_wrath = Ira do Avarento
platformer-card-hoarders_wrath-text = Primeiro vem um guarda; depois, 1 gema ou, a quem não tiver, 1 ferimento.
platformer-card-call_the_guard = Chamada à Guarda
platformer-card-call_the_guard-text = Chegam até 2 guardas a casas de aparição livres.
platformer-card-iron_grip = Garra de Ferro
platformer-card-iron_grip-text = O herói acaba na casa livre mais baixa da sua coluna.
platformer-card-dread_roar = Rugido Pavoroso
platformer-card-dread_roar-text = A quem atinge dá Pavor.
platformer-card-nova_of_malice = Nova de Maldade
platformer-card-nova_of_malice-text = 1 ferimento, ou 2 a quem tiver Pavor.

platformer-item-boots_of_haste = Botas da Pressa
platformer-item-boots_of_haste-text = Uma vez por turno: dá 1 passo.
platformer-item-hammer_of_greed = Martelo da Cobiça
platformer-item-hammer_of_greed-text = Uma vez por turno: o teu próximo ataque deste turno faz mais 1 ferimento.
platformer-item-ninja_gear = Equipamento de Ninja
platformer-item-ninja_gear-text = Uma vez por turno: salta até mesmo por baixo da primeira plataforma acima de ti, se estiver livre.
platformer-item-polished_shield = Escudo Polido
platformer-item-polished_shield-text = O primeiro ataque contra ti desde que começou o teu último turno faz menos 1 ferimento.
platformer-item-ghost_cloak = Capa Fantasma
platformer-item-ghost_cloak-text = Uma vez por turno: dá 1 passo através de um muro ou de uma plataforma.
platformer-item-heart_amulet = Amuleto do Coração
platformer-item-heart_amulet-text = Tens mais 1 de saúde.
platformer-item-greatsword = Montante
platformer-item-greatsword-text = Os ataques em que usas 2 espadas ou mais fazem mais 1 ferimento.
platformer-item-lucky_coin = Moeda da Sorte
platformer-item-lucky_coin-text = A primeira moeda que usas em cada turno dá-te mais 1 de ouro.
platformer-item-grappling_hook = Gancho
platformer-item-grappling_hook-text = Uma vez por turno: dá até 2 passos para cima.
platformer-item-feather_cape = Capa de Penas
platformer-item-feather_cape-text = Uma vez por turno: não cais até começar o teu próximo turno.
platformer-item-iron_soles = Solas de Ferro
platformer-item-iron_soles-text = As armadilhas não te fazem nada.
platformer-item-telekinetic_glove = Luva Telecinética
platformer-item-telekinetic_glove-text = Uma vez por turno: move qualquer inimigo 1 casa.
platformer-item-loaded_dice = Dados Viciados
platformer-item-loaded_dice-text = Uma vez por turno: volta a lançar até 2 dados por usar.
platformer-item-bargain_pass = Vale de Desconto
platformer-item-bargain_pass-text = As cartas custam-te menos 1 de ouro, mas nunca menos de 1.
platformer-item-gem_magnet = Íman de Gemas
platformer-item-gem_magnet-text = Uma vez por turno: tira 1 gema de uma casa do teu nível a 2 casas no máximo.
platformer-item-smoke_bombs = Bombas de Fumo
platformer-item-smoke_bombs-text = Uma vez por turno: o teu próximo passo deste turno não provoca ataques.
platformer-item-pocket_anvil = Bigorna de Bolso
platformer-item-pocket_anvil-text = Uma vez por turno: vira 1 dado por usar para o símbolo que quiseres.
platformer-item-rune_chain = Corrente Rúnica
platformer-item-rune_chain-text = O teu dado especial não fica em branco por causa de inimigos nem de cartas do chefe, nem quando te derrubam.
platformer-item-vampire_fang = Presa de Vampiro
platformer-item-vampire_fang-text = Quando derrotas um inimigo recuperas 1 de saúde.
platformer-item-crossbow = Besta
platformer-item-crossbow-text = Podes atacar também um inimigo a 2 casas exatas em linha reta, se não houver nada no meio.
platformer-item-jewellers_loupe = Lupa de Joalheiro
platformer-item-jewellers_loupe-text = Uma vez por turno: a tua próxima melhoria deste turno custa menos 1 gema.
platformer-item-pedlars_satchel = Sacola do Bufarinheiro
platformer-item-pedlars_satchel-text = Uma vez por turno: compra 1 carta onde quer que estejas.

platformer-potion-stone_skin_potion = Poção de Pele de Pedra
platformer-potion-stone_skin_potion-text = Quando um inimigo te ataca: ignora o ataque.
platformer-potion-healing_potion = Poção de Cura
platformer-potion-healing_potion-text = Recuperas 2 de saúde.
platformer-potion-potion_of_swiftness = Poção da Rapidez
platformer-potion-potion_of_swiftness-text = Dá até 2 passos.
platformer-potion-potion_of_strength = Poção da Força
platformer-potion-potion_of_strength-text = O teu próximo ataque deste turno faz mais 2 ferimentos.
platformer-potion-potion_of_levitation = Poção da Levitação
platformer-potion-potion_of_levitation-text = Não cais até começar o teu próximo turno.
platformer-potion-blink_potion = Poção da Translação
platformer-potion-blink_potion-text = Vai para qualquer casa livre da tua linha.
platformer-potion-alchemists_draught = Beberagem do Alquimista
platformer-potion-alchemists_draught-text = Transforma até 3 de ouro em outras tantas gemas.
platformer-potion-gem_elixir = Elixir de Gemas
platformer-potion-gem_elixir-text = Ganhas 2 gemas.
platformer-potion-potion_of_luck = Poção da Sorte
platformer-potion-potion_of_luck-text = Volta a lançar os dados por usar que quiseres.
platformer-potion-doubling_potion = Poção Duplicadora
platformer-potion-doubling_potion-text = O próximo símbolo que usares neste turno conta a dobrar de graça.
platformer-potion-fire_flask = Frasco de Fogo
platformer-potion-fire_flask-text = 2 ferimentos num inimigo nas 8 casas em volta, através de muros e plataformas. Não se lhe somam espadas.
platformer-potion-frost_flask = Frasco de Geada
platformer-potion-frost_flask-text = Até começar o teu próximo turno, um inimigo não ataca nem obedece ao dado de inimigo.
platformer-potion-potion_of_invisibility = Poção da Invisibilidade
platformer-potion-potion_of_invisibility-text = Até acabar este turno, os inimigos não te atacam.
platformer-potion-swap_potion = Poção da Troca
platformer-potion-swap_potion-text = Troca de lugar com outro herói ou com um inimigo do teu nível que não seja o chefe.
platformer-potion-phoenix_tears = Lágrimas de Fénix
platformer-potion-phoenix_tears-text = Quando te fossem derrubar: ficas, com 1 de saúde.

platformer-artifact-coin_gun = Pistola de Moedas
platformer-artifact-coin_gun-text = Para quem fica sem ouro. Uma vez por turno: paga 1 de ouro e o teu próximo ataque deste turno faz mais 1 ferimento.
platformer-artifact-climbers_crown = Coroa do Escalador
platformer-artifact-climbers_crown-text = Para quem revela um nível. Uma vez por turno: dá 1 passo.
platformer-artifact-trophy_blade = Lâmina-Troféu
platformer-artifact-trophy_blade-text = Para quem derrota um inimigo com 3 de saúde ou mais. Cada inimigo que derrotas dá-te mais 1 gema.
platformer-artifact-last_breath_chalice = Cálice do Último Suspiro
platformer-artifact-last_breath_chalice-text = Para quem fica com 1 de saúde. Uma vez por turno: recuperas 1 de saúde.
platformer-artifact-bullys_cloak = Capa do Rufia
platformer-artifact-bullys_cloak-text = Para quem empurra outro herói (a sós, um inimigo). Em cada turno, o teu primeiro passo ao deixar inimigos não provoca ataques.
platformer-artifact-prism = Prisma
platformer-artifact-prism-text = Para quem gasta 3 gemas ou mais num símbolo. Uma vez por turno: a tua próxima melhoria deste turno custa menos 1 gema.
platformer-artifact-phoenix_feather = Pena de Fénix
platformer-artifact-phoenix_feather-text = Para quem derrubarem. Reapareces sem gastar nenhum dado.
platformer-artifact-merchants_seal = Selo do Mercador
platformer-artifact-merchants_seal-text = Para quem paga 4 de ouro ou mais por uma carta. Uma vez por turno: a tua próxima compra deste turno custa menos 2 de ouro, mas nunca menos de 1.
platformer-artifact-gravity_gauntlet = Manopla da Gravidade
platformer-artifact-gravity_gauntlet-text = Para quem faz cair um inimigo no seu turno. Uma vez por turno: move qualquer inimigo até 2 casas.
platformer-artifact-gamblers_die = Dado do Batoteiro
platformer-artifact-gamblers_die-text = Para quem tira 3 símbolos iguais ou mais. Uma vez por turno: vira 1 dado por usar para o símbolo que quiseres.

platformer-event-gold_fever = Febre do Ouro
platformer-event-gold_fever-text = Neste turno cada moeda que usas dá-te mais 1 de ouro.
platformer-event-greased_ladders = Escadas Untadas
platformer-event-greased_ladders-text = Neste turno as escadas não te seguram.
platformer-event-ambush = Emboscada
platformer-event-ambush-text = Todos os inimigos ao teu lado te atacam agora.
platformer-event-reinforcements = Reforços
platformer-event-reinforcements-text = No fim do turno chega mais 1 inimigo ao teu nível, se ainda houver algum e lugar para ele.
platformer-event-blood_moon = Lua de Sangue
platformer-event-blood_moon-text = Neste turno os ataques contra ti fazem mais 1 ferimento.
platformer-event-healing_spring = Fonte Curativa
platformer-event-healing_spring-text = Recuperas agora 2 de saúde.
platformer-event-gem_vein = Veio de Gemas
platformer-event-gem_vein-text = Se derrotares um inimigo neste turno, no fim ganhas 2 gemas.
platformer-event-rusty_blades = Lâminas Enferrujadas
platformer-event-rusty_blades-text = Neste turno os teus ataques fazem menos 1 ferimento.
platformer-event-travelling_merchant = Mercador Ambulante
platformer-event-travelling_merchant-text = Neste turno podes comprar onde quer que estejas.
platformer-event-aftershock = Réplica
platformer-event-aftershock-text = No fim do turno volta-se a lançar o dado de inimigo.
platformer-event-toll = Portagem
platformer-event-toll-text = No fim do turno pagas 2 de ouro ou, se não puderes, sofres 1 ferimento.
platformer-event-second_wind = Segundo Fôlego
platformer-event-second_wind-text = Depois do teu lançamento deste turno podes voltar a lançar os dados que quiseres, uma vez.

platformer-tile-mossy_steps = Degraus musgosos
platformer-tile-hollow_trunk = Tronco oco
platformer-tile-broken_bridge = Ponte partida
platformer-tile-spider_lair = Ninho de aranhas
platformer-tile-merchants_stump = Toco do mercador
platformer-tile-twin_ladders = Escadas gémeas
platformer-tile-thorn_pit = Fosso de espinhos
platformer-tile-owl_perch = Poleiro da coruja
platformer-tile-fallen_log = Tronco caído
platformer-tile-canopy = Dossel
platformer-tile-root_maze = Labirinto de raízes
platformer-tile-mushroom_ring = Roda de cogumelos
platformer-tile-rift_gate = Porta da fenda
platformer-tile-shattered_shelf = Saliência estilhaçada
platformer-tile-hanging_shard = Estilhaço suspenso
platformer-tile-starless_stair = Escada sem estrelas
platformer-tile-echo_chamber = Câmara de ecos
platformer-tile-black_well = Poço negro
platformer-tile-floating_market = Mercado flutuante
platformer-tile-crooked_spire = Agulha torta
platformer-tile-null_corridor = Corredor nulo
platformer-tile-split_bridge = Ponte fendida
platformer-tile-moonless_shop = Loja sem lua
platformer-tile-collapsed_nave = Nave desabada
platformer-tile-throne_of_roots = Trono de raízes
platformer-tile-serpent_garden = Jardim de serpentes
platformer-tile-broken_dais = Estrado partido
platformer-tile-high_balcony = Varanda alta
platformer-tile-eye_of_the_void = Olho do vazio
platformer-tile-silent_altar = Altar silencioso
platformer-tile-torn_veil = Véu rasgado
platformer-tile-hourglass = Ampulheta

platformer-symbol-blank = branco
platformer-symbol-boot = bota
platformer-symbol-sword = espada
platformer-symbol-coin = moeda
platformer-symbol-hand = mão
platformer-symbol-star = estrela

# What a die becomes, the same symbols.
platformer-to-boot = bota
platformer-to-sword = espada
platformer-to-coin = moeda
platformer-to-hand = mão
platformer-to-star = estrela

platformer-face-attack = ataque
platformer-face-left = esquerda
platformer-face-right = direita

platformer-way-up = cima
platformer-way-right = direita
platformer-way-down = baixo
platformer-way-left = esquerda

platformer-token-gold = ouro
platformer-token-gem = gema
platformer-token-badge = a ficha do chefe

# Whom a boss's card reaches.
platformer-range-row = na mesma linha
platformer-range-adj = mesmo ao lado
platformer-range-around = nas 8 casas em volta
platformer-range-tile = na mesma peça de mapa
platformer-range-any = em qualquer lugar do nível

# The questions.
platformer-ask-act = O que fazes?
platformer-ask-alchemy = Quanto ouro transformas em gemas?
platformer-ask-alloy = { $first ->
    [blank] Que dado vai primeiro para a forja?
   *[other] Que outro dado o acompanha na forja?
}
platformer-ask-blink = Para que casa da tua linha vais?
platformer-ask-defence = O chefe joga «{ $card }» e atinge-te. O que fazes?
platformer-ask-fire = O fogo faz { $wounds ->
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}. Contra quem o lanças?
platformer-ask-forge_into = Na forja: { $symbols }. O que forjas?
platformer-ask-frost = Que inimigo congelas?
platformer-ask-hand = Que inimigo moves?
platformer-ask-magnet = Que gema atrais?
platformer-ask-order = Atacam-te vários inimigos. Qual primeiro?
platformer-ask-purchase = Abres a sacola. O que compras?
platformer-ask-push = Para onde empurras { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
}?
platformer-ask-push_hero = Para onde empurras { $seats }?
platformer-ask-rebirth = Estão prestes a derrubar-te. Usas «{ $potion }»?
platformer-ask-reroll = Que dados voltas a lançar, { $most } no máximo?
platformer-ask-respawn = Onde apareces?
platformer-ask-respawn_die = Que dado gastas para aparecer no mapa?
platformer-ask-save = { $symbol ->
    [branco] Guardas um símbolo para outro turno?
   *[other] O teu dado especial guarda uma { $symbol }. Guardas outra coisa em seu lugar?
}
platformer-ask-save_as = Dois dados com uma { $symbol } vão para a forja. Que símbolo guardas?
platformer-ask-set_die = Que dado viras?
platformer-ask-set_to = O dado mostra uma { $symbol }. Para que símbolo o viras?
platformer-ask-shed = { $left ->
    [1] Mais um símbolo parte a pedra.
   *[other] { $left } símbolos partem a pedra.
} Qual gastas?
platformer-ask-shift = { $enemy ->
    [Medusa] A Medusa
    [Ikee] Ikee
   *[other] O { $enemy }
} pode mover-se { $left ->
    [1] 1 casa
   *[other] até { $left } casas
}. Para onde?
platformer-ask-star = Em que se transforma a tua estrela?
platformer-ask-step = Tens { $left ->
    [1] 1 passo
   *[other] { $left } passos
}. Para onde vais?
platformer-ask-stone_skin = Ataca-te { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
}: { $wounds ->
    [0] nenhum ferimento
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}. Bebes «{ $potion }»?
platformer-ask-swap = Com quem trocas de lugar?
platformer-ask-swords = Para derrotar { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} { $health ->
    [1] é preciso 1 ferimento
   *[other] são precisos { $health } ferimentos
} num só ataque; o teu leva { $wounds }. O que juntas?
platformer-ask-upgrade = { $gems ->
    [0] Não tens gemas
    [1] Tens 1 gema
   *[other] Tens { $gems } gemas
}. Quantas vezes conta a tua { $symbol }?
platformer-ask-web = A teia prende-te um dado. Qual perdes?

# The answers.
platformer-option-act-ability = Usar a tua habilidade
platformer-option-act-badge = Comprar «{ $badge }» por { $price } de ouro
platformer-option-act-end = Acabar as tuas ações
platformer-option-act-gravity = Deixar atuar a gravidade
platformer-option-act-let_go = Largar a escada
platformer-option-act-shed = Partir a pedra: gastar 2 símbolos
platformer-option-alchemy = { $amount } de ouro
platformer-option-alloy = A { $symbol }
platformer-option-artifact = Usar «{ $artifact }»
platformer-option-attack = Atacar { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} ({ $place })
platformer-option-buy_item = Comprar «{ $item }» por { $price } de ouro (banca { $stall })
platformer-option-buy_potion = Comprar «{ $potion }» por { $price } de ouro (banca { $stall })
platformer-option-defence-badge = Descartar «{ $badge }» para a ignorar
platformer-option-defence-stone_skin = Beber uma poção de pele de pedra para a ignorar
platformer-option-defence-suffer = Aguentar
platformer-option-die = Usar uma { $symbol }
platformer-option-fire = { $enemy ->
    [Medusa] A Medusa
    [Ikee] Ikee
   *[other] O { $enemy }
} ({ $place })
platformer-option-forge = Forjar { $symbol } + { $symbol }
platformer-option-forge_into = Uma { $symbol }
platformer-option-forge_mixed = Forjar dois dados diferentes
platformer-option-forge_special = Forjar { $symbol } + { $symbol } guardada
platformer-option-frost = { $enemy ->
    [Medusa] A Medusa
    [Ikee] Ikee
   *[other] O { $enemy }
} ({ $place })
platformer-option-hand = { $enemy ->
    [Medusa] A Medusa
    [Ikee] Ikee
   *[other] O { $enemy }
} ({ $place })
platformer-option-hand-walk = Dar primeiro o teu passo
platformer-option-item = Usar «{ $item }»
platformer-option-order = { $enemy ->
    [Medusa] A Medusa
    [Ikee] Ikee
   *[other] O { $enemy }
} ({ $place })
platformer-option-place = { $place }
platformer-option-portal = Pelo portal para { $place }
platformer-option-potion = Destapar «{ $potion }»
platformer-option-raise = Usar uma { $symbol } { $count }
platformer-option-raise_forge = Forjar { $symbol } + { $symbol }, a contar { $count }
platformer-option-raise_forge_special = Forjar { $symbol } + { $symbol } guardada, a contar { $count }
platformer-option-raise_mixed = Forjar dois dados diferentes, a contar { $count }
platformer-option-raise_special = Usar a { $symbol } guardada { $count }
platformer-option-rebirth-fall = Deixar-te derrubar
platformer-option-rebirth-use = Usá-la: ficar com 1 de saúde
platformer-option-reroll = Uma { $symbol }
platformer-option-reroll-keep = Ficar com todos
platformer-option-reroll-roll = Lançar
platformer-option-respawn_die = Uma { $symbol }
platformer-option-save = Guardar uma { $symbol }
platformer-option-save-keep = Deixar como está
platformer-option-save_as = Uma { $symbol }
platformer-option-set_die = A { $symbol }
platformer-option-set_to = Uma { $symbol }
platformer-option-shift-stop = Deixar { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} aí
platformer-option-special = Usar a { $symbol } guardada
platformer-option-star-boot = Uma bota
platformer-option-star-coin = Uma moeda
platformer-option-star-dread = O fim do teu pavor
platformer-option-star-hand = Uma mão
platformer-option-step = Bota: { $way ->
    [cima] para cima
    [baixo] para baixo
   *[other] para a { $way }
} ({ $place })
platformer-option-step-stop = Ficar aqui
platformer-option-stone_skin-suffer = Aguentar o golpe
platformer-option-stone_skin-use = Bebê-la: o ataque não faz nada
platformer-option-swap-enemy = { $enemy ->
    [Medusa] A Medusa
    [Ikee] Ikee
   *[other] O { $enemy }
} ({ $place })
platformer-option-swap-hero = { $hero }, em { $place }
platformer-option-swords-strike = Golpear
platformer-option-upgrade = { $times ->
    [1] 1 vez
   *[other] { $times } vezes
}: { $gems ->
    [0] sem gemas
    [1] 1 gema
   *[other] { $gems } gemas
}
platformer-option-use = Usar uma { $symbol }
platformer-option-way = { $way ->
    [cima] Para cima
    [baixo] Para baixo
   *[other] Para a { $way }
} ({ $place })
platformer-option-web = A { $symbol }

# How often a symbol is to count: said at once where there is one way, else asked.
platformer-count = { $times } vezes, { $gems ->
    [0] de graça
    [1] por 1 gema
   *[other] por { $gems } gemas
}
platformer-count-open = várias vezes, com gemas

# What an answer brings or risks; several are joined in one line.
platformer-risks = { $risks }
platformer-risk-attacked = { $count ->
    [1] 1 ataque
   *[other] { $count } ataques
} ({ $enemys }): { $wounds ->
    [0] nenhum ferimento
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}
platformer-risk-boss_acts = depois age { $boss ->
    [Medusa] a Medusa
   *[other] o { $boss }
}
platformer-risk-downed = derruba-te
platformer-risk-enemy_falls = { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} cai para { $place }
platformer-risk-hero_falls = { $hero } cai para { $place }
platformer-risk-no_return = o nível do chefe: sem volta atrás
platformer-risk-out_of_reach = não chega: no máximo { $most ->
    [0] nenhum ferimento
    [1] 1 ferimento
   *[other] { $most } ferimentos
}, { $health ->
    [1] é preciso 1
   *[other] são precisos { $health }
}
platformer-risk-reach = chega: até { $most ->
    [1] 1 ferimento
   *[other] { $most } ferimentos
}, { $health ->
    [1] é preciso 1
   *[other] são precisos { $health }
}
platformer-risk-reached = { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} ataca quem chega
platformer-risk-reveals = revela-se o nível seguinte
platformer-risk-short = não chega: { $wounds ->
    [0] nenhum ferimento
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}, { $health ->
    [1] é preciso 1
   *[other] são precisos { $health }
}
platformer-risk-suffices = chega: { $wounds ->
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}, { $health ->
    [1] é preciso 1
   *[other] são precisos { $health }
}
platformer-risk-takes = levas { $token ->
    [gema] uma gema
   *[other] { $token }
}
platformer-risk-does = { $does }
platformer-risk-thrown = { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} atira-te para { $place }: não dás o passo
platformer-risk-trap = uma armadilha: 1 ferimento
platformer-risk-traps = armadilhas na queda: { $wounds ->
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}
platformer-risk-tokens = fichas do chefe na queda que já tens: { $wounds ->
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}
platformer-risk-wounds = { $wounds ->
    [0] nenhum ferimento
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}

# What happens: the table is laid.
platformer-event-boss_drawn = No alto da torre espera { $boss ->
    [Medusa] a Medusa
   *[other] o { $boss }
}: { $health } ferimentos num só ataque, nem um a menos, e a partida está ganha.
platformer-event-artifact_drawn = Um artefacto para quem o merecer: «{ $artifact }».
platformer-event-item_offered = Novidade na loja: «{ $item }».
platformer-event-potion_offered = Novidade na loja: «{ $potion }».
platformer-event-hero_dealt = { $you ->
    [yes] O teu herói
   *[no] O herói de { $seat }
}: { $hero }, com { $health } de saúde.
platformer-event-start_drawn = { $you ->
    [yes] Começas tu.
   *[no] Começa { $seat }.
}

# Levels.
platformer-event-level_laid = No sopé da torre: { $tiles }.
platformer-event-level_revealed = { $you ->
    [yes] Revelas
   *[no] { $seat } revela
} o nível { $level }: { $tiles }.
platformer-event-enemies_appeared = No nível { $level } espreita o { $enemy }: { $count ->
    [1] só 1
   *[other] são { $count }
}.
platformer-event-level_removed = O nível { $level } desmorona-se com tudo o que lá está.

# A turn.
platformer-event-turn_began = Ronda { $round } de { $rounds }: { $you ->
    [yes] o teu turno.
   *[no] turno de { $seat }.
}
platformer-event-rolled = { $you ->
    [yes] Tiras:
   *[no] { $seat } tira:
} { $symbols }.
platformer-event-enemy_die = { $face ->
    [ataque] O dado de inimigo diz: ao ataque!
   *[other] O dado de inimigo diz { $face }: os inimigos que podem vão para a { $face }.
}
platformer-event-respawn_paid = { $symbol ->
    [branco] A pena de fénix { $you ->
        [yes] leva-te.
       *[no] leva { $seat }.
    }
   *[other] { $you ->
        [yes] Gastas
       *[no] { $seat } gasta
    } uma { $symbol } para aparecer no mapa.
}
platformer-event-respawned = { $you ->
    [yes] Apareces
   *[no] { $seat } aparece
} em { $place }.
platformer-event-die_used = { $you ->
    [yes] Usas
   *[no] { $seat } usa
} uma { $symbol }.
platformer-event-special_used = { $you ->
    [yes] Usas a { $symbol } que tinhas guardada.
   *[no] { $seat } usa uma { $symbol } guardada.
}
platformer-event-star_stood = A estrela é uma { $symbol }.
platformer-event-forged = { $you ->
    [yes] Forjas
   *[no] { $seat } forja
} { $symbol } + { $symbol } e sai uma { $to }.
platformer-event-alloyed = { $you ->
    [yes] Na tua forja
   *[no] Na forja de { $seat }
} fundem-se { $symbols }.
platformer-event-upgraded = A { $symbol } conta { $times } vezes.
platformer-event-die_set = { $you ->
    [yes] Viras
   *[no] { $seat } vira
} um dado: de { $symbol } para { $to }.
platformer-event-die_webbed = Uma { $symbol } fica presa na teia.
platformer-event-ability_used = { $you ->
    [yes] Usas
   *[no] { $seat } usa
} a habilidade de { $hero }.
platformer-event-saved = { $you ->
    [yes] Guardas
   *[no] { $seat } guarda
} uma { $symbol } para depois.
platformer-event-special_reset = { $you ->
    [yes] O teu dado especial
   *[no] O dado especial de { $seat }
} fica em branco.

# Moving and falling.
platformer-event-moved = { $way ->
    [cima] { $you ->
        [yes] Sobes
       *[no] { $seat } sobe
    } para
    [baixo] { $you ->
        [yes] Desces
       *[no] { $seat } desce
    } para
   *[other] { $you ->
        [yes] Vais
       *[no] { $seat } vai
    } para a { $way }, até
} { $place }.
platformer-event-jumped_portal = { $you ->
    [yes] Atravessas
   *[no] { $seat } atravessa
} o portal e { $you ->
    [yes] apareces
   *[no] aparece
} em { $place }.
platformer-event-placed = { $you ->
    [yes] Vais
   *[no] { $seat } vai
} parar a { $place }.
platformer-event-enemy_pushed = { $you ->
    [yes] Empurras
   *[no] { $seat } empurra
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} para { $place }.
platformer-event-hero_pushed = { $you ->
    [yes] Empurras
   *[no] { $seat } empurra
} { $seats } para { $place }.
platformer-event-swapped_enemy = { $you ->
    [yes] Trocas
   *[no] { $seat } troca
} de lugar com { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} de { $place }.
platformer-event-swapped_hero = { $you ->
    [yes] Trocas
   *[no] { $seat } troca
} de lugar com { $seats }, em { $place }.
platformer-event-gravity = Gravidade!
platformer-event-hero_fell = { $you ->
    [yes] Cais
   *[no] { $seat } cai
} de { $start } para { $place }.
platformer-event-enemy_fell = { $enemy ->
    [Medusa] A Medusa
    [Ikee] Ikee
   *[other] O { $enemy }
} cai de { $start } para { $place }.
platformer-event-enemy_moved = { $enemy ->
    [Medusa] A Medusa
    [Ikee] Ikee
   *[other] O { $enemy }
} vai para a { $way }, até { $place }.
platformer-event-enemy_shifted = { $you ->
    [yes] Moves
   *[no] { $seat } move
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} para { $way ->
    [cima] cima
    [baixo] baixo
   *[other] a { $way }
}, até { $place }.
platformer-event-frozen = { $enemy ->
    [Medusa] A Medusa
    [Ikee] Ikee
   *[other] O { $enemy }
} congela no sítio.

# Gold, gems and cards.
platformer-event-picked_up = { $you ->
    [yes] Encontras
   *[no] { $seat } encontra
} { $token ->
    [gema] uma gema
   *[other] { $token }
} em { $place }.
platformer-event-gold_gained = { $you ->
    [yes] Ganhas
   *[no] { $seat } ganha
} { $amount } de ouro.
platformer-event-gold_spent = { $you ->
    [yes] Entregas
   *[no] { $seat } entrega
} { $amount } de ouro.
platformer-event-gems_gained = { $you ->
    [yes] Ganhas
   *[no] { $seat } ganha
} { $amount ->
    [1] 1 gema
   *[other] { $amount } gemas
}.
platformer-event-gems_spent = { $you ->
    [yes] Entregas
   *[no] { $seat } entrega
} { $amount ->
    [1] 1 gema
   *[other] { $amount } gemas
}.
platformer-event-item_bought = { $you ->
    [yes] Compras
   *[no] { $seat } compra
} «{ $item }».
platformer-event-potion_bought = { $you ->
    [yes] Compras
   *[no] { $seat } compra
} «{ $potion }».
platformer-event-potion_won = Lá dentro havia uma surpresa: «{ $potion }». { $you ->
    [yes] Ficas com ela.
   *[no] { $seat } fica com ela.
}
platformer-event-potion_drunk = { $you ->
    [yes] Destapas
   *[no] { $seat } destapa
} «{ $potion }».
platformer-event-item_exhausted = { $you ->
    [yes] Usas
   *[no] { $seat } usa
} «{ $item }».
platformer-event-artifact_exhausted = { $you ->
    [yes] Usas
   *[no] { $seat } usa
} «{ $artifact }».
platformer-event-artifact_taken = { $former ->
    [-1] { $you ->
        [yes] Ganhas
       *[no] { $seat } ganha
    } um artefacto:
   *[other] { $you ->
        [yes] Tiras
       *[no] { $seat } tira
    } um artefacto a outro herói:
} «{ $artifact }».

# Attacks and wounds.
platformer-event-attacked = De { $place }, { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} { $you ->
    [yes] ataca-te
   *[no] ataca { $seat }
}{ $wounds ->
    [0] , em vão.
   *[other] .
}
platformer-event-attack_ignored = O ataque { $enemy ->
    [Medusa] da Medusa
    [Ikee] de Ikee
   *[other] do { $enemy }
} ressalta na pele de pedra{ $you ->
    [yes] .
   *[no] { " " }de { $seat }.
}
platformer-event-knocked_back = { $enemy ->
    [Medusa] A Medusa
    [Ikee] Ikee
   *[other] O { $enemy }
} { $you ->
    [yes] atira-te
   *[no] atira { $seat }
} para trás, até { $place }.
platformer-event-wounded = { $cause ->
    [trap] Uma armadilha!{ " " }
    [rage] Raiva!{ " " }
    [toll] A portagem, em sangue!{ " " }
   *[other] { "" }
}{ $you ->
    [yes] Sofres
   *[no] { $seat } sofre
} { $amount ->
    [1] 1 ferimento
   *[other] { $amount } ferimentos
} ({ $left } de saúde).
platformer-event-healed = { $you ->
    [yes] Recuperas
   *[no] { $seat } recupera
} { $amount } de saúde (agora { $left }).
platformer-event-downed = { $you ->
    [yes] Derrubam-te! Sais
   *[no] Derrubam { $seat }! Sai
} do mapa.
platformer-event-reborn = As lágrimas de fénix { $you ->
    [yes] salvam-te
   *[no] salvam { $seat }
}, com 1 de saúde.
platformer-event-struck = { $you ->
    [yes] Golpeias
   *[no] { $seat } golpeia
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
}: { $wounds ->
    [0] nenhum ferimento
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}, e { $health ->
    [1] é preciso 1
   *[other] são precisos { $health }
}.
platformer-event-defeated = { $you ->
    [yes] Derrotas
   *[no] { $seat } derrota
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} em { $place }!

# The boss.
platformer-event-boss_level_entered = { $you ->
    [yes] Pisas
   *[no] { $seat } pisa
} o nível do chefe, em { $place }. Não há volta atrás.
platformer-event-boss_appeared = { $boss ->
    [Medusa] A Medusa
   *[other] O { $boss }
} está em { $place }: são precisos { $health } ferimentos num só ataque.
platformer-event-boss_turn = Age { $boss ->
    [Medusa] a Medusa
   *[other] o { $boss }
}.
platformer-event-boss_die = O dado que escolhe a carta: { $face }.
platformer-event-boss_card_drawn = Sai uma carta: «{ $card }».
platformer-event-boss_card_passed = Uma carta que não corresponde fica de lado: «{ $card }».
platformer-event-boss_cards_tied = Os dados não decidem: vêm as duas cartas.
platformer-event-boss_card_chosen = Os dados escolheram: «{ $card }».
platformer-event-boss_card_resolved = «{ $card }»: cuidado quem estiver { $range }.
platformer-event-boss_card_ignored = { $you ->
    [yes] Livras-te
   *[no] { $seat } livra-se
} de «{ $card }».
platformer-event-boss_deck_shuffled = Baralham-se as cartas do chefe.
platformer-event-boss_leapt = { $boss ->
    [Medusa] A Medusa
   *[other] O { $boss }
} salta para { $place }.
platformer-event-summoned = Chega um { $enemy } a { $place }.
platformer-event-badge_gained = { $you ->
    [yes] Agora tens
   *[no] { $seat } tem agora
}: { $badge }. { $does }
platformer-event-badge_dropped = { $you ->
    [yes] Já não tens
   *[no] { $seat } já não tem
}: { $badge }.
platformer-event-badge_refused = { $you ->
    [yes] Já tens
   *[no] { $seat } já tem
}: { $badge }. Em seu lugar, um ferimento.

# Alone, and the end.
platformer-event-event_drawn = O evento deste turno: «{ $event }» ({ $left ->
    [0] o último
    [1] resta 1
   *[other] restam { $left }
}).
platformer-event-reinforced = Reforços: mais um { $enemy } em { $place }.
platformer-event-solo_lost = { $cause ->
    [time] O tempo acabou
   *[other] { $you ->
        [yes] A tua subida acaba aqui
       *[no] A subida de { $seat } acaba aqui
    }
}: a torre ganha.
platformer-event-won = O chefe caiu. { $you ->
    [yes] Ganhaste!
   *[no] { $seat } ganhou!
}
platformer-event-nobody_won = Após { $rounds } rondas o chefe continua de pé: não ganha ninguém.
