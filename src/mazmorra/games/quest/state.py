"""The dungeon as it stands: the board, the decks, and what belongs to each hero.

Only the monster card of a fight is secret.
"""

from __future__ import annotations

from typing import TypedDict

from mazmorra.games.quest.box.loading import Box
from mazmorra.games.quest.rules.spaces import NOWHERE, SPACES
from mazmorra.kernel.state import State, public, secret, state

DEAD, INSIDE, BELOW, OUT = range(4)
"""Where a player stands: dead, in the dungeon, in the catacombs under it, or out of it alive."""
MONSTER, SEARCHED, ENTRANCE = 1, 2, 4
"""The tokens in a room, as bits."""
NO_CARD = NO_HERO = NO_RUNE = -1
NO_SIDE = 4
"""A hero who did not come by a passage."""
NO_WAY_BACK = "secret_door"
"""Who has gone through a secret door this turn: there is no escape from a monster met behind it."""


class Shown(TypedDict):
    """What a view says besides the state's own fields."""

    foe_card: int
    """The monster card being fought, if the viewer knows it; -2 if they do not."""


@state
class QuestState(State):
    """Seats index lists of seats, spaces those of the board.

    A room's code is 1 + 4 * its kind + the way its entry lies.
    """

    board: list[int] = public()
    marks: list[int] = public()
    bag: list[int] = public()
    under: list[int] = public()
    deck: list[int] = public()
    discard: list[int] = public()
    monster_deck: list[int] = public()
    """A monster card in play still counts here: which one it is only its player knows."""
    monster_discard: list[int] = public()
    rune_bag: list[int] = public()
    heroes: list[int] = public()
    wounds: list[int] = public()
    determination: list[int] = public()
    standing: list[int] = public()
    space: list[int] = public()
    side: list[int] = public()
    """The way of the passage a hero came by, seen from the room."""
    loot: list[tuple[int, ...]] = public()
    kept: list[tuple[int, ...]] = public()
    row: list[tuple[int, ...]] = public()
    runes: list[int] = public()
    travel: list[int] = public()
    heading: list[int] = public()
    skips: list[int] = public()
    gold: list[int] = public()
    dearest: list[int] = public()
    """The gold of each survivor's dearest card, once it is counted."""
    sun: int = public()
    starter: int = public()
    turn: int = public()
    spent: tuple[str, ...] = public()
    """What can be done once a turn and has been done in this one."""
    passed: tuple[int, ...] = public()
    """The rooms entered this turn that one moves on from at once."""
    fallen: tuple[int, ...] = public()
    """Who has just died and will come back."""
    foe: str = public()
    foe_wounds: int = public()
    foe_card: int = secret()
    shown_foe: int = public()
    """The monster card once everybody has seen it."""
    winners: tuple[int, ...] = public()
    ending: str = public()


def empty_dungeon(box: Box, seats: int) -> QuestState:
    """The table before anything is dealt."""
    none = [0] * seats
    board = [0] * SPACES
    for space, kind in box.printed:
        board[space] = 1 + 4 * kind
    return QuestState(
        board=board,
        marks=[0] * SPACES,
        bag=[kind.copies for kind in box.kinds[: box.tiles]],
        under=[0] * box.tiles,
        deck=[card.row.copies for card in box.cards],
        discard=[0] * len(box.cards),
        monster_deck=[row.copies for row in box.monsters],
        monster_discard=[0] * len(box.monsters),
        rune_bag=[row.copies for row in box.runes],
        heroes=[NO_HERO] * seats,
        wounds=none[:],
        determination=none[:],
        standing=[INSIDE] * seats,
        space=[NOWHERE] * seats,
        side=[NO_SIDE] * seats,
        loot=[()] * seats,
        kept=[()] * seats,
        row=[()] * seats,
        runes=[NO_RUNE] * seats,
        travel=[NOWHERE] * seats,
        heading=none[:],
        skips=none[:],
        gold=none[:],
        dearest=none[:],
        sun=0,
        starter=0,
        turn=0,
        spent=(),
        passed=(),
        fallen=(),
        foe="",
        foe_wounds=0,
        foe_card=NO_CARD,
        shown_foe=NO_CARD,
        winners=(),
        ending="",
    )
