"""A table of Platformer in the middle of a game: tiles, figures, tokens and cards are where a test puts them.

Whatever lies on the map or before a hero is missing from its deck or the supply, as at a real table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from mazmorra.games.platformer.box.loading import number
from mazmorra.games.platformer.box.rows import TileRow
from mazmorra.games.platformer.game import SWITCHES, PlatformerGame, PlatformerTable
from mazmorra.games.platformer.rules.atlas import cut
from mazmorra.games.platformer.rules.figures import put_foe, put_hero
from mazmorra.games.platformer.rules.match import Match
from mazmorra.games.platformer.rules.spaces import LEVEL, space_of
from mazmorra.games.platformer.rules.symbols import BADGE, GEM, GOLD, HOVER, STARTED, SYMBOLS, TURNED
from mazmorra.games.platformer.rules.turn import Turn
from mazmorra.games.platformer.rules.wounds import most_health
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
TOKENS = {"gold": GOLD, "gem": GEM, "badge": BADGE}
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
    table = _seated(game, heroes, solo)
    _lay(table, list(tower), lowest, lair)
    state, box = table.state, table.game.box
    game.fill(state, table.seats)
    state.tile_bag = [0 if tile in state.tiles else count for tile, count in enumerate(state.tile_bag)]
    state.boss = number(box.bosses, boss)
    state.boss_deck = [int(row.boss == boss) for row in box.cards]
    for level, name in enumerate(kinds):
        state.kinds[level] = number(box.enemies, name)
    if game.summon_of(state.boss) >= 0:
        state.kinds[game.levels - 1] = game.summon_of(state.boss)
    state.artifacts = tuple(number(box.artifacts, name) for name in artifacts)
    state.holders, state.weary = [-1] * len(artifacts), [0] * len(artifacts)
    for seat, hero in enumerate(_company(heroes, solo)):
        _seat(table, seat, hero)
    for place, name in (foes or {}).items():
        _spawn(table, place, name)
    if boss_at:
        put_foe(state, 4 * game.levels, space_of(boss_at))
    for place, name in (tokens or {}).items():
        _drop(table, place, name)
    for stall, name in enumerate(shop):
        _show(table, stall, name)
    state.round, state.starter = 1, 0
    script = {"event": [event]} if solo else {}
    return _begin(table, turn, dice, enemy, {**script, **(draws or {})})


def _company(heroes: Sequence[Hero], solo: bool) -> Sequence[Hero]:
    if solo or len(heroes) > 1:
        return heroes
    return (*heroes, Hero(next(name for name in BYSTANDERS if name != heroes[0].name)))


def _seated(game: PlatformerGame, heroes: Sequence[Hero], solo: bool) -> PlatformerTable:
    table: PlatformerTable = game.seated(len(_company(heroes, solo)), checked=True)
    table.watched = True
    return table


def _lay(table: PlatformerTable, tower: list[tuple[str, str]], lowest: int, lair: bool) -> None:
    """Put the tiles down; drawings become tiles of this game's own box."""
    state, game = table.state, table.game
    game.box = replace(game.box, maps={})
    levels = dict(enumerate(tower, lowest))
    if lair:
        levels[game.levels - 1] = levels.get(game.levels - 1, (LAIR, LAIR))
    tiles = list(state.tiles)
    for level, pair in levels.items():
        tiles[2 * level], tiles[2 * level + 1] = (_tile(game, each) for each in pair)
    state.tiles = tuple(tiles)
    state.lowest, state.highest = min(levels), max(levels)


def _tile(game: PlatformerGame, tile: str) -> int:
    box = game.box
    if "\n" not in tile:
        return number(box.tiles, tile)
    art = tuple(line.ljust(11) for line in tile.strip("\n").split("\n"))
    drawn = TileRow(id=f"drawn {len(box.tiles)}", code="", kind="forest", boss="=" in tile, art=art)
    game.box = replace(box, tiles=(*box.tiles, drawn), cuts=(*box.cuts, cut(art)))
    return len(box.tiles)


def _seat(table: PlatformerTable, seat: int, hero: Hero) -> None:
    state, box = table.state, table.game.box
    state.heroes[seat] = number(box.heroes, hero.name)
    row = box.heroes[state.heroes[seat]]
    state.powers[seat] = box.power(row.ability)
    state.items[seat] = tuple(number(box.items, name) for name in (*hero.items, *hero.exhausted))
    state.exhausted[seat] = tuple(number(box.items, name) for name in hero.exhausted)
    for card in state.items[seat]:
        state.item_deck[card] -= 1
        state.powers[seat] |= box.power(box.items[card].passive)
    state.potions[seat] = tuple(number(box.potions, name) for name in hero.potions)
    for card in state.potions[seat]:
        state.potion_deck[card] -= 1
    for name in hero.badges:
        badge = number(box.tokens, name)
        state.badges[seat] |= 1 << badge
        state.badges_left[badge] -= 1
    for name in hero.artifacts:
        index = state.artifacts.index(number(box.artifacts, name))
        state.holders[index] = seat
        state.powers[seat] |= box.power(box.artifacts[state.artifacts[index]].passive)
    state.health[seat] = hero.health or most_health(table, seat)
    state.gold[seat], state.gems[seat] = hero.gold, hero.gems
    state.gold_left -= hero.gold
    state.gems_left -= hero.gems
    state.special[seat] = SYMBOLS.index(hero.special)
    state.marks[seat] = 0 if hero.new else STARTED
    state.marks[seat] |= TURNED * hero.turned | HOVER * hero.hovers
    state.inside[seat] = int(hero.inside or (bool(hero.at) and space_of(hero.at) >= table.game.boss_floor))
    if hero.at:
        put_hero(state, seat, space_of(hero.at))


def _spawn(table: PlatformerTable, place: str, name: str) -> None:
    """An enemy stands somewhere: a free token of the level whose card it is."""
    state = table.state
    level = state.kinds.index(number(table.game.box.enemies, name))
    slot = next(slot for slot in range(4 * level, 4 * level + 4) if state.foes[slot] < 0)
    put_foe(state, slot, space_of(place))


def _drop(table: PlatformerTable, place: str, name: str) -> None:
    state = table.state
    state.tokens[space_of(place)] = TOKENS[name]
    state.gold_left -= name == "gold"
    state.gems_left -= name == "gem"
    if name == "badge":
        state.badges_left[table.game.good_badge(state.boss)] -= 1


def _show(table: PlatformerTable, stall: int, name: str) -> None:
    state, box = table.state, table.game.box
    if not name:
        return
    if stall < 3:
        state.shop[stall] = number(box.items, name)
        state.item_deck[state.shop[stall]] -= 1
    else:
        state.shop[stall] = number(box.potions, name)
        state.potion_deck[state.shop[stall]] -= 1


def _begin(
    table: PlatformerTable, turn: int, dice: str, enemy: str, draws: Mapping[str, Sequence[str]]
) -> Scene:
    script = script_of(table, {"die": dice.split(), "enemy_die": [enemy], **draws})
    table.dealer = ScriptedDealer((), **script)
    table.stack.append(Match().turned)
    table.begin(Turn(turn))
    return Scene(table)


__all__ = ["LAIR", "LEVEL", "OPEN", "SHELVES", "Hero", "platformer"]
