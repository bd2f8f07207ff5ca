"""Modules are imported between events: their order, their errors, and how many are imported without a
pause."""

import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from claude_desk.startup import module_loader
from claude_desk.startup.module_loader import BackgroundStep, hear, import_in_turn
from tests.unit.startup.test_first_frame import told_by


@pytest.fixture(autouse=True)
def same_switching() -> Iterator[None]:
    usual = sys.getswitchinterval()
    yield
    sys.setswitchinterval(usual)


def test_steps_are_taken_in_their_order_in_the_windows_thread(qapp: QGuiApplication) -> None:
    taken: list[object] = []

    def step() -> None:
        taken.append((threading.current_thread(), "this" in sys.modules))

    sys.modules.pop("this", None)
    import_in_turn(["this", step])
    assert taken == [(threading.main_thread(), True)]


def test_modules_in_turn_leave_the_window_time_to_hear(qapp: QGuiApplication) -> None:
    heard: list[bool] = []
    sys.modules.pop("this", None)
    QTimer.singleShot(0, lambda: heard.append("colorsys" in sys.modules))
    sys.modules.pop("colorsys", None)
    import_in_turn(["this", _work, "colorsys"])
    assert heard == [False], "between the two"
    assert "colorsys" in sys.modules


def test_short_steps_are_taken_together(qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    taken: list[int] = []
    monkeypatch.setattr(module_loader, "hear", lambda pause: told.append(len(taken)))
    monkeypatch.setattr(module_loader, "_TOGETHER", 0.01)
    import_in_turn([lambda: taken.append(1), lambda: taken.append(2), _work, lambda: taken.append(3)])
    assert (told, taken) == ([2], [1, 2, 3])


def _work() -> None:
    """Use the processor for 20 ms."""
    until = time.thread_time() + 0.02
    while time.thread_time() < until:
        pass


def test_on_a_busy_processor_the_window_hears_for_as_long_as_a_step_took(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy processor, a thread that has used all the time it could get waits long for its turn when a
    key comes."""
    told: list[float] = []
    monkeypatch.setattr(module_loader, "hear", lambda pause=0.0: told.append(pause))
    import_in_turn([_work], rests=True)
    import_in_turn([_work])
    pause, none = told
    assert pause >= 0.02
    assert none == 0.0


def test_the_window_hears_until_a_pause_is_over(qapp: QGuiApplication) -> None:
    heard: list[int] = []
    QTimer.singleShot(20, lambda: heard.append(1))
    hear(0.1)
    assert heard == [1]


def test_what_cannot_be_imported_is_told(qapp: QGuiApplication) -> None:
    taken: list[int] = []
    with pytest.raises(ModuleNotFoundError, match="there_is_no_such_module"):
        import_in_turn(["there_is_no_such_module", lambda: taken.append(1)])
    assert taken == []


def test_events_are_handled_while_a_step_waits_in_the_background(qapp: QGuiApplication) -> None:
    heard = threading.Event()
    threads: list[threading.Thread] = []

    def step() -> None:
        threads.append(threading.current_thread())
        assert heard.wait(30), "the window hears nothing"

    background = BackgroundStep(step)
    QTimer.singleShot(0, heard.set)
    background.wait(30)
    background.wait(30)  # a second call returns too
    assert threads != [threading.main_thread()]


def test_a_step_whose_disk_does_not_answer_is_not_waited_for(qapp: QGuiApplication) -> None:
    over = threading.Event()
    background = BackgroundStep(lambda: assert_true(over.wait(60)))
    background.wait(0.05)
    assert not over.is_set()
    over.set()
    background.wait(30)


def assert_true(value: bool) -> None:
    assert value


def test_what_a_step_in_the_background_raised_is_told(qapp: QGuiApplication) -> None:
    def step() -> None:
        raise OSError("the disk does not answer")

    with pytest.raises(OSError, match="does not answer"):
        BackgroundStep(step).wait(30)


_STEPS = """
import json, os, sys, threading
sys.path.insert(0, sys.argv[1])
beside = []
class Finder:
    def find_spec(self, name, *_):
        if threading.current_thread() is not threading.main_thread():
            beside.append(name)
from claude_desk import app
shown = app._wait_for_first_frame
def wait_for_first_frame(*arguments):
    shown(*arguments)
    sys.meta_path.insert(0, Finder())
app._wait_for_first_frame = wait_for_first_frame
from claude_desk.startup import module_loader
in_turn = module_loader.import_in_turn
brought = {}
def import_in_turn(steps, rests, between=None):
    for step in steps:
        before = len(sys.modules)
        in_turn([step])
        brought[str(step)] = len(sys.modules) - before
    if steps is app.PROGRAM:
        made = [
            name for name in beside for value in vars(sys.modules.get(name, os)).values()
            if isinstance(value, type) and isinstance(value, ObjectType) and value.__module__ == name
        ]
        loaded = [name for name in ("_hashlib", "_ssl") if sys.modules.get(name)]
        print(json.dumps([brought, beside, made, loaded]), flush=True)
        os._exit(0)
module_loader.import_in_turn = import_in_turn
from PySide6.QtCore import QObject
ObjectType = type(QObject)
app.main([sys.argv[1]])
"""
# The greatest number of the program's own modules that one step may import. A library may have more modules,
# because it is imported by a single name.
_MOST_IN_ONE_GO = 12


def test_no_step_of_the_start_imports_much_in_one_go(tmp_path: Path) -> None:
    """Keys wait until a step ends. `python -m resources.import_order` makes the list of modules again."""
    (brought, _, _, loaded), errors = told_by(_STEPS, tmp_path)
    own = {name: count for name, count in brought.items() if name.startswith("claude_desk")}
    assert {name: count for name, count in own.items() if count > _MOST_IN_ONE_GO} == {}
    assert loaded == [], "OpenSSL is 3.5 MB"
    assert errors == ""


def test_no_class_of_qt_is_made_in_another_thread(tmp_path: Path) -> None:
    """QML reads classes while modules are imported. If another thread made a class then, the program might
    crash."""
    (_, beside, made, _), _ = told_by(_STEPS, tmp_path)
    assert made == []
    assert [name for name in beside if name.startswith(("PySide6", "shiboken6", "qasync"))] == []
