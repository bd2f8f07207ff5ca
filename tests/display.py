"""A window system for a single test: Xvfb."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(frozen=True)
class Display:
    """`name` is the value for DISPLAY; `server` is the process of Xvfb, which a test may end."""

    name: str
    server: subprocess.Popen[bytes]


@contextmanager
def open_display(size: tuple[int, int] = (1280, 1000)) -> Iterator[Display]:
    program = shutil.which("Xvfb")
    assert program is not None  # the test command installs it
    reader, writer = os.pipe()
    with subprocess.Popen(
        [program, "-displayfd", str(writer), "-screen", "0", f"{size[0]}x{size[1]}x24"],
        pass_fds=[writer],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(writer)
        try:
            with os.fdopen(reader) as told:
                name = f":{told.readline().strip()}"
            yield Display(name, server)
        finally:
            server.kill()
