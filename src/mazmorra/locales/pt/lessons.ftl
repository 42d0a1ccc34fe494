lesson-name-ana = Ana
lesson-name-bruno = Bruno
lesson-name-carla = Carla
lesson-name-diego = Diogo
lesson-name-elena = Elisa

error-unknown-lesson = Não há nenhuma lição «{ $name }» de { $game }. As lições são: { $names }.
error-lesson-over = A lição «{ $name }» terminou depois de { $answers ->
    [1] 1 resposta
   *[other] { $answers } respostas
}.

cli-learn = aprender um jogo, passo a passo
cli-learn-lesson = uma lição; sem nenhuma, a primeira
cli-learn-list = mostrar as lições
lesson-says = Guia: { $text }
lesson-hint = Escreve ? para uma pista, mesa para ver a mesa, regras e um número como { $clause } para uma regra.
lesson-words = Responde com o que está no início de cada linha. Também: atrás, mesa, regras { $clause }, sair.
lesson-next = A lição seguinte: { $command }
lesson-last = Foi a última lição. Para jogar: { $command }
lesson-again = Para responderes de outra maneira à última pergunta, escreve atrás; para deixares assim, carrega em Enter.
