"""Tests on OpenGL, with the threaded render loop: `python -m tests.on_opengl tests/qml/test_follow.py ...`.

On a screen of its own, by Mesa's processor renderer where there is no graphics card. By hand: it is slow.
"""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tests.display import open_display


@contextmanager
def opengl_environment() -> Iterator[dict[str, str]]:
    """Of a process whose windows are drawn so, on a screen that is there meanwhile."""
    with open_display() as display:
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


def main(arguments: Sequence[str]) -> int:
    with opengl_environment() as environ:
        command = [sys.executable, "-m", "pytest", "-q", "-n", "0", *arguments]
        return subprocess.run(command, env=environ, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
