"""What a contest found, in words and figures, for the terminal and the page alike."""

from __future__ import annotations

from dataclasses import dataclass

from mazmorra import __version__
from mazmorra.arena.contest.bout import Duel
from mazmorra.arena.contest.ratings import Rating, rated
from mazmorra.arena.contest.standing import Standing
from mazmorra.arena.report import number, percent, signed
from mazmorra.content.wording import Wording


@dataclass(frozen=True, slots=True)
class Telling:
    """A contest as it stands, in a language."""

    standing: Standing
    say: Wording

    def title(self) -> str:
        contest, say = self.standing.contest, self.say
        games = say.say("arena-games", games=self.standing.games, written=number(self.standing.games, say))
        return " · ".join([say.say(f"arena-form-{contest.form}"), *map(str, contest.grounds), games])

    def heading(self) -> list[str]:
        """What else is needed to play the same games again, ground by ground."""
        contest = self.standing.contest
        made = [(str(ground), ground.made()) for ground in contest.grounds]
        return [
            f"{ground} · "
            + self.say.say(
                "arena-heading",
                seed=str(contest.seed),
                content=game.content_digest,
                rules=game.version,
                version=__version__,
            )
            for ground, game in made
        ]

    def ratings(self) -> list[Rating]:
        return rated(self.standing)

    def rating_columns(self) -> list[str]:
        return [self.say.say(f"arena-{name}") for name in ("bot", "rating", "interval", "played")]

    def rating_row(self, rating: Rating) -> list[str]:
        points, low, high = (
            signed(round(each), self.say) for each in (rating.points, rating.low, rating.high)
        )
        return [rating.bot, points, f"{low} … {high}", number(rating.games, self.say)]

    def duel_columns(self) -> list[str]:
        names = ("duel", "ground", "played", "decided", "share", "interval", "verdict")
        return [self.say.say(f"arena-{name}") for name in names]

    def duel_row(self, duel: Duel) -> list[str]:
        contest, duelled = self.standing.contest, self.standing.duels[duel]
        first, second = contest.bots[duel[0]], contest.bots[duel[1]]
        low, high = duelled.decided.interval
        verdict = self.standing.verdicts.get(duel, "open")
        return [
            self.say.say("arena-over", better=second, worse=first),
            str(contest.grounds[duel[2]]),
            number(len(duelled.outcomes), self.say),
            number(duelled.decided.trials, self.say),
            percent(duelled.decided.value, self.say),
            f"{percent(low, self.say)} … {percent(high, self.say)}",
            self.say.say(f"arena-verdict-{verdict}"),
        ]
