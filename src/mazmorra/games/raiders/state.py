"""The dungeon as it stands: what lies on the table of a game of Dungeon Raiders, and who may see it."""

from __future__ import annotations

from typing import TypedDict

from mazmorra.games.raiders.box.loading import Box
from mazmorra.games.raiders.rules.cards import ITEM_CARDS, VALUE
from mazmorra.kernel.state import State, owner, public, secret, state

UNDRAWN = -1
"""A dark room nobody has seen: which one it is has not been drawn yet."""

NOBODY = -1
EVERYBODY = tuple(tuple(range(seats)) for seats in range(6))
"""All seats, by their number."""


class Shown(TypedDict):
    """What a view says besides the state's own fields."""

    row: tuple[int, ...]
    """The level row as the viewer knows it; -1 is a room unknown to them."""
    unseen: tuple[int, ...]
    """How many of each room the viewer has not seen yet."""
    has_locked: tuple[bool, ...]
    """Whether each player has laid down a card that waits for the others."""
    hand_sizes: tuple[int, ...]
    """How many cards each player holds."""
    played: tuple[int, ...]
    """The power cards each player has played this level, as bits."""
    gained: tuple[tuple[int, ...], ...]
    """How many of each item each player has been given in all."""


@state
class RaidersState(State):
    """Seats index lists of seats, places (0-4) index lists of the level row; rooms and characters are numbers
    of the box.
    """

    level: int = public()
    """The level being explored, counted from 0; -1 before the first."""
    place: int = public()
    """The place in the level row, counted from 0."""
    characters: list[int] = public()
    """The character of each player; -1 before it is dealt."""
    coins: list[int] = public()
    """The coins of each player."""
    wounds: list[int] = public()
    """The wounds of each player."""
    alive: list[int] = public()
    """1 for who is still in the game."""
    hands: list[int] = owner()
    """The cards in each hand, packed: a bit for each power card, then four bits to count each item."""
    locked: list[int] = owner()
    """A card laid down while a torch makes others choose again; 0 is none."""
    cards: list[int] = public()
    """The card each player has played in this room; 0 is none."""
    used: list[int] = public()
    """The items each player has used, packed like a hand."""
    supply: list[int] = public()
    """How many of each item lie in the supply."""
    row: list[int] = secret()
    """The rooms of the level row; -1 has not been drawn."""
    lit: list[int] = public()
    """1 for each place of the level row whose room lies face up."""
    looked: list[int] = public()
    """Who has looked at the room of each place by torch, as bits of seats."""
    bag: list[int] = secret()
    """How many of each room have not been drawn."""
    face_up_left: int = public()
    """How many rooms of the coming levels will still lie face up."""
    level_cards: list[int] = public()
    """1 for each level card that has not been used."""
    attack_deck: list[int] = public()
    """Alone: how many of each attack card are left."""
    attack: int = public()
    """Alone: the strength of the monster in this room."""
    starter: int = public()
    """Who plays first; -1 where all play at once."""
    beaten: int = public()
    """How many monsters were beaten."""
    collapsed: tuple[int, ...] = public()
    """Who was out at the end for having the most wounds."""
    winners: tuple[int, ...] = public()
    """Who has won, once the game is over."""
    ending: str = public()
    """The clause by which it ended."""

    def living(self) -> tuple[int, ...]:
        """The seats still in the game."""
        if 0 not in self.alive:
            return EVERYBODY[len(self.alive)]
        return tuple(seat for seat, alive in enumerate(self.alive) if alive)

    def clockwise(self, start: int) -> tuple[int, ...]:
        """The living seats in turn order."""
        living = self.living()
        if start and living:
            return tuple(seat for seat in living if seat >= start) + tuple(
                seat for seat in living if seat < start
            )
        return living

    def dark_places(self) -> list[int]:
        """The places of the level row, from the current one on, that lie face down."""
        return [place for place in range(self.place, 5) if not self.lit[place]]

    def values(self, escape: int = 0) -> list[int]:
        """What each seat's card counts in this room: 0 for who is out of it, or escaped with the item
        `escape`.
        """
        if escape:
            return [0 if card == escape else VALUE[card] for card in self.cards]
        return [VALUE[card] for card in self.cards]


def empty_dungeon(box: Box, seats: int, bag: list[int], items: bool) -> RaidersState:
    """The table before anything is dealt."""
    copies = box.figures.items_of_each_kind if items else 0
    none = [0] * seats
    return RaidersState(
        level=-1,
        place=0,
        characters=[NOBODY] * seats,
        coins=none[:],
        wounds=none[:],
        alive=[1] * seats,
        hands=none[:],
        locked=none[:],
        cards=none[:],
        used=none[:],
        supply=[copies] * len(ITEM_CARDS),
        row=[UNDRAWN] * 5,
        lit=[0] * 5,
        looked=[0] * 5,
        bag=bag[:],
        face_up_left=box.figures.face_up,
        level_cards=[1] * len(box.levels),
        attack_deck=[row.copies for row in box.attacks],
        attack=0,
        starter=NOBODY,
        beaten=0,
        collapsed=(),
        winners=(),
        ending="",
    )
