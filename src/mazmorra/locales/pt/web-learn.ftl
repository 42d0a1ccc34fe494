web-rules-ruling = decisão nossa
web-rules-example = exemplo
web-rules-opening = A abrir o livro de regras…
web-rules-no-clause = O livro de regras não tem essa regra.
web-rules-unreachable = Não foi possível abrir o livro de regras. Verifica a tua ligação.
web-rules-title = Regras de { $game }
web-rules-over = As regras nas nossas palavras
web-rules-link = Regra { $clause }: ligação para ela
web-rules-find = Procura nas regras
web-rules-find-in = Orientar-te pelas regras
web-rules-contents = Índice
web-rules-way = Regras para
web-rules-way-all = todas as formas de jogar
web-rules-found = { $count ->
    [0] Não aparece.
    [1] Aparece em 1 lugar.
   *[other] Aparece em { $count } lugares.
}
web-rules-of-way = { $count ->
    [1] 1 parágrafo para: { $way }.
   *[other] { $count } parágrafos para: { $way }.
}
web-rules-nothing = Aqui nenhuma regra tem todas essas palavras. Tenta com menos, ou com outra.
web-rules-show-all = Mostrar todas as regras
web-rules-again = Tentar outra vez

web-learn-title = Aprende { $game }
web-learn-about = Jogas salas a sério e alguém guia-te. Tudo se pode tentar outra vez.
web-learn-laying = As cartas estão a ser postas na mesa…
web-learn-rules = { $count ->
    [1] 1 regra
   *[other] { $count } regras
}
web-learn-taken = feita
web-learn-up-next = é a seguinte
web-learn-enough = Já viste o suficiente?
web-learn-ready = Já conheces o caminho
web-learn-enough-about = Depois da primeira lição já podes jogar. O resto aprende-se a jogar, e cada regra está a um toque.
web-learn-rulebook = O livro de regras
web-learn-play = Joga já contra bots
web-learn-play-opening = A mesa está a ser posta…
web-learn-guide = O guia
web-learn-rule = Regra { $clause }
web-learn-next = Continua
web-learn-skip = Saltar
web-learn-back = Atrás
web-learn-hint = Uma pista
web-learn-would = Eu jogaria: { $answer }.
web-learn-given = Aqui escolheste: { $answer }. Escolhe outra vez, ou segue em frente.
web-learn-again = Desde o início
web-learn-all = Todas as lições
web-learn-done = Lição terminada
web-learn-next-lesson = Próxima lição
web-learn-step = Passo { $step } de { $steps }
