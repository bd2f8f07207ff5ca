"""The changes page: 500 changed files, and one file with 50,000 changed lines."""

import time

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from claude_desk.snapshots.file_diff import diff_of_states
from claude_desk.snapshots.records import Change
from claude_desk.snapshots.requests import ReadDiff
from claude_desk.ui.changes.changes_view import ChangesView
from claude_desk.ui.window.window_engine import WindowEngine
from tests.bench.bench_window import application
from tests.bench.clocks import Watch, memory
from tests.bench.figures import Figure, median
from tests.bench.many_rows import Opened
from tests.bench.window_content import holds, texts_below
from tests.live_session import LiveSession, ensure_loop
from tests.qml.window import items_of
from tests.screen_files import ScreenFiles

_FILES = 500
_LINES = 50_000
_STEPS = 150  # number of times that the page is scrolled down
_SMALL = (b"one\ntwo\n", b"one\nTWO\n")


def changes(rounds: int) -> list[Figure]:
    application()
    _many().close()
    opened = []
    for _ in range(rounds):
        page = _many()
        opened.append(page.open("module_0.py"))
        page.close()
    before, after = _large()
    large = [_read_through(before, after) for _ in range(rounds)]
    what = f"{_LINES:,} changed lines"
    return [
        Figure(f"{_FILES} changed files: on the screen", median(opened), "ms", goal=150),
        Figure(f"{what}: on the screen", median([each[0] for each in large]), "ms", goal=150),
        Figure(f"{what}: longest stall on the way down", median([each[1] for each in large]), "ms", goal=33),
        Figure(f"{what}: rows built at most", max(each[2] for each in large), "rows", goal=60),
        Figure(f"{what}: memory", median([each[3] for each in large]), "MB", goal=40),
    ]


class Page(Opened):
    """A window whose session has changed files; `open` presses the shortcut of the changes page."""

    def __init__(self) -> None:
        self.screen = WindowEngine()
        self.screen.app.set_theme("light")
        self.window = self.screen.open()
        self.window.resize(1280, 860)
        self.window.frameSwapped.connect(self._count)
        self.frames = 0
        self.frame()
        ensure_loop()
        self.session = LiveSession(files=ScreenFiles())
        self.view: ChangesView = self.screen.app.view.changes

    def attach(self, found: list[Change]) -> None:
        self.session.change_files(*found)
        self.screen.app.attach(self.session)
        self.frame()

    def open(self, word: str) -> float:
        """Press the shortcut and return the milliseconds until the page shows the word."""
        held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        began = time.perf_counter()
        QTest.keyClick(self.window, Qt.Key.Key_G, held)
        self.until(word)
        return (time.perf_counter() - began) * 1000

    def until(self, word: str) -> None:
        """Wait until a row of the page has the word as its name or in its lines, then wait for one more
        frame."""
        end = time.monotonic() + 30
        while not any(self._says(row, word) for row in items_of(self.window, "ChangeRow")):
            assert time.monotonic() < end, f"{word} never came to be seen"
            self.frame()
        self.frame()

    def _says(self, row: QQuickItem, word: str) -> bool:
        if row.property("name") == word:
            return True
        return row.property("kind") == "lines" and any(holds(text, word) for text in texts_below(row))

    def rows_built(self) -> int:
        return len(items_of(self.window, "ChangeRow"))


def _many() -> Page:
    page = Page()
    put = page.session.files.put
    page.attach([put(f"src/part{number // 40}/module_{number}.py", *_SMALL) for number in range(_FILES)])
    return page


def _large() -> tuple[bytes, bytes]:
    lines = [f"value_{number} = compute({number})" for number in range(_LINES // 2)]
    return "\n".join(lines).encode(), "\n".join(f"{line}  # again" for line in lines).encode()


def _read_through(before: bytes, after: bytes) -> tuple[float, float, int, float]:
    """Return four figures: the milliseconds until the first lines are shown, the milliseconds of the longest
    stall, the greatest number of rows that were built, and the MB of memory."""
    page = Page()
    change = page.session.files.put("large.py", before, after)
    diff = diff_of_states((change.before, before), (change.after, after), b"", all_lines=True)
    page.session.files.answers[ReadDiff] = diff  # the program makes it in another process
    page.attach([change])
    page.open("large.py")
    used = memory()
    began = time.perf_counter()
    page.view.openAll(True)
    page.until("value_0")
    seconds = time.perf_counter() - began
    QTest.keyClick(page.window, Qt.Key.Key_Down)
    page.frame()
    built = 0
    with Watch() as watch:
        for _ in range(_STEPS):
            QTest.keyClick(page.window, Qt.Key.Key_PageDown)
            page.frame()
            built = max(built, page.rows_built())
    used = memory() - used
    page.close()
    return seconds * 1000, watch.load.worst, built, used
