"""Modules are imported beside the window: their order, their errors, and that the window hears meanwhile."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from claude_desk.startup.module_loader import ModuleLoader
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
imported = []
class Finder:
    def find_spec(self, name, *_):
        if threading.current_thread() is threading.main_thread():
            imported.append(name)
from claude_desk import app, options
shown = app._wait_for_first_frame
def wait_for_first_frame(*arguments):
    shown(*arguments)
    sys.meta_path.insert(0, Finder())
app._wait_for_first_frame = wait_for_first_frame
class Ended(Exception):
    pass
def run(*_):
    loaded = [name for name in ("_hashlib", "_ssl") if sys.modules.get(name)]
    print(json.dumps(imported + loaded), flush=True)
    os._exit(0)
from claude_desk.startup import module_loader
class Loader(module_loader.ModuleLoader):
    def wait(self):
        super().wait()
        if self._steps[-1] == app._PROGRAM:
            run()
module_loader.ModuleLoader = Loader
imported.clear()
app.main([sys.argv[1]])
"""


def test_the_window_s_thread_imports_next_to_nothing_after_the_first_frame(tmp_path: Path) -> None:
    """But what the list of sessions needs, whose child is to begin at once."""
    imported, errors = told_by(_BESIDE, tmp_path)
    assert not {"_hashlib", "_ssl"} & set(imported), "OpenSSL is 3.5 MB"
    heavy = ("pydantic", "qasync", "asyncio", "markdown_it", "claude_desk.session.", "claude_desk.agent")
    assert [name for name in imported if name.startswith(heavy)] == []
    late = [name for name in imported if name.startswith("claude_desk.ui.")]
    assert [name for name in late if "sidebar" not in name and "relative_time" not in name] == []
    assert len(imported) < 60
    assert errors == ""
