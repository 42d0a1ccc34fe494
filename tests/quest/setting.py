"""A table of DungeonQuest in the middle of a game: rooms, heroes, cards and tokens are where a test puts
them.

Whatever lies on the board or before a hero is missing from its deck or stack, as at a real table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mazmorra.games.quest.box.loading import Box
from mazmorra.games.quest.game import SWITCHES, QuestGame, QuestTable
from mazmorra.games.quest.rules.compass import NOWHERE, WAYS
from mazmorra.games.quest.rules.quest import Quest
from mazmorra.games.quest.rules.turn import Turn
from mazmorra.games.quest.state import BELOW, ENTRANCE, INSIDE, MONSTER, NO_RUNE, NO_SIDE, SEARCHED, Dungeon
from mazmorra.kernel import ScriptedDealer
from tests.quest.scene import Scene, card_number, numbers_of, space_of

TOKENS = {"monster": MONSTER, "searched": SEARCHED, "entrance": ENTRANCE}
BYSTANDERS = ("lindel", "hugo", "tatianna", "krutzbeck")
TOWERS = ("A1", "M1", "A10", "M10")


@dataclass(frozen=True)
class Hero:
    """A hero and what lies before its player. `came` is the way of the passage by which the room was entered:
    N, E, S, W, or 'below' for none; unless it is said it is where the entry arrow lies. In the catacombs `at`
    is the travel marker's place. A card is named alone, or as 'deck/card' where several decks have it.
    """

    name: str = "hugo"
    at: str = ""
    came: str = ""
    wounds: int = 0
    determination: int = 0
    loot: Sequence[str] = ()
    kept: Sequence[str] = ()
    row: Sequence[str] = ()
    rune: str = ""
    skips: int = 0
    standing: int = INSIDE
    heading: str = "N"


def quest(
    *heroes: Hero,
    board: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    turn: int = 0,
    starter: int = 0,
    sun: int = 0,
    decks: Mapping[str, Sequence[str]] | None = None,
    discards: Mapping[str, Sequence[str]] | None = None,
    bag: Sequence[str] | None = None,
    dice: Sequence[int] = (),
    draws: Mapping[str, Sequence[str]] | None = None,
    house: Mapping[str, str] | None = None,
    content: str | None = None,
    **switches: str,
) -> Scene:
    """The turn of a seat begins.

    `board` is {"C3": "dn1 W"}: a tile and the way its entry lies; `tokens` is {"C3": "monster"}.

    `decks`, `discards` and `bag` say exactly what is left of a deck, its discards and the tiles. `dice` and
    `draws` are for the turn's beginning, before the first question. Without a second hero somebody stands by,
    in a far tower. `house` is for the switch that is called like something else here, `content` for a table
    with cards of its own.
    """
    chosen = {**switches, **(house or {})}
    game = QuestGame({switch: chosen.get(switch, values[0]) for switch, values in SWITCHES.items()}, content)
    company = heroes if game.solo or len(heroes) > 1 else (*heroes, _bystander(heroes[0]))
    table: QuestTable = game.seated(len(company), checked=True)
    state, box = table.state, game.box
    for place, tile in (board or {}).items():
        _lay(state, box, place, *tile.split())
    for place, names in (tokens or {}).items():
        state.marks[space_of(place)] = sum(TOKENS[name] for name in names.split())
    for seat, hero in enumerate(company):
        _seat(state, box, seat, hero)
    for pile, given in ((state.deck, decks), (state.discard, discards)):
        for deck, cards in (given or {}).items():
            _stack(pile, box, deck, cards)
    if bag is not None:
        state.bag = [list(bag).count(kind.id) for kind in box.kinds[: box.tiles]]
    state.starter, state.sun = starter, sun
    return _begin(table, turn, dice, draws or {})


def _bystander(hero: Hero) -> Hero:
    name = next(name for name in BYSTANDERS if name != hero.name)
    return Hero(name, next(tower for tower in reversed(TOWERS) if tower != hero.at))


def _begin(table: QuestTable, turn: int, dice: Sequence[int], draws: Mapping[str, Sequence[str]]) -> Scene:
    """A turn of the whole game, from its state phase on."""
    script = numbers_of(table.game.box, dice, draws)
    table.dealer = ScriptedDealer((), **script)
    table.watched = True
    table.stack.append(Quest().turned)
    table.begin(Turn(turn))
    scene = Scene(table)
    scene.all_dealt()
    return scene


def _lay(state: Dungeon, box: Box, place: str, tile: str, entry: str) -> None:
    number = [kind.id for kind in box.kinds].index(tile)
    state.board[space_of(place)] = 1 + 4 * number + WAYS.index(entry)
    _take(state.bag, number, tile)


def _seat(state: Dungeon, box: Box, seat: int, hero: Hero) -> None:
    state.heroes[seat] = [row.id for row in box.heroes].index(hero.name)
    state.wounds[seat], state.determination[seat], state.skips[seat] = (
        hero.wounds,
        hero.determination,
        hero.skips,
    )
    state.standing[seat] = hero.standing
    state.space[seat], state.travel[seat], state.heading[seat] = NOWHERE, NOWHERE, WAYS.index(hero.heading)
    if hero.standing == BELOW:
        state.travel[seat] = space_of(hero.at)
    elif hero.standing == INSIDE:
        state.space[seat], state.side[seat] = space_of(hero.at), _side(state, box, hero)
    state.row[seat] = tuple(card_number(box, name, "catacomb") for name in hero.row)
    state.loot[seat] = tuple(card_number(box, name) for name in hero.loot)
    state.kept[seat] = tuple(
        card_number(box, name, "catacomb" if name in hero.row else "") for name in hero.kept
    )
    own = [card for card in state.kept[seat] if card not in state.row[seat]]
    for card in (*state.loot[seat], *own, *state.row[seat]):
        _take(state.deck, card, box.cards[card].id)
    if hero.rune:
        state.runes[seat] = [row.id for row in box.runes].index(hero.rune)
        _take(state.rune_bag, state.runes[seat], hero.rune)
    else:
        state.runes[seat] = NO_RUNE


def _side(state: Dungeon, box: Box, hero: Hero) -> int:
    """The way a hero came by; nobody came into a printed room by an arrow."""
    code = state.board[space_of(hero.at)] - 1
    if code < 0:
        raise ValueError(f"there is no room at {hero.at}")
    if hero.came == "below" or (not hero.came and code >> 2 >= box.tiles):
        return NO_SIDE
    return WAYS.index(hero.came) if hero.came else code & 3


def _take(pile: list[int], number: int, name: str) -> None:
    if not pile[number]:
        raise ValueError(f"the box has not so many of '{name}'")
    pile[number] -= 1


def _stack(pile: list[int], box: Box, deck: str, cards: Sequence[str]) -> None:
    where = box.slices[deck]
    pile[where] = [list(cards).count(box.cards[index].id) for index in range(where.start, where.stop)]
