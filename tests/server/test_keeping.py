"""What is kept of games so that they outlive their rules: films that show what the rules showed, and what was
printed.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mazmorra.games import REGISTRY, find_game, game_class
from mazmorra.kernel import EVERYTHING, WATCHER
from mazmorra.server.looking_back.films import film_of, told_in_full
from mazmorra.server.looking_back.keeping import Keeping
from mazmorra.server.looking_back.replays import Finished, look_back
from mazmorra.server.processes.wake import LocalWakes
from mazmorra.server.store import Append, Store
from mazmorra.server.tables.entries import OVER
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.kept import Kept, packed
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.older import printed
from mazmorra.server.tables.summary import summary
from tests.server.lives import Story


def finished(seed: int) -> Story:
    story, rng = Story(), random.Random(seed)
    while story.life.status != OVER:
        story.random_answer(rng)
    return story


def told(value: dict[str, Any]) -> Any:
    """As it travels."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.fixture(scope="module")
def over() -> Life:
    return finished(1).life


@pytest.fixture(scope="module")
def kept(over: Life) -> Kept:
    found = Kept.read(packed(told_in_full(over)))
    assert found is not None
    return found


@pytest.mark.parametrize("seat", [EVERYTHING, WATCHER, 0, 1, 2])
def test_a_kept_film_shows_every_viewpoint_what_the_rules_showed(over: Life, kept: Kept, seat: int) -> None:
    film = told(film_of(Finished.of(over), seat))
    assert kept.film(seat) == film
    for moment in film["moments"][::7]:
        assert kept.look(moment["number"], seat, 2) == told(
            look_back(Finished.of(over), moment["number"], seat, 2)
        )


def test_a_kept_game_names_nobody(kept: Kept) -> None:
    story = str([kept.film(EVERYTHING), kept.components, kept.saved({})])
    assert not [name for name in ("Ana", "Bruno", "Carla", "'ana'", "bruno") if name in story]


@pytest.mark.parametrize("data", [None, b"", b"not packed", packed({"format": 99})])
def test_what_cannot_be_read_is_as_if_it_had_not_been_kept(data: bytes | None) -> None:
    assert Kept.read(data) is None


async def test_a_game_that_ended_without_a_film_is_filmed_later_and_once(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/store.db") as store:
        story = finished(2)
        await store.append(Append(story.log, summary(story.life)))
        keeping = Keeping(Hub(store, LocalWakes()))
        assert await store.unfilmed() == ["t1"]

        await keeping._film_the_rest()

        film = await store.film("t1")
        found = Kept.read(film)
        assert found is not None
        assert found.film(0) == told(film_of(Finished.of(story.life), 0))
        assert await store.unfilmed() == []
        await store.keep_film("t1", b"another")
        assert await store.film("t1") == film


async def test_a_game_that_ends_is_filmed_and_then_it_rests(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/store.db") as store:
        story, hub = finished(3), Hub(store, LocalWakes())
        keeping = Keeping(hub)
        await store.append(Append(story.log, summary(story.life)))
        channel = await hub.channel("t1")

        keeping.moved(channel, story.log[-1])
        keeping.moved(channel, story.log[-1])

        assert len(channel.tasks) == 1
        await asyncio.gather(*channel.tasks)
        assert await store.unfilmed() == []


async def test_of_several_processes_each_is_quiet_by_its_part_of_a_core(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/store.db") as store:
        hub = Hub(store, LocalWakes())

        assert Keeping(hub, 4).quiet == Keeping(hub).quiet / 4


async def test_everything_that_is_printed_is_kept_and_is_the_same_game_when_it_is_read(
    tmp_path: Path,
) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/store.db") as store:
        keeping = Keeping(Hub(store, LocalWakes()))
        for game, settings in printed():
            await keeping._keep_content(game, settings)
        for name in REGISTRY:
            for settings in game_class(name).samples():
                assert find_game(name, settings).content_digest in keeping.contents
        for game, settings in printed():
            digest = find_game(game, settings).content_digest
            text = await store.content(digest)
            assert text is not None
            assert find_game(game, settings, text).content_digest == digest
