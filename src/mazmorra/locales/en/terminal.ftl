cli-play = play a game in this terminal
cli-setting = { $about } (only { $games })
cli-play-edition = the edition, such as devir or classic
cli-play-mode = the mode, such as standard, tactical or duel
cli-play-seats = how many sit at the table
cli-play-bots = who plays the other seats, with commas between, such as greedy,random; the last one takes the seats left over; your own as module:Name or file.py:Name
cli-play-humans = how many people share this keyboard (1 if not given)
cli-play-names = the names of those people, such as Ana,Rui
cli-play-seed = a number that makes the same game each time
cli-play-content = play with the figures of your own content file
cli-play-line = plain lines of text: for pipes and screen readers
cli-play-full = the whole screen
cli-play-from = begin at a scene: its text, a file with it, or - for the standard input
cli-play-salt = a word of yours that the dice and draws depend on
cli-resume = go on with a saved game
cli-resume-file = a saved game, or its number in mazmorra saves; without one, the latest that is not over
cli-resume-list = list the games that are not over
cli-saves = list all saved games, to replay or delete them
cli-saves-delete = delete the saved games with these numbers
cli-replay = step through a saved game
cli-replay-seat = see what this seat could see (1 is the first)
cli-replay-everything = see everything, once a game is over
cli-replay-watcher = see what somebody without a seat could see

terminal-error-line-or-full = Choose either --line or --full.
terminal-error-no-terminal = The full screen needs a terminal. Leave out --full, or use --line.
terminal-error-humans = { $humans } people do not fit: there are { $seats } seats.
terminal-error-names = { $names ->
    [one] One name was
   *[other] { $names } names were
} given for { $humans ->
    [one] one person.
   *[other] { $humans } people.
}
terminal-error-bad-name = '{ $name }' cannot be a name here: give each person a short name of their own.
terminal-error-no-game = There is no game to go on with. Start one with: mazmorra play raiders
terminal-error-no-number = There is no saved game { $number }; the list has { $games }. See: mazmorra saves
terminal-error-finished = This game is over. Look back at it with: { $command }
terminal-error-seat = There is no seat { $seat }; the seats are 1 to { $seats }.
terminal-error-viewpoints = Choose one viewpoint: --seat, --everything or --watcher.
terminal-error-hidden = This game is not over, and its file knows what players must not. Look with --seat or --watcher, or finish it first: { $command }
terminal-error-missing = There is nothing here to play { $game } with in a terminal yet.
terminal-error-unsaved = Cannot save in { $file }: { $reason }.

terminal-bot-names = Ember, Flint, Soot, Wick, Ash
terminal-player = Player { $number }
terminal-you = { $name } (you)
terminal-bot = { $name } ({ $bot })

terminal-opening = { $game }, { $variant }. { $count ->
    [one] One player
   *[other] { $count } players
}: { $names }.
terminal-commitment = Fair play: the draws of table { $table } follow from a secret fixed before the game. Commitment: { $commitment }
terminal-hint = Type ? for help, or for the rule behind a question.
terminal-going-on = You go on where you left off.
terminal-pass = Pass the keyboard to { $name }, then press Enter.
terminal-pass-why = What the others hold stays hidden.
terminal-turn = { $name }, your turn
terminal-wait = Waiting for { $names }
terminal-hurry = Space: do not wait
terminal-over = The game is over
terminal-answers = You may answer:
terminal-answer = { $key } ({ $label })
terminal-not-answer = '{ $typed }' is not an answer here. You may answer { $answers }. Type ? for help.
terminal-no-line = There is no line { $number } in the log; it has { $lines }.
terminal-no-clause = There is no rule { $clause }.
terminal-log-empty = Nothing has happened yet.
terminal-why-question = The rule behind this question:
terminal-why-recent = What just happened, and by which rule:
terminal-why-hint = For the whole rule of a line, type for example: { $example }
terminal-back = take back “{ $answer }”
terminal-back-other = { $name } takes the last answer back
terminal-backspace = Backspace
terminal-taken-back = The last answer is taken back.
terminal-too-late = There is nothing to take back: since your last answer something was rolled or shown, or somebody else answered.
terminal-final = Cannot be taken back

terminal-word-help = help, ?
terminal-word-why = why
terminal-word-log = log
terminal-word-rules = rules, rule
terminal-word-hands = hands
terminal-word-table = table
terminal-word-map = map, draw
terminal-word-hint = hint, advise
terminal-word-back = back, undo
terminal-word-save = save
terminal-word-quit = quit, exit
terminal-help-answer = Answer with what stands first on a line, or with its words.
terminal-help-help = this help, and the rules behind what just happened
terminal-help-why = the rule behind the question; with a number, behind that line of the log
terminal-help-log = everything that has happened
terminal-help-rules = the rulebook; with a number such as { $clause }, one rule
terminal-help-hands = your hand, and what is known of the others
terminal-help-table = the table again, and all there is to tell of it
terminal-help-map = the board drawn in characters
terminal-help-hint = the best answers and what each is likely to bring, from what you may know; the game notes that you asked
terminal-help-back = take back the last answer, as long as nothing was rolled or shown and nobody else has answered since; answers that cannot be taken back say so
terminal-help-save = save now (it is also done after each answer)
terminal-help-quit = save and leave

terminal-saved = Saved in { $file }
terminal-go-on = To go on: { $command }
terminal-look-back = To look back: { $command }
terminal-review = What would have been better: { $command }
terminal-check = To check the draws: { $command }

terminal-you-win = You win.
terminal-wins = { $names } wins.
terminal-share = { $names } share the victory.
terminal-nobody = Nobody wins.
terminal-because = By rule { $clause }: { $text }
terminal-games-open = Games that are not over:
terminal-games-over = Games that are over:
terminal-game-deleted = Deleted: { $game }
terminal-game-open = { $game }, { $names }, { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}, { $when }

terminal-panel-rule = Rule { $clause }
terminal-panel-no-rule = Nothing more is behind this line.
terminal-key-help = Help
terminal-key-why = Why?
terminal-key-hands = Cards
terminal-key-hint = Hint
terminal-key-log = Log
terminal-key-leave = Save and leave
terminal-key-quit = Leave
terminal-keys = Keys
terminal-keys-answer = Press the key that stands before an answer, or move with the arrows and press Enter.
terminal-keys-back = Backspace takes back the last answer, as long as nothing was rolled or shown and nobody else has answered since. An answer with ! behind it cannot be taken back.
terminal-keys-hurry = Space makes the bots play on at once, until you are asked.
terminal-keys-log = Tab goes to the log and back. There, the arrows choose a line and Enter tells its rule.
terminal-keys-why = F2 tells the rule behind the question.
terminal-keys-hands = F3 shows what you hold, and what is known of the others.
terminal-keys-hint = F4 gives a hint: the best answers and what each is likely to bring. The game notes it.
terminal-keys-leave = Ctrl+Q saves and leaves. Nothing is lost if the window closes.
terminal-keys-replay = The arrows step forwards and backwards, Home and End go to the ends, Page Up and Page Down to another chapter (a level, a round), V changes the viewpoint.
terminal-over-note = Enter shows the count again. Ctrl+Q leaves.
terminal-too-small = This terminal is too small for the table: { $width } columns and { $height } rows. It needs { $least_width } and { $least_height }. Enlarge it to go on, or press Ctrl+Q to save and leave; --line plays in any size.

terminal-step = Step { $step } of { $steps }
terminal-view-seat = as { $name } saw it
terminal-view-watcher = as a watcher saw it
terminal-view-everything = everything shown
terminal-key-next = Forwards
terminal-key-previous = Backwards
terminal-key-chapter = Chapter
terminal-key-viewpoint = Viewpoint
terminal-replay-words = n: forwards. p: backwards. g 12: go to step 12. v 2: as seat 2 saw it (v 0: as a watcher{ $everything ->
    [yes] , v *: everything
   *[no] { "" }
}). log: the log so far. why 3: the rule of a line. quit: leave.
terminal-replay-unknown = '{ $typed }' means nothing here.
terminal-replay-no-step = There are steps 0 to { $steps }.
terminal-replay-hidden = Everything is shown only once a game is over.
terminal-replay-end = This is as far as it goes.
terminal-replay-start = This is the start.
terminal-crash = This game broke off with an error of ours:

terminal-raiders-level = Level { $level } of 5
terminal-raiders-setup = Before the first level
terminal-raiders-gone = { $rooms ->
    [one] 1 room is behind you.
   *[other] { $rooms } rooms are behind you.
}
terminal-raiders-here = Room { $place }, here: { $text }.
terminal-raiders-ahead = Room { $place }: { $text }.
terminal-raiders-dark = dark
terminal-raiders-dark-looked = dark; { $names } looked in
terminal-raiders-known = { $text } (dark; only you know)
terminal-raiders-known-all = { $text } (dark)
terminal-raiders-only-you = only you know
terminal-raiders-still-dark = dark
terminal-raiders-looked = seen { $shapes }
terminal-raiders-done = done
terminal-raiders-room = { $name } ({ $kind }): { $facts }
terminal-raiders-room-plain = { $kind }: { $facts }
terminal-raiders-seat = { $name }, { $character }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
terminal-raiders-seat-played = Played: { $cards }.
terminal-raiders-seat-here = In this room: { $card }.
terminal-raiders-seat-starts = Starts this room.
terminal-raiders-seat-out = { $name } is out of the game.
terminal-raiders-seat-known = { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand. Items seen: { $gained }. Used: { $used }.
terminal-raiders-none = none
terminal-raiders-hand = Your hand: { $cards }
terminal-raiders-hand-of = { $name }'s hand: { $cards }
terminal-raiders-supply = Supply: { $items }
terminal-raiders-attacks = Attack cards used: { $used }; left: { $left }
terminal-raiders-times = { $item } x{ $count }
terminal-raiders-head-coins = coins
terminal-raiders-head-wounds = wounds
terminal-raiders-head-played = played
terminal-raiders-head-here = here
terminal-raiders-head-cards = hand
terminal-raiders-out = out
terminal-raiders-collapsed = collapsed
terminal-raiders-winner = wins

terminal-raiders-card-dark = dark
terminal-raiders-short-coins = coins
terminal-raiders-short-wounds = hurt
terminal-raiders-short-played = played
terminal-raiders-short-here = here
terminal-raiders-short-cards = hand
terminal-closing = Enter: close
terminal-hint-alone = There are hints only for who plays alone against bots: whoever shares the keyboard would read them too.
