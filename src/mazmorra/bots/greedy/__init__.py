"""The greedy bot's rules of thumb, one package a game. Each has `make(game, seed)`."""
