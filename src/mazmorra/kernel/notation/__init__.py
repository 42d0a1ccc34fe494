"""Scenes as text: what is common to the notations of all games. What a game's words mean is in its own
`scene`.
"""

from mazmorra.kernel.notation.answers import answer_text, parse_answer
from mazmorra.kernel.notation.kinds import Bits, Counts, Field, Flag, Kind, Many, Number, One, Text, Texts
from mazmorra.kernel.notation.scene import Notation
from mazmorra.kernel.notation.words import Part, Words

__all__ = [
    "Bits",
    "Counts",
    "Field",
    "Flag",
    "Kind",
    "Many",
    "Notation",
    "Number",
    "One",
    "Part",
    "Text",
    "Texts",
    "Words",
    "answer_text",
    "parse_answer",
]
