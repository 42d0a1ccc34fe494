server-no-mail = This server writes no e-mails. Ask whoever runs it for a code.
server-bad-email = That is not an e-mail address.
server-bad-letter = This link has been used already, or is too old.
server-bad-subscription = This browser's push service cannot be used.
web-calls-title = Calling me back
web-calls-why = When a table waits for you and you are not there, you can be called. Nobody else ever sees how.
web-calls-here = This browser
web-calls-here-why = Your browser then asks for permission. You are called while a page is open but out of sight, and through your browser's push service when none is. What is sent says which game waits and who plays, nothing of your hand.
web-calls-here-on = Call me in this browser
web-calls-here-off = Stop calling me in this browser
web-calls-here-is-on = This browser calls you when it is your turn.
web-calls-here-tab = This browser calls you while a page is open. Its push service cannot be reached, so it cannot when none is.
web-calls-denied = This browser does not let this page call you. Its settings for this site can change that.
web-calls-unable = This browser cannot call you.
web-calls-email = E-mail
web-calls-email-why = One e-mail for each table that waits, until you come back to it; and a way to set a new password, should you forget yours.
web-calls-email-account = Make an account first; then you can give an address.
web-calls-email-none = This server writes no e-mails.
web-calls-email-is = You are called at { $email }.
web-calls-email-pending = We wrote to { $email }. Open the link in that e-mail to confirm that it is yours.
web-calls-email-address = E-mail address
web-calls-email-give = Give an address
web-calls-email-change = Another address
web-calls-email-send = Send me an e-mail to confirm it
web-calls-email-remove = Remove the address
web-calls-by-email = Call me by e-mail
web-calls-reminders = Remind me before my time runs out
web-calls-saved = Saved.
web-calls-waiting = { $count ->
    [0] No table waits for you
    [1] One table waits for you
   *[other] { $count } tables wait for you
}
web-calls-waiting-due = Your turn · time left: { $left }
web-calls-offer = Be called when it is your turn
web-calls-confirm-title = Your address
web-calls-confirm-do = Yes, this address is mine
web-calls-confirm-done = Thank you. From now on you are called there.
web-calls-stop-title = No more e-mails
web-calls-stop-do = Stop calling me by e-mail
web-calls-stop-done = Done. You get no more e-mails about your tables; your account page can change that.
web-calls-reset-title = A new password
web-calls-reset-done = Your password has changed, and you are logged in here. Other devices have been logged out.
web-calls-forgot-why = If your account has a confirmed e-mail address, we write to it.
web-calls-forgot-who = Username or e-mail address
web-calls-forgot-send = Send me an e-mail
web-calls-forgot-sent = If there is such an account and it has an address, an e-mail is on its way.
web-calls-forgot-code = I have a code
