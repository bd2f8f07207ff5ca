"""The search page over 3,000 sessions and 1.2 GB: the time from the key to the screen, from the key to the
answer, and from the choice of a match to its row."""

import asyncio
import os
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QMetaObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow

from claude_desk.controllers.main_controller import MainController
from claude_desk.library.catalog.requests import SearchHit
from claude_desk.options import Options
from claude_desk.paths import AppPaths
from claude_desk.ui.window.window_engine import WindowEngine
from tests.bench.bench_window import run
from tests.bench.clocks import Watch, memory
from tests.bench.figures import Figure, median, percentile
from tests.bench.window_content import until_frame
from tests.known_folder import know_all
from tests.library.generate import generate
from tests.qml.window import items_of
from tests.waiting import SignalWait, signal_of

SESSIONS, BYTES = 3_000, 1.2e9
# Common and rare words, a phrase, another script, and a query without a match.
QUERIES = (
    "retry upload",
    '"the server"',
    "needle1200x",
    "failed pytest",
    "失败",
    "zqxwvut",
    "session message",
)
_BETWEEN = 0.11  # seconds from key to key, as a fast typist types
_PLACES = 10
_LARGE = 100e6  # bytes; larger files are left out, since `opening` measures such files


def searching(rounds: int) -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="desk-bench-") as folder:
        config = Path(folder) / "config"
        generate(config, SESSIONS, BYTES)
        return measured(config, Path(folder) / "run", rounds)


def measured(config: Path, root: Path, rounds: int) -> list[Figure]:
    """Measure in the CLI's folder `config`. The index is below `root`, and is made if it does not exist."""
    bench = Typing(config, root, rounds)
    run(bench.measure)
    return [
        Figure("searching: key to screen, 95 of 100", percentile(bench.keys, 0.95) * 1000, "ms", goal=33),
        Figure("searching: key to its answer on the screen, median", median(bench.answers) * 1000, "ms"),
        Figure("the same, 95 of 100", percentile(bench.answers, 0.95) * 1000, "ms", goal=100),
        Figure("searching: stall while typing (99.9 %)", bench.load.stall, "ms", goal=33),
        Figure("the same, processor time of it", bench.load.work, "ms", goal=33),
        Figure("a place found: until its row is there, median", median(bench.ways) * 1000, "ms"),
        Figure("the slowest of them", max(bench.ways) * 1000, "ms"),
        Figure("the window's memory for it", bench.memory, "MB"),
    ]


class Typing:
    """One run of the program. `keys`, `answers` and `ways` are in seconds, `memory` in MB."""

    def __init__(self, config: Path, root: Path, rounds: int) -> None:
        self._config, self._root, self._rounds = config, root, rounds
        self.keys: list[float] = []
        self.answers: list[float] = []
        self.ways: list[float] = []

    async def measure(self) -> None:
        screen = WindowEngine()
        screen.app.set_theme("light")
        screen.open().resize(1280, 860)
        environ = {
            "PATH": os.environ["PATH"],
            "HOME": str(self._root),
            "CLAUDE_CONFIG_DIR": str(self._config),
        }
        program = MainController(screen, Options(cli="true"), environ, AppPaths.under(self._root / "places"))
        know_all(program)
        read = signal_of(program.catalog.progress, lambda told: told.done >= told.total, timeout=1_800)
        program.begin()
        await read
        await asyncio.sleep(2)
        before = memory()
        program.search_controller.view.begin("")
        await until_frame(screen.window, lambda: bool(items_of(screen.window, "SearchPage")))
        await self._type(screen, program, QUERIES[0])  # lets the reader warm up
        self.keys.clear()
        self.answers.clear()
        with Watch() as watch:
            for _ in range(self._rounds):
                for query in QUERIES:
                    await self._type(screen, program, query)
        self.load = watch.load
        await self._go(screen, program)
        self.memory = memory() - before
        program.end()
        await program.close()
        screen.close()

    async def _type(self, screen: WindowEngine, program: MainController, query: str) -> None:
        program.search_controller.view.setQuery("")
        (page,) = items_of(screen.window, "SearchPage")
        QMetaObject.invokeMethod(page, "enter")
        await asyncio.sleep(0.2)
        for number in range(len(query)):
            typed = query[: number + 1]
            frame = signal_of(screen.window.frameSwapped)
            answered = self._answered(program, typed)
            began = time.perf_counter()
            _press(screen.window, query[number])
            await frame
            self.keys.append(time.perf_counter() - began)
            if answered is not None:
                await answered
                screen.window.update()  # if the list does not change, no frame comes by itself
                await signal_of(screen.window.frameSwapped)
                self.answers.append(time.perf_counter() - began)
            await asyncio.sleep(max(0.0, _BETWEEN - (time.perf_counter() - began)))

    @staticmethod
    def _answered(program: MainController, typed: str) -> SignalWait | None:
        if not typed.strip():
            return None
        return signal_of(program.search_controller.answered, lambda search: search.query == typed)

    async def _go(self, screen: WindowEngine, program: MainController) -> None:
        """Measure the way to matches in sessions that are not open."""
        view = program.search_controller.view
        await self._type(screen, program, "retry")
        rows = [view.model.row(number) for number in range(view.model.rowCount())]
        first: dict[str, int] = {}
        for number, row in enumerate(rows):
            if row and isinstance(row.target, SearchHit) and Path(row.target.path).stat().st_size < _LARGE:
                first.setdefault(row.target.path, number)
        for number in list(first.values())[:_PLACES]:
            reached = signal_of(program.search_controller.match_shown, timeout=60)
            began = time.perf_counter()
            view.choose(number)
            _, key, _ = await reached
            await until_frame(screen.window, lambda: self._built(screen, key))  # noqa: B023
            self.ways.append(time.perf_counter() - began)
            await asyncio.sleep(0.3)
            view.begin("")

    @staticmethod
    def _built(screen: WindowEngine, key: str) -> bool:
        (view,) = items_of(screen.window, "TranscriptView")
        lists = [item for item in view.childItems() if item.inherits("QQuickListView")]
        return any(row.property("key") == key for row in lists[0].property("contentItem").childItems())


def _press(window: QWindow, letter: str) -> None:
    """Press a key without `QTest`, which would run Qt's loop within a coroutine."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(window, QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter))
