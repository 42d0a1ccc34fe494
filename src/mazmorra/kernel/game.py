"""A game: the constant side of a table.

It knows its rules, its content and its settings, and makes tables.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from mazmorra.kernel.ask import Answer, Ask, Phrase
from mazmorra.kernel.chance import Dealer, FastDealer
from mazmorra.kernel.checked import CheckedTable
from mazmorra.kernel.errors import BadSeats, BadSetting, NoSetting, OtherGame, SettingsClash
from mazmorra.kernel.event import Told
from mazmorra.kernel.rule import Rule
from mazmorra.kernel.state import State
from mazmorra.kernel.table import Table
from mazmorra.kernel.view import View

S = TypeVar("S", bound=State)

Header: TypeAlias = dict[str, object]
"""What tells a game from every other: its name, rules version, settings, and the digest of its content."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: who won (nobody, one or several), each seat's score, and why, as a rule clause."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    clause: str


class Game(ABC, Generic[S]):
    """The base of every game. A subclass is one folder under `games` and is listed in its registry."""

    name: ClassVar[str]
    newest: ClassVar[int]
    """The version of today's rules: raised when the same answers no longer lead to the same game."""
    still_played: ClassVar[tuple[int, ...]] = ()
    """Earlier versions that the rules still play as they were, for tables that began with them."""
    answers_itself_from: ClassVar[int] = 0
    """The version from which a question with a single answer is not asked, where earlier ones that asked it
    are still played.
    """
    rules: ClassVar[tuple[type[Rule], ...]]
    events: ClassVar[Mapping[str, Told]]
    """Every kind of event it tells, and what each says."""
    aliases: ClassVar[Mapping[str, str]] = {}
    """Former names of rules, so that old games still open."""

    house_rules: ClassVar[tuple[str, ...]] = ()
    """Settings that few tables change: they go without saying while they are as usual."""

    settings: Mapping[str, str]
    seats: tuple[int, ...]
    content_digest: str
    own_content: str | None = None
    """The text of a content file that is not the printed one."""
    own_words: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """For each language what that file calls its things, by the keys of the catalogues."""
    earlier: int = 0
    """The version whose rules it plays by, if not today's."""
    asks_everything: bool = False
    """Whether a question with a single answer is asked all the same, as it was in earlier versions."""

    @classmethod
    @abstractmethod
    def variants(cls) -> list[dict[str, str]]:
        """Every combination of settings, the default one first."""

    @classmethod
    def samples(cls) -> list[dict[str, str]]:
        """Variants that show every value of every setting; fewer than all where there are very many."""
        return cls.variants()

    def __init__(self, settings: Mapping[str, str], content: str | None = None) -> None:
        """A game with complete settings, and content from text in place of the printed one."""
        self.settings = settings
        self.own_content = content

    @classmethod
    @abstractmethod
    def content_text(cls, settings: Mapping[str, str], heading: str) -> str:
        """The printed content for some settings, as one text a person can edit and play with."""

    @classmethod
    def settings_in(cls, content: str) -> dict[str, str]:
        """The settings that a content text decides, such as its edition; they hold unless others are asked
        for.
        """
        return {}

    @property
    def version(self) -> int:
        """The version whose rules this game plays by; a table that began earlier may be of an earlier one."""
        return self.earlier or self.newest

    def as_of(self, version: int) -> Self:
        """This game by the rules of an earlier version that is still played."""
        if version != self.newest and version not in self.still_played:
            raise ValueError(
                f"{self.name} is played by version {self.newest} and {self.still_played}, not {version}"
            )
        self.earlier = version if version < self.newest else 0
        self.asks_everything = version < self.answers_itself_from
        return self

    opening: ClassVar[Rule]
    """The rule that starts the game."""

    @abstractmethod
    def first(self, seats: int) -> S:
        """The state before anything was dealt."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """Who won."""

    def survives(self, state: S, seat: int) -> bool:
        """Whether a seat came out of a finished game alive, where the game asks that of anybody."""
        return True

    @abstractmethod
    def bound(self, seats: int) -> int:
        """No game takes more answers of players than this."""

    @abstractmethod
    def shown(self, state: S, seat: int) -> Mapping[str, object]:
        """What a seat may know of the secret fields, and what follows from them."""

    @abstractmethod
    def imagine(self, view: View[Self], rng: random.Random) -> S:
        """A state a seat with this view must hold possible, drawn with the true odds."""

    @abstractmethod
    def label(self, ask: Ask, option: Answer) -> Phrase:
        """How an answer is called."""

    def notes(self, view: View[Self]) -> tuple[Phrase | None, ...]:
        """What each answer to the viewer's question brings or risks, where there is something to say."""
        return (None,) * len(view.ask.options) if view.ask else ()

    def reveals(self, before: S, after: S) -> bool:
        """Whether what not everybody knew before lies open after, without chance having been asked: there is
        no way back then.
        """
        return False

    def components(self, seats: int) -> Mapping[str, object]:
        """What is in the box, as plain values and phrases: a screen draws views with it and knows no figure
        itself.
        """
        return {}

    def new(
        self,
        seats: int,
        *,
        seed: int | None = None,
        dealer: Dealer | None = None,
        ask_chance: bool = False,
        watched: bool = True,
        checked: bool = False,
    ) -> Table[Any, S]:
        """A new table at its first question.

        Dice and draws come from `dealer`, else from a generator (with `seed`, the same each time); with
        `ask_chance` they stay open questions to the seat `CHANCE`. Without `watched` no events are made.
        """
        table = self.seated(seats, checked)
        table.dealer = None if ask_chance else dealer or FastDealer(seed)
        table.watched = watched
        table.begin(self.opening)
        return table

    def seated(self, seats: int, checked: bool = False) -> Table[Any, S]:
        """A table at which nothing has begun."""
        if seats not in self.seats:
            raise BadSeats(game=self.name, allowed=self.seats, seats=seats)
        kind = CheckedTable if checked else Table
        return kind(self, seats, self.first(seats), None, watched=False)

    def header(self) -> Header:
        """What tells this game from every other."""
        return {
            "game": self.name,
            "version": self.version,
            "settings": dict(self.settings),
            "content": self.content_digest,
        }

    def key(self) -> tuple[object, ...]:
        """The header as a value to look it up by."""
        return (self.name, self.version, tuple(self.settings.items()), self.content_digest)

    def __eq__(self, other: object) -> bool:
        """Games are the same by their class and header, whether or not they are shared."""
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or (type(self) is type(other) and self.key() == other.key())

    def __hash__(self) -> int:
        return hash((self.name, self.content_digest))

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle names the game; printed content is looked up where it is opened, and must be the same."""
        settings = tuple(self.settings.items())
        return _unpickled, (type(self), settings, self.own_content, self.version, self.content_digest)

    def rules_by_name(self) -> dict[str, type[Rule]]:
        """The rules a saved frame may name, former names included."""
        named = {rule.__name__: rule for rule in self.rules}
        return named | {old: named[new] for old, new in self.aliases.items()}


AnyGame: TypeAlias = Game[Any]
"""Whichever game."""


@lru_cache(maxsize=64)
def made(
    kind: type[AnyGame], settings: tuple[tuple[str, str], ...], content: str | None, version: int
) -> AnyGame:
    """A game of a class; games are constant, so whoever asks for the same one shares it."""
    return kind(dict(settings), content).as_of(version)


def _unpickled(
    kind: type[AnyGame],
    settings: tuple[tuple[str, str], ...],
    content: str | None,
    version: int,
    digest: str,
) -> AnyGame:
    game = made(kind, settings, content, version)
    if game.content_digest != digest:
        raise OtherGame(field="content", found=digest, expected=game.content_digest)
    return game


def choose(variants: list[dict[str, str]], wanted: Mapping[str, str]) -> dict[str, str]:
    """The first variant that has all the wanted settings; an error says which setting does not fit or is none
    of the game's.
    """
    left = variants
    for setting, value in wanted.items():
        if setting not in variants[0]:
            raise NoSetting(setting=setting, names=list(variants[0]), number=len(variants[0]))
        allowed = sorted({variant[setting] for variant in left})
        left = [variant for variant in left if variant.get(setting) == value]
        if not left:
            _check_clash(variants, wanted, setting)
            raise BadSetting(setting=setting, value=value, allowed=allowed)
    return left[0]


def _check_clash(variants: list[dict[str, str]], wanted: Mapping[str, str], setting: str) -> None:
    """Say which other setting keeps a value of this one from fitting, if one does."""
    value = wanted[setting]
    having = [variant for variant in variants if variant[setting] == value]
    for other, found in wanted.items():
        fitting = sorted({variant[other] for variant in having if other in variant})
        if fitting and found not in fitting:
            raise SettingsClash(setting=setting, value=value, other=other, fitting=fitting, found=found)
