call-hello = Hola, { $name }:
call-turn-title = Te toca: { $game }
call-turn = { $count ->
    [1] { $names } te espera. Te toca jugar.
   *[other] { $names } te esperan. Te toca jugar.
}
call-turn-alone = Te toca jugar.
call-begin-title = Puede empezar: { $game }
call-begin = Todos tienen asiento. La partida empieza en cuanto abras la mesa, en el navegador en el que te sentaste; quien no llega a tiempo pierde su asiento.
call-reminder-title = Se te acaba el tiempo: { $game }
call-reminder = La mesa todavía te espera. Tiempo que queda: { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}. Después seguirá sin ti.
call-open = Ir a la mesa
call-stop = No recibir más correos como este
call-invite-title = { $name } te invita: { $game }
call-invite = Tienes un asiento libre en una partida de { $game }. Puedes sentarte o no; a nadie se le dice por qué.
call-invite-link = Sentarme a la mesa
call-confirm-title = ¿Es tuya esta dirección?
call-confirm = Alguien, seguramente tú, quiere recibir avisos en esta dirección cuando una partida le espere. Confirma en un plazo de { $hours } horas que es tuya. Si no fuiste tú, no hagas nada: no volveremos a escribirte.
call-confirm-link = Sí, es mía
call-reset-title = Una contraseña nueva
call-reset = Alguien, seguramente tú, olvidó la contraseña de la cuenta { $username }. Con este enlace puedes poner otra, una sola vez y antes de una hora. Si no fuiste tú, no hagas nada: nada ha cambiado.
call-reset-link = Poner una contraseña nueva
call-changed-title = Tu dirección ha cambiado
call-changed = Tu cuenta ya no recibe avisos en esta dirección. Si no fuiste tú, pon una contraseña nueva o díselo a quien lleva este servidor.
serve-call-after = segundos que se espera a quien no está antes de avisarle por notificación o correo
serve-url = la dirección en que la gente encuentra este servidor, como aparece en los correos (https://juegos.example.org)
serve-smtp = un servidor de correo: smtps://USUARIO:CLAVE@HOST (TLS), smtp://... (STARTTLS), smtp+plain://... (sin cifrar); también como MAZMORRA_SMTP
serve-mail-from = en nombre de quién se escriben los correos ('Mazmorra <juegos@example.org>'); también como MAZMORRA_MAIL_FROM
serve-push-anywhere = notificar también a servicios en redes privadas y sin TLS (para pruebas y redes cerradas)
serve-no-mail = No se pueden enviar correos: { $reason }.
serve-mail-address = la dirección del servidor de correo no es smtps://USUARIO:CLAVE@HOST, smtp://... ni smtp+plain://...
serve-mail-sender = --mail-from no es una dirección como 'Mazmorra <juegos@example.org>'
serve-mail-url = falta --url, la dirección en que la gente encuentra este servidor (https://...)
