"""A browser seals its words, tells them when the game begins, and says plainly when the server does not keep
its promises.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from mazmorra.kernel import seal_of
from tests.server.http.playing import play
from tests.server.http.running import Person, Running
from tests.web.visitor import Arrive, Visitor

UNFAIR = "[data-unfair]"
Lie = Callable[[dict[str, Any]], None]


def with_bots(person: Person) -> str:
    """A table with a seat for its host, and bots on the others."""
    table = person.table()
    for seat in (1, 2):
        person.post(f"/tables/{table}/bot", {"seat": seat, "bot": "random"})
    return table


def lying(visitor: Visitor, lie: Lie) -> None:
    """From now on the server tells this browser something else about the table."""

    def change(text: str) -> str:
        message = json.loads(text)
        table = message.get("table", message)
        if message["type"] in ("welcome", "table"):
            lie(table)
        return json.dumps(message)

    def between(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        server.on_message(lambda text: browser.send(change(str(text))))

    visitor.page.route_web_socket("**/socket", between)


def begun(arrive: Arrive, person: Person, **given: Any) -> tuple[Visitor, str]:
    """Somebody who has sat down at a table with bots and begun."""
    table = with_bots(person)
    visitor = arrive("Ana", token=person.token, **given)
    visitor.goes(f"/t/{table}")
    visitor.page.get_by_label(visitor.say("web-lobby-call-you")).fill("Ana")
    visitor.button("web-lobby-sit-down").click()
    visitor.button("web-lobby-begin").click()
    visitor.page.locator("[data-question]").wait_for()
    return visitor, table


def test_a_game_begins_with_words_the_browser_had_sealed_and_is_found_fair(
    arrive: Arrive, server: Running
) -> None:
    person = server.person("Ana")
    ana, table = begun(arrive, person)
    told = person.get(f"/tables/{table}")

    assert told["seals"][0] == seal_of(table, 1, 0, told["salts"][0])
    assert len(told["salts"][0]) > 20
    expect(ana.page.locator(UNFAIR)).to_have_count(0)
    play(person, table, 0)
    ana.page.reload()
    ana.page.locator("[data-end]").wait_for()
    ana.button("web-close").click()
    ana.page.get_by_role("tab", name=ana.say("web-side-table")).click()
    ana.page.get_by_text(ana.say("web-fair"), exact=True).click()
    ana.button("web-fair-check").click()
    expect(
        ana.page.get_by_text(
            f"mazmorra verify game.json --commitment {told['commitment']} --seal {told['seals'][0]}"
        )
    ).to_be_visible()
    expect(ana.page.locator("details .tone-heal")).to_be_visible()
    expect(ana.page.locator(UNFAIR)).to_have_count(0)


def another_commitment(table: dict[str, Any]) -> None:
    table["commitment"] = "0" * 64


def a_ground_salt(table: dict[str, Any]) -> None:
    table["salts"][0] = "ground"


def a_dropped_salt(table: dict[str, Any]) -> None:
    table["salts"], table["seals"] = ["", "", ""], ["", "", ""]


def a_later_round(table: dict[str, Any]) -> None:
    table["round"] = 2


@pytest.mark.parametrize(
    ("lie", "what"),
    [
        (another_commitment, "commitment"),
        (a_ground_salt, "salts"),
        (a_dropped_salt, "seals"),
        (a_later_round, "own"),
    ],
)
def test_a_page_says_plainly_that_a_table_is_not_fair(
    arrive: Arrive, server: Running, lie: Lie, what: str
) -> None:
    ana, _ = begun(arrive, server.person("Ana"))
    lying(ana, lie)

    ana.page.reload()

    expect(ana.page.locator(UNFAIR)).to_contain_text(ana.say("web-unfair"))
    expect(ana.page.locator(UNFAIR)).to_contain_text(ana.say(f"web-unfair-{what}"))


def test_a_browser_does_not_tell_its_words_where_others_were_sealed_for_it(
    arrive: Arrive, server: Running
) -> None:
    person = server.person("Ana")
    table = with_bots(person)
    ana = arrive("Ana", token=person.token)
    ana.goes(f"/t/{table}")
    ana.page.get_by_label(ana.say("web-lobby-call-you")).fill("Ana")
    ana.button("web-lobby-sit-down").click()
    expect(ana.button("web-lobby-begin")).to_be_enabled()
    hers = person.get(f"/tables/{table}")["seals"][0]
    foreign = person.seal(table, 0, "not hers")["seals"][0]
    while person.get(f"/tables/{table}")["seals"][0] == foreign:
        pass  # once, as on another device of hers, she seals anew
    assert person.get(f"/tables/{table}")["seals"][0] != hers
    person.seal(table, 0, "not hers")

    person.post(f"/tables/{table}/start")

    expect(ana.page.locator(UNFAIR)).to_contain_text(ana.say("web-unfair-own"))
    assert person.get(f"/tables/{table}")["revealing"] == [0]


def test_a_rematch_waits_for_new_words_of_everybody(arrive: Arrive, server: Running) -> None:
    ana, bruno = server.person("Ana"), server.person("Bruno")
    table = ana.table()
    for seat, person in enumerate((ana, bruno)):
        person.sit(table, seat)
    ana.post(f"/tables/{table}/bot", {"seat": 2, "bot": "random"})
    ana.begin(table, bruno)
    for person, seat in ((bruno, 1), (ana, 0)):
        person.post(f"/tables/{table}/leave", {"seat": seat})
    wait_for_the_end(ana, table)
    again = ana.post(f"/tables/{table}/rematch")["id"]
    host = arrive("Ana", token=ana.token)
    host.goes(f"/t/{again}")
    expect(host.page.get_by_text(host.say("web-lobby-unsealed", names="Bruno"))).to_be_visible()
    expect(host.button("web-lobby-begin")).to_be_disabled()

    guest = arrive("Bruno", token=bruno.token)
    guest.goes(f"/t/{again}")
    host.button("web-lobby-begin").click()

    for visitor in (host, guest):
        visitor.page.get_by_role("region", name=visitor.say("web-table-board")).wait_for()
    told, before = ana.get(f"/tables/{again}"), ana.get(f"/tables/{table}")
    assert told["status"] == "playing"
    assert not set(told["salts"]) & set(before["salts"]) - {""}


def wait_for_the_end(person: Person, table: str) -> None:
    """Bots play on for everybody."""
    for _ in range(400):
        if person.get(f"/tables/{table}")["status"] == "over":
            return
        person.server.process.poll()
    raise AssertionError("the bots did not come to an end")
