"""What the arena counts in Dungeon Raiders, and what must hold at every moment of it."""

from __future__ import annotations

from mazmorra.arena.hook import Figures, Hook
from mazmorra.arena.things import Effect, Naming, Things
from mazmorra.games.raiders.rules.cards import COST, CRYSTAL_BALL, ITEM_CARDS, POWERS, TORCH, count
from mazmorra.games.raiders.state import UNDRAWN, RaidersState
from mazmorra.kernel import AnyTable

THINGS = Things(
    names={
        "room_entered": (Naming("room", "room"),),
        "card_played": (Naming("card", "card", beside=("room",)),),
        "item_taken": (Naming("item", "item", acts=False),),
    },
    effects={
        "coins_gained": Effect("coins", "amount"),
        "coins_lost": Effect("coins", "amount", -1),
        "wounded": Effect("wounds", "amount"),
        "healed": Effect("wounds", "amount", -1),
        "eliminated": Effect("deaths"),
    },
    ends=("rested",),
)


def read(table: AnyTable) -> Figures:
    """The end of a game: every seat's character, coins, wounds and fate, and the monsters beaten."""
    state: RaidersState = table.state
    ids = [row.id for row in table.game.box.characters]
    return Figures(
        groups=tuple(ids[character] for character in state.characters),
        seat_means=tuple(zip(state.coins, state.wounds, strict=True)),
        seat_rates=tuple((not alive, seat in state.collapsed) for seat, alive in enumerate(state.alive)),
        game_means=(state.beaten, state.level + 1),
        scene=_boss(table),
    )


def standing(table: AnyTable) -> list[int]:
    """Who has the most coins is ahead, among the living."""
    state: RaidersState = table.state
    return [coins if alive else -1 for coins, alive in zip(state.coins, state.alive, strict=True)]


def _boss(table: AnyTable) -> str:
    """The boss at the end of the last level, if anybody came to see it (DR-LVL-3)."""
    rooms = [table.game.box.rooms[room] for room in table.state.row if room != UNDRAWN]
    return next((room.id for room in rooms if room.boss), "")


def _check_items(table: AnyTable) -> None:
    """The supply, the hands and what lies on the table hold every copy of every item (DR-SET-6)."""
    state: RaidersState = table.state
    copies = 0 if table.game.is_solo else table.game.box.figures.items_of_each_kind
    for item in ITEM_CARDS:
        lying = _lying(table, item)
        held = sum(count(hand, item) for hand in state.hands)
        assert state.supply[item - TORCH] + held + lying == copies, (
            f"item {item}: {state.supply}, {held} held, {lying} lying"
        )


def _lying(table: AnyTable, item: int) -> int:
    """Copies on the table; at the end of a room they go back while the cards stay in sight until the next."""
    state: RaidersState = table.state
    if (
        not table.asks
        or table.asks[0].kind != "card"
        or (item == CRYSTAL_BALL and table.game.ball_returns_at_once)
    ):
        return 0
    return state.cards.count(item)


def _check_power_cards(table: AnyTable) -> None:
    """Each living seat has played one card a room of this level, power card or item; nobody else holds
    any.
    """
    state: RaidersState = table.state
    if state.level < 0:
        return  # nothing is dealt yet
    for seat, hand in enumerate(state.hands):
        if not state.alive[seat]:
            assert hand == 0, f"seat {seat} is out and holds {hand}"
            continue
        gone = 5 - (hand & POWERS).bit_count()
        assert 0 <= gone <= state.place + 1, (
            f"seat {seat} has played {gone} power cards by place {state.place}"
        )
        assert hand < COST[ITEM_CARDS[-1]] * 16, f"seat {seat} holds {hand}"


def _check_rooms(table: AnyTable) -> None:
    """No room is drawn oftener than it has copies; what is lit has been drawn."""
    state: RaidersState = table.state
    assert min(state.bag) >= 0, f"the bag is {state.bag}"
    assert all(left >= 0 for left in (*state.attack_deck, *state.level_cards, state.face_up_left))
    if table.asks and table.asks[0].kind in ("card", "torch"):
        lit = [room for room, up in zip(state.row, state.lit, strict=True) if up]
        assert UNDRAWN not in lit, f"a lit room is not drawn: {state.row} {state.lit}"


def _check_figures(table: AnyTable) -> None:
    state: RaidersState = table.state
    most = table.game.most_coins
    assert all(0 <= coins <= most for coins in state.coins), f"coins {state.coins}"
    assert all(wounds >= 0 for wounds in state.wounds), f"wounds {state.wounds}"
    deadly = table.game.box.figures.deadly_wounds
    if deadly and (table.asks or table.over):
        dead = [seat for seat, wounds in enumerate(state.wounds) if wounds >= deadly]
        assert not any(state.alive[seat] for seat in dead), f"{dead} should be dead"


HOOK = Hook(
    group="character",
    seat_means=("coins", "wounds"),
    seat_rates=("deaths", "collapses"),
    game_means=("beaten", "levels"),
    scene="boss",
    scene_words="raiders-room",
    read=read,
    checks=(_check_items, _check_power_cards, _check_rooms, _check_figures),
    things=THINGS,
    standing=standing,
)
