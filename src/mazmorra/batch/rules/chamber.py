"""One room of the level: entered, played in, resolved. Each stage says which comes next."""

from __future__ import annotations

from mazmorra.batch.jit import Ints, rule
from mazmorra.batch.layout import (
    ALIVE,
    ALLOWED,
    ASKING,
    BALL_AT_ONCE,
    CARDS,
    CHOOSING,
    CHOSEN,
    DEADLY,
    DEFERRED,
    ESCAPE,
    GOING_BACK,
    HANDS,
    IN_TURN,
    KIND,
    LIGHT,
    LIT,
    LOCKED,
    MONSTER,
    MOST_SEATS,
    OPTIONS,
    PLACE,
    PLAYABLE,
    RESOLVE,
    ROOM,
    ROOM_AT,
    ROOM_SIZE,
    ROW,
    SHOWN,
    STARTER,
    SUPPLY,
    TO_PLAY,
    TREASURE,
    TURNS,
    VAULT,
    VAULT_TORCHES,
    WAITING,
    WOUNDS,
)
from mazmorra.batch.rules.cards import BALL_COST, ITEMS, cost, only, options_of, values
from mazmorra.batch.rules.lanes import LANE, ONES, count, first, given, highest, lane, others
from mazmorra.batch.rules.level import UNDRAWN, draw_room
from mazmorra.batch.rules.look import offer, see_dark
from mazmorra.batch.rules.monster import resolve_monster
from mazmorra.batch.rules.purse import eliminate
from mazmorra.batch.rules.start_player import next_from
from mazmorra.batch.rules.trap import resolve_trap
from mazmorra.batch.rules.treasure import resolve_treasure
from mazmorra.batch.rules.vault import resolve_vault
from mazmorra.games.raiders.rules.cards import CRYSTAL_BALL


@rule
def enter(box: Ints, game: Ints) -> int:
    """Entering a dark room turns it up for all (DR-LVL-4)."""
    place = game[PLACE]
    game[CARDS] = 0
    if game[ROW + place] == UNDRAWN:
        game[ROW + place] = draw_room(box, game, place)
    game[ROOM] = ROOM_AT + game[ROW + place] * ROOM_SIZE
    game[ALLOWED] = box[game[ROOM] + PLAYABLE]
    game[LIT] |= 1 << place
    see_dark(game)
    game[TO_PLAY] = game[ALIVE]
    return TURNS if box[IN_TURN] else ASKING


@rule
def ask_all(game: Ints) -> int:
    """All who are to play choose at once (DR-PLY-2, DR-PLY-9)."""
    ask(game, game[TO_PLAY])
    return CHOOSING


@rule
def take_turn(game: Ints) -> int:
    """The next seat in turn order is asked (DR-PLY-1, DR-PLY-8)."""
    if not game[TO_PLAY]:
        return CHOOSING
    ask(game, next_from(game[TO_PLAY], game[STARTER]))
    return TURNS


@rule
def ask(game: Ints, asked: int) -> None:
    """What seats may play here (DR-PLY-3); who has a single answer has given it already."""
    game[TO_PLAY] &= ~asked
    waiting, chosen = game[WAITING], game[CHOSEN]
    while asked:
        seat = first(asked)
        hand = game[HANDS + seat]
        options = options_of(hand & game[ALLOWED], (hand & game[LIGHT]) != 0)
        game[OPTIONS + seat] = options
        if options & (options - 1):
            waiting |= asked & -asked
        else:
            chosen |= only(options) << 4 * seat
        asked = others(asked)
    game[WAITING] = waiting
    game[CHOSEN] = chosen


@rule
def reveal(box: Ints, game: Ints) -> int:
    """What was chosen is shown and leaves the hands; items go back to the supply after the room, if they have
    not yet (DR-PLY-2, DR-PLY-4, DR-PLY-5, DR-PLY-11, DR-BOS-12).
    """
    cards = game[CHOSEN] | game[LOCKED]
    game[CHOSEN] = 0
    game[LOCKED] = 0
    lay(box, game, cards)
    items = 0
    for seat in range(MOST_SEATS):
        game[HANDS + seat] -= cost(lane(cards, seat))
        items += cost(lane(cards, seat)) & ITEMS
    game[GOING_BACK] += items
    return SHOWN


@rule
def lay(box: Ints, game: Ints, cards: int) -> None:
    """Cards come to the table; a crystal ball waits for the others' cards, but not where one escapes with it,
    and goes back when the edition says so (DR-PLY-7, DR-PLY-11, DR-BOS-12).
    """
    balls, late = cards >> 2 & cards >> 1 & cards & ONES, game[DEFERRED] & given(cards)
    back = BALL_COST * count(balls if box[BALL_AT_ONCE] else late)
    game[SUPPLY] += back
    game[GOING_BACK] -= back
    game[CARDS] = game[CARDS] & ~(late * LANE) | cards
    game[DEFERRED] = game[DEFERRED] & ~late | (0 if box[game[ROOM] + ESCAPE] == CRYSTAL_BALL else balls)


@rule
def shown(box: Ints, game: Ints) -> int:
    """Players of crystal balls play after all others, and in a vault torches are offered once more
    (DR-PLY-7, DR-PLY-10, DR-PLY-13).
    """
    if game[DEFERRED]:
        game[TO_PLAY] = game[DEFERRED]
        return TURNS if box[IN_TURN] else ASKING
    if box[game[ROOM] + KIND] != VAULT or not game[LIGHT]:
        return RESOLVE
    offer(game)
    return VAULT_TORCHES if game[WAITING] else RESOLVE


@rule
def resolve(box: Ints, game: Ints) -> None:
    """What the room does, what goes back, and who dies of it."""
    room = game[ROOM]
    kind = box[room + KIND]
    counted = values(game)
    most = highest(counted)
    if kind == TREASURE:
        resolve_treasure(box, game, room, counted, most)
    elif kind == MONSTER:
        resolve_monster(box, game, room, counted)
    elif kind == VAULT:
        resolve_vault(box, game, room, counted)
    else:
        resolve_trap(box, game, room, counted, most)
    game[SUPPLY] += game[GOING_BACK]
    game[GOING_BACK] = 0
    dying = 0
    for seat in range(MOST_SEATS):
        dying |= (game[WOUNDS + seat] >= box[DEADLY]) << 4 * seat
    eliminate(game, dying & game[ALIVE])  # DR-END-1, DR-END-9
