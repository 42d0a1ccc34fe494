"""Bots think in worker processes, never in the event loop. One that fails or is slow plays a legal default, and it is noted."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any

from mazmorra.bots import make_bot
from mazmorra.games import find_game
from mazmorra.kernel import Answer, Ask, Table, bot_seed, plain_view, view_of_plain
from mazmorra.kernel.codec import frozen
from mazmorra.server import notes
from mazmorra.server.entries import Entry
from mazmorra.server.hub import Hub, bot_seats
from mazmorra.server.life import Life
from mazmorra.server.live import Live
from mazmorra.server.refusals import Refused
from mazmorra.server.wishes import Decision

log = logging.getLogger("mazmorra.bots")


def think(game: Sequence[Any], bot: str, seed: int, view: dict[str, Any]) -> Answer:
    """In a worker: what the bot answers to the view, in the game with this name, these settings, content and version."""
    made = find_game(*game)
    return make_bot(bot, made, seed).choose(view_of_plain(made, view))


def leave_stopping_to_the_server() -> None:
    """In a worker: Ctrl+C reaches every process of a terminal, but workers end when the server says so, or with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)  # a worker of a server that was killed would wait for work for ever


def default_answer(ask: Ask) -> Answer:
    """What is played for somebody who does not answer: the first option that need not be at once."""
    return next((option for option in ask.options if option not in ask.at_once), ask.options[0])


class BotsAtWork:
    """The bots of every table this process moves."""

    def __init__(self, hub: Hub, workers: int = 1, seconds: float = 5.0, think: Callable[..., Answer] = think) -> None:
        self.hub = hub
        self.workers = workers
        self.seconds = seconds
        self.think = think
        self.thinking: set[tuple[str, int, int]] = set()
        self.failures = 0
        self.pool = self._pool()
        hub.listeners.append(self.moved)

    def _pool(self) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=leave_stopping_to_the_server)
        pool.submit(os.getpid)  # the first worker starts now, not while a bot's time runs
        return pool

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
        answer, note = await self._answer(life, seat)
        try:
            await self.hub.wish(life.id, partial(_decide, seat=seat, question=key[2], answer=answer, note=note))
        except Refused as refused:
            log.info("a bot's answer came too late", extra={"code": refused.code})

    async def _answer(self, life: Life, seat: int) -> tuple[Answer, str]:
        if life.table is None:
            raise Refused("wrong-time")
        ask = next(ask for ask in life.table.asks if ask.seat == seat)
        game, bot = life.game, life.chairs[seat].bot
        view = plain_view(life.table.view(seat))
        made = (game.name, dict(game.settings), game.own_content, game.version)
        work = partial(self.think, made, bot, seed_of(life, life.table, seat), view)
        try:
            answer = frozen(await self._thought(work))
            if answer in ask.options:
                return answer, ""
            note = notes.BOT_ILLEGAL
        except TimeoutError:
            note = notes.BOT_SLOW
            self._renew()
        except BrokenProcessPool:
            note = notes.BOT_FAILED
            self._renew()
        except Exception:
            note = notes.BOT_FAILED
            log.exception("a bot failed", extra={"bot": bot})
        self.failures += 1
        return default_answer(ask), note

    async def _thought(self, work: Callable[[], Answer]) -> Answer:
        """What the work gives in time. Where another bot took the workers down with it, this one thinks again."""
        while True:
            pool = self.pool
            try:
                return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work), self.seconds)
            except BrokenProcessPool:
                if pool is self.pool:
                    raise

    def _renew(self) -> None:
        """A worker that hangs or has died is replaced, with all that it was holding up."""
        old, self.pool = self.pool, self._pool()
        _end(old)

    def close(self) -> None:
        """The pool's own thread must have ended before the process closes what it listens to."""
        keeper = _end(self.pool)
        if keeper is not None:
            keeper.join(self.seconds)


def _end(pool: ProcessPoolExecutor) -> threading.Thread | None:
    """Let go of the workers at once. The pool is told first, or it would take them for broken and complain."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    keeper: threading.Thread | None = getattr(pool, "_executor_manager_thread", None)
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
    return keeper


def seed_of(life: Life, table: Table[Any, Any], seat: int) -> int:
    """What the bot's whims follow from: of the table's secret, so nobody foresees them; of how often the seat has answered,
    so whoever takes over after a crash, or asks again after an undo, decides the same."""
    dealer = life.dealer()
    answered = sum(each == seat for each, _ in table.history)
    return bot_seed(dealer.secret, dealer.table, dealer.salts, seat, answered)


def _decide(life: Life, seat: int, question: int, answer: Answer, note: str) -> Decision:
    if question != life.questions[seat] or seat not in bot_seats(life):
        raise Refused("late", seat=seat, question=question, stored=False)
    return "answered", {"seat": seat, "answer": answer, "by": "bot", "note": note}
