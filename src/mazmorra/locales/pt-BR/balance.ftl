balance-option-content = joga com este arquivo de conteúdo; dito duas vezes, comparam-se duas versões ("printed" é a impressa)
balance-option-set = muda um número pelo seu caminho, como monster.dragon.strength=[14,18,24], e compara; pode ser dito várias vezes
balance-option-skill = um bot fraco e um forte que mostram quanto conta saber jogar (se nada for dito, { $default }); none deixa isso de fora
balance-option-html = escreve o relatório como página neste arquivo
balance-option-json = escreve todos os números neste arquivo JSON; - é a saída padrão
balance-too-many-versions = Comparam-se duas versões por vez: dois arquivos com --content, ou --set, ou --sweep.
balance-section-artifact = Artefatos
balance-game-early = Ganha quem lidera na metade do jogo
balance-unequal = { $section }, além do ruído: { $things } das suas partidas (o igual seria { $even }).
balance-lead = A liderança muda { $changes } vezes por partida; quem lidera na metade ganha { $early } delas.
balance-changed = { $sure ->
    [0] De { $looked } números, nenhum mudou além do ruído.
    [1] De { $looked } números, 1 mudou além do ruído.
   *[other] De { $looked } números, { $sure } mudaram além do ruído.
}
balance-changes = O que mudou além do ruído
balance-explained = Os intervalos são de 95%. Uma vitória compartilhada conta em partes. O que acontece é atribuído ao que foi nomeado por último para esse jogador ou essa mesa; os efeitos são por cada vez que saiu. "Além do ruído" vale para todos os números juntos com um erro em vinte (Holm). As versões são amostras independentes, cada uma com sua sorte.
content-no-change = "{ $text }" não é uma mudança: um caminho, = e um valor como um arquivo de conteúdo o escreve, como monster.dragon.strength=[14,18,24]; uma varredura tem vários valores separados por vírgulas.
