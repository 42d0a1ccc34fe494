# Rated tables, profiles, the strongest, and the daily dungeon in the browser.

web-rated = Rated
web-rated-title = Does it count?
web-rated-no = For fun
web-rated-why-no = Nobody's rating changes; hints and taking back are up to you.
web-rated-yes = Rated
web-rated-why = The game counts for the ratings of people with an account and of bots. No hints, nothing is taken back, one seat each, and leaving is losing.
web-rated-guest = Without an account you play unrated. Claim a name, and from then on your games count.
web-rating-title = Ratings
web-rating-mine = Your ratings
web-rating-none = No rated games yet.
web-rating-none-yet = No rated games yet. Open a rated table, or try today's dungeon.
web-rating-profile = Your page as everybody sees it
web-rating-over-time = Over time
web-rating-best = Best games
web-rating-history = Rated games
web-rating-how = A new player starts at 1500. Nineteen times in twenty the true strength is within the margin; whoever has played too little has no place yet.
web-rating-more = How it works
web-rating-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
web-rating-unsure = not sure yet
web-rating-bot = { $edition ->
    [1] { $level } (bot)
   *[other] { $level } (bot, edition { $edition })
}
web-rating-plot = The rating went from { $from } to { $to } in { $games ->
    [one] one game
   *[other] { $games } games
}.
web-rating-place-1 = Won
web-rating-place-2 = Not won
web-rating-place-3 = Left
web-rating-changed = What the game changed
web-rating-nothing-changed = No rating changed: nobody else here is rated.
web-ranking = The strongest
web-ranking-way = Way to play
web-ranking-nobody = Nobody has a rating in this game yet.
web-ranking-before = Previous
web-ranking-more = More
web-daily = The daily dungeon
web-daily-line = One deal for everybody, one try.
web-daily-tries = { $tried ->
    [one] 1 try so far.
   *[other] { $tried } tries so far.
}
web-daily-all-done = You have played all of today's.
web-daily-go = Go in
web-daily-today = Today
web-daily-yesterday = Yesterday
web-daily-why = Everybody gets the same deal today and has one try, until { $at }.
web-daily-over = This day is over: the secrets are out, and everybody may look back.
web-daily-against = Against { $bots }.
web-daily-alone = Alone against the dungeon.
web-daily-try = Begin my one try
web-daily-go-on = Go on
web-daily-unfinished = You did not finish your try.
web-daily-guest = Everybody has one try, so you need a name of your own.
web-daily-place = Place { $place } of { $of }
web-daily-so-far = Place { $place } of { $of } so far.
web-daily-score-raiders = 🪙 { $score }
web-daily-score-quest = 💰 { $score }
web-daily-score-platformer = ⭐ { $score }
web-daily-tried = { $tried ->
    [one] 1 try, { $finished } finished.
   *[other] { $tried } tries, { $finished } finished.
}
web-daily-nobody = Nobody made it to the end.
web-daily-nobody-yet = Nobody has made it to the end yet.
web-daily-none = There was no daily dungeon on this day.
web-daily-replay = Look back at { $name }'s game
web-daily-fair = Is it fair?
web-daily-committed = Promised before the day began: { $at }
web-daily-committed-late = Promised only on the day itself, as the server was new: { $at }
web-daily-verify = Check a game of this day with the program:
web-daily-winners = Yesterday's winners
web-daily-tomorrow = Promised for tomorrow
web-daily-how = The fingerprint of each deal's secret is shown the day before, the secret itself the day after, so anybody can check that everybody got the same deal. Until midnight nobody may watch or look back.
web-daily-share = Share
web-daily-copied = Copied.
web-daily-shared = Mazmorra daily { $day } · { $game } · { $place } of { $of } · { $won ->
    [yes] 🏆{" "}
   *[no] {""}
}{ $score }
web-me-mean-quest = Gold on average
web-me-mean-platformer = Points on average
web-me-score-quest = { $score } gold
web-me-score-platformer = { $score ->
    [one] 1 point
   *[other] { $score } points
}
