"""What the arena asks of a game besides who won: one module a game, named for it, with a `HOOK`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module

from mazmorra.arena.things import Things
from mazmorra.kernel import AnyGame, AnyTable


@dataclass(frozen=True, slots=True)
class Figures:
    """What one finished game says: a group, means and rates for each seat, and means for the game.

    `fates` names what befell each seat, if the game has such names: nothing, once, or again and again.
    `scene` is what the whole game was played against (a boss, say); empty if it never showed.
    """

    groups: tuple[str, ...]
    seat_means: tuple[tuple[float, ...], ...]
    seat_rates: tuple[tuple[bool, ...], ...]
    game_means: tuple[float, ...]
    fates: tuple[tuple[str, ...], ...] = ()
    spread: tuple[int, ...] = ()
    """Something counted many times in one game, each turn say."""
    scene: str = ""


@dataclass(frozen=True, slots=True)
class Hook:
    """The names of a game's figures, in the order `read` gives them, and the laws the fuzzer holds its tables
    to.

    Each name is a key of the catalogues: `arena-GAME-NAME`. The group (a character, say) and the fate (a
    cause of death) are worded as `GAME-GROUP-VALUE`; `scene` (a boss) splits whole games, and its values are
    worded as `SCENE_WORDS-VALUE`. Of the `spread` the median and the ninth tenth are told. The `checks` raise
    `AssertionError` when a table breaks a law. `watched` is whether `read` needs the events of a game.
    `things` says what its events tell of cards and the like, and `standing` how far each seat has come, so
    that somebody leads.
    """

    group: str
    seat_means: tuple[str, ...]
    seat_rates: tuple[str, ...]
    game_means: tuple[str, ...]
    read: Callable[[AnyTable], Figures]
    checks: tuple[Callable[[AnyTable], None], ...]
    fate: str = ""
    spread: str = ""
    scene: str = ""
    scene_words: str = ""
    watched: bool = False
    things: Things = field(default_factory=Things)
    standing: Callable[[AnyTable], Sequence[int]] | None = None

    def check(self, table: AnyTable) -> None:
        """Hold a table to every law."""
        for law in self.checks:
            law(table)


def hook_of(game: AnyGame) -> Hook:
    """The hook of a game."""
    found: Hook = import_module(f"mazmorra.arena.{game.name}").HOOK
    return found
