"""What a view of DungeonQuest says at a glance: rooms, what stands between them, who is where.

Read, never worked out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mazmorra.games.quest.box.loading import DOOR, PORTCULLIS, WALL, Box, Kind
from mazmorra.games.quest.game import QuestView
from mazmorra.games.quest.rules.spaces import BESIDE, NOWHERE, back
from mazmorra.games.quest.state import BELOW, ENTRANCE, INSIDE, NO_HERO, NO_SIDE

if TYPE_CHECKING:
    from mazmorra.games.quest.box.rows import HeroRow

OUTER, INNER, SOLID, BLOCKED, LEADS, DARK = "outer", "inner", "solid", "blocked", "leads", "dark"
"""What lies between two spaces: the rim, the middle of the treasure chamber, a wall, a passage that ends at
one, a way, or a way into the dark.
"""


class Edge(NamedTuple):
    """What stands between a space and the one beside it; barriers come nearest first, one of each kind at
    most.
    """

    kind: str
    barriers: tuple[str, ...] = ()

    @property
    def is_passage(self) -> bool:
        return self.kind in (LEADS, DARK)


class Way(NamedTuple):
    """A way out of a room: from which space of it, which way, into which space."""

    space: int
    way: int
    to: int
    edge: Edge


def box_of(view: QuestView) -> Box:
    box: Box = view.game.box
    return box


def is_explored(view: QuestView, space: int) -> bool:
    return bool(view["board"][space])


def kind_at(view: QuestView, space: int) -> Kind | None:
    """The kind of the room in a space; none in the dark."""
    code = view["board"][space]
    return box_of(view).kinds[(code - 1) >> 2] if code else None


def sides_at(view: QuestView, space: int) -> str:
    """The four sides of a room, north first."""
    sides: str = box_of(view).sides[view["board"][space]]
    return sides


def edge(view: QuestView, space: int, way: int) -> Edge:
    """What stands between an explored space and the one beside it."""
    beside, halves = BESIDE[space][way], box_of(view).treasure
    if beside == NOWHERE:
        return Edge(OUTER)
    if space in halves and beside in halves:
        return Edge(INNER)
    near, far = sides_at(view, space)[way], sides_at(view, beside)[back(way)]
    if near == WALL:
        return Edge(SOLID)
    if far == WALL:
        return Edge(BLOCKED)
    found = tuple(dict.fromkeys(side for side in (near, far) if side in (DOOR, PORTCULLIS)))
    return Edge(LEADS if is_explored(view, beside) else DARK, found)


def ways_out(view: QuestView, space: int) -> list[Way]:
    """The passages out of a room, north first; the treasure chamber has those of both its halves."""
    halves = box_of(view).treasure
    spaces = halves if space in halves else (space,)
    found = [Way(each, way, BESIDE[each][way], edge(view, each, way)) for each in spaces for way in range(4)]
    return [way for way in found if way.edge.is_passage]


def far_ways(view: QuestView, seat: int) -> tuple[int, ...]:
    """The ways on the other side of what divides a hero's room."""
    space, side = view["space"][seat], view["side"][seat]
    kind = kind_at(view, space)
    if kind is None or side == NO_SIDE or kind.type not in ("bridge", "chasm", "cavein"):
        return ()
    entry = (view["board"][space] - 1) & 3
    near = [group for group in kind.groups if (side - entry) % 4 in group]
    return tuple(way for way in range(4) if near and (way - entry) % 4 not in near[0])


def has_stairs(view: QuestView, space: int) -> bool:
    """Whether one can go down here, by stairs or by a token."""
    kind = kind_at(view, space)
    return bool(view["marks"][space] & ENTRANCE) or (kind is not None and kind.stairs)


def heroes_in(view: QuestView, space: int) -> list[int]:
    """The seats whose heroes stand in a space."""
    return [
        seat
        for seat in range(view.seats)
        if view["standing"][seat] == INSIDE and view["space"][seat] == space
    ]


def markers_on(view: QuestView, space: int) -> list[int]:
    """The seats whose travel markers lie on a space."""
    return [
        seat
        for seat in range(view.seats)
        if view["standing"][seat] == BELOW and view["travel"][seat] == space
    ]


def place_of(view: QuestView, seat: int) -> int:
    """Where a hero is to be looked for on the board; `NOWHERE` once dead or out."""
    standing = view["standing"][seat]
    place: int = (
        view["space"][seat] if standing == INSIDE else view["travel"][seat] if standing == BELOW else NOWHERE
    )
    return place


def hero_of(view: QuestView, seat: int) -> HeroRow | None:
    """A seat's hero, once it has one."""
    hero = view["heroes"][seat]
    return None if hero == NO_HERO else box_of(view).heroes[hero]


def gold_of(view: QuestView, seat: int) -> int:
    """What a seat's loot says it is worth; the count, once there was one."""
    loot: int = sum(box_of(view).cards[card].row.gold for card in view["loot"][seat])
    return max(loot, int(view["gold"][seat]))


def fighters(view: QuestView) -> tuple[int, int]:
    """The hero who fights and the player of the monster; alone, they are one."""
    hero = view["turn"]
    return hero, (hero + 1) % view.seats


def in_focus(view: QuestView) -> int:
    """The seat the screen is about: the viewer's own while it is in the dungeon, else the one whose turn it
    is.

    Whoever plays a monster looks at the hero it fights.
    """
    plays_monster = view["foe"] and view.seat == fighters(view)[1]
    if view.seat >= 0 and place_of(view, view.seat) != NOWHERE and not plays_monster:
        return view.seat
    return int(view["turn"])
