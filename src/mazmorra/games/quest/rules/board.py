"""What the board says: which rooms join, what stands between them, who is in the way.

Nothing here changes anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.box.loading import DOOR, PORTCULLIS, Kind, Passage
from mazmorra.games.quest.rules.spaces import BESIDE, back

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

BARRIERS = (DOOR, PORTCULLIS)


def kind_at(table: QuestTable, space: int) -> Kind:
    """The kind of the room in an explored space."""
    return table.game.box.rooms[table.state.board[space]]


def entry_at(table: QuestTable, space: int) -> int:
    """The way the entry arrow of a room lies."""
    return (table.state.board[space] - 1) & 3


def explored(table: QuestTable, space: int) -> bool:
    return table.state.board[space] > 0


def tiles_left(table: QuestTable) -> bool:
    """Whether anything is left to explore with (DQ-R-41)."""
    return any(table.state.bag) or any(table.state.under)


def passages(table: QuestTable, space: int) -> list[Passage]:
    """The passages of a room that lead somewhere: not into a wall, not out of the dungeon (DQ-MOV-1,
    DQ-MOV-6).
    """
    board, walls = table.state.board, table.game.box.walls
    more = tiles_left(table)
    return [
        passage
        for half, way, beside, behind, passage in table.game.box.exits[space]
        if not (walls[board[half]] & way or walls[board[beside]] & behind) and (more or board[beside])
    ]


def passage_to(table: QuestTable, seat: int, to: int) -> Passage:
    """The one passage of a hero's room that can lead into another room."""
    return next(
        each.passage for each in table.game.box.exits[table.state.space[seat]] if each.passage.to == to
    )


def room_of(table: QuestTable, space: int) -> int:
    """The space that stands for a room: the two halves of the treasure chamber are one (DQ-ROM-14)."""
    north, south = table.game.box.treasure
    return north if space == south else space


def taken(table: QuestTable, space: int) -> bool:
    """Whether a hero stands in a room, so that it may not be chosen; the treasure chamber holds any number
    (DQ-MOV-4).
    """
    return space in table.state.space and space != table.game.box.treasure[0]


def free_towers(table: QuestTable) -> tuple[int, ...]:
    """The tower rooms with nobody in them (DQ-R-04)."""
    return tuple(tower for tower in table.game.box.towers if not taken(table, tower))


def barriers(table: QuestTable, passage: Passage) -> list[str]:
    """The doors and portcullises on a passage, nearest first, one of each kind at most (DQ-MOV-5,
    DQ-R-10).
    """
    board, sides = table.state.board, table.game.box.sides
    beyond = BESIDE[passage.space][passage.way]
    found = [sides[board[passage.space]][passage.way], sides[board[beyond]][back(passage.way)]]
    return list(dict.fromkeys(side for side in found if side in BARRIERS))


def same_side(table: QuestTable, space: int, way: int) -> tuple[int, ...]:
    """The ways out of a room on the same side of what divides it as one of its ways (DQ-R-16)."""
    kind, entry = kind_at(table, space), entry_at(table, space)
    for group in kind.groups:
        ways = tuple((entry + side) % 4 for side in group)
        if way in ways:
            return ways
    return ()


def on_this_side(table: QuestTable, space: int, side: int) -> list[Passage]:
    """The passages of a room that lead across nothing, for somebody who stands on a side of it (DQ-R-16)."""
    found = passages(table, space)
    if not kind_at(table, space).groups:
        return found
    near = same_side(table, space, side)
    return [passage for passage in found if passage.way in near]


def sides_of(table: QuestTable, space: int) -> list[int]:
    """One way for each side of a divided room, by which the side is named."""
    kind, entry = kind_at(table, space), entry_at(table, space)
    return [(entry + group[0]) % 4 for group in kind.groups]


def free(table: QuestTable, found: list[Passage]) -> list[Passage]:
    """The passages no other hero is in the way of."""
    return [passage for passage in found if not taken(table, passage.to)]


def from_here(table: QuestTable, seat: int) -> list[Passage]:
    """The passages a hero could try from the side of the room the hero is on, heroes in the way aside.

    A chasm is never crossed (DQ-ROM-8); a bridge and a cave-in can be, at a risk.
    """
    space = table.state.space[seat]
    if kind_at(table, space).type == "chasm":
        return on_this_side(table, space, table.state.side[seat])
    return passages(table, space)


def onward(table: QuestTable, seat: int) -> list[Passage]:
    """Where a hero may go on from a corridor: not back, unless everything else is blocked (DQ-ROM-9, DQ-R-05,
    DQ-R-06).
    """
    found = free(table, from_here(table, seat))
    if kind_at(table, table.state.space[seat]).type != "corridor":
        return found
    return [passage for passage in found if passage.way != table.state.side[seat]] or found


def escapes(table: QuestTable, seat: int) -> list[Passage]:
    """The passages somebody who escapes could run through: those on their own side of what divides the room
    (DQ-R-42).
    """
    return free(table, on_this_side(table, table.state.space[seat], table.state.side[seat]))


def explored_beside(table: QuestTable, seat: int) -> list[Passage]:
    """Where somebody who escapes from a fight could run to (DQ-COM-6, DQ-COM-7)."""
    return [passage for passage in escapes(table, seat) if explored(table, passage.to)]
