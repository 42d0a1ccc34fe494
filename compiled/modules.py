"""Which modules are compiled: the kernel and the rules of the games, and what they look up at every step.

Left as they are: what runs once (loading and checking content, saves), what is text (labels, pages), and
classes that mypyc cannot make native (errors, rows of content whose types are read at run time, messages).
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
