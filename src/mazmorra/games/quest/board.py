"""What the board says: which rooms join, what stands between them, who is in the way. Nothing here changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.box import DOOR, PORTCULLIS, Kind, Passage
from mazmorra.games.quest.compass import BESIDE, back
from mazmorra.games.quest.state import INSIDE, NO_SIDE

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
    """The passages of a room that lead somewhere: not into a wall, not out of the dungeon (DQ-MOV-1, DQ-MOV-6)."""
    board, walls = table.state.board, table.game.box.walls
    more = tiles_left(table)
    return [
        passage for half, way, beside, behind, passage in table.game.box.exits[space]
        if not (walls[board[half]] & way or walls[board[beside]] & behind) and (more or board[beside])
    ]  # fmt: skip


def passage_to(table: QuestTable, seat: int, to: int) -> Passage:
    """The one passage of a hero's room that can lead into another room."""
    return next(each.passage for each in table.game.box.exits[table.state.space[seat]] if each.passage.to == to)


def room_of(table: QuestTable, space: int) -> int:
    """The space that stands for a room: the two halves of the treasure chamber are one (DQ-ROM-14)."""
    north, south = table.game.box.treasure
    return north if space == south else space


def taken(table: QuestTable, seat: int, space: int) -> bool:
    """Whether another hero's room may not be chosen; the treasure chamber holds any number (DQ-MOV-4)."""
    state = table.state
    if space not in state.space or space == table.game.box.treasure[0]:
        return False
    return any(state.space[other] == space and state.standing[other] == INSIDE and other != seat for other in range(table.seats))


def barriers(table: QuestTable, passage: Passage) -> list[str]:
    """The doors and portcullises on a passage, nearest first, one of each kind at most (DQ-MOV-5, DQ-R-10)."""
    board, sides = table.state.board, table.game.box.sides
    beyond = BESIDE[passage.space][passage.way]
    found = [sides[board[passage.space]][passage.way], sides[board[beyond]][back(passage.way)]]
    return list(dict.fromkeys(side for side in found if side in BARRIERS))


def same_side(table: QuestTable, space: int, way: int) -> tuple[int, ...]:
    """The ways out of a room on the same side of what divides it as one of its ways; all of them, if nothing does (DQ-R-16)."""
    kind, entry = kind_at(table, space), entry_at(table, space)
    for group in kind.groups:
        ways = tuple((entry + side) % 4 for side in group)
        if way in ways:
            return ways
    return (0, 1, 2, 3) if not kind.groups else ()


def sides_of(table: QuestTable, space: int) -> list[int]:
    """One way for each side of a divided room, by which the side is named."""
    kind, entry = kind_at(table, space), entry_at(table, space)
    return [(entry + group[0]) % 4 for group in kind.groups]


def free(table: QuestTable, seat: int, found: list[Passage]) -> list[Passage]:
    """The passages no other hero is in the way of."""
    occupied = table.state.space
    return [passage for passage in found if passage.to not in occupied or not taken(table, seat, passage.to)]


def from_here(table: QuestTable, seat: int) -> list[Passage]:
    """The passages a hero could try from the side of the room the hero is on, heroes in the way aside.

    A chasm is never crossed (DQ-ROM-8); a bridge and a cave-in can be, at a risk.
    """
    state = table.state
    space, side = state.space[seat], state.side[seat]
    found = passages(table, space)
    if kind_at(table, space).type == "chasm" and side != NO_SIDE:
        near = same_side(table, space, side)
        return [passage for passage in found if passage.way in near]
    return found


def onward(table: QuestTable, seat: int) -> list[Passage]:
    """Where a hero may go on from a corridor: not back, unless everything else is blocked (DQ-ROM-9, DQ-R-05, DQ-R-06)."""
    found = free(table, seat, from_here(table, seat))
    if kind_at(table, table.state.space[seat]).type != "corridor":
        return found
    return [passage for passage in found if passage.way != table.state.side[seat]] or found


def escapes(table: QuestTable, seat: int) -> list[Passage]:
    """The passages somebody who escapes could run through: those on their own side of what divides the room (DQ-R-42)."""
    found = free(table, seat, from_here(table, seat))
    space, side = table.state.space[seat], table.state.side[seat]
    if not kind_at(table, space).groups or side == NO_SIDE:
        return found
    near = same_side(table, space, side)
    return [passage for passage in found if passage.way in near]


def explored_beside(table: QuestTable, seat: int) -> list[Passage]:
    """Where somebody who escapes from a fight could run to (DQ-COM-6, DQ-COM-7)."""
    return [passage for passage in escapes(table, seat) if explored(table, passage.to)]
