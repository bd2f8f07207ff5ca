"""One window on a library, in a process of its own: `python -m tests.bench.listed CLI-FOLDER ROOT SESSIONS`.

A line of JSON: seconds from the first frame until all is imported, until the list has rows, and until it has
so many sessions, with a frame drawn after it; from the import on the longest stall and the window's CPU; the
memory of all processes of ours in MB.
"""

import asyncio
import json
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")

import psutil
import qasync
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from PySide6.QtQuickControls2 import QQuickStyle

from claude_desk import app as start
from claude_desk.early_list import EarlyList
from claude_desk.ui.screen import Screen, prepare_application
from claude_desk.workspace.places import Places


async def listed(
    screen: Screen,
    window: QQuickWindow,
    began: float,
    environ: dict[str, str],
    early: EarlyList,
    first: float,
) -> None:
    from claude_desk.options import Options
    from claude_desk.program import Program
    from tests.bench.clocks import Watch
    from tests.bench.sight import drawn
    from tests.waiting import until

    whole = int(sys.argv[3])
    program = Program(screen, Options(), environ, _places())
    catalog = program.catalog
    with Watch() as watch:
        program.begin(early)
        loaded = time.perf_counter() - began
        if whole and not first:
            await until(catalog.changed, lambda: screen.app.session_list.rowCount() > 0, 60)
            await drawn(window)
            first = time.perf_counter() - began
        # From a warm index all are known before the disk was looked at.
        await until(catalog.changed, lambda: len(catalog.records) >= whole, 120)
        await drawn(window)
    seconds = time.perf_counter() - began
    await until(catalog.counted, lambda: not catalog.reading, 120)
    us = psutil.Process()
    memory = sum(p.memory_full_info().uss for p in [us, *us.children(recursive=True)]) / 1e6
    load = watch.load
    found = {
        "loaded": loaded,
        "first": first,
        "all": seconds,
        "stall": load.worst,
        "cpu": load.cpu,
        "memory": memory,
    }
    print(json.dumps(found), flush=True)
    program.end()
    await program.close()
    screen.close()


def _places() -> Places:
    return Places.under(Path(sys.argv[2]) / "places")


def main() -> None:
    """As `claude_desk.app.main` begins, with places of the bench's own."""
    QQuickStyle.setStyle("Basic")
    application = QGuiApplication(["bench"])
    application.setQuitOnLastWindowClosed(False)
    prepare_application(application)
    screen = Screen(whole=False)
    screen.app.set_theme("light")
    screen.app.show_conversation("")
    window = screen.open()
    start._wait_for_first_frame(screen, window)
    began = time.perf_counter()
    environ = {"PATH": os.environ["PATH"], "HOME": sys.argv[2], "CLAUDE_CONFIG_DIR": sys.argv[1]}
    early = EarlyList(_places(), environ)
    screen.app.make_whole()
    early.show(screen.app.session_list, window)
    first = time.perf_counter() - began if screen.app.session_list.rowCount() else 0.0
    from claude_desk.program import keep_what_is_loaded

    keep_what_is_loaded()
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
        runner.run(listed(screen, window, began, environ, early, first))


if __name__ == "__main__":
    main()
