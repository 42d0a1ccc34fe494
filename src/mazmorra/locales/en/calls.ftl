call-hello = Hello { $name },
call-turn-title = Your turn: { $game }
call-turn = { $count ->
    [1] { $names } is waiting for you. It is your turn.
   *[other] { $names } are waiting for you. It is your turn.
}
call-turn-alone = It is your turn.
call-begin-title = It can begin: { $game }
call-begin = Everybody has a seat. The game begins as soon as you open the table, in the browser in which you sat down; whoever does not come in time loses the seat.
call-reminder-title = Your time is running out: { $game }
call-reminder = The table is still waiting for you. Time left: { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}. After that it goes on without you.
call-open = Go to the table
call-stop = No more e-mails of this kind
call-invite-title = { $name } invites you: { $game }
call-invite = A seat is free for you at a game of { $game }. You can sit down or stay away; nobody is told why.
call-invite-link = Sit down at the table
call-confirm-title = Is this your address?
call-confirm = Somebody, probably you, wants to be told at this address when a game is waiting. Please confirm within { $hours } hours that it is yours. If it was not you, do nothing: we will not write to you again.
call-confirm-link = Yes, it is mine
call-reset-title = A new password
call-reset = Somebody, probably you, forgot the password of the account { $username }. With this link you can set a new one, once, within an hour. If it was not you, do nothing: nothing has changed.
call-reset-link = Set a new password
call-changed-title = Your address has changed
call-changed = Your account no longer uses this address. If it was not you who changed it, set a new password, or tell whoever runs this server.
serve-call-after = seconds to wait for somebody who is away before telling them by push or e-mail
serve-url = the address at which people reach this server, as e-mails name it (https://games.example.org)
serve-smtp = a mail server: smtps://USER:PASSWORD@HOST (TLS), smtp://... (STARTTLS), smtp+plain://... (neither); also as MAZMORRA_SMTP
serve-mail-from = the name and address e-mails come from ('Mazmorra <games@example.org>'); also as MAZMORRA_MAIL_FROM
serve-push-anywhere = also push to services in private networks and without TLS (for tests and closed networks)
serve-no-mail = E-mails cannot be sent: { $reason }.
serve-mail-address = the mail server's address is not smtps://USER:PASSWORD@HOST, smtp://... or smtp+plain://...
serve-mail-sender = --mail-from is not an address such as 'Mazmorra <games@example.org>'
serve-mail-url = --url is missing, the address at which people reach this server (https://...)
