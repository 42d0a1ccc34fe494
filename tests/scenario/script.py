"""What chance will say in a scenario: which rooms lie where, lit or dark, in all five levels.

It does not play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from mazmorra.games.raiders.box.loading import Box
from mazmorra.games.raiders.game import RaidersGame
from mazmorra.kernel import ScriptedDealer

FACE_UP = 12
"""The 2011 dungeon has so many rooms face up."""


@dataclass(frozen=True)
class Row:
    """The level a scenario is about: its rooms by id from the left (missing ones are filled in), and `UUUUD`
    for lit and dark.
    """

    level: int
    rooms: Sequence[str]
    lit: str
    boss: str


def dealer_of(game: RaidersGame, row: Row, heroes: Sequence[str], starter: int) -> ScriptedDealer:
    """Chance for a whole game in which `row` lies where it should."""
    box = game.box
    patterns = _level_cards(box, row) if box.levels else _facings(row)
    number = {room.id: index for index, room in enumerate(box.rooms)}
    rows = _rows(game, row)
    return ScriptedDealer(
        [
            number[room]
            for rooms, lit in zip(rows, patterns, strict=True)
            for room in _in_drawing_order(rooms, lit)
        ],
        character=[[each.id for each in box.characters].index(hero) for hero in heroes],
        starter=[starter],
        level_card=[_pattern_numbers(box)[lit] for lit in patterns] if box.levels else [],
        facing=[int(place == "U") for lit in patterns for place in lit],
        attack=[index for index, card in enumerate(box.attacks) for _ in range(card.copies)],
    )


def _in_drawing_order(rooms: Sequence[str], lit: str) -> list[str]:
    """What lies face up is drawn as a level is laid out, what is dark when somebody sees it; both from the
    left.
    """
    up = [room for room, place in zip(rooms, lit, strict=True) if place == "U"]
    return up + [room for room, place in zip(rooms, lit, strict=True) if place == "D"]


def _rows(game: RaidersGame, row: Row) -> list[list[str]]:
    box = game.box
    cards = Counter({room.id: room.copies for room in box.rooms if not room.boss})
    if game.is_solo:
        del cards["vault_items"]
    cards.subtract(room for room in row.rooms if room)
    if min(cards.values()) < 0:
        raise ValueError(
            f"the box has not so many: {+Counter({room: -left for room, left in cards.items() if left < 0})}"
        )
    left = list(cards.elements())
    rows = [[""] * 5 for _ in range(5)]
    rows[row.level - 1][: len(row.rooms)] = row.rooms
    if box.levels:
        rows[4][4] = row.boss
    return [[room or left.pop(0) for room in rooms] for rooms in rows]


def _pattern_numbers(box: Box) -> dict[str, int]:
    return {"".join("DU"[up] for up in level.face_up): number for number, level in enumerate(box.levels)}


def _level_cards(box: Box, row: Row) -> list[str]:
    """The level card that lights the row as asked, among the first of the others."""
    others = [pattern for pattern in _pattern_numbers(box) if pattern != row.lit]
    if len(others) == len(box.levels):
        raise ValueError(f"no level card is {row.lit}; there are {others}")
    others.insert(row.level - 1, row.lit)
    return others[:5]


def _facings(row: Row) -> list[str]:
    """The row as asked, and of the other levels the first places face up until twelve are."""
    ups = FACE_UP - row.lit.count("U")
    others = ["U" * min(5, max(0, ups - 5 * index)) for index in range(4)]
    patterns = [lit.ljust(5, "D") for lit in others]
    patterns.insert(row.level - 1, row.lit)
    return patterns
