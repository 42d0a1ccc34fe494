quest-players-solo = solo
quest-light-dark = no escuro
quest-blocked-lose = encurralado, espera
quest-blocked-die = encurralado, morre
quest-hero-tatianna-text = A mais ágil; pouca coisa a pega.
quest-ability-penance-text = Uma vez por turno, antes de um teste, você pode sofrer 1 ferimento para ganhar 3 de determinação.
quest-ability-serenity-text = Na fúria do dragão você pode rolar de novo um dos seus dados ou os dois, uma vez.
quest-ability-brightblaze-text = Uma vez por turno, você pode gastar 1 de determinação para devolver a peça comprada para seu movimento e comprar outra.
quest-ability-ember-text = Sua tocha nunca se apaga.
quest-ability-guard-text = Uma vez por combate, uma rodada causa 1 ferimento a menos a você.
quest-ability-glory-text = Quando mata um monstro, você ganha 1 de determinação.
quest-ability-fury-text = Numa rodada que fere o monstro você pode sofrer 1 ferimento para causar mais 1 a ele.
quest-ability-stubborn-text = Uma vez por turno, se falhar um teste de Força, você pode sofrer 1 ferimento e rolar de novo.
quest-ability-keen-text = Quando procura, você compra 2 cartas e segue a que preferir.
quest-ability-trail-text = Ao sair das catacumbas, você pode dar 1 passo a mais ou a menos do que diz o dado.
quest-ability-elusive-text = Quando foge de um combate, você não sofre a penalidade de fuga.
quest-ability-light-text = Numa ponte seu espólio pesa no máximo 2 cartas.
quest-rune-stasis-text = No início da sua ação: até 3 movimentos neste turno.
quest-rune-warning-text = Quando você compra uma carta de Armadilha: descarte-a, e nada acontece.
quest-rune-mending-text = No início do seu turno: cure 5 ferimentos e seu turno acaba.
quest-rune-opening-text = Diante de uma porta ou de uma grade: você passa por tudo o que fecha essa passagem.
quest-rune-shaping-text = Quando você compra uma peça de sala: devolva-a e compre outra.
quest-rune-fortune-text = Depois de qualquer rolagem sua: role de novo todos esses dados.
quest-rune-seeking-text = Quando você procura: compre 4 cartas e siga uma.
quest-rune-ascent-text = Quando você compra uma carta de Catacumbas: ignore-a e saia das catacumbas.
quest-rune-glare-text = Quando você encontra um monstro do qual se pode fugir: ele desaparece e seu turno acaba.
quest-rune-warding-text = Quando você vai sofrer ferimentos: até 4 a menos.
quest-rune-slumber-text = Quando você compra uma carta de Dragão: ela volta ao baralho, nada acontece e seu turno acaba.
quest-rune-passage-text = Em vez de agir: vá até 2 salas exploradas e livres adiante; só a última atua.
quest-room-dungeon-text = Compre uma carta de Masmorra. Em outro turno dá para procurar nela, uma vez.
quest-room-corridor-text = Siga na hora, sem contar portas nem grades, e não por onde você veio.
quest-room-rotating-text = Gira 180° com você lá dentro e seu turno acaba.
quest-room-trap-text = Compre uma carta de Armadilha.
quest-room-darkness-text = Siga na hora pela passagem que o dado disser.
quest-room-cavein = desabamento
quest-room-cavein-text = Compre uma carta de Masmorra. Para escalar para o outro lado, teste de Agilidade.
quest-room-chasm-text = Compre uma carta de Masmorra. Não dá para atravessar: saia pelo seu lado.
quest-room-pit-text = Teste de Sorte; se falhar, você morre. Depois seu turno acaba.
quest-room-bridge-text = Atravesse ou encerre seu turno. Atravessar é um teste de Agilidade com mais 1 por carta de espólio; se falhar, você cai: 1 dado de ferimentos e para as catacumbas.
quest-room-web-text = Volte na hora ou faça um teste de Força para ir para outro lado; se falhar, seu turno acaba.
quest-room-tower-text = Com espólio você pode sair aqui da masmorra (no modo solo, com um tesouro). Ou siga em frente, ou vá direto para outra torre livre.
quest-room-treasure-text = Compre uma carta de Dragão: 7 das 8 dão 2 tesouros a você, 1 acorda o dragão. Em outros turnos você pode comprar outra.
quest-way-E = leste
quest-monster-troll = troll
quest-monster-demon = demônio
quest-card-dead_adventurer-text = Você pode revistar o corpo: compre uma carta de Cadáver.
quest-card-crypt-text = Você pode abri-la: compre uma carta de Cripta.
quest-card-ambush-text = Um monstro ataca você; dá para fugir dele.
quest-card-hidden_trap-text = Compre uma carta de Armadilha.
quest-card-passage_down-text = Uma entrada para as catacumbas se abre aqui.
quest-card-ceiling_collapses-text = A sala gira 90° no sentido horário; nas catacumbas nada acontece.
quest-card-torch_goes_out-text = No início de cada turno, teste de Sorte: se passar, ela volta a arder; se falhar, o turno acaba.
quest-card-secret_door-text = Você pode atravessar o muro para qualquer casa ao lado. De um monstro que aparecer do outro lado não dá para fugir.
quest-card-curse_of_the_wizard-text = Giram todos os corredores: 90° com 1-2, 180° com 3-4, 270° com 5-6.
quest-card-unstable_potion-text = Espólio. Beba-a no seu turno e role 2 dados: 2, você morre; 3-5, 4 ferimentos; 8-10, cura 3; 11-12, cura tudo.
quest-card-bottle_imp-text = Espólio. Se sair com vida você pode rolar um dado: 1-2, perde outra carta de espólio; 4-6, ganha um tesouro.
quest-card-lingering_shade-text = No início de cada turno, 2 dados: com 2-3 você morre. Vai embora quando você desce às catacumbas ou sai da masmorra.
quest-card-shifting_shadows-text = O baralho é embaralhado com os descartes; compre outra carta.
quest-card-ferrox-text = Tem 1 dado de saúde. Faça testes de Força seguidos: se passar, ele perde 1; se falhar, você sofre 1 ferimento. Não dá para fugir.
quest-card-dust_and_echoes-text = O baralho é embaralhado com os descartes; compre outra carta.
quest-card-door_opens = A porta se abre
quest-card-door_opens-text = Você passa.
quest-card-door_jammed-text = Não abre; seu turno acaba.
quest-card-spear_trap-text = 1 dado de ferimentos; não abre e seu turno acaba.
quest-card-creaking_hinges-text = O baralho é embaralhado com os descartes; compre outra carta.
quest-card-trapdoor-text = Teste de Agilidade; se falhar, você sofre 1 ferimento e cai nas catacumbas.
quest-card-explosion-text = 4 ferimentos, e você perde 1 turno.
quest-card-swinging_blade-text = Teste de Armadura; se falhar, você morre.
quest-card-crossfire-text = Teste de Armadura; se falhar, você sofre 1 ferimento por ponto a mais.
quest-card-hidden_gears-text = O baralho é embaralhado com os descartes; compre outra carta.
quest-card-exit-text = Você pode sair agora das catacumbas.
quest-card-hole_in_the_roof-text = Teste de Agilidade; se passar você pode sair das catacumbas, se falhar seu turno acaba. Você pode tentar de novo em outros turnos.
quest-card-treasure_chest-text = Espólio. Se sair com vida, 2 dados vezes 100 de ouro.
quest-card-gigantic_diamond-text = Espólio: 4000 de ouro.
quest-card-horde_of_rats-text = Teste de Armadura; se falhar, você sofre 4 ferimentos.
quest-card-demon_flame-text = Teste de Sorte sem determinação: 1 ferimento se passar, 5 se falhar.
quest-card-skeleton_volley-text = Teste de Sorte; se falhar, você sofre as penalidades de fuga de 2 cartas de monstro.
quest-card-golem_grab-text = Teste de Sorte; se falhar, você sofre 2 ferimentos e perde 1 carta de espólio à sua escolha.
quest-card-troll_smash = Pancada de troll
quest-card-troll_smash-text = Teste de Sorte; se falhar, você sofre 10 ferimentos menos sua Armadura.
quest-card-sorcerers_bolt-text = Teste de Sorte; se falhar, você sofre 1 ferimento por ponto a mais.
quest-card-vampire_bite = Mordida de vampiro
quest-card-vampire_bite-text = Teste de Agilidade ou Armadura, a mais baixa; se falhar, você sofre 1 ferimento no início de cada turno, mesmo fora das catacumbas.
quest-card-greedy_deep_elf-text = Você pode entregar espólio e rolar um dado vezes 100: se sair menos do que você deu, pode sair das catacumbas; se sair mais, 4 ferimentos.
quest-card-giant_naga-text = Leva você 1 casa por carta da sua fila, dá meia-volta e tira da fila tudo menos o espólio. Você continua nas catacumbas.
quest-card-twisting_tunnels-text = O baralho é embaralhado com os descartes; compre outra carta.
quest-card-rope-text = Descarte-a para passar um teste de Agilidade numa ponte, num desabamento, num alçapão ou num buraco no teto.
quest-card-old_bones-text = Role um dado: com 4-6 um monstro ataca você e não dá para fugir.
quest-card-restless_dead-text = O baralho é embaralhado com os descartes; compre outra carta.
quest-card-spectral_storm-text = Teste de Força; se falhar, você sofre metade da saúde que ainda tem, arredondada para cima.
quest-card-sealed_again-text = O baralho é embaralhado com os descartes; compre outra carta.
quest-card-dragon_sleeps-text = Pegue 2 cartas de Tesouro. Esta carta não volta até o dragão acordar.
quest-card-dragon_rage-text = Todos os que estão na sala do tesouro perdem o espólio e sofrem 2 dados de ferimentos.
quest-card-loadstone = Pedra-ímã
quest-card-loadstone-text = Vale 1 de ouro. Você não pode largá-la, e numa ponte pesa como 3 cartas de espólio.
quest-card-ebon_ring-text = Espólio: 80 de ouro.
quest-card-obsidian_ring-text = Espólio: 110 de ouro.
quest-card-pearl_ring-text = Espólio: 130 de ouro.
quest-card-ruby_ring-text = Espólio: 140 de ouro.
quest-card-silver_ring-text = Espólio: 160 de ouro.
quest-card-gold_ring-text = Espólio: 190 de ouro.
quest-card-arcane_ring-text = Espólio: 210 de ouro.
quest-card-charmers_flute-text = Espólio: 230 de ouro.
quest-card-crystal_of_tival-text = Espólio: 240 de ouro.
quest-card-belt_of_strength-text = Espólio: 260 de ouro.
quest-card-jinn_lamp = Lâmpada do gênio
quest-card-jinn_lamp-text = Espólio: 270 de ouro.
quest-card-golden_claws-text = Espólio: 290 de ouro.
quest-card-ebon_amulet-text = Espólio: 300 de ouro.
quest-card-crystal_of_orris-text = Espólio: 320 de ouro.
quest-card-jeweled_chakram-text = Espólio: 350 de ouro.
quest-card-rune_scarab-text = Espólio: 400 de ouro.
quest-card-eyes_of_avra-text = Espólio: 420 de ouro.
quest-card-flying_carpet-text = Espólio: 500 de ouro.
quest-card-mirror_of_shael-text = Espólio: 550 de ouro.
quest-card-vestments_of_kellos-text = Espólio: 600 de ouro.
quest-card-staff_of_light = Cajado de luz
quest-card-staff_of_light-text = Espólio: 700 de ouro.
quest-card-star_of_kellos-text = Espólio: 800 de ouro.
quest-card-chalice_of_tamalir-text = Espólio: 900 de ouro.
quest-card-sun_spear-text = Espólio: 1100 de ouro.
quest-card-bag_of_gems-text = Espólio: 1200 de ouro.
quest-card-quicksilver_potion-text = Espólio: 1500 de ouro.
quest-card-harp_of_tranquility-text = Espólio: 2000 de ouro.
quest-card-giant_ruby-text = Espólio: 3000 de ouro.
quest-card-artifact_eater = Devorador de artefatos
quest-card-artifact_eater-text = Espólio sem valor: ao ser comprado, come a mais valiosa das suas outras cartas de espólio.
quest-card-forbidden_tome-text = Espólio. Leia-o em vez de agir e role 2 dados: 2, você morre; 3-5, 4 ferimentos; 8-10, um tesouro; 11, cura tudo; 12, para uma torre livre.
quest-card-gold_10-text = Espólio: 10 de ouro.
quest-card-gold_20-text = Espólio: 20 de ouro.
quest-card-gold_30-text = Espólio: 30 de ouro.
quest-card-gold_40-text = Espólio: 40 de ouro.
quest-card-gold_50-text = Espólio: 50 de ouro.
quest-card-gold_60-text = Espólio: 60 de ouro.
quest-card-gold_70-text = Espólio: 70 de ouro.
quest-card-gold_90-text = Espólio: 90 de ouro.
quest-card-gold_100-text = Espólio: 100 de ouro.
quest-card-gold_120-text = Espólio: 120 de ouro.
quest-card-gold_150-text = Espólio: 150 de ouro.
quest-card-gold_200-text = Espólio: 200 de ouro.
quest-card-gold_250-text = Espólio: 250 de ouro.
quest-about-cave_in = escalar o desabamento
quest-about-portcullis = levantar a grade
quest-about-hole_in_the_roof = subir pelo buraco
quest-about-demon_flame = escapar da chama
quest-about-skeleton_volley = escapar da saraivada
quest-about-golem_grab = escapar da garra do golem
quest-about-troll_smash = escapar da pancada do troll
quest-about-sorcerers_bolt = escapar do raio
quest-about-darkness = o caminho no escuro
quest-about-second_leg = o segundo trecho
quest-why-rope = Serve para passar um teste de Agilidade numa ponte, num desabamento, num alçapão ou num buraco no teto.
quest-why-spider_venom = Lá embaixo, cada turno começa com um dado: com 1 ou 2, um ferimento.
quest-ask-action = { $moves ->
    [0] O que você faz?
    [1] Você ainda tem 1 movimento. Para onde vai?
   *[other] Você ainda tem { $moves } movimentos. Para onde vai?
}
quest-ask-ascent = Você compra: { $card }. Usa a { $rune } para sair das catacumbas?
quest-ask-bargain = { $offered ->
    [0] O elfo estende a mão. O que você oferece a ele?
   *[other] Você já ofereceu { $offered } de ouro. Mais alguma coisa?
}
quest-ask-bridge = { $odds ->
    [0] A ponte balança: com esta carga nenhuma rolagem de { $attribute } serve (seria preciso { $needed } ou menos). Você atravessa?
   *[other] A ponte balança. Você atravessa?
}
quest-ask-burn_order = O fogo do dragão pega vários de vocês. Quem rola primeiro?
quest-ask-determination = Para { $about } você precisava de { $needed } ou menos ({ $attribute }, { $odds }%) e falha por { $missed }. Gasta determinação?
quest-ask-direction = Você desce em { $place }. Para que lado vai seguir?
quest-ask-drink = Você pode beber uma poção antes de continuar. Bebe?
quest-ask-exit = Uma saída! Você tem { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
} na sua fila: iria até { $place } e aí viraria. Você sai das catacumbas?
quest-ask-flee = O { $monster } continua de pé. Você foge ou continua lutando?
quest-ask-flee_unseen = Algo se mexe na escuridão. Você foge antes de ver o que é?
quest-ask-fortune = Você rola { $dice } para { $about }. Usa a { $rune } para rolar de novo?
quest-ask-fury = Você vai causar { $dealt ->
    [1] 1 ferimento
   *[other] { $dealt } ferimentos
} e sofrer { $wounds }. Sofre mais 1 para causar mais 1?
quest-ask-glare = Um monstro! Você usa a { $rune } para afugentá-lo?
quest-ask-hero = Com que herói você desce?
quest-ask-hero_card = O { $monster } { $suffered ->
    [0] ainda não tem ferimentos
    [1] tem 1 ferimento
   *[other] tem { $suffered } ferimentos
}. Como você ataca?
quest-ask-imp = Você saiu com um diabrete engarrafado. Solta o diabrete?
quest-ask-light = Sua tocha ilumina as passagens. Qual primeiro?
quest-ask-lighten = { $odds ->
    [0] Peso demais: seria preciso { $attribute } { $needed } ou menos. O que você deixa para trás?
   *[other] { $attribute } { $needed } ou menos, { $odds }%. Você deixa alguma coisa para trás antes de atravessar?
}
quest-ask-lose_loot = Que carta de espólio você perde?
quest-ask-may_draw = Você compra uma carta de { $deck }?
quest-ask-mending = Você usa a { $rune } para curar 5 ferimentos e encerrar seu turno?
quest-ask-monster_card = Você joga pelo { $monster }, { $suffered ->
    [0] ainda sem ferimentos
    [1] com 1 ferimento
   *[other] com { $suffered } ferimentos
}. Como ele ataca?
quest-ask-onward = Você segue na hora ({ $room }). Por onde?
quest-ask-opening = Algo fecha a passagem. Você usa a { $rune } para passar?
quest-ask-orientation = Você sai em { $place }: { $room }. Para que lado fica a entrada?
quest-ask-penance = Para { $about } você precisa tirar { $needed } ou menos ({ $attribute }, { $odds }%). Sofre antes 1 ferimento para ganhar 3 de determinação?
quest-ask-pick = Qual destas cartas você segue?
quest-ask-return_order = Vários de vocês voltam. Quem primeiro?
quest-ask-rope = Para { $about } você precisa tirar { $needed } ou menos ({ $attribute }, { $odds }%). Usa a corda?
quest-ask-run = Você escapa. Para onde?
quest-ask-secret_door = Há uma porta secreta. Aonde ela leva?
quest-ask-seeking = Você usa a { $rune } para comprar 4 cartas e seguir uma?
quest-ask-serenity = O fogo do dragão: você rola { $dice }. Rola de novo?
quest-ask-side = De que lado você está? ({ $room })
quest-ask-slumber = Você compra: { $card }. Usa a { $rune } para devolvê-la ao baralho?
quest-ask-spoils_order = Vários de vocês têm espólio pelo qual rolar. Quem primeiro?
quest-ask-start_tower = Em que torre você começa?
quest-ask-status_order = Várias cartas atuam sobre você. Qual primeiro?
quest-ask-stroll = Para que sala você vai?
quest-ask-stubborn = Você falha por { $missed } ao tentar { $about } ({ $attribute } { $needed } ou menos, { $odds }%). Sofre 1 ferimento para rolar de novo?
quest-ask-tile = Você compra uma peça: { $room }. Fica com ela?
quest-ask-to_tower = O tomo transporta você. Para que torre?
quest-ask-tower = Você está numa torre. E agora?
quest-ask-trail = A partir de { $place }, quantos passos você dá?
quest-ask-turn_marker = Você está debaixo de { $place }. Para que lado vira?
quest-ask-warding = Você vai sofrer { $wounds ->
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}. Usa a { $rune } para evitar até 4?
quest-ask-warning = Uma armadilha: { $card }. Você usa a { $rune } para se livrar dela?
quest-option-climb = Tentar de novo o buraco do teto
quest-option-delve = Seguir: comprar uma carta de Catacumbas
quest-option-dragon = Comprar uma carta de Dragão
quest-option-exit-stay = Ficar embaixo
quest-option-feel = Avançar tateando
quest-option-flee-fight = Continuar lutando
quest-option-fury-calm = Não, só atacar
quest-option-lighten-go = Atravessar como você está
quest-option-light = Iluminar o { $way } ({ $place })
quest-option-may_draw-draw = Comprar
quest-option-may_draw-leave = Deixar pra lá
quest-option-move = Ir para o { $way } ({ $place })
quest-option-orientation = Com a entrada ao { $way }
quest-option-penance-roll = Só rolar
quest-option-rope-roll = Guardar a corda e rolar
quest-option-secret_door-stay = Não usar
quest-option-serenity-both = Rolar de novo os dois
quest-option-serenity-first = Rolar de novo o primeiro
quest-option-serenity-second = Rolar de novo o segundo
quest-option-stubborn-stubborn = Sofrer 1 ferimento e rolar de novo
quest-option-tile-brightblaze = Comprar outra: gastar 1 de determinação
quest-option-tile-shaping = Comprar outra: usar a runa
quest-option-way = Para o { $way }
quest-risk-bridge = a ponte: { $odds ->
    [0] nenhuma rolagem de { $attribute } serve, seria preciso { $needed } ou menos
   *[other] { $attribute } { $needed } ou menos, { $odds }%
}{ $tokens ->
    [0] { "" }
   *[other] { " " }({ $best }% com { $tokens } de determinação)
}
quest-risk-caught = se pegar você, de { $least } a { $most } ferimentos
quest-risk-chamber = { $room }: { $harm }% de chance de a carta fazer mal
quest-risk-clash = { $against } (você sofre { $suffers }, causa { $deals })
quest-risk-descend = { $odds }% de chance de sair com cada carta
quest-risk-door = uma porta: { $odds }% de chance de abrir
quest-risk-dragon = { $odds }% de chance de o dragão acordar: você perde todo o espólio e, em { $dies }% dessas vezes, a vida
quest-risk-imp = um tesouro { $gains }%, perder uma carta de espólio { $loses }%
quest-risk-leg = { $spaces ->
    [0] o muro exterior é logo aqui
    [1] 1 casa até o muro exterior
   *[other] { $spaces } casas até o muro exterior
}: { $most ->
    [0] sem perigo
    [1] no máximo 1 ferimento
   *[other] no máximo { $most } ferimentos
}
quest-risk-misses = continua sendo uma falha, por { $left }
quest-risk-no_escape = de um monstro de lá não dá para fugir
quest-risk-trap = sala de armadilhas: { $harm }% de chance de a carta fazer mal
quest-risk-unexplored = por explorar: { $chambers }% de chance de ser uma sala comum
quest-risk-unseen = a saúde dele é pelo menos { $least } e no máximo { $most }
quest-event-goal = { $alone ->
    [yes] Traga um tesouro para fora da masmorra antes de o sol se pôr.
   *[no] Traga espólio para fora da masmorra antes de o sol se pôr: de quem sair com vida ganha o mais rico.
} O tesouro está no meio, com o dragão; as saídas são as quatro torres.
quest-event-hero_dealt = { $you ->
    [yes] Seu herói
   *[no] O herói de { $seat }
}: { $hero }, com a { $rune }.
quest-event-start_drawn = { $you ->
    [yes] Você começa.
   *[no] { $seat } começa.
}
quest-event-start_passes = { $you ->
    [yes] A ficha de jogador inicial passa para você.
   *[no] A ficha de jogador inicial passa para { $seat }.
}
quest-event-tower_taken = { $you ->
    [yes] Você começa
   *[no] { $seat } começa
} na torre de { $place }.
quest-event-turn_began = { $you ->
    [yes] Seu turno.
   *[no] Turno de { $seat }.
}
quest-event-sunset = O sol se põe. Os portões se fecham.
quest-event-turn_lost = { $you ->
    [yes] Você perde este turno
   *[no] { $seat } perde este turno
}{ $left ->
    [0] .
    [1] { "" } e mais 1 depois.
   *[other] { "" } e mais { $left } depois.
}
quest-event-turns_lost = { $you ->
    [yes] Você vai perder
   *[no] { $seat } vai perder
} { $amount ->
    [1] 1 turno
   *[other] { $amount } turnos
}.
quest-event-waits = Outros heróis fecham todos os caminhos: { $you ->
    [yes] você espera.
   *[no] { $seat } espera.
}
quest-event-tile_drawn = { $you ->
    [yes] Você compra
   *[no] { $seat } compra
} uma peça: { $room }.
quest-event-room_turned = A sala de { $place } gira { $quarters ->
    [1] 90
    [2] 180
   *[other] 270
}°.
quest-event-entered = { $you ->
    [yes] Você entra
   *[no] { $seat } entra
} em { $place }: { $room }.
quest-event-card_drawn = { $you ->
    [yes] Você compra
   *[no] { $seat } compra
} uma carta de { $deck }: { $card }.
quest-event-card_kept = { $you ->
    [yes] Fica com você: { $card }.
   *[no] Fica com { $seat }: { $card }.
} { $why }
quest-event-card_over = { $you ->
    [yes] Você não tem mais
   *[no] { $seat } não tem mais
}: { $card }.
quest-event-reshuffled = O baralho de { $deck } é embaralhado com os descartes.
quest-event-deck_refilled = O baralho de { $deck } acabou: os descartes são embaralhados e fazem um novo.
quest-event-loot_gained = { $you ->
    [yes] Você guarda
   *[no] { $seat } guarda
}: { $card }{ $gold ->
    [0] .
   *[other] { " " }({ $gold }).
}
quest-event-loot_lost = { $you ->
    [yes] Você fica
   *[no] { $seat } fica
} sem: { $card }.
quest-event-rolled = { $you ->
    [yes] Você rola { $dice } para { $about }.
   *[no] { $seat } rola { $dice } para { $about }.
}
quest-event-test_passed = { $you ->
    [yes] Você consegue
   *[no] { $seat } consegue
} { $about } ({ $attribute }).
quest-event-test_failed = { $you ->
    [yes] Você não consegue
   *[no] { $seat } não consegue
} { $about } ({ $attribute }, { $missed } a mais).
quest-event-determination_gained = { $you ->
    [yes] Você ganha
   *[no] { $seat } ganha
} { $amount } de determinação ({ $total }).
quest-event-determination_spent = { $you ->
    [yes] Você gasta
   *[no] { $seat } gasta
} { $amount } de determinação ({ $total ->
    [1] resta 1
   *[other] restam { $total }
}).
quest-event-wounded = { $amount ->
    [0] { $you ->
        [yes] Você não sofre ferimentos
       *[no] { $seat } não sofre ferimentos
    }
   *[other] { $you ->
        [yes] Você sofre
       *[no] { $seat } sofre
    } { $amount ->
        [1] 1 ferimento
       *[other] { $amount } ferimentos
    }
} ({ $total } no total).
quest-event-healed = { $amount ->
    [0] { $you ->
        [yes] Você não tem ferimentos para curar.
       *[no] { $seat } não tem ferimentos para curar.
    }
   *[other] { $you ->
        [yes] Você cura
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
    [yes] Você morre
   *[no] { $seat } morre
} { $cause }.
quest-event-returned = { $you ->
    [yes] A morte pode esperar: você recomeça
   *[no] A morte pode esperar: { $seat } recomeça
} na torre de { $place }.
quest-event-rune_dealt = { $you ->
    [yes] Você recebe
   *[no] { $seat } recebe
} uma nova runa: { $rune }.
quest-event-rune_used = { $you ->
    [yes] Você usa
   *[no] { $seat } usa
} a { $rune }.
quest-event-monster_met = { $you ->
    [yes] Um { $monster } cruza seu caminho!
   *[no] Um { $monster } cruza o caminho de { $seat }!
}
quest-event-monster_met-private = { $you ->
    [yes] Um { $monster } cruza seu caminho!
   *[no] Um { $monster } cruza o caminho de { $seat }!
} A saúde dele é { $health }; escapar dele { $penalty ->
    [0] não custa nada
    [1] custa 1 ferimento
   *[other] custa { $penalty } ferimentos
}.
quest-event-monster_shown = { $you ->
    [yes] Um { $monster } cruza seu caminho!
   *[no] Um { $monster } cruza o caminho de { $seat }!
} A saúde dele é { $health }; escapar dele { $penalty ->
    [0] não custa nada
    [1] custa 1 ferimento
   *[other] custa { $penalty } ferimentos
}.
quest-event-no_escape = { $you ->
    [yes] Deste você não pode fugir.
   *[no] Deste { $seat } não pode fugir.
}
quest-event-cards_revealed = { $you ->
    [yes] Você ataca
   *[no] { $seat } ataca
}: { $weapon }. O { $monster }: { $against }.
quest-event-guarded = { $you ->
    [yes] Você desvia
   *[no] { $seat } desvia
} 1 ferimento.
quest-event-monster_slain = { $you ->
    [yes] Você mata
   *[no] { $seat } mata
} o { $monster }!
quest-event-monster_discarded = A carta do { $monster } vai para o descarte: saúde { $health }, penalidade de fuga { $penalty }.
quest-event-beast_beaten = { $you ->
    [yes] Você derrota
   *[no] { $seat } derrota
} o férrox.
quest-event-escaped = { $you ->
    [yes] Você escapa
   *[no] { $seat } escapa
} do { $monster }{ $penalty ->
    [0] { " " }sem um arranhão.
    [1] { " " }à custa de 1 ferimento.
   *[other] { " " }à custa de { $penalty } ferimentos.
}
quest-event-dragon_wakes = O dragão acorda! O fogo dele enche a sala e atinge { $you ->
    [yes] { $more ->
        [0] você
       *[other] { $beside } e você
    }
   *[no] { $seats }
}.
quest-event-entrance_found = { $you ->
    [yes] Você encontra
   *[no] { $seat } encontra
} uma descida para as catacumbas em { $place }.
quest-event-went_below = { $you ->
    [yes] Você desce
   *[no] { $seat } desce
} às catacumbas em { $place }, rumo ao { $way }.
quest-event-carried_off = { $you ->
    [yes] A naga leva você
   *[no] A naga leva { $seat }
} até { $place }, agora rumo ao { $way }.
quest-event-marker_moved = { $you ->
    [yes] Você avança
   *[no] { $seat } avança
} pelas catacumbas até { $place }.
quest-event-no_way_up = Em { $place } não há por onde subir: { $you ->
    [yes] você continua
   *[no] { $seat } continua
} nas catacumbas.
quest-event-left_dungeon = { $you ->
    [yes] Você sai
   *[no] { $seat } sai
} da masmorra com vida!
quest-event-gold_counted = { $you ->
    [yes] Você conta
   *[no] { $seat } conta
} { $gold } de ouro em { $cards ->
    [1] 1 carta de espólio
   *[other] { $cards } cartas de espólio
}.
quest-event-won = Com vida e com mais ouro do que todos ({ $gold }): { $you ->
    [yes] { $more ->
        [0] você
       *[other] { $beside } e você
    }
   *[no] { $seats }
}.
quest-event-nobody_wins = Ninguém saiu com vida. O dragão fica com o ouro dele.
