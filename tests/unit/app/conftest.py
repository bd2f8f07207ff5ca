"""Fixtures of the program's tests: its window, without a CLI behind it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from claude_desk.controllers.main_controller import Program
from claude_desk.options import Options
from claude_desk.places import Places
from claude_desk.ui.window.window_engine import Screen
from tests.unit.agent.watching import clean_environment

Open = Callable[..., Program]


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.under(tmp_path / "places")


@pytest.fixture
def screen(test_loop: Any) -> Iterator[Screen]:
    screen = Screen()
    screen.open()
    yield screen
    screen.close()


@pytest.fixture
def opened(screen: Screen, places: Places, tmp_path: Path, on_loop: Any) -> Iterator[Open]:
    """`opened(environ={...}, directory=...)`: a program that has begun; closed at the end of the test."""
    programs: list[Program] = []

    def begin(environ: dict[str, str] | None = None, **options: Any) -> Program:
        environ = clean_environment(tmp_path) | (environ or {})
        programs.append(Program(screen, Options(**options), environ, places))
        programs[-1].begin()
        return programs[-1]

    yield begin
    for program in programs:
        on_loop(program.close())
