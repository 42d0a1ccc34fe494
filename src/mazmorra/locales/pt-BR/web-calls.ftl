server-no-mail = Este servidor não envia e-mails. Peça um código a quem o administra.
server-bad-letter = Este link já foi usado ou é antigo demais.
server-bad-subscription = Não dá para usar o serviço de notificações deste navegador.
web-calls-why = Quando uma mesa espera por você e você não está, podemos avisar. Ninguém mais vê como.
web-calls-here-why = O navegador vai pedir sua permissão. Você recebe o aviso enquanto uma página está aberta mas fora de vista e, quando não há nenhuma aberta, pelo serviço de notificações do navegador. O aviso diz que partida espera e quem joga, nada da sua mão.
web-calls-here-on = Me avisar neste navegador
web-calls-here-off = Parar de me avisar neste navegador
web-calls-here-is-on = Este navegador avisa você quando é a sua vez.
web-calls-here-tab = Este navegador avisa você enquanto uma página está aberta. O serviço de notificações dele não responde, por isso sem nenhuma aberta ele não consegue.
web-calls-denied = Este navegador não deixa esta página avisar você. Dá para mudar isso nas configurações dele para este site.
web-calls-unable = Este navegador não consegue avisar você.
web-calls-email-why = Um e-mail por mesa que espera, até você voltar a ela; e um jeito de definir outra senha se você esquecer a sua.
web-calls-email-account = Crie uma conta primeiro; depois você pode dar um endereço.
web-calls-email-is = Você recebe os avisos em { $email }.
web-calls-email-pending = Escrevemos para { $email }. Abra o link desse e-mail para confirmar que o endereço é seu.
web-calls-email-send = Me mandar um e-mail de confirmação
web-calls-email-remove = Remover o endereço
web-calls-by-email = Me avisar por e-mail
web-calls-reminders = Me lembrar antes que o meu tempo acabe
web-calls-saved = Salvo.
web-calls-waiting = { $count ->
    [0] Nenhuma mesa espera por você
    [1] Uma mesa espera por você
   *[other] { $count } mesas esperam por você
}
web-calls-waiting-due = É a sua vez · tempo que resta: { $left }
web-calls-offer = Receber um aviso quando for a sua vez
web-calls-confirm-title = Seu endereço
web-calls-confirm-done = Obrigado! De agora em diante você recebe os avisos aí.
web-calls-stop-title = Chega de e-mails
web-calls-stop-do = Parar de me avisar por e-mail
web-calls-stop-done = Pronto. Você não recebe mais e-mails sobre suas mesas; dá para mudar isso na página da sua conta.
web-calls-reset-title = Uma senha nova
web-calls-reset-done = Sua senha mudou e você já entrou aqui. Nos outros aparelhos a sessão foi encerrada.
web-calls-forgot-why = Se sua conta tem um endereço de e-mail confirmado, escrevemos para lá.
web-calls-forgot-who = Nome de usuário ou endereço de e-mail
web-calls-forgot-send = Me mandar um e-mail
web-calls-forgot-sent = Se essa conta existe e tem um endereço, um e-mail está a caminho.
