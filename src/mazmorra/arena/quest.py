"""What the arena counts in DungeonQuest, and what must hold at every moment of it."""

from __future__ import annotations

from collections import Counter

from mazmorra.arena.hook import Figures, Hook
from mazmorra.arena.things import HARM, Effect, Naming, Things
from mazmorra.games.quest.rules.spaces import NOWHERE
from mazmorra.games.quest.state import BELOW, INSIDE, OUT, QuestState
from mazmorra.kernel import AnyTable

LAYING = ("tile", "orientation")
"""The questions while one tile is in hand."""


def tile_ids(table: AnyTable) -> list[str]:
    return [kind.id for kind in table.game.box.kinds]


THINGS = Things(
    names={
        "card_drawn": (Naming("card", "card", beside=("room",), under="deck"),),
        "monster_met": (Naming("monster", "monster", beside=("room", "card")),),
        "entered": (Naming("room", "room"),),
        "hero_dealt": (Naming("rune", "rune", acts=False),),
        "rune_dealt": (Naming("rune", "rune", acts=False),),
        "room_explored": (Naming("tile", "tile", acts=False, ids=tile_ids),),
    },
    effects={
        **HARM,
        "loot_gained": Effect("gold", "gold"),
        "turns_lost": Effect("lost", "amount"),
        "died": Effect("deaths"),
    },
    ends=("turn_began",),
)


def standing(table: AnyTable) -> list[int]:
    """Who has gathered the most gold is ahead, among the living."""
    state, cards = table.state, table.game.box.cards
    return [
        max(state.gold[seat], sum(cards[card].row.gold for card in loot))
        if state.standing[seat] in (INSIDE, BELOW, OUT)
        else -1
        for seat, loot in enumerate(state.loot)
    ]


def read(table: AnyTable) -> Figures:
    """The end of a game: every seat's hero, gold, turns and fate, and how far the dungeon was explored."""
    state: QuestState = table.state
    ids = [row.id for row in table.game.box.heroes]
    told = Counter(event.kind for event in table.events)
    turns = Counter(event.args["seat"] for event in table.events if event.kind == "turn_began")
    died = [(event.args["seat"], event.args["cause"]) for event in table.events if event.kind == "died"]
    seats = range(table.seats)
    return Figures(
        groups=tuple(ids[hero] for hero in state.heroes),
        seat_means=tuple((state.gold[seat], turns[seat]) for seat in seats),
        seat_rates=tuple((state.standing[seat] == OUT,) for seat in seats),
        game_means=(told["sun_moved"], told["room_explored"], told["monster_slain"]),
        fates=tuple(tuple(cause for who, cause in died if who == seat) for seat in seats),
    )


def _check_cards(table: AnyTable) -> None:
    """No card is in two places; between actions none is in the air, but for the dragon's, which stay out
    (DQ-R-58).
    """
    state: QuestState = table.state
    box = table.game.box
    lying: Counter[int] = Counter()
    for loot, kept, row in zip(state.loot, state.kept, state.row, strict=True):
        lying.update(loot)
        lying.update(Counter(row) | Counter(kept))  # a card of the row may go on acting from there
    settled = table.over or any(ask.kind == "action" for ask in table.asks)
    for number, card in enumerate(box.cards):
        count = state.deck[number] + state.discard[number] + lying[number]
        assert count <= card.row.copies, f"{count} of {card.row.copies} cards {card.deck} {card.id}"
        if settled and card.deck != "dragon":
            assert count == card.row.copies, f"{count} of {card.row.copies} cards {card.deck} {card.id}"
    for number, row in enumerate(box.monsters):
        count = state.monster_deck[number] + state.monster_discard[number]
        assert count == row.copies, f"{count} of {row.copies} monsters {row.id}"
    for number, row in enumerate(box.runes):
        count = state.rune_bag[number] + state.runes.count(number)
        assert count <= row.copies, f"{count} of {row.copies} runes {row.id}"


def _check_tiles(table: AnyTable) -> None:
    state: QuestState = table.state
    box = table.game.box
    laid = Counter((code - 1) >> 2 for code in state.board if code)
    missing = 0
    for number, kind in enumerate(box.kinds[: box.tiles]):
        count = state.bag[number] + state.under[number] + laid[number]
        assert 0 <= kind.copies - count <= 1, f"{count} of {kind.copies} tiles {kind.id}"
        missing += kind.copies - count
    assert missing == int(_tile_in_hand(table)), f"{missing} tiles are missing"


def _tile_in_hand(table: AnyTable) -> bool:
    return any(ask.kind in LAYING for ask in table.asks)


def _check_heroes(table: AnyTable) -> None:
    state: QuestState = table.state
    assert 0 <= state.sun <= len(table.game.box.sun), f"the sun is at {state.sun}"
    assert min((*state.determination, *state.skips, *state.gold)) >= 0
    if not state.sun:
        return  # a figure is still to be placed
    for seat, standing in enumerate(state.standing):
        if standing in (INSIDE, BELOW):
            health = table.game.box.heroes[state.heroes[seat]].health
            assert 0 <= state.wounds[seat] < health, (
                f"seat {seat} lives with {state.wounds[seat]} wounds of {health}"
            )
            where = state.space[seat] if standing == INSIDE else state.travel[seat]
            assert where != NOWHERE, f"seat {seat} is nowhere"
        if standing == INSIDE:
            assert state.board[state.space[seat]], f"seat {seat} stands in the unexplored"


HOOK = Hook(
    group="hero",
    seat_means=("gold", "turns"),
    seat_rates=("survivals",),
    game_means=("rounds", "explored", "slain"),
    read=read,
    checks=(_check_cards, _check_tiles, _check_heroes),
    fate="cause",
    watched=True,
    things=THINGS,
    standing=standing,
)
