"""How a game begins: sealed salts, told only when all are sealed, and what becomes of a table where somebody
does not tell.
"""

from __future__ import annotations

import random

import msgspec
import pytest

import mazmorra
from mazmorra.kernel import save, seal_of, unfair
from mazmorra.server.refusals import Refused
from mazmorra.server.tables import wishes
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import OPEN, PLAYING, Clock, Created, Entry, Options
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.snapshots import restored, shortened
from mazmorra.server.tables.wishes import REVEAL_SECONDS, Decision
from tests.server.lives import PEOPLE, Story, sealed


class Lobby(Story):
    """Three people who have sat down with sealed salts; nobody has begun."""

    def __init__(self, clock: int = 0) -> None:
        created = Created(
            "raiders",
            dict(mazmorra.game("raiders").settings),
            3,
            "ana",
            Options(clock=Clock(clock)),
            "ab" * 32,
        )
        self.log = [Entry("t1", 0, 1000, "created", msgspec.to_builtins(created))]
        self.life = Life.born(self.log[0])
        for seat in range(3):
            self.tell(
                wishes.sit(self.life, PEOPLE[seat], PEOPLE[seat].title(), seat, sealed(self.life, seat))
            )

    def reveal(self, *seats: int) -> None:
        for seat in seats:
            self.tell(wishes.reveal(self.life, PEOPLE[seat], seat, f"salt{seat}"))


def refused(code: str, wish: object, *given: object) -> None:
    with pytest.raises(Refused, match=f"^{code}$"):
        wish(*given)  # type: ignore[operator]


def test_no_salt_is_told_before_all_are_sealed_and_the_game_follows_the_last_one() -> None:
    lobby = Lobby()
    refused("not-asked-to-reveal", wishes.reveal, lobby.life, "ana", 0, "salt0")
    lobby.tell(wishes.start(lobby.life, "ana"))
    assert lobby.life.unrevealed() == (0, 1, 2)
    lobby.reveal(0, 1)
    assert (lobby.life.status, lobby.life.table) == (OPEN, None)
    assert Channel(lobby.life).table_out().salts == ["", "", ""]
    assert Channel(lobby.life).table_out().revealing == [2]
    lobby.reveal(2)
    assert lobby.life.status == PLAYING
    assert lobby.life.dealer().salts == ("salt0", "salt1", "salt2")
    assert Channel(lobby.life).table_out().salts == ["salt0", "salt1", "salt2"]


def test_nothing_can_be_changed_while_salts_are_told() -> None:
    lobby = Lobby()
    lobby.tell(wishes.start(lobby.life, "ana"))
    lobby.reveal(0)
    other = seal_of("t1", 1, 2, "ground")
    refused("starting", wishes.seal, lobby.life, "carla", 2, other)
    refused("starting", wishes.stand, lobby.life, "ana", 2)
    refused("starting", wishes.sit, lobby.life, "eva", "Eva", 2, other)
    refused("starting", wishes.seat_bot, lobby.life, "ana", 2, "greedy", "Golem")
    refused("starting", wishes.start, lobby.life, "ana")
    refused("not-asked-to-reveal", wishes.reveal, lobby.life, "ana", 0, "salt0")
    refused("broken-seal", wishes.reveal, lobby.life, "carla", 2, "ground")
    refused("not-yours", wishes.reveal, lobby.life, "bruno", 2, "salt2")
    assert wishes.close(lobby.life, "ana") == ("closed", {})


def test_a_game_does_not_begin_while_a_player_has_sealed_nothing() -> None:
    lobby = Lobby()
    lobby.tell(wishes.stand(lobby.life, "bruno", 1))
    lobby.tell(wishes.sit(lobby.life, "bruno", "Bruno", 1, ""))
    refused("unsealed", wishes.start, lobby.life, "ana")
    lobby.tell(wishes.seal(lobby.life, "bruno", 1, sealed(lobby.life, 1)))
    assert wishes.start(lobby.life, "ana")[0] == "starting"


def test_who_does_not_tell_loses_the_seat_and_everybody_else_needs_a_new_salt() -> None:
    lobby = Lobby()
    lobby.tell(wishes.start(lobby.life, "ana"))
    lobby.reveal(0, 1)
    lobby.tell(wishes.give_up_waiting(lobby.life, 1))

    life = lobby.life
    assert (life.status, life.round, life.due_at()) == (OPEN, 2, 0)
    assert [(chair.person, chair.seal, chair.salt) for chair in life.chairs] == [
        ("ana", "", ""),
        ("bruno", "", ""),
        ("", "", ""),
    ]
    assert Channel(life).table_out().missed == ["Carla"]
    refused("salt-withheld", wishes.sit, life, "carla", "Carla", 2, sealed(life, 2))
    refused("not-asked-to-reveal", wishes.give_up_waiting, life, 2)
    refused(
        "unsealed", wishes.start, life_with(lobby, wishes.sit(life, "eva", "Eva", 2, sealed(life, 2))), "ana"
    )


def life_with(story: Story, decision: Decision) -> Life:
    story.tell(decision)
    return story.life


def test_a_seal_of_a_round_that_failed_opens_nothing_in_the_next() -> None:
    lobby = Lobby()
    first = [chair.seal for chair in lobby.life.chairs]
    lobby.tell(wishes.start(lobby.life, "ana"))
    lobby.reveal(0, 1)
    lobby.tell(wishes.give_up_waiting(lobby.life, 1))
    lobby.tell(wishes.sit(lobby.life, "eva", "Eva", 2, sealed(lobby.life, 2)))
    for seat in (0, 1):
        lobby.tell(wishes.seal(lobby.life, PEOPLE[seat], seat, first[seat]))
    lobby.tell(wishes.start(lobby.life, "ana"))
    refused("broken-seal", wishes.reveal, lobby.life, "ana", 0, "salt0")


def test_who_walks_out_while_others_have_told_is_as_who_does_not_tell() -> None:
    lobby = Lobby()
    lobby.tell(wishes.start(lobby.life, "ana"))
    lobby.reveal(0, 1)
    lobby.tell(wishes.walk_out(lobby.life, "carla"))

    assert Channel(lobby.life).table_out().missed == ["Carla"]
    assert [person for person, _ in lobby.life.silent] == ["carla"]
    refused("salt-withheld", wishes.sit, lobby.life, "carla", "Carla", 2, sealed(lobby.life, 2))


def test_who_walks_out_after_telling_has_withheld_nothing() -> None:
    lobby = Lobby()
    lobby.tell(wishes.start(lobby.life, "ana"))
    lobby.reveal(0, 2)
    lobby.tell(wishes.walk_out(lobby.life, "carla"))

    assert (lobby.life.missed, lobby.life.silent) == ((), ())


def test_where_nobody_had_told_anything_nobody_is_kept_out() -> None:
    lobby = Lobby()
    lobby.tell(wishes.start(lobby.life, "ana"))
    lobby.tell(wishes.give_up_waiting(lobby.life, 1))
    assert lobby.life.missed == ()
    assert wishes.sit(lobby.life, "carla", "Carla", 2, "")[0] == "sat"


@pytest.mark.parametrize(("clock", "seconds"), [(0, REVEAL_SECONDS), (30, REVEAL_SECONDS), (3600, 3600)])
def test_the_time_to_tell_is_a_minute_or_the_tables_clock(clock: int, seconds: int) -> None:
    lobby = Lobby(clock)
    lobby.tell(wishes.start(lobby.life, "ana"))
    assert lobby.life.due_at() == lobby.log[-1].at + 1000 * seconds


def test_the_file_of_a_later_round_says_so_and_is_fair() -> None:
    lobby, rng = Lobby(), random.Random(1)
    lobby.tell(wishes.start(lobby.life, "ana"))
    lobby.reveal(0)
    lobby.tell(wishes.give_up_waiting(lobby.life, 1))
    for seat, person in ((1, "dino"), (2, "eva")):
        lobby.tell(wishes.sit(lobby.life, person, person.title(), seat, sealed(lobby.life, seat)))
    lobby.tell(wishes.seal(lobby.life, "ana", 0, sealed(lobby.life, 0)))
    lobby.tell(wishes.start(lobby.life, "ana"))
    for seat, person in enumerate(("ana", "dino", "eva")):
        lobby.tell(wishes.reveal(lobby.life, person, seat, f"salt{seat}"))
    text = shortened(lobby.life)
    assert text is not None
    assert restored("t1", text).dealer().round == 2
    while lobby.life.status == PLAYING:
        ask = rng.choice(lobby.table.asks)
        lobby.tell(("answered", {"seat": ask.seat, "answer": rng.choice(ask.options), "by": "person"}))
    record = mazmorra.record(save(lobby.table))
    assert record.fair is not None
    assert (record.fair.round, len(record.fair.seals), unfair(record)) == (2, 3, [])


def test_a_game_from_before_there_were_seals_goes_on_in_its_old_form() -> None:
    created = Created("raiders", dict(mazmorra.game("raiders").settings), 3, "ana", Options(), "ab" * 32)
    life = Life.born(Entry("t1", 0, 1000, "created", msgspec.to_builtins(created)))
    old: list[Decision] = [
        ("sat", {"seat": s, "person": PEOPLE[s], "name": PEOPLE[s], "salt": f"old{s}"}) for s in range(3)
    ]
    for kind, body in (*old, ("salted", {"seat": 0, "person": "ana", "salt": "new"})):
        life = life.after(Entry("t1", life.number, 1000, kind, body))
    refused("unsealed", wishes.start, life, "ana")  # an open one begins in the new form
    life = life.after(Entry("t1", life.number, 1000, "started", {}))
    rng = random.Random(2)
    while life.status == PLAYING:
        assert life.table is not None
        ask = rng.choice(life.table.asks)
        body = {"seat": ask.seat, "answer": rng.choice(ask.options), "by": "person"}
        life = life.after(Entry("t1", life.number, 1000, "answered", body))
    assert life.table is not None
    record = mazmorra.record(save(life.table))
    assert record.fair is not None
    assert (record.fair.salts, record.fair.seals) == (("new", "old1", "old2"), ())
    assert unfair(record) == []
