call-hello = Olá, { $name }:
call-turn-title = É a tua vez: { $game }
call-turn = { $count ->
    [1] { $names } está à tua espera. É a tua vez.
   *[other] { $names } estão à tua espera. É a tua vez.
}
call-turn-alone = É a tua vez.
call-begin-title = Pode começar: { $game }
call-begin = Todos têm lugar. A partida começa assim que abrires a mesa, no navegador em que te sentaste; quem não vier a tempo perde o lugar.
call-reminder-title = O teu tempo está a acabar: { $game }
call-reminder = A mesa continua à tua espera. Tempo que resta: { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}. Depois continua sem ti.
call-open = Ir para a mesa
call-stop = Não receber mais e-mails destes
call-invite-title = { $name } convida-te: { $game }
call-invite = Há um lugar livre para ti numa partida de { $game }. Podes sentar-te ou não; ninguém fica a saber porquê.
call-invite-link = Sentar-me à mesa
call-confirm-title = Este endereço é teu?
call-confirm = Alguém, provavelmente tu, quer receber avisos neste endereço quando uma partida estiver à espera. Confirma no prazo de { $hours } horas que é teu. Se não foste tu, não faças nada: não voltamos a escrever-te.
call-confirm-link = Sim, é meu
call-reset-title = Uma palavra-passe nova
call-reset = Alguém, provavelmente tu, esqueceu-se da palavra-passe da conta { $username }. Com esta ligação podes definir outra, uma só vez e no prazo de uma hora. Se não foste tu, não faças nada: nada mudou.
call-reset-link = Definir uma palavra-passe nova
call-changed-title = O teu endereço mudou
call-changed = A tua conta já não recebe avisos neste endereço. Se não foste tu, define uma palavra-passe nova ou avisa quem gere este servidor.
serve-call-after = segundos que se espera por quem não está antes de o avisar por notificação ou e-mail
serve-url = o endereço em que as pessoas encontram este servidor, como aparece nos e-mails (https://jogos.example.org)
serve-smtp = um servidor de e-mail: smtps://UTILIZADOR:CHAVE@HOST (TLS), smtp://... (STARTTLS), smtp+plain://... (sem cifra); também como MAZMORRA_SMTP
serve-mail-from = em nome de quem se escrevem os e-mails ('Mazmorra <jogos@example.org>'); também como MAZMORRA_MAIL_FROM
serve-push-anywhere = notificar também serviços em redes privadas e sem TLS (para testes e redes fechadas)
serve-no-mail = Não é possível enviar e-mails: { $reason }.
serve-mail-address = o endereço do servidor de e-mail não é smtps://UTILIZADOR:CHAVE@HOST, smtp://... nem smtp+plain://...
serve-mail-sender = --mail-from não é um endereço como 'Mazmorra <jogos@example.org>'
serve-mail-url = falta --url, o endereço em que as pessoas encontram este servidor (https://...)
