"""Conversations of 10, 1,000 and 20,000 rows: opening them, scrolling to the top, selecting and copying all
rows."""

import time

from PySide6.QtCore import QCoreApplication, QEventLoop, QMetaObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from claude_desk.controllers.main_controller import keep_what_is_loaded
from claude_desk.transcript.entries import Entry, EntryKind, ToolState
from claude_desk.ui.window.window_engine import WindowEngine
from tests.bench.bench_window import application
from tests.bench.clocks import Watch, memory
from tests.bench.figures import Figure, median
from tests.bench.texts import LAST, WORDS
from tests.bench.window_content import rows_built, sees, the_list
from tests.gallery.entry_maker import CODE, Maker
from tests.live_session import LiveSession, ensure_loop
from tests.qml.window import items_of

SIZES = (10, 1_000, 20_000)
FIRST = "zzfirstwordzz"


def rows(rounds: int) -> list[Figure]:
    application()
    Opened(10).close()  # imports and compiles everything that the first use needs
    keep_what_is_loaded()
    found = {size: [_once(size) for _ in range(rounds)] for size in SIZES}
    few = found[SIZES[0]]
    figures = []
    for size, runs in found.items():
        figures += [
            Figure(
                f"{size:,} rows: newest on the screen",
                median([run[0] for run in runs]),
                "ms",
                median([run[0] for run in few]) if size != SIZES[0] else None,
                "of 10 rows",
                goal=150,
            ),
            Figure(f"{size:,} rows: top on the screen", median([run[1] for run in runs]), "ms", goal=150),
            Figure(f"{size:,} rows: memory", median([run[2] for run in runs]), "MB", goal=60),
            Figure(f"{size:,} rows: built at most", max(run[3] for run in runs), "rows", goal=60),
        ]
    return figures + _copied(SIZES[-1])


def _copied(size: int) -> list[Figure]:
    """Measure selecting all rows by Ctrl+A, pressed twice, and copying them."""
    opened = Opened(size)
    with Watch() as selecting:
        seconds = opened.select_all()
    with Watch() as copying:
        copy_seconds = opened.copy()
    length = len(QGuiApplication.clipboard().text())
    opened.close()
    assert length > size * len(WORDS)
    return [
        Figure(f"{size:,} rows: selected by Ctrl+A twice", seconds * 1000, "ms", goal=150),
        Figure(f"{size:,} rows: longest stall while they are selected", selecting.load.worst, "ms", goal=100),
        Figure(f"{size:,} rows: copied", copy_seconds * 1000, "ms"),
        Figure(f"{size:,} rows: stall while they are copied", copying.load.stall, "ms", goal=100),
        Figure(f"{size:,} rows: longest stall while they are copied", copying.load.worst, "ms", goal=150),
    ]


class Opened:
    """A window with `size` rows. `seconds`: from attaching the session until the newest row is on the
    screen."""

    def __init__(self, size: int) -> None:
        self.make = Maker()
        entries = entries_of(size, self.make)
        self.screen = WindowEngine()
        self.screen.app.set_theme("light")
        self.window = self.screen.open()
        self.window.resize(1280, 860)
        self.window.frameSwapped.connect(self._count)
        self.frames = 0
        self.frame()
        ensure_loop()
        session = self.session = LiveSession(entries)
        before = memory()
        began = time.perf_counter()
        self.screen.app.attach(session)
        self.until(LAST)
        self.seconds = time.perf_counter() - began
        self.memory = memory() - before
        self.built = rows_built(self.window)

    def to_top(self) -> float:
        """Go to the first row, and return the seconds until it is on the screen."""
        began = time.perf_counter()
        QMetaObject.invokeMethod(items_of(self.window, "TranscriptView")[0], "jumpToFirst")
        self.until(FIRST)
        assert the_list(self.window).property("atYBeginning")
        self.built = max(self.built, rows_built(self.window))
        return time.perf_counter() - began

    def to_end(self) -> None:
        QMetaObject.invokeMethod(items_of(self.window, "TranscriptView")[0], "jumpToLatest")
        for _ in range(3):
            self.frame()
        assert the_list(self.window).property("atYEnd")

    def select_all(self) -> float:
        """Press Ctrl+A twice on a row, and return the seconds until the selection is painted."""
        QTest.keyClick(self.window, Qt.Key.Key_F7)
        QTest.keyClick(self.window, Qt.Key.Key_Up)
        self.frame()
        began = time.perf_counter()
        for _ in range(2):
            QTest.keyClick(self.window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
            self.frame()
        assert self.screen.app.view.selection.touches(self.screen.app.view.transcript.keyAt(0))
        return time.perf_counter() - began

    def copy(self) -> float:
        """Press Ctrl+C, and return the seconds until everything is on the clipboard."""
        copier = self.screen.app.view.selection.copier
        began = time.perf_counter()
        QTest.keyClick(self.window, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        while copier.busy:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        return time.perf_counter() - began

    def until(self, word: str) -> None:
        end = time.monotonic() + 30
        while not sees(self.window, word):
            assert time.monotonic() < end, f"{word} never came to be seen"
            self.frame()

    def frame(self) -> None:
        before = self.frames
        self.window.update()
        while self.frames == before:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def close(self) -> None:
        self.screen.close()

    def _count(self) -> None:
        self.frames += 1


def entries_of(size: int, make: Maker) -> list[Entry]:
    """Return `size` rows of several kinds in turn. The first and the last row are recognizable."""
    made = [_entry(make, number) for number in range(size - 2)]
    first, last = make(EntryKind.PROSE, f"{FIRST} {WORDS}"), make(EntryKind.PROSE, f"{WORDS} {LAST}")
    return [first, *made, last]


def _entry(make: Maker, number: int) -> Entry:
    match number % 8:
        case 0:
            return make(EntryKind.USER, f"Number {number}. {WORDS}")
        case 3:
            return make.tool("Bash", f"pytest -k {number}", ToolState.DONE, "\n".join([WORDS] * 20))
        case 5:
            return make(EntryKind.CODE, CODE, language="python")
        case 6:
            return make.tool("Read", f"src/file_{number}.py", ToolState.DONE, CODE * 3)
        case _:
            return make(EntryKind.PROSE, f"Number {number}. {WORDS * (number % 5 + 1)}")


def _once(size: int) -> tuple[float, float, float, int]:
    opened = Opened(size)
    top = opened.to_top()
    opened.close()
    return opened.seconds * 1000, top * 1000, opened.memory, opened.built
