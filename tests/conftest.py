"""One Qt application and one asyncio loop for all tests. No test may leave anything behind."""

import os

# Qt reads these variables at its first import.
if not os.environ.get("CLAUDE_DESK_TEST_OPENGL"):  # `python -m tests.on_opengl` sets this variable
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_QUICK_BACKEND"] = "software"
os.environ["QT_QUICK_CONTROLS_STYLE"] = "Basic"
# Tests show no dialogs of the desktop on which they run.
os.environ["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"

import tests.lean_qt  # noqa: F401

# isort: split
import asyncio
import gc
import inspect
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import pytestqt.plugin
import qasync
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QLocale, SignalInstance
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from claude_desk.ui import qt_messages
from resources.translations import qm_files
from tests import fonts, lazy_readers, leftover_processes, loopback, waiting, whole_tables
from tests.display import Display, open_display
from tests.live_session import close_all, folders_exist
from tests.patient_looks import look_patiently
from tests.session_bus import session_bus
from tests.wayland.screen import Screen, open_screen

# Every process that a test starts reaches only loopback.
NETWORK_LEFT_OPEN = loopback.enter()
fonts.enter()

# The collected tests stay in memory until the end. Searching them for garbage took a sixth of the collection.
gc.disable()

# How long an async test may take by default. The limit does not test speed, because the machine may be busy.
DEFAULT_SECONDS = 90.0
PATIENCE = waiting.DEFAULT_SECONDS * 1000  # in ms, the unit of Qt

settings.register_profile(
    "claude-desk",
    max_examples=whole_tables.examples(100),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("claude-desk")

# The files that begin first: files that take more than a minute of CPU, and the picture tests. The picture
# tests need a process that has not drawn anything: fonts that another test has used would change the
# pictures.
FIRST = ("test_scenarios.py", "test_rewinding_real.py", "test_pictures.py", "test_translations.py")

# Use English numbers and dates, like the English texts, wherever the tests run.
QLocale.setDefault(QLocale("en_US"))

RunOnLoop = Callable[..., Any]


class TestLoop:
    """The one qasync loop of all tests. It keeps the errors that asyncio would only log, so that they fail
    the test that caused them."""

    __test__ = False

    def __init__(self, application: QGuiApplication) -> None:
        self.application = application
        self.loop = qasync.QEventLoop(application)
        self.loop.set_exception_handler(self._keep)
        self._errors: list[str] = []

    def run(self, work: Coroutine[Any, Any, Any], seconds: float = DEFAULT_SECONDS) -> Any:
        """Run `work` to its end; raise `TimeoutError` after `seconds`."""

        async def bounded() -> Any:
            async with asyncio.timeout(seconds):
                return await work

        return self._complete(bounded())

    @contextmanager
    def marked(self) -> Iterator[None]:
        """Mark the loop as running: its timers and tasks are Qt timers, which run whenever Qt processes
        events."""
        before = asyncio.events._get_running_loop()
        asyncio.events._set_running_loop(self.loop)
        try:
            yield
        finally:
            asyncio.events._set_running_loop(before)

    def let_happen(self) -> None:
        with self.marked():
            self.application.processEvents()

    def take_leftovers(self) -> list[str]:
        """Cancel the tasks that still run. Return the background errors, and a text for each cancelled
        task."""
        tasks = asyncio.all_tasks(self.loop)
        for task in tasks:
            task.cancel()
        if tasks:
            self._complete(asyncio.wait(tasks, timeout=5))
        found, self._errors = [*self._errors, *(f"a task was left: {task!r}" for task in tasks)], []
        return found

    def _complete(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run the coroutine and return its result. The loop's own `run_until_complete` would process Qt's
        events once more after the loop has stopped."""
        task = self.loop.create_task(work)
        task.add_done_callback(lambda _: self.loop.stop())
        with self.marked():
            self.loop.run_forever()
        return task.result()

    def _keep(self, _loop: Any, context: dict[str, Any]) -> None:
        self._errors.append(f"{context.get('message', '')}: {context.get('exception')!r}")


def pytest_configure(config: pytest.Config) -> None:
    look_patiently()
    lazy_readers.on_demand()
    config.addinivalue_line("markers", "seconds(n): how long an async test may take (default 90)")
    config.addinivalue_line("markers", "own_engine: a QML engine that no other test has or had")
    config.addinivalue_line(
        "markers", "full_window: a test of a controller that needs the items of the window"
    )
    config.addinivalue_line("markers", "both_versions: each run plays the test with both versions of the CLI")
    config.addinivalue_line("markers", "each_run: each run plays the test")
    config.addinivalue_line("markers", "drawn(n): a usual run plays one of n such rows of the file")
    whole_tables.draw()  # before the test processes start, which take it over
    qm_files.compile_stale()


def pytest_report_header() -> str:
    drawn = "everything" if not whole_tables.is_usual() else f"{whole_tables.DRAW}={whole_tables.draw()}"
    network = f"open ({NETWORK_LEFT_OPEN})" if NETWORK_LEFT_OPEN else "loopback only"
    return f"network: {network}, drawn: {drawn}"


def pytest_unconfigure(config: pytest.Config) -> None:
    if (loop := config.stash.get(_LOOP, None)) is not None:
        loop.loop.close()


class PatientBot(QtBot):
    """Waits for a window as long as `until` waits, since the machine may be busy."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: float = PATIENCE) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: SignalInstance, *, timeout: float = PATIENCE, **how: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **how)


@pytest.fixture
def qtbot(qapp: QGuiApplication, request: pytest.FixtureRequest) -> PatientBot:
    return PatientBot(request)


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    qt_messages.silence()
    return QGuiApplication


@pytest.fixture(scope="session")
def test_loop(qapp: QGuiApplication, request: pytest.FixtureRequest) -> TestLoop:
    # A test that closes its window must not end the loop of all tests.
    qapp.setQuitOnLastWindowClosed(False)
    # The loop is closed at the end of the session. The leftovers of the last test are collected after this
    # fixture has ended, and that needs the loop.
    loop = request.config.stash[_LOOP] = TestLoop(qapp)
    # pytest-qt processes Qt's events after each phase of a test, when a program of a fixture may still live.
    # A timer of that program must find the loop running, as it does in use.
    assert callable(pytestqt.plugin._process_events)
    pytestqt.plugin._process_events = loop.let_happen
    return loop


@pytest.fixture
def on_loop(test_loop: TestLoop) -> RunOnLoop:
    """For fixtures: `on_loop(coroutine, seconds=90)` runs the coroutine to its end and returns its result."""
    return test_loop.run


@pytest.fixture
def screen_loop(test_loop: TestLoop) -> Iterator[None]:
    """Mark the loop as running, as a session needs it, while a test makes Qt process events. Close the
    `LiveSession`s of the test at its end."""
    with test_loop.marked(), folders_exist():
        yield
        close_all()


@pytest.fixture
def display() -> Iterator[Display]:
    """Open a window system for this test, and end it after the test."""
    with open_display() as opened:
        yield opened


@pytest.fixture
def wayland() -> Iterator[Screen]:
    """Open a Wayland compositor for this test, and end it after the test."""
    with open_screen() as opened:
        yield opened


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a session bus that nothing else uses."""
    with session_bus() as (address, _):
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        yield address


_LOOP: pytest.StashKey[TestLoop] = pytest.StashKey()


def _turn(item: pytest.Item) -> int:
    """Return the sort key: the files of `FIRST` come first, then the other files in `e2e`, then all remaining
    files."""
    return (
        FIRST.index(item.path.name)
        if item.path.name in FIRST
        else len(FIRST) + ("e2e" not in item.path.parts)
    )


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Generator[None]:
    # Test processes get the files in this order. A long file at the end would keep only one core busy.
    items.sort(key=_turn)
    for item in items:
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.function):
            item.fixturenames.append("test_loop")
    yield  # `-k` chooses
    if whole_tables.is_usual() and not any("::" in each for each in config.args):
        is_drawn = not config.getoption("keyword")
        dropped = set(whole_tables.left_out(items, whole_tables.draw(), is_drawn))
        if dropped:
            config.hook.pytest_deselected(items=list(dropped))
            items[:] = [item for item in items if item not in dropped]


def pytest_collection_finish() -> None:
    """Exclude the collected tests from later garbage collections, and turn the collection on again."""
    gc.freeze()
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run `async def test_…` on the loop, for as long as its `seconds` mark allows."""
    if not inspect.iscoroutinefunction(pyfuncitem.function):
        return None
    marker = pyfuncitem.get_closest_marker("seconds")
    seconds = float(marker.args[0]) if marker else DEFAULT_SECONDS
    names = inspect.signature(pyfuncitem.function).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in names if name in pyfuncitem.funcargs}
    loop = pyfuncitem.funcargs["test_loop"]
    assert isinstance(loop, TestLoop)
    loop.run(pyfuncitem.function(**arguments), seconds)
    return True


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    item.stash[_BEFORE] = leftover_processes.ids()
    asyncio.events._set_running_loop(None)  # `live_session.ensure_loop` may have left its mark
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """After the fixtures have ended, fail the test if a task, a background error or a process is left
    over."""
    result = yield
    loop = item.config.stash.get(_LOOP, None)
    found = loop.take_leftovers() if loop is not None else []
    before = item.stash[_BEFORE]
    found += leftover_processes.end_all(leftover_processes.since(before))
    if found:
        pytest.fail("\n".join(found), pytrace=False)
    return result


_BEFORE: pytest.StashKey[set[int]] = pytest.StashKey()
