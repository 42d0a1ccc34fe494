"""One room of the level: entered, played in, resolved. Each stage says which comes next."""

from __future__ import annotations

from mazmorra.batch.jit import Chance, Ints, rule
from mazmorra.batch.layout import (
    ALIVE,
    ASKING,
    BALL_AT_ONCE,
    CARDS,
    CHOOSING,
    CHOSEN,
    DEADLY,
    DEFERRED,
    ESCAPE,
    HANDS,
    IN_TURN,
    KIND,
    LIT,
    LOCKED,
    MONSTER,
    MOST_SEATS,
    ON_TURN,
    OPTIONS,
    PLACE,
    PLAYABLE,
    RESOLVE,
    ROOM,
    ROOM_AT,
    ROOM_SIZE,
    ROW,
    SHOWN,
    STAGE,
    STARTER,
    SUPPLY,
    TO_PLAY,
    TREASURE,
    TURNS,
    USED,
    VAULT,
    VAULT_TORCHES,
    WAITING,
    WOUNDS,
)
from mazmorra.batch.rules.cards import BALL_COST, ITEMS, TORCHES, cost, only, options_of
from mazmorra.batch.rules.lanes import LANE, ONES, first, given, lane, mark, others
from mazmorra.batch.rules.level import UNDRAWN, draw_room
from mazmorra.batch.rules.look import dark, look, offer
from mazmorra.batch.rules.monster import resolve_monster
from mazmorra.batch.rules.purse import eliminate
from mazmorra.batch.rules.start_player import next_from
from mazmorra.batch.rules.trap import resolve_trap
from mazmorra.batch.rules.treasure import resolve_treasure
from mazmorra.batch.rules.vault import resolve_vault
from mazmorra.games.raiders.rules.cards import CRYSTAL_BALL


@rule
def enter(box: Ints, game: Ints, chance: Chance) -> int:
    """Entering a dark room turns it up for all (DR-LVL-4)."""
    place = game[PLACE]
    game[CARDS] = 0
    if game[ROW + place] == UNDRAWN:
        game[ROW + place] = draw_room(box, game, chance, place)
    game[ROOM] = ROOM_AT + game[ROW + place] * ROOM_SIZE
    game[LIT] |= 1 << place
    game[TO_PLAY] = game[ALIVE]
    return TURNS if box[IN_TURN] else ASKING


@rule
def ask_all(box: Ints, game: Ints) -> int:
    """All who are to play choose at once (DR-PLY-2, DR-PLY-9)."""
    asked = game[TO_PLAY]
    while asked:
        ask_card(box, game, first(asked))
        asked = others(asked)
    return CHOOSING


@rule
def ask_card(box: Ints, game: Ints, seat: int) -> None:
    """What a seat may play here (DR-PLY-3); who has a single answer has given it already."""
    hand = game[HANDS + seat]
    can_look = ((hand & TORCHES) != 0) & (dark(game) != 0)
    options = options_of(hand & box[game[ROOM] + PLAYABLE], can_look)
    if options & (options - 1):
        game[OPTIONS + seat] = options
        game[WAITING] |= mark(seat)
    else:
        game[CHOSEN] |= only(options) << 4 * seat


@rule
def light(box: Ints, game: Ints, chance: Chance, seat: int) -> None:
    """While others choose, a torch is used at once; what they chose stays locked (DR-PLY-13)."""
    if not box[IN_TURN]:
        game[LOCKED] |= game[CHOSEN] & ~(LANE << 4 * seat)
        game[CHOSEN] = 0
        game[WAITING] = 0
        game[TO_PLAY] &= ~given(game[LOCKED])
        game[STAGE] = ASKING
    look(box, game, chance, seat)


@rule
def reveal(box: Ints, game: Ints) -> int:
    """All cards are shown at once (DR-PLY-2)."""
    chosen = game[CHOSEN] | game[LOCKED]
    game[CHOSEN] = 0
    game[LOCKED] = 0
    playing = given(chosen)
    while playing:
        seat = first(playing)
        lay(box, game, seat, lane(chosen, seat))
        playing = others(playing)
    return SHOWN


@rule
def lay(box: Ints, game: Ints, seat: int, card: int) -> None:
    """A card goes from the hand to the table; a crystal ball waits for the others' cards, but not where one
    escapes with it, and goes back when the edition says so (DR-PLY-7, DR-PLY-11, DR-BOS-12).
    """
    game[HANDS + seat] -= cost(card)
    if game[DEFERRED] & mark(seat):
        game[DEFERRED] ^= mark(seat)
        game[CARDS] &= ~(LANE << 4 * seat)
        game[SUPPLY] += 0 if box[BALL_AT_ONCE] else BALL_COST
    game[CARDS] |= card << 4 * seat
    game[USED + seat] += cost(card) & ITEMS
    if card == CRYSTAL_BALL:
        game[SUPPLY] += BALL_COST if box[BALL_AT_ONCE] else 0
        game[DEFERRED] |= mark(seat) * (box[game[ROOM] + ESCAPE] != CRYSTAL_BALL)


@rule
def take_turn(box: Ints, game: Ints) -> int:
    """What was chosen is laid, and the next seat in turn order is asked (DR-PLY-1, DR-PLY-8)."""
    if game[CHOSEN]:
        seat = game[ON_TURN]
        lay(box, game, seat, lane(game[CHOSEN], seat))
        game[CHOSEN] = 0
        game[TO_PLAY] ^= mark(seat)
    if not game[TO_PLAY]:
        return SHOWN
    seat = next_from(game[TO_PLAY], game[STARTER])
    game[ON_TURN] = seat
    ask_card(box, game, seat)
    return TURNS


@rule
def shown(box: Ints, game: Ints) -> int:
    """Players of crystal balls play after all others, and in a vault torches are offered once more
    (DR-PLY-7, DR-PLY-10, DR-PLY-13).
    """
    if game[DEFERRED]:
        game[TO_PLAY] = game[DEFERRED]
        return TURNS if box[IN_TURN] else ASKING
    if box[game[ROOM] + KIND] != VAULT:
        return RESOLVE
    offer(box, game)
    return VAULT_TORCHES if game[WAITING] else RESOLVE


@rule
def resolve(box: Ints, game: Ints) -> None:
    """What the room does, what goes back, and who dies of it."""
    room = game[ROOM]
    kind = box[room + KIND]
    if kind == TREASURE:
        resolve_treasure(box, game, room)
    elif kind == MONSTER:
        resolve_monster(box, game, room)
    elif kind == VAULT:
        resolve_vault(box, game, room)
    else:
        resolve_trap(box, game, room)
    return_items(box, game)
    dying = 0
    for seat in range(MOST_SEATS):
        dying |= (game[WOUNDS + seat] >= box[DEADLY]) << 4 * seat
    eliminate(game, dying & game[ALIVE])  # DR-END-1, DR-END-9


@rule
def return_items(box: Ints, game: Ints) -> None:
    """Items played go back to the supply after the room, if they have not yet (DR-PLY-4, DR-PLY-5, DR-PLY-11,
    DR-BOS-12).
    """
    cards = game[CARDS]
    items = (cards >> 3 | cards >> 2 & cards >> 1) & ONES  # over 5
    while items:
        card = lane(cards, first(items))
        if card != CRYSTAL_BALL or not box[BALL_AT_ONCE]:
            game[SUPPLY] += cost(card)
        items = others(items)
