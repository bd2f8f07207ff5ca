"""One point of a curve, in its own process: `python -m tests.bench.points reply "a long list" 16000`.

The process prints a line of JSON. Milliseconds are processor time, which other programs do not lengthen.
Only the `wall` figures are by the clock. MB say how much the memory of the process has grown.
"""

import asyncio
import ctypes
import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")

import psutil

from claude_desk.controllers.main_controller import keep_what_is_loaded
from claude_desk.library.request_base import LibraryPaths
from tests.bench.bench_window import application, run
from tests.bench.delta_flow import BareFlow, Flow
from tests.bench.figures import median
from tests.bench.lengths import live_turns, plain_rows, session_file
from tests.bench.library import indexed, window
from tests.bench.opening import begun, small_session
from tests.bench.start import once
from tests.bench.texts import KINDS, text_of
from tests.bench.window_content import until_frame
from tests.library.generate import generate
from tests.qml.window import items_of
from tests.waiting import signal_of

Point = dict[str, float]

_ENOUGH = 32_000  # characters of replies; a short reply is written several times until this number is reached
_MESSAGES = 9
_SESSION = 8_000  # bytes of each session
_WINDOWS = 3


def reply(kind: str, size: int) -> Point:
    """Measure a reply in the program's window. The window first shows a short reply of each kind, and a
    longer reply of this kind."""
    flow = Flow()
    for each in KINDS:
        flow.write(text_of(each, 1_000))
    flow.write(text_of(kind, 8_000))
    return _written(flow, text_of(kind, size))


def bare_reply(kind: str, size: int) -> Point:
    flow = BareFlow()
    flow.write(text_of(kind, 8_000))
    return _written(flow, text_of(kind, size))


def _written(flow: Flow | BareFlow, text: str) -> Point:
    times = max(1, _ENOUGH // len(text))
    keep_what_is_loaded()
    flow.settle()
    before = _memory()
    began = time.process_time()
    for _ in range(times):
        flow.write(text)
    took = time.process_time() - began
    flow.settle()
    memory = _memory() - before
    flow.close()
    return {"cpu_per_kb": took * 1e6 / len(text) / times, "memory": memory / times}


def held(rows: int) -> Point:
    """Measure the memory of a conversation whose turns are all in this process, and the time of one further
    message."""
    flow = Flow()
    for each in KINDS:
        flow.write(text_of(each, 1_000))
    flow.hold(())  # so that the memory of a second view is already allocated
    flow.settle()
    before = _memory()
    flow.hold(live_turns(rows))
    flow.settle()
    memory = _memory() - before
    return {"memory": memory, **_further(flow.write, flow.close)}


def bare_held(rows: int) -> Point:
    flow = BareFlow()
    for text in plain_rows(rows):
        flow.add(text)
    flow.frame()
    return _further(flow.write, flow.close)


def _further(write: Callable[[str], None], close: Callable[[], None]) -> Point:
    keep_what_is_loaded()
    text = text_of("prose", 300)
    took = []
    for _ in range(_MESSAGES + 2):
        began = time.process_time()
        write(text)
        took.append((time.process_time() - began) * 1000)
    close()
    return {"further": median(took[2:])}


def opened(rows: int) -> Point:
    """Measure opening a session from disk until a row of prose is on the screen. The window shows another
    session before."""
    with tempfile.TemporaryDirectory(prefix="desk-bench-") as folder:
        file = session_file(rows, Path(folder))
        found: Point = {}
        run(lambda: _open(file, Path(folder) / "run", found))
        return found


async def _open(file: Path, root: Path, found: Point) -> None:
    screen, program, folder = begun(root, file)
    window = screen.window
    all_read = signal_of(program.catalog.progress, lambda told: told.done >= told.total, 600)
    program.begin()
    await all_read  # the library is idle after this
    program.launcher.open_session(str(folder), small_session(file).stem)
    await until_frame(window, lambda: bool(items_of(window, "ToolRow")))
    await asyncio.sleep(3)  # background work is over after this
    before = _memory()
    wall, cpu = time.perf_counter(), _cpu_of_all()
    program.launcher.open_session(str(folder), file.stem)
    await until_frame(window, lambda: bool(items_of(window, "ProseRow")))
    found["newest"] = (_cpu_of_all() - cpu) * 1000
    found["newest_wall"] = (time.perf_counter() - wall) * 1000
    await asyncio.sleep(3)
    found["memory"] = _memory() - before
    program.end()
    await program.close()
    screen.close()


def bare_start() -> Point:
    with tempfile.TemporaryDirectory() as folder:
        return {"start": median([once(Path(folder), "bare").cpu for _ in range(_WINDOWS)]) * 1000}


def library(sessions: int) -> Point:
    """Measure a window without a session. The library has `sessions` small sessions, all in the index."""
    with tempfile.TemporaryDirectory(prefix="desk-bench-") as folder:
        config, root = Path(folder) / "config", Path(folder) / "run"
        generate(config, sessions, sessions * _SESSION) if sessions else config.mkdir()
        count = indexed(LibraryPaths(config, root / "places" / "cache" / "library", root / "journals"))
        runs = [window(config, root, count, "patient") for _ in range(_WINDOWS + 1)][1:]
    assert all(run["early"] == count for run in runs)
    return {
        "start": median([run["start_cpu"] for run in runs]) * 1000,
        "listed": median([run["early_cpu"] + run["child_cpu"] for run in runs]) * 1000,
        "listed_wall": median([run["all"] for run in runs]) * 1000,
    }


def _cpu_of_all() -> float:
    """Return the processor seconds of this process and the library's children."""
    times = [child.cpu_times() for child in psutil.Process().children(recursive=True)]
    return time.process_time() + sum(each.user + each.system for each in times)


def _memory() -> float:
    """Return the memory of this process in MB. Leave out memory that belongs to files, because libraries are
    shared with other running programs."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    lines = Path("/proc/self/status").read_text().splitlines()
    (size,) = [line.split()[1] for line in lines if line.startswith("RssAnon:")]
    return float(size) * 1024 / 1e6


def main() -> None:
    if sys.argv[1] not in ("library", "bare-start"):
        application()
    match sys.argv[1:]:
        case ["reply", kind, size]:
            point = reply(kind, int(size))
        case ["bare-reply", kind, size]:
            point = bare_reply(kind, int(size))
        case ["held", rows]:
            point = held(int(rows))
        case ["bare-held", rows]:
            point = bare_held(int(rows))
        case ["opened", rows]:
            point = opened(int(rows))
        case ["bare-start"]:
            point = bare_start()
        case ["library", sessions]:
            point = library(int(sessions))
        case _:
            raise SystemExit(__doc__)
    print(json.dumps(point), flush=True)


if __name__ == "__main__":
    main()
