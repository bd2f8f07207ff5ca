"""Fixtures of the session's tests."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.scripted_cli.script import Script
from tests.unit.session.holding import Held

Hold = Callable[..., Held]


@pytest.fixture
def hold(tmp_path: Path, on_loop: Any) -> Iterator[Hold]:
    """`hold(script, ..., **setup)`: a session that is closed at the end of the test."""
    held: list[Held] = []

    def begin(*scripts: Script, **setup: Any) -> Held:
        held.append(Held(tmp_path, *scripts, **setup))
        return held[-1]

    yield begin
    for each in held:
        on_loop(each.session.close())
