"""What the end-to-end tests share: both CLIs, a stand-in, a project's folder and a clean environment."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import clis
from tests.standin import StandIn
from tests.standin.server import describe


@pytest.fixture(params=clis.BOTH, ids=lambda cli: cli.version)
def cli(request: pytest.FixtureRequest) -> clis.Cli:
    """Both versions, one after the other. A missing one is a failure."""
    found: clis.Cli = request.param
    found.command()
    return found


@pytest.fixture
def api() -> Iterator[StandIn]:
    """The stand-in; at the end it must have known an answer to everything."""
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
