"""The start page in the window: with the mouse, with the keyboard, and with dropped folders."""

import time
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication

from claude_desk.session.core.session_state import Problem, ProblemKind
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui.profiles.account_view import AccountStage
from claude_desk.ui.window.start_page import StartView
from claude_desk.workspace.recent_folders import RecentFolder
from tests import gallery
from tests.gallery.trust import review_of
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window
from tests.session_records import record

FOLDERS = [
    RecentFolder("/srv/atlas", "/srv/atlas", True, "main", 12),
    RecentFolder("/wt/new", "/srv/atlas", True, "new", 0, 0.0, True),
    RecentFolder("/srv/gone", "/srv/gone", False),
    *(RecentFolder(f"/srv/f{number}", f"/srv/f{number}") for number in range(9)),
]


@pytest.fixture
def window(open_window: OpenWindow) -> Window:
    window = open_window(size=(700, 600))
    start(window).show(FOLDERS, [record("s1", Path("/x"), folder="/srv/relay", title="Why is it slow?")])
    window.app.show_start_page()
    window.wait_for(Kind.Button, "Open folder")
    return window


def start(window: Window) -> StartView:
    found: StartView = window.app.start_view
    return found


def named(window: Window, begins: str) -> str:
    return next(node.name for node in window.all(Kind.ListItem) if node.name.startswith(begins))


def test_a_session_is_gone_on_with_and_a_folder_opened(window: Window) -> None:
    with window.qtbot.waitSignal(start(window).sessionWanted) as session:
        window.press(Kind.ListItem, named(window, "Why is it slow?"))
    assert session.args == ["/srv/relay", "s1"]
    assert named(window, "atlas") == "atlas, /srv, main · 12 sessions"
    with window.qtbot.waitSignal(start(window).folderWanted) as folder:
        window.press(Kind.ListItem, named(window, "atlas"))
    assert folder.args == ["/srv/atlas"]


def test_on_another_day_it_says_so(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no timer: the times update when the window is shown again, or comes to the front."""
    noon = time.mktime((2026, 5, 20, 12, 0, 0, 0, 0, -1))
    monkeypatch.setattr(time, "time", lambda: noon)
    today = record("s1", Path("/x"), noon, folder="/srv/relay", title="Why is it slow?")
    start(window).show([replace(FOLDERS[0], moment=noon)], [today])
    assert named(window, "Why is it slow?") == "Why is it slow?, /srv/relay · main · 12:00\u202fPM"
    monkeypatch.setattr(time, "time", lambda: noon + 86_400)
    window.app.setShown(True)
    assert named(window, "Why is it slow?") == "Why is it slow?, /srv/relay · main · Yesterday"
    assert named(window, "atlas") == "atlas, /srv, main · 12 sessions · Yesterday"


def test_a_folder_that_is_gone_is_not_opened(window: Window) -> None:
    wanted: list[str] = []
    start(window).folderWanted.connect(wanted.append)
    assert "Folder not found" in named(window, "gone")
    window.press(Kind.ListItem, named(window, "gone"))
    with window.qtbot.waitSignal(start(window).forgetWanted) as forgotten:
        window.press(Kind.Button, "Remove gone from this list")
    assert (wanted, forgotten.args) == ([], ["/srv/gone"])
    assert window.find(Kind.Button, "New session in gone") is None


def test_everything_is_done_by_keyboard(window: Window) -> None:
    def at() -> str:
        item = window.window.activeFocusItem()
        return str(item.property("title") or item.property("caption")) if item is not None else ""

    window.key(Qt.Key.Key_Tab)
    for _ in range(30):
        if at() == "atlas":
            break
        window.key(Qt.Key.Key_Tab)
    window.key(Qt.Key.Key_Down)
    assert at() == "new"
    with window.qtbot.waitSignal(start(window).folderWanted) as folder:
        window.key(Qt.Key.Key_Return)
    assert folder.args == ["/wt/new"]
    with window.qtbot.waitSignal(start(window).forgetWanted) as forgotten:
        window.key(Qt.Key.Key_Delete)
    assert forgotten.args == ["/wt/new"]
    window.key(Qt.Key.Key_Tab)
    assert at() == "New session in new"
    with window.qtbot.waitSignal(start(window).newWanted) as new:
        window.key(Qt.Key.Key_Space)
    assert new.args == ["/wt/new"]


def test_what_has_the_keyboard_is_in_sight(window: Window) -> None:
    start(window).showAll()
    window.qtbot.waitUntil(lambda: len(window.all(Kind.ListItem)) >= len(FOLDERS))
    for _ in range(50):
        window.key(Qt.Key.Key_Tab)
        item = window.window.activeFocusItem()
        assert item is not None
        top = item.mapToScene(item.boundingRect().topLeft()).y()
        assert 0 <= top <= window.window.height() - item.height() + 1


def test_what_changes_takes_nobody_the_keyboard(window: Window) -> None:
    row = window.items("StartRow")[1]
    row.forceActiveFocus()
    before = window.window.activeFocusItem()
    changed = [RecentFolder("/srv/atlas", "/srv/atlas", True, "other", 13), *FOLDERS[1:]]
    start(window).show(changed, [record("s1", Path("/x"), folder="/srv/relay", title="It was slow")])
    assert named(window, "atlas") == "atlas, /srv, other · 13 sessions"
    assert window.window.activeFocusItem() is before


def test_the_button_of_the_list_lies_over_nothing(open_window: OpenWindow) -> None:
    window = open_window(size=(480, 600))
    start(window).show(FOLDERS, [record("s1", Path("/x"), folder="/srv/relay", title="Why is it slow?")])
    window.app.show_start_page()
    button = window.wait_for(Kind.Button, "Show sessions")
    heading = window.wait_for(Kind.Heading, "Where do you want to work?")
    assert heading.y >= button.y + button.height
    window.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    window.wait_for(Kind.Heading, "Settings")
    assert window.find(Kind.Button, "Show sessions") is None


def test_a_folder_to_trust_leaves_the_way_to_the_sessions(open_window: OpenWindow) -> None:
    window = open_window(size=(480, 600))
    window.app.show_trust_page(review_of("/srv/atlas", gallery.Findings()))
    heading = window.wait_for(Kind.Heading, "Do you trust this folder?")
    button = window.wait_for(Kind.Button, "Show sessions")
    assert heading.y >= button.y + button.height
    window.click(Kind.Button, "Show sessions")
    assert window.wait_for(Kind.List, "Sessions")


def test_more_are_shown_when_wanted(window: Window) -> None:
    assert window.find(Kind.Button, "Show 7 more")
    assert not any(node.name.startswith("f8") for node in window.all(Kind.ListItem))
    window.press(Kind.Button, "Show 7 more")
    window.qtbot.waitUntil(lambda: any(n.name.startswith("f8") for n in window.all(Kind.ListItem)))
    assert window.find(Kind.Button, "Show 7 more") is None


@pytest.mark.parametrize("where", ["start", "side"])
def test_a_folder_that_is_dropped_is_opened(
    open_window: OpenWindow, session: LiveSession, tmp_path: Path, where: str
) -> None:
    window = open_window(session)
    if where == "start":
        window.app.show_start_page()
        window.wait_for(Kind.Button, "Open folder")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path))])
    place = QPoint(100, 400)
    actions, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    with window.qtbot.waitSignal(window.app.folderChosen) as chosen:
        QGuiApplication.sendEvent(window.window, QDragEnterEvent(place, actions, data, left, none))
        QGuiApplication.sendEvent(window.window, QDropEvent(QPointF(place), actions, data, left, none))
    assert chosen.args == [str(tmp_path)]


def test_a_session_that_is_no_longer_on_disk_offers_what_can_be_done(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.show_problem(Problem(ProblemKind.FILE_GONE))
    window = open_window(session)
    window.wait_for(Kind.Heading, "This session is no longer on disk")
    assert len([node for node in window.all(Kind.Button) if node.name == "New session"]) == 2, (
        "the list's too"
    )
    session.add(Entry(id="u", kind=EntryKind.USER, turn=1, text="Fix it", final=True))
    with window.qtbot.waitSignal(window.app.afreshWanted):
        window.click(Kind.Button, "New session with this transcript")
    window.until_meant("Remove from list")
    with window.qtbot.waitSignal(window.app.closeWanted):
        window.press(Kind.Button, "Remove from list")


def test_a_session_whose_file_cannot_be_read_says_why_and_asks(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.show_problem(Problem(ProblemKind.FILE_UNREADABLE, "/home/ada/x.jsonl\nPermission denied"))
    session.add(Entry(id="u", kind=EntryKind.USER, turn=1, text="Fix it", final=True))
    window = open_window(session)
    window.wait_for(Kind.Heading, "This session's file cannot be read")
    with window.qtbot.waitSignal(window.app.afreshWanted):
        window.click(Kind.Button, "New session with this transcript")
    window.click(Kind.Button, "Try again")
    assert window.find(Kind.Heading, "This session's file cannot be read")


def test_before_the_first_session_there_is_no_list_at_the_side(open_window: OpenWindow) -> None:
    window = open_window()
    window.app.show_start_page()
    window.wait_for(Kind.StaticText, "Drop a folder here")
    assert window.items("Sidebar") == []
    assert window.find(Kind.Button, "Show sessions") is None
    window.key(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert window.items("Sidebar") == [] and window.app.sidebar, "the key hides no list that is to come"
    window.click(Kind.Button, "Settings")
    window.wait_for(Kind.Heading, "Settings")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Heading, "Settings")
    with window.qtbot.waitSignal(window.app.demoWanted):
        window.click(Kind.Button, "Try the demo")
    window.app.session_list.apply_changes([record("s1", Path("/x"), title="One", branch="")])
    window.qtbot.waitUntil(lambda: bool(window.items("Sidebar")))
    assert window.find(Kind.Button, "Try the demo") is None
    assert window.find(Kind.Button, "Open folder")


def test_before_the_first_session_it_says_which_claude_code_there_is(open_window: OpenWindow) -> None:
    window = open_window()
    asked: list[bool] = []
    window.app.cli_check_view.wanted.connect(lambda: asked.append(True))
    window.app.show_start_page()
    window.wait_for(Kind.StaticText, "Drop a folder here")
    window.qtbot.waitUntil(lambda: asked == [True])
    window.app.cli_check_view.show_found("2.1.330", True, "mara@example.org")
    window.wait_for(Kind.StaticText, "Claude Code 2.1.330, signed in as mara@example.org")
    window.click(Kind.Button, "Another…")
    window.wait_for(Kind.EditableText, "Claude Code command")
    window.key(Qt.Key.Key_Escape)
    window.app.cli_check_view.show_missing(2, ["/usr/local/bin"], ["/opt/claude"])
    window.wait_for(Kind.Heading, "Claude Code was not found")
    assert window.find(Kind.ListItem, "PATH, 2 folders")
    assert window.find(Kind.ListItem, "/opt/claude, is there, but cannot be run")
    window.click(Kind.Button, "Try again")
    assert asked == [True, True]
    window.app.cli_check_view.show_found("2.1.330", None, "")
    window.wait_for(Kind.StaticText, "Claude Code 2.1.330")
    assert asked == [True, True], "it is not asked again for the page that comes back"
    window.app.cli_check_view.show_too_old("1.0.24")
    window.wait_for(Kind.StaticText, "Claude Code 1.0.24 is too old. Update it in a terminal: claude update")
    assert window.find(Kind.Button, "Another…")


def test_before_the_first_session_one_signs_in_in_place(open_window: OpenWindow) -> None:
    window = open_window()
    asked: list[bool] = []
    window.app.cli_check_view.wanted.connect(lambda: asked.append(True))
    window.app.show_start_page()
    window.wait_for(Kind.StaticText, "Drop a folder here")
    window.qtbot.waitUntil(lambda: asked == [True])
    window.app.cli_check_view.show_found("2.1.330", False, "")
    profiles = window.app._preferences.profiles_view
    with window.qtbot.waitSignal(profiles.rows.signInWanted) as wanted:
        window.click(Kind.Button, "Sign in…")
    assert wanted.args == [""], "the default profile"
    account = profiles.account_view
    account.begin("", signs_in=True)
    window.wait_for(Kind.Button, "Cancel")
    window.qtbot.waitUntil(lambda: window.has_focus("Cancel"))
    account.set_stage(AccountStage.DONE)
    window.wait_for(Kind.Button, "Close")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Button, "Close")
    assert asked == [True, True], "the page asks again who is signed in"


def test_a_fork_looks_different_from_its_original(open_window: OpenWindow) -> None:
    window = open_window()
    sessions = [
        record("s1", Path("/x"), folder="/srv/relay", title="One", forked="s0"),
        record("s2", Path("/x"), folder="/srv/relay", title="One", branch=""),
    ]
    window.app.start_view.show([], sessions)
    window.app.show_start_page()
    window.wait_for(Kind.ListItem, named(window, "One, fork · /srv/relay"))
    [fork, original] = window.items("StartRow")
    assert fork.property("glyph") != original.property("glyph")
