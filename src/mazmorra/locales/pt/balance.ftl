cli-balance = o que ganha num jogo e quanto conta saber jogar, e o que números mudados fazem a isso

balance-option-content = joga com este ficheiro de conteúdo; dito duas vezes, comparam-se duas versões ("printed" é a impressa)
balance-option-set = muda um número pelo seu caminho, como monster.dragon.strength=[14,18,24], e compara; pode dizer-se várias vezes
balance-option-sweep = joga uma versão para cada valor de um número, como box.most_coins=15,20,25, e desenha as curvas
balance-option-games = quantas partidas de cada versão (se nada for dito, { $default })
balance-option-skill = um bot fraco e um forte que mostram quanto conta saber jogar (se nada for dito, { $default }); none deixa-o de fora
balance-option-html = escreve o relatório como página neste ficheiro
balance-option-json = escreve todos os números neste ficheiro JSON; - é a saída padrão
balance-too-many-versions = De cada vez comparam-se duas versões: dois ficheiros com --content, ou --set, ou --sweep.

balance-kicker = Relatório de equilíbrio
balance-printed = impresso
balance-edited = editado
balance-played = { $games }; bots: { $bots }
balance-section-game = Partidas inteiras
balance-section-bot = Bots
balance-section-character = Personagens
balance-section-hero = Heróis
balance-section-seat = Lugares
balance-section-order = Ordem de jogo
balance-section-room = Salas
balance-section-card = Cartas
balance-section-item = Objetos
balance-section-monster = Monstros
balance-section-rune = Runas
balance-section-tile = Peças
balance-section-potion = Poções
balance-section-artifact = Artefactos
balance-section-event = Eventos
balance-section-enemy = Inimigos
balance-game-changes = Mudanças de líder
balance-game-early = Ganha quem lidera a meio
balance-game-skill = O forte ganha ao fraco
balance-figure-times = Vezes por partida
balance-figure-wins = Vitórias de quem teve a ver
balance-figure-answers = Respostas nas suas partidas

balance-unequal = { $section }, para lá do ruído: { $things } das suas partidas (o igual seria { $even }).
balance-equal = { $section }: ninguém ganha mais nem menos do que o acaso explica (o igual seria { $even }).
balance-skill = Habilidade: { $strong } ganha a { $weak } em { $share } das partidas que um dos dois ganha ({ $interval }); 50% seria só sorte.
balance-lead = A liderança muda { $changes } vezes por partida; quem lidera a meio ganha { $early } delas.
balance-with-winners = Quem teve a ver com isto ganha mais: { $things }.
balance-with-losers = Quem teve a ver com isto ganha menos: { $things }.
balance-changed = { $sure ->
    [0] De { $looked } números, nenhum mudou para lá do ruído.
    [1] De { $looked } números, 1 mudou para lá do ruído.
   *[other] De { $looked } números, { $sure } mudaram para lá do ruído.
}
balance-changes = O que mudou para lá do ruído
balance-unchanged = Nada, em tantas partidas. Uma mudança pequena precisa de mais: os intervalos dizem que mudança se poderia ter visto.
balance-new = Novo: { $things }.
balance-figure = Número
balance-before = Antes
balance-after = Depois
balance-difference = Diferença
balance-interval = 95%
balance-sweep = Segundo { $path }
balance-drawn = Vitórias com os seus intervalos de 95%; a linha tracejada é { $even }, onde todos estariam se fossem iguais.
balance-more = { $more ->
    [1] … e mais 1
   *[other] … e mais { $more }
}
balance-explained = Os intervalos são de 95%. Uma vitória partilhada conta em partes. O que acontece atribui-se ao que foi nomeado por último para esse jogador ou essa mesa; os efeitos são por cada vez que saiu. "Para lá do ruído" vale para todos os números juntos com um erro em vinte (Holm). As versões são amostras independentes, cada uma com a sua sorte.

content-bad-change = { $path }: { $problem }
content-no-change = "{ $text }" não é uma mudança: um caminho, = e um valor como o escreve um ficheiro de conteúdo, como monster.dragon.strength=[14,18,24]; uma varredura tem vários valores com vírgulas entre eles.
content-change-no-table = este conteúdo não tem uma tabela "{ $found }"; há { $allowed }
content-change-no-row = não há uma linha "{ $found }"; há { $allowed }
content-change-no-figure = o caminho não nomeia nenhum número ("{ $found }"); há { $allowed }
content-change-no-part = não há nada em "{ $found }"; há { $allowed }
