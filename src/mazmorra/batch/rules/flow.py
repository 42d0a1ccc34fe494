"""The flow of a game: begun, answered, run on until somebody is asked.

Here are the three doors: `begin`, `answer` and `run`. Between them a game is its row and nothing else.
"""

from __future__ import annotations

from mazmorra.batch.chance import NATURE, draw
from mazmorra.batch.jit import Chance, Ints, rule
from mazmorra.batch.layout import (
    ALIVE,
    ASKING,
    CHARACTER_AT,
    CHARACTER_SIZE,
    CHARACTERS,
    CHOOSING,
    CHOSEN,
    COINS,
    DECK,
    DESCEND,
    ENTER,
    FACE_UP,
    FACE_UP_LEFT,
    HAD,
    HANDS,
    IN_TURN,
    ITEMS_LEFT,
    LEVEL,
    LEVEL_CARDS,
    LEVELS,
    OVER,
    PLACE,
    RESOLVE,
    SCORING,
    SEATS,
    SHOWN,
    STAGE,
    STARTER,
    SUPPLY,
    TO_PLAY,
    TORCHES,
    TURNS,
    VAULT_TORCHES,
    WAITING,
    WOUNDS,
)
from mazmorra.batch.rules.chamber import ask_all, enter, resolve, reveal, shown, take_turn
from mazmorra.batch.rules.lanes import ONES, mark
from mazmorra.batch.rules.level import lay_out, nth, rest, shuffle_deck
from mazmorra.batch.rules.look import look_around, looks, offer, see_dark
from mazmorra.batch.rules.scoring import score
from mazmorra.batch.rules.start_player import pass_the_start
from mazmorra.games.raiders.rules.cards import POWERS

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
    shuffle_deck(box, game, chance)
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
        game[HAD + seat] = box[row + 2]
        game[SUPPLY] -= box[row + 2]


@rule
def answer(game: Ints, seat: int, chosen: int) -> None:
    """One of the answers that `OPTIONS` allows a seat that is waited for."""
    game[WAITING] &= ~mark(seat)
    game[CHOSEN] |= chosen << 4 * seat


@rule
def run(box: Ints, game: Ints, chance: Chance) -> None:
    """Goes on, stage by stage, until somebody is waited for or all is over; who looks while cards are chosen
    does it at once (DR-PLY-13).
    """
    while game[STAGE] != OVER and (not game[WAITING] or (game[STAGE] == CHOOSING and looks(game[CHOSEN]))):
        if game[STAGE] == TURNS and not looks(game[CHOSEN]):
            reveal(box, game)
            game[STAGE] = take_turn(game)
        else:
            go_on(box, game, chance)


@rule
def go_on(box: Ints, game: Ints, chance: Chance) -> None:
    """Once through the stages, from cards chosen to the next choice, unless somebody is waited for before.

    Who plays in turn is not asked here. On a GPU games side by side go through each stage together: so the
    stages stand one after the other, and a game skips those it is not at.
    """
    show(box, game)
    leave(box, game)
    descend(box, game, chance)
    go_in(box, game)


@rule
def show(box: Ints, game: Ints) -> None:
    """Who said so looks around, and all cards are shown."""
    stage = game[STAGE]
    if looks(game[CHOSEN]):
        game[TO_PLAY] |= looks(game[CHOSEN])
        stage = ASKING if stage == CHOOSING else stage
        look_around(box, game)
    if stage == TORCHES:
        stage = ENTER
    if stage == VAULT_TORCHES:
        stage = RESOLVE
    if stage == CHOOSING:
        stage = reveal(box, game)
    if stage == SHOWN:
        stage = shown(box, game)
    game[STAGE] = stage


@rule
def leave(box: Ints, game: Ints) -> None:
    """What was played here is settled, and the party goes on, or counts."""
    stage = game[STAGE]
    if stage == RESOLVE:
        stage = finish(box, game)
    if stage == SCORING:
        score(box, game)
        stage = OVER
    game[STAGE] = stage


@rule
def descend(box: Ints, game: Ints, chance: Chance) -> None:
    """The next level, where torches are offered before anybody moves."""
    if game[STAGE] == DESCEND:
        lay_out(box, game, chance)
        see_dark(game)
        offer(game)
        game[STAGE] = TORCHES if game[WAITING] else ENTER


@rule
def go_in(box: Ints, game: Ints) -> None:
    """The next room, and what may be played in it."""
    stage = game[STAGE]
    if stage == ENTER:
        stage = enter(box, game)
    if stage == ASKING:
        stage = ask_all(game)
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
