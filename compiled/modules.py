"""Which modules are compiled: the kernel, the rules of the games and what they look up at every step, the
bots, and what a move passes on its way through the server.

Left as they are: what runs once (loading and checking content, saves), what is text (pages, drawings), and
classes that mypyc cannot make native (errors, rows of content whose types are read at run time, entries and
messages, which are msgspec's).
"""

from __future__ import annotations

from pathlib import Path

COMPILED = (
    "kernel/*.py",
    "content/ops.py",
    "games/*/game.py",
    "games/*/state.py",
    "games/*/view.py",
    "games/*/rules/*.py",
    "games/*/box/loading.py",
    "games/*/box/paths.py",
    "games/*/box/stackings.py",
    "games/*/told/facts.py",
    "games/*/told/labels.py",
    "games/*/told/notes.py",
    "games/*/told/odds.py",
    "bots/greedy/*/*.py",
    "server/tables/channel.py",
    "server/tables/endings.py",
    "server/tables/happens.py",
    "server/tables/life.py",
    "server/tables/seen.py",
    "server/tables/summary.py",
    "server/tables/votes.py",
    "server/tables/wishes.py",
    "server/wire/phrases.py",
)
LEFT = ("kernel/errors.py", "kernel/replay.py")


def compiled_modules(root: Path) -> list[str]:
    """The paths of the modules to compile, below `root`."""
    package = root / "mazmorra"
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    kept = sorted(
        path for path in found if path.name != "__init__.py" and path not in {package / each for each in LEFT}
    )
    return [path.relative_to(root).as_posix() for path in kept]
