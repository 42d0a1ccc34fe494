"""From lowered modules to shared objects: mypyc writes C, the C compiler does the rest, two files at a time.

`python -m compiled.build` leaves the whole package with its shared objects in `build/compiled`, to be run
from there. What did not change is not compiled again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from compiled.lower import lowered
from compiled.modules import compiled_modules

ROOT = Path(__file__).parent.parent
MYPY = ["--config-file=", "--python-version=3.11", "--ignore-missing-imports", "--follow-imports=silent"]
FLAGS = ["-O2", "-g0", "-fPIC", "-fwrapv", "-DNDEBUG", "-fvisibility=hidden", "-w"]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def build(target: Path) -> list[Path]:
    """The shared objects, made below `target`, where the package is laid out with its modules lowered."""
    modules = lay_out(target)
    os.chdir(target)
    from mypyc.build import mypycify  # only here: nobody else needs a compiler

    extensions = mypycify([*MYPY, *modules], multi_file=True, verbose=False)
    return [linked(each, target) for each in extensions]


def lay_out(target: Path) -> list[str]:
    """Copy the package and lower what will be compiled; gives those modules' paths."""
    package = target / "mazmorra"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / "mazmorra", package, ignore=shutil.ignore_patterns("web", "__pycache__", "*.so")
    )
    modules = compiled_modules(target)
    for module in modules:
        path = target / module
        path.write_text(lowered(path.read_text("utf-8"), module, target), "utf-8")
    return modules


def linked(extension: Any, target: Path) -> Path:  # a setuptools extension
    made = target / f"{extension.name.replace('.', '/')}{SUFFIX}"
    with ThreadPoolExecutor(os.cpu_count()) as compilers:
        objects = list(compilers.map(lambda source: _object(source, extension, target), extension.sources))
    subprocess.run(["gcc", "-shared", "-Wl,-Bsymbolic", *objects, "-o", str(made)], check=True)
    return made


def _object(source: str, extension: Any, target: Path) -> str:
    """Compile one file, unless the same text was compiled before."""
    includes = [f"-I{each}" for each in (*extension.include_dirs, sysconfig.get_paths()["include"])]
    text = subprocess.run(["gcc", "-E", "-P", *includes, source], check=True, capture_output=True).stdout
    kept = target / "objects" / (hashlib.sha256(text + repr(FLAGS).encode()).hexdigest()[:32] + ".o")
    if not kept.is_file():
        kept.parent.mkdir(exist_ok=True)
        half = kept.with_suffix(f".{os.getpid()}")
        subprocess.run(["gcc", *FLAGS, *includes, "-c", source, "-o", str(half)], check=True)
        half.rename(kept)
    return str(kept)


def main() -> None:
    target = ROOT / "build" / "compiled"
    target.mkdir(parents=True, exist_ok=True)
    made = build(target)
    print(f"{len(made)} shared objects below {target}", file=sys.stderr)


if __name__ == "__main__":
    main()
