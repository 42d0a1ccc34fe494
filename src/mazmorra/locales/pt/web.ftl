web-title = Mazmorra
web-skip = Ir para a página
web-close = Fechar
web-page-missing = Não foi possível carregar esta página. Verifica a ligação e tenta de novo.
web-guest-names = Lanterna, Corda, Bússola, Capa, Pederneira, Gazua, Giz, Apito
web-bar-pages = Páginas
web-bar-tables = Mesas
web-bar-learn = Aprender
web-bar-rules = Regras
web-bar-me = Tu
web-bar-language = Língua
web-bar-light = Tema claro
web-bar-dark = Tema escuro
web-bar-sound = Sons
web-home = Página inicial
web-table-opening = A abrir a mesa…
web-table-lost = Ligação perdida. A tentar de novo; nada se perde.
web-table-board = O tabuleiro
web-table-seats = Jogadores
web-table-question = O que fazer
web-table-your-turn = É a tua vez · Mazmorra
web-table-over = A partida terminou.
web-table-show-end = Quem ganhou?
web-table-locked = A tua escolha está feita.
web-table-waiting = À espera de { $names }.
web-table-thinking = { $count ->
    [1] { $names } está a pensar.
   *[other] { $names } estão a pensar.
}
web-table-skip = Saltar
web-table-final = não se pode voltar atrás
web-table-undo = Voltar atrás
web-table-ask-undo = Pedir para voltar atrás
web-hint = Dica
web-hint-thinking = À procura das melhores respostas…
web-hint-best = As melhores respostas, pelo que podes saber agora
web-hint-chance = ganha { $chance } em 100
web-hint-mark = dica { $place }: ganha { $chance } em 100
web-seat-nameless = Lugar { $number }
web-seat-bot = Um bot
web-seat-bot-sits-in = Um bot joga no seu lugar
web-seat-gone = ausente
web-seat-thinks = pensa
web-curtain-pass = Passa o ecrã a { $name }. Os outros não olham.
web-curtain-reveal = Sou { $name }
web-vote-undo = { $name } quer voltar atrás na última resposta ({ $agreed } de { $needed } de acordo).
web-vote-bot = Um bot joga por { $name }? ({ $agreed } de { $needed } de acordo)
web-vote-yes = Concordo
web-vote-yes-as = { $name } concorda
web-vote-no = Não
web-vote-left = Um bot joga por { $name }.
web-vote-return = Recuperar o lugar
web-vote-gone = { $name } está fora há algum tempo.
web-vote-let-bot = Deixar jogar um bot
web-side = Registo, conversa e mesa
web-side-log = Registo
web-side-chat = Conversa
web-side-table = Mesa
web-side-unread = { $count ->
    [1] Conversa, 1 mensagem nova
   *[other] Conversa, { $count } mensagens novas
}
web-log-empty = Ainda não aconteceu nada.
web-chat-empty = Ainda ninguém disse nada.
web-chat-mute = Silenciar alguém
web-chat-reactions = Reações rápidas
web-chat-say = Diz alguma coisa
web-chat-send = Enviar
web-chat-nice = Boa jogada
web-chat-ouch = Ai
web-chat-laugh = Ah, ah
web-chat-think = Deixa-me pensar
web-chat-thanks = Obrigado
web-chat-hurry = Vamos
web-matters-watchers = { $count ->
    [1] 1 pessoa está a ver.
   *[other] { $count } pessoas estão a ver.
}
web-matters-speed = Velocidade dos acontecimentos
web-matters-at-once = De uma vez
web-matters-copy = Copiar a ligação
web-matters-copied = Copiado
web-matters-keys = Teclas
web-matters-leave = Deixar a partida
web-matters-leave-what = Um bot continua a jogar por ti. Enquanto a partida durar podes voltar a esta ligação e recuperar o teu lugar.
web-matters-leave-yes = Deixar
web-matters-stay = Ficar
web-fair = Sorte limpa
web-fair-how = Antes da partida o servidor fixou um segredo e mostrou a sua impressão digital, e o navegador de cada jogador selou palavras próprias; só então se disseram as palavras. Cada sorteio resulta do segredo e de todas as palavras, por isso ninguém pôde escolher em último. No fim diz-se o segredo e qualquer pessoa pode verificar.
web-fair-commitment = Impressão digital do segredo
web-fair-seal = Selo das palavras de { $name }
web-fair-salt = Palavras de { $name }
web-fair-secret = O segredo
web-fair-round = A partida começou à tentativa número { $round }, com palavras novas de todos. Antes alguém não disse as suas.
web-fair-missed = Não disseram então as suas palavras: { $names }.
web-fair-check = Verificar cada carta tirada
web-fair-kept = { $draws } sorteios verificados aqui, no teu navegador: todos resultam do segredo, e o segredo e as palavras são os prometidos.
web-fair-broken = Esta partida não é limpa: os sorteios, o segredo ou as palavras não são os prometidos.
web-fair-command = Com o programa, perante o que este navegador recorda:
web-unfair = Esta mesa não é limpa.
web-unfair-commitment = A impressão digital do seu segredo não é a que este navegador viu primeiro.
web-unfair-seals = As palavras seladas dos jogadores foram trocadas depois de ditas.
web-unfair-own = As palavras que este navegador selou para ti não estão nos dados. A não ser que tenhas dado outras noutro dispositivo, o servidor tirou-as.
web-unfair-salts = As palavras de um jogador não são as que foram seladas antes da partida.
web-unfair-secret = O segredo não é aquele cuja impressão digital foi mostrada antes da partida.
web-fair-download = Descarregar a partida
web-open-closed = Só quem jogou pode rever esta partida. Querem abri-la a todos: { $agreed } de { $people }.
web-open-opened = Toda a gente que tenha a ligação pode rever esta partida.
web-open-agree = Abri-la a todos
web-end-rematch = Jogar outra vez
web-end-join-rematch = Juntar-me à desforra
web-end-review = Rever a partida
web-end-teaches = O que teria sido melhor?
web-end-who = { $count ->
    [0] Ninguém ganhou
    [1] { $names } ganhou
   *[other] { $names } ganharam
}
web-end-why = { $who }: { $why }.
web-older = Esta partida começou com regras anteriores
web-older-playing = As regras mudaram entretanto e já ninguém a pode continuar. Podes ver o que aconteceu e jogar de novo com as mesmas pessoas segundo as regras de hoje.
web-older-over = As regras mudaram entretanto e não ficou guardado como correu. Podes descarregar as respostas e jogar de novo com as mesmas pessoas segundo as regras de hoje.
web-older-kept = As regras mudaram entretanto. Podes revê-la, descarregá-la e jogar de novo com as mesmas pessoas segundo as regras de hoje.
web-older-open = Aquilo para que esta mesa foi posta já não se joga aqui.
web-older-people = À mesa: { $names }.
web-older-again = Jogar outra vez com as mesmas pessoas
web-older-leave = Deixar a partida
web-older-close = Fechar a mesa
web-older-log = O que aconteceu
web-older-undrawn = Já não se consegue mostrar.
web-keys-space = Espaço
web-keys-answer = responder «{ $answer }»
web-keys-skip = mostrar o resto de uma vez
web-keys-undo = voltar atrás na tua resposta
web-keys-hint = as melhores respostas; a mesa anota que perguntaste
web-keys-log = o registo
web-keys-chat = a conversa
web-keys-table = os assuntos da mesa
web-keys-help = estas teclas
web-keys-more = Tab percorre tudo o que se pode tocar; Enter toca.
web-clock = Tempo restante
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-minutes = { $time }
web-clock-hurry = Faltam dez segundos
web-table-said = O que acabou de acontecer
web-end-count = A contagem
web-end-nobody = Ninguém ganha
web-end-wins = { $count ->
    [1] Ganha { $names }
   *[other] Partilham a vitória { $names }
}

web-map-controls = Mover o mapa
web-map-nearer = Aproximar
web-map-further = Afastar
web-map-all = Ver tudo
web-map-follow = Seguir quem joga
web-map-legend = O que é o quê no mapa
web-vote-clock = Pomos um relógio, já que { $name } não joga? ({ $agreed } de { $needed } de acordo)
web-vote-silent = { $name } não joga há algum tempo.
web-vote-let-clock = Pôr um relógio
web-chat-block = Bloquear { $name } para sempre
web-chat-blocked = Bloqueado. Podes desfazê-lo na tua página.
