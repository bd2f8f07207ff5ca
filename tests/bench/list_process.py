"""One window on a library, in a separate process.

`python -m tests.bench.list_process CLI-FOLDER ROOT SESSIONS`. With a fourth word, `patient`, the process
waits up to a minute for the list before it continues. The cost of the list can then be measured on a busy
machine too.

The process prints a line of JSON. Seconds from the first frame: `first`, until a frame shows a part of the
list; `all`, until a frame shows the whole list; `loaded`, until everything is imported and the program has
begun; `behind`, until the program knows all sessions too. `early`: the number of sessions that were listed
before the program began. Seconds of processor time: `start_cpu` until the first frame; `early_cpu` from there
until `all`; `child_cpu` of the library's children until `all`; `cpu` from the program's beginning until
`behind`. `stall`: the longest stall from the program's beginning until `behind`, in milliseconds. `memory`:
the memory of this process and its children, in MB.
"""

import asyncio
import gc
import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")

from PySide6.QtCore import QAbstractItemModel, QEventLoop, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from claude_desk import app as start
from claude_desk.paths import AppPaths
from claude_desk.startup import import_order
from claude_desk.startup.module_loader import hear, import_in_turn
from claude_desk.ui.window.window_engine import WindowEngine, prepare_application

if TYPE_CHECKING:
    from claude_desk.startup.early_session_list import EarlySessionList


class Drawn(NamedTuple):
    """The end of a frame: the number of sessions in the list at that time, and the clocks."""

    rows: int
    at: float
    cpu: float
    children: float


class Frames:
    """Records each frame until `whole` sessions are listed. If `whole` is 0, records all frames."""

    def __init__(self, screen: WindowEngine, window: QQuickWindow, whole: int) -> None:
        self._app = screen.app
        self._window = window
        self._whole = whole
        self.cpu = time.process_time()
        import psutil  # imported here because it is not part of a start

        self._us = psutil.Process()
        self._cpu = time.process_time()
        self.began = time.perf_counter()
        self.shown = 0
        self.drawn: list[Drawn] = []
        window.frameSwapped.connect(self._note)

    def first_with(self, rows: int) -> Drawn | None:
        """Return the first frame at whose end at least `rows` sessions were listed. For an empty library,
        return the first frame after the list was made. Return None if there is no such frame yet."""
        if not rows:
            return self.drawn[self.shown] if self.shown < len(self.drawn) else None
        return next((frame for frame in self.drawn if frame.rows >= rows), None)

    def _note(self) -> None:
        at, cpu = time.perf_counter() - self.began, time.process_time() - self._cpu
        rows = (
            self._app.session_list.rowCount() if self._app.view.viewsReady else 0
        )  # the list exists only after the first frame
        times = [child.cpu_times() for child in self._us.children(recursive=True)]
        self.drawn.append(Drawn(rows, at, cpu, sum(each.user + each.system for each in times)))
        if self._whole and rows >= self._whole:
            self._window.frameSwapped.disconnect(self._note)


async def listed(
    screen: WindowEngine,
    window: QQuickWindow,
    environ: dict[str, str],
    early: "EarlySessionList",
    frames: Frames,
) -> None:
    import psutil

    from claude_desk.controllers.main_controller import MainController
    from claude_desk.options import Options
    from tests.bench.clocks import Watch
    from tests.bench.window_content import drawn
    from tests.waiting import until

    whole = int(sys.argv[3])
    listed_early = screen.app.session_list.rowCount()
    program = MainController(screen, Options(), environ, _places())
    catalog = program.catalog
    with Watch() as watch:
        program.begin(early)
        loaded = time.perf_counter() - frames.began
        # With a warm index the program knows all sessions before it reads the disk.
        told = (catalog.changed, catalog.counted)
        await until(told, lambda: catalog.listed and len(catalog.records) >= whole, 120)
        await drawn(window)
    behind = time.perf_counter() - frames.began
    some, all_of_it = frames.first_with(min(whole, 1)), frames.first_with(whole)
    assert some is not None
    assert all_of_it is not None
    await until(catalog.counted, lambda: not catalog.reading, 120)
    us = psutil.Process()
    memory = sum(p.memory_full_info().uss for p in [us, *us.children(recursive=True)]) / 1e6
    found = {
        "first": some.at,
        "all": all_of_it.at,
        "loaded": loaded,
        "behind": behind,
        "early": listed_early,
        "start_cpu": frames.cpu,
        "early_cpu": all_of_it.cpu,
        "child_cpu": all_of_it.children,
        "cpu": watch.load.cpu,
        "stall": watch.load.worst,
        "memory": memory,
    }
    print(json.dumps(found), flush=True)
    program.end()
    await program.close()
    screen.close()


def _places() -> AppPaths:
    return AppPaths.under(Path(sys.argv[2]) / "places")


def _wait_for_list(listed: QAbstractItemModel, sessions: int) -> None:
    loop = QEventLoop()
    listed.rowsInserted.connect(loop.quit)
    listed.modelReset.connect(loop.quit)
    limit = QTimer(singleShot=True, interval=60_000)
    limit.timeout.connect(loop.quit)
    limit.start()
    while listed.rowCount() < sessions:
        loop.exec()
        assert limit.isActive(), f"{listed.rowCount()} of {sessions} sessions are listed"


def main() -> None:
    """Begin as `claude_desk.app.main` does, with the settings and caches of the bench."""
    gc.disable()  # as in `claude_desk.__main__`; `keep_what_is_loaded` turns it on again
    application = QGuiApplication(["bench"])
    application.setQuitOnLastWindowClosed(False)
    prepare_application(application)
    screen = WindowEngine(complete=False)
    screen.app.set_theme("light")
    screen.app.show_conversation("")
    window = screen.open()
    start._wait_for_first_frame(screen, window)
    environ = {"PATH": os.environ["PATH"], "HOME": sys.argv[2], "CLAUDE_CONFIG_DIR": sys.argv[1]}
    frames = Frames(screen, window, int(sys.argv[3]))
    import_in_turn(start.EARLY_LIST)
    from claude_desk.startup.early_session_list import EarlySessionList

    early = EarlySessionList(_places(), environ)
    import_in_turn(import_order.LATE_VIEWS)
    for step in screen.app.late_view_steps():
        step()
        hear()
    frames.shown = len(frames.drawn)
    early.show(screen.app.session_list)
    window.update()
    if sys.argv[4:] == ["patient"]:
        _wait_for_list(screen.app.session_list, int(sys.argv[3]))
    import_in_turn(start.PROGRAM)
    import qasync

    from claude_desk.controllers.main_controller import keep_what_is_loaded

    keep_what_is_loaded()
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
        runner.run(listed(screen, window, environ, early, frames))


if __name__ == "__main__":
    main()
