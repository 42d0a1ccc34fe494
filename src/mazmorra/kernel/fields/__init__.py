"""Views and answers as numbers: what is common to all games.

What a game's fields and questions hold is declared in its own `fields` and `questions`.
"""

from mazmorra.kernel.fields.kinds import (
    Amounts,
    Bag,
    Bits,
    Each,
    Index,
    Keyed,
    Kind,
    Measure,
    Names,
    Number,
    Ordered,
    Own,
    Scales,
    Split,
    Word,
    Words,
    names_of,
    size_of,
)
from mazmorra.kernel.fields.layout import Layout, Slot
from mazmorra.kernel.fields.questions import NOTHING, Actions, Offer, Questions

__all__ = [
    "NOTHING",
    "Actions",
    "Amounts",
    "Bag",
    "Bits",
    "Each",
    "Index",
    "Keyed",
    "Kind",
    "Layout",
    "Measure",
    "Names",
    "Number",
    "Offer",
    "Ordered",
    "Own",
    "Questions",
    "Scales",
    "Slot",
    "Split",
    "Word",
    "Words",
    "names_of",
    "size_of",
]
