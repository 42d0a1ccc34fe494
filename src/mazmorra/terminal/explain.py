"""Why: the rule behind a question or a line of the log, and how a game ended.

Words only; the screens lay them out.
"""

from __future__ import annotations

from collections.abc import Sequence

from mazmorra.content.rulebook import rulebook
from mazmorra.content.wording import Wording
from mazmorra.kernel import AnyGame, AnyTable, Face
from mazmorra.kernel.view import EVERYTHING
from mazmorra.terminal.marks import Mark


def rule_text(say: Wording, game: str, clause: str) -> str:
    """A rule as the rulebook words it; empty if there is no such rule."""
    found = rulebook(game, say.language).clauses().get(clause.upper())
    if found is None:
        return ""
    marks = [say.say(f"cli-rules-{tag}") for tag in found.tags if tag in ("ruling", "example")]
    return found.text.replace("*", "").replace("\n", " ") + "".join(f" ({mark})" for mark in marks)


def rulebook_lines(say: Wording, game: str) -> list[str]:
    """The whole rulebook, a paragraph a line."""
    lines = []
    for section in rulebook(game, say.language).sections:
        lines += ["", section.heading] if section.heading else []
        for each in section.paragraphs:
            text = rule_text(say, game, each.clause) or each.text.replace("*", "")
            lines.append(f"{each.clause}: {text}" if each.clause else text)
    return lines


def faces_of(table: AnyTable, seat: int) -> list[Face]:
    """The log as a viewpoint may know it."""
    return [event.face(seat, open_hands=seat == EVERYTHING) for event in table.events]


def told(say: Wording, game: str, face: Face, names: Sequence[str], viewer: int) -> str:
    """One line of the log; of a printed card that is drawn also what it says."""
    line = say.event(game, face, names, viewer if viewer >= 0 else None)
    if not face.get("printed"):
        return line
    text = say.say(f"{game}-card-{face['card']}-text")
    return f"{line} {text}"


def takes_back(say: Wording, mark: Mark, names: Sequence[str], reader: int) -> str:
    """What taking back would undo; only whoever gave the answer is told which it was, since others may not
    know it.
    """
    if mark.seat != reader:
        return say.say("terminal-back-other", name=names[mark.seat])
    return say.say("terminal-back", answer=say.label(mark.before.game, mark.ask, mark.option))


def variant(say: Wording, game: AnyGame) -> str:
    """The settings of a game in words; house rules only where they are not as usual."""
    usual = game.variants()[0]
    told = {
        name: value
        for name, value in game.settings.items()
        if name not in game.house_rules or value != usual[name]
    }
    return ", ".join(say.say(f"{game.name}-{setting}-{value}") for setting, value in told.items())


def opening(say: Wording, game: AnyGame, names: Sequence[str]) -> str:
    """What is played, and by whom."""
    title = say.say(game.name)
    return say.say(
        "terminal-opening", game=title, variant=variant(say, game), count=len(names), names=", ".join(names)
    )


def verdict(say: Wording, table: AnyTable, names: Sequence[str], viewer: int) -> str:
    """Who won."""
    winners = table.result.winners
    if not winners:
        return say.say("terminal-nobody")
    if winners == (viewer,):
        return say.say("terminal-you-win")
    key = "terminal-wins" if len(winners) == 1 else "terminal-share"
    return say.say(key, names=say.join([names[seat] for seat in winners]))


def reason(say: Wording, table: AnyTable) -> str:
    """The rule that decided the game."""
    clause = table.result.clause
    return say.say("terminal-because", clause=clause, text=rule_text(say, table.game.name, clause))
