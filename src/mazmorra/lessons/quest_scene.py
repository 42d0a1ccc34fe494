"""How a scene of DungeonQuest is set on a real table: what lies on the board or before a hero is missing from
its stack.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from mazmorra.games.quest.box.loading import Box
from mazmorra.games.quest.game import QuestTable
from mazmorra.games.quest.rules.compass import COLUMNS, NOWHERE, WAYS
from mazmorra.games.quest.rules.quest import Quest
from mazmorra.games.quest.rules.turn import Turn
from mazmorra.games.quest.state import (
    BELOW,
    ENTRANCE,
    INSIDE,
    MONSTER,
    NO_RUNE,
    NO_SIDE,
    OUT,
    SEARCHED,
    Dungeon,
)

TOKENS = {"monster": MONSTER, "searched": SEARCHED, "entrance": ENTRANCE}
STANDING = {"inside": INSIDE, "below": BELOW, "out": OUT}


class Hero(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hero and what lies before its player.

    `came` is the way of the passage the hero came by, if it was one. In the catacombs `at` is where the
    travel marker lies and `heading` where it points. Loot is written as deck and card: 'search/gold_60'.
    """

    hero: str
    at: str = ""
    came: str = ""
    wounds: int = 0
    determination: int = 0
    loot: tuple[str, ...] = ()
    row: tuple[str, ...] = ()
    rune: str = ""
    standing: Literal["inside", "below", "out"] = "inside"
    heading: Literal["N", "E", "S", "W"] = "N"


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of the game: the learner's turn begins, with the start player's token and the sun about to
    move.

    `board` is what lies there, such as `C3 = "dn1 W"`: a tile, and the way its entry lies; `tokens` is what
    lies on it, and `gone` the dragon cards that were drawn before. Chance says what the scene says: `tiles`
    for a space, `dice` by what the learner's roll is for, `draws` by the deck the learner draws from, one
    after the other, the last one again and again.
    """

    heroes: tuple[Hero, ...]
    sun: int = 0
    board: dict[str, str] = {}
    tokens: dict[str, str] = {}
    tiles: dict[str, str] = {}
    dice: dict[str, tuple[tuple[int, ...], ...]] = {}
    draws: dict[str, tuple[str, ...]] = {}
    gone: tuple[str, ...] = ()


def space_of(name: str) -> int:
    """The space of a place such as C3: column letter, row number."""
    return (int(name[1:]) - 1) * COLUMNS + ord(name[0]) - ord("A")


def card_of(box: Box, name: str) -> int:
    """A card written as deck and card."""
    deck, _, card = name.partition("/")
    return box.card(deck, card)


def set_table(table: QuestTable, scene: Scene) -> None:
    """The first seat's turn begins."""
    state, box = table.state, table.game.box
    for place, tile in scene.board.items():
        _lay(state, box, place, *tile.split())
    for place, names in scene.tokens.items():
        state.marks[space_of(place)] = sum(TOKENS[name] for name in names.split())
    for seat, hero in enumerate(scene.heroes):
        _seat(state, box, seat, hero)
    for card in scene.gone:
        state.deck[box.card("dragon", card)] -= 1
    state.sun = scene.sun
    table.stack = [Quest().turned]
    table.begin(Turn(0))


def _lay(state: Dungeon, box: Box, place: str, tile: str, entry: str) -> None:
    number = [kind.id for kind in box.kinds].index(tile)
    state.board[space_of(place)] = 1 + 4 * number + WAYS.index(entry)
    state.bag[number] -= 1


def _seat(state: Dungeon, box: Box, seat: int, hero: Hero) -> None:
    state.heroes[seat] = [row.id for row in box.heroes].index(hero.hero)
    state.wounds[seat], state.determination[seat] = hero.wounds, hero.determination
    state.standing[seat] = STANDING[hero.standing]
    state.heading[seat] = WAYS.index(hero.heading)
    state.travel[seat] = space_of(hero.at) if hero.standing == "below" else NOWHERE
    state.space[seat] = space_of(hero.at) if hero.standing == "inside" else NOWHERE
    state.side[seat] = WAYS.index(hero.came) if hero.came else NO_SIDE
    state.loot[seat] = tuple(card_of(box, name) for name in hero.loot)
    state.row[seat] = tuple(box.card("catacomb", name) for name in hero.row)
    for card in (*state.loot[seat], *state.row[seat]):
        state.deck[card] -= 1
    state.runes[seat] = [row.id for row in box.runes].index(hero.rune) if hero.rune else NO_RUNE
    if hero.rune:
        state.rune_bag[state.runes[seat]] -= 1
