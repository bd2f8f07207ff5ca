"""Starts the whole program on a window system and a renderer, waits until it is ready, and ends it."""

import shlex
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests import clis
from tests.display import open_display
from tests.scripted_cli.script import Script
from tests.session_bus import session_bus
from tests.wayland.client import Hand
from tests.wayland.program import program_process
from tests.wayland.screen import open_screen

# The variables of each renderer, and the expected drawing: the graphics API, and whether a separate thread
# draws.
RENDERERS: Mapping[str, tuple[dict[str, str], dict[str, object]]] = {
    "opengl": (
        {"QSG_RHI_BACKEND": "opengl", "QSG_RENDER_LOOP": "threaded"},
        {"api": "OpenGL", "thread": True},
    ),
    "software": ({"QT_QUICK_BACKEND": "software"}, {"api": "Software", "thread": False}),
}
SYSTEMS = ("wayland", "x11")


@contextmanager
def window_system(name: str) -> Iterator[dict[str, str]]:
    """Yield the environment of one of `SYSTEMS`, with a new session bus."""
    with ExitStack() as stack:
        address, _ = stack.enter_context(session_bus())
        if name == "x11":
            display = stack.enter_context(open_display())
            system = {"DISPLAY": display.name, "QT_QPA_PLATFORM": "xcb"}
        else:
            screen = stack.enter_context(open_screen())
            stack.callback(Hand(screen).close)  # without a keyboard no window has the focus
            system = screen.environment()
        yield {**system, "DBUS_SESSION_BUS_ADDRESS": address}


def start(system: Mapping[str, str], renderer: str, root: Path) -> None:
    """Start the program once. Raise `AssertionError` or fail the test if the program is not drawn with this
    renderer, does not become ready, does not end with exit code 0, or prints anything. `root`: a new folder
    for the files of the program."""
    (root / "project").mkdir(parents=True)
    words = Script().save(root / "script.json")
    variables, drawing = RENDERERS[renderer]
    environ = {**clis.clean_environment(root / "home", "http://127.0.0.1:9"), **system, **variables}
    arguments = (f"--cli={shlex.join(words)}", str(root / "project"))
    with program_process(environ, root / "said", *arguments) as program:
        program.look("state", name="READY")
        program.look("shown", kind="EditableText", name="Message")
        program.look("shown", kind="Button", name="New session")
        assert program.look("drawing") == drawing
        assert program.end() == 0
        assert program.said() == ""
