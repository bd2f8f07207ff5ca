"""Runs tests on OpenGL, with the threaded render loop: `python -m tests.on_opengl tests/qml/test_follow.py
...`.

The tests run on a separate screen, with Mesa's processor renderer if there is no graphics card. They are
slow, so run them by hand. `python -m tests.on_opengl --starts 30` starts the program that many times, in turn
on Wayland and on X11.
"""

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.display import open_display
from tests.wayland.client import Hand
from tests.wayland.screen import open_screen

_SIZE = (1600, 3200)  # larger than every window of the tests, so that the pointer need not be over a window
_WINDOW = (1280, 860)


@contextmanager
def opengl_environment() -> Iterator[dict[str, str]]:
    """Yield the environment of a process that draws its windows on OpenGL. Its screen exists within this
    context."""
    with open_display(_SIZE) as display:
        environ = {
            **os.environ,
            "CLAUDE_DESK_TEST_OPENGL": "1",
            "DISPLAY": display.name,
            "QT_QPA_PLATFORM": "xcb",
            "QT_QPA_PLATFORMTHEME": "generic",
            "QSG_RHI_BACKEND": "opengl",
            "QSG_RENDER_LOOP": "threaded",
        }
        environ.pop("QT_QUICK_BACKEND", None)
        yield environ


@contextmanager
def wayland_environment() -> Iterator[dict[str, str]]:
    """Yield the environment of a process that draws on OpenGL, on a Wayland screen with a keyboard. Without a
    keyboard no window is active."""
    with open_screen(_WINDOW) as screen, contextlib.closing(Hand(screen, _WINDOW)):
        environ = {
            **os.environ,
            **screen.environment(),
            "QT_QPA_PLATFORMTHEME": "generic",
            "QSG_RHI_BACKEND": "opengl",
            "QSG_RENDER_LOOP": "threaded",
        }
        environ.pop("QT_QUICK_BACKEND", None)
        yield environ


def main(arguments: Sequence[str]) -> int:
    if arguments[:1] == ["--starts"]:
        return _starts(int(arguments[1]))
    with opengl_environment() as environ:
        command = [sys.executable, "-m", "pytest", "-q", *arguments]
        return subprocess.run(command, env=environ, check=False).returncode


def _starts(count: int) -> int:
    """Start the program this number of times and print the result of each start. Return how many starts
    failed."""
    from tests import starts  # this import loads Qt, which reads the environment

    failed = 0
    with contextlib.ExitStack() as stack:
        root = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        systems = {name: stack.enter_context(starts.window_system(name)) for name in starts.SYSTEMS}
        for number in range(count):
            name, began = starts.SYSTEMS[number % len(systems)], time.monotonic()
            try:
                starts.start(systems[name], "opengl", root / str(number))
                said = "ok"
            except (AssertionError, pytest.fail.Exception) as why:
                failed, said = failed + 1, f"FAILED: {why}"
            print(f"{number + 1:3} {name:8} {time.monotonic() - began:5.1f} s  {said}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
