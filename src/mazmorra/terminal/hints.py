"""A hint: the best few answers and what each is likely to bring, from what the seat may know alone."""

from __future__ import annotations

from mazmorra.bots.advice import best
from mazmorra.kernel.ask import Ask
from mazmorra.review.figures import brings
from mazmorra.terminal.session import Session


def hint_lines(session: Session, seat: int, ask: Ask) -> list[str]:
    """The hint in sentences, noted in the game; where several share a keyboard there is none."""
    if session.shares_keyboard:
        return [session.say.say("terminal-hint-alone")]
    table = session.table
    named = best(table.view(seat), table.number)
    session.note_hint(seat)
    return [
        session.say.say("hint-heading"),
        *(
            session.say.say(
                "hint-answer",
                answer=session.say.label(table.game, ask, each.option, session.names),
                chance=round(100 * each.chance),
                brings=brings(session.say, each.brings) or session.say.say("hint-nothing"),
            )
            for each in named
        ),
    ]
