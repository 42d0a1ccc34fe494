server-no-mail = This server does not send e-mails. Ask whoever runs it for a code.
server-bad-email = That is not an e-mail address.
server-bad-letter = This link has already been used, or is too old.
server-bad-subscription = This browser's push service cannot be used.
web-calls-title = Let me know when it is my turn
web-calls-why = When a table is waiting for you and you are away, we can let you know. Nobody else sees how.
web-calls-here = This browser
web-calls-here-why = Your browser will ask for your permission. It then notifies you while a page is open but out of sight, and through its push service when none is open. The notice says which game is waiting and who plays, and nothing about your hand.
web-calls-here-on = Notify me in this browser
web-calls-here-off = Stop notifying me in this browser
web-calls-here-is-on = This browser notifies you when it is your turn.
web-calls-here-tab = This browser notifies you while a page is open. Its push service cannot be reached, so it cannot when none is.
web-calls-denied = This browser does not let this page notify you. You can change that in its settings for this site.
web-calls-unable = This browser cannot notify you.
web-calls-email = E-mail
web-calls-email-why = One e-mail for each table that is waiting, until you come back to it; and a way to set a new password, should you forget yours.
web-calls-email-account = Create an account first; then you can give an address.
web-calls-email-none = This server does not send e-mails.
web-calls-email-is = We write to you at { $email }.
web-calls-email-pending = We wrote to { $email }. Open the link in that e-mail to confirm that it is yours.
web-calls-email-address = E-mail address
web-calls-email-give = Give an address
web-calls-email-change = Another address
web-calls-email-send = Send me an e-mail to confirm it
web-calls-email-remove = Remove the address
web-calls-by-email = Tell me by e-mail
web-calls-reminders = Remind me before my time runs out
web-calls-saved = Saved.
web-calls-waiting = { $count ->
    [0] No table is waiting for you
    [1] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
web-calls-waiting-due = Your turn · time left: { $left }
web-calls-offer = Let me know when it is my turn
web-calls-confirm-title = Your address
web-calls-confirm-do = Yes, this address is mine
web-calls-confirm-done = Thank you! From now on we write to you there.
web-calls-stop-title = No more e-mails
web-calls-stop-do = Stop writing to me
web-calls-stop-done = Done. You will get no more e-mails about your tables; you can change that on your account page.
web-calls-reset-title = A new password
web-calls-reset-done = Your password has changed, and you are logged in here. Other devices have been logged out.
web-calls-forgot-why = If your account has a confirmed e-mail address, we will write to it.
web-calls-forgot-who = Username or e-mail address
web-calls-forgot-send = Send me an e-mail
web-calls-forgot-sent = If there is such an account and it has an address, an e-mail is on its way.
web-calls-forgot-code = I have a code
