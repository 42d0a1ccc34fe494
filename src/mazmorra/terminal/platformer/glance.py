"""What a view of Platformer says at a glance: the tower, who is where, what a card shows.

Read, never worked out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mazmorra.games.platformer.box.loading import Box
from mazmorra.games.platformer.game import PlatformerView
from mazmorra.games.platformer.rules.board import PIERCED, PLATFORM, Map
from mazmorra.games.platformer.rules.spaces import BESIDE, COLUMNS, LEVEL, ROWS, TILE, WAYS
from mazmorra.games.platformer.rules.symbols import AMULET, BLANK, FOES, NOBODY, NONE, NOWHERE
from mazmorra.games.platformer.told import labels
from mazmorra.kernel.ask import Answer

if TYPE_CHECKING:
    from mazmorra.games.platformer.box.rows import EnemyRow, HeroRow
    from mazmorra.games.platformer.game import PlatformerGame

UNKNOWN = "?"
"""The cell of a level that lies face down."""
OPEN, FLOOR, LADDER, ONE_WAY, WALL, BORDER, DARK = (
    "open",
    "floor",
    "ladder",
    "one-way",
    "wall",
    "border",
    "dark",
)
GROUND, GONE = "ground", "gone"
"""What lies between a space and the one beside it; under the lowest row it is the ground, over a removed
level or not.
"""
DOWN = WAYS.index("down")


class Fall(NamedTuple):
    """A figure that the next Gravity moves: from where, to where."""

    figure: int
    start: int
    to: int


class Reach(NamedTuple):
    """Where a step leads, how many enemies attack on the way, and the wounds in all."""

    to: int
    attackers: int
    wounds: int


def game_of(view: PlatformerView) -> PlatformerGame:
    game: PlatformerGame = view.game
    return game


def box_of(view: PlatformerView) -> Box:
    return game_of(view).box


def lie_of(view: PlatformerView) -> Map:
    """The map as it lies."""
    return box_of(view).map_of(view["tiles"])


def lowest_row(view: PlatformerView) -> int:
    """The row everybody stands on; what was under it has been removed."""
    row: int = view["lowest"] * ROWS
    return row


def rows_of(view: PlatformerView) -> int:
    """The rows that stand, those that lie face down included."""
    return len(view["at"]) // COLUMNS - lowest_row(view)


def revealed_rows(view: PlatformerView) -> list[int]:
    """The rows one can see, from the ground up."""
    lowest = lowest_row(view)
    return [row for row in range(lowest, lowest + rows_of(view)) if is_revealed(view, row * COLUMNS)]


def is_revealed(view: PlatformerView, space: int) -> bool:
    return lie_of(view).cells[space] != UNKNOWN


def floor_at(view: PlatformerView, space: int) -> str:
    """The floor under a revealed space; the lowest row stands on the ground whatever is printed (PL-53)."""
    if space // COLUMNS == lowest_row(view):
        return PLATFORM
    tile = view["tiles"][2 * (space // LEVEL) + space % COLUMNS // TILE]
    row, column = space // COLUMNS % ROWS, space % TILE
    floor: str = box_of(view).cuts[tile].floors[row][column]
    return floor


def side(view: PlatformerView, space: int, way: int) -> str:
    """What lies between a revealed space and the one beside it; ways are up, right, down, left."""
    to, lie = BESIDE[space][way], lie_of(view)
    if way == DOWN and space // COLUMNS == lowest_row(view):
        return GONE if view["lowest"] else GROUND
    if to < 0 or to >= len(view["at"]):
        return BORDER
    if not is_revealed(view, to):
        return DARK
    if way % 2:
        return OPEN if to in lie.steps[space] else WALL
    if to in lie.steps[space]:
        return LADDER if floor_at(view, max(space, to)) == PIERCED else OPEN
    return ONE_WAY if to in lie.moves[space] else FLOOR


def figure_at(view: PlatformerView, space: int) -> int:
    """The figure on a space: a seat, 4 and more for enemies, or nobody."""
    figure: int = view["at"][space]
    return figure


def is_hero(figure: int) -> bool:
    return NOBODY < figure < FOES


def boss_slot(view: PlatformerView) -> int:
    return 4 * game_of(view).levels


def kind_of(view: PlatformerView, slot: int) -> int:
    """The number of the enemy in a slot."""
    if slot == boss_slot(view):
        return box_of(view).first_boss + int(view["boss"])
    kind: int = view["kinds"][slot >> 2]
    return kind


def enemy_row(view: PlatformerView, slot: int) -> EnemyRow:
    return box_of(view).enemies[kind_of(view, slot)]


def kinds_on(view: PlatformerView) -> list[tuple[int, int]]:
    """The levels whose enemy lies face up, and the enemy of each."""
    return [(level, kind) for level, kind in enumerate(view["kinds"]) if kind != NONE]


def kinds_left(view: PlatformerView) -> list[tuple[int, int]]:
    """The same without those that went down with their level."""
    return [
        (level, kind) for level, kind in kinds_on(view) if level >= view["lowest"] or foes_of(view, level)
    ]


def foes_of(view: PlatformerView, level: int) -> list[int]:
    """The spaces of a level's enemies, wherever they have gone."""
    return sorted(space for space in view["foes"][4 * level : 4 * level + 4] if space != NOWHERE)


def boss_space(view: PlatformerView) -> int:
    space: int = view["foes"][boss_slot(view)]
    return space


def boss_health(view: PlatformerView) -> int:
    return game_of(view).boss_pool(view["boss"])


def hero_of(view: PlatformerView, seat: int) -> HeroRow | None:
    """A seat's hero, once it has one."""
    hero = view["heroes"][seat]
    return None if hero == NONE else box_of(view).heroes[hero]


def most_health(view: PlatformerView, seat: int) -> int:
    """The health of a hero's card, and one more for an amulet."""
    hero = hero_of(view, seat)
    return hero.health + bool(view["powers"][seat] & AMULET) if hero else 0


def badges_of(view: PlatformerView, seat: int) -> list[str]:
    """The boss's tokens a hero has."""
    return [row.id for index, row in enumerate(box_of(view).tokens) if view["badges"][seat] >> index & 1]


def artifacts_of(view: PlatformerView, seat: int) -> list[str]:
    """The artifacts a seat holds; those of nobody for NOBODY."""
    held = zip(view["artifacts"], view["holders"], strict=True)
    return [box_of(view).artifacts[artifact].id for artifact, holder in held if holder == seat]


def falls(view: PlatformerView) -> list[Fall]:
    return [Fall(*each) for each in view["falls"]]


def fall_of(view: PlatformerView, seat: int) -> int:
    """Where a hero would fall to; NOWHERE if something holds it."""
    return next((fall.to for fall in falls(view) if fall.figure == seat), NOWHERE)


def reach(view: PlatformerView) -> list[Reach]:
    return [Reach(*each) for each in view["reach"]]


def targets(view: PlatformerView) -> dict[Answer, int]:
    """The spaces that answers to the viewer's question are about: an enemy's, or one to come to.

    Steps have their arrows.
    """
    ask = view.ask
    found = {option: _target(view, ask.kind, option) for option in ask.options} if ask else {}
    return {option: space for option, space in found.items() if space != NOWHERE}


def _target(view: PlatformerView, kind: str, option: Answer) -> int:
    space: int = NOWHERE
    if isinstance(option, tuple) and option[0] in ("attack", "portal"):
        what = int(str(option[1]))
        space = what if option[0] == "portal" else view["foes"][what]
    elif isinstance(option, int) and kind in labels.FOES:
        space = view["foes"][option]
    elif isinstance(option, int) and kind in (*labels.PLACES, "swap"):
        space = option
    return space


def shoved(view: PlatformerView) -> tuple[int, tuple[int, ...]]:
    """The space of a figure that the viewer moves out of the way, and where it can go; nowhere without such a
    question.
    """
    if view.ask is None or view.ask.kind not in ("push", "push_hero", "shift"):
        return NOWHERE, ()
    here = dict(view.ask.about)["here"]
    assert isinstance(here, int)
    return here, tuple(option for option in view.ask.options if isinstance(option, int))


def looked_at(view: PlatformerView) -> int:
    """The space the screen is about: that of a figure the viewer moves, else of the hero in focus."""
    here, _ = shoved(view)
    space: int = here if here != NOWHERE else view["spaces"][in_focus(view)]
    return space


def may_step(view: PlatformerView) -> bool:
    """Whether whoever's turn it is has anything left that could be a step."""
    has_symbol = any(view["pool"]) or view["special"][view["turn"]] != BLANK
    return has_symbol or (view.ask is not None and view.ask.kind == "step")


def is_at_shop(view: PlatformerView, seat: int) -> bool:
    """Whether the shop lies open before a hero; the question knows it best, travelling merchants and traders
    included.
    """
    if view.ask is not None and view.ask.kind in ("act", "purchase") and "stalls" in dict(view.ask.about):
        return True
    space: int = view["spaces"][seat]
    return space != NOWHERE and lie_of(view).shop[space]


def in_focus(view: PlatformerView) -> int:
    """The seat the screen is about: the viewer's own while it is on the map or asked, else the one whose turn
    it is.
    """
    if view.seat >= 0 and (view["spaces"][view.seat] != NOWHERE or view.seat == view["turn"]):
        return view.seat
    return int(view["turn"])
