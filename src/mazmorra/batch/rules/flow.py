"""The flow of a game: begun, answered, run on until somebody is asked.

Here are the two doors, `begin` and `answer`; between them a game is its row and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.batch.chance import NATURE, draw
from mazmorra.batch.jit import inlined, jitted
from mazmorra.batch.layout import (
    ALIVE,
    CHARACTER_AT,
    CHARACTER_SIZE,
    CHARACTERS,
    CHOOSING,
    CHOSEN,
    COINS,
    DECK,
    DECK_AT,
    DESCEND,
    ENTER,
    FACE_UP,
    FACE_UP_LEFT,
    HANDS,
    IN_TURN,
    ITEMS_LEFT,
    LEFT,
    LEVEL,
    LEVEL_CARDS,
    LEVELS,
    OVER,
    PLACE,
    ROOMS_LEFT,
    SEATS,
    STAGE,
    STARTER,
    SUPPLY,
    TORCHES,
    TURNS,
    VAULT_TORCHES,
    WAITING,
    WOUNDS,
)
from mazmorra.batch.rules.cards import LOOK, POWERS
from mazmorra.batch.rules.chamber import enter, light, played, resolve, reveal, shown, take_turns
from mazmorra.batch.rules.level import lay_out, nth, rest
from mazmorra.batch.rules.look import look, look_around, offer
from mazmorra.batch.rules.scoring import score
from mazmorra.batch.rules.start_player import pass_the_start

if TYPE_CHECKING:
    from mazmorra.batch.jit import Chance, Ints


@jitted
def begin(box: Ints, game: Ints, chance: Chance) -> None:
    """A new game, up to its first question (DR-SET-1 to DR-SET-10)."""
    game[:DECK] = 0
    game[LEVEL] = -1
    game[ALIVE] = (1 << box[SEATS]) - 1
    game[SUPPLY] = box[ITEMS_LEFT]
    game[FACE_UP_LEFT] = box[FACE_UP]
    game[LEVEL_CARDS] = (1 << box[LEVELS]) - 1
    game[LEFT] = box[ROOMS_LEFT]
    for place in range(box[ROOMS_LEFT]):
        game[DECK + place] = box[DECK_AT + place]
    deal(box, game, chance)
    game[STARTER] = draw(chance, NATURE, box[SEATS]) if box[IN_TURN] else -1
    run(box, game, chance)


@inlined
def deal(box: Ints, game: Ints, chance: Chance) -> None:
    """Coins, wounds and items of a character, and power cards 1-5 (DR-SET-6 to DR-SET-8)."""
    left = 0b11111
    for seat in range(box[SEATS]):
        character = nth(left, draw(chance, NATURE, 5 - seat))
        left &= ~(1 << character)
        row = CHARACTER_AT + character * CHARACTER_SIZE
        game[CHARACTERS + seat] = character
        game[COINS + seat] = box[row]
        game[WOUNDS + seat] = box[row + 1]
        game[HANDS + seat] = POWERS + box[row + 2]
        game[SUPPLY] -= box[row + 2]


@jitted
def answer(box: Ints, game: Ints, chance: Chance, seat: int, given: int) -> None:
    """One of the answers that `OPTIONS` allows a seat that is waited for."""
    game[WAITING] &= ~(1 << seat)
    if game[STAGE] == TURNS:
        if given == LOOK:
            look(box, game, chance, seat)
        else:
            played(box, game, seat, given)
    else:
        game[CHOSEN] |= given << 4 * seat
        if given == LOOK and game[STAGE] == CHOOSING:
            light(box, game, chance, seat)
    if not game[WAITING]:
        run(box, game, chance)


@jitted
def run(box: Ints, game: Ints, chance: Chance) -> None:
    """Goes on until somebody is waited for, or all is over."""
    while not game[WAITING] and game[STAGE] != OVER:
        stage = game[STAGE]
        if stage == ENTER:
            enter(box, game, chance)
        elif stage == CHOOSING:
            reveal(box, game)
            finish_if_shown(box, game)
        elif stage == TURNS:
            take_turns(box, game)
            if not game[WAITING]:
                finish_if_shown(box, game)
        elif stage == DESCEND:
            lay_out(box, game, chance)
            offer(box, game, TORCHES)
        elif stage == TORCHES:
            look_around(box, game, chance)
            game[STAGE] = ENTER
        else:
            look_around(box, game, chance)
            finish(box, game)


@inlined
def finish_if_shown(box: Ints, game: Ints) -> None:
    if shown(box, game):
        finish(box, game)


@inlined
def finish(box: Ints, game: Ints) -> None:
    """The room is resolved and left behind; a duel ends with a death, any game with the last one
    (DR-DUE-1, DR-END-10).
    """
    resolve(box, game)
    place, level = game[PLACE], game[LEVEL]
    everybody = (1 << box[SEATS]) - 1
    if not game[ALIVE] or (box[SEATS] == 2 and game[ALIVE] != everybody):
        score(box, game)
        return
    if box[IN_TURN] and not (place == 4 and level == 4):
        pass_the_start(box, game)
    if place < 4:
        game[PLACE] = place + 1
        game[STAGE] = ENTER
        return
    rest(box, game)
    if level < 4:
        game[STAGE] = DESCEND
    else:
        score(box, game)


__all__ = ["VAULT_TORCHES"]
