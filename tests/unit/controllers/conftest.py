"""Fixtures for tests of the program: its window, without a CLI."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from claude_desk.controllers.main_controller import MainController
from claude_desk.options import Options
from claude_desk.paths import AppPaths
from claude_desk.startup.early_cli import EarlyCli
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.children import library_client
from tests import whole_tables
from tests.forks import library
from tests.known_folder import know_all
from tests.unit.agent.agent_harness import clean_environment
from tests.window_engines import EmptyWindow, SuccessiveWindow

StartProgram = Callable[..., MainController]


@pytest.fixture(autouse=True)
def forked_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fork the children of the library. With `EVERY=1` they are started as in use."""
    if whole_tables.is_usual() and sys.platform == "linux":
        monkeypatch.setattr(library_client, "start_child", library.start_child)


@pytest.fixture
def places(tmp_path: Path) -> AppPaths:
    return AppPaths.under(tmp_path / "places")


@pytest.fixture
def screen(test_loop: Any, request: pytest.FixtureRequest) -> Iterator[WindowEngine]:
    """A window with the view models, but without the items of the program.

    Mark a test with `full_window` if it looks at the items, types into them or needs what they do by
    themselves. With `EVERY=1`, each test gets a full window.
    """
    is_empty = request.node.get_closest_marker("full_window") is None and whole_tables.is_usual()
    screen = EmptyWindow() if is_empty else SuccessiveWindow()
    screen.open()
    yield screen
    screen.close()


@pytest.fixture
def start_program(
    screen: WindowEngine, places: AppPaths, tmp_path: Path, on_loop: Any
) -> Iterator[StartProgram]:
    """`start_program(environ={...}, directory=...)` returns a program that has begun and is closed at the end
    of the test. `early_cli` is passed to `MainController`. With `known=False` the user has not answered about
    any folder yet."""
    programs: list[MainController] = []

    def begin(
        environ: dict[str, str] | None = None,
        early_cli: EarlyCli | None = None,
        known: bool = True,
        **options: Any,
    ) -> MainController:
        environ = clean_environment(tmp_path) | (environ or {})
        programs.append(MainController(screen, Options(**options), environ, places, early_cli))
        if known:
            know_all(programs[-1])
        programs[-1].begin()
        return programs[-1]

    yield begin
    for program in programs:
        on_loop(program.close())
