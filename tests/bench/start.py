"""From nothing to the first frame, in fresh processes, in turn with a bare window; and the memory then."""

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

_PROGRAM = Path(__file__).with_name("start_process.py")
_SETTLED = 1.5  # seconds after the first frame at which all is loaded and quiet


@dataclass(frozen=True)
class Start:
    """Seconds to the first frame, of the clock and of the processor; MB at rest."""

    seconds: float
    cpu: float
    memory: float


def start(rounds: int) -> list[Figure]:
    ours: list[Start] = []
    bare: list[Start] = []
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "project").mkdir()
        cli = shlex.join(Plan(home / "child").command)
        for number in range(rounds * 2 + 1):
            mine = once(home, "ours", str(home / "project"), cli)
            plain = once(home, "bare")
            if number:  # the first compiles the QML
                ours.append(mine)
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


@dataclass(frozen=True)
class Hearing:
    """Seconds from the start until the window heard something, and until `Ready`; the longest it heard
    nothing between its first frame and that."""

    heard: float
    ready: float
    longest: float


def hearing(rounds: int) -> list[Figure]:
    """What somebody feels who types at once: a clock outside asks the window every 4 ms."""
    ours: list[Hearing] = []
    bare: list[Start] = []
    alone: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "project").mkdir()
        plan = Plan(home / "child")
        _run(home, "trusts", str(home / "project"))
        for number in range(rounds + 1):
            mine = _heard(home, str(home / "project"), shlex.join(plan.command))
            plain = once(home, "bare")
            child = _answered(plan.command)
            if number:  # the first compiles the QML
                ours.append(mine)
                bare.append(plain)
                alone.append(child)
    return [
        Figure(
            "start until the window hears",
            median([found.heard for found in ours]) * 1000,
            "ms",
            median([found.seconds for found in bare]) * 1000,
            "bare window's first frame",
            goal=1.5,
            by_ratio=True,
        ),
        Figure(
            "start until Ready, a folder that is trusted",
            median([found.ready for found in ours]) * 1000,
            "ms",
            (median([found.seconds for found in bare]) + median(alone)) * 1000,
            "bare window, then the child alone",
        ),
        Figure(
            "longest the window hears nothing until Ready",
            max(found.longest for found in ours) * 1000,
            "ms",
            goal=33,
        ),
    ]


def _heard(home: Path, *arguments: str) -> Hearing:
    began = time.monotonic()
    told = json.loads(_run(home, "hears", *arguments).splitlines()[-1])
    return Hearing(told["heard"] - began, told["ready"] - began, told["longest"])


def _answered(command: list[str]) -> float:
    """How long the child takes from its start until it has answered `initialize`."""
    began = time.monotonic()
    request = {"type": "control_request", "request_id": "1", "request": {"subtype": "initialize"}}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None and child.stdout is not None
        child.stdin.write(json.dumps(request).encode() + b"\n")
        child.stdin.flush()
        child.stdout.readline()
        took = time.monotonic() - began
        child.kill()
    return took


def _run(home: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(_PROGRAM), *arguments],
        stdout=subprocess.PIPE,
        env=_environment(home),
        cwd=home,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stdout


def _environment(home: Path) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name.startswith("QT_") or name in ("PATH", "LANG")
    }
    return kept | {"HOME": str(home), "XDG_RUNTIME_DIR": str(home)}


def once(home: Path, *arguments: str) -> Start:
    began = time.monotonic()
    with subprocess.Popen(
        [sys.executable, str(_PROGRAM), *arguments], stdout=subprocess.PIPE, env=_environment(home), cwd=home
    ) as process:
        assert process.stdout is not None
        told = json.loads(process.stdout.readline())
        time.sleep(_SETTLED)
        used = memory(process.pid)
        process.terminate()
        process.communicate()
    return Start(told["at"] - began, told["cpu"], used)
