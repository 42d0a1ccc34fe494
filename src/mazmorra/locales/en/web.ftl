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
web-table-why = Why?
web-table-final = cannot be taken back
web-table-undo = Take back
web-table-ask-undo = Ask to take back
web-seat-nameless = Seat { $number }
web-seat-bot = A bot
web-seat-bot-sits-in = A bot is sitting in
web-seat-gone = away
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
web-fair-how = Before the game the server fixed a secret and showed its fingerprint below. Every draw follows from that secret and from words of the players, and at the end the secret is told, so that anybody can check that nothing was chosen.
web-fair-commitment = Fingerprint of the secret
web-fair-salt = Words of { $name }
web-fair-secret = The secret
web-fair-check = Check every draw
web-fair-kept = { $draws } draws checked here in your browser: all follow from the secret, and the secret is the one promised.
web-fair-broken = The draws do not follow from the promised secret.
web-fair-download = Download the game
web-end-rematch = Play again
web-end-join-rematch = Join the rematch
web-end-review = Look back at the game
web-keys-space = Space
web-keys-answer = answer “{ $answer }”
web-keys-skip = show the rest at once
web-keys-undo = take your answer back
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
