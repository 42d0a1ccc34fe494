web-start-line = Jogos de masmorras à luz das tochas. Sem instalar nada e sem conta: é sentar e jogar.
web-start-play = Jogar já
web-start-play-note = Uma partida de Dungeon Raiders contra três bots, cerca de 20 minutos. Podes sair e voltar.
web-start-opening = A preparar a mesa…
web-start-friends = Jogar com amigos
web-start-learn = Aprende em cinco minutos
web-start-learn-more = Lições
web-start-continue = Continua as tuas partidas
web-start-go-on = Continuar
web-start-your-turn = É a tua vez
web-start-waiting-for = À espera de { $names }
web-start-running = A decorrer
web-start-games = Jogos
web-start-players = De { $least } a { $most } jogadores
web-start-ways = Joga já contra bots
web-start-more = Como é e todas as maneiras de jogar
web-start-usual = O habitual
web-start-seats = { $seats ->
    [1] a sós
   *[other] { $seats } jogadores
}
web-start-length-raiders = cerca de 20 minutos
web-start-special-raiders = Cinco níveis com cinco salas cada. Contra os monstros lutam juntos; o tesouro, cada um por si. Joga uma carta por sala, adivinha o que os outros vão jogar e sai com vida e com a bolsa cheia.
web-start-picture-raiders = Cinco portas em fila: um baú, um goblin, escuridão, uma armadilha e um dragão; à frente, quatro aventureiros e uma tocha.
web-start-length-quest = cerca de 40 minutos
web-start-special-quest = A masmorra cresce sala a sala enquanto avanças para um dragão adormecido sobre o seu ouro. Apanha o que puderes e sai antes do pôr do sol: poucos heróis voltam e, desses, ganha o mais rico.
web-start-picture-quest = Um mapa da masmorra desenhado a tinta: salas, uma ponte, um poço e uma teia de aranha em volta de um dragão sobre o seu ouro, e heróis a caminho.
web-start-join = Entrar
web-start-join-go = Entrar
web-start-link = Cola uma ligação ou o código de uma mesa
web-start-no-link = Isto não é uma ligação para uma mesa nem o seu código.
web-start-none-open = Neste momento ninguém espera por jogadores.
web-start-watch = Assistir
web-start-watch-go = Assistir
web-start-none-playing = Neste momento não decorre nenhuma partida pública.
web-start-all-tables = Todas as mesas públicas
web-start-replay = Rever
web-start-file-choose = Escolhe uma partida guardada ou larga-a aqui
web-start-file-reading = A ler a partida…
web-start-about = Sobre o Mazmorra

web-lobby-home = Ir para o início
web-lobby-again = Tentar de novo
web-lobby-looking = A olhar em volta…
web-lobby-nobody-yet = Ainda ninguém se sentou
web-lobby-free-seats = { $free ->
    [0] Os { $seats } lugares estão ocupados
    [1] 1 de { $seats } lugares livre
   *[other] { $free } de { $seats } lugares livres
}
web-lobby-last-move = Última jogada: { $ago }

web-lobby-tables = Mesas
web-lobby-to-join = Para entrar
web-lobby-to-watch = Para assistir
web-lobby-empty = A sala está calma
web-lobby-empty-why = Não há mesas públicas abertas nem partidas a decorrer. Abre uma e outros vão encontrá-la.

web-lobby-missing = Nenhuma porta vem dar aqui
web-lobby-missing-why = Talvez o endereço tenha um erro, ou o que aqui estava já não existe.

web-lobby-new = Preparar uma mesa
web-lobby-no-such-game = Não há esse jogo aqui.
web-lobby-setting-edition = Edição
web-lobby-setting-mode = Modo
web-lobby-way-raiders-devir = Com um chefe na última sala e sem limite de ferimentos.
web-lobby-way-raiders-devir-standard = Todos escolhem em segredo e mostram as cartas ao mesmo tempo.
web-lobby-way-raiders-devir-tactical = Joga-se à vista, um de cada vez: pensa antes de ir atrás dos outros.
web-lobby-way-raiders-classic = Dez ferimentos matam. Com modos para dois e para um.
web-lobby-way-raiders-classic-standard = Joga-se à vista, um de cada vez.
web-lobby-way-raiders-classic-speed = Todos escolhem em segredo e mostram as cartas ao mesmo tempo.
web-lobby-way-raiders-classic-duel = Para dois, carta contra carta.
web-lobby-way-raiders-classic-solitaire = Só tu contra a masmorra.
web-lobby-setting-players = Jogadores
web-lobby-setting-death = A morte
web-lobby-setting-light = A luz
web-lobby-setting-heroes = Os heróis
web-lobby-setting-blocked = Encurralado por heróis
web-lobby-setting-sun = O sol
web-lobby-switch-quest-players-company = De dois a quatro heróis, cada um por si. Quem se senta à tua esquerda joga os teus monstros.
web-lobby-switch-quest-players-solo = Tu contra a masmorra: os dados jogam os monstros, e só sais com um tesouro.
web-lobby-switch-quest-death-final = Quem morre fica fora da partida.
web-lobby-switch-quest-death-waits = Quem morre perde tudo e volta numa torre.
web-lobby-switch-quest-light-dark = Vês uma sala quando entras nela.
web-lobby-switch-quest-light-torchlight = A tua tocha mostra o que há para lá das passagens abertas antes de ires.
web-lobby-switch-quest-heroes-dealt = O acaso dá um herói a cada um.
web-lobby-switch-quest-heroes-chosen = Cada um escolhe o seu herói.
web-lobby-switch-quest-blocked-lose = Quem só está encurralado por outros heróis perde o turno.
web-lobby-switch-quest-blocked-die = À letra: quem nada pode fazer morre, mesmo que só heróis estorvem.
web-lobby-switch-quest-sun-first = O sol move-se antes de atuarem as cartas que guardas.
web-lobby-switch-quest-sun-last = À letra: primeiro atuam as cartas que guardas, depois move-se o sol.
web-lobby-seats = Lugares
web-lobby-for = { $seats ->
    [1] para um jogador
   *[other] para { $seats } jogadores
}
web-lobby-who = Quem joga contigo
web-lobby-with-friend = Amigos
web-lobby-why-friend = Vêm por uma ligação, cada um com o seu ecrã.
web-lobby-with-bot = Bots
web-lobby-why-bot = Começa logo.
web-lobby-with-here = Pessoas ao teu lado
web-lobby-why-here = Partilham este ecrã e vão passando; as mãos ficam escondidas.
web-lobby-one-friend = Um amigo, por ligação
web-lobby-one-bot = Bot ({ $level })
web-lobby-one-here = Alguém neste ecrã
web-lobby-bot-random = fácil
web-lobby-bot-greedy = astuto
web-lobby-bot-novice = novato
web-lobby-bot-apprentice = aprendiz
web-lobby-bot-journeyman = oficial
web-lobby-bot-expert = especialista
web-lobby-bot-master = mestre
web-lobby-bot-legend = lenda
web-lobby-character-careful = prudente
web-lobby-character-bold = audaz
web-lobby-character-hoarder = acumulador
web-lobby-character-vengeful = vingativo
web-lobby-level-and-character = { $level }, { $character }
web-lobby-bot-names = Brasa, Fuligem, Pavio, Cinza, Tição, Sebo, Faísca, Musgo, Silva, Seixo
web-lobby-your-name = O teu nome
web-lobby-their-name = Nome de quem ocupa o lugar { $number }
web-lobby-player = Jogador { $number }
web-lobby-seat = Lugar { $number }
web-lobby-found = Quem a encontra
web-lobby-found-link = Só por ligação
web-lobby-found-public = Toda a gente
web-lobby-found-why-link = Só encontra esta mesa quem tem a ligação.
web-lobby-found-why-public = Qualquer pessoa pode encontrar esta mesa e sentar-se.
web-lobby-watchers = Outros podem assistir
web-lobby-open-after = No fim, todos podem ver todas as mãos e rever a partida
web-lobby-hints = Dicas
web-lobby-hints-alone = Sozinho contra bots
web-lobby-hints-everybody = Para todos
web-lobby-hints-nobody = Para ninguém
web-lobby-hints-why-alone = Quem joga sozinho contra bots pode pedir as melhores respostas. A partida anota-o.
web-lobby-hints-why-everybody = Cada um pode pedir as melhores respostas à sua própria pergunta. A partida anota-o.
web-lobby-hints-why-nobody = Ninguém pode pedir dicas.
web-lobby-clock-title = Tempo para cada decisão
web-lobby-clock = { $seconds ->
    [0] sem limite
    [30] 30 segundos
    [90] 90 segundos
    [86400] um dia
    [259200] três dias
   *[other] { $seconds } segundos
}
web-lobby-advanced = Avançado
web-lobby-salt = As tuas palavras para os dados
web-lobby-salt-why = Cada sorteio depende também de palavras dos jogadores. O teu navegador junta-lhes algum acaso, sela-as e só as diz quando a partida começa, por isso ninguém pode preparar um sorteio.
web-lobby-begins = { $seats ->
    [1] Desces a sós, sem esperar.
   *[other] Estão todos aqui: a partida começa logo.
}
web-lobby-opens = Recebes uma ligação para partilhar. Começas quando não houver lugares livres.
web-lobby-begin = Começar
web-lobby-open = Abrir uma mesa

web-lobby-call-you = Como te chamamos?
web-lobby-sit-down = Sentar
web-lobby-sit-here = Sentar aqui
web-lobby-sit-beside = Senta-se
web-lobby-add-here = Alguém ao meu lado
web-lobby-add-bot = Bot
web-lobby-seat-free = O lugar { $number } está livre
web-lobby-stand = Levantar
web-lobby-free = Pedir a { $name } que saia
web-lobby-a-bot = bot { $level }
web-lobby-you = Tu
web-lobby-host = abriu a mesa
web-lobby-away = agora não está
web-lobby-came = { $name } senta-se.
web-lobby-went = { $name } levanta-se.
web-lobby-bots-play = Nível dos bots
web-lobby-fill = { $free ->
    [1] Sentar um bot no lugar livre
   *[other] Sentar bots em { $free } lugares
}
web-lobby-lacks-host = { $free ->
    [1] Ainda há um lugar livre. Partilha a ligação ou deixa sentar um bot.
   *[other] Ainda há { $free } lugares livres. Partilha a ligação ou deixa sentar bots.
}
web-lobby-lacks = { $free ->
    [1] Ainda há um lugar livre. A partida começa quando estiver ocupado.
   *[other] Ainda há { $free } lugares livres. A partida começa quando estiverem ocupados.
}
web-lobby-ready = Estão todos sentados. Começa quando quiseres.
web-lobby-wait-host = Estão todos sentados. { $host } começa a partida.
web-lobby-wait = Estão todos sentados. Quem abriu a mesa começa a partida.
web-lobby-full-watch = Os lugares estão todos ocupados. Fica aqui para assistir quando a partida começar.
web-lobby-full = Os lugares estão todos ocupados e não se pode assistir a esta partida.
web-lobby-close = Cancelar a mesa
web-lobby-close-why = Todos os que estão à mesa vão para casa e a ligação deixa de funcionar.
web-lobby-keep = Deixar como está
web-lobby-closed = Esta mesa foi cancelada
web-lobby-closed-why = Aqui não se vai jogar nenhuma partida.
web-lobby-closed-rematch = As regras mudaram e as mesmas pessoas jogam de novo noutra mesa.
web-lobby-renewed = As regras mudaram desde que esta mesa foi posta; joga-se com as de hoje.
web-lobby-others = Outras mesas
web-lobby-invite = Convida
web-lobby-link = Ligação para esta mesa
web-lobby-copy = Copiar a ligação
web-lobby-copied = Copiado. Envia aos teus amigos.
web-lobby-copy-yourself = Copia tu a ligação: está selecionada.
web-lobby-share = Partilhar
web-lobby-share-text = Há um lugar livre para ti: { $game }.
web-lobby-qr = A ligação como código QR
web-lobby-qr-why = Aponta para aqui a câmara de um telemóvel.
web-lobby-stays-here = Este endereço só funciona neste computador. Para convidar outros, abre a página com o nome ou o número do teu computador na rede.
web-lobby-runs = Como se joga nesta mesa
web-lobby-watched = Outros podem assistir.
web-lobby-unwatched = Ninguém pode assistir.
web-lobby-opened-after = No fim, todos podem ver todas as mãos e rever a partida.
web-lobby-kept-after = No fim, só os jogadores podem rever a partida.
web-lobby-fair = Dados honestos
web-lobby-fair-why = O que o acaso decide fica fixado antes de alguém se sentar e pode ser verificado no fim.
web-lobby-fair-more = Como funciona
web-lobby-commitment = O selo do segredo desta mesa. Anota-o se o quiseres verificar depois:
web-lobby-salt-give = Dar
web-lobby-salt-given = As tuas palavras estão seladas.
web-lobby-unsealed = A partida pode começar quando estiverem seladas as palavras para os dados de: { $names }. Os seus navegadores fazem-no quando chegam a esta página.
web-lobby-revealing = A partida está a começar. Faltam as palavras de: { $names }.
web-lobby-missed = Não disseram as suas palavras quando a partida ia começar e perderam o lugar: { $names }. Todos precisam de palavras novas.
web-lobby-own-content = Com números próprios do anfitrião ({ $digest }).
web-lobby-own-content-read = Lê-los

web-me-title = Tu
web-me-name = O teu nome
web-me-name-why = As mesas onde já estás sentado mantêm o nome anterior.
web-me-nobody = Ainda ninguém te conhece aqui. Escolhe um nome ou começa simplesmente a jogar.
web-me-save = Guardar
web-me-saved = Guardado.
web-me-games = As tuas partidas
web-me-no-games = Ainda não terminaste nenhuma partida.
web-me-played = Jogadas
web-me-wins = Ganhas
web-me-rate = Vitórias
web-me-mean-raiders = Moedas em média
web-me-won = Ganha
web-me-shared = Vitória partilhada
web-me-lost = Perdida
web-me-score-raiders = { $score ->
    [1] 1 moeda
   *[other] { $score } moedas
}
web-me-more = Partidas anteriores
web-me-preferences = Preferências
web-me-light = Luz
web-me-theme-torchlight = Tochas
web-me-theme-parchment = Pergaminho
web-me-pace = Ritmo do que acontece
web-me-speed = { $speed ->
    [0] De uma vez
    [0.5] Calmo
    [2] Rápido
   *[1] Normal
}
web-me-account = Conta
web-me-account-why = Para jogar não é preciso. Com uma voltas às tuas partidas de qualquer aparelho.
web-me-claim = Criar uma conta
web-me-claimed = Conta criada. As tuas partidas são tuas em qualquer aparelho.
web-me-log-in = Iniciar sessão
web-me-log-in-why = Jogas como { $name } sem conta; essas partidas ficam para trás quando entras noutra.
web-me-welcome = Que bom ver-te de novo.
web-me-logged-in = A tua conta é { $username }.
web-me-log-out = Terminar sessão
web-me-log-out-why = A sessão termina só neste aparelho.
web-me-gone = A sessão terminou.
web-me-username = Nome de utilizador
web-me-password = Palavra-passe
web-me-password-now = A palavra-passe atual
web-me-password-new = Palavra-passe nova
web-me-change-password = Mudar a palavra-passe
web-me-password-changed = A palavra-passe nova já vale. Nos outros aparelhos a sessão terminou.
web-me-forgot = Esqueci-me da palavra-passe
web-me-forgot-why = Pede um código a quem gere este servidor; funciona uma só vez.
web-me-code = Código
web-me-set-password = Definir a palavra-passe nova
web-me-data = O que se guarda de ti
web-me-data-why = O teu nome, a tua conta, as tuas partidas e o que disseste às mesas.
web-me-export = Descarregar
web-me-delete = Apagar-me
web-me-delete-sure = Apagar tudo o que é teu?
web-me-delete-what = Apagam-se a tua conta, o que disseste e o teu nome em todas as mesas.
web-me-delete-tables = As mesas que abriste são canceladas; nas partidas a decorrer, um bot joga por ti.
web-me-delete-final = Isto não se pode desfazer.
web-me-delete-do = Apagar tudo
web-me-delete-keep = Ficar

web-about-title = Sobre o Mazmorra
web-about-what = O Mazmorra é um lugar para jogar e estudar jogos de masmorras: a sós, contra bots ou com amigos de qualquer parte. As regras estão completas, cada linha do registo diz a sua regra e todas as partidas terminadas se podem rever jogada a jogada.
web-about-open = É software livre que qualquer pessoa pode usar, ler e mudar. Sem publicidade nem rastreio: nada do que fazes aqui é contado a mais ninguém.
web-about-docs = A sua documentação (em inglês)
web-about-dice = Porque é que os dados são honestos
web-about-dice-before = Antes de alguém se sentar, o servidor tira um segredo e mostra o seu selo, por isso já não o pode mudar.
web-about-dice-salt = O teu navegador sela palavras tuas, e o dos outros também; só quando todas estão seladas e a partida começa é que se dizem. Assim ninguém pode escolher em último, nem de acordo com o servidor. Cada sorteio resulta do segredo, das palavras de todos e do seu número.
web-about-dice-after = Depois da partida mostra-se o segredo, e qualquer pessoa pode voltar a calcular cada sorteio, com o nosso programa ou com umas linhas próprias. O teu navegador recorda o prometido e avisa se não for cumprido.
web-about-private = Os teus dados
web-about-private-text = Para jogar bastam um nome e uma chave guardada no teu navegador. O que o servidor guarda podes ver, descarregar e apagar quando quiseres.
web-about-private-link = Ver
web-about-credits = De quem é o que vês
web-about-credit-icons = Ícones
web-about-credit-fonts = Letras
web-about-credit-svelte = A página
web-about-credit-fluent = As línguas
web-about-credit-hashes = Dados honestos
web-about-credit-uqr = Códigos QR
web-about-and-others = e outros
web-about-icons-changed = Os ícones aparecem com as nossas cores, e alguns estão nos nossos desenhos.
web-about-notice = O Mazmorra não pertence a nenhuma editora nem tem o apoio de nenhuma. Os nomes dos jogos são dos seus donos.
web-about-licence = O Mazmorra é publicado sob a licença MIT, © 2026 os autores do Mazmorra.
web-me-gave-up = Abandonadas
web-me-timeouts = Sem tempo
web-me-devices = Onde tens sessão
web-me-devices-why = Cada aparelho tem a sua própria chave. Se não reconheces algum, termina a sua sessão e muda a palavra-passe.
web-me-device-this = este aparelho
web-me-device-unknown = Um aparelho de antes
web-me-device-used = usado pela última vez: { $when }
web-me-device-end = Terminar a sessão em { $device }
web-me-devices-end = Terminar a sessão em todos os outros
web-me-blocks = Quem bloqueaste
web-me-blocks-why = Não se ouvem um ao outro, e não podem vir às mesas que abres. Não lhes é dito.
web-me-unblock = Desbloquear { $name }
