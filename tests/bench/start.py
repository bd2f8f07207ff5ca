"""Measures the start of the program until the first frame, and the memory afterwards. Each start is a fresh
process. Starts of a bare window come between the program's starts."""

import json
import os
import shlex
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tests.bench.clocks import memory
from tests.bench.figures import Figure, median
from tests.bench.plan import Plan
from tests.known_folder import know_at_home

_PROGRAM = Path(__file__).with_name("start_process.py")
_SETTLED = 1.5  # seconds after the first frame until everything is loaded and quiet


@dataclass(frozen=True)
class Start:
    """Seconds until the first frame, by the clock and of processor time, and MB of memory at rest."""

    seconds: float
    cpu: float
    memory: float


def start(rounds: int) -> list[Figure]:
    ours: list[Start] = []
    menus: list[Start] = []
    bare: list[Start] = []
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "project").mkdir()
        know_at_home(home, home / "project")
        cli = shlex.join(Plan(home / "child").command)
        for number in range(rounds * 2 + 1):
            mine = once(home, "ours", str(home / "project"), cli)
            menu = once(home, "ours", str(home / "project"), cli, shell="/bin/bash")
            plain = once(home, "bare")
            if number:  # the first start compiles the QML
                ours.append(mine)
                menus.append(menu)
                bare.append(plain)
    return [
        Figure(
            "start to first frame",
            median([found.seconds for found in ours]) * 1000,
            "ms",
            median([found.seconds for found in bare]) * 1000,
            "bare window",
            goal=1.3,
            by_ratio=True,
        ),
        Figure(
            "start to first frame, a login shell is asked",
            median([found.seconds for found in menus]) * 1000,
            "ms",
            median([found.seconds for found in ours]) * 1000,
            "no shell is asked",
            goal=1.05,
            by_ratio=True,
        ),
        Figure(
            "CPU to first frame",
            median([found.cpu for found in ours]) * 1000,
            "ms",
            median([found.cpu for found in bare]) * 1000,
            "bare window",
            goal=1.3,
            by_ratio=True,
        ),
        Figure(
            "memory after start, beyond a bare window's",
            median([found.memory for found in ours]) - median([found.memory for found in bare]),
            "MB",
            goal=60,
        ),
    ]


def once(home: Path, *arguments: str, shell: str = "none") -> Start:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name.startswith("QT_") or name in ("PATH", "LANG")
    }
    environment |= {"HOME": str(home), "XDG_RUNTIME_DIR": str(home), "CLAUDE_DESK_LOGIN_SHELL": shell}
    began = time.monotonic()
    with subprocess.Popen(
        [sys.executable, str(_PROGRAM), *arguments], stdout=subprocess.PIPE, env=environment, cwd=home
    ) as process:
        assert process.stdout is not None
        told = json.loads(process.stdout.readline())
        time.sleep(_SETTLED)
        used = memory(process.pid)
        process.terminate()
        process.communicate()
    return Start(told["at"] - began, told["cpu"], used)
