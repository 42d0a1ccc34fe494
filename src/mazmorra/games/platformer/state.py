"""The tower as it stands: the map, the figures on it, the decks, and what belongs to each hero.

Nothing in it is secret.
"""

from __future__ import annotations

from typing import TypedDict

from mazmorra.games.platformer.box.loading import Box
from mazmorra.games.platformer.rules.spaces import LEVEL
from mazmorra.games.platformer.rules.symbols import NOBODY, NONE, NOWHERE
from mazmorra.kernel.state import State, public, state


class Shown(TypedDict):
    """What a view says besides the state's own fields: what follows from them."""

    falls: tuple[tuple[int, int, int], ...]
    """Who would fall at the end of the turn: figure, from where, to where."""
    reach: tuple[tuple[int, int, int], ...]
    """Where a step would take the active hero: the space, the enemies who would attack, the wounds in all."""
    full: tuple[int, ...]
    """The health each hero can have."""
    score: dict[str, int]
    """Alone: the points a win would bring now, by what they are for."""


@state
class PlatformerState(State):
    """Seats index lists of seats, spaces those of the map.

    Face-down tiles and cards are drawn when somebody sees them.
    """

    tiles: tuple[int, ...] = public()
    """Two a level from the bottom; -1 lies face down."""
    lowest: int = public()
    highest: int = public()
    """The lowest and the highest revealed level."""
    tile_bag: list[int] = public()
    kinds: list[int] = public()
    """The enemy of each level, the summons on the boss's; -1 lies face down."""
    enemy_bag: list[int] = public()
    boss: int = public()
    at: list[int] = public()
    """The figure on each space: a seat, 4 + an enemy's slot, -1 for nobody."""
    tokens: list[int] = public()
    foes: list[int] = public()
    """The space of each enemy token: four slots a level, then the boss; -1 is off the map."""
    frost: list[int] = public()
    """The enemy each seat has frozen, by slot."""

    heroes: list[int] = public()
    health: list[int] = public()
    gold: list[int] = public()
    gems: list[int] = public()
    special: list[int] = public()
    spaces: list[int] = public()
    inside: list[int] = public()
    """Whether the hero belongs to the boss level, also while off the map (PL-Q-6)."""
    items: list[tuple[int, ...]] = public()
    exhausted: list[tuple[int, ...]] = public()
    potions: list[tuple[int, ...]] = public()
    badges: list[int] = public()
    """The boss's tokens each hero has, as bits."""
    powers: list[int] = public()
    marks: list[int] = public()

    artifacts: tuple[int, ...] = public()
    holders: list[int] = public()
    weary: list[int] = public()
    """Whether each artifact in play is exhausted."""
    shop: list[int] = public()
    """Three items and three potions; -1 is empty."""
    item_deck: list[int] = public()
    potion_deck: list[int] = public()
    potion_bottom: tuple[int, ...] = public()
    """The potions that went under the deck, in their order."""
    gold_left: int = public()
    gems_left: int = public()
    badges_left: list[int] = public()
    boss_deck: list[int] = public()
    boss_discard: list[int] = public()
    event_deck: list[int] = public()
    event: int = public()

    starter: int = public()
    turn: int = public()
    round: int = public()
    pool: list[int] = public()
    """The unused action dice by symbol."""
    used: list[int] = public()
    rolled: list[int] = public()
    """The faces of the first roll, which Ikee counts (PL-Q-74)."""
    enemy_die: int = public()
    done: int = public()
    """What has happened this turn, as bits."""
    bonus: int = public()
    """The wounds the next attack of this turn inflicts more."""
    loupe: int = public()
    """The gems the next upgrade of this turn costs less."""
    seal: int = public()
    """The gold the next purchase of this turn costs less."""

    defeated: int = public()
    overkill: int = public()
    winner: int = public()
    ending: str = public()


def empty_tower(box: Box, seats: int, levels: int) -> PlatformerState:
    """The table before anything is laid out."""
    none = [0] * seats
    spaces = levels * LEVEL
    return PlatformerState(
        tiles=(NONE,) * (2 * levels),
        lowest=0,
        highest=NONE,
        tile_bag=[0] * len(box.tiles),
        kinds=[NONE] * levels,
        enemy_bag=[0] * len(box.enemies),
        boss=NONE,
        at=[NOBODY] * spaces,
        tokens=[0] * spaces,
        foes=[NOWHERE] * (4 * levels + 1),
        frost=[NONE] * seats,
        heroes=[NONE] * seats,
        health=none[:],
        gold=none[:],
        gems=none[:],
        special=none[:],
        spaces=[NOWHERE] * seats,
        inside=none[:],
        items=[()] * seats,
        exhausted=[()] * seats,
        potions=[()] * seats,
        badges=none[:],
        powers=none[:],
        marks=none[:],
        artifacts=(),
        holders=[],
        weary=[],
        shop=[NONE] * 6,
        item_deck=[0] * len(box.items),
        potion_deck=[0] * len(box.potions),
        potion_bottom=(),
        gold_left=box.supply.gold,
        gems_left=box.supply.gems,
        badges_left=[row.copies for row in box.tokens],
        boss_deck=[0] * len(box.cards),
        boss_discard=[0] * len(box.cards),
        event_deck=[0] * len(box.events),
        event=NONE,
        starter=0,
        turn=0,
        round=0,
        pool=[0] * 6,
        used=[0] * 6,
        rolled=[0] * 6,
        enemy_die=NONE,
        done=0,
        bonus=0,
        loupe=0,
        seal=0,
        defeated=0,
        overkill=0,
        winner=NOBODY,
        ending="",
    )
