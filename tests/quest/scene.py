"""A table of DungeonQuest as a test speaks to it: places, cards and answers by name.

Every answer goes through the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from mazmorra.games.notation import answer_text
from mazmorra.games.quest.box.loading import Box
from mazmorra.games.quest.game import QuestGame, QuestTable
from mazmorra.games.quest.rules.spaces import WAYS, place
from mazmorra.games.quest.scene import space_of
from mazmorra.games.quest.state import (
    BELOW,
    DEAD,
    ENTRANCE,
    INSIDE,
    MONSTER,
    NO_RUNE,
    NO_SIDE,
    OUT,
    SEARCHED,
    QuestState,
)
from mazmorra.kernel import Ask, Event, ScriptedDealer
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.errors import MazmorraError

WHERE = {DEAD: "dead", INSIDE: "inside", BELOW: "below", OUT: "out"}
MARKS = {MONSTER: "monster", SEARCHED: "searched", ENTRANCE: "entrance"}


def card_number(box: Box, name: str, deck: str = "") -> int:
    """A card by its name; 'deck/card' where several decks have it."""
    deck, _, card = name.rpartition("/") if "/" in name else (deck, "", name)
    if deck:
        return box.card(deck, card)
    return next(number for number, each in enumerate(box.cards) if each.id == card)


def numbers_of(box: Box, dice: Sequence[int], draws: Mapping[str, Sequence[str]]) -> dict[str, list[Answer]]:
    """What chance will say, by the kind of its questions."""
    return {
        "die": list(dice),
        **{kind: [_number(box, kind, name) for name in names] for kind, names in draws.items()},
    }


def _number(box: Box, kind: str, name: str) -> int:
    if kind in box.slices:
        return box.card(kind, name)
    if kind == "loot":
        return card_number(box, name)
    if kind == "tower":
        return space_of(name)
    rows = {"tile": box.kinds, "monster": box.monsters, "rune": box.runes, "hero": box.heroes}
    return [row.id for row in rows[kind]].index(name)  # type: ignore[attr-defined]  # all these rows have an id


def name_of(game: QuestGame, ask: Ask, option: Answer) -> Any:
    """An answer as text: 'move C3', 'search', 'rope', 'N'; a figure as itself: 2."""
    text = answer_text(game, ask, option)
    return int(text) if text.isdecimal() else text


class Figure:
    """One hero of a table, as it stands now."""

    def __init__(self, table: QuestTable, seat: int) -> None:
        self.table, self.seat = table, seat

    def _cards(self, cards: Sequence[int]) -> list[str]:
        return [self.table.game.box.cards[card].id for card in cards]

    @property
    def at(self) -> str:
        """Where the figure stands, '' if it is not on the board."""
        space = self.table.state.space[self.seat]
        return place(space) if space >= 0 else ""

    @property
    def came(self) -> str:
        """The way of the passage the hero came by; '' for none."""
        side = self.table.state.side[self.seat]
        return "" if side == NO_SIDE else WAYS[side]

    @property
    def marker(self) -> str:
        """The travel marker: its place and where it points."""
        state = self.table.state
        return (
            f"{place(state.travel[self.seat])} {WAYS[state.heading[self.seat]]}"
            if state.travel[self.seat] >= 0
            else ""
        )

    @property
    def standing(self) -> str:
        return WHERE[self.table.state.standing[self.seat]]

    @property
    def wounds(self) -> int:
        return self.table.state.wounds[self.seat]

    @property
    def determination(self) -> int:
        return self.table.state.determination[self.seat]

    @property
    def skips(self) -> int:
        return self.table.state.skips[self.seat]

    @property
    def gold(self) -> int:
        return self.table.state.gold[self.seat]

    @property
    def loot(self) -> list[str]:
        return self._cards(self.table.state.loot[self.seat])

    @property
    def kept(self) -> list[str]:
        return self._cards(self.table.state.kept[self.seat])

    @property
    def row(self) -> list[str]:
        return self._cards(self.table.state.row[self.seat])

    @property
    def rune(self) -> str:
        rune = self.table.state.runes[self.seat]
        return "" if rune == NO_RUNE else self.table.game.box.runes[rune].id


class Scene:
    """A table in the middle of a situation; `game[0]` is a figure, `game.hero` the first one."""

    def __init__(self, table: QuestTable) -> None:
        self.table = table

    # Acting.

    def play(self, *answers: Any, dice: Sequence[int] = (), **draws: Sequence[str]) -> Scene:
        """Answer whoever is asked, one answer after the other: `game.play("move C3", dice=[2, 3],
        dungeon=["empty"])`.

        All dice and draws given must be used; any others are refused.
        """
        dealer = self.table.dealer
        assert isinstance(dealer, ScriptedDealer)
        dealer.by_kind = numbers_of(self.table.game.box, dice, draws)
        for answer in answers:
            self.answer(answer)
        self.all_dealt()
        return self

    def clash(self, hero: str, monster: str, dice: Sequence[int] = (), **draws: Sequence[str]) -> Scene:
        """A round of combat: both combat cards, then whatever answers `play` is given next."""
        by_kind = {ask.kind: ask.seat for ask in self.table.asks}
        self.table.answer(by_kind["monster_card"], monster)
        dealer = self.table.dealer
        assert isinstance(dealer, ScriptedDealer)
        dealer.by_kind = numbers_of(self.table.game.box, dice, draws)
        self.table.answer(by_kind["hero_card"], hero)
        self.all_dealt()
        return self

    def answer(self, answer: Any) -> None:
        asks = self.table.asks
        assert len(asks) == 1, f"the table asks {[(ask.seat, ask.kind) for ask in asks]}"
        self.table.answer(asks[0].seat, self._option(asks[0], answer))

    def _option(self, ask: Ask, answer: Any) -> Answer:
        named = {name_of(self.table.game, ask, option): option for option in ask.options}
        assert answer in named, f"'{answer}' is no answer to '{ask.kind}': {list(named)}"
        return named[answer]

    def refuses(self, answer: Answer) -> bool:
        """The raw answer is refused, and refusing changed nothing."""
        before = self.table.copy()
        with pytest.raises(MazmorraError):
            self.table.answer(self.asked, answer)
        return self.table == before

    def all_dealt(self) -> None:
        dealer = self.table.dealer
        assert isinstance(dealer, ScriptedDealer)
        left = {kind: given for kind, given in dealer.by_kind.items() if given}
        assert not left, f"chance was not asked for {left}"

    # What is asked.

    @property
    def asked(self) -> int:
        """The seat with the open question; the first, if several are asked at once."""
        return self.table.asks[0].seat

    @property
    def question(self) -> str:
        return self.table.asks[0].kind if self.table.asks else ""

    @property
    def options(self) -> list[Any]:
        """What may be answered now."""
        ask = self.table.asks[0]
        return [name_of(self.table.game, ask, option) for option in ask.options]

    @property
    def about(self) -> dict[str, object]:
        return dict(self.table.asks[0].about)

    # What lies on the table.

    @property
    def state(self) -> QuestState:
        return self.table.state

    @property
    def hero(self) -> Figure:
        return self[0]

    def __getitem__(self, seat: int) -> Figure:
        return Figure(self.table, seat)

    def room(self, name: str) -> str:
        """The tile at a place and the way its entry lies, '' if it is not explored."""
        code = self.state.board[space_of(name)] - 1
        return f"{self.table.game.box.kinds[code >> 2].id} {WAYS[code & 3]}" if code >= 0 else ""

    def tokens(self, name: str) -> set[str]:
        return {token for mark, token in MARKS.items() if self.state.marks[space_of(name)] & mark}

    def left(self, deck: str, card: str) -> int:
        """How many copies of a card are in its deck."""
        return self.state.deck[self.table.game.box.card(deck, card)]

    def discarded(self, deck: str, card: str) -> int:
        """How many copies of a card are in the discard pile of its deck."""
        return self.state.discard[self.table.game.box.card(deck, card)]

    # What is told.

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.table.events if event.kind == kind]

    def clause(self, kind: str) -> str:
        """The clause of the last event of a kind."""
        return self.told(kind)[-1].clause

    def last(self, kind: str) -> Mapping[str, Any]:
        """What the last event of a kind says."""
        return self.told(kind)[-1].args

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.over, f"the game goes on; the table asks {self.question}"
        return self.table.result.winners
