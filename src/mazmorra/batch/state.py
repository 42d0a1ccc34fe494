"""A game of the batch as the kernel's own state, so that it can be read, compared and shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.batch import layout as at
from mazmorra.batch.rules.cards import ITEMS
from mazmorra.games.raiders.rules.cards import ITEM_CARDS, count
from mazmorra.games.raiders.state import RaidersState, empty_dungeon

if TYPE_CHECKING:
    from mazmorra.batch.jit import Ints
    from mazmorra.games.raiders.game import RaidersGame


def state_of(game: RaidersGame, seats: int, row: Ints) -> RaidersState:
    """The same dungeon as the kernel would write it."""
    plain: list[int] = row.tolist()
    state = empty_dungeon(game.box, seats, game.bag, items=True)
    state.level, state.place = plain[at.LEVEL], plain[at.PLACE]
    state.characters = plain[at.CHARACTERS : at.CHARACTERS + seats]
    state.coins = plain[at.COINS : at.COINS + seats]
    state.wounds = plain[at.WOUNDS : at.WOUNDS + seats]
    state.alive = [lane & 1 for lane in cards_of(plain[at.ALIVE], seats)]
    state.hands = plain[at.HANDS : at.HANDS + seats]
    state.locked = cards_of(plain[at.LOCKED], seats)
    state.cards = cards_of(plain[at.CARDS], seats)
    state.used = [plain[at.HAD + seat] - (plain[at.HANDS + seat] & ITEMS) for seat in range(seats)]
    state.supply = [count(plain[at.SUPPLY], item) for item in ITEM_CARDS]
    state.row = plain[at.ROW : at.ROW + 5]
    state.lit = bits(plain[at.LIT], 5)
    state.looked = [plain[at.LOOKED] >> 5 * place & 31 for place in range(5)]
    state.bag = bag_of(plain, len(game.box.rooms))
    state.face_up_left = plain[at.FACE_UP_LEFT]
    state.level_cards = bits(plain[at.LEVEL_CARDS], len(game.box.levels))
    state.starter, state.beaten = plain[at.STARTER], plain[at.BEATEN]
    state.collapsed = seats_in(plain[at.COLLAPSED])
    state.winners = seats_in(plain[at.WINNERS])
    state.ending = at.ENDINGS[plain[at.ENDING]]
    return state


def bits(mask: int, many: int) -> list[int]:
    """The first bits of a mask, one number each."""
    return [mask >> place & 1 for place in range(many)]


def cards_of(packed: int, seats: int) -> list[int]:
    """A card for each seat, of four bits each."""
    return [packed >> 4 * seat & 15 for seat in range(seats)]


def seats_in(marks: int) -> tuple[int, ...]:
    """The seats that are marked."""
    return tuple(seat for seat in range(5) if marks >> 4 * seat & 1)


def bag_of(plain: list[int], rooms: int) -> list[int]:
    """How many of each room nobody has seen."""
    bag = [0] * rooms
    for place in range(plain[at.LEFT]):
        word = plain[at.DECK + place // at.A_WORD]
        bag[word >> 8 * (place % at.A_WORD) & 255] += 1
    return bag
