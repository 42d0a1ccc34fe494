server-no-mail = Este servidor não envia correio. Pede um código a quem o gere.
server-bad-email = Isso não é um endereço de correio.
server-bad-letter = Esta ligação já foi usada ou é demasiado antiga.
server-bad-subscription = Não é possível usar o serviço de notificações deste navegador.
web-calls-title = Chamar-me
web-calls-why = Quando uma mesa está à tua espera e não estás cá, podes ser chamado. Mais ninguém vê como.
web-calls-here = Este navegador
web-calls-here-why = O navegador pede então a tua autorização. És chamado enquanto uma página está aberta mas fora da vista e, quando não há nenhuma, pelo serviço de notificações do navegador. O aviso diz que jogo espera e quem joga, nada da tua mão.
web-calls-here-on = Chamar-me neste navegador
web-calls-here-off = Deixar de me chamar neste navegador
web-calls-here-is-on = Este navegador chama-te quando é a tua vez.
web-calls-here-tab = Este navegador chama-te enquanto uma página está aberta. Não se chega ao seu serviço de notificações, por isso sem nenhuma aberta não pode.
web-calls-denied = Este navegador não deixa esta página chamar-te. As definições deste sítio no navegador podem mudar isso.
web-calls-unable = Este navegador não te pode chamar.
web-calls-email = Correio
web-calls-email-why = Uma mensagem por cada mesa que espera, até voltares a ela; e uma forma de definires outra palavra-passe se esqueceres a tua.
web-calls-email-account = Cria primeiro uma conta; depois podes dar um endereço.
web-calls-email-none = Este servidor não envia correio.
web-calls-email-is = És chamado em { $email }.
web-calls-email-pending = Escrevemos para { $email }. Abre a ligação dessa mensagem para confirmares que é teu.
web-calls-email-address = Endereço de correio
web-calls-email-give = Dar um endereço
web-calls-email-change = Outro endereço
web-calls-email-send = Enviar-me uma mensagem para o confirmar
web-calls-email-remove = Retirar o endereço
web-calls-by-email = Chamar-me por correio
web-calls-reminders = Lembrar-me antes de o tempo acabar
web-calls-saved = Guardado.
web-calls-waiting = { $count ->
    [0] Nenhuma mesa está à tua espera
    [1] Uma mesa está à tua espera
   *[other] { $count } mesas estão à tua espera
}
web-calls-waiting-due = É a tua vez · tempo que resta: { $left }
web-calls-offer = Ser chamado quando for a tua vez
web-calls-confirm-title = O teu endereço
web-calls-confirm-do = Sim, este endereço é meu
web-calls-confirm-done = Obrigado. A partir de agora és chamado aí.
web-calls-stop-title = Sem mais mensagens
web-calls-stop-do = Deixar de me chamar por correio
web-calls-stop-done = Feito. Não recebes mais mensagens sobre as tuas mesas; podes mudar isso na página da tua conta.
web-calls-reset-title = Uma palavra-passe nova
web-calls-reset-done = A tua palavra-passe mudou e entraste aqui. Nos outros dispositivos a sessão terminou.
web-calls-forgot-why = Se a tua conta tem um endereço de correio confirmado, escrevemos para lá.
web-calls-forgot-who = Nome de utilizador ou endereço de correio
web-calls-forgot-send = Enviar-me uma mensagem
web-calls-forgot-sent = Se essa conta existe e tem um endereço, vai uma mensagem a caminho.
web-calls-forgot-code = Tenho um código
