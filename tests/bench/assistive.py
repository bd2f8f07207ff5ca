"""A display with assistive technology: Debian's accessibility bus, and a reader on that bus."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.session_bus import session_bus

_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
_READER = Path(__file__).with_name("tree_reader.py")
_LONGEST = 60.0  # seconds


@dataclass
class Reading:
    """`variables`: environment variables for the program that is read.

    `read`: number of whole trees that were read. `things`: number of objects that were read. `reading` sets
    both fields when its context ends.
    """

    variables: dict[str, str]
    read: int = 0
    things: int = 0


def is_there() -> bool:
    """Whether the machine has the bus (package `at-spi2-core`)."""
    return _LAUNCHER.exists()


@contextmanager
def reading(display: str) -> Iterator[Reading]:
    """Run an accessibility bus for this display, and a reader that reads all programs on the bus
    repeatedly."""
    with ExitStack() as stack:
        address, _ = stack.enter_context(session_bus())
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="reader"))
        environment = {
            "PATH": os.environ["PATH"],
            "HOME": folder,
            "XDG_RUNTIME_DIR": folder,
            "DISPLAY": display,
            "DBUS_SESSION_BUS_ADDRESS": address,
            "GSETTINGS_BACKEND": "memory",
        }
        launcher = subprocess.Popen(
            [str(_LAUNCHER), "--launch-immediately"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        stack.callback(launcher.wait, _LONGEST)
        stack.callback(launcher.terminate)
        with subprocess.Popen(
            [sys.executable, str(_READER), address],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        ) as reader:
            assert reader.stdin is not None and reader.stdout is not None
            reader.stdout.readline()
            found = Reading({"DBUS_SESSION_BUS_ADDRESS": address})
            yield found
            reader.stdin.close()
            told = json.loads(reader.stdout.readline())
            found.read, found.things = told["whole"], told["things"]
            reader.wait(_LONGEST)
