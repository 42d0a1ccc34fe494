"""Bots think in worker processes, never in the event loop. One that fails or is slow plays a legal default, and it is noted."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from mazmorra.bots import make_bot
from mazmorra.games import find_game
from mazmorra.kernel import Answer, Ask, plain_view, view_of_plain
from mazmorra.kernel.codec import frozen
from mazmorra.server import notes
from mazmorra.server.entries import Entry
from mazmorra.server.hub import Hub, bot_seats
from mazmorra.server.life import Life
from mazmorra.server.limits import Limits
from mazmorra.server.live import Live
from mazmorra.server.refusals import Refused
from mazmorra.server.wishes import Decision
from mazmorra.server.workers import Workers

LOOKS_AGAIN = 1.0
"""Seconds after which a bot that waits sees whether somebody looks now."""
log = logging.getLogger("mazmorra.bots")


def think(game: str, settings: Mapping[str, str], content: str | None, bot: str, seed: int, view: dict[str, Any]) -> Answer:
    """In a worker: what the bot answers to the view."""
    made = find_game(game, settings, content)
    return make_bot(bot, made, seed).choose(view_of_plain(made, view))


def default_answer(ask: Ask) -> Answer:
    """What is played for somebody who does not answer: the first option that need not be at once."""
    return next((option for option in ask.options if option not in ask.at_once), ask.options[0])


class BotsAtWork:
    """The bots of every table this process moves. Tables somebody looks at come first, each address in its turn; those
    nobody looks at are played slowly.
    """

    def __init__(
        self, hub: Hub, workers: int = 1, seconds: float = 5.0, think: Callable[..., Answer] = think, limits: Limits | None = None
    ) -> None:
        self.hub = hub
        self.seconds = seconds
        self.think = think
        self.limits = limits
        self.thinking: set[tuple[str, int, int]] = set()
        self.failures = 0
        self.workers = Workers(workers)
        self.workers.begin()  # now, not while a bot's time runs
        hub.listeners.append(self.moved)

    def moved(self, live: Live, entry: Entry | None = None) -> None:
        """Something happened at a table: let the bots that are asked think."""
        for seat in bot_seats(live.life):
            key = (live.life.id, seat, live.life.questions[seat])
            if key not in self.thinking:
                self.thinking.add(key)
                task = asyncio.ensure_future(self._play(live, seat, key))
                live.tasks.add(task)
                task.add_done_callback(partial(self._done, live, key))

    def _done(self, live: Live, key: tuple[str, int, int], task: asyncio.Task[None]) -> None:
        self.thinking.discard(key)
        live.tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a bot's turn failed", exc_info=task.exception())

    async def _play(self, live: Live, seat: int, key: tuple[str, int, int]) -> None:
        life = live.life
        await self._while_nobody_looks(live)
        answer, note = await self._answer(live, life, seat)
        try:
            await self.hub.wish(life.id, partial(_decide, seat=seat, question=key[2], answer=answer, note=note))
        except Refused as refused:
            log.info("a bot's answer came too late", extra={"code": refused.code})

    async def _while_nobody_looks(self, live: Live) -> None:
        """Unattended tables share a rate, a host's and everybody's, so that a thousand of them are no faster than a few."""
        while self.limits and not live.is_attended() and (wait := self._too_soon(self.limits, live.life.created.host)):
            await asyncio.sleep(min(wait, LOOKS_AGAIN))

    def _too_soon(self, limits: Limits, host: str) -> float:
        return limits.wait("unattended", host) or limits.wait("unattended-all", "all")

    async def _answer(self, live: Live, life: Life, seat: int) -> tuple[Answer, str]:
        if life.table is None:
            raise Refused("wrong-time")
        ask = next(ask for ask in life.table.asks if ask.seat == seat)
        created, bot = life.created, life.chairs[seat].bot
        view = plain_view(life.table.view(seat))
        work = partial(self.think, created.game, created.settings, created.content, bot, _seed(life, seat), view)
        try:
            answer = frozen(await self._thought(live, work))
            if answer in ask.options:
                return answer, ""
            note = notes.BOT_ILLEGAL
        except TimeoutError:
            note = notes.BOT_SLOW
        except Exception:
            note = notes.BOT_FAILED
            log.exception("a bot failed", extra={"bot": bot})
        self.failures += 1
        return default_answer(ask), note

    async def _thought(self, live: Live, work: Callable[[], Answer]) -> Answer:
        who = live.looked_at_from() or live.life.created.host
        return await self.workers.do(work, who, self.seconds, first=live.is_attended())

    def close(self) -> None:
        """Let go of the workers at once."""
        self.workers.close()


def _seed(life: Life, seat: int) -> int:
    text = f"{life.id} {seat} {life.number}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def _decide(life: Life, seat: int, question: int, answer: Answer, note: str) -> Decision:
    if question != life.questions[seat] or seat not in bot_seats(life):
        raise Refused("late", seat=seat, question=question, stored=False)
    return "answered", {"seat": seat, "answer": answer, "by": "bot", "note": note}
