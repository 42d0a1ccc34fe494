raiders-lesson-first-level = Seu primeiro nível
raiders-lesson-first-level-about = Cinco salas, de todos os tipos, e alguém que guia você.
raiders-lesson-first-level-welcome = Boas-vindas à masmorra. Com { $seats }, você percorre cinco salas, da esquerda para a direita.
raiders-lesson-first-level-hand = Estas são as suas cartas de poder, de um a cinco. Você joga uma em cada sala, e cada uma serve uma vez por nível.
raiders-lesson-first-level-secret = Todos escolhem em segredo e as cartas são mostradas ao mesmo tempo. Qual você joga?
raiders-lesson-first-level-chests_hint = Nada supera sua carta mais alta. Só podem igualá-la.
raiders-lesson-first-level-chests_shared = Cartas iguais dividem o baú: { $coins } moedas, { $share } para cada um. O que não dá para dividir se perde.
raiders-lesson-first-level-chests_first = A carta mais alta, e ninguém a iguala: { $amount } moedas para você.
raiders-lesson-first-level-chests_second = A segunda mais alta, e ninguém a iguala: o baú pequeno é seu, { $amount } moedas.
raiders-lesson-first-level-tie = { $seats } jogaram cartas iguais e dividem { $coins } moedas: { $share } para cada um.
raiders-lesson-first-level-spent = Sua carta fica na mesa até o fim do nível. As dos outros também, e qualquer um pode contá-las.
raiders-lesson-first-level-monster = { $room }, força { $strength }: todas as cartas são somadas. Se chegarem a { $strength }, o monstro cai.
raiders-lesson-first-level-monster_hint = São três. Dê seu terço de { $strength }, ou um pouco mais.
raiders-lesson-first-level-monster_hurt = Não chegaram, e ninguém jogou mais baixo do que você: { $amount } ferimentos.
raiders-lesson-first-level-vault = Um cofre não faz mal a ninguém. Você leva o que está por cima da carta que joga.
raiders-lesson-first-level-vault_items = Uma tocha mostra as salas escuras só para você. Uma espada vale um cinco contra um monstro.
raiders-lesson-first-level-vault_more = Com uma bola de cristal você joga depois dos outros. Uma chave vale um cinco numa sala com tesouro.
raiders-lesson-first-level-vault_hint = A última sala está no escuro. Uma espada vai lutar lá por você, e a tocha só custa sua carta mais baixa.
raiders-lesson-first-level-vault_item = Você leva uma { $item }. Ela fica esperando na sua mão, e todos viram que você a tem.
raiders-lesson-first-level-vault_potion = { $amount ->
    [0] Uma poção, mas você não tinha nenhum ferimento.
    [1] A poção cura um ferimento seu.
   *[other] A poção cura { $amount } ferimentos seus.
}
raiders-lesson-first-level-trap = Uma armadilha só olha para a carta mais alta, não importa quem a jogou.
raiders-lesson-first-level-trap_lava = Esta tira moedas de quem tem mais: quanto mais alta a carta, mais moedas. Se for um ou dois, não dispara.
raiders-lesson-first-level-trap_torch = Agora você pode usar sua tocha, antes de jogar. Ela não custa nenhuma carta.
raiders-lesson-first-level-trap_hint = Com uma carta baixa a armadilha não dispara. Se você tem uma tocha, veja primeiro.
raiders-lesson-first-level-trap_hurt = Ninguém tinha mais moedas do que você e a armadilha pega você: perde { $amount ->
    [1] uma moeda
   *[other] { $amount } moedas
}.
raiders-lesson-first-level-torch_other = { $seat } viu a sala escura com uma tocha. O que tem lá, mais ninguém sabe.
raiders-lesson-first-level-torch_own = Sua tocha mostra: { $rooms }. Guarde uma boa carta para o fim.
raiders-lesson-first-level-dark = A sala não está mais no escuro: { $room }.
raiders-lesson-first-level-dark_sword = Você pode jogar sua espada em vez de uma carta de poder. Vale um cinco.
raiders-lesson-first-level-dark_ball = Jogue primeiro sua bola de cristal e veja quanto falta antes de escolher.
raiders-lesson-first-level-dark_hint = É preciso quase tudo o que três podem dar. Jogue o melhor que você tem.
raiders-lesson-first-level-ball = Agora você vê o que os outros jogaram. Escolha sua carta.
raiders-lesson-first-level-dark_hurt = Não bastou, e sua carta era a mais baixa: { $amount } ferimentos. Guarde algo para a última sala.
raiders-lesson-first-level-rested = O nível terminou. As cartas de poder voltam à mão, e os objetos ficam com você.
raiders-lesson-first-level-count = Você sai com { $coins ->
    [1] uma moeda
   *[other] { $coins } moedas
} e { $wounds ->
    [0] sem ferimentos
    [1] um ferimento
   *[other] { $wounds } ferimentos
}.
raiders-lesson-first-level-boss = Ainda faltam quatro níveis. Na última sala do último espera um chefe.
raiders-lesson-first-level-win = Depois desmaia quem tiver mais ferimentos; em três, só se não empatar. Dos outros, ganha quem tiver mais moedas.
raiders-lesson-treasure-last = A última sala de um nível: cada um ainda tem uma carta de poder. O que já jogaram está à vista e mostra qual.
raiders-lesson-treasure-choice = Antes você jogou sua chave, por isso ainda pode escolher entre duas cartas.
raiders-lesson-treasure-hint = Três têm a mesma carta. Onde você não teria que dividir?
raiders-lesson-treasure-shared = Com você são mais para dividir: { $coins } moedas, { $share } para cada um.
raiders-lesson-treasure-three = { $seats } dividem { $coins } moedas: { $share } para cada um, e o resto se perde.
raiders-lesson-treasure-moral = A carta mais alta nem sempre é a melhor. Repare no que os outros ainda podem jogar.
raiders-lesson-monster-count = Os outros têm só mais uma carta, e o que já jogaram mostra qual. Dá para chegar a { $strength }?
raiders-lesson-monster-sword = Você tem uma carta de poder e uma espada. A espada vale um cinco.
raiders-lesson-monster-hint = Não vão chegar. Cuide para que a carta mais baixa não seja a sua.
raiders-lesson-monster-short = { $total } contra { $strength }: ele resiste, e agora ataca.
raiders-lesson-monster-hurt = Ninguém jogou mais baixo do que você. Quem empata sofre os { $amount } ferimentos completos.
raiders-lesson-monster-spared = Ele ataca { $seats }. A espada não o venceu, mas livrou você do golpe.
raiders-lesson-monster-moral = Conte as cartas dos outros antes de lutar. Aqui os ferimentos não têm limite, e no fim são comparados.
raiders-lesson-crystal-ball-about = Veja as cartas dos outros antes de jogar a sua.
raiders-lesson-crystal-ball-wizard = Seu personagem é o Mago. Além das cartas de poder, você começa com duas bolas de cristal.
raiders-lesson-crystal-ball-wait = Jogue uma bola de cristal em vez de uma carta e você joga a verdadeira depois que os outros mostrarem as deles.
raiders-lesson-crystal-ball-hint = Para que adivinhar, se você pode ver?
raiders-lesson-crystal-ball-blind_beaten = { $total } contra { $strength }: deu certo. Com a bola de cristal você já saberia.
raiders-lesson-crystal-ball-seen = { $seats } já mostraram as cartas deles: somam { $total }. Agora é a sua vez.
raiders-lesson-crystal-ball-missing = Com mais { $missing }, ele cai. Tudo o que passar disso é gasto em vão.
raiders-lesson-crystal-ball-missing_hint = Jogue só o que falta e guarde sua carta mais alta.
raiders-lesson-crystal-ball-exact = { $total } contra { $strength }: na medida. Sua carta mais alta continua na sua mão.
raiders-lesson-crystal-ball-more = { $total } contra { $strength }: mais do que suficiente. Talvez você sinta falta dessa carta.
raiders-lesson-crystal-ball-moral = Uma bola de cristal usada volta para a reserva. Um cofre pode dar outra a você.
raiders-lesson-boss-boss = A última sala do último nível guarda um chefe. Ele luta como um monstro, com uma regra própria.
raiders-lesson-boss-megadragon = { $room }: ninguém consegue vencê-lo. A carta mais baixa sofre { $hit } ferimentos.
raiders-lesson-boss-key = Você tem uma carta de poder e uma chave. Aqui a chave é uma saída: quem a joga escapa.
raiders-lesson-boss-hint = Olhe para sua última carta e para o que os outros ainda têm.
raiders-lesson-boss-escaped = Você consegue fugir. Não soma nada ao combate, e o chefe não vê você.
raiders-lesson-boss-hurt = A carta mais baixa era a sua: { $amount } ferimentos, { $total } ao todo.
raiders-lesson-boss-collapsed = Agora os ferimentos são comparados. Quem tem mais, { $wounds }, fica de fora: { $seats }.
raiders-lesson-boss-collapsed_own = Agora os ferimentos são comparados. Ninguém tem mais do que os seus { $wounds }, por isso você desmaia e fica de fora.
raiders-lesson-boss-won = Dos que restam, ninguém tem mais moedas do que você: { $coins }. A partida é sua.
raiders-lesson-boss-moral = Há dez chefes, e em cada partida aparece um. De alguns dá para escapar, outros tiram moedas, e um transforma você em pedra.
raiders-lesson-the-end-standing = Olhe para as moedas e os ferimentos antes da última sala. Quem tem mais moedas é também quem tem mais ferimentos.
raiders-lesson-the-end-minotaur = { $room }: a carta mais alta ganha uma moeda, caia ou não (os manuais deixam isso em aberto; é decisão nossa). Se resistir, a mais baixa sofre um ferimento.
raiders-lesson-the-end-hint = Uma só moeda pode decidir. Quem ganha essa moeda é a carta mais alta.
raiders-lesson-the-end-paid = A carta mais alta era a sua, e tem prêmio. Agora você tem { $total } moedas.
raiders-lesson-the-end-hurt = A carta mais baixa era a sua: agora você tem { $total } ferimentos. A moeda vai para outra pessoa.
raiders-lesson-the-end-collapsed_two = { $seats } empatam com mais ferimentos do que todos, { $wounds }, e ficam de fora. O ouro deles não conta.
raiders-lesson-the-end-won = Você empata com mais moedas do que todos, { $coins }. Tem menos ferimentos, por isso ganha.
raiders-lesson-the-end-shared = Com as mesmas moedas e os mesmos ferimentos, a vitória se divide.
raiders-lesson-in-turn-about = A partida tática: as cartas são jogadas por turnos e à vista.
raiders-lesson-in-turn-turns = Aqui as cartas são jogadas por turnos e à vista. { $seats } já jogaram, e só falta você.
raiders-lesson-in-turn-ahead = Na próxima sala há baús, e você vai ter uma só carta para eles.
raiders-lesson-in-turn-hint = Jogue só o que falta e guarde sua melhor carta para os baús.
raiders-lesson-in-turn-exact = { $total } contra { $strength }: na medida, e sua melhor carta continua na sua mão.
raiders-lesson-in-turn-map_other = A carta mais alta começa a próxima sala. Em caso de empate, a mais próxima de quem começou, no sentido horário: { $seat }.
raiders-lesson-in-turn-map_own = A carta mais alta era a sua, por isso você começa a próxima sala.
raiders-lesson-in-turn-last = Na última sala há dois baús. Você tem só mais uma carta, que se joga sozinha.
raiders-lesson-in-turn-tied = Cartas iguais: { $coins } moedas, { $share } para cada um. A carta que você gastou teria levado todas.
raiders-lesson-in-turn-alone = A carta que você guardou leva o baú grande: { $amount } moedas.
raiders-lesson-in-turn-ball = As bolas de cristal também servem aqui. Quem joga uma joga de novo depois dos outros, por turnos.
raiders-lesson-in-turn-modes = A partida padrão de 2011 e o duelo também são por turnos. Nas outras todos escolhem ao mesmo tempo.
raiders-lesson-duel-about = O que muda quando só dois descem.
raiders-lesson-duel-two = Dois jogadores, por turnos. { $seats } já jogou, então você sabe a que carta responde.
raiders-lesson-duel-monster = Num duelo ninguém vence um monstro. Ele ataca a carta mais baixa, e cartas iguais o confundem.
raiders-lesson-duel-ten = Com dez ferimentos se perde na hora. Veja quantos cada um tem.
raiders-lesson-duel-hint = Este monstro causa { $hit } ferimentos. Quem não aguentaria?
raiders-lesson-duel-hurt = A carta mais baixa era a sua: { $amount } ferimentos, { $total } ao todo.
raiders-lesson-duel-won = Um ferimento a mais. O duelo é seu, não importa quem tem mais moedas.
raiders-lesson-duel-moral = Se ambos sobreviverem aos cinco níveis, ninguém desmaia. Então ganha quem tiver mais moedas.
raiders-lesson-old-traps-about = Os exemplos do manual: metade das suas moedas e metade do caminho até dez ferimentos.
raiders-lesson-old-traps-half = Na mesa há uma carta de valor um: todos vão perder metade das moedas, com arredondamento para baixo. Sua carta não muda isso.
raiders-lesson-old-traps-next = Pense na próxima sala. Há estacas, e lá também quem decide é a carta mais baixa.
raiders-lesson-old-traps-hint = Aqui uma carta de valor um não faz mais mal. Lá faria.
raiders-lesson-old-traps-lost = Você perde { $amount } moedas e fica com { $total }: metade, com arredondamento para baixo.
raiders-lesson-old-traps-spike = Estacas: com uma carta de valor um, todos avançam metade do que falta até dez ferimentos. A carta que você guardou se joga sozinha.
raiders-lesson-old-traps-hurt = Metade do que faltava até dez ferimentos, com arredondamento para baixo, eram { $amount }. Agora você tem { $total }.
raiders-lesson-old-traps-moral = Livre-se de uma carta ruim onde ela não possa fazer mal.
raiders-lesson-old-traps-ten = E cuidado com os ferimentos: na edição de 2011, com dez você morre.
