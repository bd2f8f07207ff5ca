"""The start of the program: the times until the first answered key and until `Ready`, and the longest wait
of a key.

Each start is a fresh process on its own display. Keys come from outside, every 10 ms from the moment of the
start. A start is compared with a bare window with a text field, and with each CLI alone until it answers
`initialize`. If Debian's `at-spi2-core` is installed, a start is also measured while assistive technology
asks for the whole tree repeatedly.
"""

import contextlib
import json
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests import clis
from tests.bench import assistive
from tests.bench.figures import Figure, median
from tests.display import open_display
from tests.known_folder import know_at_home
from tests.wire_client import FLAGS

_PROGRAM = Path(__file__).with_name("usable_process.py")
_SENDER = Path(__file__).with_name("key_sender.py")
_NOWHERE = "http://127.0.0.1:9"  # no message is sent, so this address is never used
_LONGEST = 60.0  # seconds


@dataclass(frozen=True)
class Start:
    """Times are in seconds from the start. `frame`: until the first frame. `letter`: until a letter is on
    the screen. `ready`: until Claude Code is ready. If Claude Code is not awaited, `ready` is until the
    letter in a bare window, and until the last key in the program's window.

    `deaf`: the longest wait of a key from the first frame until `ready`. `lost`: number of keys that were
    typed into the message field and are missing there. `cpu`: processor seconds of the window's process,
    until Claude Code is ready or, if it is not awaited, until the letter. `things`: number of objects that
    assistive technology has read.
    """

    frame: float
    letter: float
    ready: float
    deaf: float
    lost: int
    cpu: float
    things: int = 0


class Unusable(Exception):
    """A start did not become usable; the message says why."""


def usable(rounds: int) -> list[Figure]:
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        project = home / "project"
        project.mkdir()
        know_at_home(home, project)
        for cli in clis.BOTH:
            ours: list[Start] = []
            bare: list[Start] = []
            read: list[Start] = []
            alone: list[float] = []
            for number in range(rounds + 1):
                arguments = (str(project), "--cli", shlex.join(cli.command()), "--theme", "light")
                found = [once(home, "ours", *arguments), once(home, "bare")]
                read_out = [once(home, "ours", *arguments, reads=True)] if assistive.is_there() else []
                needs = answered(home, project, cli)
                if number:  # the first start compiles the QML and fills Node's cache
                    ours.append(found[0])
                    bare.append(found[1])
                    read += read_out
                    alone.append(needs)
            figures += _figures(cli.version, ours, bare, alone)
            if read:
                figures += _figures_read(cli.version, read, ours, alone)
    return figures


def _figures_read(version: str, read: list[Start], ours: list[Start], alone: list[float]) -> list[Figure]:
    """Return the figures while assistive technology asks for the tree again and again."""
    needed = median(alone)
    return [
        Figure(
            f"{version}, read out meanwhile: start until Ready",
            median([each.ready for each in read]) * 1000,
            "ms",
            needed * 1000,
            "the CLI alone",
            goal=(needed + 0.5) * 1000,
        ),
        Figure(
            f"{version}, read out meanwhile: start until Ready",
            median([each.ready for each in read]) * 1000,
            "ms",
            median([each.ready for each in ours]) * 1000,
            "nobody reads",
        ),
        Figure(
            f"{version}, read out meanwhile: start until a key is on the screen",
            median([each.letter for each in read]) * 1000,
            "ms",
            median([each.letter for each in ours]) * 1000,
            "nobody reads",
        ),
        Figure(
            f"{version}, read out meanwhile: longest wait of a key until Ready",
            median([each.deaf for each in read]) * 1000,
            "ms",
            median([each.deaf for each in ours]) * 1000,
            "nobody reads",
        ),
        Figure(f"{version}: things read out in a start", median([each.things for each in read]), "things"),
    ]


def _figures(version: str, ours: list[Start], bare: list[Start], alone: list[float]) -> list[Figure]:
    window = median([each.letter for each in bare])
    needed = max(median(alone), window)
    return [
        Figure(
            f"{version}: start until a key is on the screen",
            median([each.letter for each in ours]) * 1000,
            "ms",
            window * 1000,
            "bare window",
            goal=1.5,
            by_ratio=True,
        ),
        Figure(
            f"{version}: start until Ready",
            median([each.ready for each in ours]) * 1000,
            "ms",
            median(alone) * 1000,
            "the CLI alone",
            goal=(needed + 0.25) * 1000,
        ),
        Figure(
            f"{version}: longest wait of a key until Ready",
            median([each.deaf for each in ours]) * 1000,
            "ms",
            median([each.deaf for each in bare]) * 1000,
            "bare window",
            goal=33,
        ),
    ]


def once(
    home: Path, *arguments: str, variables: Mapping[str, str] | None = None, reads: bool = False
) -> Start:
    """Measure a start. With `reads`, assistive technology asks for the tree from before the start. Raise
    `Unusable` if no key was answered, or if nothing was read with `reads`."""
    shutil.rmtree(home / ".local", ignore_errors=True)  # otherwise the text of the last start comes back
    environment = clis.clean_environment(home, _NOWHERE) | {"QT_QUICK_BACKEND": "software"}
    environment |= dict(variables or {})
    environment |= {"PYTHONPATH": ":".join(sys.path), "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    reading = assistive.Reading({})
    with contextlib.ExitStack() as stack:
        display = stack.enter_context(open_display())
        stack.enter_context(_keys(display.name))
        environment["DISPLAY"] = display.name
        if reads:
            reading = stack.enter_context(assistive.reading(display.name))
            environment |= reading.variables
        began = time.monotonic()
        with subprocess.Popen(
            [sys.executable, str(_PROGRAM), *arguments],
            stdout=subprocess.PIPE,
            env=environment,
            cwd=home,
            start_new_session=True,  # as a desktop starts it
        ) as process:
            told: dict[str, float] = {}
            keys: list[tuple[float, float]] = []
            kept = [0, 0]
            assert process.stdout is not None
            end = threading.Timer(_LONGEST, process.kill)  # ends a start that does not end by itself
            end.start()
            for line in process.stdout:
                found = json.loads(line)
                keys = found.pop("keys", keys)
                kept = found.pop("kept", kept)
                told |= found
                if keys or "asks" in told:
                    break
            end.cancel()
            process.terminate()
            process.communicate(timeout=_LONGEST)
    if not keys:
        raise Unusable("it asks about the folder" if "asks" in told else f"it only came to {[*told]}")
    last = told["letter"] if arguments[0] == "bare" else max(at for at, _ in keys)
    ready = told.get("ready", last)
    waits = [waited for at, waited in keys if told["frame"] <= at <= ready and at - waited >= told["frame"]]
    deaf = max(waits, default=0.0)
    if reads and not reading.read:
        raise Unusable("nothing of it was read out")
    return Start(
        told["frame"] - began,
        told["letter"] - began,
        ready - began,
        deaf,
        max(0, kept[0] - kept[1]),
        told.get("ready cpu", told["letter cpu"]),
        reading.things,
    )


@contextlib.contextmanager
def _keys(display: str) -> Iterator[None]:
    with subprocess.Popen(
        [sys.executable, str(_SENDER), display], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as sender:
        assert sender.stdin is not None and sender.stdout is not None
        sender.stdout.readline()
        yield
        sender.stdin.close()
        sender.wait(_LONGEST)


def answered(home: Path, project: Path, cli: clis.Cli) -> float:
    """Return the seconds from the CLI's start to its answer to `initialize`."""
    asked = {"type": "control_request", "request_id": "1", "request": {"subtype": "initialize"}}
    began = time.monotonic()
    with subprocess.Popen(
        [*cli.command(), *FLAGS],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=clis.clean_environment(home, _NOWHERE),
        cwd=project,
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(json.dumps(asked).encode() + b"\n")
        process.stdin.flush()
        for line in process.stdout:
            if b"control_response" in line:
                break
        took = time.monotonic() - began
        process.stdin.close()
        process.terminate()
        process.wait(_LONGEST)
    return took
