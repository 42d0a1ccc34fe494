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
    """The lowest level that is still there, counted from 0."""
    highest: int = public()
    """The highest level that has been revealed; -1 before the first."""
    tile_bag: list[int] = public()
    """1 for each tile that has not been laid."""
    kinds: list[int] = public()
    """The enemy of each level, the summons on the boss's; -1 lies face down."""
    enemy_bag: list[int] = public()
    """1 for each enemy that has not been drawn."""
    boss: int = public()
    """The boss; -1 before it is drawn."""
    at: list[int] = public()
    """The figure on each space: a seat, 4 + an enemy's slot, -1 for nobody."""
    tokens: list[int] = public()
    """What lies on each space: nothing, gold, a gem, the boss's token."""
    foes: list[int] = public()
    """The space of each enemy token: four slots a level, then the boss; -1 is off the map."""
    frost: list[int] = public()
    """The enemy each seat has frozen, by slot."""

    heroes: list[int] = public()
    """The hero of each player; -1 before it is dealt."""
    health: list[int] = public()
    """The health each hero has left."""
    gold: list[int] = public()
    """The gold of each hero."""
    gems: list[int] = public()
    """The gems of each hero."""
    special: list[int] = public()
    """The symbol each special die shows."""
    spaces: list[int] = public()
    """The space of each hero; -1 is off the map."""
    inside: list[int] = public()
    """Whether the hero belongs to the boss level, also while off the map (PL-Q-6)."""
    items: list[tuple[int, ...]] = public()
    """The items of each hero."""
    exhausted: list[tuple[int, ...]] = public()
    """Those of them that were used and are not ready."""
    potions: list[tuple[int, ...]] = public()
    """The potions of each hero."""
    badges: list[int] = public()
    """The boss's tokens each hero has, as bits."""
    powers: list[int] = public()
    """What each hero's card, items and artifacts do by themselves, as bits."""
    marks: list[int] = public()
    """What holds for each hero, as bits: card turned, hovers, shield has served, a turn was begun."""

    artifacts: tuple[int, ...] = public()
    """The artifacts in play."""
    holders: list[int] = public()
    """Who holds each artifact in play; -1 is nobody."""
    weary: list[int] = public()
    """Whether each artifact in play is exhausted."""
    shop: list[int] = public()
    """Three items and three potions; -1 is empty."""
    item_deck: list[int] = public()
    """How many of each item are left."""
    potion_deck: list[int] = public()
    """How many of each potion are left."""
    potion_bottom: tuple[int, ...] = public()
    """The potions that went under the deck, in their order."""
    gold_left: int = public()
    """The gold in the supply."""
    gems_left: int = public()
    """The gems in the supply."""
    badges_left: list[int] = public()
    """How many of each of the boss's tokens are in the supply."""
    boss_deck: list[int] = public()
    """1 for each card left in the boss's deck."""
    boss_discard: list[int] = public()
    """1 for each of them that was put away."""
    event_deck: list[int] = public()
    """Alone: 1 for each event that has not happened."""
    event: int = public()
    """Alone: the event of this round; -1 is none."""

    starter: int = public()
    """Who plays first in a round."""
    turn: int = public()
    """Whose turn it is."""
    round: int = public()
    """The round, counted from 1."""
    pool: list[int] = public()
    """The unused action dice by symbol."""
    used: list[int] = public()
    """The action dice used this turn, by symbol."""
    rolled: list[int] = public()
    """The faces of the first roll, which Ikee counts (PL-Q-74)."""
    enemy_die: int = public()
    """The face of the enemy die; -1 before it is rolled."""
    done: int = public()
    """What has happened this turn, as bits."""
    bonus: int = public()
    """The wounds the next attack of this turn inflicts more."""
    loupe: int = public()
    """The gems the next upgrade of this turn costs less."""
    seal: int = public()
    """The gold the next purchase of this turn costs less."""

    defeated: int = public()
    """How many enemies were defeated."""
    overkill: int = public()
    """The wounds of the last strike beyond the boss's health."""
    winner: int = public()
    """Who has won; -1 is nobody."""
    ending: str = public()
    """The clause by which it ended."""


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
