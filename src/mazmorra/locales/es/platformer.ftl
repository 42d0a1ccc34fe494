platformer = Platformer
platformer-map-normal = cuatro niveles
platformer-map-larger = cinco niveles
platformer-map-harder = cinco niveles, más difíciles
platformer-tiles-mixed = piezas mezcladas
platformer-tiles-forest = bosque
platformer-tiles-void = vacío
platformer-boss-random = cualquier jefe
platformer-artifacts-off = sin artefactos
platformer-artifacts-on = con artefactos
platformer-cards-core = las cartas impresas
platformer-cards-all = todas las cartas
platformer-pool-sum = Medusa: niveles más 4
platformer-pool-double = Medusa: el doble de los niveles
platformer-players-solo = en solitario

platformer-hero-melosa = Melosa
platformer-hero-melosa-text = Una arquera que mueve a los enemigos a su antojo. Su estrella es una espada o una mano.
platformer-hero-etorn = Etorn
platformer-hero-etorn-text = Un guerrero que cobra por cabeza. Su estrella es una bota o una moneda.
platformer-hero-miksy = Miksy
platformer-hero-miksy-text = Una hechicera para la que ninguna tirada es definitiva. Su estrella es una bota o una mano.
platformer-hero-angelo = Angelo
platformer-hero-angelo-text = Una sombra a la que nadie ve marcharse. Su estrella es una bota o una moneda.
platformer-hero-urgh = Urgh
platformer-hero-urgh-text = Un bárbaro al que el dolor le da fuerza. Su estrella es una espada o una mano.
platformer-hero-avys = Avys
platformer-hero-avys-text = Una elfa que hechiza a los enemigos y pasa a su lado. Su estrella es una moneda o una mano.
platformer-hero-brunda = Brunda
platformer-hero-brunda-text = Una enana herrera que forja lo que no casa. Su estrella es una bota o una espada.
platformer-hero-nim = Nim
platformer-hero-nim-text = Un goblin mercader con poca salud y buenos precios. Su estrella es una bota o una moneda.

platformer-ability-telekinesis = Telequinesis
platformer-ability-telekinesis-text = Cada mano que usas mueve a un enemigo hasta 2 casillas en vez de 1; cada mejora añade 2 más.
platformer-ability-bounty = Recompensa
platformer-ability-bounty-text = Cada enemigo que derrotas te da 1 de oro más.
platformer-ability-reroll = Magia voluble
platformer-ability-reroll-text = Una vez por turno puedes volver a tirar los dados sin usar que quieras.
platformer-ability-shadow = Paso de sombra
platformer-ability-shadow-text = Tu primer paso de cada turno no provoca ataques.
platformer-ability-rage = Rabia
platformer-ability-rage-text = Una vez por turno, con 6 de salud o más, puedes sufrir 5 heridas: tu próximo ataque de este turno hace 1 herida más.
platformer-ability-charm = Encanto
platformer-ability-charm-text = Con cada mano que usas puedes dar también 1 paso, antes o después de mover al enemigo.
platformer-ability-alloy = Aleación
platformer-ability-alloy-text = Una vez por turno puedes forjar dos dados con símbolos distintos.
platformer-ability-trader = Regateo
platformer-ability-trader-text = Tu primera compra de cada turno te cuesta 1 de oro menos, pero nunca menos de 1, y puedes comprar también desde una casilla contigua a una tienda.

platformer-enemy-zombie = zombi
platformer-enemy-zombie-text = Daño 1, salud 1. Botín: 1 de oro y 1 gema.
platformer-enemy-slime = limo
platformer-enemy-slime-text = Daño 1, salud 1. Botín: 1 gema.
platformer-enemy-goblin_thief = goblin ladrón
platformer-enemy-goblin_thief-text = Daño 1, salud 1. Botín: 2 de oro.
platformer-enemy-cave_bat = murciélago
platformer-enemy-cave_bat-text = Daño 1, salud 1. Botín: 1 gema.
platformer-enemy-skeleton = esqueleto
platformer-enemy-skeleton-text = Daño 1, salud 2. Botín: 1 de oro y 1 gema.
platformer-enemy-ent = ent
platformer-enemy-ent-text = Daño 1, salud 2. Botín: 1 de oro y 1 gema.
platformer-enemy-stone_golem = gólem de piedra
platformer-enemy-stone_golem-text = Daño 2, salud 3. Botín: 1 de oro y 2 gemas.
platformer-enemy-orc_brute = orco bruto
platformer-enemy-orc_brute-text = Daño 2, salud 2. Botín: 2 de oro y 1 gema.
platformer-enemy-giant_spider = arácnido gigante
platformer-enemy-giant_spider-text = Daño 1, salud 2. Botín: 2 gemas.
platformer-enemy-mimic = mímico
platformer-enemy-mimic-text = Daño 2, salud 2. Botín: 1 de oro y 1 poción.
platformer-enemy-werewolf = hombre lobo
platformer-enemy-werewolf-text = Daño 3, salud 3. Botín: 2 de oro y 2 gemas.
platformer-enemy-cyclops = cíclope
platformer-enemy-cyclops-text = Daño 2, salud 4. Botín: 2 de oro y 3 gemas.
platformer-enemy-vampire = vampiro
platformer-enemy-vampire-text = Daño 2, salud 3. Botín: 1 de oro y 3 gemas.
platformer-enemy-minotaur = minotauro
platformer-enemy-minotaur-text = Daño 3, salud 3. Botín: 3 de oro y 1 gema.
platformer-enemy-lich = liche
platformer-enemy-lich-text = Daño 2, salud 3. Botín: 1 de oro y 3 gemas.
platformer-enemy-guard = guardia
platformer-enemy-guard-text = Daño 1, salud 2. Botín: 3 gemas.
platformer-enemy-medusa = Medusa
platformer-enemy-ikee = Ikee

platformer-ability-shambling = Torpe
platformer-ability-shambling-text = El dado de enemigo nunca lo mueve a izquierda ni a derecha.
platformer-ability-acid = Ácido
platformer-ability-acid-text = Quien lo empuja sufre 1 herida más.
platformer-ability-thief = Ladrón
platformer-ability-thief-text = A quien ataca le quita 1 de oro.
platformer-ability-flying = Volador
platformer-ability-flying-text = Nunca cae, y el dado de enemigo puede sacarlo de su plataforma.
platformer-ability-brittle = Quebradizo
platformer-ability-brittle-text = Si cae queda derrotado, y el botín es de quien tiene el turno.
platformer-ability-reach = Brazos largos
platformer-ability-reach-text = Ataca también a quien se mueve a una casilla a su lado.
platformer-ability-heavy = Pesado
platformer-ability-heavy-text = Los héroes no pueden moverlo ni empujarlo.
platformer-ability-knockback = Empellón
platformer-ability-knockback-text = A quien ataca lo lanza 1 casilla atrás, si está libre.
platformer-ability-webs = Telarañas
platformer-ability-webs-text = Nunca cae. A quien ataca en su propio turno le quita 1 dado sin usar.
platformer-ability-bait = Cebo
platformer-ability-bait-text = No se le puede atacar desde arriba ni desde abajo.
platformer-ability-curse = Maldición
platformer-ability-curse-text = Quien recibe su ataque pierde el símbolo del dado especial.
platformer-ability-sweep = Barrido
platformer-ability-sweep-text = Cuando el dado de enemigo dice ataque, alcanza a todos en las 8 casillas de alrededor, a través de muros y plataformas.
platformer-ability-drain = Drenaje
platformer-ability-drain-text = A quien ataca le quita 1 gema.
platformer-ability-charge = Embestida
platformer-ability-charge-text = El dado de enemigo lo mueve 2 casillas.
platformer-ability-ray = Rayo
platformer-ability-ray-text = Cuando el dado de enemigo dice ataque, alcanza a todos en su fila de la misma pieza, hasta el primer muro.
platformer-ability-loyal = Leal
platformer-ability-loyal-text = Mientras haya un guardia junto a Ikee, los ataques contra él hacen 1 herida menos.

platformer-boss-medusa = Medusa
platformer-boss-medusa-text = Daño 2. Cuando acabas tu turno en su nivel tira el dado de enemigo y juega la primera de sus cartas que lo muestra.
platformer-boss-ikee = Señor Supremo Ikee
platformer-boss-ikee-text = Daño 2. Cuando acabas tu turno en su nivel roba 2 cartas y juega la del símbolo que más te ha salido; si empatan, las dos. Viene con 1 guardia.

platformer-badge-mirror = Espejo
platformer-badge-mirror-text = Descártalo para devolver la Lluvia de Piedras, o la Mirada Petrificante, que además te da 1 gema. Es tuyo al llegar a una de sus casillas en el nivel del jefe, o por 2 de oro en una tienda de allí.
platformer-badge-petrified = Petrificación
platformer-badge-petrified-text = Tiras 1 dado menos. Gasta 2 símbolos cualesquiera para librarte de ella. La trae la Mirada Petrificante.
platformer-badge-banner = Estandarte
platformer-badge-banner-text = Descártalo para ignorar una carta de Ikee y ganar 1 gema. Es tuyo al llegar a una de sus casillas en el nivel del jefe, o por 2 de oro en una tienda de allí.
platformer-badge-shackles = Grilletes
platformer-badge-shackles-text = No puedes moverte. Gasta 1 bota para librarte de ellos.
platformer-badge-dread = Pavor
platformer-badge-dread-text = Tus ataques hacen 1 herida menos. Gasta 1 estrella para librarte de él.

# The same, beside what one is told of it.
platformer-does-mirror = { platformer-badge-mirror-text }
platformer-does-petrified = { platformer-badge-petrified-text }
platformer-does-banner = { platformer-badge-banner-text }
platformer-does-shackles = { platformer-badge-shackles-text }
platformer-does-dread = { platformer-badge-dread-text }

platformer-card-petrifying_gaze = Mirada Petrificante
platformer-card-petrifying_gaze-text = A quien alcanza le da Petrificación. Un Espejo lo devuelve y da 1 gema.
platformer-card-snake_bite = Mordisco de Serpientes
platformer-card-snake_bite-text = 2 heridas.
platformer-card-tail_sweep = Coletazo
platformer-card-tail_sweep-text = 1 herida, y el héroe sale despedido 1 casilla lejos de Medusa, si está libre.
platformer-card-slither_left = Reptar a la Izquierda
platformer-card-slither_left-text = Primero Medusa se mueve hasta 2 casillas a la izquierda; luego, 1 herida.
platformer-card-slither_right = Reptar a la Derecha
platformer-card-slither_right-text = Primero Medusa se mueve hasta 2 casillas a la derecha; luego, 1 herida.
platformer-card-venom_spit = Escupitajo Venenoso
platformer-card-venom_spit-text = 1 herida.
platformer-card-stone_rain = Lluvia de Piedras
platformer-card-stone_rain-text = 1 herida. Un Espejo la devuelve.
platformer-card-hypnotic_hiss = Siseo Hipnótico
platformer-card-hypnotic_hiss-text = El dado especial queda en blanco; si ya lo estaba, 1 herida.
platformer-card-overlords_cleave = Tajo Supremo
platformer-card-overlords_cleave-text = 2 heridas.
platformer-card-blade_storm = Tormenta de Hojas
platformer-card-blade_storm-text = 1 herida.
platformer-card-ground_slam = Pisotón
platformer-card-ground_slam-text = A quien alcanza le pone Grilletes.
platformer-card-dark_leap = Salto Oscuro
platformer-card-dark_leap-text = Primero Ikee salta a otra casilla de aparición del jefe, si hay una libre; luego, 1 herida.
platformer-card-tribute = Tributo
platformer-card-tribute-text = 1 de oro o, a quien no tenga, 1 herida.
platformer-card-hoarders_wrath = Ira del Avaro
platformer-card-hoarders_wrath-text = Primero viene un guardia; luego, 1 gema o, a quien no tenga, 1 herida.
platformer-card-call_the_guard = Llamada a la Guardia
platformer-card-call_the_guard-text = Llegan hasta 2 guardias a casillas de aparición libres.
platformer-card-iron_grip = Garra de Hierro
platformer-card-iron_grip-text = El héroe acaba en la casilla libre más baja de su columna.
platformer-card-dread_roar = Rugido Pavoroso
platformer-card-dread_roar-text = A quien alcanza le da Pavor.
platformer-card-nova_of_malice = Nova de Maldad
platformer-card-nova_of_malice-text = 1 herida, o 2 a quien tenga Pavor.

platformer-item-boots_of_haste = Botas de Prisa
platformer-item-boots_of_haste-text = Una vez por turno: da 1 paso.
platformer-item-hammer_of_greed = Martillo de Codicia
platformer-item-hammer_of_greed-text = Una vez por turno: tu próximo ataque de este turno hace 1 herida más.
platformer-item-ninja_gear = Equipo de Ninja
platformer-item-ninja_gear-text = Una vez por turno: salta hasta justo debajo de la primera plataforma que tengas encima, si está libre.
platformer-item-polished_shield = Escudo Pulido
platformer-item-polished_shield-text = El primer ataque contra ti desde que empezó tu último turno hace 1 herida menos.
platformer-item-ghost_cloak = Capa Fantasma
platformer-item-ghost_cloak-text = Una vez por turno: da 1 paso a través de un muro o una plataforma.
platformer-item-heart_amulet = Amuleto de Corazón
platformer-item-heart_amulet-text = Tienes 1 de salud más.
platformer-item-greatsword = Espadón
platformer-item-greatsword-text = Los ataques en los que usas 2 espadas o más hacen 1 herida más.
platformer-item-lucky_coin = Moneda de la Suerte
platformer-item-lucky_coin-text = La primera moneda que usas cada turno te da 1 de oro más.
platformer-item-grappling_hook = Gancho
platformer-item-grappling_hook-text = Una vez por turno: da hasta 2 pasos hacia arriba.
platformer-item-feather_cape = Capa de Plumas
platformer-item-feather_cape-text = Una vez por turno: no caes hasta que empiece tu próximo turno.
platformer-item-iron_soles = Suelas de Hierro
platformer-item-iron_soles-text = Las trampas no te hacen nada.
platformer-item-telekinetic_glove = Guante Telequinético
platformer-item-telekinetic_glove-text = Una vez por turno: mueve a cualquier enemigo 1 casilla.
platformer-item-loaded_dice = Dados Trucados
platformer-item-loaded_dice-text = Una vez por turno: vuelve a tirar hasta 2 dados sin usar.
platformer-item-bargain_pass = Vale de Descuento
platformer-item-bargain_pass-text = Las cartas te cuestan 1 de oro menos, pero nunca menos de 1.
platformer-item-gem_magnet = Imán de Gemas
platformer-item-gem_magnet-text = Una vez por turno: toma 1 gema de una casilla de tu nivel a 2 casillas como mucho.
platformer-item-smoke_bombs = Bombas de Humo
platformer-item-smoke_bombs-text = Una vez por turno: tu próximo paso de este turno no provoca ataques.
platformer-item-pocket_anvil = Yunque de Bolsillo
platformer-item-pocket_anvil-text = Una vez por turno: gira 1 dado sin usar al símbolo que quieras.
platformer-item-rune_chain = Cadena Rúnica
platformer-item-rune_chain-text = Ni los enemigos, ni las cartas del jefe, ni que te derriben dejan en blanco tu dado especial.
platformer-item-vampire_fang = Colmillo de Vampiro
platformer-item-vampire_fang-text = Cuando derrotas a un enemigo recuperas 1 de salud.
platformer-item-crossbow = Ballesta
platformer-item-crossbow-text = Puedes atacar también a un enemigo a 2 casillas justas en línea recta, si no hay nada en medio.
platformer-item-jewellers_loupe = Lupa de Joyero
platformer-item-jewellers_loupe-text = Una vez por turno: tu próxima mejora de este turno cuesta 1 gema menos.
platformer-item-pedlars_satchel = Bolsa del Buhonero
platformer-item-pedlars_satchel-text = Una vez por turno: compra 1 carta estés donde estés.

platformer-potion-stone_skin_potion = Poción de Piel Pétrea
platformer-potion-stone_skin_potion-text = Cuando un enemigo te ataca: ignora el ataque.
platformer-potion-healing_potion = Poción de Curación
platformer-potion-healing_potion-text = Recuperas 2 de salud.
platformer-potion-potion_of_swiftness = Poción de Celeridad
platformer-potion-potion_of_swiftness-text = Da hasta 2 pasos.
platformer-potion-potion_of_strength = Poción de Fuerza
platformer-potion-potion_of_strength-text = Tu próximo ataque de este turno hace 2 heridas más.
platformer-potion-potion_of_levitation = Poción de Levitación
platformer-potion-potion_of_levitation-text = No caes hasta que empiece tu próximo turno.
platformer-potion-blink_potion = Poción de Traslación
platformer-potion-blink_potion-text = Ve a cualquier casilla libre de tu fila.
platformer-potion-alchemists_draught = Brebaje del Alquimista
platformer-potion-alchemists_draught-text = Convierte hasta 3 de oro en otras tantas gemas.
platformer-potion-gem_elixir = Elixir de Gemas
platformer-potion-gem_elixir-text = Ganas 2 gemas.
platformer-potion-potion_of_luck = Poción de la Suerte
platformer-potion-potion_of_luck-text = Vuelve a tirar los dados sin usar que quieras.
platformer-potion-doubling_potion = Poción Duplicadora
platformer-potion-doubling_potion-text = El próximo símbolo que uses este turno cuenta el doble gratis.
platformer-potion-fire_flask = Frasco de Fuego
platformer-potion-fire_flask-text = 2 heridas a un enemigo en las 8 casillas de alrededor, a través de muros y plataformas. No se le suman espadas.
platformer-potion-frost_flask = Frasco de Escarcha
platformer-potion-frost_flask-text = Hasta que empiece tu próximo turno, un enemigo ni ataca ni obedece al dado de enemigo.
platformer-potion-potion_of_invisibility = Poción de Invisibilidad
platformer-potion-potion_of_invisibility-text = Hasta que acabe este turno, los enemigos no te atacan.
platformer-potion-swap_potion = Poción de Intercambio
platformer-potion-swap_potion-text = Cambia de sitio con otro héroe o con un enemigo de tu nivel que no sea el jefe.
platformer-potion-phoenix_tears = Lágrimas de Fénix
platformer-potion-phoenix_tears-text = Cuando te fueran a derribar: te quedas, con 1 de salud.

platformer-artifact-coin_gun = Pistola de Monedas
platformer-artifact-coin_gun-text = Para quien se queda sin oro. Una vez por turno: paga 1 de oro y tu próximo ataque de este turno hace 1 herida más.
platformer-artifact-climbers_crown = Corona del Escalador
platformer-artifact-climbers_crown-text = Para quien revela un nivel. Una vez por turno: da 1 paso.
platformer-artifact-trophy_blade = Hoja Trofeo
platformer-artifact-trophy_blade-text = Para quien derrota a un enemigo con 3 de salud o más. Cada enemigo que derrotas te da 1 gema más.
platformer-artifact-last_breath_chalice = Cáliz del Último Aliento
platformer-artifact-last_breath_chalice-text = Para quien se queda con 1 de salud. Una vez por turno: recuperas 1 de salud.
platformer-artifact-bullys_cloak = Capa del Abusón
platformer-artifact-bullys_cloak-text = Para quien empuja a otro héroe (en solitario, a un enemigo). Cada turno, tu primer paso al alejarte de enemigos no provoca ataques.
platformer-artifact-prism = Prisma
platformer-artifact-prism-text = Para quien gasta 3 gemas o más en un símbolo. Una vez por turno: tu próxima mejora de este turno cuesta 1 gema menos.
platformer-artifact-phoenix_feather = Pluma de Fénix
platformer-artifact-phoenix_feather-text = Para quien derriben. Reapareces sin gastar ningún dado.
platformer-artifact-merchants_seal = Sello del Mercader
platformer-artifact-merchants_seal-text = Para quien paga 4 de oro o más por una carta. Una vez por turno: tu próxima compra de este turno cuesta 2 de oro menos, pero nunca menos de 1.
platformer-artifact-gravity_gauntlet = Guantelete de Gravedad
platformer-artifact-gravity_gauntlet-text = Para quien haga caer a un enemigo en su turno. Una vez por turno: mueve a cualquier enemigo hasta 2 casillas.
platformer-artifact-gamblers_die = Dado del Tahúr
platformer-artifact-gamblers_die-text = Para quien saca 3 símbolos iguales o más. Una vez por turno: gira 1 dado sin usar al símbolo que quieras.

platformer-event-gold_fever = Fiebre del Oro
platformer-event-gold_fever-text = Este turno cada moneda que usas te da 1 de oro más.
platformer-event-greased_ladders = Escaleras Engrasadas
platformer-event-greased_ladders-text = Este turno las escaleras no te sujetan.
platformer-event-ambush = Emboscada
platformer-event-ambush-text = Todos los enemigos a tu lado te atacan ahora.
platformer-event-reinforcements = Refuerzos
platformer-event-reinforcements-text = Al final del turno llega 1 enemigo más a tu nivel, si queda alguno y hay sitio.
platformer-event-blood_moon = Luna de Sangre
platformer-event-blood_moon-text = Este turno los ataques contra ti hacen 1 herida más.
platformer-event-healing_spring = Fuente Curativa
platformer-event-healing_spring-text = Recuperas ahora 2 de salud.
platformer-event-gem_vein = Veta de Gemas
platformer-event-gem_vein-text = Si derrotas a un enemigo este turno, al final ganas 2 gemas.
platformer-event-rusty_blades = Hojas Oxidadas
platformer-event-rusty_blades-text = Este turno tus ataques hacen 1 herida menos.
platformer-event-travelling_merchant = Mercader Ambulante
platformer-event-travelling_merchant-text = Este turno puedes comprar estés donde estés.
platformer-event-aftershock = Réplica
platformer-event-aftershock-text = Al final del turno se vuelve a tirar el dado de enemigo.
platformer-event-toll = Peaje
platformer-event-toll-text = Al final del turno pagas 2 de oro o, si no puedes, sufres 1 herida.
platformer-event-second_wind = Segundo Aliento
platformer-event-second_wind-text = Tras tu tirada de este turno puedes volver a tirar los dados que quieras, una vez.

platformer-tile-mossy_steps = Escalones musgosos
platformer-tile-hollow_trunk = Tronco hueco
platformer-tile-broken_bridge = Puente roto
platformer-tile-spider_lair = Nido de arañas
platformer-tile-merchants_stump = Tocón del mercader
platformer-tile-twin_ladders = Escaleras gemelas
platformer-tile-thorn_pit = Foso de espinas
platformer-tile-owl_perch = Percha del búho
platformer-tile-fallen_log = Tronco caído
platformer-tile-canopy = Dosel
platformer-tile-root_maze = Laberinto de raíces
platformer-tile-mushroom_ring = Corro de setas
platformer-tile-rift_gate = Puerta de la grieta
platformer-tile-shattered_shelf = Repisa rota
platformer-tile-hanging_shard = Esquirla colgante
platformer-tile-starless_stair = Escalera sin estrellas
platformer-tile-echo_chamber = Cámara de ecos
platformer-tile-black_well = Pozo negro
platformer-tile-floating_market = Mercado flotante
platformer-tile-crooked_spire = Aguja torcida
platformer-tile-null_corridor = Corredor nulo
platformer-tile-split_bridge = Puente partido
platformer-tile-moonless_shop = Tienda sin luna
platformer-tile-collapsed_nave = Nave derruida
platformer-tile-throne_of_roots = Trono de raíces
platformer-tile-serpent_garden = Jardín de serpientes
platformer-tile-broken_dais = Estrado roto
platformer-tile-high_balcony = Balcón alto
platformer-tile-eye_of_the_void = Ojo del vacío
platformer-tile-silent_altar = Altar silencioso
platformer-tile-torn_veil = Velo rasgado
platformer-tile-hourglass = Reloj de arena

platformer-symbol-blank = blanco
platformer-symbol-boot = bota
platformer-symbol-sword = espada
platformer-symbol-coin = moneda
platformer-symbol-hand = mano
platformer-symbol-star = estrella

# What a die becomes, the same symbols.
platformer-to-boot = bota
platformer-to-sword = espada
platformer-to-coin = moneda
platformer-to-hand = mano
platformer-to-star = estrella

platformer-face-attack = ataque
platformer-face-left = izquierda
platformer-face-right = derecha

platformer-way-up = arriba
platformer-way-right = derecha
platformer-way-down = abajo
platformer-way-left = izquierda

platformer-token-gold = oro
platformer-token-gem = gema
platformer-token-badge = la ficha del jefe

# Whom a boss's card reaches.
platformer-range-row = en la misma fila
platformer-range-adj = justo al lado
platformer-range-around = en las 8 casillas de alrededor
platformer-range-tile = en la misma pieza de mapa
platformer-range-any = en cualquier lugar del nivel

# The questions.
platformer-ask-act = ¿Qué haces?
platformer-ask-alchemy = ¿Cuánto oro conviertes en gemas?
platformer-ask-alloy = { $first ->
    [blank] ¿Qué dado va primero a la forja?
   *[other] ¿Qué otro dado lo acompaña en la forja?
}
platformer-ask-blink = ¿A qué casilla de tu fila vas?
platformer-ask-defence = El jefe juega «{ $card }» y te alcanza. ¿Qué haces?
platformer-ask-fire = El fuego hace { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}. ¿Contra quién lo lanzas?
platformer-ask-forge_into = En la forja: { $symbols }. ¿Qué forjas?
platformer-ask-frost = ¿A qué enemigo congelas?
platformer-ask-hand = ¿A qué enemigo mueves?
platformer-ask-magnet = ¿Qué gema atraes?
platformer-ask-order = Te atacan varios enemigos. ¿Cuál primero?
platformer-ask-purchase = Abres la bolsa. ¿Qué compras?
platformer-ask-push = ¿Hacia dónde empujas { $enemy ->
    [Medusa] a Medusa
    [Ikee] a Ikee
   *[other] al { $enemy }
}?
platformer-ask-push_hero = ¿Hacia dónde empujas a { $seats }?
platformer-ask-rebirth = Están a punto de derribarte. ¿Usas «{ $potion }»?
platformer-ask-reroll = ¿Qué dados vuelves a tirar, { $most } como mucho?
platformer-ask-respawn = ¿Dónde apareces?
platformer-ask-respawn_die = ¿Qué dado gastas para aparecer en el mapa?
platformer-ask-save = { $symbol ->
    [blanco] ¿Guardas un símbolo para otro turno?
   *[other] Tu dado especial guarda una { $symbol }. ¿Guardas otra cosa en su lugar?
}
platformer-ask-save_as = Dos dados con una { $symbol } van a la forja. ¿Qué símbolo guardas?
platformer-ask-set_die = ¿Qué dado giras?
platformer-ask-set_to = El dado muestra una { $symbol }. ¿A qué símbolo lo giras?
platformer-ask-shed = { $left ->
    [one] Un símbolo más rompe la piedra.
   *[other] { $left } símbolos rompen la piedra.
} ¿Cuál gastas?
platformer-ask-shift = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] El { $enemy }
} puede moverse { $left ->
    [one] 1 casilla
   *[other] hasta { $left } casillas
}. ¿Hacia dónde?
platformer-ask-star = ¿En qué se convierte tu estrella?
platformer-ask-step = Tienes { $left ->
    [one] 1 paso
   *[other] { $left } pasos
}. ¿Adónde vas?
platformer-ask-stone_skin = Te ataca { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] el { $enemy }
}: { $wounds ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $wounds } heridas
}. ¿Bebes «{ $potion }»?
platformer-ask-swap = ¿Con quién cambias de sitio?
platformer-ask-swords = Para derrotar { $enemy ->
    [Medusa] a Medusa
    [Ikee] a Ikee
   *[other] al { $enemy }
} { $health ->
    [one] hace falta 1 herida
   *[other] hacen falta { $health } heridas
} en un solo ataque; el tuyo lleva { $wounds }. ¿Qué añades?
platformer-ask-upgrade = { $gems ->
    [0] No tienes gemas
    [one] Tienes 1 gema
   *[other] Tienes { $gems } gemas
}. ¿Cuántas veces cuenta tu { $symbol }?
platformer-ask-web = La telaraña te atrapa un dado. ¿Cuál pierdes?

# The answers.
platformer-option-act-ability = Usar tu capacidad
platformer-option-act-badge = Comprar «{ $badge }» por { $price } de oro
platformer-option-act-end = Terminar tus acciones
platformer-option-act-gravity = Dejar actuar la gravedad
platformer-option-act-let_go = Soltarte de la escalera
platformer-option-act-shed = Romper la piedra: gastar 2 símbolos
platformer-option-alchemy = { $amount } de oro
platformer-option-alloy = La { $symbol }
platformer-option-artifact = Usar «{ $artifact }»
platformer-option-attack = Atacar { $enemy ->
    [Medusa] a Medusa
    [Ikee] a Ikee
   *[other] al { $enemy }
} ({ $place })
platformer-option-buy_item = Comprar «{ $item }» por { $price } de oro (puesto { $stall })
platformer-option-buy_potion = Comprar «{ $potion }» por { $price } de oro (puesto { $stall })
platformer-option-defence-badge = Descartar «{ $badge }» para ignorarla
platformer-option-defence-stone_skin = Beber una poción de piel pétrea para ignorarla
platformer-option-defence-suffer = Aguantar
platformer-option-die = Usar una { $symbol }
platformer-option-fire = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] El { $enemy }
} ({ $place })
platformer-option-forge = Forjar { $symbol } + { $symbol }
platformer-option-forge_into = Una { $symbol }
platformer-option-forge_mixed = Forjar dos dados distintos
platformer-option-forge_special = Forjar { $symbol } + { $symbol } guardada
platformer-option-frost = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] El { $enemy }
} ({ $place })
platformer-option-hand = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] El { $enemy }
} ({ $place })
platformer-option-hand-walk = Dar antes tu paso
platformer-option-item = Usar «{ $item }»
platformer-option-order = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] El { $enemy }
} ({ $place })
platformer-option-place = { $place }
platformer-option-portal = Por el portal a { $place }
platformer-option-potion = Destapar «{ $potion }»
platformer-option-raise = Usar una { $symbol } { $count }
platformer-option-raise_forge = Forjar { $symbol } + { $symbol }, y que cuente { $count }
platformer-option-raise_forge_special = Forjar { $symbol } + { $symbol } guardada, y que cuente { $count }
platformer-option-raise_mixed = Forjar dos dados distintos, y que cuente { $count }
platformer-option-raise_special = Usar la { $symbol } guardada { $count }
platformer-option-rebirth-fall = Dejarte derribar
platformer-option-rebirth-use = Usarla: quedarte con 1 de salud
platformer-option-reroll = Una { $symbol }
platformer-option-reroll-keep = Quedarte con todos
platformer-option-reroll-roll = Tirar
platformer-option-respawn_die = Una { $symbol }
platformer-option-save = Guardar una { $symbol }
platformer-option-save-keep = Dejarlo como está
platformer-option-save_as = Una { $symbol }
platformer-option-set_die = La { $symbol }
platformer-option-set_to = Una { $symbol }
platformer-option-shift-stop = Dejar { $enemy ->
    [Medusa] a Medusa
    [Ikee] a Ikee
   *[other] al { $enemy }
} ahí
platformer-option-special = Usar la { $symbol } guardada
platformer-option-star-boot = Una bota
platformer-option-star-coin = Una moneda
platformer-option-star-dread = El fin de tu pavor
platformer-option-star-hand = Una mano
platformer-option-step = Bota: { $way ->
    [arriba] hacia arriba
    [abajo] hacia abajo
   *[other] a la { $way }
} ({ $place })
platformer-option-step-stop = Quedarte aquí
platformer-option-stone_skin-suffer = Aguantar el golpe
platformer-option-stone_skin-use = Beberla: el ataque no hace nada
platformer-option-swap-enemy = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] El { $enemy }
} ({ $place })
platformer-option-swap-hero = { $hero }, en { $place }
platformer-option-swords-strike = Golpear
platformer-option-upgrade = { $times ->
    [one] 1 vez
   *[other] { $times } veces
}: { $gems ->
    [0] sin gemas
    [one] 1 gema
   *[other] { $gems } gemas
}
platformer-option-use = Usar una { $symbol }
platformer-option-way = { $way ->
    [arriba] Hacia arriba
    [abajo] Hacia abajo
   *[other] A la { $way }
} ({ $place })
platformer-option-web = La { $symbol }

# How often a symbol is to count: said at once where there is one way, else asked.
platformer-count = { $times } veces, { $gems ->
    [0] gratis
    [one] por 1 gema
   *[other] por { $gems } gemas
}
platformer-count-open = varias veces, con gemas

# What an answer brings or risks; several are joined in one line.
platformer-risks = { $risks }
platformer-risk-attacked = { $count ->
    [one] 1 ataque
   *[other] { $count } ataques
} ({ $enemys }): { $wounds ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $wounds } heridas
}
platformer-risk-boss_acts = luego actúa { $boss ->
    [Medusa] Medusa
   *[other] el { $boss }
}
platformer-risk-downed = te derriba
platformer-risk-enemy_falls = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] el { $enemy }
} cae a { $place }
platformer-risk-hero_falls = { $hero } cae a { $place }
platformer-risk-no_return = el nivel del jefe: sin vuelta atrás
platformer-risk-out_of_reach = no basta: como mucho { $most ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $most } heridas
}, { $health ->
    [one] hace falta 1
   *[other] hacen falta { $health }
}
platformer-risk-reach = basta: hasta { $most ->
    [one] 1 herida
   *[other] { $most } heridas
}, { $health ->
    [one] hace falta 1
   *[other] hacen falta { $health }
}
platformer-risk-reached = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] el { $enemy }
} ataca a quien llega
platformer-risk-reveals = se revela el siguiente nivel
platformer-risk-short = no basta: { $wounds ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $wounds } heridas
}, { $health ->
    [one] hace falta 1
   *[other] hacen falta { $health }
}
platformer-risk-suffices = basta: { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}, { $health ->
    [one] hace falta 1
   *[other] hacen falta { $health }
}
platformer-risk-takes = te llevas { $token ->
    [gema] una gema
   *[other] { $token }
}
platformer-risk-does = { $does }
platformer-risk-thrown = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] el { $enemy }
} te lanza a { $place }: no das el paso
platformer-risk-trap = una trampa: 1 herida
platformer-risk-traps = trampas en la caída: { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}
platformer-risk-tokens = fichas del jefe en la caída que ya tienes: { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}
platformer-risk-wounds = { $wounds ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $wounds } heridas
}

# What happens: the table is laid.
platformer-event-boss_drawn = En lo alto de la torre espera { $boss ->
    [Medusa] Medusa
   *[other] el { $boss }
}: { $health } heridas en un solo ataque, ni una menos, y la partida está ganada.
platformer-event-artifact_drawn = Un artefacto para quien se lo gane: «{ $artifact }».
platformer-event-item_offered = Novedad en la tienda: «{ $item }».
platformer-event-potion_offered = Novedad en la tienda: «{ $potion }».
platformer-event-hero_dealt = { $you ->
    [yes] Tu héroe
   *[no] El héroe de { $seat }
}: { $hero }, con { $health } de salud.
platformer-event-start_drawn = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $seat }.
}

# Levels.
platformer-event-level_laid = Al pie de la torre: { $tiles }.
platformer-event-level_revealed = { $you ->
    [yes] Revelas
   *[no] { $seat } revela
} el nivel { $level }: { $tiles }.
platformer-event-enemies_appeared = En el nivel { $level } acecha el { $enemy }: { $count ->
    [one] solo 1
   *[other] son { $count }
}.
platformer-event-level_removed = El nivel { $level } se derrumba con todo lo que hay en él.

# A turn.
platformer-event-turn_began = Ronda { $round } de { $rounds }: { $you ->
    [yes] tu turno.
   *[no] turno de { $seat }.
}
platformer-event-rolled = { $you ->
    [yes] Sacas:
   *[no] { $seat } saca:
} { $symbols }.
platformer-event-enemy_die = { $face ->
    [ataque] El dado de enemigo dice: ¡al ataque!
   *[other] El dado de enemigo dice { $face }: los enemigos que pueden van a la { $face }.
}
platformer-event-respawn_paid = { $symbol ->
    [blanco] La pluma de fénix { $you ->
        [yes] te lleva.
       *[no] lleva a { $seat }.
    }
   *[other] { $you ->
        [yes] Gastas
       *[no] { $seat } gasta
    } una { $symbol } para aparecer en el mapa.
}
platformer-event-respawned = { $you ->
    [yes] Apareces
   *[no] { $seat } aparece
} en { $place }.
platformer-event-die_used = { $you ->
    [yes] Usas
   *[no] { $seat } usa
} una { $symbol }.
platformer-event-special_used = { $you ->
    [yes] Usas la { $symbol } que tenías guardada.
   *[no] { $seat } usa una { $symbol } guardada.
}
platformer-event-star_stood = La estrella es una { $symbol }.
platformer-event-forged = { $you ->
    [yes] Forjas
   *[no] { $seat } forja
} { $symbol } + { $symbol } y sale una { $to }.
platformer-event-alloyed = { $you ->
    [yes] En tu forja
   *[no] En la forja de { $seat }
} se funden { $symbols }.
platformer-event-upgraded = La { $symbol } cuenta { $times } veces.
platformer-event-die_set = { $you ->
    [yes] Giras
   *[no] { $seat } gira
} un dado: de { $symbol } a { $to }.
platformer-event-die_webbed = Una { $symbol } se queda pegada en la telaraña.
platformer-event-ability_used = { $you ->
    [yes] Usas
   *[no] { $seat } usa
} la capacidad de { $hero }.
platformer-event-saved = { $you ->
    [yes] Guardas
   *[no] { $seat } guarda
} una { $symbol } para luego.
platformer-event-special_reset = { $you ->
    [yes] Tu dado especial
   *[no] El dado especial de { $seat }
} queda en blanco.

# Moving and falling.
platformer-event-moved = { $way ->
    [arriba] { $you ->
        [yes] Subes
       *[no] { $seat } sube
    } a
    [abajo] { $you ->
        [yes] Bajas
       *[no] { $seat } baja
    } a
   *[other] { $you ->
        [yes] Vas
       *[no] { $seat } va
    } a la { $way }, a
} { $place }.
platformer-event-jumped_portal = { $you ->
    [yes] Cruzas
   *[no] { $seat } cruza
} el portal y { $you ->
    [yes] apareces
   *[no] aparece
} en { $place }.
platformer-event-placed = { $you ->
    [yes] Vas
   *[no] { $seat } va
} a parar a { $place }.
platformer-event-enemy_pushed = { $you ->
    [yes] Empujas
   *[no] { $seat } empuja
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] a Ikee
   *[other] al { $enemy }
} a { $place }.
platformer-event-hero_pushed = { $you ->
    [yes] Empujas
   *[no] { $seat } empuja
} a { $seats } hasta { $place }.
platformer-event-swapped_enemy = { $you ->
    [yes] Cambias
   *[no] { $seat } cambia
} de sitio con { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] el { $enemy }
} de { $place }.
platformer-event-swapped_hero = { $you ->
    [yes] Cambias
   *[no] { $seat } cambia
} de sitio con { $seats }, en { $place }.
platformer-event-gravity = ¡Gravedad!
platformer-event-hero_fell = { $you ->
    [yes] Caes
   *[no] { $seat } cae
} de { $start } a { $place }.
platformer-event-enemy_fell = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] El { $enemy }
} cae de { $start } a { $place }.
platformer-event-enemy_moved = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] El { $enemy }
} va a la { $way }, a { $place }.
platformer-event-enemy_shifted = { $you ->
    [yes] Mueves
   *[no] { $seat } mueve
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] a Ikee
   *[other] al { $enemy }
} hacia { $way ->
    [arriba] arriba
    [abajo] abajo
   *[other] la { $way }
}, a { $place }.
platformer-event-frozen = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] El { $enemy }
} se congela en el sitio.

# Gold, gems and cards.
platformer-event-picked_up = { $you ->
    [yes] Encuentras
   *[no] { $seat } encuentra
} { $token ->
    [gema] una gema
   *[other] { $token }
} en { $place }.
platformer-event-gold_gained = { $you ->
    [yes] Ganas
   *[no] { $seat } gana
} { $amount } de oro.
platformer-event-gold_spent = { $you ->
    [yes] Entregas
   *[no] { $seat } entrega
} { $amount } de oro.
platformer-event-gems_gained = { $you ->
    [yes] Ganas
   *[no] { $seat } gana
} { $amount ->
    [one] 1 gema
   *[other] { $amount } gemas
}.
platformer-event-gems_spent = { $you ->
    [yes] Entregas
   *[no] { $seat } entrega
} { $amount ->
    [one] 1 gema
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
platformer-event-potion_won = Dentro había una sorpresa: «{ $potion }». { $you ->
    [yes] Te la quedas.
   *[no] Se la queda { $seat }.
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
        [yes] Te ganas
       *[no] { $seat } se gana
    } un artefacto:
   *[other] { $you ->
        [yes] Le quitas
       *[no] { $seat } le quita
    } un artefacto a otro héroe:
} «{ $artifact }».

# Attacks and wounds.
platformer-event-attacked = Desde { $place }, { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] el { $enemy }
} { $you ->
    [yes] te ataca
   *[no] ataca a { $seat }
}{ $wounds ->
    [0] , en vano.
   *[other] .
}
platformer-event-attack_ignored = El ataque { $enemy ->
    [Medusa] de Medusa
    [Ikee] de Ikee
   *[other] del { $enemy }
} rebota en la piel de piedra{ $you ->
    [yes] .
   *[no] { " " }de { $seat }.
}
platformer-event-knocked_back = { $enemy ->
    [Medusa] Medusa
    [Ikee] Ikee
   *[other] El { $enemy }
} { $you ->
    [yes] te lanza
   *[no] lanza a { $seat }
} hacia atrás, a { $place }.
platformer-event-wounded = { $cause ->
    [trap] ¡Una trampa!{ " " }
    [rage] ¡Rabia!{ " " }
    [toll] ¡El peaje, en sangre!{ " " }
   *[other] { "" }
}{ $you ->
    [yes] Sufres
   *[no] { $seat } sufre
} { $amount ->
    [one] 1 herida
   *[other] { $amount } heridas
} ({ $left } de salud).
platformer-event-healed = { $you ->
    [yes] Recuperas
   *[no] { $seat } recupera
} { $amount } de salud (ahora { $left }).
platformer-event-downed = { $you ->
    [yes] ¡Te derriban! Sales
   *[no] ¡Derriban a { $seat }! Sale
} del mapa.
platformer-event-reborn = Las lágrimas de fénix { $you ->
    [yes] te salvan
   *[no] salvan a { $seat }
}, con 1 de salud.
platformer-event-struck = { $you ->
    [yes] Golpeas
   *[no] { $seat } golpea
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] a Ikee
   *[other] al { $enemy }
}: { $wounds ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $wounds } heridas
}, y { $health ->
    [one] hace falta 1
   *[other] hacen falta { $health }
}.
platformer-event-defeated = ¡{ $you ->
    [yes] Derrotas
   *[no] { $seat } derrota
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] a Ikee
   *[other] al { $enemy }
} en { $place }!

# The boss.
platformer-event-boss_level_entered = { $you ->
    [yes] Pisas
   *[no] { $seat } pisa
} el nivel del jefe, en { $place }. No hay vuelta atrás.
platformer-event-boss_appeared = { $boss ->
    [Medusa] Medusa
   *[other] El { $boss }
} está en { $place }: hacen falta { $health } heridas en un solo ataque.
platformer-event-boss_turn = Actúa { $boss ->
    [Medusa] Medusa
   *[other] el { $boss }
}.
platformer-event-boss_die = El dado que elige la carta: { $face }.
platformer-event-boss_card_drawn = Sale una carta: «{ $card }».
platformer-event-boss_card_passed = Una carta que no corresponde se aparta: «{ $card }».
platformer-event-boss_cards_tied = Los dados no deciden: vienen las dos cartas.
platformer-event-boss_card_chosen = Los dados han elegido: «{ $card }».
platformer-event-boss_card_resolved = «{ $card }»: cuidado quien esté { $range }.
platformer-event-boss_card_ignored = { $you ->
    [yes] Te libras
   *[no] { $seat } se libra
} de «{ $card }».
platformer-event-boss_deck_shuffled = Se barajan las cartas del jefe.
platformer-event-boss_leapt = { $boss ->
    [Medusa] Medusa
   *[other] El { $boss }
} salta a { $place }.
platformer-event-summoned = Llega un { $enemy } a { $place }.
platformer-event-badge_gained = { $you ->
    [yes] Ahora tienes
   *[no] { $seat } tiene ahora
}: { $badge }. { $does }
platformer-event-badge_dropped = { $you ->
    [yes] Ya no tienes
   *[no] { $seat } ya no tiene
}: { $badge }.
platformer-event-badge_refused = { $you ->
    [yes] Ya tienes
   *[no] { $seat } ya tiene
}: { $badge }. En su lugar, una herida.

# Alone, and the end.
platformer-event-event_drawn = El evento de este turno: «{ $event }» ({ $left ->
    [0] el último
    [one] queda 1
   *[other] quedan { $left }
}).
platformer-event-reinforced = Refuerzos: otro { $enemy } en { $place }.
platformer-event-solo_lost = { $cause ->
    [time] Se acabó el tiempo
   *[other] { $you ->
        [yes] Tu ascenso termina aquí
       *[no] El ascenso de { $seat } termina aquí
    }
}: gana la torre.
platformer-event-won = El jefe ha caído. { $you ->
    [yes] ¡Has ganado!
   *[no] ¡Ha ganado { $seat }!
}
platformer-event-nobody_won = Tras { $rounds } rondas el jefe sigue en pie: no gana nadie.
