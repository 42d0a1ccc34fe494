"""Golden playthroughs: one whole game of every variant, word for word.

`make playthroughs` writes them anew.
"""
