"""`mazmorra verify`: recompute every die and draw of a fair game from its revealed secret."""

from __future__ import annotations

import argparse

from mazmorra.cli.files import named_file, record_in
from mazmorra.content.wording import Wording
from mazmorra.kernel.ask import CHANCE
from mazmorra.kernel.errors import NotFair
from mazmorra.kernel.replay import unfair


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    parser.add_argument("file", help=say.say("cli-file"))


def run(args: argparse.Namespace, say: Wording) -> int:
    record = record_in(named_file(args.file))
    if record.fair is None:
        raise NotFair
    wrong = unfair(record)
    print(say.say("cli-verify-commitment", commitment=record.fair.commitment))
    if record.fair.carried:
        print(say.say("cli-verify-carried", number=record.fair.carried))
    if not record.table().over:
        print(say.say("cli-verify-unfinished"))
    if wrong:
        print(say.say("cli-verify-unfair", number=len(wrong), answers=", ".join(str(number + 1) for number in wrong)))
        return 1
    draws = sum(seat == CHANCE for seat, _ in record.answers[record.fair.carried :])
    print(say.say("cli-verify-fair", number=draws))
    return 0
