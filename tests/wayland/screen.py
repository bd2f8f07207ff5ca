"""A Wayland compositor for a single test: sway without a graphics card, on a screen that nobody sees."""

import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests import process_mark

SIZE = (1000, 760)
_PATIENCE = 60.0
# Windows fill the screen, except windows of `Client`, which float where the test puts them. A click brings a
# window to the front; the pointer alone does so only with `pointer_brings_forward`. A held key soon repeats.
_CONFIG = """
output HEADLESS-1 resolution {width}x{height} scale {scale}
default_border none
default_floating_border none
focus_follows_mouse {follows}
mouse_warping none
focus_on_window_activation focus
xwayland disable
seat seat0 hide_cursor 0
input * repeat_delay 200
input * repeat_rate 40
for_window [app_id="{other}"] floating enable
exec echo "$WAYLAND_DISPLAY $SWAYSOCK" > {ready}
"""
OTHER = "another-program"


@dataclass(frozen=True)
class Screen:
    """The running compositor. `socket` is the value for WAYLAND_DISPLAY, and `control` is the socket for
    commands. `server` is the process of the compositor, which a test may end."""

    socket: Path
    control: Path
    server: subprocess.Popen[bytes]

    def say(self, *words: str) -> str:
        """Send sway a command, as a shortcut does, or a question (`-t get_tree`), and return the answer of
        sway."""
        done = subprocess.run(
            ["swaymsg", "--socket", str(self.control), *words],
            capture_output=True,
            text=True,
            check=True,
            timeout=_PATIENCE,
        )
        return done.stdout

    @contextmanager
    def hear_of_windows(self) -> Iterator["WindowNews"]:
        """Yield the news about windows from now on."""
        with subprocess.Popen(
            ["swaymsg", "--socket", str(self.control), "-r", "-m", "-t", "subscribe", '["window", "tick"]'],
            stdout=subprocess.PIPE,
        ) as process:
            try:
                news = WindowNews(process)
                news.until("tick")  # sway first sends a tick to every subscriber
                yield news
            finally:
                process.kill()

    def environment(self) -> dict[str, str]:
        """Return the variables with which a program opens its windows only on this screen."""
        return {"WAYLAND_DISPLAY": str(self.socket), "QT_QPA_PLATFORM": "wayland"}


class WindowNews:
    """The changes of windows that sway reports: `new`, `focus`, `title`, `close`."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._process = process
        self._heard: list[str] = []
        self._rest = b""

    def until(self, change: str) -> None:
        """Wait until sway reports this change. Each report is used for one call."""
        while change not in self._heard:
            assert self._process.stdout is not None
            ready, _, _ = select.select([self._process.stdout], [], [], _PATIENCE)
            assert ready, f"sway does not tell of {change}: {self._heard}"
            self._rest += os.read(self._process.stdout.fileno(), 65536)
            *lines, self._rest = self._rest.split(b"\n")
            self._heard += [str(json.loads(line).get("change", "tick")) for line in lines]
        self._heard.remove(change)


@contextmanager
def open_screen(
    size: tuple[int, int] = SIZE, scale: float = 1, pointer_brings_forward: bool = False
) -> Iterator[Screen]:
    # The folder is as near to the root as possible, because the path of a socket has at most 107 characters.
    folder = Path(tempfile.mkdtemp(prefix="desk-way-"))
    ready = folder / "ready"
    config = folder / "config"
    follows = "yes" if pointer_brings_forward else "no"
    config.write_text(
        _CONFIG.format(width=size[0], height=size[1], scale=scale, follows=follows, ready=ready, other=OTHER)
    )
    os.mkfifo(ready)
    as_nobody: dict[str, object] = {}
    if os.geteuid() == 0:  # sway refuses to run as root
        as_nobody = {"user": 65534, "group": 65534, "extra_groups": []}
        for each in (folder, ready, config):
            os.chown(each, 65534, 65534)
    told = os.open(ready, os.O_RDWR | os.O_NONBLOCK)
    try:
        with (
            (folder / "log").open("wb") as log,
            subprocess.Popen(
                ["sway", "--config", str(config)],
                env=_environment(folder),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **as_nobody,  # type: ignore[call-overload]
            ) as server,
        ):
            try:
                socket, control = _hear(told, server, folder / "log")
                yield Screen(folder / socket, Path(control), server)
            finally:
                server.kill()
    finally:
        os.close(told)
        shutil.rmtree(folder)


def _environment(folder: Path) -> dict[str, str]:
    names = ("PATH", "LANG", process_mark.NAME)
    return {
        **{name: os.environ[name] for name in names if name in os.environ},
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder),
        "WLR_BACKENDS": "headless",
        "WLR_LIBINPUT_NO_DEVICES": "1",
        "WLR_RENDERER": "pixman",
    }


def _hear(told: int, server: "subprocess.Popen[bytes]", log: Path) -> list[str]:
    """Wait until sway has started, and return the names of its two sockets."""
    said = b""
    end = time.monotonic() + _PATIENCE
    while not said.endswith(b"\n"):
        ended = server.poll() is not None
        assert not ended and time.monotonic() < end, f"sway does not start: {log.read_text()}"
        if select.select([told], [], [], 0.1)[0]:
            said += os.read(told, 4096)
    return said.decode().split()
