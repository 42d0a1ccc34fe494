cli-arena = let bots meet in a contest and rate them, with intervals

arena-tables = TABLE
arena-address = ADDRESS
arena-option-tables = where they meet: a game, its settings and seats, as in raiders/edition=classic/mode=duel:2
arena-option-contenders = who takes part, with commas between ({ $bots }); in a ladder the weakest first; your own as module:Name or file.py:Name
arena-option-form = robin: everybody against everybody; ladder: each against the one before; versus: is the second better than the first
arena-option-deals = deals of each duel, each played twice with exchanged seats ({ $default } if nothing else is said)
arena-option-sure = stop a duel as soon as it is clear who is better, or that neither is
arena-option-margin = with --sure: how far beyond half of the games counts as better ({ $default } if nothing else is said)
arena-option-ray = play on the Ray cluster at this address (needs ray)
arena-option-results = keep the games here and go on from them next time; with them games.parquet and report.html (needs pyarrow)

arena-form-robin = Round robin
arena-form-ladder = Ladder
arena-form-versus = Is the second better?
arena-bot = Bot
arena-rating = Rating
arena-interval = 95%
arena-duel = Duel
arena-ground = Table
arena-decided = Decided
arena-share = Won
arena-verdict = Verdict
arena-over = { $better } over { $worse }
arena-verdict-better = better
arena-verdict-worse = worse
arena-verdict-alike = alike
arena-verdict-open = –
arena-ratings = Ratings
arena-duels = Duels
arena-courses = How it became clear
arena-courses-explained = What the second bot had of each deal on average, deal by deal; the line in the middle is half.
arena-contest-explained = Ratings are points of Elo against the mean of all, from the games somebody won; 95% intervals, for ratings by weighing the deals at random. Every deal is played twice with exchanged seats. A shared win counts in parts.
arena-contest-interrupted = { $games ->
    [0] Stopped before the first game was over.
    [one] Stopped after 1 game; this is what it tells.
   *[other] Stopped after { $games } games; this is what they tell.
}
arena-written = Kept in { $folder }: games.jsonl, games.parquet, report.html

arena-bad-ground = { $text }: "{ $part }" is neither a setting (name=value) nor a number of seats. A table is written like raiders/mode=tactical:4.
arena-too-few-bots = { $bots ->
    [one] A contest needs at least { $least } bots, not 1; "versus" exactly 2.
   *[other] A contest needs at least { $least } bots, not { $bots }; "versus" exactly 2.
}
arena-other-contest = { $file } holds another contest (other bots or code of them, other tables, seed, content or version). Name another folder.
arena-folder-in-use = Another program is playing into { $file }. Wait until it has ended, or name another folder.
arena-damaged-games = Line { $line } of { $file } is damaged. Take that line out and its game is played again, or name another folder.
arena-bad-margin = --margin must be more than 0 and less than 0.5, not { $margin }.
arena-no-ray = A cluster needs Ray. Install it with: pip install "mazmorra[ray]"
arena-no-cluster = There is no cluster at { $address }: { $reason }
arena-no-parquet = Results in a folder need pyarrow. Install it with: pip install "mazmorra[research]"
