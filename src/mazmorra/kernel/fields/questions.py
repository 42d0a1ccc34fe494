"""What a game can ever be answered, as a fixed list of actions numbered from 0, both ways.

An answer is a word, a number or an act (a word and what it is done with). A word belongs to its question, a
number to the scale that its question is measured by, an act to itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from mazmorra.kernel.ask import Answer
from mazmorra.kernel.fields.kinds import Kind, Word
from mazmorra.kernel.fields.scales import Scales, names_of

NOTHING = 0
"""The action of somebody who is not asked."""

Acts: TypeAlias = Mapping[str, str | Word]
"""What each act is done with: a number on a scale, a word of one, or nothing ('')."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a kind of question may be answered: some words, numbers on a scale, acts."""

    words: tuple[str, ...] = ()
    number: str = ""
    acts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Questions:
    """Every kind of question of a game, what acts are done with, and what questions are about.

    What a question is about that follows from the view is only named.
    """

    offers: Mapping[str, Offer]
    acts: Acts = field(default_factory=dict)
    about: Mapping[str, Kind] = field(default_factory=dict)
    follows: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Action:
    """One action: the block it stands in, its name there, and the answer that it gives."""

    block: str
    name: str
    answer: Answer | None

    def __str__(self) -> str:
        return f"{self.block} {self.name}".strip()


class Actions:
    """The actions of a game: `actions[7]` is one, `index(kind, answer)` the way back."""

    def __init__(self, questions: Questions, scales: Scales) -> None:
        self.questions = questions
        self.listed: list[Action] = [Action("nothing", "", None)]
        self.blocks: dict[str, int] = {"nothing": 0}
        self._by_kind: dict[str, dict[Answer, int]] = {}
        for block, actions in _blocks(questions, scales):
            self.blocks[block] = len(self.listed)
            self.listed += actions
        self._first: dict[Answer, int] = {}
        for index, action in enumerate(self.listed):
            if action.answer is not None:
                self._first.setdefault(action.answer, index)

    def __len__(self) -> int:
        return len(self.listed)

    def __getitem__(self, index: int) -> Action:
        return self.listed[index]

    def answer(self, index: int) -> Answer:
        """The answer that an action gives."""
        found = self.listed[index].answer
        if found is None:
            raise ValueError("the action 0 is no answer: it is for who is not asked")
        return found

    def index(self, kind: str, answer: Answer) -> int:
        """The action that answers a kind of question so."""
        found = self.of(kind).get(answer)
        if found is None:
            raise ValueError(f"no action answers '{kind}' with {answer!r}")
        return found

    def first(self, answer: Answer) -> int:
        """The first action that gives an answer, whatever was asked."""
        return self._first[answer]

    def of(self, kind: str) -> Mapping[Answer, int]:
        """The actions that can ever answer a kind of question, by their answers."""
        known = self._by_kind.get(kind)
        if known is None:
            known = self._by_kind[kind] = self._found(kind)
        return known

    def _found(self, kind: str) -> dict[Answer, int]:
        if kind not in self.questions.offers:
            raise ValueError(f"there is no kind of question '{kind}'")
        offer = self.questions.offers[kind]
        blocks = {kind, f"{offer.number}#", *(f"({act})" for act in offer.acts)}
        return {
            action.answer: index
            for index, action in enumerate(self.listed)
            if action.block in blocks and action.answer is not None
        }


def _blocks(questions: Questions, scales: Scales) -> Iterator[tuple[str, list[Action]]]:
    """The words of each question, then the numbers of each scale that questions use, then each act."""
    for kind, offer in questions.offers.items():
        if offer.words:
            yield kind, [Action(kind, word, word) for word in offer.words]
    for scale in dict.fromkeys(offer.number for offer in questions.offers.values() if offer.number):
        names = names_of(scales, scale)
        yield f"{scale}#", [Action(f"{scale}#", name, number) for number, name in enumerate(names)]
    for act, on in questions.acts.items():
        yield f"({act})", list(_act(act, on, scales))


def _act(act: str, on: str | Word, scales: Scales) -> Iterator[Action]:
    if isinstance(on, Word):
        yield from (Action(f"({act})", name, (act, name)) for name in names_of(scales, on.of))
    elif on:
        yield from (
            Action(f"({act})", name, (act, number)) for number, name in enumerate(names_of(scales, on))
        )
    else:
        yield Action(f"({act})", "", (act,))
