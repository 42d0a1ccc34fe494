hint-heading = As melhores respostas, pelo que podes saber agora:
hint-answer = { $answer }: ganha { $chance } de cada 100 partidas ({ $brings }).
hint-nothing = nada muda de imediato
