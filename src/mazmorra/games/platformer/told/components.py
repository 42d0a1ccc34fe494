"""The box as a screen needs it to draw a view: everything a state's numbers stand for, in the order of the
numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict, cast

from mazmorra.content.ops import Op
from mazmorra.content.shown import shown
from mazmorra.games.platformer.rules.shop import STALLS
from mazmorra.games.platformer.rules.spaces import COLUMNS, ROWS, TILE, WAYS
from mazmorra.games.platformer.rules.symbols import (
    DONE,
    FACES,
    FOES,
    MARKS,
    POWERS,
    SYMBOLS,
    TOKENS,
    upgrade_cost,
)
from mazmorra.kernel import Json

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerGame

Symbol: TypeAlias = Literal["blank", "boot", "sword", "coin", "hand", "star"]
Way: TypeAlias = Literal["up", "right", "down", "left"]


class Tile(TypedDict):
    """A tile: its drawing is a line of cells, top row first, and under each the line of its floors."""

    id: str
    kind: str
    boss: bool
    art: tuple[str, ...]


class Hero(TypedDict):
    """A hero, as printed."""

    id: str
    health: int
    star: tuple[Symbol, ...]
    """The symbols its star may stand for."""
    ability: str
    once: bool
    """Whether its ability can be used once a turn; else it works by itself."""


class Enemy(TypedDict):
    """An enemy, a summons or (from `first_boss` on) a boss."""

    id: str
    rank: int
    damage: int
    health: int
    gold: int
    gems: int
    potions: int
    ability: str


class Item(TypedDict):
    """An item of the shop."""

    id: str
    price: int
    passive: str
    exhaust: bool


class Potion(TypedDict):
    """A potion of the shop."""

    id: str
    price: int
    copies: int
    reaction: str


class Artifact(TypedDict):
    """An artifact, and what it is given for."""

    id: str
    condition: str
    passive: str
    exhaust: bool


class Happening(TypedDict):
    """An event card, and when it counts."""

    id: str
    timing: str


class Boss(TypedDict):
    """A boss."""

    id: str
    damage: int
    pool: int
    """The wounds one attack must inflict."""
    token: str
    trade: int
    """The tokens that buy something of the boss, 0 where none do."""


class Badge(TypedDict):
    """A boss's token."""

    id: str
    boss: str
    copies: int
    good: bool


class BossCard(TypedDict):
    """A boss's attack card: the boss's own part first, then what befalls whom it reaches."""

    id: str
    name: str
    boss: str
    marks: tuple[str, ...]
    range: str
    first: list[Json]
    does: list[Json]


class Supply(TypedDict):
    """What lies in the supply."""

    gold: int
    gems: int


class Components(TypedDict):
    """Everything a field's number stands for, in the order of the numbers.

    A space is 10 * row + column from the bottom left. Four slots a level hold its enemies, the last one the
    boss. Lists of bits name them from the lowest on.
    """

    columns: int
    rows: int
    """Rows a level."""
    tile: int
    """Columns a tile."""
    levels: int
    ways: tuple[Way, ...]
    foes: int
    """Figures below this are seats, from here on slots of enemies."""
    stalls: int
    """How many stalls of the shop hold items; as many hold potions."""
    symbols: tuple[Symbol, ...]
    faces: tuple[str, ...]
    tokens: tuple[str, ...]
    powers: tuple[str, ...]
    marks: tuple[str, ...]
    done: tuple[str, ...]
    die: tuple[int, ...]
    """How many faces of the die show each symbol; so of the others."""
    special: tuple[int, ...]
    enemy_die: tuple[int, ...]
    dice: int
    costs: list[int]
    """The gems that make a symbol count once, twice, three times..."""
    supply: Supply
    rounds: int
    solo: bool
    tiles: list[Tile]
    ranks: tuple[int, ...]
    """The rank of the enemies of each level under the boss's."""
    heroes: list[Hero]
    enemies: list[Enemy]
    first_boss: int
    items: list[Item]
    potions: list[Potion]
    artifacts: list[Artifact]
    events: list[Happening]
    bosses: list[Boss]
    badges: list[Badge]
    boss_cards: list[BossCard]


def components(game: PlatformerGame, seats: int) -> Components:
    box = game.box
    return Components(
        columns=COLUMNS,
        rows=ROWS,
        tile=TILE,
        levels=game.levels,
        ways=cast(tuple[Way, ...], WAYS),
        foes=FOES,
        stalls=STALLS,
        symbols=cast(tuple[Symbol, ...], SYMBOLS),
        faces=FACES,
        tokens=TOKENS,
        powers=POWERS,
        marks=MARKS,
        done=DONE,
        die=box.die,
        special=box.special,
        enemy_die=box.enemy_die,
        dice=box.dice,
        costs=[upgrade_cost(times) for times in range(1, 11)],
        supply=shown(Supply, box.supply),
        rounds=game.rounds(seats),
        solo=game.is_solo(seats),
        tiles=[shown(Tile, row) for row in box.tiles],
        ranks=game.ranks,
        heroes=[shown(Hero, row) for row in box.heroes],
        enemies=[shown(Enemy, row) for row in box.enemies],
        first_boss=box.first_boss,
        items=[shown(Item, row, exhaust=bool(row.does)) for row in box.items],
        potions=[shown(Potion, row) for row in box.potions],
        artifacts=[shown(Artifact, row, exhaust=bool(row.does)) for row in box.artifacts],
        events=[shown(Happening, row) for row in box.events],
        bosses=[shown(Boss, row, pool=game.boss_pool(index)) for index, row in enumerate(box.bosses)],
        badges=[shown(Badge, row) for row in box.tokens],
        boss_cards=[shown(BossCard, row, first=_ops(row.first), does=_ops(row.does)) for row in box.cards],
    )


def _ops(ops: Iterable[Op]) -> list[Json]:
    return [{"op": op.op, "args": op.args} for op in ops]
