"""The greedy bot's rules of thumb, one package a game.

Each has `make(game, seed, policy)` and names its `POLICIES`.
"""
