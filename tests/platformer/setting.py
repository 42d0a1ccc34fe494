"""A table of Platformer in the middle of a game: tiles, figures, tokens and cards are where a test puts them.

Whatever lies on the map or before a hero is missing from its deck or the supply, as at a real table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from mazmorra.games.notation import read_scene
from mazmorra.games.platformer.box.rows import TileRow
from mazmorra.games.platformer.game import SWITCHES, PlatformerGame
from mazmorra.games.platformer.rules.board import cut
from mazmorra.games.platformer.rules.spaces import LEVEL
from mazmorra.kernel import ScriptedDealer
from tests.platformer.scene import Scene, script_of

OPEN = """
 . . . . .
+ + + + + +
 . . . . .
+ + + + + +
 . . . . .
+-+-+-+-+-+
"""
"""A tile with nothing but a floor."""
STALL = OPEN.replace(" . . . . .\n+-+", " S . . . .\n+-+")
"""The same with a shop in its first space."""
SHELVES = """
 . . . . .
+-+-+-+-+-+
 . . . . .
+-+-+-+-+-+
 . . . . .
+-+-+-+-+-+
"""
LAIR = """
 . . . . .
+ + + + + +
 . . B . *
+ +-+-+ + +
 E . . . S
+=+=+=+=+=+
"""
"""A boss tile with little on it."""
KINDS = ("zombie", "ent", "werewolf")
BYSTANDERS = ("etorn", "melosa")


@dataclass(frozen=True)
class Hero:
    """A hero and what lies before its player; off the map without `at`.

    `inside` says that it belongs to the boss level.
    """

    name: str = "melosa"
    at: str = ""
    health: int = 0
    gold: int = 0
    gems: int = 0
    special: str = "blank"
    items: Sequence[str] = ()
    exhausted: Sequence[str] = ()
    potions: Sequence[str] = ()
    badges: Sequence[str] = ()
    artifacts: Sequence[str] = ()
    inside: bool = False
    turned: bool = False
    hovers: bool = False
    new: bool = False
    """Whether this is the player's first turn."""


def platformer(
    *heroes: Hero,
    tower: Sequence[tuple[str, str]] = ((OPEN, OPEN),),
    foes: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    lowest: int = 0,
    kinds: Sequence[str] = KINDS,
    turn: int = 0,
    boss: str = "medusa",
    lair: bool = False,
    boss_at: str = "",
    artifacts: Sequence[str] = (),
    shop: Sequence[str] = (),
    event: str = "",
    dice: str = "boot boot sword coin hand",
    enemy: str = "attack",
    solo: bool = False,
    draws: Mapping[str, Sequence[str]] | None = None,
    **switches: str,
) -> Scene:
    """The turn of a seat begins with this roll. `tower` holds the revealed levels from the lowest up: two
    tiles each, by name or as a drawing; with `lair` the boss level is revealed too. `foes` is {"G7":
    "werewolf"}. Without a second hero somebody waits off the map, unless the game is solo.
    """
    game = PlatformerGame({switch: switches.get(switch, values[0]) for switch, values in SWITCHES.items()})
    company = _company(heroes, solo)
    levels = _levels(game, tower, lowest, lair)
    summon = game.summon_of([row.id for row in game.box.bosses].index(boss))
    enemies = dict(enumerate(kinds)) | ({game.levels - 1: game.box.enemies[summon].id} if summon >= 0 else {})
    standing = {**(foes or {}), **({boss_at: boss} if boss_at else {})}
    parts = [
        f"round 1, turn {company[turn].name}, begins, boss {boss}",
        f"shop {' '.join(card or 'empty' for card in shop)}" if shop else "",
        *(f"level {level + 1}: {tiles}" for level, tiles in levels.items()),
        *(f"level {level + 1}: {enemy}" for level, enemy in enemies.items()),
        f"foes: {', '.join(f'{name} {place}' for place, name in standing.items())}",
        f"tokens: {', '.join(f'{name} {place}' for place, name in (tokens or {}).items())}",
        f"artifacts: {', '.join(_held(name, company) for name in artifacts)}",
        *map(_told, company),
    ]
    said = {
        "die": dice.split(),
        "enemy_die": [enemy],
        **({"event": [event]} if solo else {}),
        **(draws or {}),
    }
    return Scene(read_scene("\n".join(parts), game, dealer=_dealer(game, said), checked=True))


def _company(heroes: Sequence[Hero], solo: bool) -> Sequence[Hero]:
    if solo or len(heroes) > 1:
        return heroes
    return (*heroes, Hero(next(name for name in BYSTANDERS if name != heroes[0].name)))


def _levels(
    game: PlatformerGame, tower: Sequence[tuple[str, str]], lowest: int, lair: bool
) -> dict[int, str]:
    """The names of the tiles of each revealed level; drawings become tiles of this game's own box."""
    game.box = replace(game.box, maps={})
    levels = dict(enumerate(tower, lowest))
    if lair:
        levels[game.levels - 1] = levels.get(game.levels - 1, (LAIR, LAIR))
    return {level: " ".join(_tile(game, each) for each in pair) for level, pair in levels.items()}


def _tile(game: PlatformerGame, tile: str) -> str:
    box = game.box
    if "\n" not in tile:
        return tile
    art = tuple(line.ljust(11) for line in tile.strip("\n").split("\n"))
    drawn = TileRow(id=f"drawn_{len(box.tiles)}", code="", kind="forest", boss="=" in tile, art=art)
    game.box = replace(box, tiles=(*box.tiles, drawn), cuts=(*box.cuts, cut(art)))
    return drawn.id


def _held(artifact: str, company: Sequence[Hero]) -> str:
    return " ".join([artifact, *(hero.name for hero in company if artifact in hero.artifacts)])


def _told(hero: Hero) -> str:
    """A hero's part of the scene."""
    marks = {"turned": hero.turned, "hover": hero.hovers, "started": not hero.new}
    lists = {
        "items": (*hero.items, *hero.exhausted),
        "exhausted": hero.exhausted,
        "potions": hero.potions,
        "badges": hero.badges,
        "marks": [mark for mark, has in marks.items() if has],
    }
    clauses = [
        f"at {hero.at}" if hero.at else "",
        "inside" if hero.inside else "",
        f"{hero.health} health" if hero.health else "",
        f"{hero.gold} gold",
        f"{hero.gems} gems",
        f"special {hero.special}",
        *(f"{word} {' '.join(names) or 'none'}" for word, names in lists.items()),
    ]
    return f"{hero.name}: {', '.join(clause for clause in clauses if clause)}"


def _dealer(game: PlatformerGame, said: Mapping[str, Sequence[str]]) -> ScriptedDealer:
    return ScriptedDealer((), **script_of(game, said))


__all__ = ["LAIR", "LEVEL", "OPEN", "SHELVES", "Hero", "platformer"]
