"""The OpenAPI description: complete, and true. schemathesis asks everything it allows, and much that it does
not.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.http.running import Person, Running

ROOT = Path(__file__).parents[3]
EXAMPLES = 5
"""Random ones for each route, besides those that cover every limit of the description."""
UNTOLD = "positive_data_acceptance"
"""What a name or a saved game must be is more than a schema can say: well-shaped requests may be refused,
with a reason.
"""


@pytest.fixture(scope="module")
def described(server: Running) -> dict[str, Any]:
    told: dict[str, Any] = httpx.get(f"{server.url}/api/openapi.json").json()
    return told


def test_every_route_is_described_with_its_refusals(described: dict[str, Any]) -> None:
    for path, methods in described["paths"].items():
        for method, told in methods.items():
            assert told["summary"], path
            assert {"401", "404", "409", "413", "422", "429", "503"} <= set(told["responses"]), (method, path)
            assert told["responses"]["409"]["content"]["application/json"]["schema"]["$ref"].endswith(
                "/Refusal"
            )


def test_everything_that_is_said_has_a_name_once(described: dict[str, Any]) -> None:
    names = Counter(
        told["operationId"] for methods in described["paths"].values() for told in methods.values()
    )

    assert max(names.values()) == 1


def test_whatever_is_asked_the_server_keeps_to_its_description(
    server: Running, ana: Person, over: str, tmp_path: Path
) -> None:
    command = [
        str(Path(sys.executable).with_name("schemathesis")),
        "run",
        f"{server.url}/api/openapi.json",
        "--no-color",
    ]
    how = [
        "--checks=all",
        f"--exclude-checks={UNTOLD}",
        f"--max-examples={EXAMPLES}",
        "--workers=2",
        "--seed=1",
        "--warnings=off",
    ]
    known = {"MAZMORRA_URL": server.url, "MAZMORRA_TABLES": f"{over},{ana.table()}"}
    hooks = {"SCHEMATHESIS_HOOKS": "tests.server.http.schemathesis_hooks", "PYTHONPATH": str(ROOT)}

    asked = subprocess.run(
        [*command, *how], capture_output=True, text=True, env={**os.environ, **known, **hooks}, cwd=tmp_path
    )

    assert asked.returncode == 0, asked.stdout[-8000:] + asked.stderr
    assert "trace" not in server.log.read_text()
