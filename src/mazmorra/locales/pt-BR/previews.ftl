preview-playing-title = { $game }: uma partida em andamento
preview-open =
    { $taken ->
        [0] { $free ->
            [1] Há um lugar livre.
           *[other] Há { $free } lugares livres.
        }
       *[other] Na mesa: { $names }. { $free ->
            [0] Não há mais lugares livres.
            [1] Há um lugar livre.
           *[other] Há { $free } lugares livres.
        }
    }
preview-playing = Na mesa: { $names }.
preview-profile-title = { $name } na mesa
preview-profile = Pontuações e partidas em Mazmorra.
preview-learn = Alguns minutos em uma mesa que se explica sozinha.
preview-rules = Para ler, buscar ou ver em uma só página.
