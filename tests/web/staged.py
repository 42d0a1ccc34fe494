"""A table whose story a test tells: the page and the box are real, what the page hears of the game is
scripted. Only for looking: no answer given here reaches a game.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from mazmorra.kernel import CHANCE, view_of
from mazmorra.server.wire.messages import AskOut, SeatOut, Update, encode
from mazmorra.server.wire.phrases import phrase_out
from tests.scenario import Scene
from tests.server.http.running import Person
from tests.web.tables import against_bots
from tests.web.visitor import Visitor

NAMES = (
    "Maximiliana-Augusta",
    "Bartholomäus Wigand",
    "João Pedro Albuquerque",
    "Guillermo del Bosque",
    "Anastasia Konstantinova",
)
"""The longest that people have."""
ANSWERED = "[data-beat]:not([data-beat=card_played])"
"""The room has answered the cards."""
HEARD_FROM_THE_TABLE = ("hello", "ping")
QUESTION = 1000
"""Where the numbers of staged questions begin: the table's own are lower."""
HOLDS = """
window.holdAt = (selector, after) => {
  const wait = setTimeout.bind(window);
  const hold = () => {
    const last = wait(() => 0);
    for (let timer = 0; timer <= last; timer += 1) clearTimeout(timer);
    window.setTimeout = () => 0;
    const still = new CSSStyleSheet();
    still.replaceSync("[data-moment], [data-moment] * { animation: none !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    document.documentElement.dataset.held = "";
  };
  const watch = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    watch.disconnect();
    wait(hold, after);
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}
"""


class Staged:
    """What somebody on the first seat of a scene sees of it."""

    def __init__(self, visitor: Visitor, person: Person, game: Scene, names: tuple[str, ...] = ()) -> None:
        self.page, self.person, self.game, self.names = visitor.page, person, game, names
        self.told, self.number, self.over = 0, QUESTION, False
        self.id = against_bots(person, game.table.seats, "random", **game.table.game.settings)
        visitor.context.add_init_script(HOLDS)
        self.page.route_web_socket(f"**/{self.id}/socket", self._join)
        visitor.goes(f"/t/{self.id}")
        self.page.locator("[data-bar]").wait_for()

    def plays(self, *plays: Any) -> None:
        """Everybody answers, and the page hears of it."""
        self.game.play(*plays)
        self.tells()

    def tells(self) -> None:
        """The page hears of what happened since it last did."""
        self.number += 1
        waiting, answered = self._asked()
        update = Update(self.number, 0, waiting, answered, [self._seat()])
        self.socket.send(encode(update).decode())
        if self.game.over and not self.over:
            self.over = True
            self.socket.send(json.dumps(self._dressed(self.table)))

    def held_at(self, selector: str, *plays: Any, after: int = 700) -> None:
        """Everybody answers, and the page stands still some milliseconds after something is there."""
        self.page.evaluate("([selector, after]) => holdAt(selector, after)", [selector, after])
        self.plays(*plays)
        self.page.locator("html[data-held]").wait_for(state="attached")

    def _join(self, socket: WebSocketRoute) -> None:
        self.socket, server = socket, socket.connect_to_server()
        socket.on_message(lambda said: self._say(server, str(said)))
        server.on_message(lambda told: self._hear(json.loads(told)))

    def _say(self, server: WebSocketRoute, said: str) -> None:
        if json.loads(said)["type"] in HEARD_FROM_THE_TABLE:
            server.send(said)

    def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "welcome":
            told["waiting"], told["answered"] = self._asked()
            told["seats"] = [json.loads(encode(self._seat()))]
            told["table"] = self._dressed(told["table"])
        elif told["type"] == "table":
            told = self._dressed(told)
        if told["type"] != "update":
            self.socket.send(json.dumps(told))

    def _dressed(self, table: dict[str, Any]) -> dict[str, Any]:
        """The table with other names, and with the end of the scene."""
        self.table = table
        chairs = [
            {**chair, "name": name} for chair, name in zip(table["chairs"], self.names, strict=False)
        ] or table["chairs"]
        if not self.over:
            return {**table, "chairs": chairs, "status": "playing"}
        end = self.game.table.result
        result = {"winners": end.winners, "scores": end.scores, "clause": end.clause}
        return {**table, "chairs": chairs, "status": "over", "result": result}

    def _asked(self) -> tuple[list[int], list[int]]:
        table = self.game.table
        answered = [seat for seat, answer in table.given.items() if answer is not None]
        return [ask.seat for ask in table.asks if ask.seat != CHANCE], answered

    def _seat(self) -> SeatOut:
        table, view, since = self.game.table, view_of(self.game.table, 0), self.told
        self.told = len(table.events)
        return SeatOut(
            seat=0,
            fields=dict(view.fields),
            ask=self._ask(),
            own_answer=view.own_answer,
            can_undo="no",
            events=[event.face(0) for event in table.events[since:]],
            events_from=since,
            over=table.over,
        )

    def _ask(self) -> AskOut | None:
        game, view = self.game.table.game, view_of(self.game.table, 0)
        ask = view.ask
        if ask is None:
            return None
        labels = [phrase_out(game.label(ask, option)) for option in ask.options]
        notes = [phrase_out(note) if note else None for note in game.notes(view)]
        return AskOut(
            self.number, ask.kind, ask.clause, list(ask.options), labels, notes, dict(ask.about), []
        )
