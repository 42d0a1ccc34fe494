"""The box as a screen needs it to draw a view: everything a state's numbers stand for, in the order of the
numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

from mazmorra.content.shown import shown
from mazmorra.games.quest.rules.dice import PIPS, odds
from mazmorra.games.quest.rules.spaces import COLUMNS, ROWS
from mazmorra.games.quest.told.odds import percent

if TYPE_CHECKING:
    from mazmorra.games.quest.box import loading
    from mazmorra.games.quest.box.loading import Box

RoomType: TypeAlias = Literal[
    "dungeon",
    "corridor",
    "rotating",
    "trap",
    "darkness",
    "cavein",
    "chasm",
    "pit",
    "bridge",
    "web",
    "tower",
    "treasure",
]


class Kind(TypedDict):
    """A kind of room: its sides from the entry on, clockwise."""

    id: str
    type: RoomType
    sides: str
    copies: int
    stairs: bool
    torch: bool
    die: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    """Sides (counted from the entry) on the same side of what divides the room."""


class Hero(TypedDict):
    """A hero, as printed."""

    id: str
    health: int
    strength: int
    agility: int
    armor: int
    luck: int
    abilities: tuple[str, ...]


class Rune(TypedDict):
    """A rune, and its figure where it has one."""

    id: str
    amount: int


class Card(TypedDict):
    """A card and the deck it is of."""

    id: str
    deck: str
    gold: int
    loot: bool
    copies: int
    wakes: bool
    """Whether it wakes the dragon."""


class Monster(TypedDict):
    """A monster card."""

    name: str
    health: int
    escape: int


class Clash(TypedDict):
    """What two cards do to each other."""

    hero: str
    monster: str
    hero_wounds: int
    monster_wounds: int


class Blow(TypedDict):
    """What a die does to the hero and the monster where nobody plays the monster."""

    hero_wounds: int
    monster_wounds: int


class Components(TypedDict):
    """Everything a field's number stands for, in the order of the numbers.

    A code on the board is 1 + 4 * the room's kind + the way its entry lies.
    """

    columns: int
    rows: int
    kinds: list[Kind]
    towers: tuple[int, ...]
    treasure: tuple[int, ...]
    """The northern and the southern space of the treasure chamber."""
    sun: tuple[int, ...]
    """What a die must roll above on each space of the sun's track after its first; 0: nothing is rolled."""
    sunset: list[int]
    """How often in a hundred the sun sets on each of these spaces."""
    odds: list[int]
    """How often in a hundred a test succeeds, by what must be rolled or less."""
    heroes: list[Hero]
    runes: list[Rune]
    cards: list[Card]
    monsters: list[Monster]
    clash: list[Clash]
    solo: list[Blow]


def components(box: Box) -> Components:
    return Components(
        columns=COLUMNS,
        rows=ROWS,
        kinds=[shown(Kind, kind) for kind in box.kinds],
        towers=box.towers,
        treasure=box.treasure,
        sun=box.sun,
        sunset=[percent(number, len(PIPS)) for number in box.sun],
        odds=[odds(needed) for needed in range(2 * max(PIPS) + 1)],
        heroes=[shown(Hero, row) for row in box.heroes],
        runes=[shown(Rune, row) for row in box.runes],
        cards=[_card(card) for card in box.cards],
        monsters=[shown(Monster, row) for row in box.monsters],
        clash=[
            Clash(hero=hero, monster=monster, hero_wounds=wounds[0], monster_wounds=wounds[1])
            for (hero, monster), wounds in box.clash.items()
        ],
        solo=[Blow(hero_wounds=hero, monster_wounds=monster) for hero, monster in box.solo],
    )


def _card(card: loading.Card) -> Card:
    wakes = any(op.op == "rage" for op in card.row.does)
    return shown(Card, card.row, deck=card.deck, wakes=wakes)
