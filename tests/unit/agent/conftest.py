"""Fixtures of the agent's tests."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.unit.agent.agent_harness import AgentHarness


@pytest.fixture
def agent_harness(tmp_path: Path, on_loop: Any) -> Iterator[AgentHarness]:
    """Provide an Agent that is closed at the end of the test."""
    one = AgentHarness(tmp_path)
    yield one
    on_loop(one.agent.close())
