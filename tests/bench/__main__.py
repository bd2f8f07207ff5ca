"""Runs all benches, or the named ones: `python -m tests.bench [start stream flood ...] [--rounds 5]
[--markdown]`.

With `--opengl`, the benches that draw and their yardsticks run on OpenGL with the threaded loop. With
`--wayland`, they run on a Wayland screen (sway) instead of X11. `--curves` draws pictures of how the cost
grows. The extra `bench` (`pip install -e '.[test,bench]'`) has the agent SDK, which is a yardstick, and the
drawing library.

If no bench is named, each bench runs in its own process, one after the other. Times are meaningful only on a
machine that does nothing else. A comparison with the yardstick of the same run is meaningful on every
machine.
"""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if os.environ.get("QSG_RHI_BACKEND") != "opengl":
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

from tests.bench.figures import Figure, as_json, from_json, markdown, table
from tests.on_opengl import opengl_environment, wayland_environment

_HERE = Path(__file__).parent
PARTS = (
    "start",
    "usable",
    "hard-starts",
    "stream",
    "flood",
    "assisted",
    "mixtures",
    "growth",
    "rows",
    "scrolling",
    "opening",
    "first-opening",
    "switching",
    "typing",
    "draft",
    "ten",
    "agents",
    "completing",
    "stop",
    "wire",
    "library",
    "searching",
    "snapshots",
    "messages",
    "changes",
    "idle",
)
# Benches that measure this process's own window, most of them in comparison with a bare window.
DRAWN = ("stream", "flood", "mixtures", "scrolling", "idle")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="what to measure; all without a name")
    parser.add_argument("--rounds", type=int, default=5, help="how often; the medians are shown")
    parser.add_argument("--markdown", action="store_true", help="print the table of tests/bench/README.md")
    parser.add_argument(
        "--short", action="store_true", help="only what a test can decide by: counts, no times"
    )
    parser.add_argument("--opengl", action="store_true", help="on OpenGL; only parts that draw")
    parser.add_argument("--wayland", action="store_true", help="the same on Wayland, which needs sway")
    parser.add_argument("--curves", action="store_true", help="measure and draw how cost grows")
    parser.add_argument("--into", type=Path, default=Path("resources/pictures"), help="where they are drawn")
    parser.add_argument("--json", default="", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.short:
        sys.exit(subprocess.run([sys.executable, "-m", "pytest", "-q", str(_HERE)], check=False).returncode)
    if options.curves:
        from tests.bench import curves

        curves.make(options.into, list(curves.GROUPS), options.rounds)
        return
    parts = options.parts or (DRAWN if options.opengl or options.wayland else PARTS)
    if options.json:
        figures = [figure for part in parts for figure in _part(part)(options.rounds)]
        Path(options.json).write_text(as_json(figures))
        return
    if options.wayland:
        figures = _measured("on Wayland", wayland_environment(), parts, options.rounds)
    elif options.opengl:
        figures = _measured("on OpenGL", opengl_environment(), parts, options.rounds)
    else:
        figures = [figure for part in parts for figure in _apart(part, options.rounds)]
    print(markdown(figures) if options.markdown else table(figures))


def _measured(
    where: str, drawing: AbstractContextManager[dict[str, str]], parts: Sequence[str], rounds: int
) -> list[Figure]:
    figures: list[Figure] = []
    with drawing as environ:
        for part in parts:
            figures += _apart(part, rounds, environ)
    return [replace(figure, what=f"{where}: {figure.what}") for figure in figures]


def _apart(part: str, rounds: int, environ: Mapping[str, str] | None = None) -> list[Figure]:
    """Measure a part in a fresh process."""
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder) / "figures.json"
        command = [sys.executable, "-m", "tests.bench", part, "--rounds", str(rounds), "--json", str(answer)]
        print(part, file=sys.stderr, flush=True)
        if subprocess.run(command, stdout=sys.stderr, env=environ, check=False).returncode:
            return [Figure(f"{part}: it failed", 0.0, "", goal=-1)]
        return from_json(answer.read_text())


def _part(name: str) -> Callable[[int], list[Figure]]:
    """Import the part's module and return the part. Other modules are not imported, because the parts need
    different packages."""
    match name:
        case "start":
            from tests.bench.start import start as part
        case "usable":
            from tests.bench.usable import usable as part
        case "hard-starts":
            from tests.bench.hard_starts import hard_starts as part
        case "stream":
            from tests.bench.stream import stream as part
        case "flood":
            from tests.bench.stream import flood as part
        case "assisted":
            from tests.bench.stream import assisted as part
        case "mixtures":
            from tests.bench.stream import mixtures as part
        case "growth":
            from tests.bench.growth import growth as part
        case "rows":
            from tests.bench.many_rows import rows as part
        case "scrolling":
            from tests.bench.scrolling import scrolling as part
        case "opening":
            from tests.bench.opening import opening as part
        case "first-opening":
            from tests.bench.opening import first_opening as part
        case "switching":
            from tests.bench.opening import switching as part
        case "typing":
            from tests.bench.keys import typing as part
        case "draft":
            from tests.bench.draft import draft as part
        case "ten":
            from tests.bench.ten_sessions import ten as part
        case "agents":
            from tests.bench.many_agents import agents as part
        case "completing":
            from tests.bench.completing import completing as part
        case "stop":
            from tests.bench.stopping import stop as part
        case "wire":
            from tests.bench.wire import wire as part
        case "library":
            from tests.bench.library import library as part
        case "searching":
            from tests.bench.searching import searching as part
        case "snapshots":
            from tests.bench.snapshots import snapshots as part
        case "messages":
            from tests.bench.messages import messages as part
        case "changes":
            from tests.bench.changed_files import changes as part
        case "idle":
            from tests.bench.idle import idle as part
        case _:
            raise ValueError(name)
    return part


if __name__ == "__main__":
    main()
