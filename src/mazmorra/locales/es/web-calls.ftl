server-no-mail = Este servidor no envía correos. Pide un código a quien lo lleva.
server-bad-email = Eso no es una dirección de correo.
server-bad-letter = Este enlace ya se usó o es demasiado viejo.
server-bad-subscription = No se puede usar el servicio de notificaciones de este navegador.
web-calls-title = Avisos
web-calls-why = Cuando una mesa te espera y no estás, podemos avisarte. Nadie más ve cómo.
web-calls-here = Este navegador
web-calls-here-why = El navegador te pedirá permiso. Te avisa mientras una página está abierta pero no a la vista y, cuando no hay ninguna, por su servicio de notificaciones. El aviso dice qué partida espera y quién juega, y nada de tu mano.
web-calls-here-on = Avisarme en este navegador
web-calls-here-off = Dejar de avisarme en este navegador
web-calls-here-is-on = Este navegador te avisa cuando te toca.
web-calls-here-tab = Este navegador te avisa mientras una página está abierta. Su servicio de notificaciones no responde, así que sin ninguna abierta no puede.
web-calls-denied = Este navegador no deja que esta página te avise. Puedes cambiarlo en sus ajustes para este sitio.
web-calls-unable = Este navegador no puede avisarte.
web-calls-email = Correo
web-calls-email-why = Un correo por cada mesa que te espera, hasta que vuelvas a ella; y una forma de poner otra contraseña si olvidas la tuya.
web-calls-email-account = Crea primero una cuenta; después podrás dar una dirección.
web-calls-email-none = Este servidor no envía correos.
web-calls-email-is = Te avisamos en { $email }.
web-calls-email-pending = Hemos escrito a { $email }. Abre el enlace de ese correo para confirmar que la dirección es tuya.
web-calls-email-address = Dirección de correo
web-calls-email-give = Dar una dirección
web-calls-email-change = Otra dirección
web-calls-email-send = Enviarme un correo de confirmación
web-calls-email-remove = Quitar la dirección
web-calls-by-email = Avisarme por correo
web-calls-reminders = Recordármelo antes de que se me acabe el tiempo
web-calls-saved = Guardado.
web-calls-waiting = { $count ->
    [0] Ninguna mesa te espera
    [1] Una mesa te espera
   *[other] { $count } mesas te esperan
}
web-calls-waiting-due = Te toca · tiempo que queda: { $left }
web-calls-offer = Recibir un aviso cuando te toque
web-calls-confirm-title = Tu dirección
web-calls-confirm-do = Sí, esta dirección es mía
web-calls-confirm-done = ¡Gracias! Desde ahora te avisamos ahí.
web-calls-stop-title = No más correos
web-calls-stop-do = Dejar de avisarme por correo
web-calls-stop-done = Listo. No recibirás más correos sobre tus mesas; puedes cambiarlo en la página de tu cuenta.
web-calls-reset-title = Una contraseña nueva
web-calls-reset-done = Tu contraseña ha cambiado y ya has entrado aquí. En los demás dispositivos se ha cerrado la sesión.
web-calls-forgot-why = Si tu cuenta tiene una dirección de correo confirmada, te escribiremos ahí.
web-calls-forgot-who = Nombre de usuario o dirección de correo
web-calls-forgot-send = Enviarme un correo
web-calls-forgot-sent = Si existe esa cuenta y tiene una dirección, hay un correo en camino.
web-calls-forgot-code = Tengo un código
