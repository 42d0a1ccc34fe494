"""Views and answers as numbers: what is common to all games.

What a game's fields and questions hold is declared in its own `fields` and `questions`.
"""

from mazmorra.kernel.fields.counts import Amounts, Bag, Bits, Words
from mazmorra.kernel.fields.kinds import Index, Kind, Number, Word
from mazmorra.kernel.fields.layout import Layout, Slot
from mazmorra.kernel.fields.parts import Each, Keyed, Ordered, Own, Split
from mazmorra.kernel.fields.questions import NOTHING, Actions, Offer, Questions
from mazmorra.kernel.fields.scales import Measure, Names, Scales, names_of, size_of

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
