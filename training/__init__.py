"""How the networks that ship with the bots are trained. None of this is needed to play."""
