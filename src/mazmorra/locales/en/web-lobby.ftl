web-start-line = Dungeon board games by torchlight. Nothing to install, no account: sit down and play.
web-start-play = Play now
web-start-play-note = A game of Dungeon Raiders against three bots, about 20 minutes. You can leave and come back.
web-start-opening = Setting the table…
web-start-friends = Play with friends
web-start-learn = Learn in five minutes
web-start-learn-more = Lessons
web-start-continue = Go on with your games
web-start-go-on = Go on
web-start-your-turn = Your turn
web-start-waiting-for = Waiting for { $names }
web-start-running = Being played
web-start-games = Games
web-start-players = { $least } to { $most } players
web-start-ways = Play at once against bots
web-start-more = About it, and every way to play
web-start-usual = The usual way
web-start-seats = { $seats ->
    [one] alone
   *[other] { $seats } players
}
web-start-length-raiders = about 20 minutes
web-start-special-raiders = Five levels, five rooms each. You fight the monsters together and fill your bags apart: play one card a room, guess what the others play, and come out rich and alive.
web-start-picture-raiders = Five doors in a row: a chest, a goblin, darkness, a trap and a dragon, with four adventurers and a torch before them.
web-start-length-quest = about 40 minutes
web-start-special-quest = The dungeon grows room by room as you walk, towards a dragon asleep on its gold. Take what you can and be out before the sun sets: most heroes never come back, and of those who do the richest wins.
web-start-picture-quest = A map of a dungeon drawn in ink: chambers, a bridge, a pit and a spider web around a dragon on its gold, with heroes on their way.
web-start-join = Join
web-start-join-go = Join
web-start-link = Paste a link or a table's code
web-start-no-link = This is neither a link to a table nor its code.
web-start-none-open = Nobody is waiting for players just now.
web-start-watch = Watch
web-start-watch-go = Watch
web-start-none-playing = No public game is being played just now.
web-start-all-tables = All public tables
web-start-replay = Look back
web-start-file-choose = Choose a saved game, or drop it here
web-start-file-reading = Reading the game…
web-start-about = About Mazmorra

web-lobby-home = To the start page
web-lobby-again = Try again
web-lobby-looking = Looking around…
web-lobby-nobody-yet = Nobody sits here yet
web-lobby-free-seats = { $free ->
    [0] All { $seats } seats are taken
    [one] 1 of { $seats } seats is free
   *[other] { $free } of { $seats } seats are free
}
web-lobby-last-move = Last move: { $ago }

web-lobby-tables = Tables
web-lobby-to-join = To join
web-lobby-to-watch = To watch
web-lobby-empty = The hall is quiet
web-lobby-empty-why = No public table is open and no public game is being played. Open one and others will find it.

web-lobby-missing = No door leads here
web-lobby-missing-why = The address may be mistyped, or what stood here is gone.

web-lobby-new = Make a table
web-lobby-no-such-game = There is no such game here.
web-lobby-setting-edition = Edition
web-lobby-setting-mode = Mode
web-lobby-way-raiders-devir = With a boss in the last room, and no limit to the wounds you can carry.
web-lobby-way-raiders-devir-standard = All choose in secret and show their cards at once.
web-lobby-way-raiders-devir-tactical = Cards are played openly, one after another: think before you follow.
web-lobby-way-raiders-classic = Ten wounds kill. With modes for two and for one.
web-lobby-way-raiders-classic-standard = Cards are played openly, one after another.
web-lobby-way-raiders-classic-speed = All choose in secret and show their cards at once.
web-lobby-way-raiders-classic-duel = For two, card against card.
web-lobby-way-raiders-classic-solitaire = You alone against the dungeon.
web-lobby-setting-players = Players
web-lobby-setting-death = Death
web-lobby-setting-light = Light
web-lobby-setting-heroes = Heroes
web-lobby-setting-blocked = Shut in by heroes
web-lobby-setting-sun = The sun
web-lobby-switch-quest-players-company = Two to four heroes, each on their own. Whoever sits to your left plays your monsters.
web-lobby-switch-quest-players-solo = You against the dungeon: dice play the monsters, and you only leave with treasure.
web-lobby-switch-quest-death-final = A dead hero is out of the game.
web-lobby-switch-quest-death-waits = A dead hero loses everything and comes back in a tower.
web-lobby-switch-quest-light-dark = You see a room when you enter it.
web-lobby-switch-quest-light-torchlight = Your torch shows what lies beyond open passages before you go there.
web-lobby-switch-quest-heroes-dealt = Chance gives each of you a hero.
web-lobby-switch-quest-heroes-chosen = Each of you picks a hero.
web-lobby-switch-quest-blocked-lose = Whoever is shut in by other heroes alone loses the turn.
web-lobby-switch-quest-blocked-die = To the letter: whoever can do nothing dies, even if only heroes are in the way.
web-lobby-switch-quest-sun-first = The sun moves before the cards you keep act on you.
web-lobby-switch-quest-sun-last = To the letter: first the cards you keep act, then the sun moves.
web-lobby-seats = Seats
web-lobby-for = { $seats ->
    [one] for one player
   *[other] for { $seats } players
}
web-lobby-who = Who plays with you
web-lobby-with-friend = Friends
web-lobby-why-friend = They come by a link, each with their own screen.
web-lobby-with-bot = Bots
web-lobby-why-bot = Begin at once.
web-lobby-with-here = People beside you
web-lobby-why-here = You share this screen and pass it on; hands stay hidden.
web-lobby-one-friend = A friend, by link
web-lobby-one-bot = Bot ({ $level })
web-lobby-one-here = Somebody at this screen
web-lobby-bot-random = easy
web-lobby-bot-greedy = cunning
web-lobby-bot-novice = novice
web-lobby-bot-apprentice = apprentice
web-lobby-bot-journeyman = journeyman
web-lobby-bot-expert = expert
web-lobby-bot-master = master
web-lobby-bot-legend = legend
web-lobby-character-careful = careful
web-lobby-character-bold = bold
web-lobby-character-hoarder = hoarding
web-lobby-character-vengeful = vengeful
web-lobby-level-and-character = { $level }, { $character }
web-lobby-bot-names = Ember, Soot, Wick, Ash, Cinder, Tallow, Spark, Moss, Bramble, Pebble
web-lobby-your-name = Your name
web-lobby-their-name = Name of the player at seat { $number }
web-lobby-player = Player { $number }
web-lobby-seat = Seat { $number }
web-lobby-found = Who finds it
web-lobby-found-link = By link only
web-lobby-found-public = Everybody
web-lobby-found-why-link = Only those who have the link find this table.
web-lobby-found-why-public = Anybody may find this table and sit down.
web-lobby-watchers = Others may watch
web-lobby-open-after = When it is over, everybody may see every hand and look back
web-lobby-hints = Hints
web-lobby-hints-alone = Alone against bots
web-lobby-hints-everybody = For everybody
web-lobby-hints-nobody = For nobody
web-lobby-hints-why-alone = Whoever plays alone against bots may ask for the best answers. The game notes it.
web-lobby-hints-why-everybody = Everybody may ask for the best answers to their own question. The game notes it.
web-lobby-hints-why-nobody = Nobody may ask for hints.
web-lobby-clock-title = Time for each choice
web-lobby-clock = { $seconds ->
    [0] no limit
    [30] 30 seconds
    [90] 90 seconds
    [86400] a day
    [259200] three days
   *[other] { $seconds } seconds
}
web-lobby-advanced = Advanced
web-lobby-salt = Your words for the dice
web-lobby-salt-why = Every draw also depends on words of the players. Your browser adds some chance of its own, seals them, and tells them only when the game begins, so nobody can prepare a draw.
web-lobby-begins = { $seats ->
    [one] You go down alone, at once.
   *[other] Everybody is here: the game begins at once.
}
web-lobby-opens = You get a link to share. You begin when all seats are taken.
web-lobby-begin = Begin
web-lobby-open = Open a table

web-lobby-call-you = What shall we call you?
web-lobby-sit-down = Sit down
web-lobby-sit-here = Sit here
web-lobby-sit-beside = Sits down
web-lobby-add-here = Somebody beside me
web-lobby-add-bot = Bot
web-lobby-seat-free = Seat { $number } is free
web-lobby-stand = Stand up
web-lobby-free = Ask { $name } to leave
web-lobby-a-bot = { $level } bot
web-lobby-you = You
web-lobby-host = opened the table
web-lobby-away = not here just now
web-lobby-came = { $name } sits down.
web-lobby-went = { $name } stands up.
web-lobby-bots-play = Bots are
web-lobby-fill = { $free ->
    [one] Fill the seat with a bot
   *[other] Fill { $free } seats with bots
}
web-lobby-lacks-host = { $free ->
    [one] One seat is still free. Share the link, or let a bot sit down.
   *[other] { $free } seats are still free. Share the link, or let bots sit down.
}
web-lobby-lacks = { $free ->
    [one] One seat is still free. The game begins once it is taken.
   *[other] { $free } seats are still free. The game begins once they are taken.
}
web-lobby-ready = Everybody sits. Begin when you like.
web-lobby-wait-host = Everybody sits. { $host } begins the game.
web-lobby-wait = Everybody sits. Whoever opened the table begins the game.
web-lobby-full-watch = All seats are taken. Stay here to watch the game once it begins.
web-lobby-full = All seats are taken, and this game is not open to watchers.
web-lobby-close = Call the table off
web-lobby-close-why = Everybody at the table is sent home, and its link stops working.
web-lobby-keep = Keep it
web-lobby-closed = This table was called off
web-lobby-closed-why = No game will be played here.
web-lobby-closed-rematch = Its rules have changed, and the same people play again at another table.
web-lobby-renewed = The rules have changed since this table was laid; it is played by those of today.
web-lobby-others = Other tables
web-lobby-invite = Invite
web-lobby-link = Link to this table
web-lobby-copy = Copy the link
web-lobby-copied = Copied. Send it to your friends.
web-lobby-copy-yourself = Copy the link yourself: it is selected.
web-lobby-share = Share
web-lobby-share-text = A seat is free for you: { $game }.
web-lobby-qr = The link as a QR code
web-lobby-qr-why = Point a phone's camera here.
web-lobby-stays-here = This address only works on this computer. Open the page by your computer's name or number in the network to invite others.
web-lobby-runs = How this table is run
web-lobby-watched = Others may watch.
web-lobby-unwatched = Nobody may watch.
web-lobby-opened-after = When it is over, everybody may see every hand and look back.
web-lobby-kept-after = When it is over, only the players may look back.
web-lobby-fair = Fair dice
web-lobby-fair-why = What chance decides is fixed before anybody sits down, and can be checked after the game.
web-lobby-fair-more = How that works
web-lobby-commitment = The seal of this table's secret. Note it down if you want to check it later:
web-lobby-salt-give = Give
web-lobby-salt-given = Your words are sealed.
web-lobby-unsealed = The game can begin when the words for the dice are sealed of: { $names }. Their browsers do that when they come to this page.
web-lobby-revealing = The game is beginning. Waiting for the words of: { $names }.
web-lobby-missed = Did not tell their words when the game was to begin, and lost their seat: { $names }. Everybody needs new words.
web-lobby-own-content = With figures of the host's own making ({ $digest }).
web-lobby-own-content-read = Read them

web-me-title = You
web-me-name = Your name
web-me-name-why = Tables where you already sit keep the old name.
web-me-nobody = Nobody knows you here yet. Choose a name, or just start to play.
web-me-save = Save
web-me-saved = Saved.
web-me-games = Your games
web-me-no-games = You have not finished a game yet.
web-me-played = Played
web-me-wins = Won
web-me-rate = Share of wins
web-me-mean-raiders = Coins on average
web-me-won = Won
web-me-shared = Shared the win
web-me-lost = Lost
web-me-score-raiders = { $score ->
    [one] 1 coin
   *[other] { $score } coins
}
web-me-more = Older games
web-me-preferences = Preferences
web-me-light = Light
web-me-theme-torchlight = Torchlight
web-me-theme-parchment = Parchment
web-me-pace = Pace of what happens
web-me-speed = { $speed ->
    [0] At once
    [0.5] Calm
    [2] Quick
   *[1] Normal
}
web-me-account = Account
web-me-account-why = You need none to play. With one you come back to your games from any device.
web-me-claim = Make an account
web-me-claimed = Your account is made. Your games are now yours on any device.
web-me-log-in = Log in
web-me-log-in-why = You play as { $name } without an account; those games stay behind when you log in to another.
web-me-welcome = Welcome back.
web-me-logged-in = Your account is { $username }.
web-me-log-out = Log out
web-me-log-out-why = This logs you out on this device only.
web-me-gone = You are logged out.
web-me-username = Username
web-me-password = Password
web-me-password-now = Your password now
web-me-password-new = New password
web-me-change-password = Change the password
web-me-password-changed = Your new password holds. Other devices are logged out.
web-me-forgot = I forgot my password
web-me-forgot-why = Ask whoever runs this server for a code; it works once.
web-me-code = Code
web-me-set-password = Set the new password
web-me-data = What is kept about you
web-me-data-why = Your name, your account, your games, and what you said at tables.
web-me-export = Download it
web-me-delete = Delete me
web-me-delete-sure = Delete everything about you?
web-me-delete-what = Your account, what you said, and your name at every table are erased.
web-me-delete-tables = Tables you opened are called off; in running games a bot plays on for you.
web-me-delete-final = This cannot be taken back.
web-me-delete-do = Delete everything
web-me-delete-keep = Stay

web-about-title = About Mazmorra
web-about-what = Mazmorra is a place to play and study dungeon board games: alone, against bots, or with friends anywhere. The rules are complete, every line of the log names the rule behind it, and every finished game can be looked at again, move by move.
web-about-open = It is free software that anybody may run, read and change. No advertising, no tracking: nothing you do here is told to another site.
web-about-docs = Its documents
web-about-dice = Why the dice are fair
web-about-dice-before = Before anybody sits down the server draws a secret and shows its seal, so it can no longer change it.
web-about-dice-salt = Your browser seals words of your own, and so does everybody's; only when all are sealed and the game begins are they told. So nobody can choose last, not even together with the server. Each draw follows from the secret, everybody's words and its number.
web-about-dice-after = After the game the secret is shown, and anybody can compute every draw again, with our program or with a few lines of their own. Your browser remembers what was promised, and says so if it is not kept.
web-about-private = Your data
web-about-private-text = A name and a key kept in your browser are enough to play. What the server keeps you can see, download and delete at any time.
web-about-private-link = See it
web-about-credits = Whose work is in here
web-about-credit-icons = Icons
web-about-credit-fonts = Letters
web-about-credit-svelte = The page
web-about-credit-fluent = The languages
web-about-credit-hashes = Fair dice
web-about-credit-uqr = QR codes
web-about-and-others = and others
web-about-icons-changed = The icons are shown in our colours, and some stand in our pictures.
web-about-notice = Mazmorra belongs to no publisher and is endorsed by none. The games' names belong to their owners.
web-about-licence = Mazmorra itself is published under the MIT licence, © 2026 the Mazmorra authors.
web-me-gave-up = Given up
web-me-timeouts = Out of time
web-me-devices = Where you are logged in
web-me-devices-why = Each device has a key of its own. If you do not know one of them, log it out and change your password.
web-me-device-this = this device
web-me-device-unknown = A device from before
web-me-device-used = last used { $when }
web-me-device-end = Log out { $device }
web-me-devices-end = Log out everywhere else
web-me-blocks = Whom you have blocked
web-me-blocks-why = You do not hear each other, and they cannot come to tables you open. They are not told.
web-me-unblock = Unblock { $name }
