"""Where a game stands in its rules, as text: the stack, who is asked what, and what some have answered.

It is written only where the scene itself does not say it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from mazmorra.kernel.ask import CHANCE, Answer, Ask
from mazmorra.kernel.errors import GarbledSave, ImpossibleScene
from mazmorra.kernel.notation.words import Part, Words, unknown
from mazmorra.kernel.rule import frame, stage_of
from mazmorra.kernel.table import AnyTable

SUBJECTS = ("stack", "asks", "asks all", "given", "chance")
OVER = "nobody"
"""Who is asked when the game is over."""
OPEN = "?"
"""Who is asked at the same time and has not answered."""
SPOKEN = {"none": None, "yes": True, "no": False, '""': ""}
"""The words for values that have no plain one."""
PLAIN = re.compile(r"[A-Za-z_][^\s(),|:]*")


def flow_parts(table: AnyTable, names: Sequence[str]) -> list[str]:
    """The parts that say where a table stands."""
    if table.over:
        return [f"asks: {OVER}"]
    stack = ", ".join(map(_stage_text, table.stack))
    parts = [f"stack: {stack}"]
    if table.asks[0].seat == CHANCE:
        return [*parts, f"chance: {_chance_text(table.asks[0])}"]
    assert table.asker is not None
    seats = ", ".join(names[ask.seat] for ask in table.asks)
    parts.append(f"{'asks all' if table.joint else 'asks'}: {_stage_text(table.asker)}, {seats}")
    if table.given:
        given = [
            f"{names[seat]} {OPEN if answer is None else _value_text(answer)}"
            for seat, answer in table.given.items()
        ]
        parts.append(f"given: {', '.join(given)}")
    return parts


def set_flow(table: AnyTable, parts: Sequence[Part], names: Sequence[str]) -> None:
    """Let a table stand where the parts say."""
    said = {str(part.subject): part.clauses for part in parts}
    table.stack = [_stage(table, clause) for clause in said.get("stack", [])]
    table.given = dict(_given(clause, names) for clause in said.get("given", []))
    table.joint = "asks all" in said
    if "chance" in said:
        table.asks = (_chance(said["chance"]),)
        return
    asks = said.get("asks all") or said.get("asks")
    if not asks:
        raise ImpossibleScene()
    if asks[0].first == OVER:
        table.over = True
        return
    table.asker = _stage(table, asks[0])
    table.asks = tuple(table.asker(table, clause.one_of(names)) for clause in asks[1:])
    if not table.asks or not table.stack:
        raise ImpossibleScene()


def _stage_text(stage: Callable[..., object]) -> str:
    rule, name, *values = frame(stage)
    return " ".join([f"{rule}.{name}", *map(_value_text, values)])


def _stage(table: AnyTable, words: Words) -> Callable[[Any, Any], Any]:
    rules = table.game.rules_by_name()
    word = words.take(*rules)
    name, _, stage = word.partition(".")
    if name not in rules:
        raise unknown(word, rules)
    try:
        return stage_of((name, stage, *_values(words)), rules)
    except (GarbledSave, TypeError):
        raise unknown(word, [each for each in vars(rules[name]) if not each.startswith("_")]) from None


def _chance_text(ask: Ask) -> str:
    told = zip(ask.options, ask.weights, strict=True)
    return ", ".join([ask.kind, *(f"{weight} {_value_text(option)}" for option, weight in told)])


def _chance(clauses: Sequence[Words]) -> Ask:
    """The kind of the draw, then each weight and what it is the weight of."""
    kind, *draws = clauses
    weights = tuple(words.number(1) for words in draws)
    return Ask(CHANCE, str(kind.take()), tuple(_value(words) for words in draws), weights=weights)


def _given(words: Words, names: Sequence[str]) -> tuple[int, Answer | None]:
    seat = words.one_of(names)
    if words.first == OPEN:
        return seat, None
    answer: Answer = _value(words)
    return seat, answer


def _value_text(value: object) -> str:
    if isinstance(value, tuple):
        return f"({' '.join(map(_value_text, value))})"
    for word, spoken in SPOKEN.items():
        if value is spoken or value == spoken == "":
            return word
    assert isinstance(value, int) or (
        isinstance(value, str) and PLAIN.fullmatch(value) and value not in SPOKEN
    ), f"{value!r} has no text"
    return str(value)


def _values(words: Words) -> list[Any]:
    found = []
    while words and words.first != ")":
        found.append(_value(words))
    return found


def _value(words: Words) -> Any:
    """A figure, a word, or several in brackets."""
    word = words.take("0", "(")
    if word == "(":
        found = tuple(_values(words))
        words.one_of((")",))
        return found
    if word in SPOKEN:
        return SPOKEN[word]
    return int(word) if re.fullmatch(r"-?[0-9]{1,9}", word) else str(word)
