quest-lesson-first-steps-welcome = Boas-vindas a DungeonQuest. Você está na sala de uma torre, num canto de uma masmorra que ainda não tem mapa.
quest-lesson-first-steps-hero = Você é { $hero }: saúde { $health }, Força { $strength }, Agilidade { $agility }, Armadura { $armor }, Sorte { $luck }. Com tantos ferimentos quanto saúde, você morre.
quest-lesson-first-steps-move = Em cada turno você faz uma coisa: mover-se, procurar, ou descer onde há escadas. A sala da sua torre tem duas passagens.
quest-lesson-first-steps-move_hint = As duas levam ao desconhecido. Até o centro dá mais ou menos no mesmo por um lado ou pelo outro.
quest-lesson-first-steps-laid = Você comprou uma peça e a pôs com a seta para a sala que deixa. A partir de agora { $place } está explorada, para todos.
quest-lesson-first-steps-card = Ao entrar numa sala você compra uma carta de Masmorra. É esta: { $card }.
quest-lesson-first-steps-other = Agora joga { $seat }, muito longe de você.
quest-lesson-first-steps-sun = Em cada rodada o sol avança. Faltam { $night } casas, e as últimas são perigosas.
quest-lesson-first-steps-search = Numa sala com tocha dá para procurar, uma só vez. Leva o turno inteiro.
quest-lesson-first-steps-search_hint = Os números ao lado da resposta dizem quantas vezes há ouro, e quantas há dano. É uma aposta: experimente uma vez.
quest-lesson-first-steps-found = { $card }: é espólio, e fica à vista na sua frente. Nesta sala ninguém procura mais.
quest-lesson-first-steps-not_searched = Você deixa isso para mais tarde. Uma sala espera até que alguém procure nela.
quest-lesson-first-steps-onward = Siga: outro passo, outra peça. Numa sala já explorada é só entrar.
quest-lesson-first-steps-onward_hint = Ninguém fica rico perto da torre. Afaste-se.
quest-lesson-first-steps-elsewhere = Foi o seu turno. Todos contam.
quest-lesson-first-steps-may = Você pode abri-lo e comprar outra carta, ou deixá-lo em paz. Onde uma carta diz que você pode, quem decide é você.
quest-lesson-first-steps-may_hint = Mais uma vez os números dizem como está a coisa. O ouro vale um pequeno risco enquanto você não tem ferimentos.
quest-lesson-first-steps-opened = { $card }: mais espólio, que vale { $gold }.
quest-lesson-first-steps-shut = Você deixa os mortos descansarem. Talvez tenha sido o mais sensato.
quest-lesson-first-steps-tower = De novo a sala de uma torre. Daqui você segue, ou passa direto para outra torre, e com espólio pode sair.
quest-lesson-first-steps-count = { $gold ->
    [0] Você ainda não leva ouro
   *[other] Você leva { $gold } de ouro
}. Só conta se você sair com vida.
quest-lesson-first-steps-night = Com o sol baixo, um dado decide em cada rodada se ele se põe. Quem ainda estiver lá dentro morre.
quest-lesson-first-steps-way_out = Por isso volte a tempo a uma torre, e com espólio. O jogo todo é esse; do resto cuida a masmorra.
quest-lesson-portcullis = A grade
quest-lesson-portcullis-about = Dois dados, sua Força, e para que serve uma falha.
quest-lesson-portcullis-gate = Entre você e a sala ao lado há uma grade de ferro. Para passar, é preciso levantá-la.
quest-lesson-portcullis-test = Você faz um teste de Força: rola dois dados, e a soma precisa ser a sua Força ou menos. A sua é { $strength }.
quest-lesson-portcullis-hint = Se falhar, seu turno acaba. Mas uma falha nunca é em vão.
quest-lesson-portcullis-failed = Você falha por { $missed }: ela não se mexe, e seu turno acaba.
quest-lesson-portcullis-back = { $place } não leva a lugar nenhum: você volta, e a grade continua lá.
quest-lesson-portcullis-token = Cada teste em que você falha dá uma ficha de determinação. Depois de rolar, cada ficha que você gasta tira um da soma.
quest-lesson-portcullis-better = Com o que você tem agora, os seus { $strength_odds }% passam a { $strength_best }%.
quest-lesson-portcullis-again_hint = Tente de novo. Só pode ser mais fácil.
quest-lesson-portcullis-back_first = Em { $place } não há nada para você. A grade esperou por você.
quest-lesson-portcullis-spend = Você precisava de { $needed } ou menos e falhou por { $missed }. Tem fichas suficientes para resolver isso.
quest-lesson-portcullis-spend_hint = Uma ficha nunca vale mais do que quando transforma uma falha em sucesso.
quest-lesson-portcullis-lifted = Ela sobe com um gemido, e você já está do outro lado.
quest-lesson-portcullis-kept = Você fica com suas fichas e ganha mais uma. Mas o turno se foi, e o sol não espera.
quest-lesson-portcullis-moral = Todos os testes são assim: Força, Agilidade, Armadura ou Sorte, dois dados, seu número ou menos. Quanto mais alto o atributo, melhor.
quest-lesson-portcullis-doors = Uma porta não é um teste: você compra uma carta de Porta. Ela se abre, fica fechada, ou faz algo pior.
quest-lesson-strange-rooms-door = A leste há uma porta. Você compra uma carta de Porta e só passa se ela se abrir.
quest-lesson-strange-rooms-behind = A oeste caiu uma grade atrás de você. Com sua Força você a levantaria em { $strength_odds }% das vezes.
quest-lesson-strange-rooms-door_hint = Compare os números das duas respostas.
quest-lesson-strange-rooms-opens = { $card }. Compra-se uma peça para o que está do outro lado.
quest-lesson-strange-rooms-stuck = Você falha por { $missed }. Ela não sobe, e seu turno acaba.
quest-lesson-strange-rooms-corridor = Um corredor empurra você: siga na hora, sem contar portas nem grades, e sem voltar.
quest-lesson-strange-rooms-pit = A norte há um poço sem fundo. Sorte { $luck } ou menos e você vive: { $luck_odds }%.
quest-lesson-strange-rooms-bridge = A leste balança uma ponte. Atravessá-la é um teste de Agilidade, e a sua é { $agility }.
quest-lesson-strange-rooms-ways_hint = Sua Agilidade é melhor do que sua Sorte. E quem cai de uma ponte ainda pode viver.
quest-lesson-strange-rooms-fell_down = Você escorrega, e ninguém ouve você chegar ao fundo. Um poço não pergunta duas vezes.
quest-lesson-strange-rooms-at_bridge = Numa ponte você pode atravessar, ou ficar deste lado e encerrar seu turno.
quest-lesson-strange-rooms-weight = O espólio pesa: cada carta soma um à rolagem. Do jeito que você está, precisa de { $needed } ou menos, { $odds }%.
quest-lesson-strange-rooms-light = Quando decide atravessar, você pode deixar espólio para trás, e só então rola.
quest-lesson-strange-rooms-weight_hint = Atravesse, mas deixe aqui a carta mais barata. Sua vida vale umas moedas.
quest-lesson-strange-rooms-fell = Você falha por { $missed }: as tábuas cedem, e você cai.
quest-lesson-strange-rooms-stayed = Você fica deste lado, e seu turno acaba. Da próxima vez você pode atravessar ou voltar.
quest-lesson-strange-rooms-lighter = Agora você precisa de { $needed } ou menos: { $odds }%. Você ainda pode deixar mais para trás.
quest-lesson-strange-rooms-lighter_hint = Já está bom. O que você deixa aqui se perde.
quest-lesson-strange-rooms-crossed = Você atravessou, e o que guardou continua sendo seu.
quest-lesson-strange-rooms-wounds = A queda custa a você { $amount ->
    [1] um ferimento
   *[other] { $amount } ferimentos
}.
quest-lesson-strange-rooms-below = E agora você está nas catacumbas. Elas têm sua própria lição.
quest-lesson-strange-rooms-moral = Uma sala faz o que faz, não importa como você entra. Por isso olhe antes de pisar em uma já explorada.
quest-lesson-a-fight-about = Um monstro no caminho, e duas cartas secretas por rodada.
quest-lesson-a-fight-token = O único caminho leva a uma sala com uma ficha de monstro, por isso você entra. Quem entra encontra um monstro, e a sala em si não faz nada.
quest-lesson-a-fight-who = { $seats } está à sua esquerda e joga com ele: vê a carta em segredo e só diz o nome a você.
quest-lesson-a-fight-cards = Em cada rodada ambos escolhem em segredo: corpo a corpo, à distância ou magia. As cartas são mostradas ao mesmo tempo.
quest-lesson-a-fight-chart = À distância vence corpo a corpo, este vence a magia, e a magia vence à distância; cartas iguais ferem ambos. Ao lado de cada carta está quanto.
quest-lesson-a-fight-struck = { $weapon } contra { $against }: o golpe é seu.
quest-lesson-a-fight-hurt = { $weapon } contra { $against }: desta vez só dói em você.
quest-lesson-a-fight-flee = Ambos continuam vivos, por isso você pode tentar fugir: Agilidade { $needed } ou menos, { $odds }%. Escapar também tem seu preço.
quest-lesson-a-fight-stay = Ou você continua lutando. Você ainda tem { $left } de saúde.
quest-lesson-a-fight-stay_hint = Um { $monster } nunca tem muita saúde. Acabe com ele.
quest-lesson-a-fight-fled = Você escapa, e agora a carta é mostrada: a fuga { $penalty ->
    [0] não custa nada
    [1] custa um ferimento
   *[other] custa { $penalty } ferimentos
}.
quest-lesson-a-fight-slain = Ele cai. A carta e a ficha dele desaparecem, e seu turno acaba.
quest-lesson-a-fight-died = Ele foi mais forte do que você. A ficha fica lá, para quem vier depois.
quest-lesson-a-fight-moral = Nenhuma carta é sempre a melhor. Pense no que o outro lado espera de você.
quest-lesson-a-fight-keeper = Quem está à sua esquerda joga pelos seus monstros, mesmo depois de morrer. Ninguém fica totalmente fora deste jogo.
quest-lesson-fleeing-hurt = Você ainda tem { $left } de saúde, e a única saída daqui levou você a um monstro.
quest-lesson-fleeing-first = Não dá para fugir antes de lutar uma rodada. Escolha sua carta.
quest-lesson-fleeing-scratched = Você acerta: { $total ->
    [1] um ferimento
   *[other] { $total } ferimentos
}. Ele nem parece ligar.
quest-lesson-fleeing-missed = Ele acerta você: { $total } ferimentos ao todo.
quest-lesson-fleeing-price = Fugir de um { $monster } custa pelo menos { $least } e no máximo { $most } ferimentos. Quantos, a carta dele diz.
quest-lesson-fleeing-chance = Agilidade { $needed } ou menos, { $odds }%, e você não está mais lá. Se não, luta-se mais uma rodada.
quest-lesson-fleeing-hint = Ele aguenta mais golpes do que você. Vá enquanto ainda pode pagar.
quest-lesson-fleeing-away = Você escapa, e a carta é mostrada: { $penalty ->
    [0] nenhum ferimento
    [1] um ferimento
   *[other] { $penalty } ferimentos
}.
quest-lesson-fleeing-again = Você continua lutando. Com este são precisas muitas rodadas, e talvez você não tenha tantas.
quest-lesson-fleeing-where = Você foge para uma sala vizinha já explorada, sem contar portas nem grades.
quest-lesson-fleeing-where_hint = A oeste você não teria saída, com o monstro diante da porta. A norte o caminho continua.
quest-lesson-fleeing-safe = Você sai em { $place }. A sala faz o que faz sempre, e depois seu turno acaba.
quest-lesson-fleeing-moral = Lute contra o que é fraco e fuja do que é forte. O nome diz qual é qual.
quest-lesson-catacombs-about = Escada abaixo, carta a carta, e de novo para cima em outro lugar.
quest-lesson-catacombs-stairs = Muros por todos os lados: um beco sem saída seria a sua morte. Mas aqui há escadas, e você desce às catacumbas.
quest-lesson-catacombs-marker = Seu marcador fica nesta sala e aponta para onde você vai seguir por baixo. Você diz para onde.
quest-lesson-catacombs-way_hint = Pense aonde você quer chegar: a sala do tesouro fica a leste, e mais ao norte.
quest-lesson-catacombs-down = Você está por baixo de { $place }, rumo ao { $way }. Ao descer, seu turno acaba.
quest-lesson-catacombs-below = Aqui você não se move nem procura. Em cada turno você comprou uma carta de catacumbas, fez o que ela dizia e a deixou na sua fila.
quest-lesson-catacombs-chest = { $card }: aqui embaixo também há coisas boas. Vai ser espólio seu quando você subir.
quest-lesson-catacombs-exit = Uma saída. Aproveite agora, ou fique para ver o que mais há.
quest-lesson-catacombs-first_leg = Conte as cartas da sua fila: { $cards }. São as casas que você percorre na sua direção, até { $place }.
quest-lesson-catacombs-exit_hint = Aproveite. A próxima pode demorar muito.
quest-lesson-catacombs-walked = O primeiro trecho leva você para baixo de { $place }.
quest-lesson-catacombs-declined = Você fica embaixo. A carta está na sua fila, e no próximo turno você compra outra.
quest-lesson-catacombs-second_leg = Agora vire para um lado, e um dado diz quanto você percorre. Cada passo além do muro exterior é um ferimento.
quest-lesson-catacombs-turn_hint = Vire para onde o muro esteja mais longe.
quest-lesson-catacombs-surfaced = Você sai em { $place }: { $room }. Onde ninguém esteve ainda compra-se uma peça, e você a vira como quiser.
quest-lesson-catacombs-wall = Você bateu no muro exterior: { $amount ->
    [1] um ferimento
   *[other] { $amount } ferimentos
}.
quest-lesson-catacombs-loot = O que você encontrou embaixo já é espólio: { $card }.
quest-lesson-catacombs-moral = As catacumbas são um atalho, e só se sabe mais ou menos para onde. Tem gente que não encontra a saída a tempo.
quest-lesson-the-dragon-chamber = A sala do tesouro. Ao entrar você comprou uma carta de Dragão; agora pode comprar outra, ou ir embora.
quest-lesson-the-dragon-loot = Você leva { $gold } de ouro. Cada vez que o dragão continua dormindo, você leva mais dois tesouros.
quest-lesson-the-dragon-wakes = Uma das cartas que restam o acorda: { $wakes }%. Então você perde todo o espólio e, em { $dies }% dessas vezes, a vida.
quest-lesson-the-dragon-hint = Você não tem muito, e as primeiras cartas são as mais seguras.
quest-lesson-the-dragon-sleeps = { $card }: dois tesouros são seus.
quest-lesson-the-dragon-early = Você vai embora com o que tem. Não é muito, mas ninguém acordou.
quest-lesson-the-dragon-more = Agora você leva { $gold } de ouro. Com isso você pode ganhar, se chegar em casa.
quest-lesson-the-dragon-odds = As cartas que o deixam dormir não voltam, por isso agora são { $wakes }%. E você tem mais a perder.
quest-lesson-the-dragon-sun = Faltam { $night } casas para o sol, e a torre mais próxima está longe. É melhor sair antes das últimas.
quest-lesson-the-dragon-stop_hint = Pense no que mais uma carta pode trazer, e no que pode tirar. E vá.
quest-lesson-the-dragon-left = Para fora, sem barulho. Pegar o ouro era a metade fácil: agora leve-o para casa.
quest-lesson-the-dragon-rage = Ele acorda. Tudo o que você levava se perdeu.
quest-lesson-the-dragon-burnt = E o fogo custa { $amount } ferimentos a você: { $total } ao todo.
quest-lesson-the-dragon-moral = Decida quanto é o bastante antes de vir aqui. Se ninguém sair, ninguém ganha.
quest-lesson-the-way-out-dusk = O sol chegou aos números, e em cada rodada um dado precisa superá-los. Desta vez superou; o próximo falha em { $sunset }% das vezes.
quest-lesson-the-way-out-bruno = { $seats } já está fora da masmorra. Por isso a ficha de jogador inicial é sua, e o sol avança em cada turno seu.
quest-lesson-the-way-out-near = A dois passos para oeste há uma torre. Para sair é preciso espólio, pelo menos uma carta.
quest-lesson-the-way-out-dawdled = Lá se foi um turno inteiro, e a torre não está mais perto.
quest-lesson-the-way-out-darker = O dado foi gentil de novo. O próximo falha em { $sunset }% das vezes.
quest-lesson-the-way-out-leave = Ao entrar numa torre você pode sair, seguir, ou passar direto para outra torre. Você leva { $gold } de ouro.
quest-lesson-the-way-out-leave_hint = Para fora, enquanto você pode.
quest-lesson-the-way-out-out = Você está fora, com vida e com espólio. Nada lá dentro pode alcançar você.
quest-lesson-the-way-out-night = O sol se põe e os portões se fecham. Quem está lá dentro morre, leve o que levar.
quest-lesson-the-way-out-too_late = O sol se pôs com você lá dentro. A sala de uma torre não é abrigo.
quest-lesson-the-way-out-won = Ambos têm { $gold } de ouro. Então decide a carta mais valiosa, e é sua.
quest-lesson-the-way-out-moral = A partida acaba no pôr do sol, ou quando não há mais ninguém lá dentro. Os mortos não ganham, e se ninguém saiu, todos perdem.
quest-lesson-alone = Sozinho
quest-lesson-alone-alone = Sozinho, valem todas as regras menos duas: como você encontra monstros, e do que precisa para sair.
quest-lesson-alone-treasure = Para sair é preciso um tesouro: outro espólio não basta. Você tem um, que vale { $gold }.
quest-lesson-alone-token = Entre você e a torre espera um monstro. À sua esquerda não há ninguém que jogue por ele.
quest-lesson-alone-token_hint = A torre está logo atrás. Com pés ligeiros você nem vai precisar lutar.
quest-lesson-alone-unseen = Você pode tentar fugir antes de ver o monstro, uma vez: { $odds }%. Se ele pegar você, custa caro, e depois é até a morte.
quest-lesson-alone-dice = Se você lutar, um dado decide cada rodada: baixo fere você, alto fere o monstro, e no meio fere ambos. Você ainda tem { $left } de saúde.
quest-lesson-alone-flee_hint = Você não aguentaria muitas rodadas. Confie nos seus pés.
quest-lesson-alone-away = Você escapa sem ser visto, e não custa nada.
quest-lesson-alone-run = Sozinho, você pode fugir por qualquer passagem que não esteja bloqueada, até para o desconhecido.
quest-lesson-alone-tower = A torre. Com um tesouro na bolsa você pode sair na hora.
quest-lesson-alone-back = De volta onde você estava, e o monstro continua no caminho.
quest-lesson-alone-leave = Você tem um tesouro e um portão aberto. Isso basta?
quest-lesson-alone-leave_hint = Sozinho, sair já é ganhar.
quest-lesson-alone-out = Você está fora. Ninguém viu, mas aconteceu.
quest-lesson-alone-stayed = Você fica lá dentro, e o sol avança.
quest-lesson-alone-lost = Tão perto do portão, e ainda assim lá dentro. A masmorra fica com seu tesouro.
quest-lesson-alone-won = Você saiu com vida, e com { $gold } de ouro. Da próxima vez, um pouco mais?
quest-lesson-alone-moral = Sozinho, você joga contra o sol, o dragão e sua própria cobiça. Veja quanto consegue levar para casa.
