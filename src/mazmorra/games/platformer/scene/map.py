"""The map of Platformer as text: levels with their tiles and enemies, who stands where, the tokens, and the
artifacts in play.
"""

from __future__ import annotations

from collections.abc import Sequence

from mazmorra.games.platformer.game import PlatformerGame
from mazmorra.games.platformer.rules.figures import put_foe
from mazmorra.games.platformer.rules.spaces import LEVEL, place
from mazmorra.games.platformer.rules.symbols import BADGE, FOES, GEM, GOLD, NOBODY, NONE, TOKENS
from mazmorra.games.platformer.state import PlatformerState
from mazmorra.kernel.errors import ImpossibleScene
from mazmorra.kernel.notation import One, Part, Words

FOE_PART, TOKEN_PART, ARTIFACT_PART = PARTS = ("foes", "tokens", "artifacts")
DARK, WEARY = "dark", "weary"
SLOTS = 4
"""So many enemies a level can have."""


class Layer:
    """Writes and reads what lies on the table of a game."""

    def __init__(self, game: PlatformerGame, names: Sequence[str]) -> None:
        box = game.box
        self.game, self.names = game, names
        self.tiles = One([row.id for row in box.tiles], dark=NONE)
        self.enemies = One([row.id for row in box.enemies])
        self.artifacts = One([row.id for row in box.artifacts])
        self.places = [place(space) for space in range(LEVEL * game.levels)]

    def parts(self, state: PlatformerState) -> list[tuple[str, list[str]]]:
        found = [(f"level {level + 1}", self._level(state, level)) for level in range(self.game.levels)]
        lying = [(space, token) for space, token in enumerate(state.tokens) if token]
        found.append((FOE_PART, self._foes(state)))
        found.append((TOKEN_PART, [f"{TOKENS[token]} {place(space)}" for space, token in lying]))
        found.append((ARTIFACT_PART, self._artifacts(state)))
        return [(subject, clauses) for subject, clauses in found if clauses]

    def _level(self, state: PlatformerState, level: int) -> list[str]:
        pair, kind = state.tiles[2 * level : 2 * level + 2], state.kinds[level]
        tiles = [" ".join(self.tiles.write(tile) for tile in pair)] if pair != (NONE, NONE) else []
        return [*tiles, *([self.enemies.write(kind)] if kind != NONE else [])]

    def _foes(self, state: PlatformerState) -> list[str]:
        """The enemies by their slots; which token of its level's it is must be said if it is not the next."""
        found, following = [], [0] * self.game.levels
        for slot, space in enumerate(state.foes):
            level, token = divmod(slot, SLOTS)
            if space < 0:
                continue
            if level == self.game.levels:
                found.append(f"{self.game.box.bosses[state.boss].id} {place(space)}")
                continue
            number = [] if token == following[level] else [str(token + 1)]
            following[level] = token + 1
            found.append(" ".join([self.enemies.write(state.kinds[level]), place(space), *number]))
        return found

    def _artifacts(self, state: PlatformerState) -> list[str]:
        lying = zip(state.artifacts, state.holders, state.weary, strict=True)
        return [
            " ".join(
                [
                    self.artifacts.write(card),
                    *([self.names[seat]] if seat != NOBODY else []),
                    *[WEARY] * weary,
                ]
            )
            for card, seat, weary in lying
        ]

    # Reading.

    def read(self, state: PlatformerState, part: Part) -> bool:
        """Read one of these parts; anything else is not read."""
        word, _, number = part.subject.partition(" ")
        if word == "level" and number in map(str, range(1, self.game.levels + 1)):
            for words in part.clauses:
                self._read_level(state, int(number) - 1, words)
        elif part.subject == FOE_PART:
            self._read_foes(state, part.clauses)
        elif part.subject == TOKEN_PART:
            for words in part.clauses:
                token = words.one_of(TOKENS[1:]) + 1
                state.tokens[words.one_of(self.places)] = token
                words.finish()
        elif part.subject == ARTIFACT_PART:
            for words in part.clauses:
                self._read_artifact(state, words)
        else:
            return False
        return True

    def _read_level(self, state: PlatformerState, level: int, words: Words) -> None:
        """Two tiles, or the level's enemy."""
        if words.first in self.enemies.numbers:
            state.kinds[level] = self.enemies.read(words)
        else:
            pair = (self.tiles.read(words), self.tiles.read(words))
            state.tiles = (*state.tiles[: 2 * level], *pair, *state.tiles[2 * level + 2 :])
        words.finish()

    def _read_foes(self, state: PlatformerState, clauses: Sequence[Words]) -> None:
        """Levels and the boss are said before those who stand on them."""
        following = [0] * self.game.levels
        boss = self.game.box.bosses[state.boss].id if state.boss != NONE else ""
        standing = [self.game.box.enemies[kind].id if kind != NONE else "" for kind in state.kinds]
        for words in clauses:
            name = words.first
            words.one_of([each for each in (*standing, boss) if each])
            space = words.one_of(self.places)
            if name == boss:
                slot = SLOTS * self.game.levels
            else:
                level = standing.index(name)
                token = words.number(1, SLOTS) - 1 if words else following[level]
                following[level], slot = token + 1, SLOTS * level + token
            words.finish()
            put_foe(state, slot, space)

    def _read_artifact(self, state: PlatformerState, words: Words) -> None:
        state.artifacts = (*state.artifacts, self.artifacts.read(words))
        state.holders.append(NOBODY if not words or words.first == WEARY else words.one_of(self.names))
        state.weary.append(int(bool(words) and words.one_of((WEARY,)) == 0))
        words.finish()

    # What follows.

    def badges(self, state: PlatformerState) -> list[int]:
        """The boss's tokens on the map."""
        lying = state.tokens.count(BADGE)
        return [self.game.good_badge(state.boss)] * lying if state.boss != NONE else []

    def settle(self, state: PlatformerState, said: set[str]) -> None:
        """Figures stand on their spaces, one on each; gold and gems come from the supply."""
        for seat, space in enumerate(state.spaces):
            if space >= 0:
                if state.at[space] != NOBODY:
                    raise ImpossibleScene()
                state.at[space] = seat
        if any(state.at.count(FOES + slot) > 1 for slot in range(len(state.foes))):
            raise ImpossibleScene()
        if "gold" not in said:
            state.gold_left -= sum(state.gold) + state.tokens.count(GOLD)
        if "gems" not in said:
            state.gems_left -= sum(state.gems) + state.tokens.count(GEM)
