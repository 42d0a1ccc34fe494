# Ratings and the daily dungeon, as the server and the command line say it.

cli-ratings = what the host of a server does about ratings
ratings-recompute = count all ratings anew from the logs of the tables; the result is the same
ratings-recomputed = { $games ->
    [0] There are no rated games.
    [1] One rated game was counted anew.
   *[other] { $games } rated games were counted anew.
}
server-rated-alone = A rated game needs somebody to play against.
server-rated-hints = There are no hints at a rated table.
server-no-undo = Nothing can be taken back here.
server-rated-one-seat = At a rated table everybody has one seat.
server-rated-own-content = A rated table plays with the printed figures.
server-no-such-player = There is no such player.
server-daily-needs-account = Claim a name first: everybody has one try a day, and a guest could come again.
server-daily-no-leaving = You have one try. Take a break if you like, and come back before the day ends.
server-daily-once = You have already had your try at this deal.
server-daily-over = The day of this deal is over.
server-daily-today = Others may still play this deal today. From midnight (UTC) everybody may look back.
server-no-such-deal = There is no such daily dungeon.
