lesson-name-ana = Ana
lesson-name-bruno = Bruno
lesson-name-carla = Carla
lesson-name-diego = Diego
lesson-name-elena = Elena

error-unknown-lesson = There is no lesson '{ $name }' of { $game }. The lessons are: { $names }.
error-lesson-over = The lesson '{ $name }' ended after { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}.

cli-learn = learn a game, step by step
cli-learn-lesson = a lesson; without one, the first
cli-learn-list = list the lessons
lesson-says = Guide: { $text }
lesson-hint = Type ? for a hint, table for the table, rules and a number such as { $clause } for a rule.
lesson-words = Answer with what stands first on a line. Also: back, table, rules { $clause }, quit.
lesson-next = The next lesson: { $command }
lesson-last = That was the last lesson. To play: { $command }
lesson-again = To answer the last question another way, type back; to leave it at that, press Enter.
