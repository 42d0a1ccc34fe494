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
    """The room in each space; 0 is none yet."""
    marks: list[int] = public()
    """The tokens in each space, as bits: a monster, searched, an entrance to the catacombs."""
    bag: list[int] = public()
    """How many of each tile are left."""
    under: list[int] = public()
    """How many of each tile were put under the stack."""
    deck: list[int] = public()
    """How many of each card are left in its deck."""
    discard: list[int] = public()
    """How many of each card lie in its discard."""
    monster_deck: list[int] = public()
    """A monster card in play still counts here: which one it is only its player knows."""
    monster_discard: list[int] = public()
    """How many of each monster card were put away."""
    rune_bag: list[int] = public()
    """How many of each rune nobody holds."""
    heroes: list[int] = public()
    """The hero of each player; -1 before it is dealt or chosen."""
    wounds: list[int] = public()
    """The wounds of each hero."""
    determination: list[int] = public()
    """The tokens of determination of each hero."""
    standing: list[int] = public()
    """Where each hero is: dead, inside, below in the catacombs, or out alive."""
    space: list[int] = public()
    """The space of each hero; -1 is nowhere."""
    side: list[int] = public()
    """The way of the passage a hero came by, seen from the room."""
    loot: list[tuple[int, ...]] = public()
    """The loot of each hero."""
    kept: list[tuple[int, ...]] = public()
    """The cards that lie before each hero and go on acting."""
    row: list[tuple[int, ...]] = public()
    """The catacomb cards each hero has drawn since going down."""
    runes: list[int] = public()
    """The rune of each hero; -1 is none."""
    travel: list[int] = public()
    """The space of each marker that follows a hero below; -1 is none."""
    heading: list[int] = public()
    """The way each marker points."""
    skips: list[int] = public()
    """The turns each hero still loses."""
    gold: list[int] = public()
    """The gold of each survivor, once it is counted."""
    dearest: list[int] = public()
    """The gold of each survivor's dearest card, once it is counted."""
    sun: int = public()
    """How far the sun has moved."""
    starter: int = public()
    """Who has the start player's marker."""
    turn: int = public()
    """Whose turn it is."""
    spent: tuple[str, ...] = public()
    """What can be done once a turn and has been done in this one."""
    passed: tuple[int, ...] = public()
    """The rooms entered this turn that one moves on from at once."""
    fallen: tuple[int, ...] = public()
    """Who has just died and will come back."""
    foe: str = public()
    """The monster being fought, by name."""
    foe_wounds: int = public()
    """The wounds it has."""
    foe_card: int = secret()
    """The monster card being fought; -1 is none."""
    shown_foe: int = public()
    """The monster card once everybody has seen it."""
    winners: tuple[int, ...] = public()
    """Who has won, once the game is over."""
    ending: str = public()
    """The clause by which it ended."""


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
