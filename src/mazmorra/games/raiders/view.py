"""What a seat may know of the dark: looks by torch, what was gained and used in the open; and tables it must
hold possible.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from mazmorra.games.raiders.rules.cards import POWERS, item_counts, pack, size
from mazmorra.games.raiders.state import UNDRAWN, RaidersState, Shown
from mazmorra.kernel.state import PUBLIC
from mazmorra.kernel.view import EVERYTHING

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame, RaidersView

HIDDEN = -1
"""A room of the level row the viewer does not know."""


def shown(game: RaidersGame, state: RaidersState, seat: int) -> Shown:
    """The level row as the seat knows it, what it has not seen of the deck, and the open record of every hand
    (DR-SET-9).
    """
    row = tuple([room if _knows(state, seat, place) else HIDDEN for place, room in enumerate(state.row)])
    dealt = POWERS if state.level >= 0 else 0
    return Shown(
        row=row,
        unseen=_unseen(game, state, row),
        has_locked=tuple([card > 0 for card in state.locked]),
        hand_sizes=tuple([size(hand) for hand in state.hands]),
        played=tuple(
            [dealt & ~hand if alive else 0 for hand, alive in zip(state.hands, state.alive, strict=True)]
        ),
        gained=tuple([item_counts(hand + used) for hand, used in zip(state.hands, state.used, strict=True)]),
    )


def _knows(state: RaidersState, seat: int, place: int) -> bool:
    if state.lit[place] or seat == EVERYTHING:
        return True
    return seat >= 0 and bool(state.looked[place] & 1 << seat)


def _unseen(game: RaidersGame, state: RaidersState, row: tuple[int, ...]) -> tuple[int, ...]:
    """The bag, and the rooms that others have seen and this seat has not. The boss is not of the bag."""
    unseen = state.bag[:]
    for place, room in enumerate(state.row):
        if room != UNDRAWN and row[place] == HIDDEN:
            unseen[room] += not game.box.rooms[room].boss
    return tuple(unseen)


def reveals(before: RaidersState, after: RaidersState) -> bool:
    """Whether a room that lay in the dark is lit, or a card laid face down is turned up."""
    lit = any(now and not then for then, now in zip(before.lit, after.lit, strict=True))
    return lit or any(then and not now for then, now in zip(before.locked, after.locked, strict=True))


def imagine(game: RaidersGame, view: RaidersView, rng: random.Random) -> RaidersState:
    """A dungeon the viewer must hold possible: rooms that others alone have seen are drawn from what the
    viewer has not.
    """
    state = game.first(view.seats)
    _copy_public(state, view)
    state.hands = _hands(view)
    state.row = list(view["row"])
    state.bag = list(view["unseen"])
    for place in range(view["place"], 5):
        if state.row[place] == HIDDEN and state.looked[place]:
            game.lay_room(
                state, place, rng.choices(range(len(state.bag)), game.room_weights(state, place))[0]
            )
    state.locked = [_locked(game, view, seat, state, rng) for seat in range(view.seats)]
    return state


def _copy_public(state: RaidersState, view: RaidersView) -> None:
    for name, value in view.fields.items():
        if name in PUBLIC_FIELDS:
            setattr(state, name, list(value) if isinstance(getattr(state, name), list) else value)


def _hands(view: RaidersView) -> list[int]:
    return [_hand(view, seat) for seat in range(view.seats)]


def _hand(view: RaidersView, seat: int) -> int:
    """A hand follows from what was gained, used and played in the open."""
    if view["hands"][seat] is not None:
        return int(view["hands"][seat])
    if view["level"] < 0 or not view["alive"][seat]:
        return 0
    return int((POWERS & ~view["played"][seat]) + pack(view["gained"][seat]) - view["used"][seat])


def _locked(game: RaidersGame, view: RaidersView, seat: int, state: RaidersState, rng: random.Random) -> int:
    """A card somebody else chose in secret may be any they could play."""
    if not view["has_locked"][seat]:
        return 0
    if view["locked"][seat] is not None:
        return int(view["locked"][seat])
    room = game.box.rooms[state.row[view["place"]]]
    ask = game.card_options(seat, state.hands[seat], room)
    return rng.choice([card for card in ask.options if isinstance(card, int)])


PUBLIC_FIELDS = frozenset(name for name, seen in RaidersState.__seen__ if seen == PUBLIC)
