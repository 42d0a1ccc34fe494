"""A table as text and back. A game says which words stand for which fields of its state; what a scene leaves
out is as usual, or follows from what it says.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Self

from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.chance import Dealer
from mazmorra.kernel.errors import BoxLacks, ImpossibleScene, MazmorraError, SaidTwice, UnknownAnswer
from mazmorra.kernel.game import AnyGame
from mazmorra.kernel.notation import flow
from mazmorra.kernel.notation.answers import answer_text, answer_texts, parse_answer
from mazmorra.kernel.notation.kinds import Field, Number
from mazmorra.kernel.notation.words import Part, Word, Words, parts_of, unknown
from mazmorra.kernel.state import State
from mazmorra.kernel.table import AnyTable

CHOSEN = "chosen"
"""The subject of the part that says what some have chosen while others still think."""
NONSENSE = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
    StopIteration,
)
"""What rules may run into at a table that no game can come to."""


class Notation(ABC):
    """The notation of a game for those who sit there: `names` are the words for their seats."""

    heroes: str
    """The field of the state that says who plays which hero, negative for none."""
    words: Mapping[str, Field]
    """The words of the table's own clauses."""
    hero_words: Mapping[str, Field]
    """The words of a hero's clauses; their fields have an entry for each seat."""
    moments: tuple[str, ...] = ()
    """Words that say where the game goes on, if that is not the usual question."""
    following: tuple[str, ...] = ()
    """The words of the table that need not be said where they follow from the rest."""

    def __init__(self, game: Any, names: Sequence[str]) -> None:  # each game's own
        self.game, self.names, self.moment = game, names, ""

    # What a game says of itself.

    @classmethod
    @abstractmethod
    def hero_names(cls, game: Any) -> list[str]:
        """The names of all heroes there are, by their numbers."""

    def usual(self) -> Any:  # a game's own state
        """The state of a table of which nothing is said."""
        return self.game.first(len(self.names))

    def own_parts(self, state: Any) -> list[tuple[str, list[str]]]:
        """Parts with a subject of the game's own, such as the row of rooms: the subject and its clauses."""
        return []

    def read_own(self, state: Any, part: Part) -> None:
        """Read a part with a subject of the game's own, or refuse its subject."""
        raise unknown(part.subject, self.subjects())

    @abstractmethod
    def follow(self, state: Any, said: set[str]) -> None:
        """Settle what follows from the rest and was not said."""

    @abstractmethod
    def begin(self, table: Any, moment: str) -> None:
        """Go to the usual question of a table at which all lies as it should, or to a moment before it."""

    @abstractmethod
    def answer(self, ask: Ask, option: Answer) -> str:
        """An option of a question as a player would say it."""

    def subjects(self) -> list[str]:
        """The subjects that parts may have."""
        return [*self.names, CHOSEN, *flow.SUBJECTS]

    # Writing.

    @classmethod
    def of(cls, game: AnyGame, heroes: Sequence[int]) -> Self:
        """The notation for those who play these heroes."""
        known = cls.hero_names(game)
        return cls(
            game, [known[hero] if hero >= 0 else f"seat_{seat}" for seat, hero in enumerate(heroes, 1)]
        )

    def write(self, table: AnyTable) -> list[str]:
        """The parts of a table's scene; reading them gives an equal one."""
        state, standing = table.state, flow.flow_parts(table, self.names)
        heroes = [self._hero_part(state, seat) for seat in range(table.seats)]
        parts = [part for part in (self._table_part(state), *self._own(state), *heroes) if part]
        read = self.read(parts_of("\n".join([*parts, *standing]))).state
        for word in self.following:
            name, kind = self.words[word]
            if getattr(read, name) != getattr(state, name):
                parts.append(f"{word} {kind.write(getattr(state, name))}")
        chosen = [*parts, *self._chosen(table)]
        return chosen if self._says_all(chosen, table) else [*parts, *standing]

    def _says_all(self, parts: list[str], table: AnyTable) -> bool:
        try:
            read = self.read(parts_of("\n".join(parts)))
        except MazmorraError:
            return False
        return same(read, table)

    def _chosen(self, table: AnyTable) -> list[str]:
        """What some of those who choose at the same time have chosen."""
        open_ones = [ask.seat for ask in table.asks]
        said = []
        for seat, option in table.given.items():
            if seat not in open_ones and option is not None and table.asker is not None:
                ask = table.asker(table, seat)
                if len(ask.options) > 1:
                    said.append(f"{self.names[seat]} {answer_text(self.answer, ask, option)}")
        return [f"{CHOSEN}: {', '.join(said)}"] if said else []

    def _table_part(self, state: State) -> str:
        usual = self.usual()
        said = [
            f"{word} {kind.write(getattr(state, name))}"
            for word, (name, kind) in self.words.items()
            if word not in self.following and getattr(state, name) != getattr(usual, name)
        ]
        return ", ".join(said)

    def _own(self, state: State) -> list[str]:
        return [f"{subject}: {', '.join(clauses)}" for subject, clauses in self.own_parts(state)]

    def _hero_part(self, state: State, seat: int) -> str:
        """Each field once, by the first word that fits its value."""
        usual = self.usual()
        said: dict[str, str] = {}
        for word, (name, kind) in self.hero_words.items():
            value = getattr(state, name)[seat]
            written = kind.write(value) if value != getattr(usual, name)[seat] else None
            if written is not None:
                turned = f"{written} {word}" if isinstance(kind, Number) else f"{word} {written}".strip()
                said.setdefault(name, turned)
        return f"{self.names[seat]}: {', '.join(said.values())}".strip()

    # Reading.

    def read(self, parts: Sequence[Part], dealer: Dealer | None = None, **how: bool) -> AnyTable:
        """The table that parts describe; chance is an open question there unless a dealer is given."""
        table: AnyTable = self.game.seated(len(self.names), **how)
        table.state, said = self.laid(parts)
        try:
            self.follow(table.state, said)
            table.dealer, table.watched = dealer, True
            self._stand(table, parts)
        except NONSENSE:
            raise ImpossibleScene() from None
        return table

    def laid(self, parts: Sequence[Part]) -> tuple[Any, set[str]]:  # a game's own state
        """The state of what parts say, before anything follows, and which words and subjects they said."""
        state, said = self.usual(), set[str]()
        self._seat(state)
        for part in parts:
            if part.subject in self.names:
                self._read_hero(state, self.names.index(part.subject), part)
            elif not part.subject:
                self._read_table(state, part, said)
            elif part.subject not in (*flow.SUBJECTS, CHOSEN):
                self.read_own(state, part)
                said.add(str(part.subject))
        return state, said

    def _stand(self, table: AnyTable, parts: Sequence[Part]) -> None:
        """Go where the scene stands in the rules: to the usual question unless it says where."""
        standing = [part for part in parts if part.subject in flow.SUBJECTS]
        if standing:
            return flow.set_flow(table, standing, self.names)
        self.begin(table, self.moment)
        for part in parts:
            for clause in part.clauses if part.subject == CHOSEN else ():
                self._choose(table, clause)
        return None

    def _choose(self, table: AnyTable, words: Words) -> None:
        """Somebody has chosen what is not shown before all have."""
        asked = {self.names[ask.seat]: ask for ask in table.asks if ask.seat >= 0}
        if not table.joint or len(asked) == 1:
            raise ImpossibleScene()
        ask = list(asked.values())[words.one_of(asked)]
        table.given[ask.seat] = self._answer(ask, words)
        table.asks = tuple(each for each in table.asks if each is not ask)

    def _answer(self, ask: Ask, words: Words) -> Answer:
        """The option that the rest of a clause means."""
        texts = list(answer_texts(self.answer, ask).values())
        said, first = " ".join(words.words), words.take(*texts)
        try:
            return parse_answer(self.answer, ask, said)
        except UnknownAnswer:
            raise unknown(Word.at(said, first.part, first.column), texts) from None

    def _seat(self, state: State) -> None:
        known = self.hero_names(self.game)
        setattr(state, self.heroes, [known.index(name) if name in known else -1 for name in self.names])

    def _read_table(self, state: State, part: Part, said: set[str]) -> None:
        for clause in part.clauses:
            word = _new(clause.take(), [*self.words, *self.moments], said)
            if word in self.moments:
                self.moment = word
            else:
                name, kind = self.words[word]
                setattr(state, name, kind.read(clause))
            clause.finish()

    def _read_hero(self, state: State, seat: int, part: Part) -> None:
        said: set[str] = set()
        for clause in part.clauses:
            name, kind = self.hero_words[_new(_turned(clause, self.hero_words), self.hero_words, said)]
            getattr(state, name)[seat] = kind.read(clause)
            clause.finish()


def _new(word: Word, known: Collection[str], said: set[str]) -> str:
    """A known word that has not been said yet."""
    if word not in known:
        raise unknown(word, known)
    if word in said:
        raise SaidTwice(part=word.part, column=word.column, word=str(word))
    said.add(str(word))
    return str(word)


def _turned(clause: Words, known: Mapping[str, Field]) -> Word:
    """The word a clause is about: '5 coins' is about coins, and so is 'five coins', which is then refused."""
    first = clause.take()
    after = known.get(clause.first)
    counts = after is not None and isinstance(after.kind, Number)
    if first in known or not clause or not (counts or first.isdecimal()):
        return first
    word = clause.take()
    clause.words.insert(0, first)
    return word


def same(one: AnyTable, other: AnyTable) -> bool:
    """Whether two tables are equal in state, flow and questions, however they came there."""
    first, second = one.situation(), other.situation()
    number = 6  # of answers so far
    agree = first[:number] == second[:number] and first[number + 1 :] == second[number + 1 :]
    return agree and (one.over or one.joint == other.joint)


def left_over(names: Sequence[str], copies: Sequence[int], taken: Collection[int]) -> list[int]:
    """What is left of each when some are taken; nobody takes more than there are."""
    left = list(copies)
    for each in taken:
        left[each] -= 1
        if left[each] < 0:
            raise BoxLacks(word=names[each], most=copies[each])
    return left
