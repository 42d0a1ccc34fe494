"""Tables to plain values and back: snapshots that open a long game without replaying it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from mazmorra.kernel.ask import CHANCE, Ask
from mazmorra.kernel.errors import GarbledSave, OtherGame
from mazmorra.kernel.rule import frame, stage_of
from mazmorra.kernel.state import State
from mazmorra.kernel.view import AnyView, View

if TYPE_CHECKING:
    from mazmorra.kernel.chance import Dealer
    from mazmorra.kernel.event import Event
    from mazmorra.kernel.game import AnyGame
    from mazmorra.kernel.table import AnyTable

Json: TypeAlias = dict[str, Any]
"""An object of JSON: whoever reads one checks what is in it."""

AnswerJson: TypeAlias = Any
"""An answer as JSON has it: a number, a word, or a list of them."""

DEEPEST = 50
"""No answer has lists within lists deeper than this; native code, unlike the interpreter, would not stop by
itself.
"""


def plain(value: Any) -> Any:
    """Tuples as lists, all the way down: what JSON keeps."""
    return [plain(each) for each in value] if isinstance(value, tuple | list) else value


def frozen(value: Any, deepest: int = DEEPEST) -> Any:
    """Lists as tuples, all the way down: what rules and answers are made of."""
    if not isinstance(value, list | tuple):
        return value
    if not deepest:
        raise RecursionError
    return tuple(frozen(each, deepest - 1) for each in value)


def snapshot(table: AnyTable) -> Json:
    """A table as plain values, history included, events left out."""
    return {
        **table.game.header(),
        "seats": table.seats,
        "state": {name: plain(getattr(table.state, name)) for name in table.state.__match_args__},
        "stack": [plain(frame(stage)) for stage in table.stack],
        "asker": plain(frame(table.asker)) if table.asker else None,
        "joint": table.joint,
        "waiting": [ask.seat for ask in table.asks],
        "chance": [plain_ask(ask) for ask in table.asks if ask.seat == CHANCE],
        "given": [[seat, plain(answer)] for seat, answer in table.given.items()],
        "number": table.number,
        "over": table.over,
        "history": plain(tuple(table.history)),
    }


def restore(game: AnyGame, saved: Json) -> AnyTable:
    """The table that `snapshot` wrote; a snapshot of another game, version or content is refused."""
    for key, value in game.header().items():
        if saved.get(key) != value:
            raise OtherGame(field=key, found=saved.get(key), expected=value)
    return _filled(game.seated(saved["seats"]), saved)


def _filled(table: AnyTable, saved: Json) -> AnyTable:
    """A table at which nothing has begun, as a snapshot left it."""
    rules = table.game.rules_by_name()
    _fill(table.state, saved["state"])
    table.stack = [stage_of(frozen(each), rules) for each in saved["stack"]]
    table.asker = stage_of(frozen(saved["asker"]), rules) if saved["asker"] else None
    table.joint = saved["joint"]
    table.given = {seat: frozen(answer) for seat, answer in saved["given"]}
    table.number = saved["number"]
    table.over = saved["over"]
    for seat, answer in frozen(saved["history"]):
        table.trail = (table.trail, seat, answer)
    table.asks = _asks(table, saved)
    return table


def unpickled(
    kind: type[AnyTable],
    game: AnyGame,
    saved: Json,
    dealer: Dealer | None,
    watched: bool,
    events: list[Event],
) -> AnyTable:
    """The table that a pickle holds: a snapshot, who deals, and what was told."""
    seats = saved["seats"]
    table = _filled(kind(game, seats, game.first(seats), dealer, watched), saved)
    table.events = events
    return table


def plain_view(view: AnyView) -> Json:
    """A view as plain values, for somebody in another process."""
    return {
        "seat": view.seat,
        "seats": view.seats,
        "number": view.number,
        "fields": {name: plain(value) for name, value in view.fields.items()},
        "ask": plain_ask(view.ask) if view.ask else None,
        "waiting": list(view.waiting),
        "asked": list(view.asked),
        "answered": list(view.answered),
        "own_answer": plain(view.own_answer),
        "over": view.over,
        "joint": view.joint,
        "stack": [plain(frame(stage)) for stage in view.stack],
        "asker": plain(frame(view.asker)) if view.asker else None,
    }


def view_of_plain(game: AnyGame, saved: Json) -> AnyView:
    """The view that `plain_view` wrote."""
    rules = game.rules_by_name()
    known = {
        name: frozen(value)
        for name, value in saved.items()
        if name not in ("fields", "ask", "stack", "asker")
    }
    ask = Ask(**{name: frozen(value) for name, value in saved["ask"].items()}) if saved["ask"] else None
    return View(
        game=game,
        fields={name: frozen(value) for name, value in saved["fields"].items()},
        ask=ask,
        stack=tuple(stage_of(frozen(each), rules) for each in saved["stack"]),
        asker=stage_of(frozen(saved["asker"]), rules) if saved["asker"] else None,
        **known,
    )


def plain_ask(ask: Ask) -> Json:
    return {name: plain(getattr(ask, name)) for name in ask.__match_args__}


def _asks(table: AnyTable, saved: Json) -> tuple[Ask, ...]:
    if saved["chance"]:
        return tuple(Ask(**{name: frozen(value) for name, value in each.items()}) for each in saved["chance"])
    if table.asker is None:
        return ()
    return tuple(table.asker(table, seat) for seat in saved["waiting"])


def _fill(state: State, saved: Json) -> None:
    if set(saved) != set(state.__match_args__):
        raise GarbledSave(field="the state")
    for name, value in saved.items():
        is_list = name in state.__lists__
        setattr(state, name, [frozen(each) for each in value] if is_list else frozen(value))
