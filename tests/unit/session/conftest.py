"""Fixtures for the tests of the session."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.scripted_cli.script import Script
from tests.unit.session.session_harness import SessionHarness

MakeSession = Callable[..., SessionHarness]


@pytest.fixture
def make_session(tmp_path: Path, on_loop: Any) -> Iterator[MakeSession]:
    """A function `make_session(script, ..., **setup)` that makes a session. The session is closed at the end
    of the test."""
    held: list[SessionHarness] = []

    def begin(*scripts: Script, **setup: Any) -> SessionHarness:
        held.append(SessionHarness(tmp_path, *scripts, **setup))
        return held[-1]

    yield begin
    for each in held:
        on_loop(each.session.close())
