"""What the arena counts in Platformer, and what must hold at every moment of it."""

from __future__ import annotations

from collections import Counter

from mazmorra.arena.hook import Figures, Hook
from mazmorra.arena.things import HARM, Effect, Naming, Things
from mazmorra.games.platformer.rules.spaces import COLUMNS
from mazmorra.games.platformer.rules.symbols import AMULET, BADGE, FOES, GEM, GOLD, NOBODY, NONE
from mazmorra.games.platformer.state import PlatformerState
from mazmorra.kernel import AnyTable

SAVED = "rebirth"
"""The question of a hero without health who may still be saved."""


THINGS = Things(
    names={
        "item_bought": (Naming("item", "item", acts=False),),
        "item_exhausted": (Naming("item", "item", counts=False),),
        "potion_drunk": (Naming("potion", "potion"),),
        "artifact_taken": (Naming("artifact", "artifact", acts=False),),
        "artifact_exhausted": (Naming("artifact", "artifact", counts=False),),
        "event_drawn": (Naming("event", "event"),),
        "enemies_appeared": (Naming("enemy", "enemy", acts=False),),
        "attacked": (Naming("enemy", "enemy", counts=False),),
        "defeated": (Naming("enemy", "enemy", counts=False),),
        "boss_card_resolved": (Naming("card", "card"),),
        "level_laid": (Naming("tile", "tiles", acts=False),),
        "level_revealed": (Naming("tile", "tiles", acts=False),),
    },
    effects={
        **HARM,
        "gold_gained": Effect("gold", "amount"),
        "gems_gained": Effect("gems", "amount"),
        "downed": Effect("downs"),
    },
    ends=("turn_began", "die_used", "forged", "special_used", "moved", "gravity", "boss_turn"),
)


def standing(table: AnyTable) -> list[int]:
    """Who stands highest is ahead."""
    state: PlatformerState = table.state
    return [space // COLUMNS if space >= 0 else -1 for space in state.spaces]


def read(table: AnyTable) -> Figures:
    """The end of a game: every seat's hero, gems, falls and downs, whether it met the boss; rounds, and
    enemies defeated.
    """
    state: PlatformerState = table.state
    ids = [row.id for row in table.game.box.heroes]
    falls, downs, gems = Counter[int](), Counter[int](), Counter[int]()
    for event in table.events:
        seat = event.args.get("seat", NOBODY)
        falls[seat] += event.kind == "hero_fell"
        downs[seat] += event.kind == "downed"
        if event.kind == "gems_gained":
            gems[seat] += event.args["amount"]
        gems[seat] += event.kind == "picked_up" and event.args["token"] == "gem"
    seats = range(table.seats)
    return Figures(
        groups=tuple(ids[hero] for hero in state.heroes),
        seat_means=tuple((gems[seat], falls[seat], downs[seat]) for seat in seats),
        seat_rates=tuple((bool(state.inside[seat]),) for seat in seats),
        game_means=(state.round, state.defeated),
        spread=questions(table),
        scene=table.game.box.bosses[state.boss].id if state.boss != NONE else "",
    )


def questions(table: AnyTable) -> tuple[int, ...]:
    """How many questions the player whose turn it was answered in each turn."""
    turns = [(event.number, event.args["seat"]) for event in table.events if event.kind == "turn_began"]
    history, ends = table.history, [number for number, _ in turns[1:]]
    spans = zip(turns, [*ends, len(history)], strict=True)
    return tuple(sum(each == seat for each, _ in history[begin:end]) for (begin, seat), end in spans)


def _check_tokens(table: AnyTable) -> None:
    state: PlatformerState = table.state
    supply = table.game.box.supply
    gold = state.gold_left + sum(state.gold) + state.tokens.count(GOLD)
    gems = state.gems_left + sum(state.gems) + state.tokens.count(GEM)
    assert (gold, gems) == (supply.gold, supply.gems), f"{gold} gold and {gems} gems"
    assert min((state.gold_left, state.gems_left, *state.gold, *state.gems, *state.pool, *state.used)) >= 0
    for number, row in enumerate(table.game.box.tokens):
        lying = state.tokens.count(BADGE) if number == table.game.good_badge(state.boss) else 0
        count = state.badges_left[number] + lying + sum(held >> number & 1 for held in state.badges)
        assert count == row.copies, f"{count} of {row.copies} tokens {row.id}"


def _check_cards(table: AnyTable) -> None:
    """No card is in two places, and none is in the air."""
    state: PlatformerState = table.state
    box, extras = table.game.box, table.game.extras
    items = Counter(card for card in (*sum(state.items, ()), *state.shop[:3]) if card != NONE)
    potions = Counter(
        card for card in (*sum(state.potions, ()), *state.potion_bottom, *state.shop[3:]) if card != NONE
    )
    for rows, deck, lying in ((box.items, state.item_deck, items), (box.potions, state.potion_deck, potions)):
        for number, row in enumerate(rows):
            copies = row.copies if extras or not row.extra else 0
            assert deck[number] + lying[number] == copies, (
                f"{deck[number] + lying[number]} of {copies} cards {row.id}"
            )


def _check_figures(table: AnyTable) -> None:
    """Whoever stands somewhere is there on the map, and nobody else is on it (PL-13)."""
    state: PlatformerState = table.state
    heroes = {space: seat for seat, space in enumerate(state.spaces) if space >= 0}
    foes = {space: FOES + slot for slot, space in enumerate(state.foes) if space >= 0}
    there = {space: figure for space, figure in enumerate(state.at) if figure != NOBODY}
    assert there == heroes | foes, f"{there} on the map, heroes {heroes}, enemies {foes}"
    assert len(there) == len(heroes) + len(foes), f"heroes {heroes} and enemies {foes} share a space"
    cells = table.game.box.map_of(state.tiles).cells
    assert all(cells[space] != "?" for space in there), f"somebody stands where nothing is revealed: {there}"


def _check_heroes(table: AnyTable) -> None:
    state: PlatformerState = table.state
    saved = {ask.seat for ask in table.asks if ask.kind == SAVED}
    for seat, health in enumerate(state.health):
        most = table.game.box.heroes[state.heroes[seat]].health + bool(state.powers[seat] & AMULET)
        assert (0 if seat in saved else 1) <= health <= most, f"seat {seat} has {health} health of {most}"
    assert sum(state.pool) + sum(state.used) <= table.game.box.dice, f"dice {state.pool} and {state.used}"


HOOK = Hook(
    group="hero",
    seat_means=("gems", "falls", "downs"),
    seat_rates=("met",),
    game_means=("rounds", "defeated"),
    spread="questions",
    read=read,
    checks=(_check_tokens, _check_cards, _check_figures, _check_heroes),
    scene="boss",
    scene_words="platformer-boss",
    watched=True,
    things=THINGS,
    standing=standing,
)
