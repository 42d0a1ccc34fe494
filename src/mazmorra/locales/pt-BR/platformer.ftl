platformer-artifacts-off = sem artefatos
platformer-artifacts-on = com artefatos
platformer-players-solo = solo
platformer-hero-etorn-text = Um guerreiro pago por cabeça. Sua estrela é uma bota ou uma moeda.
platformer-hero-miksy-text = Uma feiticeira para quem nenhuma rolagem é definitiva. Sua estrela é uma bota ou uma mão.
platformer-hero-brunda-text = Uma anã ferreira que forja o que não combina. Sua estrela é uma bota ou uma espada.
platformer-ability-telekinesis-text = Cada mão que você usa move um inimigo até 2 casas em vez de 1; cada melhoria soma mais 2.
platformer-ability-bounty-text = Cada inimigo que você derrota dá mais 1 de ouro.
platformer-ability-reroll-text = Uma vez por turno você pode rolar de novo os dados não usados que quiser.
platformer-ability-shadow-text = Seu primeiro passo de cada turno não provoca ataques.
platformer-ability-rage-text = Uma vez por turno, com 6 de saúde ou mais, você pode sofrer 5 ferimentos: seu próximo ataque deste turno causa mais 1.
platformer-ability-charm-text = Com cada mão que usa você pode dar também 1 passo, antes ou depois de mover o inimigo.
platformer-ability-alloy-text = Uma vez por turno você pode forjar dois dados com símbolos diferentes.
platformer-ability-trader = Pechincha
platformer-ability-trader-text = Sua primeira compra de cada turno custa menos 1 de ouro, mas nunca menos de 1, e você pode comprar também de uma casa ao lado de uma loja.
platformer-enemy-zombie = zumbi
platformer-enemy-zombie-text = Dano 1, saúde 1. Espólio: 1 de ouro e 1 gema.
platformer-enemy-slime-text = Dano 1, saúde 1. Espólio: 1 gema.
platformer-enemy-goblin_thief-text = Dano 1, saúde 1. Espólio: 2 de ouro.
platformer-enemy-cave_bat-text = Dano 1, saúde 1. Espólio: 1 gema.
platformer-enemy-skeleton-text = Dano 1, saúde 2. Espólio: 1 de ouro e 1 gema.
platformer-enemy-ent-text = Dano 1, saúde 2. Espólio: 1 de ouro e 1 gema.
platformer-enemy-stone_golem-text = Dano 2, saúde 3. Espólio: 1 de ouro e 2 gemas.
platformer-enemy-orc_brute-text = Dano 2, saúde 2. Espólio: 2 de ouro e 1 gema.
platformer-enemy-giant_spider-text = Dano 1, saúde 2. Espólio: 2 gemas.
platformer-enemy-mimic-text = Dano 2, saúde 2. Espólio: 1 de ouro e 1 poção.
platformer-enemy-werewolf-text = Dano 3, saúde 3. Espólio: 2 de ouro e 2 gemas.
platformer-enemy-cyclops-text = Dano 2, saúde 4. Espólio: 2 de ouro e 3 gemas.
platformer-enemy-vampire-text = Dano 2, saúde 3. Espólio: 1 de ouro e 3 gemas.
platformer-enemy-minotaur-text = Dano 3, saúde 3. Espólio: 3 de ouro e 1 gema.
platformer-enemy-lich-text = Dano 2, saúde 3. Espólio: 1 de ouro e 3 gemas.
platformer-enemy-guard-text = Dano 1, saúde 2. Espólio: 3 gemas.
platformer-ability-thief-text = Tira 1 de ouro de quem ataca.
platformer-ability-brittle-text = Se cair fica derrotado, e o espólio é de quem tem o turno.
platformer-ability-knockback-text = Joga quem ataca 1 casa para trás, se estiver livre.
platformer-ability-webs-text = Nunca cai. De quem ataca no próprio turno dele tira 1 dado não usado.
platformer-ability-bait = Isca
platformer-ability-bait-text = Não dá para atacá-lo de cima nem de baixo.
platformer-ability-sweep = Varredura
platformer-ability-drain-text = Tira 1 gema de quem ataca.
platformer-ability-charge-text = O dado de inimigo o move 2 casas.
platformer-ability-ray-text = Quando o dado de inimigo diz ataque, atinge todos na sua linha da mesma peça, até o primeiro muro.
platformer-ability-loyal-text = Enquanto houver um guarda ao lado de Ikee, os ataques contra ele causam menos 1 ferimento.
platformer-boss-medusa-text = Dano 2. Quando você acaba seu turno no nível dela, ela rola o dado de inimigo e joga a primeira das suas cartas que o mostra.
platformer-boss-ikee-text = Dano 2. Quando você acaba seu turno no nível dele, ele tira 2 cartas e joga a do símbolo que mais saiu para você; se empatarem, as duas. Vem com 1 guarda.
platformer-badge-mirror-text = Descarte-o para devolver a Chuva de Pedras, ou o Olhar Petrificante, que ainda dá 1 gema a você. É seu quando você chega a uma das casas dele no nível do chefe, ou por 2 de ouro numa loja de lá.
platformer-badge-petrified-text = Você rola menos 1 dado. Gaste 2 símbolos quaisquer para se livrar dela. Vem do Olhar Petrificante.
platformer-badge-banner-text = Descarte-o para ignorar uma carta de Ikee e ganhar 1 gema. É seu quando você chega a uma das casas dele no nível do chefe, ou por 2 de ouro numa loja de lá.
platformer-badge-shackles-text = Você não pode se mover. Gaste 1 bota para se livrar deles.
platformer-badge-dread-text = Seus ataques causam menos 1 ferimento. Gaste 1 estrela para se livrar dele.
platformer-card-petrifying_gaze-text = Dá Petrificação a quem atinge. Um Espelho o devolve e dá 1 gema.
platformer-card-tail_sweep-text = 1 ferimento, e o herói é jogado 1 casa para longe da Medusa, se estiver livre.
platformer-card-slither_left-text = Primeiro a Medusa se move até 2 casas para a esquerda; depois, 1 ferimento.
platformer-card-slither_right-text = Primeiro a Medusa se move até 2 casas para a direita; depois, 1 ferimento.
platformer-card-venom_spit = Cuspe Venenoso
platformer-card-stone_rain-text = 1 ferimento. Um Espelho a devolve.
platformer-card-hypnotic_hiss-text = O dado especial fica em branco; se já estava, 1 ferimento.
platformer-card-ground_slam = Pisão
platformer-card-ground_slam-text = Põe Grilhões em quem atinge.
platformer-card-dark_leap-text = Primeiro Ikee pula para outra casa de aparição do chefe, se houver uma livre; depois, 1 ferimento.
platformer-card-tribute-text = 1 de ouro ou, para quem não tiver, 1 ferimento.
platformer-card-hoarders_wrath-text = Primeiro vem um guarda; depois, 1 gema ou, para quem não tiver, 1 ferimento.
platformer-card-nova_of_malice-text = 1 ferimento, ou 2 para quem tiver Pavor.
platformer-item-boots_of_haste-text = Uma vez por turno: dê 1 passo.
platformer-item-hammer_of_greed-text = Uma vez por turno: seu próximo ataque deste turno causa mais 1 ferimento.
platformer-item-ninja_gear-text = Uma vez por turno: pule até logo abaixo da primeira plataforma acima de você, se estiver livre.
platformer-item-polished_shield-text = O primeiro ataque contra você desde que começou seu último turno causa menos 1 ferimento.
platformer-item-ghost_cloak-text = Uma vez por turno: dê 1 passo através de um muro ou de uma plataforma.
platformer-item-heart_amulet-text = Você tem mais 1 de saúde.
platformer-item-greatsword-text = Os ataques em que você usa 2 espadas ou mais causam mais 1 ferimento.
platformer-item-lucky_coin-text = A primeira moeda que você usa em cada turno dá mais 1 de ouro.
platformer-item-grappling_hook-text = Uma vez por turno: dê até 2 passos para cima.
platformer-item-feather_cape-text = Uma vez por turno: você não cai até começar seu próximo turno.
platformer-item-iron_soles-text = As armadilhas não fazem nada a você.
platformer-item-telekinetic_glove-text = Uma vez por turno: mova qualquer inimigo 1 casa.
platformer-item-loaded_dice-text = Uma vez por turno: role de novo até 2 dados não usados.
platformer-item-bargain_pass-text = As cartas custam menos 1 de ouro para você, mas nunca menos de 1.
platformer-item-gem_magnet = Ímã de Gemas
platformer-item-gem_magnet-text = Uma vez por turno: pegue 1 gema de uma casa do seu nível a no máximo 2 casas.
platformer-item-smoke_bombs = Bombas de Fumaça
platformer-item-smoke_bombs-text = Uma vez por turno: seu próximo passo deste turno não provoca ataques.
platformer-item-pocket_anvil-text = Uma vez por turno: vire 1 dado não usado para o símbolo que quiser.
platformer-item-rune_chain-text = Seu dado especial não fica em branco por causa de inimigos nem de cartas do chefe, nem quando derrubam você.
platformer-item-vampire_fang-text = Quando derrota um inimigo, você recupera 1 de saúde.
platformer-item-crossbow-text = Você pode atacar também um inimigo a exatamente 2 casas em linha reta, se não houver nada no meio.
platformer-item-jewellers_loupe-text = Uma vez por turno: sua próxima melhoria deste turno custa menos 1 gema.
platformer-item-pedlars_satchel = Sacola do Mascate
platformer-item-pedlars_satchel-text = Uma vez por turno: compre 1 carta onde quer que você esteja.
platformer-potion-stone_skin_potion-text = Quando um inimigo atacar você: ignore o ataque.
platformer-potion-healing_potion-text = Você recupera 2 de saúde.
platformer-potion-potion_of_swiftness-text = Dê até 2 passos.
platformer-potion-potion_of_strength-text = Seu próximo ataque deste turno causa mais 2 ferimentos.
platformer-potion-potion_of_levitation-text = Você não cai até começar seu próximo turno.
platformer-potion-blink_potion-text = Vá para qualquer casa livre da sua linha.
platformer-potion-alchemists_draught-text = Transforme até 3 de ouro no mesmo número de gemas.
platformer-potion-gem_elixir-text = Você ganha 2 gemas.
platformer-potion-potion_of_luck-text = Role de novo os dados não usados que quiser.
platformer-potion-doubling_potion-text = O próximo símbolo que você usar neste turno conta em dobro de graça.
platformer-potion-fire_flask-text = 2 ferimentos num inimigo nas 8 casas em volta, através de muros e plataformas. Não se somam espadas a ele.
platformer-potion-frost_flask-text = Até começar seu próximo turno, um inimigo não ataca nem obedece ao dado de inimigo.
platformer-potion-potion_of_invisibility-text = Até acabar este turno, os inimigos não atacam você.
platformer-potion-swap_potion-text = Troque de lugar com outro herói ou com um inimigo do seu nível que não seja o chefe.
platformer-potion-phoenix_tears = Lágrimas de Fênix
platformer-potion-phoenix_tears-text = Quando fossem derrubar você: você fica, com 1 de saúde.
platformer-artifact-coin_gun-text = Para quem fica sem ouro. Uma vez por turno: pague 1 de ouro e seu próximo ataque deste turno causa mais 1 ferimento.
platformer-artifact-climbers_crown-text = Para quem revela um nível. Uma vez por turno: dê 1 passo.
platformer-artifact-trophy_blade-text = Para quem derrota um inimigo com 3 de saúde ou mais. Cada inimigo que você derrota dá mais 1 gema.
platformer-artifact-last_breath_chalice-text = Para quem fica com 1 de saúde. Uma vez por turno: recupere 1 de saúde.
platformer-artifact-bullys_cloak = Capa do Valentão
platformer-artifact-bullys_cloak-text = Para quem empurra outro herói (no modo solo, um inimigo). Em cada turno, seu primeiro passo ao deixar inimigos não provoca ataques.
platformer-artifact-prism-text = Para quem gasta 3 gemas ou mais num símbolo. Uma vez por turno: sua próxima melhoria deste turno custa menos 1 gema.
platformer-artifact-phoenix_feather = Pena de Fênix
platformer-artifact-phoenix_feather-text = Para quem for derrubado. Você reaparece sem gastar nenhum dado.
platformer-artifact-merchants_seal-text = Para quem paga 4 de ouro ou mais por uma carta. Uma vez por turno: sua próxima compra deste turno custa menos 2 de ouro, mas nunca menos de 1.
platformer-artifact-gravity_gauntlet-text = Para quem faz cair um inimigo no seu turno. Uma vez por turno: mova qualquer inimigo até 2 casas.
platformer-artifact-gamblers_die = Dado do Trapaceiro
platformer-artifact-gamblers_die-text = Para quem tira 3 símbolos iguais ou mais. Uma vez por turno: vire 1 dado não usado para o símbolo que quiser.
platformer-event-gold_fever-text = Neste turno cada moeda que você usa dá mais 1 de ouro.
platformer-event-greased_ladders-text = Neste turno as escadas não seguram você.
platformer-event-ambush-text = Todos os inimigos ao seu lado atacam você agora.
platformer-event-reinforcements-text = No fim do turno chega mais 1 inimigo ao seu nível, se ainda houver algum e lugar para ele.
platformer-event-blood_moon-text = Neste turno os ataques contra você causam mais 1 ferimento.
platformer-event-healing_spring-text = Você recupera 2 de saúde agora.
platformer-event-gem_vein-text = Se você derrotar um inimigo neste turno, no fim ganha 2 gemas.
platformer-event-rusty_blades-text = Neste turno seus ataques causam menos 1 ferimento.
platformer-event-travelling_merchant-text = Neste turno você pode comprar onde quer que esteja.
platformer-event-aftershock-text = No fim do turno o dado de inimigo é rolado de novo.
platformer-event-toll = Pedágio
platformer-event-toll-text = No fim do turno você paga 2 de ouro ou, se não puder, sofre 1 ferimento.
platformer-event-second_wind-text = Depois da sua rolagem deste turno você pode rolar de novo os dados que quiser, uma vez.
platformer-tile-broken_bridge = Ponte quebrada
platformer-tile-twin_ladders = Escadas gêmeas
platformer-tile-broken_dais = Estrado quebrado
platformer-ask-act = O que você faz?
platformer-ask-alchemy = Quanto ouro você transforma em gemas?
platformer-ask-alloy = { $first ->
    [blank] Que dado vai primeiro para a forja?
   *[other] Que outro dado vai com ele para a forja?
}
platformer-ask-blink = Para que casa da sua linha você vai?
platformer-ask-defence = O chefe joga “{ $card }” e atinge você. O que você faz?
platformer-ask-fire = O fogo causa { $wounds ->
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}. Contra quem você o lança?
platformer-ask-forge_into = Na forja: { $symbols }. O que você forja?
platformer-ask-frost = Que inimigo você congela?
platformer-ask-hand = Que inimigo você move?
platformer-ask-magnet = Que gema você atrai?
platformer-ask-order = Vários inimigos atacam você. Qual primeiro?
platformer-ask-purchase = Você abre a sacola. O que compra?
platformer-ask-push = Para onde você empurra { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
}?
platformer-ask-push_hero = Para onde você empurra { $seats }?
platformer-ask-rebirth = Estão prestes a derrubar você. Usa “{ $potion }”?
platformer-ask-reroll = Que dados você rola de novo, { $most } no máximo?
platformer-ask-respawn = Onde você aparece?
platformer-ask-respawn_die = Que dado você gasta para aparecer no mapa?
platformer-ask-save = { $symbol ->
    [branco] Você guarda um símbolo para outro turno?
   *[other] Seu dado especial guarda uma { $symbol }. Você guarda outra coisa no lugar?
}
platformer-ask-save_as = Dois dados com uma { $symbol } vão para a forja. Que símbolo você guarda?
platformer-ask-set_die = Que dado você vira?
platformer-ask-set_to = O dado mostra uma { $symbol }. Para que símbolo você o vira?
platformer-ask-shed = { $left ->
    [1] Mais um símbolo quebra a pedra.
   *[other] { $left } símbolos quebram a pedra.
} Qual você gasta?
platformer-ask-shift = { $enemy ->
    [Medusa] A Medusa
    [Ikee] Ikee
   *[other] O { $enemy }
} pode se mover { $left ->
    [1] 1 casa
   *[other] até { $left } casas
}. Para onde?
platformer-ask-star = Em que se transforma sua estrela?
platformer-ask-step = Você tem { $left ->
    [1] 1 passo
   *[other] { $left } passos
}. Para onde vai?
platformer-ask-stone_skin = Quem ataca você é { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
}: { $wounds ->
    [0] nenhum ferimento
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}. Você bebe “{ $potion }”?
platformer-ask-swap = Com quem você troca de lugar?
platformer-ask-swords = Para derrotar { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} { $health ->
    [1] é preciso 1 ferimento
   *[other] são precisos { $health } ferimentos
} num só ataque; o seu leva { $wounds }. O que você junta?
platformer-ask-upgrade = { $gems ->
    [0] Você não tem gemas
    [1] Você tem 1 gema
   *[other] Você tem { $gems } gemas
}. Quantas vezes conta a sua { $symbol }?
platformer-ask-web = A teia prende um dado seu. Qual você perde?
platformer-option-act-ability = Usar sua habilidade
platformer-option-act-badge = Comprar “{ $badge }” por { $price } de ouro
platformer-option-act-end = Encerrar suas ações
platformer-option-act-gravity = Deixar a gravidade atuar
platformer-option-act-let_go = Soltar a escada
platformer-option-act-shed = Quebrar a pedra: gastar 2 símbolos
platformer-option-artifact = Usar “{ $artifact }”
platformer-option-buy_item = Comprar “{ $item }” por { $price } de ouro (barraca { $stall })
platformer-option-buy_potion = Comprar “{ $potion }” por { $price } de ouro (barraca { $stall })
platformer-option-defence-badge = Descartar “{ $badge }” para ignorá-la
platformer-option-defence-stone_skin = Beber uma poção de pele de pedra para ignorá-la
platformer-option-hand-walk = Dar primeiro seu passo
platformer-option-item = Usar “{ $item }”
platformer-option-potion = Destampar “{ $potion }”
platformer-option-raise_forge = Forjar { $symbol } + { $symbol }, contando { $count }
platformer-option-raise_forge_special = Forjar { $symbol } + { $symbol } guardada, contando { $count }
platformer-option-raise_mixed = Forjar dois dados diferentes, contando { $count }
platformer-option-rebirth-fall = Deixar que derrubem você
platformer-option-reroll-roll = Rolar
platformer-option-star-dread = O fim do seu pavor
platformer-risk-boss_acts = depois { $boss ->
    [Medusa] a Medusa
   *[other] o { $boss }
} age
platformer-risk-downed = derruba você
platformer-risk-no_return = o nível do chefe: sem volta
platformer-risk-out_of_reach = não basta: no máximo { $most ->
    [0] nenhum ferimento
    [1] 1 ferimento
   *[other] { $most } ferimentos
}, { $health ->
    [1] é preciso 1
   *[other] são precisos { $health }
}
platformer-risk-reach = dá: até { $most ->
    [1] 1 ferimento
   *[other] { $most } ferimentos
}, { $health ->
    [1] é preciso 1
   *[other] são precisos { $health }
}
platformer-risk-reveals = o próximo nível é revelado
platformer-risk-short = não basta: { $wounds ->
    [0] nenhum ferimento
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}, { $health ->
    [1] é preciso 1
   *[other] são precisos { $health }
}
platformer-risk-suffices = basta: { $wounds ->
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}, { $health ->
    [1] é preciso 1
   *[other] são precisos { $health }
}
platformer-risk-takes = você leva { $token ->
    [gema] uma gema
   *[other] { $token }
}
platformer-risk-thrown = { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} joga você para { $place }: você não dá o passo
platformer-risk-tokens = fichas do chefe na queda que você já tem: { $wounds ->
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
}
platformer-event-artifact_drawn = Um artefato para quem o merecer: “{ $artifact }”.
platformer-event-item_offered = Novidade na loja: “{ $item }”.
platformer-event-potion_offered = Novidade na loja: “{ $potion }”.
platformer-event-hero_dealt = { $you ->
    [yes] Seu herói
   *[no] O herói de { $seat }
}: { $hero }, com { $health } de saúde.
platformer-event-start_drawn = { $you ->
    [yes] Você começa.
   *[no] { $seat } começa.
}
platformer-event-level_laid = Ao pé da torre: { $tiles }.
platformer-event-level_revealed = { $you ->
    [yes] Você revela
   *[no] { $seat } revela
} o nível { $level }: { $tiles }.
platformer-event-level_removed = O nível { $level } desmorona com tudo o que está nele.
platformer-event-turn_began = Rodada { $round } de { $rounds }: { $you ->
    [yes] seu turno.
   *[no] turno de { $seat }.
}
platformer-event-rolled = { $you ->
    [yes] Você tira:
   *[no] { $seat } tira:
} { $symbols }.
platformer-event-respawn_paid = { $symbol ->
    [branco] A pena de fênix { $you ->
        [yes] leva você.
       *[no] leva { $seat }.
    }
   *[other] { $you ->
        [yes] Você gasta
       *[no] { $seat } gasta
    } uma { $symbol } para aparecer no mapa.
}
platformer-event-respawned = { $you ->
    [yes] Você aparece
   *[no] { $seat } aparece
} em { $place }.
platformer-event-die_used = { $you ->
    [yes] Você usa
   *[no] { $seat } usa
} uma { $symbol }.
platformer-event-special_used = { $you ->
    [yes] Você usa a { $symbol } que tinha guardada.
   *[no] { $seat } usa uma { $symbol } guardada.
}
platformer-event-forged = { $you ->
    [yes] Você forja
   *[no] { $seat } forja
} { $symbol } + { $symbol } e sai uma { $to }.
platformer-event-alloyed = { $you ->
    [yes] Na sua forja
   *[no] Na forja de { $seat }
} se fundem { $symbols }.
platformer-event-die_set = { $you ->
    [yes] Você vira
   *[no] { $seat } vira
} um dado: de { $symbol } para { $to }.
platformer-event-ability_used = { $you ->
    [yes] Você usa
   *[no] { $seat } usa
} a habilidade de { $hero }.
platformer-event-saved = { $you ->
    [yes] Você guarda
   *[no] { $seat } guarda
} uma { $symbol } para depois.
platformer-event-special_reset = { $you ->
    [yes] Seu dado especial
   *[no] O dado especial de { $seat }
} fica em branco.
platformer-event-moved = { $way ->
    [cima] { $you ->
        [yes] Você sobe
       *[no] { $seat } sobe
    } para
    [baixo] { $you ->
        [yes] Você desce
       *[no] { $seat } desce
    } para
   *[other] { $you ->
        [yes] Você vai
       *[no] { $seat } vai
    } para a { $way }, até
} { $place }.
platformer-event-jumped_portal = { $you ->
    [yes] Você atravessa
   *[no] { $seat } atravessa
} o portal e aparece em { $place }.
platformer-event-placed = { $you ->
    [yes] Você vai
   *[no] { $seat } vai
} parar em { $place }.
platformer-event-enemy_pushed = { $you ->
    [yes] Você empurra
   *[no] { $seat } empurra
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} para { $place }.
platformer-event-hero_pushed = { $you ->
    [yes] Você empurra
   *[no] { $seat } empurra
} { $seats } para { $place }.
platformer-event-swapped_enemy = { $you ->
    [yes] Você troca
   *[no] { $seat } troca
} de lugar com { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} de { $place }.
platformer-event-swapped_hero = { $you ->
    [yes] Você troca
   *[no] { $seat } troca
} de lugar com { $seats }, em { $place }.
platformer-event-hero_fell = { $you ->
    [yes] Você cai
   *[no] { $seat } cai
} de { $start } para { $place }.
platformer-event-enemy_shifted = { $you ->
    [yes] Você move
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
} congela no lugar.
platformer-event-picked_up = { $you ->
    [yes] Você encontra
   *[no] { $seat } encontra
} { $token ->
    [gema] uma gema
   *[other] { $token }
} em { $place }.
platformer-event-gold_gained = { $you ->
    [yes] Você ganha
   *[no] { $seat } ganha
} { $amount } de ouro.
platformer-event-gold_spent = { $you ->
    [yes] Você entrega
   *[no] { $seat } entrega
} { $amount } de ouro.
platformer-event-gems_gained = { $you ->
    [yes] Você ganha
   *[no] { $seat } ganha
} { $amount ->
    [1] 1 gema
   *[other] { $amount } gemas
}.
platformer-event-gems_spent = { $you ->
    [yes] Você entrega
   *[no] { $seat } entrega
} { $amount ->
    [1] 1 gema
   *[other] { $amount } gemas
}.
platformer-event-item_bought = { $you ->
    [yes] Você compra
   *[no] { $seat } compra
} “{ $item }”.
platformer-event-potion_bought = { $you ->
    [yes] Você compra
   *[no] { $seat } compra
} “{ $potion }”.
platformer-event-potion_won = Lá dentro havia uma surpresa: “{ $potion }”. { $you ->
    [yes] Você fica com ela.
   *[no] { $seat } fica com ela.
}
platformer-event-potion_drunk = { $you ->
    [yes] Você destampa
   *[no] { $seat } destampa
} “{ $potion }”.
platformer-event-item_exhausted = { $you ->
    [yes] Você usa
   *[no] { $seat } usa
} “{ $item }”.
platformer-event-artifact_exhausted = { $you ->
    [yes] Você usa
   *[no] { $seat } usa
} “{ $artifact }”.
platformer-event-artifact_taken = { $former ->
    [-1] { $you ->
        [yes] Você ganha
       *[no] { $seat } ganha
    } um artefato:
   *[other] { $you ->
        [yes] Você tira
       *[no] { $seat } tira
    } um artefato de outro herói:
} “{ $artifact }”.
platformer-event-attacked = De { $place }, { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} { $you ->
    [yes] ataca você
   *[no] ataca { $seat }
}{ $wounds ->
    [0] , em vão.
   *[other] .
}
platformer-event-attack_ignored = O ataque { $enemy ->
    [Medusa] da Medusa
    [Ikee] de Ikee
   *[other] do { $enemy }
} ricocheteia na pele de pedra{ $you ->
    [yes] .
   *[no] { " " }de { $seat }.
}
platformer-event-knocked_back = { $enemy ->
    [Medusa] A Medusa
    [Ikee] Ikee
   *[other] O { $enemy }
} { $you ->
    [yes] joga você
   *[no] joga { $seat }
} para trás, até { $place }.
platformer-event-wounded = { $cause ->
    [trap] Uma armadilha!{ " " }
    [rage] Raiva!{ " " }
    [toll] O pedágio, em sangue!{ " " }
   *[other] { "" }
}{ $you ->
    [yes] Você sofre
   *[no] { $seat } sofre
} { $amount ->
    [1] 1 ferimento
   *[other] { $amount } ferimentos
} ({ $left } de saúde).
platformer-event-healed = { $you ->
    [yes] Você recupera
   *[no] { $seat } recupera
} { $amount } de saúde (agora { $left }).
platformer-event-downed = { $you ->
    [yes] Derrubam você! Você sai
   *[no] Derrubam { $seat }! Sai
} do mapa.
platformer-event-reborn = As lágrimas de fênix { $you ->
    [yes] salvam você
   *[no] salvam { $seat }
}, com 1 de saúde.
platformer-event-struck = { $you ->
    [yes] Você golpeia
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
    [yes] Você derrota
   *[no] { $seat } derrota
} { $enemy ->
    [Medusa] a Medusa
    [Ikee] Ikee
   *[other] o { $enemy }
} em { $place }!
platformer-event-boss_level_entered = { $you ->
    [yes] Você pisa
   *[no] { $seat } pisa
} no nível do chefe, em { $place }. Não há volta.
platformer-event-boss_turn = É a vez { $boss ->
    [Medusa] da Medusa
   *[other] do { $boss }
}.
platformer-event-boss_card_drawn = Sai uma carta: “{ $card }”.
platformer-event-boss_card_passed = Uma carta que não corresponde fica de lado: “{ $card }”.
platformer-event-boss_card_chosen = Os dados escolheram: “{ $card }”.
platformer-event-boss_card_resolved = “{ $card }”: cuidado, quem estiver { $range }!
platformer-event-boss_card_ignored = { $you ->
    [yes] Você se livra
   *[no] { $seat } se livra
} de “{ $card }”.
platformer-event-boss_deck_shuffled = As cartas do chefe são embaralhadas.
platformer-event-boss_leapt = { $boss ->
    [Medusa] A Medusa
   *[other] O { $boss }
} pula para { $place }.
platformer-event-summoned = Um { $enemy } chega a { $place }.
platformer-event-badge_gained = { $you ->
    [yes] Agora você tem
   *[no] { $seat } tem agora
}: { $badge }. { $does }
platformer-event-badge_dropped = { $you ->
    [yes] Você não tem mais
   *[no] { $seat } não tem mais
}: { $badge }.
platformer-event-badge_refused = { $you ->
    [yes] Você já tem
   *[no] { $seat } já tem
}: { $badge }. No lugar, um ferimento.
platformer-event-event_drawn = O evento deste turno: “{ $event }” ({ $left ->
    [0] o último
    [1] resta 1
   *[other] restam { $left }
}).
platformer-event-solo_lost = { $cause ->
    [time] O tempo acabou
   *[other] { $you ->
        [yes] Sua subida acaba aqui
       *[no] A subida de { $seat } acaba aqui
    }
}: a torre ganha.
platformer-event-won = O chefe caiu. { $you ->
    [yes] Você ganhou!
   *[no] { $seat } ganhou!
}
platformer-event-nobody_won = Após { $rounds } rodadas o chefe continua de pé: ninguém ganha.
