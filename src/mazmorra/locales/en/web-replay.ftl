web-replay-title = Looking back: { $game }
web-replay-opening = Winding back to the first room…
web-replay-running = This game is still being played
web-replay-running-why = One can look back at it once it is over. Until then everybody's secrets stay at the table.
web-replay-to-table = To the table
web-replay-cannot = This game cannot be shown
web-replay-again = Try again
web-replay-viewpoint = Seen by
web-replay-view-everything = All hands open
web-replay-view-watcher = Somebody watching
web-replay-share = Share this moment
web-replay-share-short = Share
web-replay-copied = Copied
web-replay-about = About this game
web-replay-private = Only you can see this game, which you brought yourself. Sharing it lets everybody with the link see it. It is deleted after 30 days.
web-replay-question = What was asked
web-replay-asked = { $count ->
    [one] { $names } is asked.
   *[other] { $names } are asked.
}
web-replay-chose = { $count ->
    [one] { $names } has chosen in secret.
   *[other] { $names } have chosen in secret.
}
web-replay-given = already chosen, in secret
web-replay-withdrawn = was not asked any more
web-replay-the-end = The end
web-replay-controls = The film
web-replay-scrubber = Where in the game
web-replay-place = Answer { $number } of { $last }
web-replay-chapters = Parts of the game
web-replay-stepping = Steps
web-replay-start = To the start
web-replay-end = To the end
web-replay-back = One answer back
web-replay-on = One answer on
web-replay-event-back = One event back
web-replay-event-on = One event on
web-replay-play = Play
web-replay-pause = Pause
web-replay-pace = Speed: { $pace }×
web-replay-continue = Continue from here
web-replay-continue-what = Play on from this moment, for practice: bots take all other seats, and what is drawn from here on is drawn anew. It counts in nobody's statistics.
web-replay-continue-as = As whom?
web-replay-continue-seat = As { $name }
web-replay-continue-asked = is asked
web-replay-continue-over = The game is over at this moment. Step back to one you would like to play differently.
web-replay-carried = This was practice: { $number ->
    [one] its first answer was
   *[other] its first { $number } answers were
} carried over from another game.
web-replay-keys-answers = one answer back or on
web-replay-keys-events = one event back or on
web-replay-keys-chapters = the part before or after
web-replay-keys-ends = the start or the end
web-replay-keys-play = play or pause
web-replay-keys-viewpoint = see it with other eyes
web-replay-keys-share = copy the link to this moment
web-replay-keys-this = this page
