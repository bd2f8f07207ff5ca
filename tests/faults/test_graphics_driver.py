"""A graphics driver that works or does not work: the window appears in both cases, and a failing driver is
reported."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests import starts
from tests.wayland.client import Hand
from tests.wayland.screen import Screen

pytestmark = [
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the window system of Linux"),
    pytest.mark.drawn(2),
]

_WORDS = "claude-desk: the graphics driver does not work, so the processor draws.\n"


@pytest.mark.seconds(120)
@pytest.mark.parametrize("works", [True, False], ids=["works", "does not work"])
def test_the_window_is_drawn_whether_or_not_the_driver_works(
    wayland: Screen, bus: str, environment: dict[str, str], tmp_path: Path, works: bool
) -> None:
    environ = {
        **{name: value for name, value in environment.items() if name != "QT_QUICK_BACKEND"},
        **wayland.environment(),
        "DBUS_SESSION_BUS_ADDRESS": bus,
        "QSG_RHI_BACKEND": "opengl",
        "LANGUAGE": "en",
    }
    if not works:
        environ["LIBGL_DRIVERS_PATH"] = str(tmp_path)
    said = tmp_path / "said"
    with (
        closing(Hand(wayland)),  # without a keyboard no window has the focus
        said.open("wb") as stream,
        wayland.hear_of_windows() as events,
        subprocess.Popen([sys.executable, "-m", "claude_desk"], env=environ, stderr=stream) as program,
    ):
        try:
            # The window gets its place and the keyboard focus only once it is drawn.
            for change in ("new", "focus", "title"):
                events.until(change)
        finally:
            program.kill()
    told = said.read_text()
    if works:
        assert told == ""
    else:
        assert told.count(_WORDS) == 1, told


@pytest.mark.parametrize("renderer", starts.RENDERERS)
@pytest.mark.parametrize("system", starts.SYSTEMS)
def test_a_healthy_start_says_nothing(system: str, renderer: str, tmp_path: Path) -> None:
    """Test each renderer and window system. `python -m tests.on_opengl --starts 30` runs more starts."""
    with starts.window_system(system) as environ:
        starts.start(environ, renderer, tmp_path / "start")
