lesson-name-diego = Diego
lesson-name-elena = Elena
error-unknown-lesson = Não há nenhuma lição “{ $name }” de { $game }. As lições são: { $names }.
error-lesson-over = A lição “{ $name }” terminou depois de { $answers ->
    [1] 1 resposta
   *[other] { $answers } respostas
}.
lesson-hint = Digite ? para uma dica, mesa para ver a mesa, regras e um número como { $clause } para uma regra.
lesson-words = Responda com o que está no início de cada linha. Também: voltar, mesa, regras { $clause }, sair.
lesson-next = A próxima lição: { $command }
lesson-again = Para responder de outra maneira à última pergunta, digite voltar; para deixar assim, aperte Enter.
