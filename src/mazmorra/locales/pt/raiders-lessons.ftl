# Aqui não se escreve nenhum número: os números são espaços que se enchem com o que está na mesa ou acaba de acontecer.

raiders-lesson-first-level = O teu primeiro nível
raiders-lesson-first-level-about = Cinco salas, de todos os tipos, e alguém que te guia.
raiders-lesson-first-level-welcome = Damos-te as boas-vindas à masmorra. Com { $seats } percorres cinco salas, da esquerda para a direita.
raiders-lesson-first-level-hand = Estas são as tuas cartas de poder, de um a cinco. Jogas uma em cada sala, e cada uma serve uma vez por nível.
raiders-lesson-first-level-chests = Dois baús: um de { $first } moedas e outro de { $second }. A carta mais alta leva o grande, a segunda mais alta leva o outro.
raiders-lesson-first-level-secret = Todos escolhem em segredo e as cartas mostram-se ao mesmo tempo. Qual jogas?
raiders-lesson-first-level-chests_hint = Nada supera a tua carta mais alta. Só podem igualá-la.
raiders-lesson-first-level-chests_shared = Cartas iguais dividem o baú: { $coins } moedas, { $share } por cabeça. O que não se pode dividir perde-se.
raiders-lesson-first-level-chests_first = A carta mais alta, e ninguém a iguala: { $amount } moedas para ti.
raiders-lesson-first-level-chests_second = A segunda mais alta, e ninguém a iguala: o baú pequeno é teu, { $amount } moedas.
raiders-lesson-first-level-tie = { $seats } jogaram cartas iguais e dividem { $coins } moedas: { $share } por cabeça.
raiders-lesson-first-level-spent = A tua carta fica na mesa até ao fim do nível. As dos outros também, e qualquer um pode contá-las.
raiders-lesson-first-level-monster = { $room }, força { $strength }: somam-se todas as cartas. Se chegarem a { $strength }, o monstro cai.
raiders-lesson-first-level-monster_hits = Se não chegarem, a carta mais baixa sofre { $hit } ferimentos. Se várias empatarem, cada uma sofre todos.
raiders-lesson-first-level-monster_hint = São três. Dá o teu terço de { $strength }, ou um pouco mais.
raiders-lesson-first-level-monster_beaten = { $total } contra { $strength }: cai, e ninguém sofre ferimentos.
raiders-lesson-first-level-monster_hurt = Não chegaram, e ninguém jogou mais baixo do que tu: { $amount } ferimentos.
raiders-lesson-first-level-vault = Um cofre não faz mal a ninguém. Levas o que está por cima da carta que jogas.
raiders-lesson-first-level-vault_items = Uma tocha mostra-te as salas às escuras. Uma espada vale um cinco contra um monstro.
raiders-lesson-first-level-vault_more = Com uma bola de cristal jogas depois dos outros. Uma chave vale um cinco numa sala com tesouro.
raiders-lesson-first-level-vault_hint = A última sala está às escuras. Uma espada lutará lá por ti, e a tocha só te custa a carta mais baixa.
raiders-lesson-first-level-vault_item = Levas uma { $item }. Fica à espera na tua mão, e todos viram que a tens.
raiders-lesson-first-level-vault_potion = { $amount ->
    [0] Uma poção, mas não tinhas nenhum ferimento.
    [1] A poção cura-te um ferimento.
   *[other] A poção cura-te { $amount } ferimentos.
}
raiders-lesson-first-level-trap = Uma armadilha só olha para a carta mais alta, jogue-a quem a jogar.
raiders-lesson-first-level-trap_lava = Esta tira moedas a quem tem mais: quanto mais alta a carta, mais moedas. Se for um ou dois, não dispara.
raiders-lesson-first-level-trap_torch = Agora podes usar a tua tocha, antes de jogar. Não te custa nenhuma carta.
raiders-lesson-first-level-trap_hint = Com uma carta baixa a armadilha não dispara. Se tens uma tocha, vê primeiro.
raiders-lesson-first-level-trap_quiet = A carta mais alta era um { $value }: a armadilha não dispara.
raiders-lesson-first-level-trap_hurt = Ninguém tinha mais moedas do que tu e a armadilha encontra-te: perdes { $amount ->
    [1] uma moeda
   *[other] { $amount } moedas
}.
raiders-lesson-first-level-trap_other = A carta mais alta era um { $value }. Paga quem tem mais moedas: { $seats }.
raiders-lesson-first-level-torch_other = { $seat } viu a sala às escuras com a sua tocha. O que lá está, mais ninguém sabe.
raiders-lesson-first-level-torch_own = A tua tocha mostra: { $rooms }. Guarda uma boa carta para o fim.
raiders-lesson-first-level-dark = A sala já não está às escuras: { $room }.
raiders-lesson-first-level-dark_sword = Podes jogar a tua espada em vez de uma carta de poder. Vale um cinco.
raiders-lesson-first-level-dark_ball = Joga primeiro a tua bola de cristal e verás quanto falta antes de escolher.
raiders-lesson-first-level-dark_hint = É preciso quase tudo o que três podem dar. Joga o melhor que tens.
raiders-lesson-first-level-sword_other = { $seat } jogou uma espada. Contra um monstro vale um cinco.
raiders-lesson-first-level-ball = Agora vês o que os outros jogaram. Escolhe a tua carta.
raiders-lesson-first-level-dark_beaten = { $total } contra { $strength }: cai. Vale a pena guardar algo para o fim do nível.
raiders-lesson-first-level-dark_hurt = Não bastou, e a tua carta era a mais baixa: { $amount } ferimentos. Guarda algo para a última sala.
raiders-lesson-first-level-rested = O nível terminou. As cartas de poder voltam à mão, e os objetos ficam contigo.
raiders-lesson-first-level-count = Sais com { $coins ->
    [1] uma moeda
   *[other] { $coins } moedas
} e { $wounds ->
    [0] sem ferimentos
    [1] um ferimento
   *[other] { $wounds } ferimentos
}.
raiders-lesson-first-level-boss = Seguem-se mais quatro níveis. Na última sala do último espera um chefe.
raiders-lesson-first-level-win = Depois desfalece quem tiver mais ferimentos; a três, só se não empatar. Dos outros ganha quem tiver mais moedas.

raiders-lesson-treasure = Um baú para três
raiders-lesson-treasure-about = O exemplo do manual: quem recebe o quê quando as cartas são iguais.
raiders-lesson-treasure-last = A última sala de um nível: a cada um resta uma carta de poder. O que já jogaram está à vista e diz-te qual.
raiders-lesson-treasure-choice = Antes jogaste a tua chave, por isso ainda podes escolher entre duas cartas.
raiders-lesson-treasure-chests = Os baús guardam { $first } e { $second } moedas. Cartas iguais dividem um baú, com arredondamento para baixo.
raiders-lesson-treasure-hint = Três têm a mesma carta. Onde não terias de dividir?
raiders-lesson-treasure-shared = Contigo são mais a dividir: { $coins } moedas, { $share } por cabeça.
raiders-lesson-treasure-three = { $seats } dividem { $coins } moedas: { $share } por cabeça, e o resto perde-se.
raiders-lesson-treasure-second = A segunda mais alta, e sem dividir: { $amount } moedas. Quem jogou mais alto recebe menos.
raiders-lesson-treasure-moral = A carta mais alta nem sempre é a melhor. Repara no que os outros ainda podem jogar.

raiders-lesson-monster = Um dragão forte demais
raiders-lesson-monster-about = O exemplo do manual: quatro cartas, um dragão e quem sofre os ferimentos.
raiders-lesson-monster-strength = { $room }: para quatro jogadores a sua força é { $strength }. Se não chegarem, a carta mais baixa sofre { $hit } ferimentos.
raiders-lesson-monster-count = Aos outros resta uma carta, e o que já jogaram diz-te qual. Conseguem chegar a { $strength }?
raiders-lesson-monster-sword = Tens uma carta de poder e uma espada. A espada vale um cinco.
raiders-lesson-monster-hint = Não vão chegar. Cuida de que a carta mais baixa não seja a tua.
raiders-lesson-monster-short = { $total } contra { $strength }: resiste, e agora ataca.
raiders-lesson-monster-hurt = Ninguém jogou mais baixo do que tu. Quem empata sofre os { $amount } ferimentos completos.
raiders-lesson-monster-spared = Ataca { $seats }. A espada não o venceu, mas livrou-te do golpe.
raiders-lesson-monster-moral = Conta as cartas dos outros antes de lutar. Aqui os ferimentos não têm limite, e no fim comparam-se.

raiders-lesson-crystal-ball = A bola de cristal do Mago
raiders-lesson-crystal-ball-about = Vê as cartas dos outros antes de jogar a tua.
raiders-lesson-crystal-ball-wizard = O teu personagem é o Mago. Além das cartas de poder, começas com duas bolas de cristal.
raiders-lesson-crystal-ball-monster = { $room }, força { $strength }. Se não chegarem, a carta mais baixa sofre { $hit } ferimentos.
raiders-lesson-crystal-ball-wait = Joga uma bola de cristal em vez de uma carta e jogarás a verdadeira depois de os outros mostrarem a deles.
raiders-lesson-crystal-ball-hint = Para quê adivinhar, se podes ver?
raiders-lesson-crystal-ball-blind_beaten = { $total } contra { $strength }: correu bem. Com a bola de cristal terias sabido.
raiders-lesson-crystal-ball-blind_hurt = Não bastou, e ninguém jogou mais baixo: { $amount } ferimentos. A bola de cristal teria mostrado quanto faltava.
raiders-lesson-crystal-ball-seen = { $seats } já mostraram as suas cartas: somam { $total }. Agora é a tua vez.
raiders-lesson-crystal-ball-missing = Com mais { $missing }, cai. Tudo o que passar disso gasta-se em vão.
raiders-lesson-crystal-ball-missing_hint = Joga só o que falta e guarda a tua carta mais alta.
raiders-lesson-crystal-ball-exact = { $total } contra { $strength }: à justa. A tua carta mais alta continua na tua mão.
raiders-lesson-crystal-ball-more = { $total } contra { $strength }: mais do que suficiente. Talvez sintas falta dessa carta.
raiders-lesson-crystal-ball-hurt = Não bastou, e ninguém jogou mais baixo: { $amount } ferimentos.
raiders-lesson-crystal-ball-moral = Uma bola de cristal usada volta à provisão. Um cofre pode dar-te outra.

raiders-lesson-boss = O chefe
raiders-lesson-boss-about = Na última sala de todas espera alguém com regras próprias.
raiders-lesson-boss-boss = A última sala do último nível guarda um chefe. Luta como um monstro, com uma regra própria.
raiders-lesson-boss-megadragon = { $room }: ninguém o pode vencer. A carta mais baixa sofre { $hit } ferimentos.
raiders-lesson-boss-key = Tens uma carta de poder e uma chave. Aqui a chave é uma saída: quem a joga escapa.
raiders-lesson-boss-hint = Olha para a tua última carta e para o que os outros ainda têm.
raiders-lesson-boss-escaped = Consegues fugir. Não somas nada ao combate, e o chefe não te vê.
raiders-lesson-boss-hurt = A carta mais baixa era a tua: { $amount } ferimentos, { $total } ao todo.
raiders-lesson-boss-collapsed = Agora comparam-se os ferimentos. Quem tem mais, { $wounds }, fica de fora: { $seats }.
raiders-lesson-boss-collapsed_own = Agora comparam-se os ferimentos. Ninguém tem mais do que os teus { $wounds }, por isso desfaleces e ficas de fora.
raiders-lesson-boss-won = Dos que restam, ninguém tem mais moedas do que tu: { $coins }. A partida é tua.
raiders-lesson-boss-lost = Dos que restam ganha quem tem mais moedas: { $seats }, com { $coins }.
raiders-lesson-boss-moral = Há dez chefes, e em cada partida aparece um. De alguns se pode escapar, outros tiram moedas, e um transforma-te em pedra.

raiders-lesson-the-end = Quem ganha
raiders-lesson-the-end-about = A última conta: primeiro os ferimentos, depois as moedas, e o que acontece aos empates.
raiders-lesson-the-end-standing = Olha para as moedas e os ferimentos antes da última sala. Quem tem mais moedas é também quem tem mais ferimentos.
raiders-lesson-the-end-collapse = No fim fica de fora quem tem mais ferimentos. Com quatro ou cinco jogadores, também todos os que empatarem.
raiders-lesson-the-end-minotaur = { $room }: a carta mais alta ganha uma moeda, caia ou não (os manuais deixam-no em aberto; é decisão nossa). Se resistir, a mais baixa sofre um ferimento.
raiders-lesson-the-end-hint = Uma só moeda pode decidir. Quem a ganha é a carta mais alta.
raiders-lesson-the-end-paid = A carta mais alta era a tua, e tem prémio. Agora tens { $total } moedas.
raiders-lesson-the-end-hurt = A carta mais baixa era a tua: agora tens { $total } ferimentos. A moeda vai para outra pessoa.
raiders-lesson-the-end-collapsed_two = { $seats } empatam com mais ferimentos do que ninguém, { $wounds }, e ficam de fora. O seu ouro não conta.
raiders-lesson-the-end-collapsed_one = Quem tem mais ferimentos, { $wounds }, fica de fora: { $seats }.
raiders-lesson-the-end-won = Empatas com mais moedas do que ninguém, { $coins }. Tens menos ferimentos, por isso ganhas.
raiders-lesson-the-end-lost = Dos que restam ganha quem tem mais moedas: { $seats }, com { $coins }.
raiders-lesson-the-end-three = Com três jogadores só fica de fora quem, sem empatar, tem mais ferimentos. Se todos tiverem os mesmos, ninguém fica de fora.
raiders-lesson-the-end-shared = Com as mesmas moedas e os mesmos ferimentos, a vitória divide-se.

raiders-lesson-in-turn = Por turnos
raiders-lesson-in-turn-about = A partida tática: as cartas jogam-se por turnos e à vista.
raiders-lesson-in-turn-turns = Aqui as cartas jogam-se por turnos e à vista. { $seats } já jogaram, e só faltas tu.
raiders-lesson-in-turn-missing = { $room }: as cartas somam { $total } e são precisos { $strength }. Faltam { $missing }.
raiders-lesson-in-turn-ahead = Na sala seguinte há baús, e vai restar-te uma só carta para eles.
raiders-lesson-in-turn-hint = Joga só o que falta e guarda a tua melhor carta para os baús.
raiders-lesson-in-turn-exact = { $total } contra { $strength }: à justa, e a tua melhor carta continua na tua mão.
raiders-lesson-in-turn-more = { $total } contra { $strength }: mais do que suficiente.
raiders-lesson-in-turn-map_other = A carta mais alta começa a sala seguinte. Em caso de empate, a mais próxima de quem começou, no sentido horário: { $seat }.
raiders-lesson-in-turn-map_own = A carta mais alta era a tua, por isso começas a sala seguinte.
raiders-lesson-in-turn-last = Na última sala há dois baús. Resta-te uma carta, que se joga sozinha.
raiders-lesson-in-turn-tied = Cartas iguais: { $coins } moedas, { $share } por cabeça. A carta que gastaste tê-las-ia levado todas.
raiders-lesson-in-turn-alone = A carta que guardaste leva o baú grande: { $amount } moedas.
raiders-lesson-in-turn-ball = As bolas de cristal também servem aqui. Quem joga uma volta a jogar depois dos outros, por turnos.
raiders-lesson-in-turn-modes = A partida padrão de 2011 e o duelo também se jogam por turnos. Nas outras escolhe-se ao mesmo tempo.

raiders-lesson-duel = O duelo
raiders-lesson-duel-about = O que muda quando só descem dois.
raiders-lesson-duel-two = Dois jogadores, por turnos. { $seats } já jogou, por isso sabes a que carta respondes.
raiders-lesson-duel-monster = Num duelo ninguém vence um monstro. Ataca a carta mais baixa, e cartas iguais confundem-no.
raiders-lesson-duel-ten = Com dez ferimentos perde-se logo. Vê quantos tem cada um.
raiders-lesson-duel-hint = Este monstro faz { $hit } ferimentos. Quem não os poderia suportar?
raiders-lesson-duel-confused = Cartas iguais: não sabe quem atacar. Ninguém sofre ferimentos, e o duelo continua.
raiders-lesson-duel-hurt = A carta mais baixa era a tua: { $amount } ferimentos, { $total } ao todo.
raiders-lesson-duel-struck = { $seat } jogou mais baixo e sofre { $amount } ferimentos: { $total } ao todo.
raiders-lesson-duel-won = Um ferimento a mais. O duelo é teu, tenha quem tiver mais moedas.
raiders-lesson-duel-moral = Se ambos sobreviverem aos cinco níveis, ninguém desfalece com ferimentos. Então ganha quem tiver mais moedas.

raiders-lesson-old-traps = As armadilhas de 2011
raiders-lesson-old-traps-about = Os exemplos do manual: metade das tuas moedas e metade do caminho até dez ferimentos.
raiders-lesson-old-traps-everyone = Duas armadilhas da edição de 2011 atingem todos, e a carta mais baixa decide com que força.
raiders-lesson-old-traps-half = Na mesa está uma carta de valor um: todos vão perder metade das moedas, com arredondamento para baixo. A tua carta não o pode mudar.
raiders-lesson-old-traps-next = Pensa na sala seguinte. Há estacas, e também lá decide a carta mais baixa.
raiders-lesson-old-traps-hint = Aqui uma carta de valor um já não faz mais mal. Lá faria.
raiders-lesson-old-traps-lost = Perdes { $amount } moedas e ficas com { $total }: metade, com arredondamento para baixo.
raiders-lesson-old-traps-spike = Estacas: com uma carta de valor um, todos avançam metade do que lhes falta até dez ferimentos. A carta que guardaste joga-se sozinha.
raiders-lesson-old-traps-quiet = A carta mais baixa era um { $value }: as estacas não se mexem.
raiders-lesson-old-traps-hurt = Metade do que te faltava até dez ferimentos, com arredondamento para baixo, eram { $amount }. Agora tens { $total }.
raiders-lesson-old-traps-moral = Livra-te de uma má carta onde não possa fazer mal.
raiders-lesson-old-traps-ten = E cuidado com os ferimentos: na edição de 2011, com dez morres.
