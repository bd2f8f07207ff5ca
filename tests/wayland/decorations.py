"""Tests the frame that Qt draws around the window if the desktop does not draw a frame. The tests run on
weston, in a window of sway."""

import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.wayland.day import SCENES, SIZE, Day
from tests.wayland.program import Worked

_PATIENCE = 60.0
_CONFIG = """
[core]
idle-time=0
[input-method]
path=
[shell]
panel-position=none
locking=false
animation=none
startup-animation=none
close-animation=none
background-color=0xff335577
"""
_TITLE_BAR = 15  # pixels from the top of the window's content up to the middle of the title bar
# Pixels from the right end of the content to the middle of a button of the frame.
_CLOSE, _MAXIMIZE = 14, 37
# The scenes of the day that are played in the frame.
SPOKEN = ("typing", "a request", "a menu")
_MIDDLE = (SIZE[0] // 2, SIZE[1] // 2)


class Framed(Worked):
    """A program on weston. The place of its window is known only while the pointer is over the window."""

    _corner = (0, 0)

    def rectangle(self, title: str) -> tuple[int, int, int, int]:
        self.hand.to((SIZE[0] - 2, SIZE[1] - 2))  # no window is at this place
        self._until_heard()
        found = self.program.look_while(lambda: self.hand.to(_MIDDLE), "pointer")
        x, y = found["at"]
        (window,) = self.program.look("windows", count=1)
        self._corner = _MIDDLE[0] - x, _MIDDLE[1] - y
        return *self._corner, *window["size"]

    def on_screen(self, title: str, x: int, y: int) -> tuple[int, int]:
        """Return the place on the screen, computed from the window's place at the last call of `rectangle`. A
        new call would move the pointer out of the window and back, and a press right after that does not
        count."""
        return self._corner[0] + x, self._corner[1] + y

    def _until_heard(self) -> None:
        """Wait until the program has received the hand's events. The events pass through two compositors, and
        have arrived after a few answers of the program."""
        for _ in range(5):
            self.program.look("begin")

    def press_button(self, place: tuple[int, int]) -> None:
        self.hand.to(place)
        self._until_heard()
        self.hand.click()

    def drag(self, begin: tuple[int, int], by: tuple[int, int]) -> None:
        """Drag as a hand does. The program has received the press before the pointer moves."""
        self.hand.to(begin)
        self.hand.press()
        self._until_heard()
        for step in range(1, 6):
            self.hand.to((begin[0] + by[0] * step // 5, begin[1] + by[1] * step // 5))
        self.hand.release()


@contextmanager
def weston(day: Day) -> Iterator[dict[str, str]]:
    """Run weston, and yield the variables that a program needs to open its windows on weston."""
    config, log = day.root / "weston.ini", day.root / "weston.log"
    config.write_text(_CONFIG)
    run = Path(day.environ["XDG_RUNTIME_DIR"])
    words = ["--backend=wayland-backend.so", "--use-pixman", "--sprawl", "--socket=inner"]
    with (
        log.open("wb") as stream,
        subprocess.Popen(
            ["weston", *words, f"--config={config}"], env=dict(day.environ), stdout=stream, stderr=stream
        ) as process,
    ):
        try:
            end = time.monotonic() + _PATIENCE
            while not (run / "inner").exists():
                assert process.poll() is None and time.monotonic() < end, log.read_text()
                time.sleep(0.05)
            yield {"WAYLAND_DISPLAY": "inner"}
        finally:
            process.terminate()


def play(day: Day, told: Callable[[str], None]) -> None:
    with weston(day) as environ, day.program(str(day.project), environ=environ, kind=Framed) as worked:
        assert isinstance(worked, Framed)
        worked.program.look("state", name="READY")
        day.picture("frame")
        told("a frame")
        left, top, width, height = worked.rectangle("")
        worked.drag((left + 300, top - _TITLE_BAR), (-40, 20))
        assert worked.rectangle("") == (left - 40, top + 20, width, height)
        told("moved by its title bar")
        left, top, width, height = worked.rectangle("")
        worked.drag((left + width + 1, top + 300), (-400, 0))
        assert worked.rectangle("") == (left, top, width - 400, height)
        day.picture("frame-narrow")
        told("made narrower by its edge")
        for scene in SPOKEN:
            SCENES[scene].play(day)
            told(f"{scene}, in a frame")
        left, top, width, height = worked.rectangle("")
        worked.press_button((left + width - _MAXIMIZE, top - _TITLE_BAR))
        worked.program.look("windows", count=1, visibility="Maximized")
        day.picture("frame-maximized")
        left, top, width, height = worked.rectangle("")
        assert left + width + left == SIZE[0]
        told("maximized by its button")
        worked.press_button((left + width - _CLOSE, top - _TITLE_BAR))
        assert worked.program.process.wait(_PATIENCE) == 0
        told("closed by its button")
