cli-simulate = play many games between bots and report on them
cli-fuzz = play random games that look for crashes

arena-option-seats = players at the table; without it four where that is possible, else the fewest that fit
arena-option-games = how many games ({ $default } if nothing else is said)
arena-option-bots = the bots, with commas between ({ $bots }); the last one takes the seats left over; your own as module:Name or file.py:Name
arena-option-seed = a whole number; the same one gives the same games
arena-option-workers = processes that play at the same time
arena-option-csv = write a row for each game and seat to this CSV file; - is the standard output, and the report then goes to the error output
arena-option-plot = draw the results as a PNG to this file (needs matplotlib)
arena-option-fuzz-game = only this game: { $games }
arena-option-fuzz-content = play with this content file, and with edits of it
arena-option-seconds = stop after so many seconds
arena-option-folder = where crashes are kept as saved games
arena-file = FILE
arena-folder = FOLDER

arena-playing = Playing
arena-interrupted = { $games ->
    [0] Stopped before the first game was over.
   *[other] Stopped after { $games } of { $wanted } games; this is what they tell.
}
arena-heading = seed { $seed } · content { $content } · rules version { $rules } · Mazmorra { $version }
arena-seat = Seat { $seat }
arena-seats = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
arena-games = { $games ->
    [one] 1 game
   *[other] { $written } games
}
arena-played = Games
arena-wins = Wins
arena-wins-percent = Wins (%)
arena-per-game = A game
arena-mean = Mean
arena-spread = median { $median }, nine of ten at most { $most }
arena-answers = Answers of players
arena-seconds = Seconds
arena-unwon = Nobody wins
arena-shared = Shared wins
arena-speed = { $games ->
    [one] 1 game
   *[other] { $written } games
} in { $seconds } s: { $rate } games a second.
arena-intervals = ± and brackets are 95% intervals; a shared win counts in parts.
arena-no-intervals = A single game has no intervals; a shared win counts in parts.
arena-rule = Why
arena-boss = Boss
arena-order = { $place ->
    [1] Plays first
    [2] Plays second
    [3] Plays third
    [4] Plays fourth
   *[other] Plays fifth
}

arena-raiders-coins = Coins
arena-raiders-wounds = Wounds
arena-raiders-deaths = Deaths
arena-raiders-collapses = Collapses
arena-raiders-beaten = Monsters beaten
arena-raiders-levels = Levels reached

arena-crash = Crash kept in { $file }: { $problem }
arena-fuzzed = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}: { $crashes ->
    [0] no crashes.
    [one] 1 crash.
   *[other] { $crashes } crashes.
}
arena-too-few = { $option } must be { $least } or more, not { $value }.
arena-workers-lost = The worker processes ({ $workers }) were ended from outside, perhaps for want of memory. Fewer of them may do: --workers 1.
arena-cannot-write = Cannot write { $file }: { $reason }.
arena-no-plots = Plots need matplotlib. Install it with: pip install "mazmorra[plot]"
