"""One room of the level: entered, played in, resolved, left behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.batch.jit import inlined, jitted
from mazmorra.batch.layout import (
    ALIVE,
    BALL_AT_ONCE,
    CARDS,
    CHOOSING,
    CHOSEN,
    DEADLY,
    DEFERRED,
    ENTER,
    ESCAPE,
    HANDS,
    IN_TURN,
    KIND,
    LEVEL,
    LIT,
    LOCKED,
    MONSTER,
    OPTIONS,
    PLACE,
    PLAYABLE,
    ROOM_AT,
    ROOM_SIZE,
    ROW,
    SEATS,
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
from mazmorra.batch.rules.cards import (
    BALL_COST,
    CARD_BITS,
    CRYSTAL_BALL,
    LOOK,
    TORCH,
    TORCHES,
    cost,
    of_seat,
    playable,
)
from mazmorra.batch.rules.level import UNDRAWN, draw_room, nth
from mazmorra.batch.rules.look import dark, look, offer
from mazmorra.batch.rules.monster import resolve_monster, resolve_monster_in_duel
from mazmorra.batch.rules.purse import eliminate
from mazmorra.batch.rules.trap import resolve_trap
from mazmorra.batch.rules.treasure import resolve_treasure
from mazmorra.batch.rules.vault import resolve_vault

if TYPE_CHECKING:
    from mazmorra.batch.jit import Chance, Ints


@inlined
def current(game: Ints) -> int:
    """Where the current room stands in the box."""
    return ROOM_AT + game[ROW + game[PLACE]] * ROOM_SIZE


@inlined
def enter(box: Ints, game: Ints, chance: Chance) -> None:
    """Entering a dark room turns it up for all (DR-LVL-4)."""
    place = game[PLACE]
    game[CARDS] = 0
    if game[ROW + place] == UNDRAWN:
        game[ROW + place] = draw_room(box, game, chance, place)
    game[LIT] |= 1 << place
    ask_cards(box, game, game[ALIVE])


@inlined
def ask_cards(box: Ints, game: Ints, seats: int) -> None:
    """All these seats choose at once, or play in turn (DR-PLY-1, DR-PLY-2, DR-PLY-8, DR-PLY-9)."""
    if box[IN_TURN]:
        game[TO_PLAY] = seats
        game[STAGE] = TURNS
    else:
        game[STAGE] = CHOOSING
        for seat in range(box[SEATS]):
            if seats >> seat & 1:
                ask_card(box, game, seat)


@inlined
def ask_card(box: Ints, game: Ints, seat: int) -> None:
    """What a seat may play here (DR-PLY-3); who has a single answer has given it already."""
    hand = game[HANDS + seat]
    options = playable(
        hand & box[current(game) + PLAYABLE], (hand & TORCHES) != 0 and dark(game) != 0
    )
    if options & (options - 1):
        game[OPTIONS + seat] = options
        game[WAITING] |= 1 << seat
    else:
        game[CHOSEN] |= nth(options, 0) << 4 * seat


@inlined
def light(box: Ints, game: Ints, chance: Chance, seat: int) -> None:
    """While others choose, a torch is used at once; what they chose stays locked (DR-PLY-13)."""
    game[LOCKED] |= game[CHOSEN] & ~(CARD_BITS << 4 * seat)
    game[CHOSEN] = 0
    game[WAITING] = 0
    look(box, game, chance, seat)
    group = game[DEFERRED] if game[DEFERRED] else game[ALIVE]
    for each in range(box[SEATS]):
        if group >> each & 1 and not of_seat(game[LOCKED], each):
            ask_card(box, game, each)


@inlined
def reveal(box: Ints, game: Ints) -> None:
    """All cards are shown at once (DR-PLY-2)."""
    chosen = game[CHOSEN] | game[LOCKED]
    game[CHOSEN] = 0
    game[LOCKED] = 0
    for seat in range(box[SEATS]):
        card = of_seat(chosen, seat)
        if card:
            lay(box, game, seat, card)


@inlined
def lay(box: Ints, game: Ints, seat: int, card: int) -> None:
    """A card goes from the hand to the table; a crystal ball waits for the others' cards, but not where one
    escapes with it, and goes back when the edition says so (DR-PLY-7, DR-PLY-11, DR-BOS-12).
    """
    game[HANDS + seat] -= cost(card)
    if game[DEFERRED] >> seat & 1:
        game[DEFERRED] ^= 1 << seat
        game[CARDS] &= ~(CARD_BITS << 4 * seat)
        game[SUPPLY] += 0 if box[BALL_AT_ONCE] else BALL_COST
    game[CARDS] |= card << 4 * seat
    if card >= TORCH:
        game[USED + seat] += cost(card)
        if card == CRYSTAL_BALL:
            game[SUPPLY] += BALL_COST if box[BALL_AT_ONCE] else 0
            game[DEFERRED] |= (box[current(game) + ESCAPE] != CRYSTAL_BALL) << seat


@inlined
def take_turns(box: Ints, game: Ints) -> None:
    """The next seat in turn order is asked, or its single answer laid (DR-PLY-1, DR-PLY-8)."""
    seats, starter = box[SEATS], game[STARTER]
    while game[TO_PLAY] and not game[WAITING]:
        turned = (game[TO_PLAY] | game[TO_PLAY] << seats) >> starter
        seat = starter + nth(turned, 0)
        seat = seat - seats if seat >= seats else seat
        ask_card(box, game, seat)
        if not game[WAITING]:
            played(box, game, seat, of_seat(game[CHOSEN], seat))


@inlined
def played(box: Ints, game: Ints, seat: int, card: int) -> None:
    """Whose turn it was has laid a card."""
    game[CHOSEN] = 0
    game[TO_PLAY] &= ~(1 << seat)
    lay(box, game, seat, card)


@inlined
def shown(box: Ints, game: Ints) -> bool:
    """Whether the room can be resolved: players of crystal balls play after all others, and in a vault
    torches are offered once more (DR-PLY-7, DR-PLY-10, DR-PLY-13).
    """
    if game[DEFERRED]:
        ask_cards(box, game, game[DEFERRED])
        return False
    if box[current(game) + KIND] == VAULT:
        offer(box, game, VAULT_TORCHES)
        return game[WAITING] == 0
    return True


@jitted
def resolve(box: Ints, game: Ints) -> None:
    """What the room does, what goes back, and who dies of it (DR-PLY-4, DR-PLY-5, DR-END-1, DR-END-9)."""
    room = current(game)
    kind = box[room + KIND]
    if kind == TREASURE:
        resolve_treasure(box, game, room)
    elif kind == MONSTER and box[SEATS] == 2:
        resolve_monster_in_duel(box, game, room)
    elif kind == MONSTER:
        resolve_monster(box, game, room)
    elif kind == VAULT:
        resolve_vault(box, game, room)
    else:
        resolve_trap(box, game, room)
    for seat in range(box[SEATS]):
        card = of_seat(game[CARDS], seat)
        if card >= TORCH and not (card == CRYSTAL_BALL and box[BALL_AT_ONCE]):
            game[SUPPLY] += cost(card)
        if game[WOUNDS + seat] >= box[DEADLY] and game[ALIVE] >> seat & 1:
            eliminate(game, seat)


__all__ = ["ENTER", "LEVEL", "LOOK"]
