"""Every way to cheat with the dice that we could think of, played out, and found by `mazmorra verify` or by
who remembers.

The cheats are a server's, or of somebody with its database: they write the log as they like and send whatever
they like.
"""

from __future__ import annotations

import itertools
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mazmorra
from mazmorra.client import Client
from mazmorra.kernel import FairDealer, seal_of
from mazmorra.promises import Promise, Unfair
from mazmorra.server.http import developed
from mazmorra.server.looking_back.replays import Finished
from mazmorra.server.processes.wake import LocalWakes
from mazmorra.server.store import Store
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import PLAYING, Created, Entry, Options
from mazmorra.server.tables.fairness import about
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life
from tests.cli.run import mazmorra as command
from tests.server.http.running import serving
from tests.server.lives import PEOPLE, upkeep_of

SECRET, OTHER = "ab" * 32, "cd" * 32
SALTS = ("salt0", "salt1", "salt2")


class Cheat:
    """A table whose log is written by a server that cheats: nothing it writes is checked."""

    def __init__(self, secret: str = SECRET, table: str = "t1") -> None:
        created = Created("raiders", dict(mazmorra.game("raiders").settings), 3, "ana", Options(), secret)
        self.life = Life.born(Entry(table, 0, 1000, "created", msgspec.to_builtins(created)))

    @property
    def rules(self) -> dict[str, Any]:
        return {"rules_version": self.life.game.version, "content_digest": self.life.game.content_digest}

    def write(self, kind: str, **body: Any) -> None:
        self.life = self.life.after(
            Entry(self.life.id, self.life.number, 1000 + self.life.number, kind, body)
        )

    def seals(self, seals: dict[int, str]) -> None:
        for seat, seal in seals.items():
            self.write("sat", seat=seat, person=PEOPLE[seat], name=PEOPLE[seat].title(), seal=seal)
        self.write("starting", seconds=60)

    def salts(self, salts: dict[int, str]) -> None:
        for seat, salt in salts.items():
            begins = self.life.unrevealed() == (seat,)
            self.write(
                "revealed", seat=seat, person=PEOPLE[seat], salt=salt, **(self.rules if begins else {})
            )

    def told(self) -> dict[str, Any]:
        """What everybody is told of the table."""
        told: dict[str, Any] = msgspec.to_builtins(Channel(self.life).table_out())
        return told

    def file(self, folder: Path) -> Path:
        """The game played to its end, as its file."""
        rng = random.Random(1)
        while self.life.status == PLAYING:
            assert self.life.table is not None
            ask = rng.choice(self.life.table.asks)
            self.write("answered", seat=ask.seat, answer=rng.choice(ask.options))
        made = folder / "game.json"
        made.write_bytes(developed.file(Finished.of(self.life), self.life.dealer(), about(self.life)))
        return made


def sealed(table: str = "t1", salts: tuple[str, ...] = SALTS) -> dict[int, str]:
    return {seat: seal_of(table, 1, seat, salt) for seat, salt in enumerate(salts)}


def honest(secret: str = SECRET, salts: tuple[str, ...] = SALTS) -> Cheat:
    table = Cheat(secret)
    table.seals(sealed(salts=salts))
    table.salts(dict(enumerate(salts)))
    return table


def ana(told: dict[str, Any]) -> Promise:
    """What Ana, on the first seat, remembers after she was told to reveal her salt."""
    promise = Promise("t1", told["commitment"], 1, [], {0: "salt0"})
    promise.hear(told, "ana")
    return promise


def promises(*options: str) -> list[str]:
    """What an honest player of the honest table has written down."""
    return [
        "--commitment",
        honest().life.commitment,
        *(part for seal in sealed().values() for part in ("--seal", seal)),
        *options,
    ]


def verified(file: Path, *options: str) -> tuple[bool, str]:
    done = command("verify", str(file), *options)
    return done.returncode == 0, done.stdout + done.stderr


def ground() -> str:
    """The last player, who is told the secret and the others' salts, looks for a salt that deals the first
    draws as wished.
    """
    for number in itertools.count():
        salt = f"ground {number}"
        dealer = FairDealer(bytes.fromhex(SECRET), "t1", (*SALTS[:2], salt))
        if all(dealer.pick(draw, "die", range(6), [1] * 6) == 5 for draw in range(4)):
            return salt
    raise AssertionError


def test_an_honest_game_is_found_fair_by_everybody(tmp_path: Path) -> None:
    table = honest()
    remembered = ana({**table.told(), "status": "open", "salts": ["", "", ""], "revealing": [0, 1, 2]})
    fair, said = verified(table.file(tmp_path), *promises())
    assert fair, said
    remembered.hear(table.told(), "ana")


def test_a_secret_exchanged_after_the_salts_were_told(tmp_path: Path) -> None:
    table = honest(OTHER)
    fair, said = verified(table.file(tmp_path), *promises())
    assert not fair
    assert "Not fair: this is not the commitment" in said
    with pytest.raises(Unfair, match="commitment"):
        ana(honest().told()).hear(table.told(), "ana")
    with pytest.raises(Unfair, match="secret"):
        ana(honest().told()).hear({**table.told(), "commitment": honest().life.commitment}, "ana")
    forged = json.loads(table.file(tmp_path).read_text("utf-8"))
    forged["fair"]["commitment"] = honest().life.commitment
    (tmp_path / "forged.json").write_text(json.dumps(forged), "utf-8")
    assert not verified(tmp_path / "forged.json")[0]


def test_two_players_who_were_shown_different_commitments(tmp_path: Path) -> None:
    file = honest().file(tmp_path)
    shown = [honest(secret).life.commitment for secret in (SECRET, OTHER)]
    assert [verified(file, "--commitment", each)[0] for each in shown] == [True, False]


def test_a_last_salt_that_was_ground_with_the_secret_known(tmp_path: Path) -> None:
    salt = ground()
    table = Cheat()
    table.seals(sealed())
    remembered = ana(table.told())
    table.salts({0: "salt0", 1: "salt1", 2: salt})
    fair, said = verified(table.file(tmp_path))
    assert not fair
    assert "not the ones they sealed" in said
    with pytest.raises(Unfair, match="salts"):
        remembered.hear(table.told(), "ana")


def test_a_ground_salt_whose_seal_was_exchanged_too(tmp_path: Path) -> None:
    before = Cheat()
    before.seals(sealed())
    remembered = ana(before.told())
    table = honest(salts=(*SALTS[:2], ground()))
    fair, said = verified(table.file(tmp_path), *promises())
    assert not fair
    assert sealed()[2] in said
    with pytest.raises(Unfair, match="seals"):
        remembered.hear(table.told(), "ana")


def test_a_salt_that_does_not_fit_its_seal(tmp_path: Path) -> None:
    file = honest().file(tmp_path)
    forged = json.loads(file.read_text("utf-8"))
    forged["fair"]["salts"][1] = "another"
    file.write_text(json.dumps(forged), "utf-8")
    fair, said = verified(file)
    assert not fair
    assert "not the ones they sealed before the game: 2" in said


def test_a_rematch_with_the_salts_of_the_game_before(tmp_path: Path) -> None:
    again = Cheat(OTHER, table="t2")
    again.seals(sealed("t1"))
    again.salts(dict(enumerate(SALTS)))
    fair, said = verified(again.file(tmp_path))
    assert not fair
    assert "not the ones they sealed" in said


def test_a_second_try_with_the_salts_of_the_first(tmp_path: Path) -> None:
    table = Cheat()
    table.seals(sealed())
    table.salts({0: "salt0", 1: "salt1"})
    table.write("unrevealed")
    table.write("sat", seat=2, person="carla", name="Carla", seal=seal_of("t1", 2, 2, "ground"))
    for seat in (0, 1):
        table.write("sealed", seat=seat, person=PEOPLE[seat], seal=sealed()[seat])
    table.write("starting", seconds=60)
    table.salts({0: "salt0", 1: "salt1", 2: "ground"})
    assert not verified(table.file(tmp_path))[0]


def test_a_changed_draw(tmp_path: Path) -> None:
    file = honest().file(tmp_path)
    forged = json.loads(file.read_text("utf-8"))
    draw = next(each for each in forged["fair"]["draws"] if len(each["options"]) > 1)
    draw["result"] = next(option for option in draw["options"] if option != draw["result"])
    file.write_text(json.dumps(forged), "utf-8")
    fair, said = verified(file)
    assert not fair
    assert "Not fair: 1 draw does not follow" in said


def test_a_players_salt_that_was_dropped(tmp_path: Path) -> None:
    table = Cheat()
    table.seals({**sealed(), 0: ""})
    table.salts({1: "salt1", 2: "salt2"})
    table.write("started")
    file = table.file(tmp_path)
    fair, said = verified(file)
    assert not fair
    assert "have no words in the dice: 1" in said
    fair, said = verified(file, *promises())
    assert sealed()[0] in said
    with pytest.raises(Unfair, match="own"):
        ana(table.told())


def test_seals_that_were_taken_out_of_the_file(tmp_path: Path) -> None:
    file = honest().file(tmp_path)
    forged = json.loads(file.read_text("utf-8"))
    del forged["fair"]["seals"], forged["fair"]["round"]
    file.write_text(json.dumps(forged), "utf-8")
    assert "were not sealed before the game" in verified(file)[1]
    assert not verified(file, *promises())[0]


def test_a_host_who_changes_the_secret_in_the_database_is_found_out_by_a_client(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        client = Client(server.url, "Ana")
        table = client.create("raiders", seats=3)
        client.sit(table, 0)
        for seat in (1, 2):
            client.seat_bot(table, seat, "random")
        client.start(table)
    with sqlite3.connect(tmp_path / "server.sqlite") as database:
        (body,) = database.execute(
            "SELECT body FROM log WHERE table_id = ? AND number = 0", (table,)
        ).fetchone()
        changed = json.dumps({**json.loads(body), "secret": OTHER})
        database.execute("UPDATE log SET body = ? WHERE table_id = ? AND number = 0", (changed, table))
        database.execute("DELETE FROM snapshots")
    with serving(tmp_path) as server:
        client.url = server.url
        with pytest.raises(Unfair, match="commitment"):
            next(client.play(table, 0))


async def test_the_server_gives_up_waiting_for_a_salt_by_itself(tmp_path: Path) -> None:
    created = Created("raiders", dict(mazmorra.game("raiders").settings), 3, "ana", Options(), SECRET)
    async with await Store.open(f"sqlite:///{tmp_path}/games.sqlite") as store:
        hub = Hub(store, LocalWakes())
        seated = [
            ("sat", {"seat": seat, "person": PEOPLE[seat], "name": PEOPLE[seat], "seal": sealed()[seat]})
            for seat in range(3)
        ]
        told = ("revealed", {"seat": 0, "person": "ana", "salt": "salt0"})
        channel = await hub.create("t1", created, [*seated, ("starting", {"seconds": 0}), told])
        assert channel.life.unrevealed() == (1, 2)

        await upkeep_of(hub).sweep()

        assert (channel.life.round, channel.life.unrevealed()) == (2, ())
        assert [chair.person for chair in channel.life.chairs] == ["ana", "", ""]
        assert [chair.name for chair in channel.life.missed] == ["bruno", "carla"]
