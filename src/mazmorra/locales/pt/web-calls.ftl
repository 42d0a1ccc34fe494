server-no-mail = Este servidor não envia e-mails. Pede um código a quem o gere.
server-bad-email = Isso não é um endereço de e-mail.
server-bad-letter = Esta ligação já foi usada ou é demasiado antiga.
server-bad-subscription = Não é possível usar o serviço de notificações deste navegador.
web-calls-title = Avisos
web-calls-why = Quando uma mesa está à tua espera e não estás cá, podemos avisar-te. Mais ninguém vê como.
web-calls-here = Este navegador
web-calls-here-why = O navegador vai pedir a tua autorização. Avisa-te enquanto uma página está aberta mas fora da vista e, quando não há nenhuma, pelo seu serviço de notificações. O aviso diz que partida espera e quem joga, e nada da tua mão.
web-calls-here-on = Avisar-me neste navegador
web-calls-here-off = Deixar de me avisar neste navegador
web-calls-here-is-on = Este navegador avisa-te quando é a tua vez.
web-calls-here-tab = Este navegador avisa-te enquanto uma página está aberta. O seu serviço de notificações não responde, por isso sem nenhuma aberta não pode.
web-calls-denied = Este navegador não deixa esta página avisar-te. Podes mudar isso nas definições dele para este sítio.
web-calls-unable = Este navegador não te pode avisar.
web-calls-email = E-mail
web-calls-email-why = Um e-mail por cada mesa que espera, até voltares a ela; e uma forma de definires outra palavra-passe se esqueceres a tua.
web-calls-email-account = Cria primeiro uma conta; depois podes dar um endereço.
web-calls-email-none = Este servidor não envia e-mails.
web-calls-email-is = Recebes os avisos em { $email }.
web-calls-email-pending = Escrevemos para { $email }. Abre a ligação desse e-mail para confirmares que o endereço é teu.
web-calls-email-address = Endereço de e-mail
web-calls-email-give = Dar um endereço
web-calls-email-change = Outro endereço
web-calls-email-send = Enviar-me um e-mail de confirmação
web-calls-email-remove = Retirar o endereço
web-calls-by-email = Avisar-me por e-mail
web-calls-reminders = Lembrar-me antes de o meu tempo acabar
web-calls-saved = Guardado.
web-calls-waiting = { $count ->
    [0] Nenhuma mesa está à tua espera
    [1] Uma mesa está à tua espera
   *[other] { $count } mesas estão à tua espera
}
web-calls-waiting-due = É a tua vez · tempo que resta: { $left }
web-calls-offer = Receber um aviso quando for a tua vez
web-calls-confirm-title = O teu endereço
web-calls-confirm-do = Sim, este endereço é meu
web-calls-confirm-done = Obrigado! A partir de agora recebes os avisos aí.
web-calls-stop-title = Sem mais e-mails
web-calls-stop-do = Deixar de me avisar por e-mail
web-calls-stop-done = Feito. Não recebes mais e-mails sobre as tuas mesas; podes mudar isso na página da tua conta.
web-calls-reset-title = Uma palavra-passe nova
web-calls-reset-done = A tua palavra-passe mudou e já entraste aqui. Nos outros dispositivos a sessão terminou.
web-calls-forgot-why = Se a tua conta tem um endereço de e-mail confirmado, escrevemos para lá.
web-calls-forgot-who = Nome de utilizador ou endereço de e-mail
web-calls-forgot-send = Enviar-me um e-mail
web-calls-forgot-sent = Se essa conta existe e tem um endereço, vai um e-mail a caminho.
web-calls-forgot-code = Tenho um código
