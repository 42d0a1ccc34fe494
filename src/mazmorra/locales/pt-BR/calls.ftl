call-hello = Olá, { $name }!
call-turn-title = É a sua vez: { $game }
call-turn = { $count ->
    [1] { $names } está esperando você. É a sua vez.
   *[other] { $names } estão esperando você. É a sua vez.
}
call-turn-alone = É a sua vez.
call-begin = Todos têm lugar. A partida começa assim que você abrir a mesa, no navegador em que se sentou; quem não vier a tempo perde o lugar.
call-reminder-title = Seu tempo está acabando: { $game }
call-reminder = A mesa ainda espera por você. Tempo que resta: { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}. Depois disso, ela continua sem você.
call-stop = Não receber mais e-mails como este
call-invite-title = { $name } convida você: { $game }
call-invite = Há um lugar livre para você em uma partida de { $game }. Você pode sentar ou não; ninguém fica sabendo por quê.
call-invite-link = Sentar à mesa
call-confirm-title = Este endereço é seu?
call-confirm = Alguém, provavelmente você, quer receber avisos neste endereço quando uma partida estiver esperando. Confirme em até { $hours } horas que ele é seu. Se não foi você, não precisa fazer nada: não vamos escrever de novo.
call-reset-title = Uma senha nova
call-reset = Alguém, provavelmente você, esqueceu a senha da conta { $username }. Com este link você define outra, uma única vez, em até uma hora. Se não foi você, não precisa fazer nada: nada mudou.
call-reset-link = Definir uma senha nova
call-changed-title = Seu endereço mudou
call-changed = Sua conta não recebe mais avisos neste endereço. Se não foi você, defina uma senha nova ou avise quem administra este servidor.
serve-call-after = segundos que se espera por quem não está antes de avisar por notificação ou e-mail
serve-smtp = um servidor de e-mail: smtps://USUÁRIO:SENHA@HOST (TLS), smtp://... (STARTTLS), smtp+plain://... (sem criptografia); também como MAZMORRA_SMTP
serve-mail-from = em nome de quem os e-mails são escritos ('Mazmorra <jogos@example.org>'); também como MAZMORRA_MAIL_FROM
serve-mail-address = o endereço do servidor de e-mail não é smtps://USUÁRIO:SENHA@HOST, smtp://... nem smtp+plain://...
