hint-heading = As melhores respostas, pelo que podes saber agora:
hint-answer = { $answer }: vence { $chance } de cada 100 jogos ({ $brings }).
hint-nothing = nada muda de imediato
