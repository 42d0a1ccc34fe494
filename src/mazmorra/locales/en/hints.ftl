hint-heading = The best answers, from what you can know now:
hint-answer = { $answer }: wins { $chance } of 100 games ({ $brings }).
hint-nothing = nothing changes at once
