"""Positions and answers of Platformer as text: `notation` has the whole, `map` what lies on the levels,
`answers` what players say.
"""

from mazmorra.games.platformer.scene.notation import NOTATION

__all__ = ["NOTATION"]
