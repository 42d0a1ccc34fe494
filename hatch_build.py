"""Builds the web app into every wheel where Node.js is; without it a wheel plays in the terminal, and `open`
says what to do. With `MAZMORRA_COMPILED=1` the kernel and the rules are compiled as well (`make compiled`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Built(BuildHookInterface):  # type: ignore[type-arg]  # hatchling names no configuration of ours
    """Runs before the files of a wheel are gathered; an editable install is pure and leaves the web app to
    make.
    """

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._build_web()
        if os.environ.get("MAZMORRA_COMPILED") == "1":
            self._compile(build_data)

    def _build_web(self) -> None:
        root = Path(self.root)
        is_built = (root / "src" / "mazmorra" / "web" / "index.html").is_file()
        if is_built or not shutil.which("npm") or not (root / "tools" / "web").is_file():
            return
        try:
            web, docs = root / "tools" / "web", root / "tools" / "docs"
            subprocess.run(["sh", str(web), "build"], check=True, stdout=sys.stderr, timeout=900)
            out = root / "src" / "mazmorra" / "web" / "docs"
            subprocess.run([sys.executable, str(docs), str(out)], check=True, stdout=sys.stderr, timeout=60)
        except (OSError, subprocess.SubprocessError) as error:
            print(
                f"The web app could not be built ({error}); this wheel plays in the terminal only.",
                file=sys.stderr,
            )

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Shared objects lie beside the modules they are made of, and are imported in their place."""
        subprocess.run([sys.executable, "-m", "compiled.build"], check=True, cwd=self.root, stdout=sys.stderr)
        made = Path(self.root) / "build" / "compiled"
        objects = [*made.glob("*.so"), *made.glob("mazmorra/**/*.so")]
        build_data["force_include"] |= {str(each): str(each.relative_to(made)) for each in objects}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
