"""The terminal door: a game in plain lines or on the full screen, and replays of both.

No rule of a game lives here.
"""
