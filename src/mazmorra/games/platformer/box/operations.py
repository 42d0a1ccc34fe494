"""The operations of Platformer's cards, each declared once: what it takes, where it may stand, what follows.

What one does is entered in `rules/card_ops.py` (`OPS`, and `CAN` where it is not always possible) or in
`rules/boss_cards.py` (`FIRST`, `WOUNDS`, `PLACES`).
"""

from __future__ import annotations

from mazmorra.content.ops import Vocabulary, operation

CARD, BOSS, STRUCK = "card", "boss", "struck"
"""What an item, a potion or an artifact does; what a boss does itself; what befalls a hero in its range."""
AT_ONCE = "at once"
"""It asks nothing, so other operations can follow it."""
ALONE = "alone"
"""It asks for gold or gems that an operation before it might have taken."""
FIGURE = (1, 20)
"""The least and the most that a figure of an operation may be."""

VOCABULARY = Vocabulary(
    {
        "move": operation(CARD, steps=FIGURE),
        "climb": operation(CARD, steps=FIGURE),
        "ghost": operation(CARD),
        "under_platform": operation(CARD),
        "blink": operation(CARD),
        "swap": operation(CARD),
        "shift": operation(CARD, steps=FIGURE),
        "bonus": operation(CARD, AT_ONCE, wounds=FIGURE),
        "fire": operation(CARD, wounds=FIGURE),
        "heal": operation(CARD, AT_ONCE, amount=FIGURE),
        "hover": operation(CARD, AT_ONCE),
        "reroll": operation(CARD, dice=FIGURE),
        "set_die": operation(CARD),
        "magnet": operation(CARD, distance=FIGURE),
        "smoke": operation(CARD, AT_ONCE),
        "loupe": operation(CARD, AT_ONCE, gems=FIGURE),
        "seal": operation(CARD, AT_ONCE, gold=FIGURE),
        "satchel": operation(CARD, ALONE),
        "pay": operation(CARD, AT_ONCE, gold=FIGURE),
        "gems": operation(CARD, AT_ONCE, amount=FIGURE),
        "alchemy": operation(CARD, ALONE, gold=FIGURE),
        "double": operation(CARD, AT_ONCE),
        "frost": operation(CARD),
        "invisible": operation(CARD, AT_ONCE),
        "wound": operation(STRUCK, amount=FIGURE),
        "token": operation(STRUCK, token=str),
        "shove": operation(STRUCK),
        "slither": operation(BOSS, way=str, steps=FIGURE),
        "blank": operation(STRUCK, amount=FIGURE),
        "leap": operation(BOSS),
        "tribute": operation(STRUCK, token=str, amount=FIGURE),
        "summon": operation(BOSS, count=FIGURE),
        "drop": operation(STRUCK),
        "nova": operation(STRUCK, amount=FIGURE, more=FIGURE),
    }
)
