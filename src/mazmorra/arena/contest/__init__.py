"""Contests between bots: who plays whom on which tables, how strong each is, and when that is known."""
