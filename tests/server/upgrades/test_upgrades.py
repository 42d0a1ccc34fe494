"""Databases of every release, opened by this program: what becomes of each of their games, table by table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from websockets.sync.client import connect

import mazmorra
from mazmorra.games import find_game, game_class
from mazmorra.kernel import unfair
from tests.server.http.running import SECONDS, Person, Running, refusal, serving
from tests.server.upgrades.given import FOR_EVER, RELEASES, Release, laid_down, release
from tests.server.upgrades.make import ALL, played

DATABASES = [(name, "sqlite") for name in RELEASES] + [("first-release", "postgresql")]


@dataclass
class Upgraded:
    """A release's database, served by this program."""

    given: Release
    server: Running

    @property
    def ana(self) -> Person:
        return self.given.person(self.server, "ana")

    @property
    def bruno(self) -> Person:
        return self.given.person(self.server, "bruno")

    def tables(self, stage: str, plays_on: bool) -> list[str]:
        """The tables at a stage whose rules are still played, or are not."""
        found = {
            name.split("-")[0]: table for name, table in self.given.tables.items() if name.endswith(stage)
        }
        return [table for game, table in found.items() if self.plays_on(game) == plays_on]

    def plays_on(self, game: str) -> bool:
        """Whether a game's rules are still played, and what was printed then is known: it is the same today,
        or was kept.
        """
        mine = [row for row in self.versions() if row["game"] == game]
        known = {
            find_game(game, {}).content_digest,
            *(row["digest"] for row in self.given.kept["rows"].get("contents", [])),
        }
        played = {*game_class(game).still_played, game_class(game).newest}
        return all(row["version"] in played and row["content"] in known for row in mine)

    def versions(self) -> Iterator[dict[str, Any]]:
        for row in self.given.kept["rows"]["log"]:
            if row["kind"] == "created":
                body = json.loads(row["body"])
                yield {
                    "game": body["game"],
                    "version": body["rules_version"],
                    "content": body["content_digest"],
                }


@pytest.fixture(scope="module", params=DATABASES, ids="-".join)
def upgraded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upgraded]:
    name, kind = request.param
    home = tmp_path_factory.mktemp(name)
    given = release(name)
    with serving(home, "--no-limits", *FOR_EVER, database=laid_down(given, kind, home)) as server:
        yield Upgraded(given, server)
        assert "Traceback" not in server.log.read_text()


def test_every_table_of_a_release_opens_and_says_by_which_rules_it_is_played(upgraded: Upgraded) -> None:
    for name, table in upgraded.given.tables.items():
        told = upgraded.ana.get(f"/tables/{table}")
        game, stage = name.split("-")
        plays_on = upgraded.plays_on(game)
        expected = {
            "open": "open",
            "begun": "playing",
            "running": "playing",
            "over": "over",
            "imported": "over",
        }[stage]
        assert told["status"] == expected, name
        assert (told["rules"] == "older") == (stage != "open" and not plays_on), name


PLAYED_ON = {
    "first-server": {"raiders"},
    "first-release": {"raiders"},
    "version-2": {"raiders", "quest"},
    "with-contents": {"raiders", "quest", "platformer"},
}
"""The games of each release that go on: what another change of the rules takes from this list, its changelog
says.
"""


@pytest.mark.parametrize("name", RELEASES)
def test_it_is_known_which_games_of_a_release_go_on(name: str) -> None:
    given = Upgraded(release(name), None)  # type: ignore[arg-type]  # no server is needed for that
    games = {table.split("-")[0] for table in given.given.tables}

    assert {game for game in games if given.plays_on(game)} == PLAYED_ON[name]


def test_people_are_who_they_were_and_their_history_is_there(upgraded: Upgraded) -> None:
    assert upgraded.ana.get("/me")["name"] == "Ana"
    finished = {each["table"] for each in upgraded.ana.get("/me/history")}
    assert finished >= {table for name, table in upgraded.given.tables.items() if name.endswith("-over")}


def test_an_open_table_starts_by_the_rules_of_today(upgraded: Upgraded) -> None:
    for name, table in upgraded.given.tables.items():
        if not name.endswith("-open"):
            continue
        before = upgraded.ana.get(f"/tables/{table}")
        for seat in range(1, before["seats"]):
            upgraded.ana.post(f"/tables/{table}/bot", {"seat": seat, "bot": "random"})

        started = upgraded.ana.begin(table)

        game = find_game(name.split("-")[0], {})
        noted = {(row["version"], row["content"]) for row in upgraded.versions() if row["game"] == game.name}
        moved_on = noted != {(game.version, game.content_digest)}
        assert started["status"] == "playing"
        assert (before["rules"], started["rules"]) == (("renewed",) * 2 if moved_on else ("same",) * 2), name
        assert set(started["settings"]) == set(game.variants()[0])


def test_a_game_under_way_whose_rules_are_still_played_goes_on_to_its_end_and_verifies(
    upgraded: Upgraded,
) -> None:
    for table in [*upgraded.tables("begun", True), *upgraded.tables("running", True)]:
        assert played(upgraded.ana, upgraded.bruno, table, ALL)

        record = mazmorra.record(json.dumps(upgraded.ana.get(f"/tables/{table}/export")))
        assert record.table().over
        assert unfair(record) == []


def test_a_finished_game_whose_rules_are_still_played_is_what_it_was(upgraded: Upgraded) -> None:
    for table in upgraded.tables("over", True):
        told = upgraded.ana.get(f"/tables/{table}")
        record = mazmorra.record(json.dumps(upgraded.ana.get(f"/tables/{table}/export")))

        assert told["result"] in upgraded.given.kept["ends"].values()
        assert unfair(record) == []
        for seat in ("everything", "watcher", "0"):
            film = upgraded.ana.get(f"/tables/{table}/film?seat={seat}")
            assert len(film["moments"]) > 10
            assert film["events"]


def test_a_game_whose_rules_have_moved_on_is_offered_to_nobody_and_not_played(upgraded: Upgraded) -> None:
    left_behind = [*upgraded.tables("begun", False), *upgraded.tables("running", False)]
    listed = {each["id"] for each in upgraded.ana.get("/tables?status=playing&limit=100")}
    assert not listed & set(left_behind)
    for table in left_behind:
        address = f"{upgraded.server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with connect(address) as socket:
            socket.send(json.dumps({"type": "hello", "token": upgraded.ana.token}))
            welcome = json.loads(socket.recv(SECONDS))
            socket.send(json.dumps({"type": "answer", "seat": 0, "question": 1, "answer": 1}))
            while (message := json.loads(socket.recv(SECONDS)))["type"] != "refused":
                pass
        assert welcome["waiting"] == []
        assert all(not each.get("ask") for each in welcome["seats"])
        assert message["code"] == "other-version"


def test_a_game_whose_rules_have_moved_on_is_played_again_by_the_same_people_at_one_touch(
    upgraded: Upgraded,
) -> None:
    for table in upgraded.tables("running", False):
        before = upgraded.ana.get(f"/tables/{table}")
        again = upgraded.ana.post(f"/tables/{table}/rematch")

        assert again["status"] == "open"
        assert {chair["name"] for chair in again["chairs"]} == {chair["name"] for chair in before["chairs"]}
        assert upgraded.ana.get(f"/tables/{table}")["status"] == "closed"
        assert upgraded.ana.post(f"/tables/{table}/rematch")["id"] == again["id"]
        assert upgraded.ana.begin(again["id"], upgraded.bruno)["status"] == "playing"


def test_a_game_whose_rules_have_moved_on_is_left_and_closed(upgraded: Upgraded) -> None:
    for table in upgraded.tables("begun", False):
        upgraded.ana.post(f"/tables/{table}/leave", {"seat": 0})
        assert upgraded.ana.get(f"/tables/{table}")["chairs"][0]["person"] == ""
        stranger = upgraded.server.person("Stranger")
        assert refusal(stranger.ask("POST", f"/tables/{table}/close")) == (403, "not-host")
        assert upgraded.ana.post(f"/tables/{table}/close")["status"] == "closed"
        assert table not in {each["id"] for each in upgraded.ana.get("/me/tables?status=playing&limit=100")}


def test_a_finished_game_that_nobody_can_play_again_gives_its_answers_and_says_why_there_is_no_film(
    upgraded: Upgraded,
) -> None:
    for table in upgraded.tables("over", False):
        saved = upgraded.ana.get(f"/tables/{table}/export")
        film = upgraded.ana.ask("GET", f"/tables/{table}/film?seat=everything")

        assert saved["version"] in {
            row["version"] for row in upgraded.versions() if row["game"] == saved["game"]
        }
        assert sum(seat >= 0 for seat, _ in saved["answers"]) == upgraded.given.answers_of(table)
        assert any(seat < 0 for seat, _ in saved["answers"])
        assert film.status_code == 200 or refusal(film) == (409, "other-version")
        assert refusal(upgraded.ana.ask("POST", f"/tables/{table}/continue", {"number": 3, "seat": 0})) == (
            409,
            "other-version",
        )
        assert upgraded.ana.post(f"/tables/{table}/rematch")["status"] == "open"
