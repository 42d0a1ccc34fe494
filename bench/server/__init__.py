"""The server under load, beside boardgame.io's: `python -m bench.server`.

Needs Node and two cores; all on 127.0.0.1.
"""
