"""Content packs: the printed facts of a game as TOML rows, read into frozen values. No rule lives here."""
