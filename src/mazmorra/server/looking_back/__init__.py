"""Finished games: films of them, replays, what is kept for ever, and games and content that people bring."""
