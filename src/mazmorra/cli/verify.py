"""`mazmorra verify`: recompute every die and draw of a fair game from its revealed secret, and compare what
was promised.
"""

from __future__ import annotations

import argparse

from mazmorra.cli.files import add_content, named_file, record_in
from mazmorra.content.wording import Wording
from mazmorra.kernel.ask import CHANCE
from mazmorra.kernel.chance import FairDealer
from mazmorra.kernel.errors import NotFair
from mazmorra.kernel.replay import Record, unfair


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    parser.add_argument("file", help=say.say("cli-file"))
    add_content(parser, say)
    parser.add_argument("--commitment", metavar="HEX", help=say.say("cli-verify-option-commitment"))
    parser.add_argument(
        "--seal", metavar="HEX", action="append", default=[], help=say.say("cli-verify-option-seal")
    )


def run(args: argparse.Namespace, say: Wording) -> int:
    record = record_in(named_file(args.file), args.content)
    fair = record.fair
    if fair is None:
        raise NotFair
    wrong = unfair(record)
    _about(record, fair, say)
    broken = _broken(args, record, fair, say)
    if wrong:
        broken.append(
            say.say(
                "cli-verify-unfair", number=len(wrong), answers=", ".join(str(number + 1) for number in wrong)
            )
        )
    if broken:
        print("\n".join(broken))
        return 1
    draws = sum(seat == CHANCE for seat, _ in record.answers[fair.carried :])
    print(say.say("cli-verify-fair", number=draws))
    return 0


def _about(record: Record, fair: FairDealer, say: Wording) -> None:
    """What the check rests on."""
    print(say.say("cli-verify-commitment", commitment=fair.commitment))
    if not fair.seals:
        print(say.say("cli-verify-unsealed" if any(fair.salts) else "cli-verify-wordless"))
    if fair.round > 1:
        print(say.say("cli-verify-round", round=fair.round))
    if fair.carried:
        print(say.say("cli-verify-carried", number=fair.carried))
    if not record.table().over:
        print(say.say("cli-verify-unfinished"))


def _broken(args: argparse.Namespace, record: Record, fair: FairDealer, say: Wording) -> list[str]:
    """Which promises of before the game were not kept: those somebody wrote down, and that every player has
    words in the dice.
    """
    broken = []
    if args.commitment is not None and args.commitment.strip().lower() != fair.commitment:
        broken.append(say.say("cli-verify-other-commitment"))
    promised = [seal.strip().lower() for seal in args.seal]
    if missing := [seal for seal in promised if seal not in fair.seals]:
        broken.append(say.say("cli-verify-other-seals", seals=", ".join(missing)))
    humans = record.about.get("humans")
    players = humans if isinstance(humans, list) and fair.seals else []
    if dropped := [
        seat for seat in players if seat in range(record.seats) and not any(fair.seals[seat : seat + 1])
    ]:
        broken.append(say.say("cli-verify-dropped", seats=", ".join(str(seat + 1) for seat in dropped)))
    return broken
