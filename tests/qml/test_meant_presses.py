"""No press that was meant for something else decides a question. All questions and such presses are tried."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QEnterEvent, QGuiApplication, QKeyEvent, QMoveEvent, QWindow
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from claude_desk.paths import assets_folder
from claude_desk.ui import press_watch
from claude_desk.ui.click_guard import ClickGuard
from tests.gallery.pages import open_page
from tests.gallery.states import fill
from tests.qml.window import Kind, Window
from tests.window_engines import SuccessiveWindow

# The states of the gallery that ask something, and the answers that decide.
QUESTIONS = {
    "permission": ["Allow once", "Deny", "Always allow…"],
    "question": ["Dismiss"],
    "server-form": ["Decline"],
    "plan": ["Approve", "Approve and accept edits", "Keep planning"],
    "trust": ["Trust this folder", "Open without them"],
    "own-window-trust": ["Trust this folder", "Open without them"],
    "rewind": ["Rewind conversation"],
    "ask-bypass": ["Bypass permissions"],
    "worktree-new": ["Create and start"],
    "worktree-remove": ["Remove worktree"],
    "sessions-asked": ["Move to trash"],
    "closing": ["Stop and close", "Keep working"],
    "ceiling-asked": ["Send anyway", "Take the message back"],
    "changes": ["Undo this file"],
    "changes-undo-all": ["Undo 5 files"],
    "file-dialog-replace": ["Replace"],
    "file-gone": ["Remove from list"],
    "owner-window": ["Take over"],
}


class Clock:
    """The clock that presses are measured with. It moves only when the test moves it."""

    def __init__(self) -> None:
        self.at = 1e9

    def now(self) -> float:
        return self.at


class Asked:
    """A question on the screen."""

    def __init__(self, window: Window, clock: Clock) -> None:
        self.window, self.clock = window, clock
        self.other = QWindow()

    def close(self) -> None:
        self.other.destroy()

    def button(self, name: str) -> QQuickItem:
        interface = self.window.interface(Kind.Button, name)
        assert interface is not None, name
        found = interface.object()
        assert isinstance(found, QQuickItem)
        return found

    def click(self, name: str) -> None:
        centre = self.window.wait_for(Kind.Button, name).centre
        QTest.mouseClick(self.window.window, Qt.MouseButton.LeftButton, pos=centre)

    def come_to_rest(self, name: str) -> None:
        """Wait until a press of the button would count."""
        self.to_front()
        self.window.painted()

        def stands() -> bool:
            self.clock.at += 10_000
            guards = self.button(name).findChildren(ClickGuard)
            return bool(guards) and all(guard.isArmed() for guard in guards)

        self.window.qtbot.waitUntil(stands)

    def to_front(self) -> None:
        self.window.window.requestActivate()
        self.window.qtbot.waitUntil(self.window.window.isActive)

    def to_back(self) -> None:
        self.other.show()
        self.other.requestActivate()
        self.window.qtbot.waitUntil(lambda: not self.window.window.isActive())

    def type_key(self, key: Qt.Key, name: str, held: bool = False) -> None:
        self.button(name).forceActiveFocus(Qt.FocusReason.TabFocusReason)
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            text = "\r" if key == Qt.Key.Key_Return else " "
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text, held)
            QCoreApplication.sendEvent(self.window.window, event)
        QCoreApplication.processEvents()


def clicks_under_way(asked: Asked, name: str) -> None:
    asked.button(name).setY(asked.button(name).y() + 1)  # the button has only just moved here
    for _ in range(10):
        asked.click(name)
        asked.window.painted()
        asked.clock.at += 150


def activating_click(asked: Asked, name: str) -> None:
    asked.to_back()
    asked.clock.at += 5_000
    asked.click(name)
    asked.to_front()
    asked.clock.at += 1
    asked.click(name)


def double_click_over_a_closing_window(asked: Asked, name: str, after: int = 150) -> None:
    asked.to_back()
    asked.clock.at += 5_000
    asked.to_front()
    asked.clock.at += after
    asked.click(name)


def slow_double_click_over_a_closing_window(asked: Asked, name: str) -> None:
    double_click_over_a_closing_window(asked, name, 400)


def double_click_over_what_has_no_focus(asked: Asked, name: str) -> None:
    """The first click was on a menu of another program or a notification; this window stayed in front."""
    where = QPointF(asked.window.wait_for(Kind.Button, name).centre)
    QCoreApplication.sendEvent(asked.window.window, QEvent(QEvent.Type.Leave))
    asked.clock.at += 3_000
    QCoreApplication.sendEvent(asked.window.window, QEnterEvent(where, where, where))
    asked.clock.at += 400
    asked.click(name)


def double_click_that_a_busy_window_hears_of_late(asked: Asked, name: str) -> None:
    """The window learns that the pointer has left only just before the pointer comes back."""
    pointer_away_for(asked, name, 50)
    asked.clock.at += 150
    asked.click(name)


def pointer_away_for(asked: Asked, name: str, milliseconds: int) -> None:
    where = QPointF(asked.window.wait_for(Kind.Button, name).centre)
    QCoreApplication.sendEvent(asked.window.window, QEvent(QEvent.Type.Leave))
    asked.clock.at += milliseconds
    QCoreApplication.sendEvent(asked.window.window, QEnterEvent(where, where, where))


def double_click_over_something_of_ours(asked: Asked, name: str) -> None:
    """The first press was for something that lay over the button in the same window."""
    centre = asked.window.wait_for(Kind.Button, name).centre
    QTest.mouseClick(asked.window.window, Qt.MouseButton.MiddleButton, pos=centre)
    asked.clock.at += 300
    asked.click(name)


def moved_window(asked: Asked, name: str) -> None:
    QCoreApplication.sendEvent(asked.window.window, QMoveEvent(QPoint(9, 9), QPoint(0, 0)))
    asked.clock.at += 300
    asked.click(name)


def moved_control(asked: Asked, name: str) -> None:
    item = asked.button(name)
    item.setX(item.x() + 3)
    asked.window.painted()
    asked.clock.at += 300
    asked.click(name)


def key_of_another_window(asked: Asked, name: str) -> None:
    asked.to_back()
    asked.clock.at += 5_000
    asked.to_front()
    asked.clock.at += 300
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        asked.type_key(key, name)


def first_key_of_a_window(asked: Asked, name: str) -> None:
    """The key may have been held down before: a slow keyboard reports a held key late, as a new press."""
    asked.to_back()
    asked.clock.at += 5_000
    asked.to_front()
    asked.clock.at += 900
    asked.type_key(Qt.Key.Key_Space, name)
    asked.clock.at += 30
    asked.type_key(Qt.Key.Key_Space, name)


def held_key(asked: Asked, name: str) -> None:
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        asked.type_key(key, name, held=True)


WAYS: list[Callable[[Asked, str], None]] = [
    clicks_under_way,
    activating_click,
    double_click_over_a_closing_window,
    slow_double_click_over_a_closing_window,
    double_click_over_what_has_no_focus,
    double_click_that_a_busy_window_hears_of_late,
    double_click_over_something_of_ours,
    moved_window,
    moved_control,
    key_of_another_window,
    first_key_of_a_window,
    held_key,
]

Ask = Callable[[str], Asked]


@pytest.fixture
def ask(qapp: QGuiApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ask]:
    made: list[tuple[SuccessiveWindow, Asked]] = []
    clock = Clock()
    monkeypatch.setattr(press_watch, "now", clock.now)
    QAccessible.setActive(True)

    def ask(state: str) -> Asked:
        screen = SuccessiveWindow()
        fill(state, screen)
        shown = screen.open()
        shown.resize(1280, 860)
        qtbot.waitUntil(shown.isExposed)
        window = open_page(state, screen, shown)
        assert isinstance(window, QQuickWindow)
        asked = Asked(Window(screen, window, qtbot), clock)
        made.append((screen, asked))
        asked.to_front()
        return asked

    yield ask
    for screen, asked in made:
        asked.close()
        screen.close()
    QAccessible.setActive(False)


@pytest.mark.own_engine
@pytest.mark.parametrize("state", QUESTIONS)
def test_only_what_was_meant_decides(ask: Ask, state: str) -> None:
    asked = ask(state)
    for name in QUESTIONS[state]:
        asked.window.wait_for(Kind.Button, name)
        spy = QSignalSpy(asked.button(name), SIGNAL("confirmed()"))
        for way in WAYS:
            asked.come_to_rest(name)
            way(asked, name)
            QCoreApplication.processEvents()
            assert spy.count() == 0, f"{name}: {way.__name__}"
    if state == "file-dialog-replace":
        return  # the gallery has nothing to save
    # The first press that is meant for the button counts.
    name = QUESTIONS[state][0]
    spy = QSignalSpy(asked.button(name), SIGNAL("confirmed()"))
    asked.come_to_rest(name)
    asked.click(name)
    assert spy.count() == 1


@pytest.mark.own_engine
@pytest.mark.parametrize(("pause", "counts"), [(1, True), (150, False)])
def test_a_window_manager_may_look_at_a_click(
    ask: Ask, monkeypatch: pytest.MonkeyPatch, pause: int, counts: bool
) -> None:
    """Window managers of X11 take the pointer away for a moment, and then pass the click on."""
    asked = ask("trust")
    name = "Trust this folder"
    asked.window.wait_for(Kind.Button, name)
    spy = QSignalSpy(asked.button(name), SIGNAL("confirmed()"))
    asked.come_to_rest(name)
    monkeypatch.setattr(press_watch, "_is_x11", lambda: True)
    pointer_away_for(asked, name, 50)
    asked.clock.at += pause
    asked.click(name)
    assert spy.count() == counts


@pytest.mark.own_engine
def test_the_second_press_counts_where_nobody_says_that_the_window_is_in_front(ask: Ask) -> None:
    """On Wayland, Qt loses track of the active window if another window has the focus for a moment."""
    asked = ask("trust")
    name = "Trust this folder"
    asked.window.wait_for(Kind.Button, name)
    spy = QSignalSpy(asked.button(name), SIGNAL("confirmed()"))
    asked.come_to_rest(name)
    asked.to_back()
    asked.clock.at += 5_000
    asked.click(name)
    assert spy.count() == 0
    asked.window.painted()
    asked.clock.at += 5_000
    asked.click(name)
    assert spy.count() == 1


@pytest.mark.own_engine
def test_it_says_why_a_press_did_not_count(ask: Ask) -> None:
    asked = ask("permission")
    asked.window.wait_for(Kind.Button, "Allow once")
    asked.come_to_rest("Allow once")
    double_click_over_a_closing_window(asked, "Allow once")
    words = "Not counted: this window has only just come to the front. Press again."
    button = asked.window.wait_for(Kind.Button, "Allow once")

    def said_above_it() -> bool:
        found = (text for text in asked.window.items("PlainText") if text.property("text") == words)
        return any(
            text.isVisible() and 0 < button.y - text.mapToScene(QPointF(0, 0)).y() < 80 for text in found
        )

    asked.window.qtbot.waitUntil(said_above_it)


# The texts of answers that change nothing, and of buttons that only show something, by file.
HARMLESS = {
    "Session/RewindPrompt.qml": {"Cancel"},
    "Session/BypassPrompt.qml": {"Cancel"},
    "Session/CostLimitPrompt.qml": {"Cancel"},
    "Sidebar/SessionPromptDialog.qml": {"Cancel"},
    "Changes/UndoAllDialog.qml": {"Cancel"},
    "Worktrees/WorktreeRemovalDialog.qml": {"Cancel"},
    "Worktrees/NewWorktreeDialog.qml": {"Stop"},
    # Removing asks again, and a message to Claude is not sent.
    "Worktrees/WorktreeMergeDialog.qml": {
        "Show the changes",
        "Stop",
        "Remove the worktree…",
        "Let Claude resolve it",
    },
    # The text of a chip can be changed again.
    "Composer/ChipEditor.qml": {"Edit in the message", "Cancel", "Save"},
    "FileDialogs/ReplaceBar.qml": {"Keep existing file"},
    "Permissions/PlanDialog.qml": set[str](),
    "Permissions/PermissionDialog.qml": set[str](),
    "Permissions/QuestionDialog.qml": set[str](),
    "Window/TrustPage.qml": {"Another folder…", "Try again"},
}


def test_every_answer_of_every_question_is_guarded() -> None:
    """Each button of a question is guarded, or harmless. A question is a panel of one of these types."""
    root = Path(str(assets_folder("qml"))) / "ClaudeDesk"
    asks = re.compile(r"^(RequestCard|DeskDialog) \{", re.M)
    found = {
        path.relative_to(root).as_posix() for path in root.rglob("*.qml") if asks.search(path.read_text())
    }
    assert found <= {*HARMLESS}, "a question that is not in the table"
    for name, harmless in HARMLESS.items():
        plain = re.findall(r"\bDeskButton \{(.*?)onClicked", (root / name).read_text(), re.S)
        for button in plain:
            said = re.search(r'(?:text|caption): (?:.*?qsTr\("([^"]+)"\)|(\S+))', button)
            assert said is not None and (said[1] or said[2]) in harmless, (name, button)
