"""Bots think in worker processes, never in the event loop. One that fails or is slow plays a legal default, and it is noted."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any

from mazmorra.bots import make_bot
from mazmorra.games import find_game
from mazmorra.kernel import Answer, Ask, plain_view, view_of_plain
from mazmorra.kernel.codec import frozen
from mazmorra.server.entries import Entry
from mazmorra.server.hub import Hub, bot_seats
from mazmorra.server.life import Life
from mazmorra.server.live import Live
from mazmorra.server.refusals import Refused
from mazmorra.server.wishes import Decision

log = logging.getLogger("mazmorra.bots")


def think(game: str, settings: Mapping[str, str], content: str | None, bot: str, seed: int, view: dict[str, Any]) -> Answer:
    """In a worker: what the bot answers to the view."""
    made = find_game(game, settings, content)
    return make_bot(bot, made, seed).choose(view_of_plain(made, view))


def default_answer(ask: Ask) -> Answer:
    """What is played for somebody who does not answer: the first option that need not be at once."""
    return next((option for option in ask.options if option not in ask.at_once), ask.options[0])


class BotsAtWork:
    """The bots of every table this process moves."""

    def __init__(self, hub: Hub, workers: int = 1, seconds: float = 5.0) -> None:
        self.hub = hub
        self.workers = workers
        self.seconds = seconds
        self.thinking: set[tuple[str, int, int]] = set()
        self.failures = 0
        self.pool = self._pool()
        hub.listeners.append(self.moved)

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))

    def moved(self, live: Live, entry: Entry | None = None) -> None:
        """Something happened at a table: let the bots that are asked think."""
        for seat in bot_seats(live.life):
            key = (live.life.id, seat, live.life.question)
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
        answer, note = await self._answer(life, seat)
        try:
            await self.hub.wish(life.id, partial(_decide, seat=seat, question=key[2], answer=answer, note=note))
        except Refused as refused:
            log.info("a bot's answer came too late", extra={"table": life.id, "code": refused.code})

    async def _answer(self, life: Life, seat: int) -> tuple[Answer, str]:
        if life.table is None:
            raise Refused("wrong-time")
        ask = next(ask for ask in life.table.asks if ask.seat == seat)
        created, bot = life.created, life.chairs[seat].bot
        view = plain_view(life.table.view(seat))
        work = partial(think, created.game, created.settings, created.content, bot, _seed(life, seat), view)
        try:
            thought = asyncio.get_running_loop().run_in_executor(self.pool, work)
            answer = frozen(await asyncio.wait_for(thought, self.seconds))
            if answer in ask.options:
                return answer, ""
            note = "bot-illegal"
        except TimeoutError:
            note = "bot-slow"
            self._renew()
        except BrokenProcessPool:
            note = "bot-failed"
            self._renew()
        except Exception:
            note = "bot-failed"
            log.exception("a bot failed", extra={"table": life.id, "bot": bot})
        self.failures += 1
        return default_answer(ask), note

    def _renew(self) -> None:
        """A worker that hangs or has died is replaced, with all that it was holding up."""
        old, self.pool = self.pool, self._pool()
        for process in list(getattr(old, "_processes", {}).values()):
            process.kill()
        old.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        for process in list(getattr(self.pool, "_processes", {}).values()):
            process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)


def _seed(life: Life, seat: int) -> int:
    text = f"{life.id} {seat} {life.number}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def _decide(life: Life, seat: int, question: int, answer: Answer, note: str) -> Decision:
    if question != life.question or seat not in bot_seats(life):
        raise Refused("late", seat=seat, question=question, stored=False)
    return "answered", {"seat": seat, "answer": answer, "by": "bot", "note": note}
