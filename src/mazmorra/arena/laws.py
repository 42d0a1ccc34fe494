"""What must hold at every moment of every game: copies are equal, views open, words exist, refusals change
nothing.

Cheap laws are checked after every answer, dear ones from time to time.
"""

from __future__ import annotations

import random

from mazmorra.arena.hook import hook_of
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games import find_game
from mazmorra.kernel import AnyTable
from mazmorra.kernel.codec import restore, snapshot
from mazmorra.kernel.determinize import determinize
from mazmorra.kernel.errors import GameOver, IllegalAnswer, NotAsked
from mazmorra.kernel.replay import opened, save
from mazmorra.kernel.view import EVERYTHING, WATCHER

NO_ANSWER = "no such answer"


class Laws:
    """The laws one table is held to."""

    def __init__(self, table: AnyTable, rng: random.Random) -> None:
        self.table = table
        self.rng = rng
        self.hook = hook_of(table.game)
        self.answers = 0
        self.worded = 0
        self.names = [f"{seat + 1}" for seat in range(table.seats)]

    def check(self) -> None:
        """Everything that must hold after an answer."""
        self.answers += 1
        assert self.answers <= self.table.game.bound(self.table.seats) + 1, (
            "the game is longer than its bound"
        )
        self.hook.check(self.table)
        self._check_views()
        for often, law in (
            (8, self._check_copy),
            (8, self._check_determinized),
            (8, self._check_refusals),
            (40, self._check_words),
        ):
            if self.rng.randrange(often) == 0:
                law()

    def check_end(self) -> None:
        """Everything that must hold of a finished game: it is over, it has a result, it opens again from its
        text.
        """
        table = self.table
        assert table.over, "nothing is asked, but the game is not over"
        result = table.result
        assert len(result.scores) == table.seats, f"scores {result.scores}"
        assert set(result.winners) <= set(range(table.seats)), f"winners {result.winners}"
        if self.rng.randrange(4) == 0:
            assert opened(save(table), find_game).table() == table, "the saved game opens as another game"

    def _check_views(self) -> None:
        for seat in (*range(self.table.seats), WATCHER, EVERYTHING):
            view = self.table.view(seat)
            assert (view.ask is not None) == (seat in view.waiting), f"seat {seat} sees {view.ask}"

    def _check_copy(self) -> None:
        table = self.table
        copy = table.copy()
        assert copy == table, "a copy is not equal"
        assert restore(table.game, snapshot(table)) == table, "a snapshot does not restore the table"
        if table.asks:
            ask = self.rng.choice(table.asks)
            before = table.copy().situation()
            copy.answer(ask.seat, self.rng.choice(ask.options))
            assert table.situation() == before, "playing on a copy changes the table"

    def _check_determinized(self) -> None:
        for seat in range(self.table.seats):
            view = self.table.view(seat)
            assert determinize(view, self.rng).view(seat) == view, (
                f"seat {seat} sees another table when it is imagined"
            )

    def _check_refusals(self) -> None:
        table = self.table
        before = table.copy().situation()
        waiting = {ask.seat for ask in table.asks}
        for seat in range(table.seats):
            try:
                table.answer(seat, NO_ANSWER)
            except IllegalAnswer:
                assert seat in waiting, f"seat {seat} is told its answer is illegal, and it is not asked"
            except NotAsked:
                assert seat not in waiting, f"seat {seat} is told it is not asked, and it is"
            except GameOver:
                assert table.over, "the table says it is over, and it is not"
            else:
                raise AssertionError(f"seat {seat} may answer anything")
        assert table.situation() == before, "a refused answer changes the table"

    def _check_words(self) -> None:
        """What happened since the last time, and what is asked, can be said in every language."""
        table = self.table
        name = table.game.name
        viewer = self.rng.choice([None, *range(table.seats)])
        for language in LANGUAGES:
            say = words(language)
            for event in table.events[self.worded :]:
                say.event(
                    name,
                    event.face(viewer if viewer is not None else WATCHER, viewer is None),
                    self.names,
                    viewer,
                )
            for ask in table.asks:
                say.question(name, ask, self.names)
                for option in ask.options:
                    say.label(table.game, ask, option, self.names)
                for note in filter(None, table.game.notes(table.view(ask.seat))):
                    say.phrase(note, name, self.names)
        self.worded = len(table.events)
