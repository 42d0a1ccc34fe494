"""Where the command line begins: the language, the parser, and errors said in words."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

from mazmorra import __version__
from mazmorra.cli.extras import require_server
from mazmorra.cli.options import add_language
from mazmorra.content.wording import Wording, chosen_language, words
from mazmorra.kernel.errors import MazmorraError

COMMANDS = (
    "open",
    "play",
    "learn",
    "resume",
    "saves",
    "replay",
    "review",
    "verify",
    "rules",
    "content",
    "bots",
    "simulate",
    "arena",
    "balance",
    "fuzz",
    "serve",
    "reset-code",
    "host",
    "ratings",
)
"""Each is a module here (dashes as underscores) with `add(parser, say)` and `run(args, say)`."""

ARGPARSE = {
    "usage: ": "argparse-usage",
    "options": "argparse-options",
    "positional arguments": "argparse-arguments",
    "show this help message and exit": "argparse-help",
    "the following arguments are required: %s": "argparse-required",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "ignored explicit argument %r": "argparse-no-value",
    "expected one argument": "argparse-one",
    "expected at least one argument": "argparse-one",
    "invalid %(type)s value: %(value)r": "argparse-type",
    "%(prog)s: error: %(message)s\n": "argparse-error",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
}
"""What argparse itself says, and the catalogue's word for it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the return value is the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _never_choke()
    say = words(chosen_language(_asked_language(arguments)))
    try:
        require_server(next((each for each in arguments if each in COMMANDS), ""))
        parser = _parser(say, arguments)
        args = parser.parse_args(arguments)
        if args.command is None:
            parser.print_help()
            return 0
        return int(_module(args.command).run(args, say))
    except MazmorraError as error:
        print(say.error(error), file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has gone: nothing is left to say
        return 0


def _never_choke() -> None:
    """What an old encoding cannot write or read becomes a question mark, rather than the end of the
    program.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _module(command: str) -> ModuleType:
    return import_module(f"mazmorra.cli.{command.replace('-', '_')}")


def _asked_language(arguments: Sequence[str]) -> str | None:
    for index, argument in enumerate(arguments):
        if argument == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def _parser(say: Wording, arguments: Sequence[str]) -> argparse.ArgumentParser:
    """The parser; only the command that is named is loaded, so that asking for help is quick."""
    argparse._ = lambda text: say.say(ARGPARSE[text]) if text in ARGPARSE else text  # type: ignore[attr-defined]  # argparse's own translator
    parser = argparse.ArgumentParser(
        "mazmorra", description=say.say("cli-about"), epilog=say.say("cli-epilog")
    )
    parser.add_argument("--version", action="version", version=__version__, help=say.say("cli-version"))
    add_language(parser, say)
    parser.set_defaults(lang=None)
    commands = parser.add_subparsers(
        dest="command", metavar=say.say("cli-command"), title=say.say("cli-commands")
    )
    for name in COMMANDS:
        about = say.say(f"cli-{name}")
        command = commands.add_parser(name, help=about, description=about)
        if name in arguments:
            _module(name).add(command, say)
            add_language(command, say)
    return parser
