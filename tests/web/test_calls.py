"""Calling somebody back in a real browser: what its tab shows, what it asks for, what its worker does with
what is pushed, and where the links of letters lead.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.calls.conftest import SENDER, SITE
from tests.server.calls.mailbox import Mailbox, link_in, mailbox, until
from tests.server.calls.people import PASSWORD, answers, game_of, with_account, with_address
from tests.server.calls.pushes import Browser as Pushed
from tests.server.calls.pushes import PushService, push_service
from tests.server.http.running import Running, serving
from tests.web.chromium import THRIFTY, WHOLE, launched
from tests.web.visitor import Arrive, Visitor

SUBSCRIBES = """subscription => {
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async () => ({
    toJSON: () => ({ endpoint: subscription.endpoint, keys: subscription }), unsubscribe: async () => true,
  });
}"""
"""A subscription to the push service of this test: the browser's own service is far away. Everything else is
the browser's own.
"""
HIDES = "Object.defineProperty(Document.prototype, 'hidden', { get: () => true, configurable: true })"
NOTICES = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  const shown = await worker?.getNotifications() ?? [];
  return shown.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }));
}"""


@pytest.fixture(scope="module")
def mail() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mail: Mailbox) -> Iterator[Running]:
    """A server that calls at once."""
    options = ("--no-limits", "--push-anywhere", "--call-after", "0", "--url", SITE)
    letters = ("--smtp", mail.url, "--mail-from", SENDER)
    with serving(tmp_path_factory.mktemp("calling"), *options, *letters) as running:
        yield running


@pytest.fixture(scope="module")
def whole(browser: Browser) -> Iterator[Browser]:
    """The whole Chromium, beside the one that shows no notices."""
    whole = launched(browser.browser_type, *THRIFTY, program=WHOLE)
    yield whole
    whole.close()


@pytest.fixture
def permitted(whole: Browser, server: Running, service: PushService) -> Iterator[Any]:
    """Somebody whose browser says yes when it is asked, and can be pushed to."""
    visitors: list[Visitor] = []

    def arriving(token: str) -> tuple[Visitor, Pushed]:
        pushed = Pushed(service, token[:12])
        visitor = Visitor(whole, server.url, "Ana", token=token, permissions=["notifications"], keeps=True)
        visitor.context.add_init_script(f"({SUBSCRIBES})({json.dumps(pushed.subscription)})")
        visitors.append(visitor)
        return visitor, pushed

    yield arriving
    assert [problem for visitor in visitors for problem in visitor.leaves()] == []


def test_a_tab_tells_how_many_tables_wait_and_the_first_page_lists_them(
    arrive: Arrive, server: Running
) -> None:
    game = game_of(server, lambda ana, bruno: None, clock={"seconds": 86_400})
    ana = arrive("Ana", token=game.ana.token)
    ana.goes("/")

    section = ana.page.get_by_role("region", name=ana.say("web-start-continue"))
    expect(section).to_contain_text(ana.say("web-calls-waiting", count=1))
    expect(section.get_by_role("link").last).to_contain_text("23")
    expect(ana.page).to_have_title("(1) Mazmorra")
    icon = ana.page.locator('link[rel="icon"]')
    until(lambda: str(icon.get_attribute("href")).startswith("data:image/svg+xml"), "the badge")
    ana.turns_to("/about")
    assert ana.page.title().startswith("(1) ")

    answers(game.ana, game.table, 0)
    ana.goes("/")

    expect(ana.page).to_have_title("Mazmorra")
    assert icon.get_attribute("href") == "/icon.svg"


def test_nothing_asks_for_permission_but_a_button_and_then_who_is_away_is_shown_a_notice(
    permitted: Any, server: Running
) -> None:
    def turned_on(ana: Any, bruno: Any) -> tuple[Visitor, Pushed]:
        visitor, pushed = permitted(ana.token)
        visitor.goes("/me")
        visitor.button("web-calls-here-on").wait_for()
        assert visitor.page.evaluate("localStorage.getItem('pushed')") is None
        visitor.button("web-calls-here-on").click()
        visitor.sees("web-calls-here-is-on")
        return visitor, pushed

    game = game_of(server, turned_on)
    visitor, pushed = game.given

    told = pushed.waits_for()
    deliver(visitor, json.dumps(told))

    shown = {"title": told["title"], "body": told["body"], "tag": game.table, "url": f"/t/{game.table}"}
    until(lambda: visitor.page.evaluate(NOTICES) == [shown], "the notice")


def test_a_table_out_of_sight_shows_a_notice_and_one_in_sight_does_not(
    permitted: Any, server: Running
) -> None:
    game = game_of(server, lambda ana, bruno: None)
    visitor, _ = permitted(game.ana.token)
    visitor.goes("/me")
    visitor.button("web-calls-here-on").click()
    visitor.sees("web-calls-here-is-on")
    visitor.goes(f"/t/{game.table}")
    expect(visitor.page).to_have_title("(1) " + visitor.say("web-table-your-turn"))
    assert visitor.page.evaluate(NOTICES) == []

    visitor.context.add_init_script(HIDES)
    visitor.page.reload()

    until(lambda: [each["tag"] for each in visitor.page.evaluate(NOTICES)] == [game.table], "the notice")


def test_a_browser_that_may_not_call_says_so_and_asks_nobody(arrive: Arrive, server: Running) -> None:
    ana = arrive("Ana", token=server.person("Ana").token)
    ana.goes("/me")

    ana.sees("web-calls-denied")


def test_an_address_is_given_confirmed_and_used_in_the_browser(
    arrive: Arrive, server: Running, mail: Mailbox
) -> None:
    person = server.person("Ana")
    username = with_account(person)
    email = f"{username}@example.org"
    ana = arrive("Ana", token=person.token)
    ana.goes("/me")
    ana.page.locator("summary", has_text=ana.say("web-calls-email-give")).click()
    ana.page.get_by_label(ana.say("web-calls-email-address")).fill(email)
    form = ana.page.locator("form", has=ana.button("web-calls-email-send"))
    form.get_by_label(ana.say("web-me-password-now")).fill(PASSWORD)
    ana.button("web-calls-email-send").click()
    ana.sees("web-calls-email-pending", email=email)

    ana.goes(f"/confirm#{link_in(mail.waits_for(email), 'confirm')}")
    ana.button("web-calls-confirm-do").click()
    ana.sees("web-calls-confirm-done")
    assert ana.page.url.endswith("/confirm")

    ana.goes("/me")
    ana.sees("web-calls-email-is", email=email)


def test_who_forgot_the_password_sets_a_new_one_by_letter(
    arrive: Arrive, server: Running, mail: Mailbox
) -> None:
    person = server.person("Ana")
    email = with_address(person, mail)
    username = person.get("/me")["username"]
    ana = arrive()
    ana.goes("/me")
    ana.page.locator("summary", has_text=ana.say("web-me-forgot")).click()
    ana.page.get_by_label(ana.say("web-calls-forgot-who")).fill(email)
    ana.button("web-calls-forgot-send").click()
    ana.sees("web-calls-forgot-sent")

    ana.goes(f"/reset#{link_in(mail.waits_for(email, 2), 'reset')}")
    ana.page.get_by_label(ana.say("web-me-password-new")).fill("another horse battery")
    ana.button("web-me-set-password").click()
    ana.sees("web-calls-reset-done")

    ana.goes("/me")
    ana.sees("web-me-logged-in", username=username)


def deliver(visitor: Visitor, data: str) -> None:
    """Have the browser wake the worker as if its own push service had."""
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")  # else nobody hears it
    session = visitor.context.new_cdp_session(visitor.page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(each["registrationId"] for each in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    while not found:
        visitor.page.wait_for_timeout(20)
    message = {"origin": visitor.url, "registrationId": found[-1], "data": data}
    session.send("ServiceWorker.deliverPushMessage", message)
