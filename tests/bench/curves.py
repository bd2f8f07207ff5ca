"""How the cost grows: `python -m tests.bench --curves [--into resources/pictures] [--rounds 5]`.

Each point is measured in its own process (`points`). Every round measures all points, and the medians are
drawn. The folder of the pictures also gets `curves.json`, which has all points. `python -m
tests.bench.drawing FOLDER` draws these points again. `python -m tests.bench.curves library` measures only the
points of the group `library` again, and keeps all others.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.bench.figures import median

FILE = "curves.json"
_REPLIES = (1_000, 4_000, 16_000, 64_000, 256_000, 1_000_000)
_KINDS = ("as Claude writes", "prose", "a long fence", "a long list")
_ROWS = (10, 100, 1_000, 10_000, 100_000)
_SESSIONS = (0, 100, 1_000, 3_000, 10_000)
_TRIES = 3  # greatest number of attempts for a point: a wait may time out on a busy machine

What = tuple[str, ...]
Points = dict[What, list[dict[str, float]]]

GROUPS: dict[str, list[What]] = {
    "reply": [
        *(("reply", kind, str(size)) for size in _REPLIES for kind in _KINDS),
        *(("bare-reply", _KINDS[0], str(size)) for size in _REPLIES),
    ],
    "rows": [(kind, str(rows)) for rows in _ROWS for kind in ("held", "bare-held", "opened")],
    "library": [("bare-start",), *(("library", str(count)) for count in _SESSIONS)],
}


@dataclass
class Line:
    """`points` are pairs of x and y. `bare`: whether this line is the yardstick."""

    name: str
    points: list[tuple[float, float]] = field(default_factory=list)
    bare: bool = False


@dataclass
class Chart:
    """One panel of a picture. `zero_across`: whether x may be 0. `zero_up`: whether y may be 0."""

    title: str
    across: str
    up: str
    lines: list[Line]
    zero_across: bool = False
    zero_up: bool = False


def pictures(points: Points) -> dict[str, list[Chart]]:
    """Return each picture's panels, from the medians of the measured points."""

    def line(name: str, value: str, *what: str, scale: float = 1, bare: bool = False) -> Line:
        # The memory may shrink while a point is measured; show that as 0.
        values = {key: [point[value] for point in runs if value in point] for key, runs in points.items()}
        found = [
            (float(key[-1]) * scale, max(0.0, median(measured)))
            for key, measured in values.items()
            if key[:-1] == what and measured
        ]
        return Line(name, sorted(found), bare)

    kb = 1 / 1000
    return {
        "cost-reply": [
            Chart(
                "A reply that is written",
                "length of the reply, KB",
                "CPU for each KB, ms",
                [
                    *(line(kind, "cpu_per_kb", "reply", kind, scale=kb) for kind in _KINDS),
                    line("bare window", "cpu_per_kb", "bare-reply", _KINDS[0], scale=kb, bare=True),
                ],
            )
        ],
        "cost-conversation": [
            Chart(
                "One more message",
                "rows in the conversation",
                "CPU, ms",
                [
                    line("all said in this window", "further", "held"),
                    line("bare window", "further", "bare-held", bare=True),
                ],
            ),
            Chart(
                "Opened from disk",
                "rows in the conversation",
                "CPU until the newest is seen, ms",
                [line("window and library", "newest", "opened")],
            ),
        ],
        "cost-memory": [
            Chart(
                "Memory of a reply",
                "length of the reply, KB",
                "MB",
                [
                    *(line(kind, "memory", "reply", kind, scale=kb) for kind in _KINDS),
                    line("bare window", "memory", "bare-reply", _KINDS[0], scale=kb, bare=True),
                ],
                zero_up=True,
            ),
            Chart(
                "Memory of a conversation",
                "rows in the conversation",
                "MB",
                [
                    line("all said in this window", "memory", "held"),
                    line("opened from disk", "memory", "opened"),
                ],
                zero_up=True,
            ),
        ],
        "cost-start": [
            Chart(
                "Start",
                "sessions in the library",
                "CPU, ms",
                [
                    line("to the first frame", "start", "library"),
                    line("from there until all are listed", "listed", "library"),
                    _level("bare window, to its first frame", points, "bare-start", "start"),
                ],
                zero_across=True,
            )
        ],
    }


def _level(name: str, points: Points, what: str, value: str) -> Line:
    """Return a horizontal line for a value that does not depend on the number of sessions. Return a line
    without points if the value was not measured."""
    runs = points.get((what,), [])
    height = median([point[value] for point in runs]) if runs else 0.0
    return Line(name, [(float(count), height) for count in _SESSIONS] if runs else [], bare=True)


def read(folder: Path) -> Points:
    """Return the points stored in the folder, or an empty dict if the file does not exist."""
    file = folder / FILE
    if not file.exists():
        return {}
    return {tuple(each["what"]): each["runs"] for each in json.loads(file.read_text())}


def keep(folder: Path, points: Points) -> None:
    lines = [json.dumps({"what": what, "runs": runs}) for what, runs in points.items()]
    (folder / FILE).write_text("[\n" + ",\n".join(lines) + "\n]\n")


def measure(folder: Path, groups: Sequence[str], rounds: int) -> None:
    """Measure these groups in `rounds` rounds. Store each point as soon as it is measured."""
    wanted = [what for group in groups for what in GROUPS[group]]
    points = {what: runs for what, runs in read(folder).items() if what not in wanted}
    points |= {what: [] for what in wanted}
    for number in range(rounds):
        for what in wanted:
            print(f"round {number + 1}: {' '.join(what)}", file=sys.stderr, flush=True)
            if (point := _point(what)) is not None:
                points[what].append(point)
                keep(folder, points)


def _point(what: What) -> dict[str, float] | None:
    """Measure a point, and try up to `_TRIES` times. If no attempt succeeds, print that and return None."""
    command = [sys.executable, "-m", "tests.bench.points", *what]
    for _ in range(_TRIES):
        done = subprocess.run(command, stdout=subprocess.PIPE, check=False)
        if not done.returncode:
            found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
            return found
    print(f"NOT MEASURED: {' '.join(what)}", file=sys.stderr, flush=True)
    return None


def make(folder: Path, groups: Sequence[str], rounds: int) -> None:
    """Measure these groups. Then draw all stored points if the drawing library is installed."""
    folder.mkdir(parents=True, exist_ok=True)
    measure(folder, groups, rounds)
    try:
        from tests.bench.drawing import draw
    except ImportError:
        print(f"Nothing to draw with (pip install -e '.[bench]'); the points are in {folder / FILE}")
        return
    draw(folder)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.curves", description=__doc__)
    parser.add_argument("groups", nargs="*", choices=[*GROUPS, []], help="what to measure anew; else all")
    parser.add_argument("--into", type=Path, default=Path("resources/pictures"))
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    make(options.into, options.groups or list(GROUPS), options.rounds)


if __name__ == "__main__":
    main()
