# Aqui não se escreve nenhum número: os números são espaços que se enchem com o que está na mesa ou acaba de acontecer.

platformer-lesson-first-climb = A primeira subida
platformer-lesson-first-climb-about = Entrar no mapa, um salto, algum ouro e um símbolo para mais tarde.
platformer-lesson-first-climb-welcome = Damos-te as boas-vindas a Platformer. No alto da torre espera a { $boss }, e um só ataque de { $pool } ferimentos ganha a partida.
platformer-lesson-first-climb-turn = Em cada turno lanças os teus dados, e com eles o dos inimigos. Usas os teus símbolos pela ordem que quiseres, ou não os usas.
platformer-lesson-first-climb-off = És { $hero }, com { $life } de saúde, e ainda não estás no mapa. Qualquer um dos teus dados te faz entrar, e gasta-se.
platformer-lesson-first-climb-off_hint = As botas movem-te, e uma moeda é ouro. Sem ninguém ao alcance, o que menos falta te faz é uma espada.
platformer-lesson-first-climb-paid = Uma { $symbol } a menos, e nada perdido que agora te faça falta.
platformer-lesson-first-climb-paid_dear = Também serve. Mas a { $symbol } ter-te-ia sido útil, e aqui uma espada não é.
platformer-lesson-first-climb-where = Podes aparecer em qualquer casa livre da linha mais baixa. Cuidado com os inimigos: atacam quem se afasta do seu lado.
platformer-lesson-first-climb-where_hint = Procura ouro mesmo por cima de uma casa, sem nada pelo meio. Há algum por cima da loja da peça esquerda.
platformer-lesson-first-climb-shop = Estás numa loja: com ouro podes comprar aqui. E mesmo por cima de ti há algum ouro.
platformer-lesson-first-climb-elsewhere = { $place } é um sítio tão bom como muitos. Mas o ouro mais fácil de alcançar está por cima da loja.
platformer-lesson-first-climb-acts = Agora usa os teus dados. Uma bota é um passo, uma moeda é ouro, e uma espada espera por alguém a quem atacar.
platformer-lesson-first-climb-jump = Para subir não precisas de escada: no teu turno saltas à vontade. Só te param os muros e as plataformas.
platformer-lesson-first-climb-jump_hint = Uma bota, e para cima.
platformer-lesson-first-climb-gold = O ouro é teu. O que está numa casa é de quem lá chega.
platformer-lesson-first-climb-aside = { $place }: um passo, e uma bota a menos. O ouro continua por cima da loja.
platformer-lesson-first-climb-forged = Dois dados iguais fazem qualquer outro símbolo: é forjar. Mas para subir precisavas dessas botas.
platformer-lesson-first-climb-stayed = O teu turno acabou, e os dados por usar perdem-se. Só fica o símbolo do dado especial.
platformer-lesson-first-climb-air = Agora estás no ar. No fim do teu turno atua a gravidade, e cai quem não tem nada debaixo dos pés.
platformer-lesson-first-climb-air_hint = A um passo, à esquerda, há uma plataforma.
platformer-lesson-first-climb-platform = { $place }: uma plataforma debaixo dos pés, e a gravidade não te faz nada.
platformer-lesson-first-climb-fell = A gravidade: cais em { $place }. O ouro fica contigo.
platformer-lesson-first-climb-back = { $place }, e já não tens botas. À esquerda terias tido uma plataforma.
platformer-lesson-first-climb-coin = O que ainda não usaste pode usar-se. Uma moeda, por exemplo, torna-se ouro.
platformer-lesson-first-climb-coin_hint = Um dado que não usas perde-se no fim do teu turno.
platformer-lesson-first-climb-paid_out = Uma moeda usada: { $amount } de ouro.
platformer-lesson-first-climb-over = O teu turno acabou. Os dados por usar perdem-se, menos o que ficou guardado no dado especial.
platformer-lesson-first-climb-save = Resta uma espada. Ao acabar as tuas ações podes guardar um símbolo por usar no teu dado especial, para outro turno.
platformer-lesson-first-climb-save_hint = Acaba as tuas ações e guarda a espada. Em breve terás alguém ao lado.
platformer-lesson-first-climb-saved = A { $symbol } fica no teu dado especial até a usares.
platformer-lesson-first-climb-lost = Não guardas nada, e o que os dados ainda mostravam perde-se.
platformer-lesson-first-climb-purse = Tens { $gold } de ouro. O ouro compra objetos e poções nas lojas, e as gemas fazem um símbolo contar mais de uma vez.
platformer-lesson-first-climb-up = Quem chega à linha mais alta revela o nível seguinte. Continua a subir: o nível mais baixo acaba por desaparecer, com quem lá estiver.

platformer-lesson-swords = As espadas e a forja
platformer-lesson-swords-about = Um ataque chega, ou não é nada.
platformer-lesson-swords-ent = És { $hero }, e apareceste ao lado de um { $enemy }. Ele ataca quem se move para o seu lado, mas a ti puseram-te lá.
platformer-lesson-swords-health = Tem { $health } de saúde. Um só ataque tem de fazer outros tantos ferimentos, ou não acontece nada.
platformer-lesson-swords-dice = Uma espada é um ferimento, e só tens uma. Mas dois dados iguais podem forjar-se em qualquer outro símbolo.
platformer-lesson-swords-hint = Ataca, usa a espada e depois forja outra com as tuas botas.
platformer-lesson-swords-first = Uma espada está no teu ataque, e ainda não golpeaste.
platformer-lesson-swords-forged_first = As tuas botas são agora uma espada. Com a outra já chegava.
platformer-lesson-swords-spent = Duas botas são agora uma { $to }. O ent continua ali.
platformer-lesson-swords-bitten = Afastas-te do { $enemy }, e por isso ele ataca-te: { $wounds ->
    [1] um ferimento
   *[other] { $wounds } ferimentos
}.
platformer-lesson-swords-ended = Deixas o ent em paz. Quando o dado de inimigo disser ataque, ele não fará o mesmo.
platformer-lesson-swords-forge = O teu ataque tem { $wounds }, e são precisos { $health }. Com duas botas forja-se a espada que te falta.
platformer-lesson-swords-forge_hint = Se golpeares agora, gastas a espada para nada.
platformer-lesson-swords-defeated = Chega: o { $enemy } cai, e o saque é teu.
platformer-lesson-swords-short = { $wounds } contra { $health }: não acontece nada, e o que usaste está usado.
platformer-lesson-swords-loot = Tens { $gold } de ouro e { $gems ->
    [1] uma gema
   *[other] { $gems } gemas
}. Parte do ouro vem da tua própria carta, que te paga por cada inimigo.
platformer-lesson-swords-moral = Conta antes de golpear. Ao lado das respostas podes ler se vai chegar.
platformer-lesson-swords-saving = Uma espada que hoje não serve pode guardar-se para o ataque de outro turno.

platformer-lesson-leaving = Afastar-se de um inimigo
platformer-lesson-leaving-about = Um lobisomem, uma gema e uma mão que move o que não podes vencer.
platformer-lesson-leaving-wolf = Ao teu lado está um { $enemy }. Se te afastas, ataca: { $damage } ferimentos, e tens { $life } de saúde.
platformer-lesson-leaving-push = Se entras na casa dele, empurra-lo. Mas isso também é afastar-se, e primeiro vem o ataque.
platformer-lesson-leaving-hand = Restam-te uma bota e uma mão. Uma mão move uma casa qualquer inimigo, por longe que esteja, mesmo para fora da plataforma.
platformer-lesson-leaving-hint = Primeiro a mão: move-o para a direita, para longe de ti. Mover um inimigo não provoca nada.
platformer-lesson-leaving-away = Agora está em { $place }, e não tens ninguém ao lado.
platformer-lesson-leaving-up = Está no ar, em { $place }. Quando a gravidade atuar, volta a cair ao teu lado.
platformer-lesson-leaving-downed = Ataca antes de dares o passo e derruba-te: fora do mapa, para entrares outra vez por baixo.
platformer-lesson-leaving-stayed = Continuas ao lado dele. Quando o dado de inimigo disser ataque, ele ataca.
platformer-lesson-leaving-free = Já não tens ninguém ao lado, por isso podes andar. A gema está à tua esquerda.
platformer-lesson-leaving-free_hint = Uma bota para a esquerda, enquanto não tiveres ninguém ao lado.
platformer-lesson-leaving-gem = A gema é tua, e não te custou nada.
platformer-lesson-leaving-too_late = Tinha voltado a cair ao teu lado, e por isso ataca. Derruba-te.
platformer-lesson-leaving-near = { $place }: ninguém ataca, porque não tinhas ninguém ao lado. Mas a gema está do outro lado.
platformer-lesson-leaving-waited = Ficas onde estás. A mão está usada, e a gema continua ali.
platformer-lesson-leaving-air = Estás no ar. Podes deixar atuar a gravidade quando quiseres, e no fim do teu turno ela atua de qualquer maneira.
platformer-lesson-leaving-air_hint = As duas respostas fazem-te descer. Só as armadilhas pelo caminho fariam mal.
platformer-lesson-leaving-fell = Cais em { $place } sem dano. Só as armadilhas pelo caminho te teriam ferido.
platformer-lesson-leaving-moral = Antes de te afastares de um inimigo, conta. Uma mão ou um ataque podem sair mais baratos.
platformer-lesson-leaving-enemies = O dado de inimigo move-os todos para um lado, ou fá-los atacar quem têm ao lado. Por ele nunca deixam a sua plataforma.

platformer-lesson-gems-and-shop = As gemas e a loja
platformer-lesson-gems-and-shop-about = Um ciclope, um martelo e uma gema no sítio certo.
platformer-lesson-gems-and-shop-cyclops = Ao teu lado está um { $enemy }. São precisos { $health } ferimentos, num só ataque.
platformer-lesson-gems-and-shop-most = Tens uma espada, outra guardada no teu dado especial e uma gema para dobrar uma das duas. Ao todo, { $most } ferimentos.
platformer-lesson-gems-and-shop-shop = Mas estás numa loja, com { $gold } de ouro. Comprar não gasta dados, e podes comprar enquanto puderes pagar.
platformer-lesson-gems-and-shop-shop_hint = Falta-te um só ferimento. Um dos objetos acrescenta isso mesmo.
platformer-lesson-gems-and-shop-bought = { $item }, por { $price } de ouro. Pode usar-se logo, e à loja chega outra carta.
platformer-lesson-gems-and-shop-drink = { $potion }: uma poção serve uma vez. Contra o ciclope, esta não te ajuda.
platformer-lesson-gems-and-shop-short = { $wounds } contra { $health }: não acontece nada, e o que usaste está usado.
platformer-lesson-gems-and-shop-forged = As duas espadas vão para a forja, a guardada também. O ciclope continua ali.
platformer-lesson-gems-and-shop-ended = O teu turno acabou, e o ciclope continua ali. Ficas com o ouro e a gema.
platformer-lesson-gems-and-shop-card = Um objeto assim esgota-se ao usá-lo, e no teu próximo turno volta a estar preparado. Usa-o antes de atacar.
platformer-lesson-gems-and-shop-card_hint = Conta para o teu próximo ataque deste turno.
platformer-lesson-gems-and-shop-raised = { $item }: o teu próximo ataque faz mais um ferimento. A carta fica esgotada até ao teu próximo turno.
platformer-lesson-gems-and-shop-unused = { $wounds } contra { $health }: não acontece nada. E o martelo nem sequer o usaste.
platformer-lesson-gems-and-shop-forged_then = As duas espadas vão para a forja, e não resta nada para um ataque.
platformer-lesson-gems-and-shop-later = O teu turno acabou. O martelo é teu, e espera por outro ataque.
platformer-lesson-gems-and-shop-sum = O martelo, uma espada, outra guardada e uma gema em qualquer das duas: { $most } ferimentos.
platformer-lesson-gems-and-shop-gem = Com gemas, um símbolo pode contar mais do que uma vez. É uma resposta à parte, ao lado da normal.
platformer-lesson-gems-and-shop-sum_hint = Ataca, usa as duas espadas e faz uma delas contar duas vezes.
platformer-lesson-gems-and-shop-defeated = Mesmo à justa: o { $enemy } cai, e o saque é bom.
platformer-lesson-gems-and-shop-close = { $wounds } contra { $health }: não acontece nada, e está tudo gasto.
platformer-lesson-gems-and-shop-melted = As duas espadas vão para a forja. O martelo já não tem a que se somar.
platformer-lesson-gems-and-shop-wasted = O teu turno acabou sem ataque, e o que o martelo teria acrescentado perde-se.
platformer-lesson-gems-and-shop-price = Uma gema faz um símbolo contar duas vezes. A partir daí, cada vez a mais custa mais uma gema do que a anterior.
platformer-lesson-gems-and-shop-moral = O ouro torna-se cartas, e as gemas, ferimentos ou passos. Para a { $boss } vais precisar das duas coisas.

platformer-lesson-medusa = Medusa
platformer-lesson-medusa-about = Um só ataque, e cada gema no sítio certo.
platformer-lesson-medusa-there = A { $boss } está ao teu lado. É uma inimiga como as outras, só que ganha quem a derrota.
platformer-lesson-medusa-pool = Quanto mais alta a torre, maior a sua saúde: aqui é { $pool }. Como sempre, num só ataque.
platformer-lesson-medusa-acts = Quando o teu turno acaba no nível dela, é a vez dela. Restam-te { $life } de saúde.
platformer-lesson-medusa-hint = Com as tuas espadas e as tuas gemas podes fazer { $most } ferimentos. Fá-lo agora.
platformer-lesson-medusa-first = A primeira espada está no teu ataque.
platformer-lesson-medusa-forged = Duas espadas por uma { $to }, logo aqui. As que restam não chegam.
platformer-lesson-medusa-turn = Deixas passar o momento, e agora é a vez da { $boss }.
platformer-lesson-medusa-gems = Tens { $gems } gemas. Uma faz uma espada contar duas vezes, e outras duas, contar três.
platformer-lesson-medusa-spread = Por isso rendem mais se as repartires. Primeiro, uma em cada espada.
platformer-lesson-medusa-spread_hint = Uma gema em cada uma das tuas espadas: cada uma conta duas vezes.
platformer-lesson-medusa-won = Um ataque, e a { $enemy } cai. A partida acabou, e ganhaste.
platformer-lesson-medusa-short = { $wounds } contra { $health }: não acontece nada. Nenhum ferimento fica para o próximo ataque.
platformer-lesson-medusa-dear = { $gems } gemas numa só espada. Repartidas pelas outras teriam rendido mais.
platformer-lesson-medusa-moral = Só com dados quase nunca se derrota um chefe. Junta gemas e objetos pelo caminho, e chega com as contas feitas.
platformer-lesson-medusa-below = Do nível do chefe não se volta. E lá quem ficou em baixo não te pode ajudar nem fazer mal.
