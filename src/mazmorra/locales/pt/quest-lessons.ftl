# Aqui não se escreve nenhum número: os números são espaços que se enchem com o que está na mesa ou acaba de acontecer.

quest-lesson-first-steps = Primeiros passos
quest-lesson-first-steps-about = Para fora da torre: um passo para o desconhecido, uma busca e o sol.
quest-lesson-first-steps-welcome = Damos-te as boas-vindas a DungeonQuest. Estás na sala de uma torre, num canto de uma masmorra de que ainda não há mapa.
quest-lesson-first-steps-hero = És { $hero }: saúde { $health }, Força { $strength }, Agilidade { $agility }, Armadura { $armor }, Sorte { $luck }. Com tantos ferimentos como saúde, morres.
quest-lesson-first-steps-goal = No centro dorme um dragão sobre o seu tesouro. De quem sai antes do pôr do sol, ganha quem tiver mais ouro.
quest-lesson-first-steps-move = Em cada turno fazes uma coisa: mover-te, procurar, ou descer onde há escadas. A sala da tua torre tem duas passagens.
quest-lesson-first-steps-move_hint = As duas levam ao desconhecido. Até ao centro é mais ou menos o mesmo por um lado ou pelo outro.
quest-lesson-first-steps-laid = Tiraste uma peça e puseste-a com a seta para a sala que deixas. A partir de agora { $place } está explorada, para todos.
quest-lesson-first-steps-card = Ao entrar numa sala tiras uma carta de Masmorra. É esta: { $card }.
quest-lesson-first-steps-other = Agora joga { $seat }, muito longe de ti.
quest-lesson-first-steps-sun = Em cada ronda o sol avança. Restam-lhe { $night } casas, e as últimas são perigosas.
quest-lesson-first-steps-search = Numa sala com tocha pode procurar-se, uma só vez. Leva-te o turno inteiro.
quest-lesson-first-steps-search_hint = Os números ao lado da resposta dizem-te quantas vezes há ouro, e quantas há dano. É uma aposta: experimenta uma vez.
quest-lesson-first-steps-found = { $card }: é saque, e fica à vista diante de ti. Nesta sala já ninguém procura.
quest-lesson-first-steps-not_searched = Deixas isso para mais tarde. Uma sala espera até que alguém procure nela.
quest-lesson-first-steps-onward = Segue: outro passo, outra peça. Numa sala já explorada entra-se sem mais.
quest-lesson-first-steps-onward_hint = Ninguém fica rico ao pé da torre. Afasta-te.
quest-lesson-first-steps-crypt = { $card }: um túmulo antigo, e está fechado.
quest-lesson-first-steps-elsewhere = Foi o teu turno. Todos contam.
quest-lesson-first-steps-may = Podes abri-lo e tirar outra carta, ou deixá-lo em paz. Onde uma carta diz que podes, decides tu.
quest-lesson-first-steps-may_hint = Outra vez os números dizem-te como está a coisa. O ouro vale um pequeno risco enquanto não tens ferimentos.
quest-lesson-first-steps-opened = { $card }: mais saque, que vale { $gold }.
quest-lesson-first-steps-shut = Deixas descansar os mortos. Talvez tenha sido o mais sensato.
quest-lesson-first-steps-tower = Outra vez a sala de uma torre. Daqui segues, ou passas diretamente para outra torre, e com saque podes sair.
quest-lesson-first-steps-count = { $gold ->
    [0] Ainda não levas ouro
   *[other] Levas { $gold } de ouro
}. Só conta se saíres com vida.
quest-lesson-first-steps-night = Com o sol baixo, um dado decide em cada ronda se ele se põe. Quem ainda estiver lá dentro morre.
quest-lesson-first-steps-way_out = Por isso volta a tempo a uma torre, e com saque. É esse o jogo todo; do resto trata a masmorra.

quest-lesson-portcullis = O rastrilho
quest-lesson-portcullis-about = Dois dados, a tua Força, e para que serve uma falha.
quest-lesson-portcullis-gate = Entre ti e a sala ao lado há um rastrilho. Para passar tens de o levantar.
quest-lesson-portcullis-test = Fazes um teste de Força: lanças dois dados, e a soma tem de ser a tua Força ou menos. A tua é { $strength }.
quest-lesson-portcullis-chance = { $strength } ou menos com dois dados sai em { $strength_odds }% das vezes. Esse número está ao lado da resposta.
quest-lesson-portcullis-hint = Se falhas, o teu turno acaba. Mas uma falha nunca é em vão.
quest-lesson-portcullis-failed = Passas por { $missed }: não se mexe, e o teu turno acaba.
quest-lesson-portcullis-back = { $place } não leva a lado nenhum: voltas, e o rastrilho continua lá.
quest-lesson-portcullis-token = Cada teste que falhas dá-te uma ficha de determinação. Depois de lançar, cada ficha que gastas tira um à soma.
quest-lesson-portcullis-better = Com o que tens agora, os teus { $strength_odds }% passam a { $strength_best }%.
quest-lesson-portcullis-again_hint = Tenta outra vez. Só pode ser mais fácil.
quest-lesson-portcullis-rolled = Os dados dizem { $dice }.
quest-lesson-portcullis-back_first = Em { $place } não há nada para ti. O rastrilho esperou por ti.
quest-lesson-portcullis-spend = Precisavas de { $needed } ou menos e passaste por { $missed }. Tens fichas que chegam para resolver isso.
quest-lesson-portcullis-spend_hint = Uma ficha nunca vale mais do que quando transforma uma falha num êxito.
quest-lesson-portcullis-lifted = Sobe com um gemido, e já estás do outro lado.
quest-lesson-portcullis-kept = Ficas com as tuas fichas e ganhas mais uma. Mas o turno foi-se, e o sol não espera.
quest-lesson-portcullis-moral = Todos os testes são assim: Força, Agilidade, Armadura ou Sorte, dois dados, o teu número ou menos. Quanto mais alto o atributo, melhor.
quest-lesson-portcullis-doors = Uma porta não é um teste: tiras uma carta de Porta. Abre-se, fica fechada, ou faz algo pior.

quest-lesson-strange-rooms = Salas estranhas
quest-lesson-strange-rooms-about = Uma porta, um corredor, e escolher entre um poço e uma ponte.
quest-lesson-strange-rooms-door = A este há uma porta. Tiras uma carta de Porta e só passas se ela se abrir.
quest-lesson-strange-rooms-behind = A oeste caiu um rastrilho atrás de ti. Com a tua Força levantá-lo-ias em { $strength_odds }% das vezes.
quest-lesson-strange-rooms-door_hint = Compara os números das duas respostas.
quest-lesson-strange-rooms-opens = { $card }. Tira-se uma peça para o que está do outro lado.
quest-lesson-strange-rooms-stuck = Passas por { $missed }. Não sobe, e o teu turno acaba.
quest-lesson-strange-rooms-corridor = Um corredor empurra-te: segues logo, sem contar portas nem rastrilhos, e não para trás.
quest-lesson-strange-rooms-pit = A norte há um poço sem fundo. Sorte { $luck } ou menos e vives: { $luck_odds }%.
quest-lesson-strange-rooms-bridge = A este está suspensa uma ponte. Atravessá-la é um teste de Agilidade, e a tua é { $agility }.
quest-lesson-strange-rooms-ways_hint = A tua Agilidade é melhor do que a tua Sorte. E quem cai de uma ponte ainda pode viver.
quest-lesson-strange-rooms-fell_down = Escorregas, e ninguém te ouve chegar ao fundo. Um poço não pergunta duas vezes.
quest-lesson-strange-rooms-at_bridge = Numa ponte podes atravessar, ou ficar deste lado e acabar o teu turno.
quest-lesson-strange-rooms-weight = O saque pesa: cada carta soma um ao lançamento. Tal como vais precisas de { $needed } ou menos, { $odds }%.
quest-lesson-strange-rooms-light = Quando decides atravessar podes deixar saque para trás, e só então lanças.
quest-lesson-strange-rooms-weight_hint = Atravessa, mas deixa aqui a carta mais barata. A tua vida vale umas moedas.
quest-lesson-strange-rooms-dropped = Uma carta a menos para levar.
quest-lesson-strange-rooms-fell = Passas por { $missed }: as tábuas cedem, e cais.
quest-lesson-strange-rooms-stayed = Ficas deste lado, e o teu turno acaba. Da próxima vez podes atravessar ou voltar para trás.
quest-lesson-strange-rooms-lighter = Agora precisas de { $needed } ou menos: { $odds }%. Ainda podes deixar mais para trás.
quest-lesson-strange-rooms-lighter_hint = Já chega. O que deixas aqui perde-se.
quest-lesson-strange-rooms-crossed = Atravessaste, e o que guardaste continua a ser teu.
quest-lesson-strange-rooms-wounds = A queda custa-te { $amount ->
    [1] um ferimento
   *[other] { $amount } ferimentos
}.
quest-lesson-strange-rooms-below = E agora estás nas catacumbas. Têm a sua própria lição.
quest-lesson-strange-rooms-moral = Uma sala faz o que faz, entres como entrares. Por isso olha antes de pisares uma já explorada.
quest-lesson-strange-rooms-others = Há mais: salas que giram, salas sem luz, teias, armadilhas. O livro de regras conta o que faz cada uma.

quest-lesson-a-fight = Um combate
quest-lesson-a-fight-about = Um monstro no caminho, e duas cartas secretas por ronda.
quest-lesson-a-fight-token = O único caminho leva a uma sala com uma ficha de monstro, por isso entras. Quem entra encontra um monstro, e a sala em si não faz nada.
quest-lesson-a-fight-who = { $seats } está à tua esquerda e joga com ele: vê a carta em segredo e só te diz o nome.
quest-lesson-a-fight-met = Um { $monster }. Quanta saúde tem, só se sabe do outro lado da mesa.
quest-lesson-a-fight-cards = Em cada ronda ambos escolhem em segredo: corpo a corpo, à distância ou magia. As cartas mostram-se ao mesmo tempo.
quest-lesson-a-fight-chart = À distância vence corpo a corpo, este vence a magia, e a magia vence à distância; cartas iguais ferem ambos. Junto a cada carta lês quanto.
quest-lesson-a-fight-struck = { $weapon } contra { $against }: o golpe é teu.
quest-lesson-a-fight-hurt = { $weapon } contra { $against }: desta vez só te dói a ti.
quest-lesson-a-fight-both = { $weapon } contra { $against }: cartas iguais ferem ambos.
quest-lesson-a-fight-flee = Ambos continuam vivos, por isso podes tentar fugir: Agilidade { $needed } ou menos, { $odds }%. Escapar também tem o seu preço.
quest-lesson-a-fight-stay = Ou continuas a lutar. Restam-te { $left } de saúde.
quest-lesson-a-fight-stay_hint = Um { $monster } nunca tem muita saúde. Acaba com ele.
quest-lesson-a-fight-fled = Escapas, e agora mostra-se a carta: a fuga { $penalty ->
    [0] não te custa nada
    [1] custa-te um ferimento
   *[other] custa-te { $penalty } ferimentos
}.
quest-lesson-a-fight-slain = Cai. A sua carta e a sua ficha desaparecem, e o teu turno acaba.
quest-lesson-a-fight-died = Foi mais forte do que tu. A ficha fica lá, para quem vier a seguir.
quest-lesson-a-fight-moral = Nenhuma carta é sempre a melhor. Pensa no que o outro lado espera de ti.
quest-lesson-a-fight-keeper = Quem está à tua esquerda joga pelos teus monstros, mesmo depois de morrer. Ninguém fica de todo fora deste jogo.

quest-lesson-fleeing = Quando fugir
quest-lesson-fleeing-about = Um golem, pouca saúde, e o preço de uma fuga.
quest-lesson-fleeing-hurt = Restam-te { $left } de saúde, e a única saída daqui levou-te a um monstro.
quest-lesson-fleeing-golem = Um { $monster }: lento, e duro de derrubar.
quest-lesson-fleeing-first = Não se pode fugir antes de lutar uma ronda. Escolhe a tua carta.
quest-lesson-fleeing-scratched = Acertas-lhe: { $total ->
    [1] um ferimento
   *[other] { $total } ferimentos
}. Não parece que se importe.
quest-lesson-fleeing-missed = Acerta-te: { $total } ferimentos ao todo.
quest-lesson-fleeing-price = Fugir de um { $monster } custa pelo menos { $least } e no máximo { $most } ferimentos. Quantos, di-lo a sua carta.
quest-lesson-fleeing-chance = Agilidade { $needed } ou menos, { $odds }%, e já lá não estás. Se não, luta-se outra ronda.
quest-lesson-fleeing-hint = Aguenta mais golpes do que tu. Vai enquanto ainda o podes pagar.
quest-lesson-fleeing-away = Escapas, e mostra-se a carta: { $penalty ->
    [0] nenhum ferimento
    [1] um ferimento
   *[other] { $penalty } ferimentos
}.
quest-lesson-fleeing-again = Continuas a lutar. Com este são precisas muitas rondas, e talvez não tenhas tantas.
quest-lesson-fleeing-where = Foges para uma sala vizinha já explorada, sem contar portas nem rastrilhos.
quest-lesson-fleeing-where_hint = A oeste não terias saída, com o monstro diante da porta. A norte o caminho continua.
quest-lesson-fleeing-safe = Sais em { $place }. A sala faz o que faz sempre, e depois o teu turno acaba.
quest-lesson-fleeing-moral = Luta contra o que é fraco e foge do que é forte. O nome diz-te qual é qual.
quest-lesson-fleeing-stays = A ficha fica lá. Quem voltar encontra outro, sem um arranhão.

quest-lesson-catacombs = As catacumbas
quest-lesson-catacombs-about = Escadas abaixo, carta a carta, e outra vez para cima noutro sítio.
quest-lesson-catacombs-stairs = Muros por todos os lados: um beco sem saída seria a tua morte. Mas aqui há escadas, e desces às catacumbas.
quest-lesson-catacombs-marker = O teu marcador fica nesta sala e aponta para onde vais seguir por baixo. Tu dizes para onde.
quest-lesson-catacombs-way_hint = Pensa onde queres chegar: a sala do tesouro fica a este, e mais a norte.
quest-lesson-catacombs-down = Estás por baixo de { $place }, para { $way }. Ao descer, o teu turno acaba.
quest-lesson-catacombs-below = Aqui não te moves nem procuras. Em cada turno tiraste uma carta de catacumbas, fizeste o que dizia e deixaste-a na tua fila.
quest-lesson-catacombs-chest = { $card }: aqui em baixo também há coisas boas. Será saque teu quando subires.
quest-lesson-catacombs-exit = Uma saída. Aproveita-a agora, ou fica a ver o que mais há.
quest-lesson-catacombs-first_leg = Conta as cartas da tua fila: { $cards }. São as casas que percorres na tua direção, até { $place }.
quest-lesson-catacombs-exit_hint = Aproveita-a. A próxima pode demorar muito.
quest-lesson-catacombs-walked = O primeiro troço leva-te por baixo de { $place }.
quest-lesson-catacombs-declined = Ficas em baixo. A carta está na tua fila, e no próximo turno tiras outra.
quest-lesson-catacombs-second_leg = Agora vira para um lado, e um dado diz quanto percorres. Cada passo para lá do muro exterior é um ferimento.
quest-lesson-catacombs-turn_hint = Vira para onde o muro esteja mais longe.
quest-lesson-catacombs-treasure = { $place }, a própria sala do tesouro. O que lá espera é outra lição.
quest-lesson-catacombs-surfaced = Sais em { $place }: { $room }. Onde ainda ninguém esteve tira-se uma peça, e vira-la como quiseres.
quest-lesson-catacombs-wall = Bateste no muro exterior: { $amount ->
    [1] um ferimento
   *[other] { $amount } ferimentos
}.
quest-lesson-catacombs-loot = O que encontraste em baixo já é saque: { $card }.
quest-lesson-catacombs-moral = As catacumbas são um atalho, e só meio se sabe para onde. Há quem não encontre a saída a tempo.

quest-lesson-the-dragon = O tesouro do dragão
quest-lesson-the-dragon-about = Mais uma carta, ou para casa enquanto há luz.
quest-lesson-the-dragon-chamber = A sala do tesouro. Ao entrar tiraste uma carta de Dragão; agora podes tirar outra, ou ir-te embora.
quest-lesson-the-dragon-loot = Levas { $gold } de ouro. Cada vez que o dragão continua a dormir, levas mais dois tesouros.
quest-lesson-the-dragon-wakes = Uma das cartas que restam acorda-o: { $wakes }%. Então perdes todo o saque e, em { $dies }% dessas vezes, a vida.
quest-lesson-the-dragon-hint = Não tens muito, e as primeiras cartas são as mais seguras.
quest-lesson-the-dragon-sleeps = { $card }: dois tesouros são teus.
quest-lesson-the-dragon-early = Vais-te embora com o que tens. Não é muito, mas ninguém acordou.
quest-lesson-the-dragon-more = Agora levas { $gold } de ouro. Com isso podes ganhar, se chegares a casa.
quest-lesson-the-dragon-odds = As cartas que o deixam dormir não voltam, por isso agora são { $wakes }%. E tens mais a perder.
quest-lesson-the-dragon-sun = Ao sol restam { $night } casas, e a torre mais próxima está longe. É melhor sair antes das últimas.
quest-lesson-the-dragon-stop_hint = Pensa no que mais uma carta pode trazer, e no que te pode tirar. E vai.
quest-lesson-the-dragon-left = Para fora, sem ruído. Apanhar o ouro era a metade fácil: agora leva-o para casa.
quest-lesson-the-dragon-rage = Acorda. Tudo o que levavas se perdeu.
quest-lesson-the-dragon-burnt = E o fogo custa-te { $amount } ferimentos: { $total } ao todo.
quest-lesson-the-dragon-moral = Decide quanto é bastante antes de vires aqui. Se ninguém sair, ninguém ganha.

quest-lesson-the-way-out = A saída
quest-lesson-the-way-out-about = A última luz, uma torre, e quem ganha no fim.
quest-lesson-the-way-out-dusk = O sol chegou aos números, e em cada ronda um dado tem de os superar. Desta vez superou; o próximo falha em { $sunset }% das vezes.
quest-lesson-the-way-out-bruno = { $seats } já está fora da masmorra. Por isso a ficha de jogador inicial é tua, e o sol avança em cada turno teu.
quest-lesson-the-way-out-near = A dois passos para oeste há uma torre. Para sair é preciso saque, pelo menos uma carta.
quest-lesson-the-way-out-hint = Nada nestas salas vale a noite. Para oeste.
quest-lesson-the-way-out-closer = { $place }: falta um passo.
quest-lesson-the-way-out-dawdled = Foi-se um turno inteiro, e a torre não está mais perto.
quest-lesson-the-way-out-darker = O dado voltou a ser amável. O próximo falha em { $sunset }% das vezes.
quest-lesson-the-way-out-darker_hint = Para a torre, pelo caminho mais curto.
quest-lesson-the-way-out-tower = A torre, e o portão ainda está aberto.
quest-lesson-the-way-out-leave = Ao entrar numa torre podes sair, seguir, ou passar diretamente para outra torre. Levas { $gold } de ouro.
quest-lesson-the-way-out-leave_hint = Para fora, enquanto podes.
quest-lesson-the-way-out-out = Estás fora, com vida e com saque. Nada lá dentro te pode tocar.
quest-lesson-the-way-out-night = O sol põe-se e os portões fecham-se. Quem está lá dentro morre, leve o que levar.
quest-lesson-the-way-out-too_late = O sol pôs-se contigo lá dentro. A sala de uma torre não é abrigo.
quest-lesson-the-way-out-won = Ambos têm { $gold } de ouro. Então decide a carta mais valiosa, e é tua.
quest-lesson-the-way-out-lost = Quem saiu conta o seu ouro. Quem tem mais: { $seats }, com { $gold }.
quest-lesson-the-way-out-moral = A partida acaba ao pôr do sol, ou quando já não há ninguém lá dentro. Os mortos não ganham, e se ninguém saiu, todos perdem.

quest-lesson-alone = A sós
quest-lesson-alone-about = Para uma pessoa: um tesouro com que sair, e monstros que os dados jogam.
quest-lesson-alone-alone = A sós valem todas as regras menos duas: como encontras monstros, e do que precisas para sair.
quest-lesson-alone-treasure = Para sair é preciso um tesouro: outro saque não basta. Tens um, que vale { $gold }.
quest-lesson-alone-token = Entre ti e a torre espera um monstro. À tua esquerda não há ninguém que jogue por ele.
quest-lesson-alone-token_hint = A torre está logo atrás. Com pés ligeiros nem terás de lutar.
quest-lesson-alone-met = Ali está, com a carta virada para baixo.
quest-lesson-alone-searched = { $card }. O monstro continua lá.
quest-lesson-alone-unseen = Podes tentar fugir antes de o ver, uma vez: { $odds }%. Se te apanha, pagas por isso, e depois é até à morte.
quest-lesson-alone-dice = Se lutas, um dado decide cada ronda: baixo fere-te, alto fere-o, e no meio fere ambos. Restam-te { $left } de saúde.
quest-lesson-alone-flee_hint = Não aguentarias muitas rondas. Confia nos teus pés.
quest-lesson-alone-away = Escapas sem que te veja, e não te custa nada.
quest-lesson-alone-fight = Um { $monster }, saúde { $health }. Agora lutam os dados.
quest-lesson-alone-run = A sós podes fugir por qualquer passagem que não esteja bloqueada, até para o desconhecido.
quest-lesson-alone-run_hint = Para a torre.
quest-lesson-alone-tower = A torre. Com um tesouro no saco podes sair logo.
quest-lesson-alone-back = De volta onde estavas, e o monstro continua no caminho.
quest-lesson-alone-leave = Tens um tesouro e um portão aberto. Chega-te isso?
quest-lesson-alone-leave_hint = A sós, sair já é ganhar.
quest-lesson-alone-out = Estás fora. Ninguém viu, mas aconteceu.
quest-lesson-alone-stayed = Ficas lá dentro, e o sol avança.
quest-lesson-alone-lost = Tão perto do portão, e ainda assim lá dentro. A masmorra fica com o teu tesouro.
quest-lesson-alone-blow = Essa doeu: { $total } ferimentos ao todo.
quest-lesson-alone-won = Fora com vida, e com { $gold } de ouro. Da próxima vez, um pouco mais?
quest-lesson-alone-moral = A sós jogas contra o sol, o dragão e a tua própria cobiça. Vê quanto consegues levar para casa.
