"""Measures sending a message in folders of several sizes, with some files edited before each message.

The first figure is the time until the message arrives at the child. The second figure is the time from then
until the folder is read, or 0 if the folder was read before. A tool that writes would wait for that time.
"""

import tempfile
import time
from functools import partial
from pathlib import Path

from tests.bench.bench_window import Rig, run
from tests.bench.figures import Figure, median
from tests.bench.plan import Plan, Reply
from tests.waiting import until

# The name, the number of files, the bytes of each file, and the number of files that are edited before a
# message.
_FOLDERS = (
    ("1 file", 1, 1_000, 1),
    ("2,000 files, one edited", 2_000, 4_000, 1),
    ("20,000 files, 20 edited", 20_000, 4_000, 20),
    ("1 GB, 40 of 160 KB edited", 6_400, 160_000, 40),
)
_A_FOLDER = 100  # files in each subfolder


def messages(rounds: int) -> list[Figure]:
    found: list[Figure] = []
    beside = 0.0
    for what, files, size, edited in _FOLDERS:
        waits: list[float] = []
        reads: list[float] = []
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            paths = _fill(root / "project", files, size)[:edited]
            run(partial(_measure, root, paths, size, rounds, waits, reads))
        beside = beside or median(waits)
        found.append(
            Figure(f"a message to the child's hand: {what}", median(waits), "ms", beside, _FOLDERS[0][0])
        )
        found.append(Figure(f"then until the folder is read: {what}", median(reads), "ms"))
    return found


async def _measure(
    root: Path, edited: list[Path], size: int, rounds: int, waits: list[float], reads: list[float]
) -> None:
    """Measure the milliseconds of each round and append them to `waits` and `reads`."""
    plan = Plan(root / "child", *(Reply("Done.") for _ in range(rounds + 1)))
    rig = Rig(plan, root)
    await rig.begin()
    snapshots = rig.session.snapshots
    await until(snapshots.changed, lambda: bool(snapshots.top), 120)
    for number in range(rounds + 1):
        for path in edited:
            path.write_bytes(f"{number} ".encode() * (size // 3))
        plan.begin()
        began = time.monotonic()
        rig.say("go on")
        await until(snapshots.changed, lambda number=number: len(snapshots.turns) > number, 120)  # type: ignore[misc]
        read = time.monotonic()
        if not rig.idle or not plan.noted("prompt"):
            await rig.until_turn_ends()
        (came,) = plan.noted("prompt")
        if number:  # leave out the first message, which imports modules
            waits.append((came - began) * 1000)
            reads.append(max(0.0, read - came) * 1000)
    await rig.close()


def _fill(project: Path, files: int, size: int) -> list[Path]:
    paths = [project / f"d{number // _A_FOLDER}" / f"f{number}.txt" for number in range(files)]
    for number, path in enumerate(paths):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(f"{number} ".encode() * (size // len(f"{number} ")))
    return paths
