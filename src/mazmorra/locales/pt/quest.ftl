quest = DungeonQuest
quest-players-company = em companhia
quest-players-solo = a sós
quest-death-final = morte definitiva
quest-death-waits = a morte pode esperar
quest-light-dark = às escuras
quest-light-torchlight = à luz das tochas
quest-heroes-dealt = heróis ao acaso
quest-heroes-chosen = heróis à escolha
quest-blocked-lose = encurralado espera-se
quest-blocked-die = encurralado morre-se
quest-sun-first = o sol antes das cartas
quest-sun-last = as cartas antes do sol

quest-hero-gherinn = Irmão Gherinn
quest-hero-gherinn-text = Um monge frágil com a Sorte do seu lado.
quest-hero-challara = Challara
quest-hero-challara-text = Uma maga do fogo, ágil e com sorte, de pouca saúde.
quest-hero-hugo = Hugo, o Glorioso
quest-hero-hugo-text = Um cavaleiro com a melhor armadura; é melhor não contar com a sua sorte.
quest-hero-krutzbeck = Krutzbeck
quest-hero-krutzbeck-text = O mais forte e o mais resistente, e o mais desajeitado.
quest-hero-lindel = Lindel
quest-hero-lindel-text = Um batedor que sabe um pouco de tudo.
quest-hero-tatianna = Tatianna
quest-hero-tatianna-text = A mais ágil; poucas coisas a apanham.

quest-ability-penance = Penitência
quest-ability-penance-text = Uma vez por turno, antes de um teste, podes sofrer 1 ferimento para ganhar 3 de determinação.
quest-ability-serenity = Serenidade
quest-ability-serenity-text = Na fúria do dragão podes voltar a lançar um dos teus dados ou os dois, uma vez.
quest-ability-brightblaze = Chama-viva
quest-ability-brightblaze-text = Uma vez por turno, podes gastar 1 de determinação para devolver a peça tirada para o teu movimento e tirar outra.
quest-ability-ember = Luz de brasa
quest-ability-ember-text = A tua tocha nunca se apaga.
quest-ability-guard = Em guarda
quest-ability-guard-text = Uma vez por combate, uma ronda faz-te 1 ferimento a menos.
quest-ability-glory = Glória
quest-ability-glory-text = Quando matas um monstro ganhas 1 de determinação.
quest-ability-fury = Fúria
quest-ability-fury-text = Numa ronda que fere o monstro podes sofrer 1 ferimento para lhe fazer mais 1.
quest-ability-stubborn = Teimoso
quest-ability-stubborn-text = Uma vez por turno, se falhas um teste de Força, podes sofrer 1 ferimento e voltar a lançar.
quest-ability-keen = Olhos de águia
quest-ability-keen-text = Quando procuras, tiras 2 cartas e segues a que preferires.
quest-ability-trail = Faro de batedor
quest-ability-trail-text = Ao sair das catacumbas, podes dar 1 passo a mais ou a menos do que diz o dado.
quest-ability-elusive = Esquiva
quest-ability-elusive-text = Quando foges de um combate não sofres a penalização de fuga.
quest-ability-light = Passo leve
quest-ability-light-text = Numa ponte o teu saque pesa no máximo 2 cartas.

quest-rune-stasis = Runa de estase
quest-rune-stasis-text = No início da tua ação: até 3 movimentos neste turno.
quest-rune-warning = Runa do aviso
quest-rune-warning-text = Quando tiras uma carta de Armadilha: descarta-la e não acontece nada.
quest-rune-mending = Runa da cura
quest-rune-mending-text = No início do teu turno: curas 5 ferimentos e o teu turno acaba.
quest-rune-opening = Runa da abertura
quest-rune-opening-text = Perante uma porta ou um rastrilho: passas tudo o que fecha essa passagem.
quest-rune-shaping = Runa da mudança
quest-rune-shaping-text = Quando tiras uma peça de sala: devolve-la e tiras outra.
quest-rune-fortune = Runa da fortuna
quest-rune-fortune-text = Depois de qualquer lançamento teu: voltas a lançar todos esses dados.
quest-rune-seeking = Runa da busca
quest-rune-seeking-text = Quando procuras: tiras 4 cartas e segues uma.
quest-rune-ascent = Runa da subida
quest-rune-ascent-text = Quando tiras uma carta de Catacumbas: ignora-la e sais das catacumbas.
quest-rune-glare = Runa do fulgor
quest-rune-glare-text = Quando encontras um monstro do qual se pode fugir: desaparece e o teu turno acaba.
quest-rune-warding = Runa do amparo
quest-rune-warding-text = Quando vais sofrer ferimentos: até 4 a menos.
quest-rune-slumber = Runa do sono
quest-rune-slumber-text = Quando tiras uma carta de Dragão: volta ao baralho, não acontece nada e o teu turno acaba.
quest-rune-passage = Runa da passagem
quest-rune-passage-text = Em vez de agir: vai até 2 salas exploradas e livres mais além; só a última atua.

quest-attribute-strength = Força
quest-attribute-agility = Agilidade
quest-attribute-armor = Armadura
quest-attribute-luck = Sorte

quest-room-dungeon = sala
quest-room-dungeon-text = Tira uma carta de Masmorra. Noutro turno pode procurar-se nela, uma vez.
quest-room-corridor = corredor
quest-room-corridor-text = Segue logo, sem contar portas nem rastrilhos, e não por onde vieste.
quest-room-rotating = sala giratória
quest-room-rotating-text = Roda 180° contigo lá dentro e o teu turno acaba.
quest-room-trap = sala de armadilhas
quest-room-trap-text = Tira uma carta de Armadilha.
quest-room-darkness = sala de escuridão
quest-room-darkness-text = Segue logo pela passagem que o dado disser.
quest-room-cavein = derrocada
quest-room-cavein-text = Tira uma carta de Masmorra. Para trepar para o outro lado, teste de Agilidade.
quest-room-chasm = abismo
quest-room-chasm-text = Tira uma carta de Masmorra. Não se pode atravessar: sai pelo teu lado.
quest-room-pit = poço sem fundo
quest-room-pit-text = Teste de Sorte; se falhas, morres. Depois o teu turno acaba.
quest-room-bridge = ponte
quest-room-bridge-text = Atravessa ou acaba o teu turno. Atravessar é um teste de Agilidade com mais 1 por cada carta de saque; se falhas, cais: 1 dado de ferimentos e para as catacumbas.
quest-room-web = teia de aranha
quest-room-web-text = Volta logo para trás ou faz um teste de Força para ir para outro lado; se falhas, o teu turno acaba.
quest-room-tower = sala da torre
quest-room-tower-text = Com saque podes sair aqui da masmorra (a sós, com um tesouro). Ou segue em frente, ou vai diretamente para outra torre livre.
quest-room-treasure = sala do tesouro
quest-room-treasure-text = Tira uma carta de Dragão: 7 das 8 dão-te 2 tesouros, 1 acorda o dragão. Noutros turnos podes tirar outra.

quest-tower-tower_nw = Torre noroeste
quest-tower-tower_ne = Torre nordeste
quest-tower-tower_sw = Torre sudoeste
quest-tower-tower_se = Torre sudeste

quest-way-N = norte
quest-way-E = este
quest-way-S = sul
quest-way-W = oeste

quest-deck-dungeon = Masmorra
quest-deck-search = Busca
quest-deck-door = Porta
quest-deck-trap = Armadilha
quest-deck-catacomb = Catacumbas
quest-deck-corpse = Cadáver
quest-deck-crypt = Cripta
quest-deck-dragon = Dragão
quest-deck-treasure = Tesouro

quest-monster-troll = trol
quest-monster-troll-text = Saúde de 3 a 5; fugir custa de 0 a 4 ferimentos.
quest-monster-demon = demónio
quest-monster-demon-text = Saúde de 5 a 8; fugir custa de 2 a 6 ferimentos.
quest-monster-skeleton = esqueleto
quest-monster-skeleton-text = Saúde de 2 a 3; fugir custa de 0 a 2 ferimentos.
quest-monster-sorcerer = feiticeiro
quest-monster-sorcerer-text = Saúde de 2 a 3; fugir custa de 1 a 4 ferimentos.
quest-monster-golem = golem
quest-monster-golem-text = Saúde de 4 a 6; fugir custa de 2 a 4 ferimentos.

quest-weapon-melee = Corpo a corpo
quest-weapon-ranged = À distância
quest-weapon-magic = Magia

quest-against-melee = Corpo a corpo
quest-against-ranged = À distância
quest-against-magic = Magia

quest-card-dead_adventurer = Aventureiro morto
quest-card-dead_adventurer-text = Podes revistar o corpo: tira uma carta de Cadáver.
quest-card-crypt = Cripta
quest-card-crypt-text = Podes abri-la: tira uma carta de Cripta.
quest-card-empty = Vazia
quest-card-empty-text = Não acontece nada.
quest-card-ambush = Emboscada
quest-card-ambush-text = Um monstro ataca-te; podes fugir dele.
quest-card-hidden_trap = Armadilha oculta
quest-card-hidden_trap-text = Tira uma carta de Armadilha.
quest-card-passage_down = Passagem inferior
quest-card-passage_down-text = Abre-se aqui uma entrada para as catacumbas.
quest-card-ceiling_collapses = Teto desabado
quest-card-ceiling_collapses-text = A sala roda 90° no sentido dos ponteiros; nas catacumbas não acontece nada.
quest-card-torch_goes_out = Tocha apagada
quest-card-torch_goes_out-text = No início de cada turno, teste de Sorte: se passas, volta a arder; se falhas, o turno acaba.
quest-card-secret_door = Porta secreta
quest-card-secret_door-text = Podes atravessar o muro para qualquer casa ao lado. De um monstro que te apareça do outro lado não se pode fugir.
quest-card-razorwing_attack = Ataque de asa-navalha
quest-card-razorwing_attack-text = 1 dado de ferimentos.
quest-card-curse_of_the_wizard = Maldição do mago
quest-card-curse_of_the_wizard-text = Rodam todos os corredores: 90° com 1-2, 180° com 3-4, 270° com 5-6.
quest-card-unstable_potion = Poção instável
quest-card-unstable_potion-text = Saque. Bebe-a no teu turno e lança 2 dados: 2, morres; 3-5, 4 ferimentos; 8-10, curas 3; 11-12, curas tudo.
quest-card-bottle_imp = Diabrete engarrafado
quest-card-bottle_imp-text = Saque. Se saíres com vida podes lançar um dado: 1-2, perdes outra carta de saque; 4-6, ganhas um tesouro.
quest-card-lingering_shade = Sombra persistente
quest-card-lingering_shade-text = No início de cada turno, 2 dados: com 2-3 morres. Vai-se ao descer às catacumbas ou ao sair da masmorra.
quest-card-shifting_shadows = Sombras inconstantes
quest-card-shifting_shadows-text = O baralho é baralhado com os descartes; tira outra carta.
quest-card-nothing_here = Nada de interesse
quest-card-nothing_here-text = Não acontece nada.
quest-card-giant_centipede = Centopeia gigante
quest-card-giant_centipede-text = 2 dados de ferimentos.
quest-card-ferrox = Férrox
quest-card-ferrox-text = Tem 1 dado de saúde. Faz testes de Força seguidos: se passas, perde 1; se falhas, sofres 1 ferimento. Não se pode fugir.
quest-card-dust_and_echoes = Pó e ecos
quest-card-dust_and_echoes-text = O baralho é baralhado com os descartes; tira outra carta.
quest-card-door_opens = A porta abre-se
quest-card-door_opens-text = Passas.
quest-card-door_jammed = Porta emperrada
quest-card-door_jammed-text = Não abre; o teu turno acaba.
quest-card-spear_trap = Armadilha de lança
quest-card-spear_trap-text = 1 dado de ferimentos; não abre e o teu turno acaba.
quest-card-creaking_hinges = Dobradiças que rangem
quest-card-creaking_hinges-text = O baralho é baralhado com os descartes; tira outra carta.
quest-card-trapdoor = Alçapão
quest-card-trapdoor-text = Teste de Agilidade; se falhas, sofres 1 ferimento e cais nas catacumbas.
quest-card-poisonous_snakes = Serpentes venenosas
quest-card-poisonous_snakes-text = 1 dado de ferimentos.
quest-card-poisonous_gas = Gás venenoso
quest-card-poisonous_gas-text = 1 dado menos 3 de ferimentos e outro dado menos 3 de turnos perdidos.
quest-card-explosion = Explosão
quest-card-explosion-text = 4 ferimentos, e perdes 1 turno.
quest-card-swinging_blade = Lâmina oscilante
quest-card-swinging_blade-text = Teste de Armadura; se falhas, morres.
quest-card-crossfire = Fogo cruzado
quest-card-crossfire-text = Teste de Armadura; se falhas, sofres 1 ferimento por cada ponto a mais.
quest-card-hidden_gears = Engrenagens ocultas
quest-card-hidden_gears-text = O baralho é baralhado com os descartes; tira outra carta.
quest-card-exit = Saída
quest-card-exit-text = Podes sair agora das catacumbas.
quest-card-hole_in_the_roof = Buraco no teto
quest-card-hole_in_the_roof-text = Teste de Agilidade; se passas podes sair das catacumbas, se falhas o teu turno acaba. Podes voltar a tentar noutros turnos.
quest-card-treasure_chest = Arca do tesouro
quest-card-treasure_chest-text = Saque. Se saíres com vida, 2 dados vezes 100 de ouro.
quest-card-gigantic_diamond = Diamante gigantesco
quest-card-gigantic_diamond-text = Saque: 4000 de ouro.
quest-card-horde_of_rats = Horda de ratazanas
quest-card-horde_of_rats-text = Teste de Armadura; se falhas, sofres 4 ferimentos.
quest-card-spider_venom = Veneno de aranha
quest-card-spider_venom-text = No início de cada turno nas catacumbas, um dado: com 1-2, 1 ferimento.
quest-card-demon_flame = Chama demoníaca
quest-card-demon_flame-text = Teste de Sorte sem determinação: 1 ferimento se passas, 5 se falhas.
quest-card-skeleton_volley = Saraivada de esqueletos
quest-card-skeleton_volley-text = Teste de Sorte; se falhas, sofres as penalizações de fuga de 2 cartas de monstro.
quest-card-golem_grab = Garra do golem
quest-card-golem_grab-text = Teste de Sorte; se falhas, sofres 2 ferimentos e perdes 1 carta de saque à tua escolha.
quest-card-troll_smash = Pancada de trol
quest-card-troll_smash-text = Teste de Sorte; se falhas, sofres 10 ferimentos menos a tua Armadura.
quest-card-sorcerers_bolt = Raio do feiticeiro
quest-card-sorcerers_bolt-text = Teste de Sorte; se falhas, sofres 1 ferimento por cada ponto a mais.
quest-card-vampire_bite = Dentada de vampiro
quest-card-vampire_bite-text = Teste de Agilidade ou Armadura, a mais baixa; se falhas, sofres 1 ferimento no início de cada turno, mesmo fora das catacumbas.
quest-card-greedy_deep_elf = Elfo das profundezas ganancioso
quest-card-greedy_deep_elf-text = Podes entregar saque e lançar um dado vezes 100: se sair menos do que deste, podes sair das catacumbas; se sair mais, 4 ferimentos.
quest-card-giant_naga = Naga gigante
quest-card-giant_naga-text = Leva-te 1 casa por cada carta da tua fila, dá-te meia-volta e tira da fila tudo menos o saque. Continuas nas catacumbas.
quest-card-twisting_tunnels = Túneis sinuosos
quest-card-twisting_tunnels-text = O baralho é baralhado com os descartes; tira outra carta.
quest-card-nothing_on_it = Nada com ele
quest-card-nothing_on_it-text = Não acontece nada.
quest-card-rope = Corda
quest-card-rope-text = Descarta-a para passar um teste de Agilidade numa ponte, numa derrocada, num alçapão ou num buraco no teto.
quest-card-old_bones = Ossos velhos
quest-card-old_bones-text = Lança um dado: com 4-6 um monstro ataca-te e não se pode fugir.
quest-card-scorpion = Escorpião
quest-card-scorpion-text = 1 dado menos 1 de ferimentos.
quest-card-small_scorpion = Escorpião pequeno
quest-card-small_scorpion-text = 1 dado menos 2 de ferimentos.
quest-card-deadly_scorpion = Escorpião mortal
quest-card-deadly_scorpion-text = 1 dado de ferimentos.
quest-card-restless_dead = Mortos inquietos
quest-card-restless_dead-text = O baralho é baralhado com os descartes; tira outra carta.
quest-card-empty_crypt = Cripta vazia
quest-card-empty_crypt-text = Não acontece nada.
quest-card-spectral_storm = Tempestade espectral
quest-card-spectral_storm-text = Teste de Força; se falhas, sofres metade da saúde que te resta, arredondada para cima.
quest-card-sealed_again = Selada de novo
quest-card-sealed_again-text = O baralho é baralhado com os descartes; tira outra carta.
quest-card-dragon_sleeps = O dragão dorme
quest-card-dragon_sleeps-text = Leva 2 cartas de Tesouro. Esta carta não volta até o dragão acordar.
quest-card-dragon_rage = Fúria do dragão
quest-card-dragon_rage-text = Todos os que estão na sala do tesouro perdem o saque e sofrem 2 dados de ferimentos.
quest-card-loadstone = Pedra-íman
quest-card-loadstone-text = Vale 1 de ouro. Não a podes largar, e numa ponte pesa como 3 cartas de saque.
quest-card-ebon_ring = Anel de ébano
quest-card-ebon_ring-text = Saque: 80 de ouro.
quest-card-obsidian_ring = Anel de obsidiana
quest-card-obsidian_ring-text = Saque: 110 de ouro.
quest-card-pearl_ring = Anel de pérolas
quest-card-pearl_ring-text = Saque: 130 de ouro.
quest-card-ruby_ring = Anel de rubi
quest-card-ruby_ring-text = Saque: 140 de ouro.
quest-card-silver_ring = Anel de prata
quest-card-silver_ring-text = Saque: 160 de ouro.
quest-card-gold_ring = Anel de ouro
quest-card-gold_ring-text = Saque: 190 de ouro.
quest-card-arcane_ring = Anel arcano
quest-card-arcane_ring-text = Saque: 210 de ouro.
quest-card-charmers_flute = Flauta do encantador
quest-card-charmers_flute-text = Saque: 230 de ouro.
quest-card-crystal_of_tival = Cristal de Tival
quest-card-crystal_of_tival-text = Saque: 240 de ouro.
quest-card-belt_of_strength = Cinto da força
quest-card-belt_of_strength-text = Saque: 260 de ouro.
quest-card-jinn_lamp = Lâmpada do génio
quest-card-jinn_lamp-text = Saque: 270 de ouro.
quest-card-golden_claws = Garras douradas
quest-card-golden_claws-text = Saque: 290 de ouro.
quest-card-ebon_amulet = Amuleto de ébano
quest-card-ebon_amulet-text = Saque: 300 de ouro.
quest-card-crystal_of_orris = Cristal de Orris
quest-card-crystal_of_orris-text = Saque: 320 de ouro.
quest-card-jeweled_chakram = Chakram cravejado
quest-card-jeweled_chakram-text = Saque: 350 de ouro.
quest-card-rune_scarab = Escaravelho rúnico
quest-card-rune_scarab-text = Saque: 400 de ouro.
quest-card-eyes_of_avra = Olhos de Avra
quest-card-eyes_of_avra-text = Saque: 420 de ouro.
quest-card-flying_carpet = Tapete voador
quest-card-flying_carpet-text = Saque: 500 de ouro.
quest-card-mirror_of_shael = Espelho de Shael
quest-card-mirror_of_shael-text = Saque: 550 de ouro.
quest-card-vestments_of_kellos = Vestes de Kellos
quest-card-vestments_of_kellos-text = Saque: 600 de ouro.
quest-card-staff_of_light = Bordão de luz
quest-card-staff_of_light-text = Saque: 700 de ouro.
quest-card-star_of_kellos = Estrela de Kellos
quest-card-star_of_kellos-text = Saque: 800 de ouro.
quest-card-chalice_of_tamalir = Cálice de Tamalir
quest-card-chalice_of_tamalir-text = Saque: 900 de ouro.
quest-card-sun_spear = Lança solar
quest-card-sun_spear-text = Saque: 1100 de ouro.
quest-card-bag_of_gems = Bolsa de gemas
quest-card-bag_of_gems-text = Saque: 1200 de ouro.
quest-card-quicksilver_potion = Poção de mercúrio
quest-card-quicksilver_potion-text = Saque: 1500 de ouro.
quest-card-harp_of_tranquility = Harpa da tranquilidade
quest-card-harp_of_tranquility-text = Saque: 2000 de ouro.
quest-card-giant_ruby = Rubi gigante
quest-card-giant_ruby-text = Saque: 3000 de ouro.
quest-card-artifact_eater = Devorador de artefactos
quest-card-artifact_eater-text = Saque sem valor: ao tirá-lo, come a mais valiosa das tuas outras cartas de saque.
quest-card-forbidden_tome = Tomo proibido
quest-card-forbidden_tome-text = Saque. Lê-o em vez de agir e lança 2 dados: 2, morres; 3-5, 4 ferimentos; 8-10, um tesouro; 11, curas tudo; 12, para uma torre livre.
quest-card-gold_10 = 10 moedas de ouro
quest-card-gold_10-text = Saque: 10 de ouro.
quest-card-gold_20 = 20 moedas de ouro
quest-card-gold_20-text = Saque: 20 de ouro.
quest-card-gold_30 = 30 moedas de ouro
quest-card-gold_30-text = Saque: 30 de ouro.
quest-card-gold_40 = 40 moedas de ouro
quest-card-gold_40-text = Saque: 40 de ouro.
quest-card-gold_50 = 50 moedas de ouro
quest-card-gold_50-text = Saque: 50 de ouro.
quest-card-gold_60 = 60 moedas de ouro
quest-card-gold_60-text = Saque: 60 de ouro.
quest-card-gold_70 = 70 moedas de ouro
quest-card-gold_70-text = Saque: 70 de ouro.
quest-card-gold_90 = 90 moedas de ouro
quest-card-gold_90-text = Saque: 90 de ouro.
quest-card-gold_100 = 100 moedas de ouro
quest-card-gold_100-text = Saque: 100 de ouro.
quest-card-gold_120 = 120 moedas de ouro
quest-card-gold_120-text = Saque: 120 de ouro.
quest-card-gold_150 = 150 moedas de ouro
quest-card-gold_150-text = Saque: 150 de ouro.
quest-card-gold_200 = 200 moedas de ouro
quest-card-gold_200-text = Saque: 200 de ouro.
quest-card-gold_250 = 250 moedas de ouro
quest-card-gold_250-text = Saque: 250 de ouro.

# What a roll or a test is for: 'You roll 3 and 4 ...', 'You manage ...'.
quest-about-bridge = atravessar a ponte
quest-about-cave_in = trepar a derrocada
quest-about-web = sair da teia
quest-about-portcullis = levantar o rastrilho
quest-about-pit = evitar o poço
quest-about-flee = fugir
quest-about-ferrox = atingir o férrox
quest-about-ferrox_health = a saúde do férrox
quest-about-hole_in_the_roof = trepar pelo buraco
quest-about-trapdoor = evitar o alçapão
quest-about-swinging_blade = parar a lâmina
quest-about-crossfire = aguentar o fogo cruzado
quest-about-horde_of_rats = resistir às ratazanas
quest-about-demon_flame = esquivar a chama
quest-about-skeleton_volley = esquivar a saraivada
quest-about-golem_grab = esquivar a garra do golem
quest-about-troll_smash = esquivar a pancada do trol
quest-about-sorcerers_bolt = esquivar o raio
quest-about-vampire_bite = repelir o vampiro
quest-about-spectral_storm = resistir à tempestade espectral
quest-about-torch_goes_out = reacender a tocha
quest-about-wounds = os ferimentos
quest-about-turns = os turnos perdidos
quest-about-sun = o pôr do sol
quest-about-darkness = o caminho às escuras
quest-about-second_leg = o segundo troço
quest-about-combat = o combate
quest-about-bargain = o negócio
quest-about-imp = o diabrete
quest-about-potion = a poção
quest-about-tome = o tomo
quest-about-curse = a maldição do mago
quest-about-dragon_rage = o fogo do dragão
quest-about-old_bones = os ossos velhos
quest-about-lingering_shade = a sombra
quest-about-spider_venom = o veneno
quest-about-treasure_chest = a arca do tesouro

# How somebody died: 'You die ...'.
quest-cause-sunset = ao pôr do sol, atrás dos portões fechados
quest-cause-pit = no poço sem fundo
quest-cause-card = no mesmo instante
quest-cause-dead_end = num beco sem saída
quest-cause-monster = em luta com um monstro
quest-cause-dragon = no fogo do dragão
quest-cause-wall = contra o muro exterior
quest-cause-bridge = ao cair da ponte
quest-cause-beast = em luta com o férrox
quest-cause-wounds = dos ferimentos

# Porque importa uma carta que fica com alguém: 'Fica contigo: Corda. ...'.
quest-why-rope = Serve para passar um teste de Agilidade numa ponte, numa derrocada, num alçapão ou num buraco no teto.
quest-why-torch_goes_out = No início de cada turno, a Sorte decide se esse turno se perde.
quest-why-lingering_shade = No início de cada turno, um 2 ou um 3 com dois dados mata.
quest-why-vampire_bite = A partir de agora cada turno começa com um ferimento.
quest-why-spider_venom = Lá em baixo, cada turno começa com um dado: com 1 ou 2, um ferimento.

# The questions. Counts select [1], not [one]: Portuguese counts 0 as [one] too.
quest-ask-action = { $moves ->
    [0] O que fazes?
    [1] Resta-te 1 movimento. Para onde vais?
   *[other] Restam-te { $moves } movimentos. Para onde vais?
}
quest-ask-ascent = Tiras: { $card }. Usas a { $rune } para sair das catacumbas?
quest-ask-bargain = { $offered ->
    [0] O elfo estende a mão. O que lhe ofereces?
   *[other] Já ofereceste { $offered } de ouro. Mais alguma coisa?
}
quest-ask-bridge = { $odds ->
    [0] A ponte balança: com esta carga nenhum lançamento de { $attribute } serve (seria preciso { $needed } ou menos). Atravessas?
   *[other] A ponte balança. Atravessas?
}
quest-ask-burn_order = O fogo do dragão apanha vários de vocês. Quem lança primeiro?
quest-ask-determination = Para { $about } precisavas de { $needed } ou menos ({ $attribute }, { $odds }%) e falhas por { $missed }. Gastas determinação?
quest-ask-direction = Desces em { $place }. Para que lado vais seguir?
quest-ask-drink = Podes beber uma poção antes de continuar. Bebes?
quest-ask-exit = Uma saída! Tens { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
} na tua fila: irias até { $place } e aí virarias. Sais das catacumbas?
quest-ask-flee = O { $monster } continua de pé. Foges ou continuas a lutar?
quest-ask-flee_unseen = Algo se mexe na escuridão. Foges antes de o ver?
quest-ask-fortune = Lanças { $dice } para { $about }. Usas a { $rune } para voltar a lançar?
quest-ask-fury = Vais fazer { $dealt ->
    [1] 1 ferimento
   *[other] { $dealt } ferimentos
} e sofrer { $wounds }. Sofres mais 1 para fazer mais 1?
quest-ask-glare = Um monstro! Usas a { $rune } para o afugentar?
quest-ask-hero = Com que herói desces?
quest-ask-hero_card = O { $monster } { $suffered ->
    [0] ainda não tem ferimentos
    [1] tem 1 ferimento
   *[other] tem { $suffered } ferimentos
}. Como atacas?
quest-ask-imp = Saíste com um diabrete engarrafado. Soltas o diabrete?
quest-ask-light = A tua tocha ilumina as passagens. Qual primeiro?
quest-ask-lighten = { $odds ->
    [0] Demasiado peso: seria preciso { $attribute } { $needed } ou menos. O que deixas para trás?
   *[other] { $attribute } { $needed } ou menos, { $odds }%. Deixas alguma coisa para trás antes de atravessar?
}
quest-ask-lose_loot = Que carta de saque perdes?
quest-ask-may_draw = Tiras uma carta de { $deck }?
quest-ask-mending = Usas a { $rune } para curar 5 ferimentos e acabar o teu turno?
quest-ask-monster_card = Jogas pelo { $monster }, { $suffered ->
    [0] ainda sem ferimentos
    [1] com 1 ferimento
   *[other] com { $suffered } ferimentos
}. Como ataca?
quest-ask-onward = Segues logo ({ $room }). Por onde?
quest-ask-opening = Algo fecha a passagem. Usas a { $rune } para passar?
quest-ask-orientation = Sais em { $place }: { $room }. Para que lado fica a entrada?
quest-ask-penance = Para { $about } tens de tirar { $needed } ou menos ({ $attribute }, { $odds }%). Sofres antes 1 ferimento para ganhar 3 de determinação?
quest-ask-pick = Qual destas cartas segues?
quest-ask-return_to = { $seat } volta. Em que torre?
quest-ask-return_order = Voltam vários de vocês. Quem primeiro?
quest-ask-rope = Para { $about } tens de tirar { $needed } ou menos ({ $attribute }, { $odds }%). Usas a corda?
quest-ask-run = Escapas. Para onde?
quest-ask-secret_door = Há uma porta secreta. Aonde te leva?
quest-ask-seeking = Usas a { $rune } para tirar 4 cartas e seguir uma?
quest-ask-serenity = O fogo do dragão: lanças { $dice }. Voltas a lançar?
quest-ask-side = De que lado estás? ({ $room })
quest-ask-slumber = Tiras: { $card }. Usas a { $rune } para a devolver ao baralho?
quest-ask-spoils_order = Vários de vocês têm saque por que lançar. Quem primeiro?
quest-ask-start_tower = Em que torre começas?
quest-ask-status_order = Várias cartas atuam sobre ti. Qual primeiro?
quest-ask-stroll = Para que sala vais?
quest-ask-stubborn = Falhas por { $missed } ao tentar { $about } ({ $attribute } { $needed } ou menos, { $odds }%). Sofres 1 ferimento para voltar a lançar?
quest-ask-tile = Tiras uma peça: { $room }. Ficas com ela?
quest-ask-to_tower = O tomo transporta-te. Para que torre?
quest-ask-tower = Estás numa torre. E agora?
quest-ask-trail = A partir de { $place }, quantos passos dás?
quest-ask-turn_marker = Estás debaixo de { $place }. Para que lado viras?
quest-ask-warding = Vais sofrer { $wounds ->
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}. Usas a { $rune } para evitar até 4?
quest-ask-warning = Uma armadilha: { $card }. Usas a { $rune } para te livrares dela?

# The answers.
quest-option-bargain-done = Não ofereço mais nada
quest-option-bargain-refuse = Não oferecer nada
quest-option-bridge-cross = Atravessar
quest-option-bridge-stay = Ficar deste lado
quest-option-climb = Tentar outra vez o buraco do teto
quest-option-delve = Seguir: tirar uma carta de Catacumbas
quest-option-descend = Descer às catacumbas
quest-option-determination = { $amount ->
    [0] Não gastar nada
   *[other] Gastar { $amount }
}
quest-option-done = Agora não
quest-option-dragon = Tirar uma carta de Dragão
quest-option-drink = Beber uma poção
quest-option-exit-exit = Sair das catacumbas
quest-option-exit-stay = Ficar em baixo
quest-option-feel = Avançar às apalpadelas
quest-option-flee-fight = Continuar a lutar
quest-option-flee-flee = Fugir
quest-option-flee_unseen-fight = Ficar e lutar
quest-option-flee_unseen-flee = Fugir
quest-option-fury-calm = Não, atacar sem mais
quest-option-fury-fury = Sim, com fúria
quest-option-imp-leave = Deixá-lo na garrafa
quest-option-imp-uncork = Soltá-lo
quest-option-leave = Sair da masmorra
quest-option-lighten-go = Atravessar tal como estás
quest-option-light = Iluminar a { $way } ({ $place })
quest-option-loot = { $card } ({ $gold })
quest-option-card = { $card }
quest-option-hero = { $hero }
quest-option-tower = { $tower }
quest-option-may_draw-draw = Tirar
quest-option-may_draw-leave = Deixar estar
quest-option-move = Ir para { $way } ({ $place })
quest-option-orientation = Com a entrada a { $way }
quest-option-penance-penance = Sofrer 1 ferimento e ganhar 3 de determinação
quest-option-penance-roll = Lançar sem mais
quest-option-rope-roll = Guardar a corda e lançar
quest-option-rope-rope = Usar a corda
quest-option-rune = Usar a { $rune }
quest-option-rune-keep = Guardar a runa
quest-option-rune-use = Usar a runa
quest-option-search = Procurar na sala
quest-option-secret_door-stay = Não a usar
quest-option-serenity-both = Voltar a lançar os dois
quest-option-serenity-first = Voltar a lançar o primeiro
quest-option-serenity-keep = Ficar com os dois
quest-option-serenity-second = Voltar a lançar o segundo
quest-option-side = O lado da passagem { $way }
quest-option-stop = Parar aqui
quest-option-stroll = Para { $place }
quest-option-stubborn-accept = Aceitar a falha
quest-option-stubborn-stubborn = Sofrer 1 ferimento e voltar a lançar
quest-option-tile-brightblaze = Tirar outra: gastar 1 de determinação
quest-option-tile-keep = Ficar com ela
quest-option-tile-shaping = Tirar outra: usar a runa
quest-option-tome = Ler o tomo proibido
quest-option-trail = { $amount ->
    [1] 1 passo
   *[other] { $amount } passos
}
quest-option-way = Para { $way }

# What an answer risks; several are joined in one line.
quest-risks = { $risks }
quest-risk-bargain = uma saída { $out }%, ferimentos { $hurt }%
quest-risk-bridge = a ponte: { $odds ->
    [0] nenhum lançamento de { $attribute } serve, seria preciso { $needed } ou menos
   *[other] { $attribute } { $needed } ou menos, { $odds }%
}{ $tokens ->
    [0] { "" }
   *[other] { " " }({ $best }% com { $tokens } de determinação)
}
quest-risk-caught = se te apanha, de { $least } a { $most } ferimentos
quest-risk-chamber = { $room }: { $harm }% de que a carta faça mal
quest-risk-clash = { $against } (sofres { $suffers }, fazes { $deals })
quest-risk-delve = uma saída { $odds }%, dano { $harm }%
quest-risk-descend = { $odds }% de sair com cada carta
quest-risk-door = uma porta: { $odds }% de que se abra
quest-risk-dragon = { $odds }% de que o dragão acorde: perdes todo o saque e, em { $dies }% dessas vezes, a vida
quest-risk-feel = { $way } { $odds }%
quest-risk-imp = um tesouro { $gains }%, perder uma carta de saque { $loses }%
quest-risk-leave = a salvo, com { $gold } de ouro
quest-risk-leg = { $spaces ->
    [0] o muro exterior é já aqui
    [1] 1 casa até ao muro exterior
   *[other] { $spaces } casas até ao muro exterior
}: { $most ->
    [0] sem perigo
    [1] no máximo 1 ferimento
   *[other] no máximo { $most } ferimentos
}
quest-risk-misses = continua a ser uma falha, por { $left }
quest-risk-monster = ali espera um monstro
quest-risk-no_escape = de um monstro de lá não se pode fugir
quest-risk-passes = teste superado
quest-risk-penalty = escapar { $most ->
    [0] não custa nada
   *[other] custa de { $least } a { $most } ferimentos
}
quest-risk-penalty_known = escapar custa { $wounds ->
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}
quest-risk-pit = um poço sem fundo: { $attribute } { $needed } ou menos para viver, { $odds }%{ $tokens ->
    [0] { "" }
   *[other] { " " }({ $best }% com { $tokens } de determinação)
}
quest-risk-potion = cura { $heals }%, fere { $wounds }%, mata { $dies }%
quest-risk-room = { $room }
quest-risk-search = ouro { $gain }%{ $door ->
    [0] { "" }
   *[other] , uma porta secreta { $door }%
}, dano { $harm }%
quest-risk-steps = { $wounds ->
    [0] sem ferimentos
    [1] 1 ferimento contra o muro exterior
   *[other] { $wounds } ferimentos contra o muro exterior
}
quest-risk-test = { $about }: { $attribute } { $needed } ou menos, { $odds }%{ $tokens ->
    [0] { "" }
   *[other] { " " }({ $best }% com { $tokens } de determinação)
}
quest-risk-tome = um tesouro { $gains }%, cura { $heals }%, fere { $wounds }%, mata { $dies }%
quest-risk-trap = sala de armadilhas: { $harm }% de que a carta faça mal
quest-risk-unexplored = por explorar: { $chambers }% de que seja uma sala comum
quest-risk-unseen = a sua saúde é pelo menos { $least } e no máximo { $most }
quest-risk-weapon = contra { $risks }

# What happens.
quest-event-goal = { $alone ->
    [yes] Traz um tesouro para fora da masmorra antes de o sol se pôr.
   *[no] Traz saque para fora da masmorra antes de o sol se pôr: de quem sair com vida ganha o mais rico.
} O tesouro está no meio, com o dragão; as saídas são as quatro torres.
quest-event-hero_dealt = { $you ->
    [yes] O teu herói
   *[no] O herói de { $seat }
}: { $hero }, com a { $rune }.
quest-event-start_drawn = { $you ->
    [yes] Começas tu.
   *[no] Começa { $seat }.
}
quest-event-start_passes = { $you ->
    [yes] A ficha de jogador inicial passa para ti.
   *[no] A ficha de jogador inicial passa para { $seat }.
}
quest-event-tower_taken = { $you ->
    [yes] Começas
   *[no] { $seat } começa
} na torre de { $place }.
quest-event-turn_began = { $you ->
    [yes] O teu turno.
   *[no] Turno de { $seat }.
}
quest-event-sun_moved = { $left ->
    [0] O sol está na sua última casa.
    [1] O sol avança para a casa { $space }; resta 1.
   *[other] O sol avança para a casa { $space }; restam { $left }.
}
quest-event-sunset = O sol põe-se. Os portões fecham-se.
quest-event-turn_lost = { $you ->
    [yes] Perdes este turno
   *[no] { $seat } perde este turno
}{ $left ->
    [0] .
    [1] { "" } e mais 1 a seguir.
   *[other] { "" } e mais { $left } a seguir.
}
quest-event-turns_lost = { $you ->
    [yes] Vais perder
   *[no] { $seat } vai perder
} { $amount ->
    [1] 1 turno
   *[other] { $amount } turnos
}.
quest-event-waits = Outros heróis fecham todos os caminhos: { $you ->
    [yes] esperas.
   *[no] { $seat } espera.
}
quest-event-tile_drawn = { $you ->
    [yes] Tiras
   *[no] { $seat } tira
} uma peça: { $room }.
quest-event-room_explored = A peça fica em { $place }.
quest-event-room_turned = A sala de { $place } roda { $quarters ->
    [1] 90
    [2] 180
   *[other] 270
}°.
quest-event-entered = { $you ->
    [yes] Entras
   *[no] { $seat } entra
} em { $place }: { $room }.
quest-event-card_drawn = { $you ->
    [yes] Tiras
   *[no] { $seat } tira
} uma carta de { $deck }: { $card }.
quest-event-card_kept = { $you ->
    [yes] Fica contigo: { $card }.
   *[no] Fica com { $seat }: { $card }.
} { $why }
quest-event-card_over = { $you ->
    [yes] Já não tens
   *[no] { $seat } já não tem
}: { $card }.
quest-event-reshuffled = O baralho de { $deck } é baralhado com os seus descartes.
quest-event-deck_refilled = O baralho de { $deck } acabou: os descartes são baralhados e fazem um novo.
quest-event-loot_gained = { $you ->
    [yes] Guardas
   *[no] { $seat } guarda
}: { $card }{ $gold ->
    [0] .
   *[other] { " " }({ $gold }).
}
quest-event-loot_lost = { $you ->
    [yes] Ficas
   *[no] { $seat } fica
} sem: { $card }.
quest-event-rolled = { $you ->
    [yes] Lanças { $dice } para { $about }.
   *[no] { $seat } lança { $dice } para { $about }.
}
quest-event-test_passed = { $you ->
    [yes] Consegues
   *[no] { $seat } consegue
} { $about } ({ $attribute }).
quest-event-test_failed = { $you ->
    [yes] Não consegues
   *[no] { $seat } não consegue
} { $about } ({ $attribute }, { $missed } a mais).
quest-event-determination_gained = { $you ->
    [yes] Ganhas
   *[no] { $seat } ganha
} { $amount } de determinação ({ $total }).
quest-event-determination_spent = { $you ->
    [yes] Gastas
   *[no] { $seat } gasta
} { $amount } de determinação ({ $total ->
    [1] resta 1
   *[other] restam { $total }
}).
quest-event-wounded = { $amount ->
    [0] { $you ->
        [yes] Não sofres ferimentos
       *[no] { $seat } não sofre ferimentos
    }
   *[other] { $you ->
        [yes] Sofres
       *[no] { $seat } sofre
    } { $amount ->
        [1] 1 ferimento
       *[other] { $amount } ferimentos
    }
} ({ $total } no total).
quest-event-healed = { $amount ->
    [0] { $you ->
        [yes] Não tens ferimentos para curar.
       *[no] { $seat } não tem ferimentos para curar.
    }
   *[other] { $you ->
        [yes] Curas
       *[no] { $seat } cura
    } { $amount ->
        [1] 1 ferimento
       *[other] { $amount } ferimentos
    } ({ $total ->
        [1] resta 1
       *[other] restam { $total }
    }).
}
quest-event-died = { $you ->
    [yes] Morres
   *[no] { $seat } morre
} { $cause }.
quest-event-returned = { $you ->
    [yes] A morte pode esperar: voltas a começar
   *[no] A morte pode esperar: { $seat } volta a começar
} na torre de { $place }.
quest-event-rune_dealt = { $you ->
    [yes] Recebes
   *[no] { $seat } recebe
} uma nova runa: { $rune }.
quest-event-rune_used = { $you ->
    [yes] Usas
   *[no] { $seat } usa
} a { $rune }.
quest-event-monster_met = { $you ->
    [yes] Um { $monster } sai-te ao caminho!
   *[no] Um { $monster } sai ao caminho de { $seat }!
}
quest-event-monster_met-private = { $you ->
    [yes] Um { $monster } sai-te ao caminho!
   *[no] Um { $monster } sai ao caminho de { $seat }!
} A sua saúde é { $health }; escapar dele { $penalty ->
    [0] não custa nada
    [1] custa 1 ferimento
   *[other] custa { $penalty } ferimentos
}.
quest-event-monster_shown = { $you ->
    [yes] Um { $monster } sai-te ao caminho!
   *[no] Um { $monster } sai ao caminho de { $seat }!
} A sua saúde é { $health }; escapar dele { $penalty ->
    [0] não custa nada
    [1] custa 1 ferimento
   *[other] custa { $penalty } ferimentos
}.
quest-event-no_escape = { $you ->
    [yes] Deste não podes fugir.
   *[no] Deste { $seat } não pode fugir.
}
quest-event-cards_revealed = { $you ->
    [yes] Atacas
   *[no] { $seat } ataca
}: { $weapon }. O { $monster }: { $against }.
quest-event-guarded = { $you ->
    [yes] Desvias
   *[no] { $seat } desvia
} 1 ferimento.
quest-event-monster_wounded = O { $monster } sofre { $amount ->
    [1] 1 ferimento
   *[other] { $amount } ferimentos
} ({ $total } no total).
quest-event-monster_slain = { $you ->
    [yes] Matas
   *[no] { $seat } mata
} o { $monster }!
quest-event-monster_discarded = A carta do { $monster } vai para o descarte: saúde { $health }, penalização de fuga { $penalty }.
quest-event-beast_beaten = { $you ->
    [yes] Derrotas
   *[no] { $seat } derrota
} o férrox.
quest-event-escaped = { $you ->
    [yes] Escapas
   *[no] { $seat } escapa
} do { $monster }{ $penalty ->
    [0] { " " }sem um arranhão.
    [1] { " " }à custa de 1 ferimento.
   *[other] { " " }à custa de { $penalty } ferimentos.
}
quest-event-volley_card = A saraivada traz um { $monster }: { $penalty ->
    [0] nenhum ferimento.
    [1] 1 ferimento.
   *[other] { $penalty } ferimentos.
}
quest-event-dragon_wakes = O dragão acorda! O seu fogo enche a sala e { $you ->
    [yes] { $more ->
        [0] atinge-te
       *[other] atinge { $beside } e a ti
    }
   *[no] atinge { $seats }
}.
quest-event-entrance_found = { $you ->
    [yes] Encontras
   *[no] { $seat } encontra
} uma descida para as catacumbas em { $place }.
quest-event-went_below = { $you ->
    [yes] Desces
   *[no] { $seat } desce
} às catacumbas em { $place }, rumo a { $way }.
quest-event-carried_off = { $you ->
    [yes] A naga leva-te
   *[no] A naga leva { $seat }
} até { $place }, agora rumo a { $way }.
quest-event-marker_moved = { $you ->
    [yes] Avanças
   *[no] { $seat } avança
} pelas catacumbas até { $place }.
quest-event-no_way_up = Em { $place } não há por onde subir: { $you ->
    [yes] continuas
   *[no] { $seat } continua
} nas catacumbas.
quest-event-left_dungeon = { $you ->
    [yes] Sais
   *[no] { $seat } sai
} da masmorra com vida!
quest-event-gold_counted = { $you ->
    [yes] Contas
   *[no] { $seat } conta
} { $gold } de ouro em { $cards ->
    [1] 1 carta de saque
   *[other] { $cards } cartas de saque
}.
quest-event-won = Com vida e com mais ouro do que ninguém ({ $gold }): { $you ->
    [yes] { $more ->
        [0] tu
       *[other] { $beside } e tu
    }
   *[no] { $seats }
}.
quest-event-nobody_wins = Ninguém saiu com vida. O dragão guarda o seu ouro.
