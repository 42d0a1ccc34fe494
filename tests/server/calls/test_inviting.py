"""Somebody asks another with whom they have played to a table: a real server of each database, a real push
service and a real mail server.
"""

from __future__ import annotations

import pytest

from tests.server.calls.mailbox import Mailbox, text_of, until
from tests.server.calls.people import game_of, with_address, with_browser
from tests.server.calls.pushes import PushService
from tests.server.http.running import Person, Running, refusal


@pytest.fixture
def two(server: Running) -> tuple[Person, Person]:
    """Ana and Bruno, who play together."""
    game = game_of(server, lambda ana, bruno: None)
    return game.ana, game.bruno


def waits(host: Person) -> str:
    """A table at which the host sits and two seats are free."""
    table = host.table()
    host.sit(table, 0)
    return table


def invite(host: Person, table: str, other: Person) -> None:
    host.post(f"/tables/{table}/invite", {"person": other.id})


def invitations(person: Person) -> list[tuple[str, str, str]]:
    return [
        (each["id"], each["inviter"], each["inviter_name"])
        for each in person.get("/me/waiting")
        if each["inviter"]
    ]


def test_who_is_invited_is_pushed_to_sees_who_asks_and_sits_down(
    server: Running, service: PushService, two: tuple[Person, Person]
) -> None:
    ana, bruno = two
    [companion] = ana.get("/me/companions")
    assert {**companion, "at": 0} == {
        "person": bruno.id,
        "name": "Bruno",
        "game": "raiders",
        "at": 0,
        "rating": None,
        "invited_to": "",
    }
    browser, table = with_browser(bruno, service, "es"), waits(ana)
    invite(ana, table, bruno)

    def invited() -> list[dict[str, str]]:
        """What was pushed, but for calls to the game they play already."""
        return [each for each in browser.got() if each["tag"] == table]

    until(invited, "the invitation")
    [told] = invited()
    assert told == {
        "title": "Ana te invita: Dungeon Raiders",
        "body": "Tienes un asiento libre en una partida de Dungeon Raiders. "
        "Puedes sentarte o no; a nadie se le dice por qué.",
        "tag": table,
        "url": f"/t/{table}#sit",
    }
    assert invitations(bruno) == [(table, ana.id, "Ana")]
    assert ana.get("/me/companions")[0]["invited_to"] == table
    bruno.sit(table, 1)
    assert invitations(bruno) == []


def test_a_letter_invites_whoever_wants_letters(
    server: Running, mail: Mailbox, two: tuple[Person, Person]
) -> None:
    ana, bruno = two
    email, table = with_address(bruno, mail), waits(ana)
    invite(ana, table, bruno)

    subject = "Ana invites you: Dungeon Raiders"
    until(lambda: any(each["Subject"] == subject for each in mail.to(email)), "the letter")
    letter = next(each for each in mail.to(email) if each["Subject"] == subject)
    assert f"/t/{table}#sit" in text_of(letter)
    assert "/stop#" in text_of(letter)


def test_declining_is_silent_and_the_same_table_does_not_call_again(
    server: Running, service: PushService, two: tuple[Person, Person]
) -> None:
    ana, bruno = two
    table = waits(ana)
    invite(ana, table, bruno)
    before = ana.get("/me/companions")
    assert bruno.ask("DELETE", f"/me/invitations/{table}").status_code == 204

    invite(ana, table, bruno)

    assert invitations(bruno) == []
    assert ana.get("/me/companions") == before


def test_who_wants_no_invitations_gets_none_and_nobody_can_tell(
    server: Running, two: tuple[Person, Person]
) -> None:
    ana, bruno = two
    assert bruno.get("/me/calls")["invitable"] is True
    assert bruno.ask("PATCH", "/me/calls", {"invitable": False}).json()["invitable"] is False
    table = waits(ana)

    invite(ana, table, bruno)

    assert invitations(bruno) == []
    assert ana.get("/me/companions")[0]["invited_to"] == table


def test_strangers_the_blocked_and_those_who_are_not_there_are_refused_alike(
    server: Running, two: tuple[Person, Person]
) -> None:
    ana, bruno = two
    gone, stranger, table = server.person("Gone"), server.person("Stranger"), waits(ana)
    assert gone.ask("DELETE", "/me").status_code == 204
    bruno.post("/me/blocks", {"person": ana.id})

    for other in (bruno.id, stranger.id, gone.id, ana.id, "nobody"):
        reply = ana.ask("POST", f"/tables/{table}/invite", {"person": other})
        assert refusal(reply) == (404, "not-played-with")
    assert ana.get("/me/companions") == []


def test_only_who_is_at_a_table_that_waits_for_players_invites_to_it(
    server: Running, two: tuple[Person, Person]
) -> None:
    ana, bruno = two
    table, full = waits(server.person("Carla")), waits(ana)
    for seat in (1, 2):
        ana.post(f"/tables/{full}/bot", {"seat": seat, "bot": "random"})
    running = next(each["id"] for each in ana.get("/me/tables") if each["status"] == "playing")

    for at, why in ((table, "not-at-table"), (full, "no-free-seat"), (running, "wrong-time")):
        assert refusal(ana.ask("POST", f"/tables/{at}/invite", {"person": bruno.id}))[1] == why


def test_nobody_is_invited_by_the_same_person_again_and_again(
    server: Running, two: tuple[Person, Person]
) -> None:
    ana, bruno = two
    for _ in range(3):
        invite(ana, waits(ana), bruno)

    reply = ana.ask("POST", f"/tables/{waits(ana)}/invite", {"person": bruno.id})

    assert refusal(reply) == (409, "invited-enough")
    assert len(invitations(bruno)) == 3
