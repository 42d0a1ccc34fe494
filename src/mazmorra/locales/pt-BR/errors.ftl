error = Algo deu errado.
error-not-asked = Agora não é { $seat } quem responde; espera-se por: { $waiting }.
error-illegal-answer = “{ $answer }” não é uma resposta possível agora. Você pode responder: { $options }.
error-unknown-game = Não há nenhum jogo “{ $name }”. Os jogos são: { $names }.
error-bad-setting = { $setting } não pode ser “{ $value }”. Pode ser: { $allowed }.
error-settings-clash = { $setting } “{ $value }” combina com { $other } { $fitting }, não com { $found }.
error-no-setting = Este jogo não tem a opção “{ $setting }”. { $number ->
    [0] Não tem nenhuma.
   *[other] Tem: { $names }.
}
error-bad-save = Isto não é uma partida salva.
error-not-a-save = Isto não é uma partida salva. { $reason }
error-other-format = O formato não é “{ $format }”.
error-garbled-save = Na partida salva falta ou está danificado “{ $field }”.
error-other-game = { $field ->
    [version] A partida salva foi jogada com a versão { $found } das regras; aqui vão na { $expected }.
   *[content] A partida salva foi jogada com outros números que não os daqui (a impressão digital dela é { $found }; aqui, { $expected }).
}
error-impossible-answer = A resposta { $number } da partida salva não pode ter sido dada. { $reason }
error-broken-commitment = O segredo da partida salva não corresponde ao seu compromisso.
error-not-over = Esta partida ainda não terminou; o segredo dela é verificado quando terminar.
error-scene-word = Parte { $part }, coluna { $column } da cena: não dá para entender “{ $word }”. Daria para entender: { $allowed }{ $more ->
    [0] .
   *[other] ; há mais { $more }.
}
error-scene-figure = Parte { $part }, coluna { $column } da cena: “{ $word }” não é um número de { $least } a { $most }.
error-scene-too-many = Parte { $part }, coluna { $column } da cena: a palavra “{ $word }” está a mais.
error-scene-twice = Parte { $part }, coluna { $column } da cena: “{ $word }” é dito duas vezes.
error-scene-lacking = Parte { $part }, coluna { $column } da cena: de “{ $word }” há no máximo { $most }.
error-scene-box = A cena precisa de mais de “{ $word }” do que há: { $most }.
error-scene-one = Parte { $part }, coluna { $column } da cena: aqui está um só “{ $name }”, não “{ $word }”.
error-scene-gameless = A cena não diz de que jogo é: uma parte como “game: { $game }” diz.
error-scene-heroes = { $heroes ->
    [0] A cena não tem heróis
    [1] A cena tem um herói
   *[other] A cena tem { $heroes } heróis
}; jogadores neste modo de { $game }: { $allowed }. Cada herói tem uma parte como “{ $hero }:”.
error-scene-other = A cena é de { $found }, e aqui se joga { $expected }.
error-unknown-answer = “{ $text }” não responde a esta pergunta. Daria para entender: { $answers }.
error-out-of-script = O roteiro não tem mais resultados para a pergunta do acaso { $number } ({ $kind }).
content-unknown-table = não há nenhuma tabela “{ $found }”; esperava-se uma de: { $allowed }.
content-not-a-table = “{ $table }” precisa ser uma tabela.
content-bad-id = o id de um [[{ $table }]] precisa ser um texto de uma linha, não { $found }.
content-id-twice = cada [[{ $table }]] precisa de um id próprio; “{ $found }” já é de outro.
content-row = [[{ $table }]] “{ $row }”
content-nameless = uma linha de "{ $table }" não tem nome; as de { $allowed } têm.
content-bad-language = { $key }: o idioma é um de { $allowed }, não { $found }.
content-bad-words = { $key } precisa ser texto simples numa linha, de 1 a { $most } caracteres, sem [ ] < > \ nem chaves, não { $found }.
content-unknown-key = { $row } não tem “{ $found }”; esperava-se uma de: { $allowed }.
content-missing-key = em { $row } falta “{ $key }”.
content-no-source = { $row } precisa dizer a fonte (source) de: { $allowed }.
content-not-a-list = “{ $key }” precisa ser uma lista, não { $found }.
content-wrong-type = “{ $key }” é { $found }; esperava-se { $expected }.
content-negative = “{ $key }” precisa ser 0 ou mais, não { $found }.
content-too-large = “{ $key }” precisa ser { $most } ou menos.
content-op-lacks = a operação “{ $op }” leva “{ $key }”, que aqui falta.
content-op-has-no = a operação “{ $op }” não leva “{ $key }”; esperava-se só: { $allowed }.
content-unfit = { $row }: “{ $key }” não serve; esperava-se: { $expected }.
content-wrong-total = as cópias de [[{ $table }]] somam { $found }; devem somar { $expected }, como diz [box] em “{ $figure }”.
content-too-few-copies = as cópias de [[{ $table }]] somam { $found }; devem somar { $least } ou mais, pois tantos diz [box] em “{ $figure }”.
content-expect-exactly = “{ $value }”
content-expect-edition = “{ $value }”, a edição pedida
content-expect-amounts = números, ou “half”
content-expect-no-half = números: “half” é metade dos ferimentos que ainda se aguentam, e nesta edição os ferimentos não têm limite
content-expect-free-id = um id que nenhuma outra sala tenha, nem “dark”
content-expect-weak-cards = cartas de poder de 1 a 5, ou “sword”
content-expect-clause = uma cláusula do seu capítulo do livro de regras, como “DR-BOS-2” para um chefe
error-unknown-bot = Não há nenhum bot “{ $name }” para { $game }. Os bots são: { $names }.
error-no-bots = --bots não nomeia ninguém. Experimente --bots greedy.
file-full = não há mais espaço
