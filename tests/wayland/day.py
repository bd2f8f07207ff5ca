"""A day on Wayland: a user's work with mouse, keyboard, clipboard and other programs, scene by scene.

The whole program runs with a scripted CLI on a screen of sway. If the desktop does not draw window frames,
the program draws them itself. These frames are tested on weston, which runs inside sway.
"""

import asyncio
import contextlib
import os
import shlex
import subprocess
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage

from tests import clis
from tests.notification_service import NotificationService
from tests.scripted_cli.script import Script, Steps
from tests.scripted_cli.script_sequence import ScriptSequence
from tests.session_bus import session_bus
from tests.unit.session.session_harness import WIRE
from tests.wayland.client import Client, Hand, OtherWindow
from tests.wayland.program import Worked, program_process
from tests.wayland.screen import OTHER, Screen, open_screen

_Result = TypeVar("_Result")
_PATIENCE = 60.0
_DRAWN = 0.3  # seconds until the screen shows the current state, for pictures that people look at
SIZE = (1280, 900)
RENDERERS = {
    "opengl": {"QSG_RHI_BACKEND": "opengl", "QSG_RENDER_LOOP": "threaded"},
    "software": {"QT_QUICK_BACKEND": "software"},
}
_GUARDED = 0.7  # seconds from the pointer's entry into the window until a click counts
# The scripted CLI does not write a session file.
_FLAGS = ("--", "--no-session-persistence")
ANSWER = "Answer **{}**."
COMMAND = "mkdir made"
LONG = "".join(f"Paragraph {number} of a long answer.\n\n" for number in range(60))


class Scripts(ScriptSequence):
    """The scripted CLI of a day, in its own folder.

    `turns` are the kinds of the first session's turns, in order. `answers`: a plain answer. `asks`: a request
    for a permission. `waits`: such a request after a wait for the gate. `tells`: a long text.
    """

    def __init__(self, folder: Path, project: Path, turns: Sequence[str]) -> None:
        folder.mkdir()
        self.gate = folder / "gate"
        self.words = self.write_scripts(folder, Script(self._steps(turns, project)), Script())

    def _steps(self, turns: Sequence[str], project: Path) -> Steps:
        steps = Steps()
        for number, turn in enumerate(turns, 1):
            steps.await_user().write(WIRE.init("default") | {"cwd": str(project)})
            if turn == "waits":
                steps.await_path(self.gate)
            if turn in ("asks", "waits"):
                call = {"type": "tool_use", "name": "Bash", "input": {"command": COMMAND}}
                call["id"] = name = f"toolu_{number}"
                steps.write(WIRE.assistant(f"msg_{number}a", call)).ask(WIRE.can_use_tool(call))
                steps.write(WIRE.tool_result(name, "made", None))
            text = (LONG if turn == "tells" else "") + ANSWER.format(number)
            block = {"type": "text", "text": text}
            steps.write(WIRE.assistant(f"msg_{number}", block), WIRE.result(text))
        return steps


class Notifications:
    """The notification service on the day's session bus, with its own event loop in a thread."""

    def __init__(self, address: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self.service = NotificationService("actions", "body")
        self.run(self.service.start(address))

    def until_shown(self) -> Any:
        """Wait for a notification, and return its number."""
        end = time.monotonic() + _PATIENCE
        while not self.service.shown:
            assert time.monotonic() < end, "no notification is shown"
            time.sleep(0.02)
        return next(iter(self.service.shown))

    def run(self, work: Coroutine[Any, Any, _Result]) -> _Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(_PATIENCE)

    def close(self) -> None:
        with contextlib.suppress(Exception):
            self.run(self.service.stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@dataclass
class Day:
    """Everything that a day needs: a screen, a hand, another program, and Claude Desk once it runs."""

    screen: Screen
    hand: Hand
    other: Client
    scripts: Scripts
    notifications: Notifications
    root: Path
    environ: Mapping[str, str]
    pictures: Path | None = None
    _worked: list[Worked] = field(default_factory=list)
    turns: int = 0

    @property
    def worked(self) -> Worked:
        return self._worked[-1]

    @property
    def project(self) -> Path:
        return self.root / "project"

    @contextmanager
    def program(
        self, *arguments: str, environ: Mapping[str, str] | None = None, kind: type[Worked] = Worked
    ) -> Iterator[Worked]:
        """Run Claude Desk and end it properly. Check that it does not write to the terminal."""
        said = self.root / f"said-{len(self._worked)}"
        words = (f"--cli={shlex.join(self.scripts.words)}", *arguments, *_FLAGS)
        with program_process({**self.environ, **(environ or {})}, said, *words) as program:
            program.others.append(self.other)
            self._worked.append(kind(self.screen, program, self.hand))
            program.look("begin")
            yield self.worked
            assert program.end() == 0, program.said()
            assert program.said() == "", program.said()

    def say(self, text: str) -> None:
        self.turns += 1
        self.worked.say(text)

    def until_answered(self) -> None:
        self.worked.program.look("row", words=f"Answer {self.turns}.")
        self.worked.program.look("state", name="READY")

    def picture(self, name: str) -> None:
        """Save a picture of the whole screen, if pictures are wanted."""
        if self.pictures is not None:
            time.sleep(_DRAWN)
            environ = {**os.environ, "WAYLAND_DISPLAY": str(self.screen.socket)}
            subprocess.run(["grim", str(self.pictures / f"{name}.png")], env=environ, check=True)


@contextmanager
def open_day(
    root: Path, renderer: str, scenes: Sequence[str], scale: float = 1, pictures: Path | None = None
) -> Iterator[Day]:
    """Prepare everything that a day needs. `root`: an existing folder for all files. `scenes`: the scenes
    that `play` will play."""
    size = (round(SIZE[0] * scale), round(SIZE[1] * scale))
    (root / "project").mkdir()
    with contextlib.ExitStack() as stack:
        screen = stack.enter_context(open_screen(size, scale))
        address, _ = stack.enter_context(session_bus())
        notifications = Notifications(address)
        stack.callback(notifications.close)
        hand = Hand(screen, SIZE)  # the hand comes first: without a keyboard no window has the focus
        stack.callback(hand.close)
        other = stack.enter_context(Client(screen))
        other.listen()
        environ = {
            **clis.clean_environment(root / "home", "http://127.0.0.1:9"),
            **screen.environment(),
            **RENDERERS[renderer],
            "DBUS_SESSION_BUS_ADDRESS": address,
            "LANGUAGE": "en",
        }
        turns = [turn for name in scenes for turn in SCENES[name].turns]
        scripts = Scripts(root / "cli", root / "project", turns)
        yield Day(screen, hand, other, scripts, notifications, root, environ, pictures)


class Scene(NamedTuple):
    """A scene. `turns`: the kinds of its turns; see `Scripts`."""

    play: Callable[[Day], None]
    turns: tuple[str, ...] = ()


def play(day: Day, scenes: Sequence[str], told: Callable[[str], None] = lambda _name: None) -> None:
    """Play the scenes one after the other. After `windows`, start the program again and check that its
    windows come back."""
    with day.program(str(day.project)) as worked:
        worked.program.look("state", name="READY")
        for name in scenes:
            try:
                SCENES[name].play(day)
            except BaseException:
                day.picture(f"failed at {name}")
                raise
            told(name)
    if "windows" in scenes:
        with day.program():
            come_back(day)
        told("windows that come back")


def picture_bytes() -> bytes:
    """Return a small PNG, as a screenshot program puts it on the clipboard."""
    image = QImage(120, 80, QImage.Format.Format_RGB32)
    image.fill(QColor("teal"))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return buffer.data().data()


# --- the scenes, in the order in which they are played ------------------------------------------


def type_and_send(day: Day) -> None:
    """Type letters with and without Shift and a second line, and send the message with Enter."""
    worked = day.worked
    worked.write("What is (1 + 2) * 3?")
    day.hand.chord("Shift", "Return")
    day.hand.type('Say "it".')
    worked.program.look("written", words='What is (1 + 2) * 3?\nSay "it".')
    day.hand.key("Return")
    day.turns += 1
    day.until_answered()
    worked.program.look("written", words="")


def allow(day: Day) -> None:
    """Allow a request with a click."""
    day.say("Make a folder")
    day.worked.click("Button", "Allow once")
    day.until_answered()


def come_from_a_notification(day: Day) -> None:
    """Let another program cover the window. A notification reports a request, and a click on the notification
    shows the window.

    When a window asks for attention, sway marks the window or brings it to the front, depending on sway's
    settings.
    """
    day.screen.say("focus_on_window_activation", "urgent")
    day.say("Make another folder")
    covering = OtherWindow(day.other, True, SIZE)
    covering.show()
    assert day.worked.front() == ""
    day.worked.program.look("behind")
    day.scripts.gate.touch()
    number = day.notifications.until_shown()
    day.worked.program.look("behind")
    assert day.worked.front() == ""
    day.screen.say("focus_on_window_activation", "focus")
    token = day.other.activation_token()
    with day.screen.hear_of_windows() as news:
        day.notifications.run(day.notifications.service.press(number, "default", token))
        news.until("focus")
    assert day.worked.front(), "our window is not in front"
    covering.close()
    place = day.worked.place("Button", "Allow once")
    day.worked.program.look_while(lambda: day.hand.to(place), "pointer")
    time.sleep(_GUARDED)  # a click right after the pointer's entry does not count
    day.worked.click("Button", "Allow once")
    day.until_answered()


def paste_an_image(day: Day) -> None:
    """Paste another program's screenshot with Ctrl+V, and send the message."""
    day.other.copy({"image/png": picture_bytes()})
    day.worked.click("EditableText", "Message")
    day.hand.chord("Ctrl", "v")
    day.worked.program.look("shown", kind="Button", begins="Attachment: ")
    day.say("What is this?")
    day.until_answered()
    sent = [message["message"]["content"] for message in day.scripts.got() if message["type"] == "user"][-1]
    assert [part["type"] for part in sent] == ["image", "text"], sent


def paste_text(day: Day) -> None:
    day.other.copy({"text/plain;charset=utf-8": "Grüße,\n日本".encode()})
    day.worked.click("EditableText", "Message")
    day.hand.chord("Ctrl", "v")
    day.worked.program.look("written", words="Grüße,\n日本")
    empty_the_message(day)


def empty_the_message(day: Day) -> None:
    day.worked.click("EditableText", "Message")
    day.hand.chord("Ctrl", "a")
    day.hand.key("Delete")
    day.worked.program.look("written", words="")


def drag_a_file(day: Day) -> None:
    """Drag a file from another program's window and drop it on the message field."""
    file = day.project / "dragged words.txt"
    file.write_text("Words.\n")
    window = OtherWindow(day.other, True, (200, 120))
    window.show()
    day.screen.say(f'[app_id="{OTHER}"] move absolute position 0 0')
    to = day.worked.place("EditableText", "Message")
    day.hand.to((30, 20))
    with day.other.hears("press"):
        day.hand.press()
    events = day.other.drag(window.surface, "text/uri-list", f"{file.as_uri()}\r\n".encode())
    for step in range(1, 6):
        day.hand.to((30 + (to[0] - 30) * step // 5, 20 + (to[1] - 20) * step // 5))
    day.worked.program.look("holds", kind="ComposerDropArea", property="containsDrag")
    day.picture("drag")
    day.hand.release()
    day.worked.program.look("written", words="\ufffc ")  # a chip
    day.other.until(lambda: "finished" in events, "the end of the drag")
    window.close()
    empty_the_message(day)


def choose_a_file(day: Day) -> None:
    """Choose a file in Qt's own dialog, because this screen has no desktop portal."""
    (day.project / "chosen.txt").write_text("Chosen.\n")
    day.worked.click("Button", "Attach")
    day.worked.program.look("shown", kind="Dialog", begins="Attach")
    day.picture("dialog")
    day.worked.click("ListItem", "chosen.txt")
    day.worked.click("Button", "Attach file")
    day.worked.program.look("written", words="@chosen.txt ")
    empty_the_message(day)


def copy_an_answer(day: Day) -> None:
    """Copy an answer with a shortcut, and let another program read it."""
    day.worked.click("EditableText", "Message")
    day.hand.chord("Ctrl", "Shift", "c")
    day.other.until_pasted(f"Answer {day.turns}.")


def open_a_menu(day: Day) -> None:
    """Open a menu with the mouse, and close it with Escape."""
    day.worked.click("EditableText", "Message")
    day.worked.click("ComboBox", "Permission mode")
    day.worked.program.look("shown", kind="ListItem", begins="Plan")
    day.picture("menu")
    day.hand.key("Escape")
    day.worked.program.look("gone", kind="ListItem", begins="Plan")


def find_words(day: Day) -> None:
    """Find words in the search bar. The bar gets the keyboard focus as soon as it opens, and gives it back at
    the end."""
    day.hand.chord("Ctrl", "f")
    day.worked.program.look("shown", kind="EditableText", name="Find", focused=True)
    day.hand.type("first")
    day.worked.program.look("shown", kind="EditableText", name="Find", value="first")
    day.hand.key("Escape")
    day.worked.program.look("gone", kind="EditableText", name="Find")
    day.worked.program.look("shown", kind="EditableText", name="Message", focused=True)


def turn_the_wheel(day: Day) -> None:
    """Scroll the conversation up, and back down to its end."""
    day.say("Tell me more")
    day.until_answered()
    title = day.worked.program.look("windows", count=1)[0]["title"]
    day.hand.to(day.worked.on_screen(title, SIZE[0] * 2 // 3, SIZE[1] // 3))
    day.hand.wheel(-30)
    day.worked.program.look("shown", kind="Button", name="Jump to latest")
    day.picture("scrolled")
    day.hand.wheel(40)
    day.worked.program.look("gone", kind="Button", name="Jump to latest")


def move_to_a_window(day: Day) -> None:
    """Move the session to its own window, begin another session in the main window, and write in both."""
    program = day.worked.program
    day.worked.click("EditableText", "Message")
    day.hand.chord("Ctrl", "Shift", "m")
    main, own = program.look("windows", count=2, front=1)
    day.say("Go on here")
    program.look("shown", kind="ListItem", begins=f"Claude: Answer {day.turns}.", title=own["title"])
    day.worked.click("Button", "New session in project", title=main["title"])
    program.look("state", name="READY")
    main, own = program.look("windows", count=2, front=0)
    day.worked.write("In the main window", title=main["title"])
    day.worked.write("half a thought", title=own["title"])
    day.picture("windows")


def come_back(day: Day) -> None:
    """Check that both windows come back after the next start, with their drafts."""
    program = day.worked.program
    program.look("windows", count=2)
    program.look("written", words="In the main window")
    program.look("written", words="half a thought")
    day.picture("restored")


SCENES = {
    "typing": Scene(type_and_send, ("answers",)),
    "a request": Scene(allow, ("asks",)),
    "a notification": Scene(come_from_a_notification, ("waits",)),
    "an image pasted": Scene(paste_an_image, ("answers",)),
    "text pasted": Scene(paste_text),
    "a file dragged": Scene(drag_a_file),
    "a file chosen": Scene(choose_a_file),
    "copying": Scene(copy_an_answer),
    "a menu": Scene(open_a_menu),
    "finding": Scene(find_words),
    "the wheel": Scene(turn_the_wheel, ("tells",)),
    "windows": Scene(move_to_a_window, ("answers",)),
}
