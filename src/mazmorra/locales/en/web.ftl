web-title = Mazmorra
web-skip = Skip to the page
web-close = Close
web-page-missing = This page could not be loaded. Check your connection and try again.
web-guest-names = Lantern, Rope, Compass, Cloak, Flint, Lockpick, Chalk, Whistle
web-bar-pages = Pages
web-bar-tables = Tables
web-bar-learn = Learn
web-bar-rules = Rules
web-bar-me = You
web-bar-language = Language
web-bar-light = Light theme
web-bar-dark = Dark theme
web-bar-sound = Sounds
web-home = Start page
web-table-opening = Opening the table…
web-table-lost = Connection lost. Trying again; nothing is lost.
web-table-board = The board
web-table-seats = Players
web-table-question = What to do
web-table-your-turn = Your turn · Mazmorra
web-table-over = The game is over.
web-table-show-end = Who won?
web-table-locked = Your choice is locked in.
web-table-waiting = Waiting for { $names }.
web-table-thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
web-table-skip = Skip
web-table-final = cannot be taken back
web-table-undo = Take back
web-table-ask-undo = Ask to take back
web-hint = Hint
web-hint-thinking = Looking for the best answers…
web-hint-best = The best answers, from what you can know now
web-hint-chance = wins { $chance } of 100
web-hint-mark = hint { $place }: wins { $chance } of 100
web-seat-nameless = Seat { $number }
web-seat-bot = A bot
web-seat-bot-sits-in = A bot is sitting in
web-seat-gone = away
web-seat-thinks = thinks
web-curtain-pass = Pass the screen to { $name }. The others look away.
web-curtain-reveal = I am { $name }
web-vote-undo = { $name } would like to take the last answer back ({ $agreed } of { $needed } agree).
web-vote-bot = Shall a bot sit in for { $name }? ({ $agreed } of { $needed } agree)
web-vote-yes = Agree
web-vote-yes-as = { $name } agrees
web-vote-no = No
web-vote-left = A bot is playing for { $name }.
web-vote-return = Take the seat back
web-vote-gone = { $name } has been away for a while.
web-vote-let-bot = Let a bot sit in
web-side = Log, chat and table
web-side-log = Log
web-side-chat = Chat
web-side-table = Table
web-side-unread = { $count ->
    [one] Chat, 1 new message
   *[other] Chat, { $count } new messages
}
web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-chat-mute = Mute somebody
web-chat-reactions = Quick reactions
web-chat-say = Say something
web-chat-send = Send
web-chat-nice = Nice
web-chat-ouch = Ouch
web-chat-laugh = Ha ha
web-chat-think = Let me think
web-chat-thanks = Thank you
web-chat-hurry = Come on
web-matters-watchers = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
web-matters-speed = How fast events are shown
web-matters-at-once = At once
web-matters-copy = Copy the link
web-matters-copied = Copied
web-matters-keys = Keys
web-matters-leave = Leave the game
web-matters-leave-what = A bot plays on for you. As long as the game lasts you can come back to this link and take your seat again.
web-matters-leave-yes = Leave
web-matters-stay = Stay
web-fair = Fair dice
web-fair-how = Before the game the server fixed a secret and showed its fingerprint, and every player's browser sealed words of its own; only then were the words told. Every draw follows from the secret and all the words, so nobody could choose last. At the end the secret is told, and anybody can check.
web-fair-commitment = Fingerprint of the secret
web-fair-seal = Seal of the words of { $name }
web-fair-salt = Words of { $name }
web-fair-secret = The secret
web-fair-round = The game began at try number { $round }, with new words from everybody. Before that somebody did not tell theirs.
web-fair-missed = Did not tell their words then: { $names }.
web-fair-check = Check every draw
web-fair-kept = { $draws } draws checked here in your browser: all follow from the secret, and the secret and the words are the ones promised.
web-fair-broken = This game is not fair: the draws, the secret or the words are not the ones promised.
web-fair-command = With the program, against what this browser remembers:
web-unfair = This table is not fair.
web-unfair-commitment = The fingerprint of its secret is not the one this browser saw first.
web-unfair-seals = The sealed words of the players were exchanged after the words were told.
web-unfair-own = The words this browser sealed for you are not in the dice. Unless you gave others on another device, the server has dropped them.
web-unfair-salts = The words of a player are not the ones that were sealed before the game.
web-unfair-secret = The secret is not the one whose fingerprint was shown before the game.
web-fair-download = Download the game
web-open-closed = Only those who played can look back at this game. Agreed to open it to everybody: { $agreed } of { $people }.
web-open-opened = Everybody with the link can look back at this game.
web-open-agree = Open it to everybody
web-end-rematch = Play again
web-end-join-rematch = Join the rematch
web-end-review = Look back at the game
web-end-teaches = What would have been better?
web-end-who = { $count ->
    [0] Nobody won
   *[other] { $names } won
}
web-end-why = { $who }: { $why }.
web-older = This game began under older rules
web-older-playing = Its rules have changed since, and nobody can play it on. You can look at what happened, and play again with the same people by the rules of today.
web-older-over = Its rules have changed since, and how it went was not kept. You can download its answers, and play again with the same people by the rules of today.
web-older-kept = Its rules have changed since. You can look back at it, download it, and play again with the same people by the rules of today.
web-older-open = What this table was laid for is not played here any more.
web-older-people = At the table: { $names }.
web-older-again = Play again with the same people
web-older-leave = Leave the game
web-older-close = Close the table
web-older-log = What happened
web-older-undrawn = It cannot be shown any more.
web-keys-space = Space
web-keys-answer = answer “{ $answer }”
web-keys-skip = show the rest at once
web-keys-undo = take your answer back
web-keys-hint = the best answers; the table notes that you asked
web-keys-log = the log
web-keys-chat = the chat
web-keys-table = the table's matters
web-keys-help = these keys
web-keys-more = Tab walks through everything that can be touched; Enter touches it.
web-clock = Time left
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-minutes = { $time }
web-clock-hurry = Ten seconds left
web-table-said = What just happened
web-end-count = The count
web-end-nobody = Nobody wins
web-end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}

web-map-controls = Move the map
web-map-nearer = Nearer
web-map-further = Further away
web-map-all = See all of it
web-map-follow = Follow whose turn it is
web-map-legend = What is what on the map
web-vote-clock = Shall there be a clock, since { $name } does not move? ({ $agreed } of { $needed } agree)
web-vote-silent = { $name } has not moved for a while.
web-vote-let-clock = Set a clock
web-chat-block = Block { $name } for good
web-chat-blocked = Blocked. You can undo it on the page about you.
