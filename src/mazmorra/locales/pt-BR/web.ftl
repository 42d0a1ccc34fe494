web-page-missing = Não foi possível carregar esta página. Verifique a conexão e tente de novo.
web-bar-me = Você
web-bar-language = Idioma
web-table-opening = Abrindo a mesa…
web-table-lost = Conexão perdida. Tentando de novo; nada se perde.
web-table-your-turn = É a sua vez · Mazmorra
web-table-locked = Sua escolha está feita.
web-table-waiting = Esperando { $names }.
web-table-thinking = { $count ->
    [1] { $names } está pensando.
   *[other] { $names } estão pensando.
}
web-table-skip = Pular
web-table-final = não dá para desfazer
web-table-undo = Desfazer
web-table-ask-undo = Pedir para desfazer
web-hint-thinking = Procurando as melhores respostas…
web-hint-best = As melhores respostas, pelo que você pode saber agora
web-hint-chance = vence { $chance } em 100
web-hint-mark = dica { $place }: vence { $chance } em 100
web-curtain-pass = Passe a tela para { $name }. Os outros não olham.
web-vote-undo = { $name } quer desfazer a última resposta ({ $agreed } de { $needed } de acordo).
web-vote-return = Retomar o lugar
web-vote-let-bot = Deixar um bot jogar
web-side = Registro, chat e mesa
web-side-log = Registro
web-side-chat = Chat
web-side-unread = { $count ->
    [1] Chat, 1 mensagem nova
   *[other] Chat, { $count } mensagens novas
}
web-chat-empty = Ninguém disse nada ainda.
web-chat-say = Diga alguma coisa
web-chat-laugh = Haha
web-chat-think = Deixa eu pensar
web-matters-watchers = { $count ->
    [1] 1 pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
}
web-matters-copy = Copiar o link
web-matters-leave-what = Um bot continua jogando por você. Enquanto a partida durar você pode voltar a este link e retomar seu lugar.
web-fair-how = Antes da partida o servidor fixou um segredo e mostrou a impressão digital dele, e o navegador de cada jogador selou palavras próprias; só então as palavras foram ditas. Cada sorteio resulta do segredo e de todas as palavras, por isso ninguém pôde escolher por último. No fim o segredo é dito e qualquer pessoa pode verificar.
web-fair-round = A partida começou na tentativa número { $round }, com palavras novas de todos. Antes alguém não disse as suas.
web-fair-missed = Não disseram as próprias palavras: { $names }.
web-fair-check = Verificar cada carta sorteada
web-fair-kept = { $draws } sorteios verificados aqui, no seu navegador: todos resultam do segredo, e o segredo e as palavras são os prometidos.
web-fair-command = Com o programa, diante do que este navegador lembra:
web-unfair-commitment = A impressão digital do segredo não é a que este navegador viu primeiro.
web-unfair-own = As palavras que este navegador selou para você não estão nos dados. A menos que você tenha dado outras em outro dispositivo, o servidor as tirou.
web-fair-download = Baixar a partida
web-open-closed = Só quem jogou pode rever esta partida. Querem abri-la para todos: { $agreed } de { $people }.
web-open-opened = Todo mundo que tiver o link pode rever esta partida.
web-open-agree = Abrir para todos
web-end-rematch = Jogar de novo
web-end-join-rematch = Entrar na revanche
web-older-playing = As regras mudaram desde então e ninguém mais pode continuá-la. Você pode ver o que aconteceu e jogar de novo com as mesmas pessoas segundo as regras de hoje.
web-older-over = As regras mudaram desde então e não ficou salvo como ela foi. Você pode baixar as respostas e jogar de novo com as mesmas pessoas segundo as regras de hoje.
web-older-kept = As regras mudaram desde então. Você pode revê-la, baixá-la e jogar de novo com as mesmas pessoas segundo as regras de hoje.
web-older-open = Aquilo para que esta mesa foi posta não se joga mais aqui.
web-older-again = Jogar de novo com as mesmas pessoas
web-older-undrawn = Não dá mais para mostrar.
web-keys-answer = responder “{ $answer }”
web-keys-undo = desfazer sua resposta
web-keys-hint = as melhores respostas; a mesa anota que você perguntou
web-keys-log = o registro
web-keys-chat = o chat
web-end-wins = { $count ->
    [1] Ganha { $names }
   *[other] Compartilham a vitória { $names }
}
web-vote-clock = Colocamos um relógio, já que { $name } não joga? ({ $agreed } de { $needed } de acordo)
web-vote-let-clock = Colocar um relógio
web-chat-blocked = Bloqueado. Você pode desfazer isso na sua página.
