"""Starts under difficult conditions: keys come from outside, and nothing typed may be lost.

Each start is measured as in `usable`. The conditions are: two busy processes; an empty disk cache (only as
root); no session bus; a folder for which the user has not answered the question of trust; a CLI that never
answers.
"""

import contextlib
import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from tests import clis
from tests.bench.figures import Figure, median
from tests.bench.usable import Start, once
from tests.known_folder import know_at_home

_DROP = Path("/proc/sys/vm/drop_caches")
_LONGEST_MS = 100


def hard_starts(rounds: int) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        known, unknown = home / "known", home / "unknown"
        known.mkdir()
        know_at_home(home, known)
        (unknown / ".claude").mkdir(parents=True)
        (unknown / ".claude" / "settings.json").write_text(_SETTINGS)
        hanging = home / "hanging"
        hanging.write_text("#!/bin/sh\nexec sleep 600\n")
        hanging.chmod(0o755)
        real = shlex.join(clis.NEW.command())

        def start(kind: str, project: Path, cli: str, **variables: str) -> Start:
            return once(home, kind, str(project), "--cli", cli, "--theme", "light", variables=variables)

        start("ours", known, real)  # this start compiles the QML
        found = {
            "two busy processes": _each(rounds, _busy, lambda: start("ours", known, real)),
            "no session bus": _each(
                rounds,
                contextlib.nullcontext,
                lambda: start("ours", known, real, DBUS_SESSION_BUS_ADDRESS="unix:path=/nowhere"),
            ),
            "an unknown folder": _each(
                rounds, contextlib.nullcontext, lambda: start("waiting", unknown, real)
            ),
            "a CLI that hangs": _each(
                rounds, contextlib.nullcontext, lambda: start("waiting", known, str(hanging))
            ),
        }
        if os.access(_DROP, os.W_OK):
            found["a cold disk cache"] = _each(rounds, _cold, lambda: start("ours", known, real))
    return [figure for what, starts in found.items() for figure in _figures(what, starts)]


_SETTINGS = '{"hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "touch ran"}]}]}}'


def _each(
    rounds: int, around: Callable[[], contextlib.AbstractContextManager[None]], start: Callable[[], Start]
) -> list[Start]:
    starts = []
    for _ in range(rounds):
        with around():
            starts.append(start())
    return starts


@contextlib.contextmanager
def _busy() -> Iterator[None]:
    """Run two busy processes. Each has its own session, as a desktop's programs do, because Linux divides
    processor time between sessions."""
    with contextlib.ExitStack() as stack:
        for _ in range(2):
            process = stack.enter_context(
                subprocess.Popen([sys.executable, "-c", "while True: pass"], start_new_session=True)
            )
            stack.callback(process.kill)
        yield


@contextlib.contextmanager
def _cold() -> Iterator[None]:
    os.sync()
    _DROP.write_text("3")
    yield


def _figures(what: str, starts: list[Start]) -> list[Figure]:
    return [
        Figure(
            f"{what}: start until a key is on the screen", median([s.letter for s in starts]) * 1000, "ms"
        ),
        Figure(
            f"{what}: longest wait of a key, of all starts",
            max(s.deaf for s in starts) * 1000,
            "ms",
            goal=_LONGEST_MS,
        ),
        Figure(f"{what}: keys lost", sum(s.lost for s in starts), "keys", goal=0),
    ]
