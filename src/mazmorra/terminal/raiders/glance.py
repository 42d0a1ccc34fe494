"""What a view of Dungeon Raiders says at a glance: where the party is, what lies before each seat.

Read, never worked out.
"""

from __future__ import annotations

from mazmorra.games.raiders.box.loading import Room
from mazmorra.games.raiders.game import RaidersView
from mazmorra.games.raiders.rules.cards import item_counts, powers
from mazmorra.games.raiders.view import HIDDEN

GONE, HERE, LIT, DARK, KNOWN = "gone", "here", "lit", "dark", "known"
"""How a room of the level row stands; a known room is dark, but the viewer has seen it."""


def standing(view: RaidersView, place: int) -> str:
    """How the room at a place stands."""
    if place < view["place"] or view.over:
        return GONE
    if not view["lit"][place]:
        return DARK if view["row"][place] == HIDDEN else KNOWN
    return HERE if place == view["place"] else LIT


def room_at(view: RaidersView, place: int) -> Room | None:
    """The room at a place, if the viewer knows it."""
    index = view["row"][place]
    room: Room | None = None if index == HIDDEN else view.game.box.rooms[index]
    return room


def cards_here(view: RaidersView) -> tuple[int, ...]:
    """The card each seat has in this room, 0 for none."""
    return (0,) * view.seats if view.over else tuple(view["cards"])


def power_cards_out(view: RaidersView, seat: int) -> tuple[int, ...]:
    """The power cards a seat has played this level."""
    return powers(view["played"][seat])


def hand_of(view: RaidersView, seat: int) -> int | None:
    """A hand the viewer may see."""
    hand: int | None = view["hands"][seat]
    return hand


def lookers(view: RaidersView, place: int) -> list[int]:
    """Who has seen a dark room by torch."""
    return [seat for seat in range(view.seats) if view["looked"][place] & 1 << seat]


def attack_shown(view: RaidersView, place: int) -> int:
    """The strength a solitaire's attack deck shows for the room at a place."""
    return int(view["attack"]) if place == view["place"] else 0


def used_items(view: RaidersView, seat: int) -> tuple[int, ...]:
    """How many of each item a seat has used in the open."""
    return item_counts(view["used"][seat])
