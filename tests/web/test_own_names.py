"""Names of somebody's own content, in the browser of a friend who has never seen the file."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from mazmorra.games import game_class
from tests.server.http.running import Running
from tests.web.visitor import Arrive

PRINTED = game_class("raiders").content_text({"edition": "devir"}, "")
HEROES = re.compile(r'(\[\[character\]\]\nid = "(\w+)"\n)')
OWN = HEROES.sub(r'\1called = { es = "Doña \2", en = "Dame \2 & co." }\n', PRINTED)


def test_a_friend_sees_the_names_of_the_hosts_file_in_their_own_language(
    arrive: Arrive, server: Running
) -> None:
    host, friend = server.person("Ana"), server.person("Bruno")
    table = host.table(3, content=OWN)
    for seat, person in ((0, host), (1, friend)):
        person.sit(table, seat)
    host.post(f"/tables/{table}/bot", {"seat": 2, "bot": "greedy", "name": "Bot"})
    host.begin(table, friend)

    bruno = arrive("Bruno", language="es", token=friend.token)
    bruno.goes(f"/t/{table}")
    expect(bruno.page.locator("body")).to_contain_text("Doña ")

    bruno.turns_to("/learn/raiders/first-level")
    bruno.page.locator("[data-guide] p").first.wait_for()
    expect(bruno.page.locator("body")).not_to_contain_text("Doña ")

    clara = arrive("Clara", language="en")
    clara.goes(f"/t/{table}")
    expect(clara.page.locator("body")).to_contain_text("& co.")
