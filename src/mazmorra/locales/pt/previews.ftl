preview-general = Jogos de masmorras para jogar com amigos ou com bots: Dungeon Raiders, DungeonQuest e Platformer. No navegador, sem instalar nada.
preview-open-title = Um lugar em { $game }
preview-open =
    { $taken ->
        [0] { $free ->
            [1] Há um lugar livre.
           *[other] Há { $free } lugares livres.
        }
       *[other] À mesa: { $names }. { $free ->
            [0] Já não há lugares livres.
            [1] Há um lugar livre.
           *[other] Há { $free } lugares livres.
        }
    }
preview-playing-title = { $game }: um jogo em curso
preview-playing = À mesa: { $names }.
preview-over-title = { $game }: como terminou
preview-over =
    { $winners ->
        [0] Ninguém ganhou. Jogaram: { $names }.
        [1] Ganhou { $won }. Jogaram: { $names }.
       *[other] Ganharam juntos { $won }. Jogaram: { $names }.
    }
preview-replay-title = { $game }, jogada a jogada
preview-daily-title = A masmorra do dia
preview-daily = As mesmas cartas para todos e uma só tentativa: quem sai com mais?
preview-profile-title = { $name } à mesa
preview-profile = As suas pontuações e os seus jogos em Mazmorra.
preview-rules-title = As regras de { $game }
preview-rules = Para ler, procurar ou ver numa só página.
preview-learn-title = Aprender { $game }
preview-learn = Uns minutos a uma mesa que se explica sozinha.
preview-new-title = Uma mesa de { $game }
preview-ranking-title = Os mais fortes em { $game }
preview-picture = { $title }. { $text }
