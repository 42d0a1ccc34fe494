"""A level: laid out, and slept off; and how rooms are drawn that nobody has seen."""

from __future__ import annotations

from mazmorra.batch.chance import NATURE, draw
from mazmorra.batch.jit import Chance, Ints, rule
from mazmorra.batch.layout import (
    A_WORD,
    ALIVE,
    BOSS,
    BOSSES,
    CARDS,
    DECK,
    DECK_AT,
    FACE_UP_LEFT,
    FIRST_BOSS,
    HANDS,
    LEFT,
    LEVEL,
    LEVEL_AT,
    LEVEL_CARDS,
    LEVELS,
    LIT,
    LOOKED,
    MOST_DRAWN,
    MOST_ROOMS,
    MOST_SEATS,
    PLACE,
    ROOMS_LEFT,
    ROW,
)
from mazmorra.games.raiders.rules.cards import POWERS

UNDRAWN = -1
ALL_LIT = 0b11111


@rule
def lay_out(box: Ints, game: Ints, chance: Chance) -> None:
    """The next level: face-up rooms are drawn now, dark ones when somebody sees them (DR-LVL-1, DR-LVL-2)."""
    game[LEVEL] += 1
    game[PLACE] = 0
    game[LOOKED] = 0
    game[LIT] = planned(box, game, chance) if box[LEVELS] else faced(game, chance)
    for place in range(5):
        game[ROW + place] = UNDRAWN
    draw_rooms(box, game, game[LIT])


@rule
def draw_rooms(box: Ints, game: Ints, places: int) -> None:
    """The rooms at these places, given as bits, if nobody has seen them yet."""
    for place in range(5):
        if places >> place & 1 and game[ROW + place] == UNDRAWN:
            game[ROW + place] = draw_room(box, game, place)


@rule
def planned(box: Ints, game: Ints, chance: Chance) -> int:
    """A level card says which rooms lie face up (DR-LVL-2)."""
    left = box[LEVELS] - game[LEVEL]
    card = nth(game[LEVEL_CARDS], draw(chance, NATURE, left))
    game[LEVEL_CARDS] &= ~(1 << card)
    return box[LEVEL_AT + card]


@rule
def faced(game: Ints, chance: Chance) -> int:
    """Each card has the facing it was shuffled with (DR-SET-2, DR-LVL-1)."""
    lit, left = 0, 25 - 5 * game[LEVEL]
    for place in range(5):
        up = draw(chance, NATURE, left - place) >= left - place - game[FACE_UP_LEFT]
        lit |= up << place
        game[FACE_UP_LEFT] -= up
    return lit


@rule
def draw_room(box: Ints, game: Ints, place: int) -> int:
    """A room nobody has seen, the last of the deck; the boss waits at the end (DR-SET-4, DR-LVL-3)."""
    if place == 4 and game[LEVEL] == 4 and box[BOSSES]:
        return game[BOSS]
    game[LEFT] -= 1
    return in_deck(game, game[LEFT])


@rule
def shuffle_deck(box: Ints, game: Ints, chance: Chance) -> None:
    """The rooms that may come up are put in order, the first one last (DR-SET-3)."""
    for word in range(MOST_ROOMS // A_WORD):
        game[DECK + word] = box[DECK_AT + word]
    left = box[ROOMS_LEFT]
    game[LEFT] = left
    game[BOSS] = box[FIRST_BOSS] + draw(chance, NATURE, max(box[BOSSES], 1))
    for last in range(left - 1, max(left - 1 - MOST_DRAWN, -1), -1):
        drawn = draw(chance, NATURE, last + 1)
        change = in_deck(game, drawn) ^ in_deck(game, last)
        game[DECK + (drawn >> 2)] ^= change << 8 * (drawn & 3)
        game[DECK + (last >> 2)] ^= change << 8 * (last & 3)


@rule
def in_deck(game: Ints, place: int) -> int:
    """The room at a place of the deck."""
    return game[DECK + (place >> 2)] >> 8 * (place & 3) & 255


@rule
def nth(bits: int, which: int) -> int:
    """The place of the `which`-th bit that is set."""
    place = 0
    while which or not bits & 1:
        which -= bits & 1
        bits >>= 1
        place += 1
    return place


@rule
def rest(box: Ints, game: Ints) -> None:
    """Everyone takes the power cards back (DR-LVL-5)."""
    game[CARDS] = 0
    for seat in range(MOST_SEATS):
        game[HANDS + seat] |= POWERS * (game[ALIVE] >> 4 * seat & 1)
