"""From a text to the class or function it names. This runs somebody's code: it is called only with texts that
whoever started the program has typed.
"""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from mazmorra.bots.own.errors import (
    NoPlayerFile,
    NoPlayerModule,
    NoSuchPlayer,
    NotAPlayer,
    PlayerNotBegun,
)
from mazmorra.bots.own.naming import Named
from mazmorra.bots.own.problem import problem_of
from mazmorra.content.trouble import trouble

FAILURES = (Exception, SystemExit)
"""What somebody's code may end in; SystemExit too, since a script without a guard ends the program."""


def loaded(named: Named) -> object:
    """What the text names."""
    module = module_of(named)
    if not hasattr(module, named.name):
        names = [name for name in vars(module) if _could_play(module, name)]
        raise NoSuchPlayer(place=named.place, name=named.name, names=names or "none")
    found: object = getattr(module, named.name)
    if not callable(found):
        raise NotAPlayer(player=named.text)
    return found


@cache
def module_of(named: Named) -> ModuleType:
    """The module or file that holds a player. Modules are looked for in the current folder first, and what
    lies beside a file can be imported by it, as Python itself does it.
    """
    return _of_file(named) if named.is_file else _of_module(named)


def _of_module(named: Named) -> ModuleType:
    _look_in(Path.cwd())
    try:
        return import_module(named.place)
    except ModuleNotFoundError as error:
        if error.name and f"{named.place}.".startswith(f"{error.name}."):
            raise NoPlayerModule(player=named.text, module=named.place) from None
        raise PlayerNotBegun(player=named.text, problem=problem_of(error)) from error
    except FAILURES as error:
        raise PlayerNotBegun(player=named.text, problem=problem_of(error)) from error


def _of_file(named: Named) -> ModuleType:
    file = Path(named.place).expanduser().resolve()
    try:
        file.read_bytes()
    except OSError as error:
        raise NoPlayerFile(player=named.text, file=named.place, reason=trouble(error)) from error
    _look_in(file.parent)
    name = f"mazmorra_player_{sha256(str(file).encode()).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise NoPlayerModule(player=named.text, module=named.place)
    module = module_from_spec(spec)
    sys.modules[name] = module  # what a dataclass or a pickle looks itself up in
    try:
        spec.loader.exec_module(module)
    except FAILURES as error:
        del sys.modules[name]
        raise PlayerNotBegun(player=named.text, problem=problem_of(error)) from error
    return module


def _look_in(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))


def _could_play(module: ModuleType, name: str) -> bool:
    """Whether a name is a class or function of the module's own."""
    found = vars(module)[name]
    own = getattr(found, "__module__", None) == module.__name__
    return callable(found) and own and not name.startswith("_")
