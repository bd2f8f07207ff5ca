"""Modules are imported beside the window: their order, their errors, and that the window hears meanwhile."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from claude_desk.startup.module_loader import ModuleLoader, import_in_turn
from tests.unit.startup.test_first_frame import told_by


@pytest.fixture(autouse=True)
def same_switching() -> Iterator[None]:
    usual = sys.getswitchinterval()
    yield
    sys.setswitchinterval(usual)


def test_steps_are_taken_in_their_order_in_another_thread(qapp: QGuiApplication) -> None:
    threads: list[threading.Thread] = []
    taken: list[str] = []

    def step() -> None:
        threads.append(threading.current_thread())
        taken.append("step" if "this" in sys.modules else "too early")

    sys.modules.pop("this", None)
    ModuleLoader(["this", step]).wait()
    assert taken == ["step"]
    assert threads != [threading.main_thread()]


def test_events_are_handled_until_all_is_done(qapp: QGuiApplication) -> None:
    heard = threading.Event()

    def step() -> None:
        assert heard.wait(30), "the window hears nothing"

    loader = ModuleLoader([step])
    QTimer.singleShot(0, heard.set)
    loader.wait()
    loader.wait()  # again: it comes back


def test_what_cannot_be_imported_is_told(qapp: QGuiApplication) -> None:
    taken: list[int] = []
    with pytest.raises(ModuleNotFoundError, match="there_is_no_such_module"):
        ModuleLoader(["there_is_no_such_module", lambda: taken.append(1)]).wait()
    assert taken == []


_BESIDE = """
import json, os, sys, threading
sys.path.insert(0, sys.argv[1])
beside, here = [], []
class Finder:
    def find_spec(self, name, *_):
        (here if threading.current_thread() is threading.main_thread() else beside).append(name)
from claude_desk import app, options
shown = app._wait_for_first_frame
def wait_for_first_frame(*arguments):
    shown(*arguments)
    sys.meta_path.insert(0, Finder())
app._wait_for_first_frame = wait_for_first_frame
from claude_desk.startup import module_loader
in_turn = module_loader.import_in_turn
def import_in_turn(names):
    in_turn(names)
    if names is app._PROGRAM_PARTS:
        made = [
            name for name in beside for value in vars(sys.modules.get(name, os)).values()
            if isinstance(value, type) and isinstance(value, ObjectType) and value.__module__ == name
        ]
        loaded = [name for name in ("_hashlib", "_ssl") if sys.modules.get(name)]
        print(json.dumps([beside, here, made, loaded]), flush=True)
        os._exit(0)
module_loader.import_in_turn = import_in_turn
from PySide6.QtCore import QObject
ObjectType = type(QObject)
app.main([sys.argv[1]])
"""


def test_a_thread_imports_what_is_heavy_and_no_class_of_qt(tmp_path: Path) -> None:
    """Classes of Qt that are made while QML reads others end the program at some starts."""
    (beside, here, made, loaded), errors = told_by(_BESIDE, tmp_path)
    assert made == []
    assert [name for name in beside if name.startswith(("PySide6", "shiboken6", "qasync"))] == []
    assert loaded == [], "OpenSSL is 3.5 MB"
    heavy = (
        "pydantic",
        "asyncio",
        "markdown_it",
        "claude_desk.transcript.reducer",
        "claude_desk.protocol.files",
    )
    assert [name for name in here if name.startswith(heavy) and "first_launch" not in name] == []
    assert "claude_desk.protocol.wire.parser" in beside
    assert {"pydantic", "asyncio", "markdown_it", "claude_desk.transcript.reducer.reducer"} <= set(beside)
    assert errors == ""


def test_modules_in_turn_leave_the_window_time_to_hear(qapp: QGuiApplication) -> None:
    heard: list[bool] = []
    sys.modules.pop("this", None)
    QTimer.singleShot(0, lambda: heard.append("colorsys" in sys.modules))
    sys.modules.pop("colorsys", None)
    import_in_turn(["this", "colorsys"])
    assert heard == [False], "between the two"
    assert "colorsys" in sys.modules
