"""Everyday acts, done with the keys that acts.md lists for them."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest

from claude_desk.session.permissions.decisions import AllowOnce, DenyOnce
from claude_desk.transcript.entries import ToolState
from claude_desk.transcript.text.chip_text import MARK
from tests import gallery
from tests.gallery import Maker
from tests.gallery.long_conversation import long_way
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_decisions import ask, keys_count, settled
from tests.qml.test_sidebar import Wishes, listed
from tests.qml.window import Kind, Window, items_below

TABLE = Path(__file__).parent / "acts.md"
CONTROLS = (Kind.Button, Kind.MenuItem, Kind.ListItem, Kind.ComboBox, Kind.ButtonMenu)
NAMES = {"Enter": "Return", "Shift+Tab": "Shift+Backtab"}


class Act(NamedTuple):
    name: str
    keys: tuple[str, ...]  # text in “quotes” is typed
    number: str
    compared: str  # the cell after the number


def acts_of(heading: str, columns: int = 5) -> list[Act]:
    """Return the rows of a table in acts.md."""
    part = TABLE.read_text("utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    found = []
    for line in part.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if line.startswith("| ") and len(cells) == columns and cells[0] not in ("act", "---"):
            found.append(Act(cells[0], tuple(re.split(r", (?=[^,])", cells[1])), cells[2], cells[3]))
    return found


PLAYED = acts_of("Played")
PRESSED = acts_of("Played with the mouse", 4)


class Stage:
    """The window of one act, and a record of what happened in it."""

    def __init__(self, window: Window, session: LiveSession, wishes: Wishes) -> None:
        self.window, self.session, self.wishes = window, session, wishes
        self.told: list[str] = []
        for name in ("newWanted", "clearWanted", "reopenWanted"):
            getattr(window.app, name).connect(lambda name=name: self.told.append(name))
        window.app.closeWanted.connect(lambda _view: self.told.append("closeWanted"))
        self.began = self.top

    @property
    def text(self) -> str:
        return self.window.wait_for(Kind.EditableText, "Message").value

    @property
    def top(self) -> float:
        """The scroll position of the conversation, in pixels."""
        view = self.window.item("TranscriptView")
        found = [item for item in items_below(view, "QQuickListView") if item.parentItem() == view]
        return float(found[0].property("contentY"))

    @property
    def moved(self) -> bool:
        return abs(self.top - self.began) > 20

    def focus(self, begins: str) -> bool:
        return any(node.focused and node.name.startswith(begins) for node in self.window.nodes())

    def has(self, role: Kind, begins: str) -> bool:
        return bool(self.window.all(role, begins))

    def named(self, begins: str) -> QPoint:
        """Return the middle of the control whose name begins so."""
        found: list[QPoint] = []

        def there() -> bool:
            known = [
                node for node in self.window.nodes() if node.name.startswith(begins) and node.role in CONTROLS
            ]
            known.sort(key=lambda node: node.name != begins)
            found[:] = [node.centre for node in known]
            return bool(found)

        self.window.qtbot.waitUntil(there)
        return found[0]

    def press(self, step: str) -> None:
        """Press a mouse button as a step of the table says."""
        screen, left = self.window.window, Qt.MouseButton.LeftButton
        self.window.painted()
        button, _, item = step.partition(" > ")
        if not item:
            right = step.startswith("right ")
            place = self.named(step.removeprefix("right "))
            QTest.mouseClick(screen, Qt.MouseButton.RightButton if right else left, pos=place)
            return
        place = self.named(button)
        QTest.mousePress(screen, left, pos=place)
        QTest.mouseMove(screen, place + QPoint(0, 40))
        self.window.wait_for(Kind.MenuItem, item)
        self.window.painted()
        end = self.named(item)
        QTest.mouseMove(screen, end - QPoint(3, 0))
        QTest.mouseMove(screen, end)
        QTest.mouseRelease(screen, left, pos=end)

    def play_by_mouse(self, act: Act) -> int:
        """Press what an act names and type its texts. Return the number of presses."""
        pressed = 0
        for step in act.keys:
            if step.startswith("“"):
                self.window.type(step.strip("“”"))
            elif step == "Enter":
                self.window.key(Qt.Key.Key_Return)
            else:
                self.press(step)
                pressed += 1
            self.window.painted()
            if self.session.requests.pending and step.startswith("“"):
                settled(self.window)
                keys_count(self.window)
        return pressed

    def play(self, act: Act) -> int:
        """Press the keys of an act and type its texts. Return the number of keys, without the typed texts."""
        pressed = 0
        for key in act.keys:
            if key.startswith("“"):
                self.window.type(key.strip("“”"))
            else:
                [chord] = QKeySequence.fromString(NAMES.get(key, key))
                self.window.key(chord.key(), chord.keyboardModifiers())
                pressed += 1
            self.window.painted()
            if self.session.requests.pending and key.startswith(("F6", "“")):
                settled(self.window)
                keys_count(self.window)
        return pressed


def asked(stage: Stage) -> None:
    ask(stage.window, stage.session, gallery.bash_request())
    settled(stage.window)
    keys_count(stage.window)


def working(stage: Stage) -> None:
    stage.session.works()


def finding(stage: Stage) -> None:
    stage.window.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    stage.window.type("the")
    found = stage.window.app.session.find
    stage.window.qtbot.waitUntil(lambda: not found.property("searching") and found.property("count") > 2)
    stage.began = found.property("current")


def at_the_beginning(stage: Stage) -> None:
    stage.window.key(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    stage.window.painted()
    stage.window.painted()
    stage.began = stage.top


def at_the_rows(stage: Stage) -> None:
    stage.window.key(Qt.Key.Key_F7)


def a_card(stage: Stage) -> None:
    stage.session.add(Maker().tool("Read", "a.py", ToolState.DONE, "import re"))
    stage.window.painted()
    stage.window.painted()


def card_open(stage: Stage) -> bool:
    [card] = stage.window.all(Kind.ListItem, "Tool: Read: a.py")
    return not card.name.endswith(", folded")


def unfolded(stage: Stage) -> None:
    stage.window.key(Qt.Key.Key_Equal, Qt.KeyboardModifier.AltModifier)
    for _ in range(4):
        stage.window.painted()


def folded(stage: Stage) -> bool:
    """Return whether a row in sight is folded."""
    return any(node.name.endswith(", folded") for node in stage.window.all(Kind.ListItem))


def panel(stage: Stage) -> bool:
    return bool(stage.window.items("SessionPanel"))


def sent_before(stage: Stage) -> None:
    stage.window.type("hello")
    stage.window.key(Qt.Key.Key_Return)
    stage.window.painted()


def stashed(stage: Stage) -> None:
    stage.window.type("half a thought")
    stage.window.key(Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    stage.window.painted()


def nothing(stage: Stage) -> None:
    pass


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


Check = Callable[[Stage], bool]
# For each act: a function that sets it up, and a check that it was done.
CHECKS: dict[str, tuple[Callable[[Stage], None], Check]] = {
    "Send a message": (nothing, lambda s: s.session.sent == ["hello"]),
    "Begin a new line": (nothing, lambda s: s.text == "\n"),
    "Allow a request once": (asked, lambda s: s.session.decisions == [("r1", AllowOnce(None))]),
    "Deny a request": (asked, lambda s: s.session.decisions == [("r1", DenyOnce())]),
    "Deny a request with a note": (asked, lambda s: "use rg" in str(s.session.decisions)),
    "Show what always allowing would do": (asked, lambda s: s.has(Kind.Button, "Fewer options")),
    "Go to a request": (asked, lambda s: not s.focus("Message")),
    "Collapse a request to its title": (asked, lambda s: s.has(Kind.Button, "Expand the request")),
    "Stop the turn": (working, lambda s: s.session.stops == 1),
    "Send while Claude works": (working, lambda s: s.session.sent == ["and then"]),
    "Find words": (nothing, lambda s: s.has(Kind.StaticText, "1 of ")),
    "Next match": (finding, lambda s: s.window.app.session.find.property("current") == s.began + 1),
    "Previous match": (
        finding,
        lambda s: s.window.app.session.find.property("current") not in (s.began, s.began + 1),
    ),
    "Close find": (finding, lambda s: s.focus("Message") and not s.has(Kind.EditableText, "Find")),
    "Go to the rows": (nothing, lambda s: s.focus("Conversation")),
    "Copy the latest row": (nothing, lambda s: clipboard() != "before"),
    "Quote the latest row in the message": (nothing, lambda s: s.focus("Message") and MARK in s.text),
    "Collapse or expand the latest row": (a_card, card_open),
    "Open the menu of the latest row": (nothing, lambda s: s.has(Kind.MenuItem, "Copy")),
    "Expand all rows": (nothing, lambda s: not folded(s)),
    "Collapse all rows": (unfolded, folded),
    "Scroll a page up": (nothing, lambda s: s.has(Kind.Button, "Jump to latest")),
    "Jump to the latest": (at_the_beginning, lambda s: not s.has(Kind.Button, "Jump to latest")),
    "Jump to the beginning": (nothing, lambda s: s.has(Kind.Button, "Jump to latest")),
    "Open the terminal": (nothing, lambda s: s.has(Kind.Pane, "Terminal")),
    "Your message before": (nothing, lambda s: s.moved),
    "Next error": (at_the_beginning, lambda s: s.moved),
    "List of your messages": (nothing, lambda s: s.focus("Find a message")),
    "Go to one of your messages": (nothing, lambda s: s.has(Kind.Button, "Jump to latest")),
    "Find a session and open it": (nothing, lambda s: s.wishes == [("choose", "Session 4", "")]),
    "Search all sessions": (nothing, lambda s: s.has(Kind.Heading, "Search")),
    "Search all sessions for words": (nothing, lambda s: s.has(Kind.Heading, "Search")),
    "Show all sessions": (nothing, lambda s: s.has(Kind.Heading, "All sessions")),
    "Next session of the list": (nothing, lambda s: [wish[0] for wish in s.wishes] == ["choose"]),
    "New session in the same folder": (nothing, lambda s: s.told == ["newWanted"]),
    "New session in this one's place": (nothing, lambda s: s.told == ["clearWanted"]),
    "List of sessions by its command": (nothing, lambda s: s.focus("Search sessions")),
    "Close the session": (nothing, lambda s: s.told == ["closeWanted"]),
    "Open the one closed last": (nothing, lambda s: s.told == ["reopenWanted"]),
    "Rename the session": (nothing, lambda s: [w[0::2] for w in s.wishes] == [("rename", "New title")]),
    "Delete the session": (nothing, lambda s: [wish[0] for wish in s.wishes] == ["delete"]),
    "Open the menu of the session": (nothing, lambda s: s.has(Kind.MenuItem, "Rename")),
    "Run a command": (nothing, lambda s: s.session.sent == ["/compact"]),
    "Complete a command": (nothing, lambda s: s.text == "/compact "),
    "Costs by their command": (nothing, panel),
    "Send an unknown command as a message": (nothing, lambda s: s.session.sent == [" /nope"]),
    "Next permission mode": (nothing, lambda s: s.session.info.mode == "acceptEdits"),
    "Next permission mode from anywhere": (nothing, lambda s: s.session.info.mode == "acceptEdits"),
    "Choose the model": (nothing, lambda s: s.session.info.model == "sonnet"),
    "Rewind by its command": (nothing, lambda s: bool(s.window.app.session.rewind.property("asking"))),
    "Save the conversation": (nothing, lambda s: s.has(Kind.MenuItem, "Save as Markdown")),
    "Context, cost and MCP servers": (nothing, panel),
    "What was decided": (nothing, panel),
    "Settings": (nothing, lambda s: s.has(Kind.RadioButton, "Dark")),
    "Find a setting": (
        nothing,
        lambda s: s.has(Kind.RadioButton, "Compact") and not s.has(Kind.RadioButton, "Dark"),
    ),
    "Show or hide the sessions": (nothing, lambda s: not s.window.app.property("sidebar")),
    "All keys": (nothing, lambda s: s.has(Kind.Heading, "Keyboard shortcuts")),
    "Larger text": (nothing, lambda s: s.window.app.property("textScale") == 1.1),
    "Smaller text": (nothing, lambda s: s.window.app.property("textScale") == 0.9),
    "Back to the message": (at_the_rows, lambda s: s.focus("Message")),
    "Ask to edit and resend your last message": (
        nothing,
        lambda s: any(s.window.all(Kind.Heading, "Edit and resend “")),
    ),
    "Stash the message": (nothing, lambda s: s.text == "" and s.has(Kind.StaticText, "1 message stashed")),
    "Restore the stashed message": (stashed, lambda s: s.text == "half a thought"),
    "What was sent before": (sent_before, lambda s: s.text == "hello"),
}


@pytest.mark.parametrize("act", [act for act in PLAYED if act.name in CHECKS], ids=lambda act: act.name)
def test_an_act_is_done_by_its_keys(open_window: OpenWindow, session: LiveSession, act: Act) -> None:
    session.add(*long_way(Maker(), 6))
    window = open_window(session)
    stage = Stage(window, session, listed(window))
    QGuiApplication.clipboard().setText("before")
    before, done = CHECKS[act.name]
    before(stage)
    assert not done(stage)
    assert str(stage.play(act)) == act.number
    window.qtbot.waitUntil(lambda: done(stage))


# Checks of acts that end otherwise with the mouse.
MOUSE_CHECKS: dict[str, Check] = {
    "Save the conversation": lambda s: s.has(Kind.Heading, "Save"),
    "Close find": lambda s: not s.has(Kind.EditableText, "Find"),
}


@pytest.mark.parametrize("act", PRESSED, ids=lambda act: act.name)
def test_an_act_is_done_with_the_mouse(open_window: OpenWindow, act: Act) -> None:
    session = LiveSession(cost=0.84)
    session.add(*long_way(Maker(), 6))
    window = open_window(session)
    stage = Stage(window, session, listed(window))
    before, done = CHECKS[act.name]
    done = MOUSE_CHECKS.get(act.name, done)
    before(stage)
    assert not done(stage)
    assert str(stage.play_by_mouse(act)) == act.number
    window.qtbot.waitUntil(lambda: done(stage))


def test_the_table_is_whole() -> None:
    played, told = PLAYED, acts_of("Told")
    assert len({act.name for act in (*played, *told)}) == len(played) + len(told) >= 100
    assert {act.name for act in played} >= set(CHECKS)
    assert len(CHECKS) >= 50
    assert len(PRESSED) >= 25
    keys = {act.name: act.number for act in played}
    assert all(act.compared == keys[act.name] for act in PRESSED)
