"""`python -m tests.mutants raiders`: plants mistakes in a game's rules and lists those that no test notices.

Only the game's own tests and the contract count, which say what should be; a kept playthrough would notice
any change at all.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

import pytest

import mazmorra
from tests.mutants.hunt import FELL, SURVIVED, UNSEEN, Hunt
from tests.mutants.mistakes import Mistake, mistakes

ROOT = Path(__file__).parents[2]
NO_RULE = (
    ".label",
    ".notes",
    ".components",
    ".content_text",
    ".settings_in",
    ".variants",
    ".samples",
    ".bound",
    ".__init__",
)
"""Methods of a game that hold none either."""


def rule_files(game: str) -> list[Path]:
    """The files of a game's rules."""
    folder = ROOT / "src" / "mazmorra" / "games" / game
    return [*sorted(folder.glob("*.py")), *sorted((folder / "rules").glob("*.py"))]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game", choices=mazmorra.games())
    parser.add_argument(
        "--most", type=int, default=10_000, help="how many mistakes at the most, chosen by the seed"
    )
    parser.add_argument(
        "--seconds", type=float, default=540, help="how long to hunt, once the tests have been run"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", default="", help="one file of rules alone, such as walk.py")
    parser.add_argument(
        "--own", action="store_true", help="without the contract, whose games take most of the time"
    )
    args = parser.parse_args()
    files = [file for file in rule_files(args.game) if args.file in ("", file.name)]
    found = [
        mistake for file in files for mistake in mistakes(file) if not mistake.function.endswith(NO_RULE)
    ]
    random.Random(args.seed).shuffle(found)
    hunt = Hunt(found[: args.most], args.seconds)
    tests = (
        [str(ROOT / "tests" / args.game)]
        if args.own
        else [str(ROOT / "tests" / each) for each in (args.game, "contract")]
    )
    pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", args.game, *tests], plugins=[hunt])
    return report(args.game, hunt)


def report(game: str, hunt: Hunt) -> int:
    """Survivors file by file, and the share that fell; 1 if the tests themselves do not pass."""
    if not hunt.fates:
        print("no mistake was planted: the tests do not pass as they are")
        return 1
    left: list[tuple[Mistake, str]] = [
        (hunt.mistakes[number], fate) for number, fate in hunt.fates.items() if fate != FELL
    ]
    for mistake, fate in sorted(left, key=lambda each: (each[0].file, each[0].line)):
        print(f"{mistake}{'' if fate == SURVIVED else f' ({UNSEEN})'}")
    fell = len(hunt.fates) - len(left)
    print(
        f"{game}: {fell} of {len(hunt.fates)} mistakes fell "
        f"({100 * fell / len(hunt.fates):.1f}%), {len(left)} are left"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
