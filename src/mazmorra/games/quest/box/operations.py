"""The operations of DungeonQuest's cards, each declared once: what it takes, where it may stand, what
follows.

What one does is entered in `rules/effect.py`, or in the chapter it belongs to, by `@OPS.on`.
"""

from __future__ import annotations

from mazmorra.content.ops import Vocabulary, operation

ANYWHERE, ROOM, CATACOMB = "anywhere", "room", "catacomb"
"""On a card for any hero, for one in a room, for one in the catacombs. Those of none of them stand where
`check_cards.py` says.
"""
LAST = "last"
"""It may take the hero elsewhere: nothing can follow it."""
HARM = "harm"
"""Nobody wants it: a card with it is a risk."""

VOCABULARY = Vocabulary(
    {
        "draw": operation(ANYWHERE, LAST, deck=str),
        "may_draw": operation(ANYWHERE, LAST, deck=str),
        "encounter": operation(ROOM, LAST, HARM, escape=bool),
        "entrance": operation(ROOM),
        "turn_room": operation(ANYWHERE, quarters=(1, 3)),
        "turn_corridors": operation(ANYWHERE, quarters=(1, 3)),
        "secret_door": operation(ROOM, LAST, escape=bool),
        "wound": operation(ANYWHERE, HARM, amount=int),
        "wound_dice": operation(ANYWHERE, HARM, dice=(1, 6), less=int),
        "wound_margin": operation(HARM),
        "wound_half": operation(ANYWHERE, HARM),
        "wound_less_armor": operation(ANYWHERE, HARM, amount=int),
        "heal": operation(ANYWHERE, amount=int),
        "heal_all": operation(ANYWHERE),
        "die": operation(ANYWHERE, HARM),
        "roll": operation(ANYWHERE, LAST, table=str, dice=(1, 2)),
        "skip": operation(ANYWHERE, HARM, turns=(1, 10)),
        "skip_dice": operation(ANYWHERE, HARM, dice=(1, 6), less=int),
        "keep": operation(HARM),
        "reshuffle": operation(),
        "ferrox": operation(ANYWHERE, HARM),
        "open": operation(),
        "end_turn": operation(ANYWHERE),
        "fall": operation(ANYWHERE, HARM),
        "may_exit": operation(CATACOMB, LAST),
        "volley": operation(ANYWHERE, HARM, cards=(1, 20)),
        "lose_loot": operation(ANYWHERE, HARM, cards=(1, 10)),
        "lose_other_loot": operation(ANYWHERE, cards=(1, 1)),
        "bargain": operation(CATACOMB, LAST, dice=(1, 1), times=(100, 100), wounds=int),
        "naga": operation(CATACOMB),
        "treasures": operation(ANYWHERE, cards=(1, 10)),
        "rage": operation(dice=(2, 2)),
        "eat_loot": operation(),
        "to_tower": operation(ROOM, LAST),
    }
)
