call-hello = Hello { $name },
call-turn-title = Your turn: { $game }
call-turn = { $count ->
    [1] { $names } is waiting for you. It is your turn.
   *[other] { $names } are waiting for you. It is your turn.
}
call-turn-alone = It is your turn.
call-reminder-title = Your time is running out: { $game }
call-reminder = It is still your turn. Time left: { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}. Then an answer is given for you.
call-open = Go to the table
call-stop = No more e-mails of this kind
call-confirm-title = Is this your address?
call-confirm = Somebody, probably you, wants to be called at this address when a game waits. Say within { $hours } hours that it is yours. If it was not you, do nothing: you will not be written to again.
call-confirm-link = Yes, it is mine
call-reset-title = A new password
call-reset = Somebody, probably you, forgot the password of the account { $username }. With this link you set a new one, once, within an hour. If it was not you, do nothing: nothing has changed.
call-reset-link = Set a new password
call-changed-title = Your address has changed
call-changed = Your account is no longer called at this address. If it was not you, set a new password, or tell whoever runs this server.
serve-call-after = seconds somebody who is away is waited for before they are called by push or e-mail
serve-url = the address at which people reach this server, as e-mails name it (https://games.example.org)
serve-smtp = a mail server: smtps://USER:PASSWORD@HOST (TLS), smtp://... (STARTTLS), smtp+plain://... (neither); also as MAZMORRA_SMTP
serve-mail-from = in whose name e-mails are written ('Mazmorra <games@example.org>'); also as MAZMORRA_MAIL_FROM
serve-push-anywhere = push also to services in private networks and without TLS (for tests and closed networks)
serve-no-mail = E-mails cannot be sent: { $reason }.
serve-mail-address = the mail server's address is not smtps://USER:PASSWORD@HOST, smtp://... or smtp+plain://...
serve-mail-sender = --mail-from is not an address such as 'Mazmorra <games@example.org>'
serve-mail-url = --url is missing, the address at which people reach this server (https://...)
