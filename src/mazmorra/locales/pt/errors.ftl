error = Algo correu mal.
error-not-asked = Agora não responde { $seat }; espera-se por: { $waiting }.
error-seat = o lugar { $number }
error-chance = o acaso
error-illegal-answer = «{ $answer }» não é uma resposta possível agora. Podes responder: { $options }.
error-game-over = A partida terminou.
error-unknown-game = Não há nenhum jogo «{ $name }». Os jogos são: { $names }.
error-bad-setting = { $setting } não pode ser «{ $value }». Pode ser: { $allowed }.
error-settings-clash = { $setting } «{ $value }» vai com { $other } { $fitting }, não com { $found }.
error-no-setting = Este jogo não tem a opção «{ $setting }». { $number ->
    [0] Não tem nenhuma.
   *[other] Tem: { $names }.
}
error-bad-seats = Número de jogadores neste modo de { $game }: { $allowed }, não { $seats }.
error-bad-save = Isto não é uma partida guardada.
error-not-a-save = Isto não é uma partida guardada. { $reason }
error-not-json = Não é JSON na linha { NUMBER($line, useGrouping: 0) }, coluna { NUMBER($column, useGrouping: 0) }.
error-other-format = O seu formato não é «{ $format }».
error-too-large = Tem um número grande demais, ou listas demais umas dentro das outras.
error-garbled-save = Na partida guardada falta ou está danificado «{ $field }».
error-other-game = { $field ->
    [version] A partida guardada foi jogada com a versão { $found } das regras; aqui vão na { $expected }.
   *[content] A partida guardada foi jogada com outros números que não os daqui (a sua impressão digital é { $found }; aqui, { $expected }).
}
error-impossible-answer = A resposta { $number } da partida guardada não pode ter sido dada. { $reason }
error-broken-commitment = O segredo da partida guardada não corresponde ao seu compromisso.
error-broken-seal = Não é limpa: as palavras dos jogadores destes lugares não são as que selaram antes da partida: { $seats }.
error-not-fair = Esta partida não foi jogada com acaso verificável, por isso não há nada para verificar.
error-not-over = Esta partida ainda não terminou; o seu segredo verifica-se quando terminar.
error-bad-scene = Isto não é uma cena.
error-scene-word = Parte { $part }, coluna { $column } da cena: não se entende «{ $word }». Entender-se-ia: { $allowed }{ $more ->
    [0] .
   *[other] ; há mais { $more }.
}
error-scene-figure = Parte { $part }, coluna { $column } da cena: «{ $word }» não é um número de { $least } a { $most }.
error-scene-unfinished = Parte { $part }, coluna { $column } da cena: falta aqui alguma coisa, por exemplo: { $allowed }.
error-scene-too-many = Parte { $part }, coluna { $column } da cena: a palavra «{ $word }» está a mais.
error-scene-twice = Parte { $part }, coluna { $column } da cena: «{ $word }» é dito duas vezes.
error-scene-lacking = Parte { $part }, coluna { $column } da cena: de «{ $word }» há no máximo { $most }.
error-scene-box = A cena precisa de mais de «{ $word }» do que há: { $most }.
error-scene-one = Parte { $part }, coluna { $column } da cena: aqui está um só «{ $name }», não «{ $word }».
error-scene-gameless = A cena não diz de que jogo é: di-lo uma parte como «game: { $game }».
error-scene-heroes = { $heroes ->
    [0] A cena não tem heróis
    [1] A cena tem um herói
   *[other] A cena tem { $heroes } heróis
}; jogadores neste modo de { $game }: { $allowed }. Cada herói tem uma parte como «{ $hero }:».
error-scene-seats = { $heroes ->
    [1] A cena tem um herói
   *[other] A cena tem { $heroes } heróis
}, por isso os lugares não podem ser { $seats }.
error-scene-other = A cena é de { $found }, e aqui joga-se { $expected }.
error-scene-impossible = Nenhuma partida pode estar como esta cena diz.
error-unknown-answer = «{ $text }» não responde a esta pergunta. Entender-se-ia: { $answers }.
error-out-of-script = O guião já não tem resultados para a pergunta do acaso { $number } ({ $kind }).
error-broken-rule = Uma regra do jogo quebrou a sua própria lei: { $stage } { $problem }.
error-bad-content = { $file }, linha { NUMBER($line, useGrouping: 0) }: { $problem }

content-not-toml = a partir da coluna { NUMBER($column, useGrouping: 0) } isto não é TOML.
content-said-twice = o que está na coluna { NUMBER($column, useGrouping: 0) } já foi dito antes.
content-too-deep = há mais de { $most } listas e tabelas umas dentro das outras.
content-too-many-digits = um número tem algarismos demais.
content-missing-table = falta a tabela [{ $table }].
content-unknown-table = não há nenhuma tabela «{ $found }»; esperava-se uma de: { $allowed }.
content-not-a-table = «{ $table }» tem de ser uma tabela.
content-needs-id = cada [[{ $table }]] precisa de um id próprio.
content-bad-id = o id de um [[{ $table }]] tem de ser um texto de uma linha, não { $found }.
content-id-twice = cada [[{ $table }]] precisa de um id próprio; «{ $found }» já é de outro.
content-row = [[{ $table }]] «{ $row }»
content-single = [{ $table }]
content-nameless = uma linha de "{ $table }" não tem nome; têm-no as de { $allowed }.
content-no-languages = { $key } tem de dar um texto para cada língua, como { "{" } en = "Basilisk", es = "Basilisco" { "}" }, não { $found }.
content-bad-language = { $key }: a língua é uma de { $allowed }, não { $found }.
content-bad-words = { $key } tem de ser texto simples numa linha, de 1 a { $most } caracteres, sem [ ] < > \ nem chavetas, não { $found }.
content-unknown-key = { $row } não tem «{ $found }»; esperava-se uma de: { $allowed }.
content-missing-key = em { $row } falta «{ $key }».
content-no-source = { $row } tem de dizer a fonte (source) de: { $allowed }.
content-bad-source = { $found } não é uma fonte; esperava-se uma de: { $allowed }.
content-not-a-list = «{ $key }» tem de ser uma lista, não { $found }.
content-wrong-type = «{ $key }» é { $found }; esperava-se { $expected }.
content-kind-number = um número inteiro
content-kind-text = um texto
content-kind-truth = true (sim) ou false (não)
content-kind-number-or-text = um número inteiro ou um texto
content-negative = «{ $key }» tem de ser 0 ou mais, não { $found }.
content-too-large = «{ $key }» tem de ser { $most } ou menos.
content-unknown-op = { $found } não é uma operação; esperava-se uma de: { $allowed }.
content-op-lacks = a operação «{ $op }» leva «{ $key }», que aqui falta.
content-op-has-no = a operação «{ $op }» não leva «{ $key }»; esperava-se só: { $allowed }.
content-unfit = { $row }: «{ $key }» não serve; esperava-se: { $expected }.
content-wrong-total = as cópias de [[{ $table }]] somam { $found }; devem somar { $expected }, como diz [box] em «{ $figure }».
content-too-few-copies = as cópias de [[{ $table }]] somam { $found }; devem somar { $least } ou mais, pois tantos diz [box] em «{ $figure }».
content-wrong-rows = linhas de [[{ $table }]]: { $found }; esperava-se: { $expected }.
content-expect-exactly = «{ $value }»
content-expect-edition = «{ $value }», a edição pedida
content-expect-stay = um número que deixe { $needed } salas, não { $found }
content-expect-at-most = { $value } no máximo
content-expect-at-least = { $value } no mínimo
content-expect-items = objetos entre torch, crystal_ball, key, sword
content-expect-chests = um ou dois baús de 1 ou mais, o mais rico primeiro
content-expect-strengths = forças crescentes para 3, 4 e 5 jogadores
content-expect-hit = as operações wound, lose_coins ou eliminate
content-expect-five = exatamente cinco
content-expect-gifts = take (um objeto), gain_coins ou heal
content-expect-who = most_coins, fewest_wounds ou everyone
content-expect-highest-or-lowest = highest ou lowest
content-expect-does = lose_coins ou wound
content-expect-amounts = números, ou «half»
content-expect-some-amount = algum número maior que 0, ou a armadilha não faz nada
content-expect-no-half = números: «half» é metade dos ferimentos que ainda se aguentam, e nesta edição os ferimentos não têm limite
content-expect-op-amounts = operações com um amount de 1 ou mais
content-expect-free-id = um id que nenhuma outra sala tenha, nem «dark»
content-expect-rising-wounds = um ou mais números, cada um maior do que o anterior
content-expect-survivable = { $value } no mínimo, mais do que os ferimentos com que se pode começar sozinho
content-expect-items-vaults = { $most } cofres com objetos no máximo ao todo, para que fiquem { $rooms } salas no solitário
content-expect-reward = a operação gain_coins
content-expect-escape = torch, crystal_ball ou key
content-expect-weak-cards = cartas de poder de 1 a 5, ou «sword»
content-expect-clause = uma cláusula do seu capítulo do livro de regras, como «DR-BOS-2» para um chefe
content-expect-power = de 1 a 5
error-unknown-bot = Não há nenhum bot «{ $name }» para { $game }. Os bots são: { $names }.
error-no-bots = --bots não nomeia ninguém. Experimenta --bots greedy.
error-too-many-bots = --bots indica { $bots } bots e há { $seats } lugares para eles.

file-missing = não existe
file-forbidden = não há permissão
file-folder = é uma pasta
file-no-folder = uma parte do caminho não é uma pasta
file-full = já não há espaço
file-long-name = o nome é longo demais
file-not-text = não é texto em UTF-8
file-other = o sistema recusa, com o erro { $number }
