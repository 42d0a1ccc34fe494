"""A fight between two people in two browsers: each lays a card in secret, and both are turned up together."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, WebSocket, expect

from tests.server.http.running import Running
from tests.web.fights import at_a_fight
from tests.web.visitor import Arrive, Visitor

WEAPONS = ("melee", "ranged", "magic")
HERO, MONSTER = 0, 1
HIDDEN = -2
SLOW = 0.5
"""So that the cards lie open long enough to be looked at."""
CALM = {"flee": "fight", "warding": "keep"}
"""What a hero may be asked between two rounds that leave the monster unhurt, and the answer that fights on.
"""


class Fighter:
    """Somebody at a browser who fights, and everything the server tells that browser."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.heard: list[dict[str, Any]] = []
        self.page.on("websocket", self._listen)
        visitor.goes(f"/t/{table}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    @property
    def slots(self) -> Locator:
        """The hero's card and the monster's, on this page."""
        return self.page.locator("[data-panel=duel] [data-slot]")

    def is_asked(self) -> Locator:
        return self.page.locator("[data-question=hero_card], [data-question=monster_card]")

    def lays(self, weapon: str) -> None:
        self.page.locator(f"[data-panel=duel] [data-option='\"{weapon}\"']").click()

    def name(self, weapon: str) -> str:
        return self.visitor.say(f"quest-weapon-{weapon}")

    def mentions(self) -> list[int]:
        """How often the page says each card, in words or in what only programs read."""
        page = self.page.content().lower()
        return [page.count(word) for weapon in WEAPONS for word in {weapon, self.name(weapon).lower()}]

    def told(self) -> str:
        """What was heard since the round began, but for the fighter's own question, which names all cards."""
        return json.dumps([without_question(each) for each in self.heard])


def without_question(message: dict[str, Any]) -> dict[str, Any]:
    if message["type"] not in ("welcome", "update"):
        return message
    return {**message, "seats": [{**seat, "ask": None} for seat in message["seats"]]}


def test_neither_page_holds_the_others_card_before_both_are_turned_up(
    arrive: Arrive, server: Running
) -> None:
    hero, monster = both(arrive, server)

    fight_a_round(hero, "magic", monster, "melee", first=hero)
    fight_on(hero)
    fight_a_round(hero, "melee", monster, "ranged", first=monster)


def fight_a_round(hero: Fighter, hero_card: str, monster: Fighter, monster_card: str, first: Fighter) -> None:
    for fighter in (hero, monster):
        expect(fighter.is_asked()).to_be_visible()
        expect(fighter.slots).to_have_count(2)
        fighter.heard.clear()
    second, own = (monster, HERO) if first is hero else (hero, MONSTER)
    before = second.mentions()

    first.lays(hero_card if first is hero else monster_card)

    expect(second.slots.nth(own)).to_have_attribute("data-slot", "chosen")
    expect(first.slots.nth(own)).to_have_attribute("data-slot", "mine")
    assert second.heard, "the other was told that a card lies there"
    assert not [weapon for weapon in WEAPONS if weapon in second.told()]
    assert second.mentions() == before

    second.lays(monster_card if first is hero else hero_card)

    for fighter in (hero, monster):
        for slot, weapon in enumerate((hero_card, monster_card)):
            expect(fighter.slots.nth(slot)).to_have_attribute("data-slot", "shown")
            expect(fighter.slots.nth(slot)).to_contain_text(fighter.name(weapon))
            assert weapon in fighter.told()


def fight_on(hero: Fighter) -> None:
    """Answer what is asked between two rounds, until cards are asked for again."""
    asked = hero.page.locator("[data-question]")
    while (kind := asked.get_attribute("data-question")) != "hero_card":
        hero.page.locator(f"[data-option='\"{CALM[str(kind)]}\"']").click()
        expect(hero.page.locator(f"[data-question={kind}]")).to_have_count(0)


def test_only_the_monsters_player_knows_what_it_has_left(arrive: Arrive, server: Running) -> None:
    hero, monster = both(arrive, server)
    expect(hero.slots).to_have_count(2)
    expect(monster.slots).to_have_count(2)

    card = fields(monster)["foe_card"]
    health = server.person().get("/games/quest/components?seats=2")["monsters"][card]["health"]
    suffered = fields(monster)["foe_wounds"]

    assert fields(hero)["foe_card"] == HIDDEN
    monster.visitor.sees("web-quest-duel-health", suffered=suffered, health=health)
    assert (
        hero.visitor.say("web-quest-duel-health", suffered=suffered, health=health) not in hero.page.content()
    )


def fields(fighter: Fighter) -> dict[str, Any]:
    """The fields the page was given when it came."""
    welcome = next(each for each in fighter.heard if each["type"] == "welcome")
    told: dict[str, Any] = welcome["seats"][0]["fields"]
    return told


def both(arrive: Arrive, server: Running) -> tuple[Fighter, Fighter]:
    """Two people whose table stands at the first round of a fight: who fights, and who plays the monster."""
    people = {"Ana": server.person("Ana"), "Bruno": server.person("Bruno")}
    table, fighting = at_a_fight(list(people.values()))
    fighters = [
        Fighter(arrive(name, token=person.token, speed=SLOW), table) for name, person in people.items()
    ]
    return fighters[fighting], fighters[1 - fighting]
