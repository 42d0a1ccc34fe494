"""What wins in a game, how long it takes and how much skill matters; and what a change of its figures does to
that.
"""
