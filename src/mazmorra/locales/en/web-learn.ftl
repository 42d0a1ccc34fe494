web-rules-ruling = our ruling
web-rules-example = example
web-rules-opening = Opening the rulebook…
web-rules-no-clause = The rulebook has no such rule.
web-rules-unreachable = The rulebook could not be opened. Check your connection.
web-rules-title = Rules of { $game }
web-rules-over = The rules in our words
web-rules-link = Rule { $clause }: link to it
web-rules-find = Find in the rules
web-rules-find-in = Find your way in the rules
web-rules-contents = Contents
web-rules-way = Rules for
web-rules-way-all = every way to play
web-rules-found = { $count ->
    [0] Nothing found.
    [one] Found in 1 place.
   *[other] Found in { $count } places.
}
web-rules-of-way = { $count ->
    [one] 1 paragraph for: { $way }.
   *[other] { $count } paragraphs for: { $way }.
}
web-rules-nothing = No rule here has all of these words. Try fewer of them, or another one.
web-rules-show-all = Show all the rules
web-rules-again = Try again

web-learn-title = Learn { $game }
web-learn-about = You play real rooms, and a guide walks beside you. Anything can be tried again.
web-learn-laying = The cards are being laid out…
web-learn-rules = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
web-learn-taken = done
web-learn-up-next = up next
web-learn-enough = Seen enough?
web-learn-ready = You know the way
web-learn-enough-about = After the first lesson you can play. The rest comes with playing, and every rule is a tap away.
web-learn-rulebook = The rulebook
web-learn-play = Play now against bots
web-learn-play-opening = The table is being laid…
web-learn-guide = The guide
web-learn-rule = Rule { $clause }
web-learn-next = Next
web-learn-skip = Skip
web-learn-back = Back
web-learn-hint = A hint
web-learn-would = I would play: { $answer }.
web-learn-given = Here you chose: { $answer }. Choose again, or go on.
web-learn-again = From the start
web-learn-all = All lessons
web-learn-done = Lesson done
web-learn-next-lesson = Next lesson
web-learn-step = Step { $step } of { $steps }
