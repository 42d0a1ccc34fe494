"""How a scene of Platformer is set on a real table: what lies on the map or before a hero is missing from its
stack.
"""

from __future__ import annotations

import msgspec

from mazmorra.games.platformer.box.loading import number
from mazmorra.games.platformer.game import PlatformerTable
from mazmorra.games.platformer.rules.figures import boss_slot, put_foe, put_hero
from mazmorra.games.platformer.rules.match import Match
from mazmorra.games.platformer.rules.shop import STALLS
from mazmorra.games.platformer.rules.spaces import space_of
from mazmorra.games.platformer.rules.symbols import STARTED, SYMBOLS, TOKENS
from mazmorra.games.platformer.rules.turn import Turn
from mazmorra.games.platformer.rules.wounds import most_health
from mazmorra.lessons.lesson import Word


class Hero(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hero and what lies before its player; off the map without `at`, at full health without `health`.

    `new` says that its player has had no turn yet.
    """

    hero: str
    at: str = ""
    health: int = 0
    gold: int = 0
    gems: int = 0
    special: str = "blank"
    new: bool = False


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of the game: the learner's turn begins, and `opening` is what the learner's hero has done in
    it already.

    `tower` is what lies face up, level by level, such as `2 = "canopy thorn_pit"`; `enemies` are the levels'
    cards from the bottom, those of removed levels too. `foes` and `tokens` say what stands or lies on the
    map. Chance rolls `dice` for the learner and `face` for the enemies, and draws `items` for the empty
    stalls of the `shop`.
    """

    heroes: tuple[Hero, ...]
    tower: dict[str, str]
    enemies: tuple[str, ...]
    dice: str
    face: str
    round: int = 1
    foes: dict[str, str] = {}
    tokens: dict[str, str] = {}
    boss: str = "medusa"
    boss_at: str = ""
    shop: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    opening: tuple[Word, ...] = ()


def set_table(table: PlatformerTable, scene: Scene) -> None:
    """The first seat's turn begins."""
    table.game.fill(table.state, table.seats)
    _lay_tower(table, scene)
    _call_boss(table, scene)
    for seat, hero in enumerate(scene.heroes):
        _seat(table, seat, hero)
    for place, enemy in scene.foes.items():
        _spawn(table, place, enemy)
    for place, token in scene.tokens.items():
        _drop(table, place, token)
    for stall, card in enumerate(scene.shop):
        _show(table, stall, card)
    table.state.round = scene.round
    table.stack = [Match().turned]
    table.begin(Turn(0))


def _lay_tower(table: PlatformerTable, scene: Scene) -> None:
    state, box = table.state, table.game.box
    tiles = list(state.tiles)
    laid = {int(level) - 1: names.split() for level, names in scene.tower.items()}
    for level, names in laid.items():
        tiles[2 * level : 2 * level + 2] = [number(box.tiles, name) for name in names]
    state.tiles = tuple(tiles)
    state.tile_bag = [left - (tile in tiles) for tile, left in enumerate(state.tile_bag)]
    state.lowest, state.highest = min(laid), max(laid)
    for level, name in enumerate(scene.enemies):
        state.kinds[level] = number(box.enemies, name)
        state.enemy_bag[state.kinds[level]] -= 1


def _call_boss(table: PlatformerTable, scene: Scene) -> None:
    state, box = table.state, table.game.box
    state.boss = number(box.bosses, scene.boss)
    state.boss_deck = [int(row.boss == scene.boss) for row in box.cards]
    if scene.boss_at:
        put_foe(state, boss_slot(table), space_of(scene.boss_at))


def _seat(table: PlatformerTable, seat: int, hero: Hero) -> None:
    state, box = table.state, table.game.box
    state.heroes[seat] = number(box.heroes, hero.hero)
    state.powers[seat] = box.power(box.heroes[state.heroes[seat]].ability)
    state.health[seat] = hero.health or most_health(table, seat)
    state.gold[seat], state.gems[seat] = hero.gold, hero.gems
    state.gold_left -= hero.gold
    state.gems_left -= hero.gems
    state.special[seat] = SYMBOLS.index(hero.special)
    state.marks[seat] = 0 if hero.new else STARTED
    if hero.at:
        put_hero(state, seat, space_of(hero.at))
        state.inside[seat] = int(space_of(hero.at) >= table.game.boss_floor)


def _spawn(table: PlatformerTable, place: str, enemy: str) -> None:
    """A free token of the level whose card it is."""
    state = table.state
    level = state.kinds.index(number(table.game.box.enemies, enemy))
    slot = next(slot for slot in range(4 * level, 4 * level + 4) if state.foes[slot] < 0)
    put_foe(state, slot, space_of(place))


def _drop(table: PlatformerTable, place: str, token: str) -> None:
    state = table.state
    state.tokens[space_of(place)] = TOKENS.index(token)
    state.gold_left -= token == "gold"
    state.gems_left -= token == "gem"
    if token == "badge":
        state.badges_left[table.game.good_badge(state.boss)] -= 1


def _show(table: PlatformerTable, stall: int, card: str) -> None:
    state, box = table.state, table.game.box
    if stall < STALLS:
        state.shop[stall] = number(box.items, card)
        state.item_deck[state.shop[stall]] -= 1
    else:
        state.shop[stall] = number(box.potions, card)
        state.potion_deck[state.shop[stall]] -= 1
