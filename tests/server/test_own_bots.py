"""The host's own players at tables: offered by name, played in workers; nobody else's code is ever loaded."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import pytest

from mazmorra.cli.players import offered_players, opponent
from mazmorra.server.processes.bots import think
from mazmorra.server.tables import remarks
from tests.cli.inside import inside
from tests.server.http.running import Person, Running, refusal, serving
from tests.server.test_bots_at_work import playing, until

HERE = "tests.bots.own_players"
EVIL = (
    "from pathlib import Path\n\nPath(__file__).with_name('ran').touch()\n\n\ndef evil(view):\n    return 1\n"
)


@pytest.mark.parametrize(
    ("player", "note"),
    [
        ("last", ""),
        ("fails", remarks.BOT_FAILED),
        ("leaves", remarks.BOT_FAILED),
        ("cheats", remarks.BOT_ILLEGAL),
    ],
)
async def test_a_table_goes_on_whatever_the_hosts_player_does(
    player: str, note: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with playing(
        tmp_path, think, bot=f"own:{player}", own={f"own:{player}": f"{HERE}:{player}"}
    ) as channel:
        await until(lambda: channel.life.number > 12)

        assert {said for _, said, _ in channel.life.notes} == ({note} if note else set())
    told = [vars(record) for record in caplog.records if record.getMessage() == "a bot failed"]
    assert bool(told) == bool(note)
    assert all(each["bot"] == f"own:{player}" for each in told)
    assert "all the coins" not in str(told)
    assert player != "fails" or "half of nothing (own_players.py:" in told[0]["problem"]


async def test_a_player_the_host_no_longer_offers_is_played_by_default(tmp_path: Path) -> None:
    async with playing(tmp_path, think, bot="own:last") as channel:
        await until(lambda: len(channel.life.notes) > 2)

        assert {said for _, said, _ in channel.life.notes} == {remarks.BOT_FAILED}


@pytest.fixture
def evil(tmp_path: Path) -> Path:
    (tmp_path / "evil.py").write_text(EVIL)
    return tmp_path / "evil.py"


def test_a_client_seats_the_hosts_player_by_its_name_and_loads_nobody_elses_code(
    tmp_path: Path, evil: Path
) -> None:
    with serving(tmp_path, "--no-limits", "--bot", f"{HERE}:last") as server:
        ana = server.person()
        assert all(game["bots"][-1] == "own:last" for game in ana.get("/games"))
        assert HERE not in json.dumps(ana.get("/games"))
        table = ana.table(3)
        for bot in (
            f"{evil}:evil",
            "evil:evil",
            "own:evil",
            f"{HERE}:last",
            "os:abort",
            "own:",
            "own",
            "own:last:x",
        ):
            reply = ana.ask("POST", f"/tables/{table}/bot", {"seat": 1, "bot": bot})
            assert refusal(reply)[0] == 422, bot
        told = ana.post(f"/tables/{table}/bot", {"seat": 1, "bot": "own:last"})

        assert (told["chairs"][1]["bot"], told["chairs"][1]["name"]) == ("own:last", "last")
        _play_a_little(server, ana, table)
    assert not evil.with_name("ran").exists()


def _play_a_little(server: Running, ana: Person, table: str) -> None:
    """With the host's player on two seats the game begins."""
    ana.post(f"/tables/{table}/bot", {"seat": 2, "bot": "own:last"})
    ana.sit(table, 0)
    assert ana.begin(table)["status"] == "playing"
    assert "a bot failed" not in server.log.read_text()


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (["no_such_module:Tree"], "no module 'no_such_module'"),
        ([f"{HERE}:NUMBER"], "is no player"),
        ([f"{HERE}:last", "other:last"], "own:last"),
    ],
)
def test_a_server_does_not_start_with_a_player_that_is_none(
    players: list[str], said: str, tmp_path: Path
) -> None:
    options = [f"--bot={player}" for player in players]
    done = inside("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/a.sqlite", *options)

    assert done.returncode == 2
    assert said in done.stderr.decode()


def test_the_hosts_code_is_tried_in_another_process(evil: Path) -> None:
    assert offered_players([f"{evil}:evil"]) == {"own:evil": f"{evil}:evil"}
    assert evil.with_name("ran").exists()
    assert not [module for module in sys.modules.values() if getattr(module, "__file__", "") == str(evil)]


def test_opponents_are_those_named_the_last_on_the_seats_left_over() -> None:
    assert [opponent(["own:a", "own:b"], "raiders", seat) for seat in (1, 2, 3)] == [
        "own:a",
        "own:b",
        "own:b",
    ]
    assert opponent([], "raiders", 1).startswith("master:")
