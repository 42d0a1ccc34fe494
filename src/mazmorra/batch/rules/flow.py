"""The flow of a game: begun, answered, run on until somebody is asked.

Here are the three doors: `begin`, `answer` and `run`. Between them a game is its row and nothing else.
"""

from __future__ import annotations

from mazmorra.batch.chance import NATURE, draw
from mazmorra.batch.jit import Chance, Ints, rule
from mazmorra.batch.layout import (
    A_WORD,
    ALIVE,
    ASKING,
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
    MOST_ROOMS,
    OVER,
    PLACE,
    RESOLVE,
    ROOMS_LEFT,
    SCORING,
    SEATS,
    SHOWN,
    STAGE,
    STARTER,
    SUPPLY,
    TORCHES,
    TURNS,
    VAULT_TORCHES,
    WAITING,
    WOUNDS,
)
from mazmorra.batch.rules.chamber import ask_all, enter, light, resolve, reveal, shown, take_turn
from mazmorra.batch.rules.lanes import ONES, mark
from mazmorra.batch.rules.level import lay_out, nth, rest
from mazmorra.batch.rules.look import look_around, offer
from mazmorra.batch.rules.scoring import score
from mazmorra.batch.rules.start_player import pass_the_start
from mazmorra.games.raiders.rules.cards import LOOK, POWERS

BOTH = 0x11
"""The marks of two who are alive."""


@rule
def begin(box: Ints, game: Ints, chance: Chance) -> None:
    """A new game that has not run yet (DR-SET-1 to DR-SET-10)."""
    game[:DECK] = 0
    game[LEVEL] = -1
    game[ALIVE] = ONES & (1 << 4 * box[SEATS]) - 1
    game[SUPPLY] = box[ITEMS_LEFT]
    game[FACE_UP_LEFT] = box[FACE_UP]
    game[LEVEL_CARDS] = (1 << box[LEVELS]) - 1
    game[LEFT] = box[ROOMS_LEFT]
    for word in range(MOST_ROOMS // A_WORD):
        game[DECK + word] = box[DECK_AT + word]
    deal(box, game, chance)
    game[STARTER] = draw(chance, NATURE, box[SEATS]) if box[IN_TURN] else -1


@rule
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


@rule
def answer(box: Ints, game: Ints, chance: Chance, seat: int, chosen: int) -> None:
    """One of the answers that `OPTIONS` allows a seat that is waited for; when nobody is, the game runs."""
    game[WAITING] &= ~mark(seat)
    if chosen == LOOK and (game[STAGE] == CHOOSING or game[STAGE] == TURNS):
        light(box, game, chance, seat)
    else:
        game[CHOSEN] |= chosen << 4 * seat


@rule
def run(box: Ints, game: Ints, chance: Chance) -> None:
    """Goes on, stage by stage, until somebody is waited for or all is over."""
    while not game[WAITING] and game[STAGE] != OVER:
        if game[STAGE] == TURNS:
            game[STAGE] = take_turn(box, game)
        else:
            go_on(box, game, chance)


@rule
def go_on(box: Ints, game: Ints, chance: Chance) -> None:
    """Once through the stages, from cards chosen to the next choice, unless somebody is waited for before.

    Who plays in turn is not asked here. On a GPU games side by side go through each stage together: so the
    stages stand one after the other, and a game skips those it is not at.
    """
    show(box, game, chance)
    leave(box, game)
    go_in(box, game, chance)


@rule
def show(box: Ints, game: Ints, chance: Chance) -> None:
    """Who said so looks around, and all cards are shown."""
    stage = game[STAGE]
    if stage in (TORCHES, VAULT_TORCHES):
        look_around(box, game, chance)
        stage = ENTER if stage == TORCHES else RESOLVE
    if stage == CHOOSING:
        stage = reveal(box, game)
    if stage == SHOWN:
        stage = shown(box, game)
    game[STAGE] = stage


@rule
def leave(box: Ints, game: Ints) -> None:
    """What was played here is settled, and the party goes on."""
    if game[STAGE] == RESOLVE:
        game[STAGE] = finish(box, game)


@rule
def go_in(box: Ints, game: Ints, chance: Chance) -> None:
    """The next room, or what comes before it or in its place."""
    stage = game[STAGE]
    if stage == DESCEND:
        lay_out(box, game, chance)
        offer(box, game)
        stage = TORCHES if game[WAITING] else ENTER
    if stage == ENTER:
        stage = enter(box, game, chance)
    if stage == ASKING:
        stage = ask_all(box, game)
    if stage == SCORING:
        score(box, game)
        stage = OVER
    game[STAGE] = stage


@rule
def finish(box: Ints, game: Ints) -> int:
    """The room is resolved and left behind; a duel ends with a death, any game with the last one
    (DR-DUE-1, DR-END-10).
    """
    resolve(box, game)
    if not game[ALIVE] or (box[SEATS] == 2 and game[ALIVE] != BOTH):
        return SCORING
    if box[IN_TURN] and not (game[PLACE] == 4 and game[LEVEL] == 4):
        pass_the_start(box, game)
    if game[PLACE] < 4:
        game[PLACE] += 1
        return ENTER
    rest(box, game)
    return DESCEND if game[LEVEL] < 4 else SCORING
