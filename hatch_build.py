"""Builds the web app into every wheel where Node.js is; without it a wheel plays in the terminal, and `open`
says what to do.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebApp(BuildHookInterface):  # type: ignore[type-arg]  # hatchling names no configuration of ours
    """Runs before the files of a wheel are gathered; an editable install leaves the web app to make."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        is_built = (root / "src" / "mazmorra" / "web" / "index.html").is_file()
        if (
            version == "editable"
            or is_built
            or not shutil.which("npm")
            or not (root / "tools" / "web").is_file()
        ):
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
