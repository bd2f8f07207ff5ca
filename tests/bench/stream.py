"""A reply that is being written: its cost, the stalls of the window, and the time until its last word is
visible.

Each round writes the reply twice. The cost is measured without the clock that finds stalls, because the
ticks of that clock cost a tenth of the reply.
"""

import os
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol, TypeVar

from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickWindow

from tests.bench.bare import Bare
from tests.bench.bench_window import Rig, run
from tests.bench.clocks import Load, Watch
from tests.bench.figures import Figure, median
from tests.bench.plan import Plan, Reply
from tests.bench.texts import LAST, MIXTURES, rows_above, text_of
from tests.bench.window_content import drawn, until_frame
from tests.waiting import until

_T = TypeVar("_T")
ROWS_ABOVE = 200
STREAM = Reply(text_of("as Claude writes", 48_000), step=12, every=0.003)
# Claude Code 2.1.330 took 0.8 s and 2.1.37 took 0.9 s to write that much, when their input came as fast as
# they read. The bench's child takes 0.63 s.
FLOOD = Reply(text_of("as Claude writes", 100_000), step=8, every=0.00005)


class Shows(Protocol):
    """The program's window or the bare window."""

    window: QQuickWindow
    arrived: bool

    @property
    def idle(self) -> bool: ...
    def say(self, text: str) -> None: ...
    def shows(self, word: str) -> bool: ...


def stream(rounds: int) -> list[Figure]:
    ours, bare = _rounds(STREAM, rounds)
    return [
        Figure(
            "48 KB, a delta every 3 ms: CPU",
            median([run.cpu for run in ours]),
            "s",
            median([run.cpu for run in bare]),
            "bare window, plain text",
            goal=1.5,
        ),
        *_stalls("48 KB, a delta every 3 ms", ours, bare, 16),
    ]


def flood(rounds: int) -> list[Figure]:
    ours, bare = _rounds(FLOOD, rounds)
    alone = [_alone(FLOOD) for _ in range(rounds)]
    return [
        Figure(
            "100 KB in 12,500 deltas: last word seen",
            median([run.seen for run in ours]),
            "s",
            median(alone),
            "the child alone",
            goal=1.15,
            by_ratio=True,
        ),
        Figure(
            "the same, in the bare window",
            median([run.seen for run in bare]),
            "s",
            median(alone),
            "the child alone",
        ),
        Figure(
            "100 KB in 12,500 deltas: CPU",
            median([run.cpu for run in ours]),
            "s",
            median([run.cpu for run in bare]),
            "bare window, plain text",
            goal=0.5,
        ),
        *_stalls("100 KB in 12,500 deltas", ours, bare, 33),
    ]


def assisted(rounds: int) -> list[Figure]:
    """Measure the flood with assistive technology on. The names of the rows are then reported while the rows
    are written."""
    QAccessible.setActive(True)
    ours, bare = _rounds(FLOOD, rounds)
    alone = [_alone(FLOOD) for _ in range(rounds)]
    return [
        Figure(
            "100 KB with assistive technology: last word seen",
            median([run.seen for run in ours]),
            "s",
            median(alone),
            "the child alone",
            goal=1.15,
            by_ratio=True,
        ),
        Figure(
            "100 KB with assistive technology: CPU",
            median([run.cpu for run in ours]),
            "s",
            median([run.cpu for run in bare]),
            "bare window, plain text",
            goal=0.4,
        ),
        *_stalls("100 KB with assistive technology", ours, bare, 33),
    ]


def mixtures(rounds: int) -> list[Figure]:
    """Measure the flood with each of ten mixtures of many short blocks."""
    return [figure for kind in MIXTURES for figure in _mixture(kind, rounds)]


def _mixture(kind: str, rounds: int) -> list[Figure]:
    reply = replace(FLOOD, text=text_of(kind, 100_000))
    ours, bare = _rounds(reply, rounds)
    alone = [_alone(reply) for _ in range(rounds)]
    return [
        Figure(
            f"100 KB of {kind}: last word seen",
            median([run.seen for run in ours]),
            "s",
            median(alone),
            "the child alone",
            goal=1.15,
            by_ratio=True,
        ),
        Figure(
            f"100 KB of {kind}: CPU",
            median([run.cpu for run in ours]),
            "s",
            median([run.cpu for run in bare]),
            "bare window, plain text",
            goal=0.6,
        ),
    ]


@dataclass(frozen=True)
class Run:
    """One round, in which the reply was written twice. `cpu`: processor seconds of this process. `seen`:
    seconds until the last word was visible. Both are from the first time.

    `load` is from the second time, when the clock that finds stalls runs.
    """

    cpu: float
    seen: float
    load: Load


def _stalls(what: str, ours: list[Run], bare: list[Run], goal: float) -> list[Figure]:
    return [
        Figure(
            f"{what}: stall",
            median([run.load.stall for run in ours]),
            "ms",
            median([run.load.stall for run in bare]),
            "bare window",
            goal=goal,
        ),
        Figure(
            f"{what}: longest work in one go",
            median([run.load.work for run in ours]),
            "ms CPU",
            median([run.load.work for run in bare]),
            "bare window",
            goal=goal,
        ),
    ]


def _rounds(reply: Reply, rounds: int) -> tuple[list[Run], list[Run]]:
    """Measure a reply in the program's window and in the bare window, in turn."""
    ours: list[Run] = []
    bare: list[Run] = []

    async def work() -> None:
        for number in range(rounds):
            with tempfile.TemporaryDirectory() as folder:
                ours.append(await once(reply, Path(folder)))
                bare.append(await _bare_once(reply, Path(folder)))
            print(f"  round {number + 1}: {ours[-1]}\n     bare: {bare[-1]}", flush=True)

    run(work)
    return ours, bare


async def once(reply: Reply, root: Path) -> Run:
    """Measure a reply in the program's window: first without the clock that finds stalls, then with it."""
    cpu, seen = await _ours(reply, root / "unwatched", _measure)
    return Run(cpu, seen, await _ours(reply, root / "watched", _watch))


async def _bare_once(reply: Reply, root: Path) -> Run:
    cpu, seen = await _bare(reply, root / "bare, unwatched", _measure)
    return Run(cpu, seen, await _bare(reply, root / "bare, watched", _watch))


async def _ours(reply: Reply, root: Path, measure: Callable[[Shows], Awaitable[_T]]) -> _T:
    rig = Rig(Plan(root / "ours", Reply(rows_above(ROWS_ABOVE)), reply), root)
    await rig.begin()
    rig.say("rows")
    await rig.until_turn_ends()
    await drawn(rig.window)
    found = await measure(rig)
    await rig.until_turn_ends()
    said = "\n\n".join(entry.text for entry in rig.session.entries)
    await rig.close()
    assert LAST in said, "the reply did not come whole"
    return found


async def _bare(reply: Reply, root: Path, measure: Callable[[Shows], Awaitable[_T]]) -> _T:
    bare = Bare(Plan(root, Reply(rows_above(ROWS_ABOVE)), reply))
    await until(bare.changed, lambda: bare.idle)
    bare.say("rows")
    await until(bare.changed, lambda: bare.idle)
    await drawn(bare.window)
    found = await measure(bare)
    await bare.close()
    return found


async def _measure(shown: Shows) -> tuple[float, float]:
    """Return the processor seconds of this process, and the seconds until the last word was visible."""
    began, cpu = time.perf_counter(), time.process_time()
    await _until_seen(shown)
    return time.process_time() - cpu, time.perf_counter() - began


async def _watch(shown: Shows) -> Load:
    with Watch() as watch:
        await _until_seen(shown)
    return watch.load


async def _until_seen(shown: Shows) -> None:
    def seen() -> bool:
        if not shown.arrived or shown.shows(LAST):
            return shown.arrived
        shown.window.update()  # otherwise there may be no further frame
        return False

    shown.say("go on")
    await until_frame(shown.window, seen)


def _alone(reply: Reply) -> float:
    """Return the seconds that the child takes if its output is only read."""
    with tempfile.TemporaryDirectory() as folder:
        command = Plan(Path(folder), reply).command
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
            assert child.stdin is not None
            assert child.stdout is not None
            began = time.perf_counter()
            child.stdin.write(b'{"type":"user","message":{"role":"user","content":"go"}}\n')
            child.stdin.flush()
            tail = b""
            while b'"type":"result"' not in tail:
                tail = tail[-200:] + os.read(child.stdout.fileno(), 65536)
            took = time.perf_counter() - began
            child.stdin.close()
        return took
