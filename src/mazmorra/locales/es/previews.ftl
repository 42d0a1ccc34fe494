preview-general = Juegos de mazmorras para jugar con amigos o con bots: Dungeon Raiders, DungeonQuest y Platformer. En el navegador, sin instalar nada.
preview-open-title = Un asiento en { $game }
preview-open =
    { $taken ->
        [0] { $free ->
            [1] Hay un asiento libre.
           *[other] Hay { $free } asientos libres.
        }
       *[other] En la mesa: { $names }. { $free ->
            [0] No quedan asientos libres.
            [1] Queda un asiento libre.
           *[other] Quedan { $free } asientos libres.
        }
    }
preview-playing-title = { $game }: una partida en curso
preview-playing = En la mesa: { $names }.
preview-over-title = { $game }: así terminó
preview-over =
    { $winners ->
        [0] No ganó nadie. Jugaron: { $names }.
        [1] Ganó { $won }. Jugaron: { $names }.
       *[other] Ganaron juntos { $won }. Jugaron: { $names }.
    }
preview-replay-title = { $game }, jugada a jugada
preview-daily-title = La mazmorra del día
preview-daily = El mismo reparto para todos y un solo intento: ¿quién sale con más?
preview-profile-title = { $name } en la mesa
preview-profile = Sus puntuaciones y sus partidas en Mazmorra.
preview-rules-title = Las reglas de { $game }
preview-rules = Para leerlas, buscar en ellas o verlas en una sola página.
preview-learn-title = Aprende { $game }
preview-learn = Unos minutos en una mesa que se explica sola.
preview-new-title = Una mesa de { $game }
preview-ranking-title = Los más fuertes en { $game }
preview-picture = { $title }. { $text }
