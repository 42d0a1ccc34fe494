"""A table: one game being played.

Its flow is a stack of bound methods, so it can pause anywhere and be copied cheaply.

Rules call `ask`, `ask_all`, `draw`, `call`, `unwind` and `tell`; everybody else calls `asks`, `answer`,
`view` and `copy`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, Self, TypeAlias, TypeVar

from mazmorra.kernel.ask import CHANCE, Answer, Ask
from mazmorra.kernel.chance import Dealer
from mazmorra.kernel.codec import snapshot, unpickled
from mazmorra.kernel.errors import GameOver, IllegalAnswer, MazmorraError, NotAsked
from mazmorra.kernel.event import Event, Face, Private
from mazmorra.kernel.replay import save
from mazmorra.kernel.rule import Ending, Rule, Stage, frame, rule_of
from mazmorra.kernel.state import State
from mazmorra.kernel.view import G, View, view_of

if TYPE_CHECKING:
    from mazmorra.kernel.game import Result

S = TypeVar("S", bound=State)

Trail: TypeAlias = tuple[Any, int, Answer] | None
"""Every answer so far, the last one outermost, each with the trail before it: sharing it makes copying a
table independent of its age.
"""

Question: TypeAlias = Callable[[Any, int], Ask]  # a game's own table
"""A bound method of a rule that says what a seat is asked; it depends on the table alone, so it can be asked
again.
"""


class Table(Generic[G, S]):
    """One game being played by `seats` seats."""

    __slots__ = (
        "asker",
        "asks",
        "dealer",
        "events",
        "game",
        "given",
        "joint",
        "number",
        "over",
        "seats",
        "stack",
        "state",
        "trail",
        "watched",
    )

    def __init__(self, game: G, seats: int, state: S, dealer: Dealer | None, watched: bool) -> None:
        self.game = game
        self.seats = seats
        self.state = state
        self.dealer = dealer
        self.watched = watched
        self.events: list[Event] = []
        self.stack: list[Stage] = []
        self.asks: tuple[Ask, ...] = ()
        self.asker: Question | None = None
        self.joint = False
        self.given: dict[int, Answer | None] = {}
        """What the seats asked at the same time have answered so far, in the order asked: who was quicker
        must not show.
        """
        self.number = 0
        self.trail: Trail = None
        self.over = False

    # What players and programs do.

    def answer(self, seat: int, given: object) -> None:
        """Answer the seat's open question. Anything illegal raises and changes nothing."""
        asks = self.asks
        for ask in asks:
            if ask.seat == seat:
                break
        else:
            raise self._refusal(seat)
        try:
            answer = ask.options[ask.options.index(given)]
        except ValueError:
            raise IllegalAnswer(seat=seat, answer=given, kind=ask.kind, options=ask.options) from None
        self.number += 1
        self.trail = (self.trail, seat, answer)
        if not self.joint:
            self.asks = ()
            self._run(answer)
            return
        answers = self.given
        answers[seat] = answer
        if len(asks) > 1:
            if answer not in ask.at_once:
                self.asks = asks[1:] if ask is asks[0] else tuple([each for each in asks if each is not ask])
                return
            answers = {each: choice for each, choice in answers.items() if choice is not None}
        self.given = {}
        self.asks = ()
        self._run(answers)

    def deal(self) -> None:
        """Let the dealer answer a chance question that was left open."""
        while self.dealer is not None and self.asks and self.asks[0].seat == CHANCE:
            ask = self.asks[0]
            self.answer(
                CHANCE, ask.options[self.dealer.pick(self.number, ask.kind, ask.options, ask.weights)]
            )

    def copy(self, dealer: Dealer | None = None, watched: bool | None = None) -> Self:
        """An equal, independent table.

        It gets the dealer given here; without one, chance asks (a search cannot peek).
        """
        cls = type(self)
        new = cls.__new__(cls)
        new.game = self.game
        new.seats = self.seats
        new.state = self.state.copy()
        new.dealer = dealer
        new.watched = self.watched if watched is None else watched
        new.events = self.events[:]
        new.stack = self.stack[:]
        new.asks = self.asks
        new.asker = self.asker
        new.joint = self.joint
        new.given = self.given.copy()
        new.number = self.number
        new.trail = self.trail
        new.over = self.over
        return new

    def view(self, seat: int) -> View[G]:
        """What a seat may know now."""
        return view_of(self, seat)

    def log(self, seat: int) -> list[Face]:
        """The events so far, as a seat may know them."""
        return [event.face(seat) for event in self.events]

    def save(self) -> str:
        """The game so far as text: a header and the answers. It holds every secret of a running game."""
        return save(self)

    @property
    def result(self) -> Result:
        """Who won, once the game is over."""
        return self.game.result(self.state)

    @property
    def history(self) -> list[tuple[int, Answer]]:
        """Every answer so far, chance included, in order."""
        answers: list[tuple[int, Answer]] = []
        trail = self.trail
        while trail is not None:
            answers.append((trail[1], trail[2]))
            trail = trail[0]
        return answers[::-1]

    def __eq__(self, other: object) -> bool:
        """Equal tables have the same game, state, flow, questions and history; dealer and events do not
        count.
        """
        if not isinstance(other, Table):
            return NotImplemented
        return self.situation() == other.situation() and self.history == other.history

    __hash__ = None  # type: ignore[assignment]  # a table changes

    def key(self) -> tuple[object, ...]:
        """Everything that decides how the game may go on, as a value to look it up by; the way here does not
        count.
        """
        values = [getattr(self.state, name) for name in self.state.__match_args__]
        state = tuple([tuple(value) if isinstance(value, list) else value for value in values])
        flow = tuple([frame(stage) for stage in self.stack])
        given = tuple(self.given.items())
        return (self.game.key(), self.seats, state, flow, self.asks, given, self.number, self.over)

    def __reduce__(self) -> tuple[object, ...]:
        """Small: the game by its name, the flow by the names of its stages. A pickle goes on as the table
        would, with its dealer.
        """
        kept = (snapshot(self), self.dealer, self.watched, self.events)
        return unpickled, (type(self), self.game, *kept)

    def situation(self) -> tuple[object, ...]:
        """Everything that decides how the game may go on."""
        return (
            self.game.header(),
            self.seats,
            self.state,
            [frame(stage) for stage in self.stack],
            self.asks,
            self.given,
            self.number,
            self.over,
        )

    # What rules do. A stage ends by returning a value, or the result of exactly one of these four.

    def ask(self, then: Stage, question: Question, seat: int, made: Ask | None = None) -> Answer | None:
        """Ask one seat; its answer goes to `then`.

        `made` is what `question` gives, where a rule has had to look already.

        A question with a single answer is not asked: it answers itself.
        """
        self.stack.append(then)
        ask = made or question(self, seat)
        if len(ask.options) == 1 and not self.game.asks_everything:
            return ask.options[0]
        self.asker = question
        self.joint = False
        self.asks = (ask,)
        return None

    def ask_all(self, then: Stage, question: Question, seats: Sequence[int]) -> dict[int, Answer] | None:
        """Ask several seats at once; `then` gets a dict of their answers by seat when all are in.

        Who has a single answer has given it already.
        """
        self.stack.append(then)
        asks = [question(self, seat) for seat in seats]
        fewest = 1 if self.game.asks_everything else 2
        given = {ask.seat: ask.options[0] if len(ask.options) < fewest else None for ask in asks}
        asks = [ask for ask in asks if len(ask.options) >= fewest]
        if not asks:
            return given  # type: ignore[return-value]  # everybody had a single answer
        self.asker = question
        self.joint = True
        self.asks = tuple(asks)
        self.given = given
        return None

    def draw(
        self, then: Stage, kind: str, weights: Sequence[int], options: Sequence[Answer] | None = None
    ) -> Answer | None:
        """Ask chance for one of `options` (without them: an index of `weights`), each as likely as its
        weight.
        """
        self.stack.append(then)
        options = range(len(weights)) if options is None else options
        if self.dealer is None:
            self._ask_chance(kind, weights, options)
            return None
        result = options[self.dealer.pick(self.number, kind, options, weights)]
        self.number += 1
        self.trail = (self.trail, CHANCE, result)
        return result

    def call(self, *rules: Rule, then: Stage | None = None) -> Ending:
        """Run other rules in order, then go on at `then` with the value the last one returned; without it
        this rule is over.
        """
        if then is not None:
            self.stack.append(then)
        for rule in reversed(rules):
            self.stack.append(rule.start)
        return None

    def unwind(self, to: type[object]) -> Ending:
        """Drop what was under way inside the nearest `to`, which goes on when this stage returns."""
        while not isinstance(rule_of(self.stack[-1]), to):
            self.stack.pop()
        return None

    def tell(
        self, kind: str, clause: str, private: Private = None, knows: tuple[int, ...] = (), /, **args: object
    ) -> None:
        """Say what happened. Callers ask `watched` first, so that nothing is built when nobody listens."""
        self.events.append(Event(kind, clause, self.number, args, private or {}, knows))

    # How it runs.

    def begin(self, rule: Rule) -> None:
        """Run from the game's first rule to its first question."""
        self.stack.append(rule.start)
        self._run(None)

    def _run(self, value: object) -> None:
        stack = self.stack
        while stack:
            value = stack.pop()(self, value)
            if self.asks:
                return
        self.over = True

    def _refusal(self, seat: int) -> MazmorraError:
        return GameOver() if self.over else NotAsked(seat=seat, waiting=[ask.seat for ask in self.asks])

    def _ask_chance(self, kind: str, weights: Sequence[int], options: Sequence[Answer]) -> None:
        possible = [index for index, weight in enumerate(weights) if weight]
        self.asker = None
        self.joint = False
        self.asks = (
            Ask(
                CHANCE,
                kind,
                tuple(options[index] for index in possible),
                weights=tuple(weights[index] for index in possible),
            ),
        )


AnyTable: TypeAlias = Table[Any, Any]
"""A table of whichever game."""
