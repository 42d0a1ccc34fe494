quest = DungeonQuest
quest-players-company = en compañía
quest-players-solo = en solitario
quest-death-final = muerte definitiva
quest-death-waits = la muerte puede esperar
quest-light-dark = a oscuras
quest-light-torchlight = a la luz de las antorchas
quest-heroes-dealt = héroes al azar
quest-heroes-chosen = héroes a elección
quest-blocked-lose = encerrado se espera
quest-blocked-die = encerrado se muere
quest-sun-first = el sol antes que las cartas
quest-sun-last = las cartas antes que el sol

quest-hero-gherinn = Hermano Gherinn
quest-hero-gherinn-text = Un monje frágil con la Suerte de su lado.
quest-hero-challara = Challara
quest-hero-challara-text = Una maga de fuego, ágil y con suerte, de poca salud.
quest-hero-hugo = Hugo el Glorioso
quest-hero-hugo-text = Un caballero con la mejor armadura; mejor no fiarse de su suerte.
quest-hero-krutzbeck = Krutzbeck
quest-hero-krutzbeck-text = El más fuerte y el más resistente, y el más torpe.
quest-hero-lindel = Lindel
quest-hero-lindel-text = Un rastreador que sabe un poco de todo.
quest-hero-tatianna = Tatianna
quest-hero-tatianna-text = La más ágil; pocas cosas la atrapan.

quest-ability-penance = Penitencia
quest-ability-penance-text = Una vez por turno, antes de una prueba, puedes sufrir 1 herida para ganar 3 de determinación.
quest-ability-serenity = Serenidad
quest-ability-serenity-text = En la furia del dragón puedes volver a tirar uno de tus dados o los dos, una vez.
quest-ability-brightblaze = Llamaviva
quest-ability-brightblaze-text = Una vez por turno, puedes gastar 1 de determinación para devolver la pieza robada para tu movimiento y robar otra.
quest-ability-ember = Luz de brasa
quest-ability-ember-text = Tu antorcha no se apaga nunca.
quest-ability-guard = En guardia
quest-ability-guard-text = Una vez por combate, una ronda te hace 1 herida menos.
quest-ability-glory = Gloria
quest-ability-glory-text = Cuando matas a un monstruo ganas 1 de determinación.
quest-ability-fury = Furia
quest-ability-fury-text = En una ronda que hiere al monstruo puedes sufrir 1 herida para hacerle 1 más.
quest-ability-stubborn = Terco
quest-ability-stubborn-text = Una vez por turno, si fallas una prueba de Fuerza, puedes sufrir 1 herida y volver a tirar.
quest-ability-keen = Vista aguda
quest-ability-keen-text = Cuando buscas, robas 2 cartas y sigues la que prefieras.
quest-ability-trail = Olfato de rastreador
quest-ability-trail-text = Al salir de las catacumbas, puedes dar 1 paso más o menos de los que diga el dado.
quest-ability-elusive = Escurridiza
quest-ability-elusive-text = Cuando huyes de un combate no sufres la penalización de huida.
quest-ability-light = Paso ligero
quest-ability-light-text = En un puente tu botín pesa como mucho 2 cartas.

quest-rune-stasis = Runa de estasis
quest-rune-stasis-text = Al empezar tu acción: hasta 3 movimientos en este turno.
quest-rune-warning = Runa de aviso
quest-rune-warning-text = Cuando robas una carta de Trampa: la descartas y no pasa nada.
quest-rune-mending = Runa de curación
quest-rune-mending-text = Al empezar tu turno: curas 5 heridas y tu turno termina.
quest-rune-opening = Runa de apertura
quest-rune-opening-text = Ante una puerta o un rastrillo: superas todo lo que cierra ese pasadizo.
quest-rune-shaping = Runa de la mudanza
quest-rune-shaping-text = Cuando robas una pieza de sala: la devuelves y robas otra.
quest-rune-fortune = Runa de la fortuna
quest-rune-fortune-text = Tras cualquier tirada tuya: vuelves a tirar todos esos dados.
quest-rune-seeking = Runa del rastreo
quest-rune-seeking-text = Cuando buscas: robas 4 cartas y sigues una.
quest-rune-ascent = Runa del ascenso
quest-rune-ascent-text = Cuando robas una carta de Catacumbas: la ignoras y sales de las catacumbas.
quest-rune-glare = Runa del fulgor
quest-rune-glare-text = Cuando te encuentras con un monstruo del que se puede huir: desaparece y tu turno termina.
quest-rune-warding = Runa del amparo
quest-rune-warding-text = Cuando vas a sufrir heridas: hasta 4 menos.
quest-rune-slumber = Runa del letargo
quest-rune-slumber-text = Cuando robas una carta de Dragón: vuelve al mazo, no pasa nada y tu turno termina.
quest-rune-passage = Runa del paso
quest-rune-passage-text = En vez de actuar: ve hasta 2 salas exploradas y libres más allá; solo actúa la última.

quest-attribute-strength = Fuerza
quest-attribute-agility = Agilidad
quest-attribute-armor = Armadura
quest-attribute-luck = Suerte

quest-room-dungeon = sala
quest-room-dungeon-text = Roba una carta de Mazmorra. En otro turno se puede buscar en ella, una vez.
quest-room-corridor = corredor
quest-room-corridor-text = Sigue en el acto, sin contar puertas ni rastrillos, y no por donde has venido.
quest-room-rotating = sala rotatoria
quest-room-rotating-text = Gira 180° contigo dentro y tu turno termina.
quest-room-trap = sala con trampa
quest-room-trap-text = Roba una carta de Trampa.
quest-room-darkness = sala de oscuridad
quest-room-darkness-text = Sigue en el acto por el pasadizo que diga el dado.
quest-room-cavein = derrumbe
quest-room-cavein-text = Roba una carta de Mazmorra. Para trepar al otro lado, prueba de Agilidad.
quest-room-chasm = abismo
quest-room-chasm-text = Roba una carta de Mazmorra. No se puede cruzar: sal por tu lado.
quest-room-pit = pozo sin fondo
quest-room-pit-text = Prueba de Suerte; si fallas, mueres. Después tu turno termina.
quest-room-bridge = puente
quest-room-bridge-text = Cruza o termina tu turno. Cruzar es una prueba de Agilidad con 1 más por cada carta de botín; si fallas, caes: 1 dado de heridas y a las catacumbas.
quest-room-web = tela de araña
quest-room-web-text = Vuelve atrás en el acto o haz una prueba de Fuerza para ir a otro lado; si fallas, tu turno termina.
quest-room-tower = sala de la torre
quest-room-tower-text = Con botín puedes salir aquí de la mazmorra (en solitario, con un tesoro). O sigue adelante, o ve directamente a otra torre libre.
quest-room-treasure = sala del tesoro
quest-room-treasure-text = Roba una carta de Dragón: 7 de las 8 te dan 2 tesoros, 1 despierta al dragón. En otros turnos puedes robar otra.

quest-tower-tower_nw = Torre noroeste
quest-tower-tower_ne = Torre nordeste
quest-tower-tower_sw = Torre suroeste
quest-tower-tower_se = Torre sureste

quest-way-N = norte
quest-way-E = este
quest-way-S = sur
quest-way-W = oeste

quest-deck-dungeon = Mazmorra
quest-deck-search = Búsqueda
quest-deck-door = Puerta
quest-deck-trap = Trampa
quest-deck-catacomb = Catacumbas
quest-deck-corpse = Cadáver
quest-deck-crypt = Cripta
quest-deck-dragon = Dragón
quest-deck-treasure = Tesoro

quest-monster-troll = trol
quest-monster-troll-text = Salud de 3 a 5; huir cuesta de 0 a 4 heridas.
quest-monster-demon = demonio
quest-monster-demon-text = Salud de 5 a 8; huir cuesta de 2 a 6 heridas.
quest-monster-skeleton = esqueleto
quest-monster-skeleton-text = Salud de 2 a 3; huir cuesta de 0 a 2 heridas.
quest-monster-sorcerer = hechicero
quest-monster-sorcerer-text = Salud de 2 a 3; huir cuesta de 1 a 4 heridas.
quest-monster-golem = gólem
quest-monster-golem-text = Salud de 4 a 6; huir cuesta de 2 a 4 heridas.

quest-weapon-melee = Cuerpo a cuerpo
quest-weapon-ranged = A distancia
quest-weapon-magic = Magia

quest-against-melee = Cuerpo a cuerpo
quest-against-ranged = A distancia
quest-against-magic = Magia

quest-card-dead_adventurer = Aventurero muerto
quest-card-dead_adventurer-text = Puedes registrar el cuerpo: roba una carta de Cadáver.
quest-card-crypt = Cripta
quest-card-crypt-text = Puedes abrirla: roba una carta de Cripta.
quest-card-empty = Vacía
quest-card-empty-text = No pasa nada.
quest-card-ambush = Emboscada
quest-card-ambush-text = Te ataca un monstruo; puedes huir de él.
quest-card-hidden_trap = Trampa oculta
quest-card-hidden_trap-text = Roba una carta de Trampa.
quest-card-passage_down = Paso inferior
quest-card-passage_down-text = Se abre aquí una entrada a las catacumbas.
quest-card-ceiling_collapses = Techo derrumbado
quest-card-ceiling_collapses-text = La sala gira 90° en sentido horario; en las catacumbas no pasa nada.
quest-card-torch_goes_out = Antorcha apagada
quest-card-torch_goes_out-text = Al empezar cada turno, prueba de Suerte: si la superas, vuelve a arder; si fallas, acaba el turno.
quest-card-secret_door = Puerta secreta
quest-card-secret_door-text = Puedes atravesar el muro hasta cualquier casilla contigua. De un monstruo que te salga al otro lado no se puede huir.
quest-card-razorwing_attack = Ataque de alafilada
quest-card-razorwing_attack-text = 1 dado de heridas.
quest-card-curse_of_the_wizard = Maldición del mago
quest-card-curse_of_the_wizard-text = Giran todos los corredores: 90° con un 1-2, 180° con un 3-4, 270° con un 5-6.
quest-card-unstable_potion = Poción inestable
quest-card-unstable_potion-text = Botín. Bébela en tu turno y tira 2 dados: 2, mueres; 3-5, 4 heridas; 8-10, curas 3; 11-12, las curas todas.
quest-card-bottle_imp = Diablillo embotellado
quest-card-bottle_imp-text = Botín. Si sales con vida puedes tirar un dado: 1-2, pierdes otra carta de botín; 4-6, ganas un tesoro.
quest-card-lingering_shade = Sombra persistente
quest-card-lingering_shade-text = Al empezar cada turno, 2 dados: con 2-3 mueres. Se va al bajar a las catacumbas o al salir de la mazmorra.
quest-card-shifting_shadows = Sombras cambiantes
quest-card-shifting_shadows-text = El mazo se baraja con sus descartes; roba otra carta.
quest-card-nothing_here = Nada de interés
quest-card-nothing_here-text = No pasa nada.
quest-card-giant_centipede = Ciempiés gigante
quest-card-giant_centipede-text = 2 dados de heridas.
quest-card-ferrox = Férrox
quest-card-ferrox-text = Tiene 1 dado de salud. Haz pruebas de Fuerza seguidas: si la superas, pierde 1; si fallas, sufres 1 herida. No se puede huir.
quest-card-dust_and_echoes = Polvo y ecos
quest-card-dust_and_echoes-text = El mazo se baraja con sus descartes; roba otra carta.
quest-card-door_opens = La puerta se abre
quest-card-door_opens-text = Pasas.
quest-card-door_jammed = Puerta atrancada
quest-card-door_jammed-text = No se abre; tu turno termina.
quest-card-spear_trap = Trampa de lanza
quest-card-spear_trap-text = 1 dado de heridas; no se abre y tu turno termina.
quest-card-creaking_hinges = Goznes chirriantes
quest-card-creaking_hinges-text = El mazo se baraja con sus descartes; roba otra carta.
quest-card-trapdoor = Trampilla
quest-card-trapdoor-text = Prueba de Agilidad; si fallas, sufres 1 herida y caes a las catacumbas.
quest-card-poisonous_snakes = Serpientes venenosas
quest-card-poisonous_snakes-text = 1 dado de heridas.
quest-card-poisonous_gas = Gas venenoso
quest-card-poisonous_gas-text = 1 dado menos 3 de heridas y otro dado menos 3 de turnos perdidos.
quest-card-explosion = Explosión
quest-card-explosion-text = 4 heridas, y pierdes 1 turno.
quest-card-swinging_blade = Hoja oscilante
quest-card-swinging_blade-text = Prueba de Armadura; si fallas, mueres.
quest-card-crossfire = Fuego cruzado
quest-card-crossfire-text = Prueba de Armadura; si fallas, sufres 1 herida por cada punto de más.
quest-card-hidden_gears = Engranajes ocultos
quest-card-hidden_gears-text = El mazo se baraja con sus descartes; roba otra carta.
quest-card-exit = Salida
quest-card-exit-text = Puedes salir ahora de las catacumbas.
quest-card-hole_in_the_roof = Agujero en el techo
quest-card-hole_in_the_roof-text = Prueba de Agilidad; si la superas puedes salir de las catacumbas, si fallas acaba tu turno. Puedes volver a intentarlo en otros turnos.
quest-card-treasure_chest = Cofre del tesoro
quest-card-treasure_chest-text = Botín. Si sales con vida, 2 dados por 100 de oro.
quest-card-gigantic_diamond = Diamante gigantesco
quest-card-gigantic_diamond-text = Botín: 4000 de oro.
quest-card-horde_of_rats = Horda de ratas
quest-card-horde_of_rats-text = Prueba de Armadura; si fallas, sufres 4 heridas.
quest-card-spider_venom = Veneno de araña
quest-card-spider_venom-text = Al empezar cada turno en las catacumbas, un dado: con 1-2, 1 herida.
quest-card-demon_flame = Llama demoníaca
quest-card-demon_flame-text = Prueba de Suerte sin determinación: 1 herida si la superas, 5 si fallas.
quest-card-skeleton_volley = Andanada de esqueletos
quest-card-skeleton_volley-text = Prueba de Suerte; si fallas, sufres las penalizaciones de huida de 2 cartas de monstruo.
quest-card-golem_grab = Zarpazo del gólem
quest-card-golem_grab-text = Prueba de Suerte; si fallas, sufres 2 heridas y pierdes 1 carta de botín a tu elección.
quest-card-troll_smash = Mazazo de trol
quest-card-troll_smash-text = Prueba de Suerte; si fallas, sufres 10 heridas menos tu Armadura.
quest-card-sorcerers_bolt = Rayo del hechicero
quest-card-sorcerers_bolt-text = Prueba de Suerte; si fallas, sufres 1 herida por cada punto de más.
quest-card-vampire_bite = Mordisco de vampiro
quest-card-vampire_bite-text = Prueba de Agilidad o Armadura, la más baja; si fallas, sufres 1 herida al empezar cada turno, también fuera de las catacumbas.
quest-card-greedy_deep_elf = Elfo oscuro codicioso
quest-card-greedy_deep_elf-text = Puedes entregar botín y tirar un dado por 100: si sale menos de lo entregado, puedes salir de las catacumbas; si sale más, 4 heridas.
quest-card-giant_naga = Naga gigante
quest-card-giant_naga-text = Te lleva 1 casilla por cada carta de tu fila, te da la vuelta y quita de la fila todo menos el botín. Sigues en las catacumbas.
quest-card-twisting_tunnels = Túneles retorcidos
quest-card-twisting_tunnels-text = El mazo se baraja con sus descartes; roba otra carta.
quest-card-nothing_on_it = Nada encima
quest-card-nothing_on_it-text = No pasa nada.
quest-card-rope = Cuerda
quest-card-rope-text = Descártala para superar una prueba de Agilidad en un puente, un derrumbe, una trampilla o un agujero en el techo.
quest-card-old_bones = Huesos viejos
quest-card-old_bones-text = Tira un dado: con 4-6 te ataca un monstruo y no se puede huir.
quest-card-scorpion = Escorpión
quest-card-scorpion-text = 1 dado menos 1 de heridas.
quest-card-small_scorpion = Escorpión pequeño
quest-card-small_scorpion-text = 1 dado menos 2 de heridas.
quest-card-deadly_scorpion = Escorpión mortal
quest-card-deadly_scorpion-text = 1 dado de heridas.
quest-card-restless_dead = Muertos inquietos
quest-card-restless_dead-text = El mazo se baraja con sus descartes; roba otra carta.
quest-card-empty_crypt = Cripta vacía
quest-card-empty_crypt-text = No pasa nada.
quest-card-spectral_storm = Tormenta espectral
quest-card-spectral_storm-text = Prueba de Fuerza; si fallas, sufres la mitad de la salud que te queda, redondeando hacia arriba.
quest-card-sealed_again = Sellada de nuevo
quest-card-sealed_again-text = El mazo se baraja con sus descartes; roba otra carta.
quest-card-dragon_sleeps = El dragón duerme
quest-card-dragon_sleeps-text = Llévate 2 cartas de Tesoro. Esta carta no vuelve hasta que despierte el dragón.
quest-card-dragon_rage = Furia del dragón
quest-card-dragon_rage-text = Todos los que están en la sala del tesoro pierden su botín y sufren 2 dados de heridas.
quest-card-loadstone = Piedra imán
quest-card-loadstone-text = Vale 1 de oro. No puedes soltarla, y en un puente pesa como 3 cartas de botín.
quest-card-ebon_ring = Anillo de ébano
quest-card-ebon_ring-text = Botín: 80 de oro.
quest-card-obsidian_ring = Anillo de obsidiana
quest-card-obsidian_ring-text = Botín: 110 de oro.
quest-card-pearl_ring = Anillo de perlas
quest-card-pearl_ring-text = Botín: 130 de oro.
quest-card-ruby_ring = Anillo de rubí
quest-card-ruby_ring-text = Botín: 140 de oro.
quest-card-silver_ring = Anillo de plata
quest-card-silver_ring-text = Botín: 160 de oro.
quest-card-gold_ring = Anillo de oro
quest-card-gold_ring-text = Botín: 190 de oro.
quest-card-arcane_ring = Anillo arcano
quest-card-arcane_ring-text = Botín: 210 de oro.
quest-card-charmers_flute = Flauta del encantador
quest-card-charmers_flute-text = Botín: 230 de oro.
quest-card-crystal_of_tival = Cristal de Tival
quest-card-crystal_of_tival-text = Botín: 240 de oro.
quest-card-belt_of_strength = Cinturón de fuerza
quest-card-belt_of_strength-text = Botín: 260 de oro.
quest-card-jinn_lamp = Lámpara del genio
quest-card-jinn_lamp-text = Botín: 270 de oro.
quest-card-golden_claws = Garras doradas
quest-card-golden_claws-text = Botín: 290 de oro.
quest-card-ebon_amulet = Amuleto de ébano
quest-card-ebon_amulet-text = Botín: 300 de oro.
quest-card-crystal_of_orris = Cristal de Orris
quest-card-crystal_of_orris-text = Botín: 320 de oro.
quest-card-jeweled_chakram = Chakram enjoyado
quest-card-jeweled_chakram-text = Botín: 350 de oro.
quest-card-rune_scarab = Escarabajo rúnico
quest-card-rune_scarab-text = Botín: 400 de oro.
quest-card-eyes_of_avra = Ojos de Avra
quest-card-eyes_of_avra-text = Botín: 420 de oro.
quest-card-flying_carpet = Alfombra voladora
quest-card-flying_carpet-text = Botín: 500 de oro.
quest-card-mirror_of_shael = Espejo de Shael
quest-card-mirror_of_shael-text = Botín: 550 de oro.
quest-card-vestments_of_kellos = Vestiduras de Kellos
quest-card-vestments_of_kellos-text = Botín: 600 de oro.
quest-card-staff_of_light = Bastón de luz
quest-card-staff_of_light-text = Botín: 700 de oro.
quest-card-star_of_kellos = Estrella de Kellos
quest-card-star_of_kellos-text = Botín: 800 de oro.
quest-card-chalice_of_tamalir = Cáliz de Tamalir
quest-card-chalice_of_tamalir-text = Botín: 900 de oro.
quest-card-sun_spear = Lanza solar
quest-card-sun_spear-text = Botín: 1100 de oro.
quest-card-bag_of_gems = Bolsa de gemas
quest-card-bag_of_gems-text = Botín: 1200 de oro.
quest-card-quicksilver_potion = Poción de azogue
quest-card-quicksilver_potion-text = Botín: 1500 de oro.
quest-card-harp_of_tranquility = Arpa de la tranquilidad
quest-card-harp_of_tranquility-text = Botín: 2000 de oro.
quest-card-giant_ruby = Rubí gigante
quest-card-giant_ruby-text = Botín: 3000 de oro.
quest-card-artifact_eater = Devorartefactos
quest-card-artifact_eater-text = Botín sin valor: al robarlo se come la más valiosa de tus otras cartas de botín.
quest-card-forbidden_tome = Tomo prohibido
quest-card-forbidden_tome-text = Botín. Léelo en vez de actuar y tira 2 dados: 2, mueres; 3-5, 4 heridas; 8-10, un tesoro; 11, lo curas todo; 12, a una torre libre.
quest-card-gold_10 = 10 monedas de oro
quest-card-gold_10-text = Botín: 10 de oro.
quest-card-gold_20 = 20 monedas de oro
quest-card-gold_20-text = Botín: 20 de oro.
quest-card-gold_30 = 30 monedas de oro
quest-card-gold_30-text = Botín: 30 de oro.
quest-card-gold_40 = 40 monedas de oro
quest-card-gold_40-text = Botín: 40 de oro.
quest-card-gold_50 = 50 monedas de oro
quest-card-gold_50-text = Botín: 50 de oro.
quest-card-gold_60 = 60 monedas de oro
quest-card-gold_60-text = Botín: 60 de oro.
quest-card-gold_70 = 70 monedas de oro
quest-card-gold_70-text = Botín: 70 de oro.
quest-card-gold_90 = 90 monedas de oro
quest-card-gold_90-text = Botín: 90 de oro.
quest-card-gold_100 = 100 monedas de oro
quest-card-gold_100-text = Botín: 100 de oro.
quest-card-gold_120 = 120 monedas de oro
quest-card-gold_120-text = Botín: 120 de oro.
quest-card-gold_150 = 150 monedas de oro
quest-card-gold_150-text = Botín: 150 de oro.
quest-card-gold_200 = 200 monedas de oro
quest-card-gold_200-text = Botín: 200 de oro.
quest-card-gold_250 = 250 monedas de oro
quest-card-gold_250-text = Botín: 250 de oro.

# What a roll or a test is for: 'You roll 3 and 4 ...', 'You manage ...'.
quest-about-bridge = cruzar el puente
quest-about-cave_in = trepar por el derrumbe
quest-about-web = salir de la tela de araña
quest-about-portcullis = levantar el rastrillo
quest-about-pit = evitar el pozo
quest-about-flee = huir
quest-about-ferrox = golpear al férrox
quest-about-ferrox_health = la salud del férrox
quest-about-hole_in_the_roof = trepar por el agujero
quest-about-trapdoor = esquivar la trampilla
quest-about-swinging_blade = parar la hoja
quest-about-crossfire = aguantar el fuego cruzado
quest-about-horde_of_rats = resistir a las ratas
quest-about-demon_flame = esquivar la llama
quest-about-skeleton_volley = esquivar la andanada
quest-about-golem_grab = esquivar el zarpazo del gólem
quest-about-troll_smash = esquivar el mazazo del trol
quest-about-sorcerers_bolt = esquivar el rayo
quest-about-vampire_bite = rechazar al vampiro
quest-about-spectral_storm = resistir la tormenta espectral
quest-about-torch_goes_out = encender de nuevo la antorcha
quest-about-wounds = las heridas
quest-about-turns = los turnos perdidos
quest-about-sun = la puesta de sol
quest-about-darkness = el camino a oscuras
quest-about-second_leg = el segundo tramo
quest-about-combat = el combate
quest-about-bargain = el trato
quest-about-imp = el diablillo
quest-about-potion = la poción
quest-about-tome = el tomo
quest-about-curse = la maldición del mago
quest-about-dragon_rage = el fuego del dragón
quest-about-old_bones = los huesos viejos
quest-about-lingering_shade = la sombra
quest-about-spider_venom = el veneno
quest-about-treasure_chest = el cofre del tesoro

# How somebody died: 'You die ...'.
quest-cause-sunset = con la puesta de sol, tras las puertas cerradas
quest-cause-pit = en el pozo sin fondo
quest-cause-card = en el acto
quest-cause-dead_end = en un callejón sin salida
quest-cause-monster = luchando con un monstruo
quest-cause-dragon = en el fuego del dragón
quest-cause-wall = contra el muro exterior
quest-cause-bridge = al caer del puente
quest-cause-beast = luchando con el férrox
quest-cause-wounds = por las heridas

# Por qué importa una carta que se queda: 'Se queda contigo: Cuerda. ...'.
quest-why-rope = Sirve para superar una prueba de Agilidad en un puente, un derrumbe, una trampilla o un agujero en el techo.
quest-why-torch_goes_out = Al empezar cada turno, la Suerte decide si ese turno se pierde.
quest-why-lingering_shade = Al empezar cada turno, un 2 o un 3 con dos dados mata.
quest-why-vampire_bite = Desde ahora cada turno empieza con una herida.
quest-why-spider_venom = Abajo, cada turno empieza con un dado: con 1 o 2, una herida.

# The questions.
quest-ask-action = { $moves ->
    [0] ¿Qué haces?
    [one] Te queda 1 movimiento. ¿Adónde vas?
   *[other] Te quedan { $moves } movimientos. ¿Adónde vas?
}
quest-ask-ascent = Robas: { $card }. ¿Usas la { $rune } para salir de las catacumbas?
quest-ask-bargain = { $offered ->
    [0] El elfo tiende la mano. ¿Qué le ofreces?
   *[other] Le has ofrecido { $offered } de oro. ¿Algo más?
}
quest-ask-bridge = { $odds ->
    [0] El puente se balancea: con esta carga no te vale ninguna tirada de { $attribute } (haría falta { $needed } o menos). ¿Cruzas?
   *[other] El puente se balancea. ¿Cruzas?
}
quest-ask-burn_order = El fuego del dragón alcanza a varios. ¿Quién tira primero?
quest-ask-determination = Para { $about } necesitabas { $needed } o menos ({ $attribute }, { $odds } %) y fallas por { $missed }. ¿Gastas determinación?
quest-ask-direction = Bajas en { $place }. ¿Hacia dónde irás?
quest-ask-drink = Puedes beber una poción antes de seguir. ¿La bebes?
quest-ask-exit = ¡Una salida! Tienes { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en tu fila: irías hasta { $place } y allí girarías. ¿Sales de las catacumbas?
quest-ask-flee = El { $monster } sigue en pie. ¿Huyes o sigues luchando?
quest-ask-flee_unseen = Algo se mueve en la oscuridad. ¿Huyes antes de verlo?
quest-ask-fortune = Sacas { $dice } para { $about }. ¿Usas la { $rune } para volver a tirar?
quest-ask-fury = Vas a hacer { $dealt ->
    [one] 1 herida
   *[other] { $dealt } heridas
} y a sufrir { $wounds }. ¿Sufres 1 más para hacer 1 más?
quest-ask-glare = ¡Un monstruo! ¿Usas la { $rune } para ahuyentarlo?
quest-ask-hero = ¿Con qué héroe bajas?
quest-ask-hero_card = El { $monster } { $suffered ->
    [0] aún no tiene heridas
    [one] tiene 1 herida
   *[other] tiene { $suffered } heridas
}. ¿Cómo atacas?
quest-ask-imp = Has salido con un diablillo embotellado. ¿Lo sueltas?
quest-ask-light = Tu antorcha alumbra los pasadizos. ¿Cuál primero?
quest-ask-lighten = { $odds ->
    [0] Demasiado peso: haría falta { $attribute } { $needed } o menos. ¿Qué dejas atrás?
   *[other] { $attribute } { $needed } o menos, { $odds } %. ¿Dejas algo atrás antes de cruzar?
}
quest-ask-lose_loot = ¿Qué carta de botín pierdes?
quest-ask-may_draw = ¿Robas una carta de { $deck }?
quest-ask-mending = ¿Usas la { $rune } para curar 5 heridas y terminar tu turno?
quest-ask-monster_card = Juegas por el { $monster }, { $suffered ->
    [0] aún sin heridas
    [one] con 1 herida
   *[other] con { $suffered } heridas
}. ¿Cómo ataca?
quest-ask-onward = Sigues en el acto ({ $room }). ¿Por dónde?
quest-ask-opening = Algo cierra el pasadizo. ¿Usas la { $rune } para pasar?
quest-ask-orientation = Sales en { $place }: { $room }. ¿Hacia dónde queda su entrada?
quest-ask-penance = Para { $about } tienes que sacar { $needed } o menos ({ $attribute }, { $odds } %). ¿Sufres antes 1 herida para ganar 3 de determinación?
quest-ask-pick = ¿Cuál de estas cartas sigues?
quest-ask-return_to = { $seat } vuelve. ¿En qué torre?
quest-ask-return_order = Vuelven varios. ¿Quién primero?
quest-ask-rope = Para { $about } tienes que sacar { $needed } o menos ({ $attribute }, { $odds } %). ¿Usas la cuerda?
quest-ask-run = Te escapas. ¿Hacia dónde?
quest-ask-secret_door = Hay una puerta secreta. ¿Adónde te lleva?
quest-ask-seeking = ¿Usas la { $rune } para robar 4 cartas y seguir una?
quest-ask-serenity = El fuego del dragón: sacas { $dice }. ¿Vuelves a tirar?
quest-ask-side = ¿De qué lado estás? ({ $room })
quest-ask-slumber = Robas: { $card }. ¿Usas la { $rune } para devolverla al mazo?
quest-ask-spoils_order = Varios tienen botín por el que tirar. ¿Quién primero?
quest-ask-start_tower = ¿En qué torre empiezas?
quest-ask-status_order = Varias cartas actúan sobre ti. ¿Cuál primero?
quest-ask-stroll = ¿A qué sala vas?
quest-ask-stubborn = Fallas por { $missed } al intentar { $about } ({ $attribute } { $needed } o menos, { $odds } %). ¿Sufres 1 herida para volver a tirar?
quest-ask-tile = Robas una pieza: { $room }. ¿Te la quedas?
quest-ask-to_tower = El tomo te transporta. ¿A qué torre?
quest-ask-tower = Estás en una torre. ¿Y ahora?
quest-ask-trail = Desde { $place }, ¿cuántos pasos das?
quest-ask-turn_marker = Estás bajo { $place }. ¿Hacia dónde giras?
quest-ask-warding = Vas a sufrir { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}. ¿Usas la { $rune } para evitar hasta 4?
quest-ask-warning = Una trampa: { $card }. ¿Usas la { $rune } para librarte?

# The answers.
quest-option-bargain-done = No ofrezco nada más
quest-option-bargain-refuse = No ofrecer nada
quest-option-bridge-cross = Cruzar
quest-option-bridge-stay = Quedarse en este lado
quest-option-climb = Probar otra vez el agujero del techo
quest-option-delve = Seguir: robar una carta de Catacumbas
quest-option-descend = Bajar a las catacumbas
quest-option-determination = { $amount ->
    [0] No gastar nada
   *[other] Gastar { $amount }
}
quest-option-done = Ahora no
quest-option-dragon = Robar una carta de Dragón
quest-option-drink = Beber una poción
quest-option-exit-exit = Salir de las catacumbas
quest-option-exit-stay = Quedarse abajo
quest-option-feel = Avanzar a tientas
quest-option-flee-fight = Seguir luchando
quest-option-flee-flee = Huir
quest-option-flee_unseen-fight = Quedarse y luchar
quest-option-flee_unseen-flee = Huir
quest-option-fury-calm = No, golpear sin más
quest-option-fury-fury = Sí, con furia
quest-option-imp-leave = Dejarlo en la botella
quest-option-imp-uncork = Soltarlo
quest-option-leave = Salir de la mazmorra
quest-option-lighten-go = Cruzar tal cual
quest-option-light = Alumbrar el { $way } ({ $place })
quest-option-loot = { $card } ({ $gold })
quest-option-card = { $card }
quest-option-hero = { $hero }
quest-option-tower = { $tower }
quest-option-may_draw-draw = Robar
quest-option-may_draw-leave = Dejarlo estar
quest-option-move = Ir al { $way } ({ $place })
quest-option-orientation = Con la entrada al { $way }
quest-option-penance-penance = Sufrir 1 herida y ganar 3 de determinación
quest-option-penance-roll = Tirar sin más
quest-option-rope-roll = Guardar la cuerda y tirar
quest-option-rope-rope = Usar la cuerda
quest-option-rune = Usar la { $rune }
quest-option-rune-keep = Guardar la runa
quest-option-rune-use = Usar la runa
quest-option-search = Buscar en la sala
quest-option-secret_door-stay = No usarla
quest-option-serenity-both = Volver a tirar los dos
quest-option-serenity-first = Volver a tirar el primero
quest-option-serenity-keep = Quedarse con los dos
quest-option-serenity-second = Volver a tirar el segundo
quest-option-side = El lado del pasadizo { $way }
quest-option-stop = Parar aquí
quest-option-stroll = A { $place }
quest-option-stubborn-accept = Aceptar el fallo
quest-option-stubborn-stubborn = Sufrir 1 herida y volver a tirar
quest-option-tile-brightblaze = Robar otra: gastar 1 de determinación
quest-option-tile-keep = Quedársela
quest-option-tile-shaping = Robar otra: usar la runa
quest-option-tome = Leer el tomo prohibido
quest-option-trail = { $amount ->
    [one] 1 paso
   *[other] { $amount } pasos
}
quest-option-way = Hacia el { $way }

# What an answer risks; several are joined in one line.
quest-risks = { $risks }
quest-risk-bargain = una salida { $out } %, heridas { $hurt } %
quest-risk-bridge = el puente: { $odds ->
    [0] no vale ninguna tirada de { $attribute }, haría falta { $needed } o menos
   *[other] { $attribute } { $needed } o menos, { $odds } %
}{ $tokens ->
    [0] { "" }
   *[other] { " " }({ $best } % con { $tokens } de determinación)
}
quest-risk-caught = si te atrapa, de { $least } a { $most } heridas
quest-risk-chamber = { $room }: { $harm } % de que su carta haga daño
quest-risk-clash = { $against } (recibes { $suffers }, haces { $deals })
quest-risk-delve = una salida { $odds } %, daño { $harm } %
quest-risk-descend = { $odds } % de salir con cada carta
quest-risk-door = una puerta: { $odds } % de que se abra
quest-risk-dragon = { $odds } % de que despierte el dragón: pierdes todo el botín y, el { $dies } % de esas veces, la vida
quest-risk-feel = { $way } { $odds } %
quest-risk-imp = un tesoro { $gains } %, perder una carta de botín { $loses } %
quest-risk-leave = a salvo, con { $gold } de oro
quest-risk-leg = { $spaces ->
    [0] el muro exterior está aquí mismo
    [one] 1 casilla hasta el muro exterior
   *[other] { $spaces } casillas hasta el muro exterior
}: { $most ->
    [0] sin peligro
    [one] como mucho 1 herida
   *[other] como mucho { $most } heridas
}
quest-risk-misses = sigue siendo un fallo, por { $left }
quest-risk-monster = allí espera un monstruo
quest-risk-no_escape = de un monstruo de allí no se puede huir
quest-risk-passes = prueba superada
quest-risk-penalty = escapar { $most ->
    [0] no cuesta nada
   *[other] cuesta de { $least } a { $most } heridas
}
quest-risk-penalty_known = escapar cuesta { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}
quest-risk-pit = un pozo sin fondo: { $attribute } { $needed } o menos para vivir, { $odds } %{ $tokens ->
    [0] { "" }
   *[other] { " " }({ $best } % con { $tokens } de determinación)
}
quest-risk-potion = cura { $heals } %, hiere { $wounds } %, mata { $dies } %
quest-risk-room = { $room }
quest-risk-search = oro { $gain } %{ $door ->
    [0] { "" }
   *[other] , una puerta secreta { $door } %
}, daño { $harm } %
quest-risk-steps = { $wounds ->
    [0] sin heridas
    [one] 1 herida contra el muro exterior
   *[other] { $wounds } heridas contra el muro exterior
}
quest-risk-test = { $about }: { $attribute } { $needed } o menos, { $odds } %{ $tokens ->
    [0] { "" }
   *[other] { " " }({ $best } % con { $tokens } de determinación)
}
quest-risk-tome = un tesoro { $gains } %, cura { $heals } %, hiere { $wounds } %, mata { $dies } %
quest-risk-trap = sala con trampa: { $harm } % de que su carta haga daño
quest-risk-unexplored = sin explorar: { $chambers } % de que sea una sala corriente
quest-risk-unseen = su salud es al menos { $least } y como mucho { $most }
quest-risk-weapon = contra { $risks }

# What happens.
quest-event-goal = { $alone ->
    [yes] Saca un tesoro de la mazmorra antes de que se ponga el sol.
   *[no] Saca botín de la mazmorra antes de que se ponga el sol: de quienes salgan con vida gana el más rico.
} El tesoro está en el centro, con el dragón; las salidas son las cuatro torres.
quest-event-hero_dealt = { $you ->
    [yes] Tu héroe
   *[no] El héroe de { $seat }
}: { $hero }, con la { $rune }.
quest-event-start_drawn = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $seat }.
}
quest-event-start_passes = { $you ->
    [yes] La ficha de jugador inicial pasa a ti.
   *[no] La ficha de jugador inicial pasa a { $seat }.
}
quest-event-tower_taken = { $you ->
    [yes] Empiezas
   *[no] { $seat } empieza
} en la torre de { $place }.
quest-event-turn_began = { $you ->
    [yes] Tu turno.
   *[no] Turno de { $seat }.
}
quest-event-sun_moved = { $left ->
    [0] El sol está en su última casilla.
    [one] El sol avanza a la casilla { $space }; queda 1.
   *[other] El sol avanza a la casilla { $space }; quedan { $left }.
}
quest-event-sunset = Se pone el sol. Las puertas se cierran.
quest-event-turn_lost = { $you ->
    [yes] Pierdes este turno
   *[no] { $seat } pierde este turno
}{ $left ->
    [0] .
    [one] { "" } y otro más después.
   *[other] { "" } y otros { $left } después.
}
quest-event-turns_lost = { $you ->
    [yes] Vas a perder
   *[no] { $seat } va a perder
} { $amount ->
    [one] 1 turno
   *[other] { $amount } turnos
}.
quest-event-waits = Otros héroes cierran todos los caminos: { $you ->
    [yes] esperas.
   *[no] { $seat } espera.
}
quest-event-tile_drawn = { $you ->
    [yes] Robas
   *[no] { $seat } roba
} una pieza: { $room }.
quest-event-room_explored = La pieza queda en { $place }.
quest-event-room_turned = La sala de { $place } gira { $quarters ->
    [1] 90
    [2] 180
   *[other] 270
}°.
quest-event-entered = { $you ->
    [yes] Entras
   *[no] { $seat } entra
} en { $place }: { $room }.
quest-event-card_drawn = { $you ->
    [yes] Robas
   *[no] { $seat } roba
} una carta de { $deck }: { $card }.
quest-event-card_kept = { $you ->
    [yes] Se queda contigo: { $card }.
   *[no] Se queda con { $seat }: { $card }.
} { $why }
quest-event-card_over = { $you ->
    [yes] Ya no tienes
   *[no] { $seat } ya no tiene
}: { $card }.
quest-event-reshuffled = El mazo de { $deck } se baraja junto con sus descartes.
quest-event-deck_refilled = El mazo de { $deck } se ha acabado: sus descartes se barajan y son el nuevo.
quest-event-loot_gained = { $you ->
    [yes] Te guardas
   *[no] { $seat } se guarda
}: { $card }{ $gold ->
    [0] .
   *[other] { " " }({ $gold }).
}
quest-event-loot_lost = { $you ->
    [yes] Te quedas
   *[no] { $seat } se queda
} sin: { $card }.
quest-event-rolled = { $you ->
    [yes] Sacas
   *[no] { $seat } saca
} { $dice } para { $about }.
quest-event-test_passed = { $you ->
    [yes] Consigues
   *[no] { $seat } consigue
} { $about } ({ $attribute }).
quest-event-test_failed = { $you ->
    [yes] No consigues
   *[no] { $seat } no consigue
} { $about } ({ $attribute }, { $missed } de más).
quest-event-determination_gained = { $you ->
    [yes] Ganas
   *[no] { $seat } gana
} { $amount } de determinación ({ $total }).
quest-event-determination_spent = { $you ->
    [yes] Gastas
   *[no] { $seat } gasta
} { $amount } de determinación ({ $total ->
    [one] queda 1
   *[other] quedan { $total }
}).
quest-event-wounded = { $amount ->
    [0] { $you ->
        [yes] No sufres heridas
       *[no] { $seat } no sufre heridas
    }
   *[other] { $you ->
        [yes] Sufres
       *[no] { $seat } sufre
    } { $amount ->
        [one] 1 herida
       *[other] { $amount } heridas
    }
} ({ $total } en total).
quest-event-healed = { $amount ->
    [0] { $you ->
        [yes] No tienes heridas que curar.
       *[no] { $seat } no tiene heridas que curar.
    }
   *[other] { $you ->
        [yes] Te curas
       *[no] { $seat } se cura
    } { $amount ->
        [one] 1 herida
       *[other] { $amount } heridas
    } ({ $total ->
        [one] queda 1
       *[other] quedan { $total }
    }).
}
quest-event-died = { $you ->
    [yes] Mueres
   *[no] { $seat } muere
} { $cause }.
quest-event-returned = { $you ->
    [yes] La muerte puede esperar: vuelves a empezar
   *[no] La muerte puede esperar: { $seat } vuelve a empezar
} en la torre de { $place }.
quest-event-rune_dealt = { $you ->
    [yes] Recibes
   *[no] { $seat } recibe
} una nueva runa: { $rune }.
quest-event-rune_used = { $you ->
    [yes] Usas
   *[no] { $seat } usa
} la { $rune }.
quest-event-monster_met = { $you ->
    [yes] ¡Un { $monster } te sale al paso!
   *[no] ¡Un { $monster } le sale al paso a { $seat }!
}
quest-event-monster_met-private = { $you ->
    [yes] ¡Un { $monster } te sale al paso!
   *[no] ¡Un { $monster } le sale al paso a { $seat }!
} Su salud es { $health }; escapar de él { $penalty ->
    [0] no cuesta nada
    [one] cuesta 1 herida
   *[other] cuesta { $penalty } heridas
}.
quest-event-monster_shown = { $you ->
    [yes] ¡Un { $monster } te sale al paso!
   *[no] ¡Un { $monster } le sale al paso a { $seat }!
} Su salud es { $health }; escapar de él { $penalty ->
    [0] no cuesta nada
    [one] cuesta 1 herida
   *[other] cuesta { $penalty } heridas
}.
quest-event-no_escape = { $you ->
    [yes] De este no puedes huir.
   *[no] De este { $seat } no puede huir.
}
quest-event-cards_revealed = { $you ->
    [yes] Atacas
   *[no] { $seat } ataca
}: { $weapon }. El { $monster }: { $against }.
quest-event-guarded = { $you ->
    [yes] Desvías
   *[no] { $seat } desvía
} 1 herida.
quest-event-monster_wounded = El { $monster } sufre { $amount ->
    [one] 1 herida
   *[other] { $amount } heridas
} ({ $total } en total).
quest-event-monster_slain = { $you ->
    [yes] ¡Matas
   *[no] ¡{ $seat } mata
} al { $monster }!
quest-event-monster_discarded = La carta del { $monster } va al descarte: salud { $health }, penalización de huida { $penalty }.
quest-event-beast_beaten = { $you ->
    [yes] Derrotas
   *[no] { $seat } derrota
} al férrox.
quest-event-escaped = { $you ->
    [yes] Escapas
   *[no] { $seat } escapa
} del { $monster }{ $penalty ->
    [0] { " " }sin un rasguño.
    [one] { " " }a costa de 1 herida.
   *[other] { " " }a costa de { $penalty } heridas.
}
quest-event-volley_card = La andanada trae un { $monster }: { $penalty ->
    [0] ninguna herida.
    [one] 1 herida.
   *[other] { $penalty } heridas.
}
quest-event-dragon_wakes = ¡El dragón despierta! Su fuego llena la sala y { $you ->
    [yes] { $more ->
        [0] te alcanza
       *[other] alcanza a { $beside } y a ti
    }
   *[no] alcanza a { $seats }
}.
quest-event-entrance_found = { $you ->
    [yes] Encuentras
   *[no] { $seat } encuentra
} una bajada a las catacumbas en { $place }.
quest-event-went_below = { $you ->
    [yes] Bajas
   *[no] { $seat } baja
} a las catacumbas en { $place }, rumbo al { $way }.
quest-event-carried_off = { $you ->
    [yes] La naga te lleva
   *[no] La naga lleva a { $seat }
} hasta { $place }, ahora rumbo al { $way }.
quest-event-marker_moved = { $you ->
    [yes] Avanzas
   *[no] { $seat } avanza
} por las catacumbas hasta { $place }.
quest-event-no_way_up = En { $place } no hay por dónde subir: { $you ->
    [yes] sigues
   *[no] { $seat } sigue
} en las catacumbas.
quest-event-left_dungeon = { $you ->
    [yes] ¡Sales
   *[no] ¡{ $seat } sale
} de la mazmorra con vida!
quest-event-gold_counted = { $you ->
    [yes] Cuentas
   *[no] { $seat } cuenta
} { $gold } de oro en { $cards ->
    [one] 1 carta de botín
   *[other] { $cards } cartas de botín
}.
quest-event-won = Con vida y con más oro que nadie ({ $gold }): { $you ->
    [yes] { $more ->
        [0] tú
       *[other] { $beside } y tú
    }
   *[no] { $seats }
}.
quest-event-nobody_wins = Nadie ha salido con vida. El dragón se queda con su oro.
