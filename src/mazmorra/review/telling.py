"""A review in words: who won and why, what each decision was about, and what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mazmorra.content.wording import Wording
from mazmorra.kernel.event import Event
from mazmorra.kernel.replay import Record
from mazmorra.kernel.view import EVERYTHING
from mazmorra.review.account import Account, Decision, Review, Turn
from mazmorra.review.figures import MOST_TOLD, brings


@dataclass(frozen=True, slots=True)
class Telling:
    """A review of a game, to be said in one language."""

    record: Record
    review: Review
    say: Wording

    @property
    def names(self) -> list[str]:
        """How the players are called; who has no name that can be shown is called by the seat."""
        noted = self.record.about.get("names")
        known = dict(enumerate(noted)) if isinstance(noted, list) else {}
        return [
            _shown(known.get(seat)) or self.say.say("review-seat", number=seat + 1)
            for seat in range(self.record.seats)
        ]

    def heading(self) -> str:
        return self.say.say("review-heading", game=self.say.say(self.record.game.name))

    def why(self) -> list[str]:
        """Who won, and in one sentence for each of the others why they did not."""
        if not self.record.table().over:
            return [self.say.say("review-unfinished")]
        winners = [account for account in self.review.accounts if account.result]
        first = [self.say.say("review-why-won", name=self.names[each.seat]) for each in winners]
        lost = [self._lost(account) for account in self.review.accounts if not account.result]
        return [*(first or [self.say.say("review-why-nobody")]), *lost]

    def _lost(self, account: Account) -> str:
        name, costly = (
            self.names[account.seat],
            max(account.decisions, key=lambda each: each.lost, default=None),
        )
        if costly and -account.decided > max(0.0, -account.luck):
            return self.say.say(
                "review-why-decided", name=name, points=hundredths(-account.decided), number=costly.number
            )
        return self.say.say("review-why-luck", name=name, points=max(0, -luck_shown(account)))

    def decision(self, decision: Decision) -> list[str]:
        """A decision, what would have been better, and what for."""
        table = self.record.at(decision.number)
        ask = next(each for each in table.asks if each.seat == decision.seat)
        game, names = self.record.game, self.names
        lines = [
            self.say.say(
                "review-decision",
                number=decision.number,
                name=names[decision.seat],
                question=self.say.question(game.name, ask, names),
            ),
            self.say.say(
                "review-better",
                chosen=self.say.label(game, ask, decision.chosen, names),
                best=self.say.label(game, ask, decision.best, names),
                chance=hundredths(decision.chance),
                lost=hundredths(decision.lost),
            ),
        ]
        figures = brings(self.say, decision.brings)
        return [*lines, self.say.say("review-brings", figures=figures)] if figures else lines

    def turn(self, turn: Turn) -> str:
        """A stroke of luck, and what happened to the player then."""
        key = "review-turn-gave" if turn.change > 0 else "review-turn-took"
        name, points = self.names[turn.seat], hundredths(abs(turn.change))
        first = self.say.say(key, number=turn.number, name=name, points=points)
        told = [
            self.say.event(self.record.game.name, event.face(EVERYTHING), self.names)
            for event in happened(self.record, turn)
        ]
        return " ".join([first, *told])

    def rows(self) -> list[tuple[str, ...]]:
        """A row for each player: name, start, luck, decisions, result, accuracy. A game that is not over has
        no result yet.
        """
        is_over = self.record.table().over
        return [
            (
                name,
                f"{hundredths(each.start)}",
                f"{luck_shown(each) if is_over else hundredths(each.luck):+d}",
                f"{hundredths(each.decided):+d}",
                f"{hundredths(each.result)}" if is_over else "–",
                f"{hundredths(each.accuracy)} %",
            )
            for name, each in zip(self.names, self.review.accounts, strict=True)
        ]

    def columns(self) -> Sequence[str]:
        keys = ("player", "start", "luck", "decided", "result", "accuracy")
        return [self.say.say(f"review-{key}") for key in keys]


def happened(record: Record, turn: Turn) -> list[Event]:
    """What was told of a player between two answers."""
    table = record.at(min(turn.number, len(record.answers)))
    told = [event for event in table.events if turn.since < event.number <= turn.number]
    about = [event for event in told if turn.seat in _seats(event)] or told
    return about[-MOST_TOLD:]


def _seats(event: Event) -> tuple[object, ...]:
    """Whom an event is about."""
    several = event.args.get("seats")
    return (event.args.get("seat"), *(several if isinstance(several, tuple) else ()))


def _shown(name: object) -> str:
    """A name as a screen may show it; a file may say anything."""
    return "".join(letter for letter in name if letter.isprintable()) if isinstance(name, str) else ""


def hundredths(chance: float) -> int:
    return round(100 * chance)


def luck_shown(account: Account) -> int:
    """Luck in hundredths. It takes what the others were rounded by, so that what is shown adds up."""
    return hundredths(account.result) - hundredths(account.start) - hundredths(account.decided)
