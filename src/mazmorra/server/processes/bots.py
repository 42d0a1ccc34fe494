"""Bots think in worker processes, never in the event loop.

One that looks ahead answers at a glance where too many think before it; one that fails or is slow plays a
legal default. Either is noted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from mazmorra.bots import make_bot, recalling
from mazmorra.bots.levels import at_a_glance
from mazmorra.bots.own.errors import WrongAnswer
from mazmorra.games import find_game
from mazmorra.kernel import (
    Answer,
    AnyGame,
    AnyTable,
    Ask,
    Json,
    bot_seed,
    plain_view,
    view_of_plain,
    views_before,
)
from mazmorra.kernel.codec import frozen
from mazmorra.server.limits import Limits
from mazmorra.server.processes.haste import SECONDS, Haste
from mazmorra.server.processes.turns import AT_ONCE, LATER, SOON
from mazmorra.server.processes.workers import Workers
from mazmorra.server.refusals import Refused
from mazmorra.server.tables import remarks
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import Entry
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.summary import bot_seats
from mazmorra.server.tables.wishes import Decision

LOOKS_AGAIN = 1.0
"""Seconds after which a bot that waits sees whether somebody looks now."""
log = logging.getLogger("mazmorra.bots")


def think(game: Sequence[Any], bot: str, seed: int, view: Json, before: Sequence[Json] = ()) -> Answer:
    """In a worker: what the bot answers to the view, in the game with this name, these settings, content and
    version. `before` are the views it answered before.
    """
    made = find_game(*game)
    player = recalling(make_bot(bot, made, seed), lambda: [view_of_plain(made, each) for each in before])
    return player.choose(view_of_plain(made, view))


def think_own(player: str, game: Sequence[Any], bot: str, seed: int, view: Json) -> Answer:
    """In a worker: the same for a player of the host's own."""
    made = find_game(*game)
    return make_bot(player, made, seed, own=(player,)).choose(view_of_plain(made, view))


def default_answer(ask: Ask) -> Answer:
    """What is played for somebody who does not answer: the first option that need not be at once."""
    return next((option for option in ask.options if option not in ask.at_once), ask.options[0])


class BotsAtWork:
    """The bots of every table this process moves. Tables somebody looks at come first, each address in its
    turn; those nobody looks at are played slowly.
    """

    def __init__(
        self,
        hub: Hub,
        workers: int = 1,
        seconds: float = 20.0,
        think: Callable[..., Answer] = think,
        limits: Limits | None = None,
        own: Mapping[str, str] | None = None,
    ) -> None:
        self.hub = hub
        self.seconds = seconds
        self.think = think
        self.limits = limits
        self.own = own or {}
        self.thinking: set[tuple[str, int, int]] = set()
        self.failures = 0
        self.workers = Workers(workers)
        self.haste = Haste(workers)
        self.workers.begin()  # now, not while a bot's time runs
        hub.listeners.append(self.moved)

    def moved(self, channel: Channel, entry: Entry | None = None) -> None:
        """Something happened at a table: let the bots that are asked think."""
        for seat in bot_seats(channel.life):
            key = (channel.life.id, seat, channel.life.questions[seat])
            if key not in self.thinking:
                self.thinking.add(key)
                task = asyncio.ensure_future(self._play(channel, seat, key))
                channel.tasks.add(task)
                task.add_done_callback(partial(self._done, channel, key))

    def _done(self, channel: Channel, key: tuple[str, int, int], task: asyncio.Task[None]) -> None:
        self.thinking.discard(key)
        channel.tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a bot's turn failed", exc_info=task.exception())

    async def _play(self, channel: Channel, seat: int, key: tuple[str, int, int]) -> None:
        life = channel.life
        await self._while_nobody_looks(channel)
        answer, note = await self._answer(channel, life, seat)
        try:
            await self.hub.wish(
                life.id, partial(_decide, seat=seat, question=key[2], answer=answer, note=note)
            )
        except Refused as refused:
            log.info("a bot's answer came too late", extra={"code": refused.code})

    async def _while_nobody_looks(self, channel: Channel) -> None:
        """Unattended tables share a rate, a host's and everybody's, so that a thousand of them are no faster
        than a few.
        """
        while (
            self.limits
            and not channel.is_attended()
            and (wait := self._too_soon(self.limits, channel.life.created.host))
        ):
            await asyncio.sleep(min(wait, LOOKS_AGAIN))

    def _too_soon(self, limits: Limits, host: str) -> float:
        return limits.wait("unattended", host) or limits.wait("unattended-all", "all")

    async def _answer(self, channel: Channel, life: Life, seat: int) -> tuple[Answer, str]:
        if life.table is None:
            raise Refused("wrong-time")
        ask = next(ask for ask in life.table.asks if ask.seat == seat)
        bot, view = life.chairs[seat].bot, plain_view(life.table.view(seat))
        think = partial(think_own, self.own[bot]) if bot in self.own else self.think
        seed, quick = seed_of(life, life.table, seat), at_a_glance(bot, life.game)
        past = ([plain_view(each) for each in views_before(life.table, seat)],) if quick else ()
        try:
            given, note = await self._thought(
                channel,
                lambda name: partial(think, made_of(life.game), name, seed, view, *past),
                bot,
                quick,
            )
            answer = frozen(given)
            if answer in ask.options:
                return answer, note
            note = remarks.BOT_ILLEGAL
        except TimeoutError:
            note = remarks.BOT_SLOW
        except Refused as refused:
            note = remarks.BOT_ILLEGAL if refused.code == WrongAnswer.key else remarks.BOT_FAILED
            problem = str(refused.args_by_name.get("problem", ""))
            log.error("a bot failed", extra={"bot": bot, "code": refused.code, "problem": problem})
        except Exception:
            if self.workers.is_closed:  # the server stops: whoever starts next lets the bot think again
                raise asyncio.CancelledError from None
            note = remarks.BOT_FAILED
            log.exception("a bot failed", extra={"bot": bot})
        self.failures += 1
        return default_answer(ask), note

    async def _thought(
        self, channel: Channel, work: Callable[[str], Callable[[], Answer]], bot: str, quick: str
    ) -> tuple[Answer, str]:
        """What a bot thinks out; what one says at a glance, where there is such a one and no time."""
        attended = channel.is_attended()
        do = partial(self.workers.do, who=channel.looked_at_from() or channel.life.created.host)
        usual, at_once = partial(_urgency, channel, SOON), partial(_urgency, channel, AT_ONCE)
        if not quick:
            return await do(work(bot), seconds=self.seconds, urgency=usual), ""
        rated = channel.life.created.options.rated
        if rated or self.haste.has_time(attended):  # or who keeps the workers busy meets weaker rivals
            patience = self.seconds if rated else min(SECONDS, self.seconds)
            with self.haste.thinking(attended), suppress(TimeoutError):
                async with asyncio.timeout(patience):  # the wait for a worker counts
                    return await do(work(bot), seconds=patience, urgency=usual), ""
        return await do(work(quick), seconds=self.seconds, urgency=at_once), remarks.BOT_HURRIED

    def close(self) -> None:
        """Let go of the workers at once."""
        self.workers.close()


def _urgency(channel: Channel, where_somebody_looks: int) -> int:
    return where_somebody_looks if channel.is_attended() else LATER


def made_of(game: AnyGame) -> tuple[str, dict[str, str], str | None, int]:
    """What a worker makes the same game from."""
    return game.name, dict(game.settings), game.own_content, game.version


def seed_of(life: Life, table: AnyTable, seat: int) -> int:
    """What the bot's whims follow from: of the table's secret, so nobody foresees them; of how often the seat
    has answered, so whoever takes over after a crash, or asks again after an undo, decides the same.
    """
    dealer = life.dealer()
    answered = sum(each == seat for each, _ in table.history)
    return bot_seed(dealer.secret, dealer.table, dealer.salts, seat, answered)


def _decide(life: Life, seat: int, question: int, answer: Answer, note: str) -> Decision:
    if question != life.questions[seat] or seat not in bot_seats(life):
        raise Refused("late", seat=seat, question=question, stored=False)
    if life.created.daily and not life.is_shut():
        raise Refused("daily-over")  # or a try that was lost at midnight could still be a rated win
    return "answered", {"seat": seat, "answer": answer, "by": "bot", "note": note}
