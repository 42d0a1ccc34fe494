error-own-not-named = Não há nenhum bot “{ $name }” para { $game }. Se for um jogador seu, permita que o código dele seja executado com: --bot { $name }
error-player-name = “{ $player }” não nomeia nenhum jogador próprio. Escreva módulo:Nome ou arquivo.py:Nome.
error-player-no-file = Não é possível carregar o jogador “{ $player }”. { $file }: { $reason }
error-player-no-module = Não há nenhum bot “{ $player }”, nem um módulo “{ $module }” nesta pasta ou entre o que está instalado.
error-player-no-name = { $place } não tem “{ $name }”. { $names ->
    [none] Nada do que há ali poderia jogar.
   *[other] Ali poderia jogar: { $names }.
 }
error-player-not-callable = “{ $player }” não é um jogador: é preciso uma função de uma vista ou uma classe com choose(view).
error-player-wants = Não é possível criar o jogador “{ $player }”. Ele pede { $wants }, e só recebe game e seed.
error-player-same-name = { $players } seriam todos oferecidos como { $name }. Dê outro nome a um deles.
error-player-not-begun = O jogador “{ $player }” não conseguiu começar. { $problem }
error-player-failed = O jogador “{ $player }” falhou no lugar { $seat }, diante da pergunta “{ $kind }”. { $problem }
error-player-answer = O jogador “{ $player }” respondeu { $answer } no lugar { $seat }, diante da pergunta “{ $kind }”. As respostas eram: { $options }.
cli-bots-own = Seu próprio jogador é nomeado pelo módulo ou arquivo dele, como em tree.py:Tree.
cli-resume-bot = um jogador seu que a partida salva nomeia e cujo código pode ser executado; pode ser repetido
serve-bot = oferecer a todas as mesas um jogador próprio, como módulo:Nome ou arquivo.py:Nome; pode ser repetido
open-bot = um jogador próprio contra quem jogar, como módulo:Nome ou arquivo.py:Nome; pode ser repetido, e o último ocupa os lugares que sobrarem
