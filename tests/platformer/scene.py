"""A table of Platformer as a test speaks to it: places, dice, cards and answers by name.

Every answer goes through the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from mazmorra.games.notation import answer_text
from mazmorra.games.platformer.box.loading import number
from mazmorra.games.platformer.game import PlatformerGame, PlatformerTable
from mazmorra.games.platformer.rules.figures import name_of
from mazmorra.games.platformer.rules.spaces import place, space_of
from mazmorra.games.platformer.rules.symbols import FACES, SYMBOLS, TOKENS
from mazmorra.games.platformer.state import PlatformerState
from mazmorra.kernel import Ask, Event, ScriptedDealer
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.errors import MazmorraError


def script_of(game: PlatformerGame, draws: Mapping[str, Sequence[Any]]) -> dict[str, list[Answer]]:
    """What chance will say, by the kind of its questions."""
    return {kind: [_number(game, kind, name) for name in names] for kind, names in draws.items()}


def _number(game: PlatformerGame, kind: str, name: Any) -> Answer:
    box = game.box
    if kind == "die":
        return SYMBOLS.index(name)
    if kind == "enemy_die":
        return FACES.index(name)
    if kind in ("boss_space", "summon_space"):
        return space_of(name)
    if kind == "boss_order":
        return tuple(number(box.cards, each) for each in name.split())
    if kind == "starter":
        return int(name)
    rows: dict[str, Any] = {
        "tile": box.tiles,
        "enemy": box.enemies,
        "item": box.items,
        "potion": box.potions,
        "hero": box.heroes,
        "boss": box.bosses,
        "boss_card": box.cards,
        "event": box.events,
        "artifact": box.artifacts,
    }
    return number(rows[kind], name)


def named(table: PlatformerTable, ask: Ask, option: Answer) -> Any:
    """An answer as text: 'step B2', 'use hand', 'attack G7', 'G8', 'stop'; a figure as itself: 3."""
    text = answer_text(table.game, ask, option)
    return int(text) if text.isdecimal() else text


class Figure:
    """One hero of a table, as it stands now."""

    def __init__(self, table: PlatformerTable, seat: int) -> None:
        self.table, self.seat = table, seat

    @property
    def at(self) -> str:
        """Where the figure stands, '' off the map."""
        space = self.table.state.spaces[self.seat]
        return place(space) if space >= 0 else ""

    @property
    def health(self) -> int:
        return self.table.state.health[self.seat]

    @property
    def gold(self) -> int:
        return self.table.state.gold[self.seat]

    @property
    def gems(self) -> int:
        return self.table.state.gems[self.seat]

    @property
    def special(self) -> str:
        return SYMBOLS[self.table.state.special[self.seat]]

    @property
    def items(self) -> list[str]:
        return [self.table.game.box.items[card].id for card in self.table.state.items[self.seat]]

    @property
    def exhausted(self) -> list[str]:
        return [self.table.game.box.items[card].id for card in self.table.state.exhausted[self.seat]]

    @property
    def potions(self) -> list[str]:
        return [self.table.game.box.potions[card].id for card in self.table.state.potions[self.seat]]

    @property
    def artifacts(self) -> list[str]:
        state = self.table.state
        mine = [
            card for card, holder in zip(state.artifacts, state.holders, strict=True) if holder == self.seat
        ]
        return [self.table.game.box.artifacts[card].id for card in mine]

    @property
    def badges(self) -> list[str]:
        held = self.table.state.badges[self.seat]
        return [row.id for index, row in enumerate(self.table.game.box.tokens) if held >> index & 1]


class Scene:
    """A table in the middle of a situation; `game[0]` is a figure, `game.hero` the first one."""

    def __init__(self, table: PlatformerTable) -> None:
        self.table = table

    # Acting.

    def play(self, *answers: Any, **draws: Any) -> Scene:
        """Answer whoever is asked, one answer after the other: `game.play("step B2", die="boot",
        enemy_die="left")`.

        Draws are given by kind, several as one text; all of them must be used, any others are refused.
        """
        dealer = self.table.dealer
        assert isinstance(dealer, ScriptedDealer)
        dealer.by_kind = script_of(
            self.table.game, {kind: _listed(kind, given) for kind, given in draws.items()}
        )
        for answer in answers:
            self.answer(answer)
        left = {kind: given for kind, given in dealer.by_kind.items() if given}
        assert not left, f"chance was not asked for {left}"
        return self

    def end(
        self, *answers: Any, die: str = "boot boot sword coin hand", enemy_die: str = "attack", **draws: Any
    ) -> Scene:
        """End the turn, keep the special die as it is if asked, and let the next player roll."""
        dealer = self.table.dealer
        assert isinstance(dealer, ScriptedDealer)
        given = {"die": die, "enemy_die": enemy_die, **draws}
        dealer.by_kind = script_of(
            self.table.game, {kind: _listed(kind, each) for kind, each in given.items()}
        )
        for answer in ("end", *answers):
            self.answer(answer)
        if self.question == "save" and not answers:
            self.answer("keep")
        return self

    def answer(self, answer: Any) -> None:
        asks = self.table.asks
        assert len(asks) == 1, f"the table asks {[(ask.seat, ask.kind) for ask in asks]}"
        self.table.answer(asks[0].seat, self._option(asks[0], answer))

    def _option(self, ask: Ask, answer: Any) -> Answer:
        known = {named(self.table, ask, option): option for option in ask.options}
        assert answer in known, f"'{answer}' is no answer to '{ask.kind}': {list(known)}"
        return known[answer]

    def refuses(self, answer: Answer) -> bool:
        """The raw answer is refused, and refusing changed nothing."""
        before = self.table.copy()
        with pytest.raises(MazmorraError):
            self.table.answer(self.asked, answer)
        return self.table == before

    # What is asked.

    @property
    def asked(self) -> int:
        return self.table.asks[0].seat

    @property
    def question(self) -> str:
        return self.table.asks[0].kind if self.table.asks else ""

    @property
    def options(self) -> list[Any]:
        ask = self.table.asks[0]
        return [named(self.table, ask, option) for option in ask.options]

    @property
    def steps(self) -> list[str]:
        """The spaces a boot leads to, where that is asked with what to do: 'B2', 'portal E2'."""
        found = [str(each) for each in self.options if str(each).startswith(("step ", "portal "))]
        return [each.removeprefix("step ") for each in found]

    @property
    def about(self) -> dict[str, Any]:
        return dict(self.table.asks[0].about)

    # What lies on the table.

    @property
    def state(self) -> PlatformerState:
        return self.table.state

    @property
    def hero(self) -> Figure:
        return self[0]

    def __getitem__(self, seat: int) -> Figure:
        return Figure(self.table, seat)

    @property
    def foes(self) -> dict[str, str]:
        """The enemies on the map, by their places."""
        spaces = sorted((space, slot) for slot, space in enumerate(self.state.foes) if space >= 0)
        return {place(space): name_of(self.table, slot) for space, slot in spaces}

    def token(self, where: str) -> str:
        return TOKENS[self.state.tokens[space_of(where)]]

    @property
    def pool(self) -> str:
        """The unused dice; nobody ever owes one."""
        assert min(self.state.pool) >= 0
        return " ".join(SYMBOLS[symbol] for symbol, count in enumerate(self.state.pool) for _ in range(count))

    @property
    def boss_at(self) -> str:
        space = self.state.foes[-1]
        return place(space) if space >= 0 else ""

    # What was told.

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.table.events if event.kind == kind]

    def last(self, kind: str) -> Mapping[str, Any]:
        return self.told(kind)[-1].args

    def clause(self, kind: str) -> str:
        return self.told(kind)[-1].clause


def _listed(kind: str, given: Any) -> list[Any]:
    if kind == "boss_order":
        return [given]
    return given.split() if isinstance(given, str) else list(given)
