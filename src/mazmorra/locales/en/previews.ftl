preview-general = Dungeon games to play with friends or with bots: Dungeon Raiders, DungeonQuest and Platformer. In the browser, nothing to install.
preview-open-title = A seat at { $game }
preview-open =
    { $taken ->
        [0] { $free ->
            [1] One seat is free.
           *[other] { $free } seats are free.
        }
       *[other] At the table: { $names }. { $free ->
            [0] All seats are taken.
            [1] One seat is free.
           *[other] { $free } seats are free.
        }
    }
preview-playing-title = { $game }: a game in progress
preview-playing = At the table: { $names }.
preview-over-title = { $game }: how it ended
preview-over =
    { $winners ->
        [0] Nobody won. They played: { $names }.
        [1] { $won } won. They played: { $names }.
       *[other] { $won } won together. They played: { $names }.
    }
preview-replay-title = { $game }, move by move
preview-daily-title = The daily dungeon
preview-daily = The same deal for everybody, one try each: who gets out with the most?
preview-profile-title = { $name } at the table
preview-profile = Ratings and games at Mazmorra.
preview-rules-title = The rules of { $game }
preview-rules = Read them, search them, or see them on one page.
preview-learn-title = Learn { $game }
preview-learn = A few minutes at a table that explains itself.
preview-new-title = A table for { $game }
preview-ranking-title = The strongest at { $game }
preview-picture = { $title }. { $text }
