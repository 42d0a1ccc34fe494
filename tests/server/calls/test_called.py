"""People who are away are called to tables that wait for them: by a real push service and a real mail server,
on both databases.
"""

from __future__ import annotations

import json

import httpx

from tests.server.calls.mailbox import Mailbox, link_in, text_of, until
from tests.server.calls.people import answers, at_table, game_of, laid, with_address, with_browser
from tests.server.calls.pushes import Browser, PushService
from tests.server.http.running import SECONDS, Person, Running, refusal


class Both:
    """Both people are given a browser each."""

    def __init__(self, service: PushService, hers: str = "en", his: str = "en") -> None:
        self.service, self.hers, self.his = service, hers, his

    def __call__(self, ana: Person, bruno: Person) -> tuple[Browser, Browser]:
        return with_browser(ana, self.service, self.hers), with_browser(bruno, self.service, self.his)


def test_somebody_away_is_pushed_to_and_the_notice_says_which_game_and_who(
    server: Running, service: PushService
) -> None:
    game = game_of(server, lambda ana, bruno: with_browser(ana, service))

    assert game.given.waits_for() == {
        "title": "Your turn: Dungeon Raiders",
        "body": "Bruno is waiting for you. It is your turn.",
        "tag": game.table,
        "url": f"/t/{game.table}",
    }
    assert game.ana.get("/me/calls")["push_key"] in service.keys


def test_each_browser_is_spoken_to_in_its_language(server: Running, service: PushService) -> None:
    hers, his = game_of(server, Both(service, "es", "pt")).given

    assert hers.waits_for()["body"] == "Bruno te espera. Te toca jugar."
    assert his.waits_for()["body"] == "Ana está à tua espera. É a tua vez."


def test_who_is_at_the_table_is_not_called_until_they_have_gone(
    server: Running, service: PushService
) -> None:
    waiting: list[int] = []
    while not {0, 1} <= set(waiting):
        ana, bruno = server.person("Ana"), server.person("Bruno")
        hers, his = Both(service)(ana, bruno)
        table = laid(ana, bruno)
        with at_table(bruno, table) as socket:
            json.loads(socket.recv(SECONDS))
            waiting = ana.begin(table, bruno)["waiting"]
            if {0, 1} <= set(waiting):
                hers.waits_for()
                assert his.got() == []

    his.waits_for()


def test_a_burst_of_turns_is_one_call_until_one_has_come_back(server: Running, service: PushService) -> None:
    game = game_of(server, Both(service), clock={"seconds": 1})
    hers, his = game.given
    hers.waits_for()

    until(lambda: len(game.ana.get(f"/tables/{game.table}")["notes"]) >= 4, "answers of the clock")

    assert len(hers.got()) == 1
    assert len(his.got()) == 1


def test_who_came_back_and_left_is_called_again(server: Running, service: PushService) -> None:
    game = game_of(server, Both(service))
    hers, his = game.given
    hers.waits_for()
    his.waits_for()

    answers(game.ana, game.table, 0)
    answers(game.bruno, game.table, 1)

    until(lambda: len(hers.got()) + len(his.got()) > 2, "the next call")


def test_whom_only_bots_wait_for_is_not_called(server: Running, service: PushService) -> None:
    def alone(ana: Person, bruno: Person) -> tuple[Browser, str]:
        browser, table = with_browser(ana, service), ana.table()
        ana.sit(table, 0)
        for seat in (1, 2):
            ana.post(f"/tables/{table}/bot", {"seat": seat, "bot": "random"})
        ana.begin(table)
        until(lambda: ana.get("/me/waiting"), "the bots")
        return browser, table

    game = game_of(server, alone)
    browser, table = game.given

    assert browser.waits_for()["tag"] == game.table
    assert len(browser.got()) == 1
    calls = {each["id"]: each["calls"] for each in game.ana.get("/me/waiting")}
    assert calls == {table: False, game.table: True}


def test_the_tables_that_wait_for_me_are_in_one_list_and_leave_it_when_i_answer(server: Running) -> None:
    game = game_of(server, lambda ana, bruno: None, clock={"seconds": 86_400})
    found = game.ana.get("/me/waiting")
    assert [each["id"] for each in found] == [game.table]
    assert found[0]["due_at"] > found[0]["updated_at"]
    assert [each["id"] for each in game.bruno.get("/me/waiting")] == [game.table]

    answers(game.ana, game.table, 0)

    assert game.ana.get("/me/waiting") == []
    assert len(game.bruno.get("/me/waiting")) == 1
    assert server.person("Carla").get("/me/waiting") == []


def test_a_browser_whose_push_service_knows_it_no_more_is_forgotten(
    server: Running, service: PushService
) -> None:
    def unknown(ana: Person, bruno: Person) -> None:
        service.answers[with_browser(ana, service).path] = 410
        assert ana.get("/me/calls")["pushed"]

    game = game_of(server, unknown)

    until(lambda: not game.ana.get("/me/calls")["pushed"], "the browser to be forgotten")


def test_who_stops_it_is_not_pushed_to(server: Running, service: PushService) -> None:
    def stopped(ana: Person, bruno: Person) -> tuple[Browser, Browser]:
        browsers = Both(service)(ana, bruno)
        assert ana.ask("DELETE", "/me/push").status_code == 204
        assert not ana.get("/me/calls")["pushed"]
        return browsers

    game = game_of(server, stopped)
    hers, his = game.given

    assert his.waits_for()["tag"] == game.table
    assert hers.got() == []


def test_somebody_with_an_address_gets_one_letter_that_one_click_stops(
    server: Running, mail: Mailbox
) -> None:
    game = game_of(server, lambda ana, bruno: with_address(ana, mail, "es"))

    letter = mail.waits_for(game.given, 2)
    assert letter["Subject"] == "Te toca: Dungeon Raiders"
    assert letter["From"] == "Mazmorra <games@example.org>"
    assert "Bruno te espera" in text_of(letter)
    assert f"https://games.example.org/t/{game.table}" in text_of(letter)
    html = letter.get_body(("html",))
    assert html is not None
    assert f'href="https://games.example.org/t/{game.table}"' in html.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    one_click = letter["List-Unsubscribe"].strip("<>").replace("https://games.example.org", server.url)
    reply = httpx.post(one_click, data={"List-Unsubscribe": "One-Click"}, timeout=SECONDS)
    assert reply.status_code == 204
    assert not game.ana.get("/me/calls")["by_email"]
    assert httpx.get(one_click).headers["location"] == f"/stop#{link_in(letter, 'stop')}"
    assert refusal(httpx.post(one_click[:-2] + "xx")) == (401, "bad-letter")


def test_a_letter_the_mail_server_cannot_take_just_now_stays_in_the_outbox(
    server: Running, mail: Mailbox
) -> None:
    def refusing(ana: Person, bruno: Person) -> str:
        mail.answer = "250 taken"
        email = with_address(ana, mail)
        mail.answer = "451 try again later"
        return email

    try:
        game = game_of(server, refusing)
        until(lambda: game.given in mail.refused, "a try")
    finally:
        mail.answer = "250 taken"

    assert server.logs("SMTPDataError")
    assert len(mail.to(game.given)) == 1


def test_who_wants_no_letters_is_written_none(server: Running, mail: Mailbox, service: PushService) -> None:
    def unwilling(ana: Person, bruno: Person) -> tuple[str, Browser]:
        email = with_address(ana, mail)
        assert not ana.ask("PATCH", "/me/calls", {"by_email": False}).json()["by_email"]
        return email, with_browser(ana, service)

    email, browser = game_of(server, unwilling).given

    browser.waits_for()
    assert len(mail.to(email)) == 1


def test_what_no_browser_would_give_is_no_subscription(server: Running, service: PushService) -> None:
    ana = server.person("Ana")
    good = Browser(service, "x").subscription
    for wrong in (
        {"p256dh": "B" * 87},
        {"auth": "short"},
        {"endpoint": "ftp://x/y"},
        {"endpoint": "http://a:b@x/"},
    ):
        assert refusal(ana.ask("POST", "/me/push", {**good, **wrong})) == (422, "bad-subscription")
