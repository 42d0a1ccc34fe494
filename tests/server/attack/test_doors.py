"""Doors that strangers tried: each is a hole that was found once."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from mazmorra.games.raiders.game import RaidersGame
from mazmorra.kernel import seal_of
from mazmorra.server.limits import household
from mazmorra.server.people.leaving import goodbyes
from mazmorra.server.processes.turns import Turns
from mazmorra.server.tables import wishes
from mazmorra.server.tables.entries import Entry
from mazmorra.server.tables.life import Life
from tests.cli.run import mazmorra as command
from tests.server.http.playing import finished_table
from tests.server.http.running import Person, Running, refusal, serving
from tests.server.lives import PEOPLE, born

CLOSED = {"watchers": False}
OWN = RaidersGame.content_text({"edition": "devir", "mode": "standard"}, "of my own").replace(
    "most_coins = ", "most_coins = 1", 1
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("doors"), "--no-limits") as running:
        yield running


def test_a_stranger_does_not_learn_of_a_closed_rematch_by_asking_for_one(server: Running) -> None:
    ana, stranger = server.person("Ana"), server.person("Stranger")
    table = finished_table(ana, options=CLOSED)
    again = ana.post(f"/tables/{table}/rematch")["id"]

    assert refusal(stranger.ask("POST", f"/tables/{table}/rematch")) == (403, "not-yours")
    assert ana.post(f"/tables/{table}/rematch")["id"] == again


def test_where_a_game_is_kept_to_its_players_nobody_else_is_told_the_secret(server: Running) -> None:
    ana, stranger = server.person("Ana"), server.person("Stranger")
    table = finished_table(ana, options={"watchers": True, "open_after": False})

    assert ana.get(f"/tables/{table}")["secret"]
    assert stranger.get(f"/tables/{table}")["secret"] == ""


def test_what_was_brought_and_not_shared_shows_nothing_of_itself(server: Running) -> None:
    ana, stranger = server.person("Ana"), server.person("Stranger")
    game = finished_table(ana, content=OWN)
    brought = ana.post("/import", ana.get(f"/tables/{game}/export"))["id"]
    practice = ana.post(f"/tables/{brought}/continue", {"number": 5, "seat": 0})["id"]

    assert ana.ask("GET", f"/tables/{brought}/content").status_code == 200
    for path in (f"/tables/{brought}/content", f"/tables/{practice}", f"/tables/{brought}/film"):
        assert refusal(stranger.ask("GET", path)) == (404, "no-such-table")


def test_who_plays_on_from_a_closed_game_cannot_open_it_to_all(server: Running) -> None:
    ana = server.person("Ana")
    game = finished_table(ana, options=CLOSED)
    practice = ana.post(f"/tables/{game}/continue", {"number": 5, "seat": 0})["id"]
    ana.post(f"/tables/{practice}/leave", {"seat": 0})
    until_over(ana, practice)

    assert refusal(ana.ask("POST", f"/tables/{practice}/open")) == (403, "players-only")


def test_a_code_of_the_host_is_worth_nothing_after_the_password_was_changed(server: Running) -> None:
    ana = server.person("Ana")
    ana.token = ana.post("/me/account", {"username": "anaofthedoors", "password": "first password"})["token"]
    code = command("reset-code", "anaofthedoors", "--database", server.database).stdout.strip().split()[-1]
    ana.token = ana.post("/me/password", {"old": "first password", "new": "second password"})["token"]

    reply = ana.ask("POST", "/reset", {"code": code, "password": "third password"})
    assert refusal(reply) == (401, "bad-code")


def about_to_begin(clock: int = 0) -> Life:
    life, _ = born(clock=clock)
    for seat, person in enumerate(PEOPLE[:3]):
        life = after(
            life,
            "sat",
            {"seat": seat, "person": person, "name": person, "seal": seal_of(life.id, 1, seat, person)},
        )
    return after(life, *wishes.start(life, "ana"))


def after(life: Life, kind: str, body: dict[str, object]) -> Life:
    return life.after(Entry(life.id, life.number, 1000, kind, body))


def test_nobody_waits_for_a_salt_longer_than_a_day() -> None:
    life = about_to_begin(clock=30 * 24 * 3600)

    assert life.due_at() == 1000 + 86_400_000


def test_who_leaves_for_good_while_salts_are_told_leaves_no_ghost_behind() -> None:
    life = about_to_begin()
    life = after(life, *wishes.reveal(life, "bruno", 1, "bruno"))

    for goodbye in goodbyes(life, "bruno"):
        life = after(life, *goodbye(life))

    assert [chair.person for chair in life.chairs] == ["ana", "", "carla"]
    assert (life.round, life.unrevealed(), life.missed) == (2, (), ())
    assert not any(chair.seal or chair.salt for chair in life.chairs)


def test_an_address_in_two_writings_is_one() -> None:
    assert household("::ffff:203.0.113.77") == household("203.0.113.77") == "203.0.113.77"


def until_over(person: Person, table: str) -> None:
    limit = time.monotonic() + 60
    while person.get(f"/tables/{table}")["status"] != "over":
        assert time.monotonic() < limit
        time.sleep(0.05)


def test_an_answer_is_stored_as_the_rules_have_it(server: Running) -> None:
    life = about_to_begin()
    for seat, person in enumerate(PEOPLE[:3]):
        life = after(life, *wishes.reveal(life, person, seat, person))
    seat = life.waiting()[0]
    assert life.table is not None
    option = next(ask.options[0] for ask in life.table.asks if ask.seat == seat)
    given: Any = float(option) if isinstance(option, int) else option

    _, body = wishes.answer(life, PEOPLE[seat], seat, life.questions[seat], given)

    assert type(body["answer"]) is type(option)


async def test_a_turn_goes_to_nobody_who_has_just_left() -> None:
    turns: Turns[int] = Turns([1])
    thing = await turns.take("ana")
    waiting = [asyncio.ensure_future(turns.take(who)) for who in ("bruno", "carla")]
    await asyncio.sleep(0)

    waiting[0].cancel()
    turns.give(thing)

    assert await asyncio.wait_for(waiting[1], 10) == 1


@pytest.mark.parametrize("noted", ['"\\ud800"', "NaN"])
def test_a_file_with_words_that_cannot_be_written_is_refused(server: Running, noted: str) -> None:
    ana = server.person("Ana")
    saved = json.dumps(ana.get(f"/tables/{finished_table(ana)}/export"))
    text = saved.replace('"about": {', f'"about": {{"x": {noted}, ', 1)
    assert text != saved

    reply = httpx.post(
        f"{server.url}/api/import",
        content=text.encode(),
        headers={"Authorization": f"Bearer {ana.token}"},
        timeout=60,
    )

    assert refusal(reply) == (422, "error-garbled-save")
