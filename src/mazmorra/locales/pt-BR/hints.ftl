hint-heading = As melhores respostas, pelo que você pode saber agora:
hint-answer = { $answer }: vence { $chance } de cada 100 partidas ({ $brings }).
