"""Fixtures of the agent's tests."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.unit.agent.watching import Watched


@pytest.fixture
def watched(tmp_path: Path, on_loop: Any) -> Iterator[Watched]:
    """An Agent that is closed at the end of the test."""
    one = Watched(tmp_path)
    yield one
    on_loop(one.agent.close())
