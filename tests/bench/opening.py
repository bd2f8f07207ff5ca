"""Long sessions (20,000 messages in 72 MB, and 400 MB of messages) are opened from disk and scrolled to
their top.

Before the measurement in `opening`, the window shows another session. The library's child runs, as it does
in the program once the list is shown.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QMetaObject
from PySide6.QtQuick import QQuickItem

from claude_desk.controllers.main_controller import MainController
from claude_desk.options import Options
from claude_desk.paths import AppPaths
from claude_desk.ui.window.window_engine import WindowEngine
from tests.bench.bench_window import run
from tests.bench.clocks import Watch, memory
from tests.bench.figures import Figure, median
from tests.bench.window_content import rows_built, the_list, until_frame
from tests.known_folder import know_all
from tests.library.generate import encoded
from tests.library.shapes import NEW, Shape
from tests.library.sized_session import Plan, write_session
from tests.library.texts import Texts
from tests.qml.window import items_of, kind_of
from tests.waiting import signal_of, until

# (name, bytes, average number of characters of an output)
_SESSIONS = (("20,000 messages", 72_000_000, 3_300), ("400 MB", 400_000_000, 3_300))
_BEGAN = 1_760_000_000.0


def switching(rounds: int) -> list[Figure]:
    """Measure going from one session to another. Both sessions are open and have an earlier conversation."""
    with tempfile.TemporaryDirectory(prefix="desk-bench-") as root:
        files = [_made(Path(root), number, 3_000_000, 1_500) for number in range(2)]
        bench = Switching(files, Path(root) / "run", 4 * rounds)
        run(bench.measure)
    return [
        Figure("switching: until the frame", median(bench.times), "ms", goal=33),
        Figure("switching: work of it", median(bench.works), "ms", goal=33),
        Figure("switching: rows built", max(bench.built), "rows", goal=60),
    ]


class Switching:
    """Measures switching between two sessions. `times`: milliseconds by the clock. `works`: milliseconds of
    processor time. `built`: number of rows that were built."""

    def __init__(self, files: list[Path], root: Path, count: int) -> None:
        self._files, self._root, self._count = files, root, count
        self.times: list[float] = []
        self.works: list[float] = []
        self.built: list[int] = []

    async def measure(self) -> None:
        screen, program, folder = begun(self._root, self._files[0])
        window = screen.window
        program.begin()
        for file in self._files:
            program.launcher.open_session(str(folder), file.stem)
            await until_frame(window, lambda: rows_built(window) > 2)
            await asyncio.sleep(1)
        one, other = (
            controller
            for controller in program.session_manager
            if controller.session and controller.session.entries
        )
        for turn in range(self._count + 2):
            controller = (one, other)[turn % 2]
            frame = signal_of(window.frameSwapped)
            began, work = time.perf_counter(), time.thread_time()
            program.session_manager.show(controller)
            await frame
            if turn > 1:  # leave out the first switch to each session
                self.times.append((time.perf_counter() - began) * 1000)
                self.works.append((time.thread_time() - work) * 1000)
                self.built.append(rows_built(window))
            assert rows_built(window) > 2
            await asyncio.sleep(0.3)
        program.end()
        await program.close()
        screen.close()


def begun(root: Path, file: Path) -> tuple[WindowEngine, MainController, Path]:
    """Return the window, the program and its project folder. The program finds `file` as a session of the
    CLI."""
    screen = WindowEngine()
    screen.app.set_theme("light")
    screen.open().resize(1280, 860)
    folder = root / "project"
    folder.mkdir(parents=True)
    environ = {"PATH": os.environ["PATH"], "HOME": str(root), "CLAUDE_CONFIG_DIR": str(file.parents[2])}
    options = Options(directory=str(folder), cli="true")
    program = MainController(screen, options, environ, AppPaths.under(root / "places"))
    know_all(program)
    return screen, program, folder


def opening(rounds: int) -> list[Figure]:
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="desk-bench-") as root:
        for number, (what, size, wide) in enumerate(_SESSIONS):
            file = _made(Path(root), number, size, wide)
            runs: list[Opening] = []
            for turn in range(rounds):
                opening = Opening(file, Path(root) / f"run {number} {turn}")
                run(opening.measure)
                runs.append(opening)
            figures += [
                Figure(f"{what}: newest on the screen", median([r.newest for r in runs]), "ms", goal=150),
                Figure(f"{what}: stall (99.9 %)", median([r.stall for r in runs]), "ms", goal=33),
                Figure(f"{what}: all pages known", median([r.laid_out for r in runs]), "ms"),
                Figure(f"{what}: top on the screen", median([r.top for r in runs]), "ms", goal=150),
                Figure(f"{what}: stall on the way", median([r.top_stall for r in runs]), "ms", goal=33),
                Figure(f"{what}: memory", median([r.memory for r in runs]), "MB", goal=60),
                Figure(f"{what}: rows built at most", max(r.built for r in runs), "rows", goal=60),
            ]
            file.unlink()
    return figures


class Opening:
    """One run of the program on one file. Times are in milliseconds, `memory` in MB."""

    def __init__(self, file: Path, root: Path) -> None:
        self._file = file
        self._root = root

    async def measure(self) -> None:
        screen, program, folder = begun(self._root, self._file)
        window = screen.window
        program.begin()
        program.launcher.open_session(str(folder), small_session(self._file).stem)
        await until_frame(window, lambda: bool(items_of(window, "ToolRow")))
        await asyncio.sleep(0.5)
        shown = the_list(window)
        rows = shown.childItems()[0]
        before = memory()
        with Watch() as watch:
            began = time.perf_counter()
            program.launcher.open_session(str(folder), self._file.stem)
            await until_frame(window, lambda: has_row(rows))
            self.newest = (time.perf_counter() - began) * 1000
            session = program.session
            assert session is not None
            await until(session.history.laid_out, lambda: session.history.complete, 60)
            self.laid_out = (time.perf_counter() - began) * 1000
            await asyncio.sleep(0.5)
        self.stall = watch.load.stall
        self.memory = memory() - before
        self.built = rows_built(window)
        view, first = items_of(window, "TranscriptView")[0], f"{session.history.pages[0].id + 1}."
        with Watch() as watch:
            began = time.perf_counter()
            QMetaObject.invokeMethod(view, "jumpToFirst")
            await until_frame(window, lambda: shown.property("atYBeginning") and _has_message(rows, first))
            self.top = (time.perf_counter() - began) * 1000
            await asyncio.sleep(0.5)
        self.top_stall = watch.load.stall
        self.built = max(self.built, rows_built(window))
        program.end()
        await program.close()
        screen.close()


def first_opening(rounds: int) -> list[Figure]:
    """Measure opening a long session right after the start: without an index, without any earlier use, and
    with assistive technology on."""
    with tempfile.TemporaryDirectory(prefix="desk-bench-") as root:
        what, size, wide = _SESSIONS[0]
        file = _made(Path(root), 0, size, wide)
        times = [_in_a_new_process(file, Path(root) / f"run {turn}") for turn in range(rounds)]
    return [
        Figure(f"{what}, first of a start: newest on the screen", median(times), "ms", goal=150),
    ]


def _in_a_new_process(file: Path, root: Path) -> float:
    command = [sys.executable, "-m", "tests.bench.first_opening", str(file), str(root)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=120)
    return float(done.stdout)


def has_row(rows: QQuickItem) -> bool:
    """Whether an answer or a footer is among the rows. Only the rows are examined: examining all items of
    the window would take as long as making them."""
    return any(kind_of(row) in ("FooterRow", "ProseRow") for row in rows.childItems())


def _has_message(rows: QQuickItem, first: str) -> bool:
    """Whether a message of the user on the first page is among the rows. The keys of that page's rows begin
    with `first`."""
    return any(
        kind_of(row) == "UserRow" and str(row.property("key")).startswith(first) for row in rows.childItems()
    )


def small_session(beside: Path) -> Path:
    """Make a small session and return its file. Opening it first imports and compiles everything that the
    first use needs."""
    return _made(beside.parents[3], 9, 60_000, 1_500)


def _made(root: Path, number: int, size: int, wide: int) -> Path:
    folder = root / "config" / "projects" / encoded("/somewhere")
    file = folder / f"00000000-0000-4000-8000-00000000001{number}.jsonl"
    shape = Shape(NEW, "00000000-0000-4000-8000-00000000001" + str(number), "/somewhere")
    write_session(Plan(number, file, shape, size, _BEGAN, 7, wide=wide), Texts(1))
    return file
