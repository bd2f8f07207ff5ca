"""Fixtures of the end-to-end tests: both CLIs, a stand-in, a project's folder and a clean environment."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from claude_desk.agent.finder import Command
from claude_desk.session.machine.child_state import StopClock
from tests import clis
from tests.standin import StandIn
from tests.standin.server import describe
from tests.unit.session.session_harness import SessionHarness

RealSession = Callable[..., SessionHarness]


@pytest.fixture(params=clis.BOTH, ids=lambda cli: cli.version)
def cli(request: pytest.FixtureRequest) -> clis.Cli:
    """Run the test with both versions, one after the other. A missing version is a failure."""
    found: clis.Cli = request.param
    found.command()
    return found


@pytest.fixture
def api() -> Iterator[StandIn]:
    """Provide the stand-in API. At the end, the stand-in must have answered every request."""
    with StandIn() as standin:
        yield standin
    assert not standin.unanswered, describe(standin.requests)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    return folder


@pytest.fixture
def environment(tmp_path: Path, api: StandIn) -> dict[str, str]:
    return clis.clean_environment(tmp_path / "home", api.url)


@pytest.fixture
def real_session(
    project: Path, cli: clis.Cli, environment: dict[str, str], on_loop: Any
) -> Iterator[RealSession]:
    """`real_session(**setup)` returns a session with the CLI. The session is closed at the end of the
    test."""
    program, *first = cli.command()
    held: list[SessionHarness] = []

    def begin(**setup: Any) -> SessionHarness:
        options = {
            "environ": environment,
            "stop_clock": StopClock(),
            "journals": project.parent / "j",
        } | setup
        held.append(SessionHarness(project, command=Command(program, tuple(first)), **options))
        return held[-1]

    yield begin
    for each in held:
        on_loop(each.session.close(), 60)
