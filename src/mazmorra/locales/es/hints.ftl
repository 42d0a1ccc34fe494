hint-heading = Las mejores respuestas, según lo que puedes saber ahora:
hint-answer = { $answer }: gana { $chance } de cada 100 partidas ({ $brings }).
hint-nothing = nada cambia al momento
