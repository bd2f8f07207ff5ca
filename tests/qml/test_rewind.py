"""Rewinding to before a message, and forking a session from it: the menu and the prompt."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from claude_desk.protocol.wire.authorship import Authorship
from claude_desk.session.core import session_texts
from claude_desk.session.turns.forker import Fork
from claude_desk.session.turns.rewinder import RewindPreview
from claude_desk.snapshots.records import Change, ChangeKind
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, NoticeAction
from claude_desk.transcript.text.chip_text import MARK
from claude_desk.ui.phrases.phrase_words import words
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_decisions import tab_to
from tests.qml.window import Kind, Window
from tests.screen_files import ScreenLibrary
from tests.unit.transcript import cli_messages as f

ASKED = "Rewind to “Fix it”?"
EDITS = "Edit and resend “Fix it”?"
REWIND, FORK = "Rewind to here…", "Fork from here"


CHANGES = (
    Change(b"a", ChangeKind.DELETED, None, None, added=0, removed=5),
    Change(b"b", ChangeKind.ADDED, None, None, added=1, removed=0),
    Change(b"c", ChangeKind.MODIFIED, None, None, added=2, removed=4),
    Change(b"mine", ChangeKind.MODIFIED, None, None, added=0, removed=1),
)
MINE = "M · mine · changed by you or others since"
FILES = {"canRewind": True, "filesChanged": ["a.py", "b.py"], "insertions": 3}


@pytest.fixture
def session(tmp_path: Path) -> LiveSession:
    session = LiveSession(folder=str(tmp_path), library=ScreenLibrary())
    session.cli.answers["rewind_files"] = FILES
    return session


def talked(session: LiveSession) -> list[Entry]:
    session.send("Fix it")
    session.says(f.said(f.text("Fixed.")), f.result())
    return session.entries[:2]


def rewinds(session: LiveSession) -> list[str]:
    """Return the uuids of the messages to which the CLI was asked to rewind the files."""
    real = [
        each
        for each in session.requests_sent
        if each["subtype"] == "rewind_files" and not each.get("dry_run")
    ]
    return [each["user_message_id"] for each in real]


def menu(window: Window, row: str) -> None:
    item = window.item(row)
    place = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
    QTest.mouseClick(window.window, Qt.MouseButton.RightButton, pos=place)
    window.wait_for(Kind.MenuItem, FORK)
    window.painted()


def meant(window: Window, button: str, begun: Callable[[], bool]) -> None:
    """Press a button until a press counts."""

    def press() -> bool:
        window.press(Kind.Button, button)
        return begun()

    window.until_enabled(Kind.Button, button)
    window.qtbot.waitUntil(press)


def test_one_goes_back_from_a_message(open_window: OpenWindow, session: LiveSession) -> None:
    asked, _ = talked(session)
    session.cli.silent = True
    window = open_window(session)
    menu(window, "UserRow")
    window.click(Kind.MenuItem, REWIND)
    window.wait_for(Kind.Dialog, ASKED)
    window.qtbot.waitUntil(lambda: window.has_focus("Cancel"))
    assert window.find(Kind.StaticText, "Checking what would change…")
    session.comes_up()
    window.wait_for(Kind.StaticText, "b.py")
    session.cli.silent = True
    window.click(Kind.RadioButton, "Conversation and files")
    meant(window, "Rewind both", lambda: window.find(Kind.StaticText, "Rewinding…") is not None)
    window.key(Qt.Key.Key_Escape)
    assert window.find(Kind.Dialog, ASKED), "it goes back already"
    session.cli.answers["rewind_files"] = {"canRewind": False, "error": "The disk is full."}
    session.comes_up()
    window.qtbot.waitUntil(lambda: any("disk is full" in n.name for n in window.all(Kind.StaticText)))
    assert session.entries[0] is asked
    window.click(Kind.RadioButton, "Conversation")
    meant(window, "Rewind conversation", lambda: window.find(Kind.StaticText, "Rewinding…") is not None)
    window.qtbot.waitUntil(lambda: asked not in session.entries)
    window.wait_gone(Kind.Dialog, ASKED)
    assert window.has_focus("Message")


def test_escape_changes_nothing(open_window: OpenWindow, session: LiveSession) -> None:
    talked(session)
    window = open_window(session)
    window.type("/rewind")
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.Dialog, ASKED)
    window.qtbot.waitUntil(lambda: window.has_focus("Cancel"))
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Dialog, ASKED)
    assert window.has_focus("Message")
    assert rewinds(session) == [] and session.entries[0].text == "Fix it"
    assert session.sent == ["Fix it"]


def test_the_button_says_what_is_chosen(open_window: OpenWindow, session: LiveSession) -> None:
    talked(session)
    session.cli.answers["rewind_files"] = FILES | {"filesChanged": ["a.py"]}
    window = open_window(session)
    menu(window, "UserRow")
    window.click(Kind.MenuItem, REWIND)
    for choice, button in (
        ("Conversation", "Rewind conversation"),
        ("Files", "Restore 1 file"),
        ("Conversation and files", "Rewind both"),
    ):
        window.wait_for(Kind.RadioButton, choice)
        window.click(Kind.RadioButton, choice)
        window.wait_for(Kind.Button, button)


def test_enter_presses_cancel_until_the_user_goes_to_the_act(
    open_window: OpenWindow, session: LiveSession
) -> None:
    asked, _ = talked(session)
    session.cli.answers["rewind_files"] = FILES | {"filesChanged": ["a.py"]}
    window = open_window(session)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        menu(window, "UserRow")
        window.click(Kind.MenuItem, REWIND)
        window.until_meant("Rewind conversation")
        window.key(key)
        window.wait_gone(Kind.Dialog, ASKED)
        assert rewinds(session) == [] and asked in session.entries
    menu(window, "UserRow")
    window.click(Kind.MenuItem, REWIND)
    window.wait_for(Kind.RadioButton, "Conversation and files")
    window.click(Kind.RadioButton, "Conversation and files")
    window.until_meant("Rewind both")
    tab_to(window, "Rewind both")
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: len(rewinds(session)) == 1)


def test_what_cannot_be_is_said_and_not_offered(open_window: OpenWindow, tmp_path: Path) -> None:
    session = LiveSession(folder=str(tmp_path), library=ScreenLibrary(compacted=True))
    session.cli.answers["rewind_files"] = FILES | {"filesChanged": ["a.py"]}
    asked, _ = talked(session)
    window = open_window(session)
    menu(window, "UserRow")
    window.click(Kind.MenuItem, REWIND)
    window.wait_for(Kind.StaticText, words(session_texts.SUMMED_UP))
    window.press(Kind.RadioButton, "Conversation")
    window.press(Kind.RadioButton, "Conversation and files")
    meant(window, "Restore 1 file", lambda: bool(rewinds(session)))
    assert asked in session.entries


def test_a_session_begins_with_a_row_and_one_goes_forward_again(
    open_window: OpenWindow, session: LiveSession
) -> None:
    _, said = talked(session)
    forks: list[Fork] = []
    session.forker.forked.connect(forks.append)
    window = open_window(session)
    menu(window, "ProseRow")
    window.click(Kind.MenuItem, REWIND)  # disabled: the row is not a message of the user
    window.click(Kind.MenuItem, FORK)
    window.wait_gone(Kind.MenuItem, FORK)
    window.qtbot.waitUntil(lambda: bool(forks))
    assert forks[0].begun is not None and forks[0].begun.turns[-1].entries[-1].text == said.text
    assert session.cli.asked("rewind_files") == []
    notice = Entry(id="n", kind=EntryKind.NOTICE, turn=1, text="You are back.", final=True)
    notice.action = NoticeAction.UNDO_REWIND
    session.add(notice)
    window.wait_for(Kind.Button, "Undo")
    window.painted()
    window.key(Qt.Key.Key_Escape)
    assert window.has_focus("Message")
    window.click(Kind.Button, "Undo")
    window.qtbot.waitUntil(lambda: session_texts.NO_UNDO in session.notices)
    assert window.has_focus("Message"), "a click takes the keyboard nowhere"
    assert session.sent == ["Fix it"]


def test_words_that_were_given_back_go_with_undo_unless_they_were_changed(
    open_window: OpenWindow, session: LiveSession
) -> None:
    talked(session)
    window = open_window(session)
    session.restored.emit("Fix it", ())
    window.qtbot.waitUntil(lambda: window.wait_for(Kind.EditableText, "Message").value == "Fix it")
    session.rewinder.undone.emit("Fix it")
    window.qtbot.waitUntil(lambda: window.wait_for(Kind.EditableText, "Message").value == "")
    session.restored.emit("Fix it", ())
    window.type(" now")
    session.rewinder.undone.emit("Fix it")
    window.painted()
    assert window.wait_for(Kind.EditableText, "Message").value == "Fix it now"


def test_files_of_a_snapshot_say_what_they_cover_and_leave_others_alone(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, _ = talked(session)
    uuid = session.rewinder.message_of(asked.id)
    begun: list[dict[str, Any]] = []
    monkeypatch.setattr(session.rewinder, "begin", lambda uuid, **how: begun.append({"uuid": uuid, **how}))
    session.cli.silent = True
    window = open_window(session)
    menu(window, "UserRow")
    window.click(Kind.MenuItem, REWIND)
    session.rewinder.previewed.emit(
        uuid,
        RewindPreview(
            files=("a", "b", "c"),
            insertions=3,
            foreign=frozenset({b"mine"}),
            from_snapshot=True,
            changes=CHANGES,
        ),
    )
    window.wait_for(Kind.RadioButton, "Files")
    window.click(Kind.RadioButton, "Files")
    window.wait_for(Kind.Button, "Restore 3 files")
    rows = ("A · a · comes back, 5 lines", "D · b · goes, 1 line", "M · c · +4 −2", MINE)
    for row in rows:
        assert window.find(Kind.CheckBox, row), row
    window.click(Kind.CheckBox, MINE)
    window.wait_for(Kind.Button, "Restore 4 files")
    window.click(Kind.CheckBox, rows[0])
    meant(window, "Restore 3 files", lambda: bool(begun))
    paths = frozenset({b"b", b"c", b"mine"})
    assert begun == [{"uuid": uuid, "conversation": False, "files": True, "paths": paths}]


def test_the_boxes_of_the_files_are_one_tab_stop(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, _ = talked(session)
    begun: list[dict[str, Any]] = []
    monkeypatch.setattr(session.rewinder, "begin", lambda uuid, **how: begun.append(how))
    session.cli.silent = True
    window = open_window(session)
    menu(window, "UserRow")
    window.click(Kind.MenuItem, REWIND)
    preview = RewindPreview(
        files=("a", "b", "c"), foreign=frozenset({b"mine"}), from_snapshot=True, changes=CHANGES
    )
    session.rewinder.previewed.emit(session.rewinder.message_of(asked.id), preview)
    window.wait_for(Kind.CheckBox, MINE)
    tab_to(window, "A · a · comes back, 5 lines")
    window.key(Qt.Key.Key_Space)
    window.key(Qt.Key.Key_Down)
    assert window.has_focus("D · b · goes, 1 line"), "a tick takes the keyboard nowhere"
    window.key(Qt.Key.Key_Space)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Space)
    window.key(Qt.Key.Key_Tab)
    assert window.has_focus("Cancel")
    assert window.wait_for(Kind.Button, "Rewind both").disabled, "nothing is ticked"
    window.key(Qt.Key.Key_Backtab)
    assert window.has_focus("M · c · +4 −2")
    window.key(Qt.Key.Key_Space)
    meant(window, "Rewind both", lambda: bool(begun))
    assert begun == [{"conversation": True, "files": True, "paths": frozenset({b"c"})}]


def test_the_files_of_others_are_ticked_together(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, _ = talked(session)
    begun: list[dict[str, Any]] = []
    monkeypatch.setattr(session.rewinder, "begin", lambda uuid, **how: begun.append(how))
    session.cli.silent = True
    window = open_window(session)
    menu(window, "UserRow")
    window.click(Kind.MenuItem, REWIND)
    preview = RewindPreview(
        files=("a", "b"), foreign=frozenset({b"c", b"mine"}), from_snapshot=True, changes=CHANGES
    )
    session.rewinder.previewed.emit(session.rewinder.message_of(asked.id), preview)
    all_of_them = "Restore these too: 2 files changed by you or another program since"
    window.wait_for(Kind.CheckBox, all_of_them)
    assert not window.wait_for(Kind.CheckBox, all_of_them).checked
    window.click(Kind.CheckBox, all_of_them)
    assert window.wait_for(Kind.CheckBox, MINE).checked
    window.click(Kind.CheckBox, MINE)
    assert not window.wait_for(Kind.CheckBox, all_of_them).checked
    window.click(Kind.RadioButton, "Files")
    meant(window, "Restore 3 files", lambda: bool(begun))
    assert begun == [{"conversation": False, "files": True, "paths": frozenset({b"a", b"b", b"c"})}]


def test_after_a_failure_the_dialog_looks_at_the_files_again(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, _ = talked(session)
    uuid = session.rewinder.message_of(asked.id)
    session.cli.silent = True
    looked: list[str] = []
    window = open_window(session)
    menu(window, "UserRow")
    window.click(Kind.MenuItem, REWIND)
    monkeypatch.setattr(session.rewinder, "preview", looked.append)
    monkeypatch.setattr(session.rewinder, "begin", lambda uuid, **how: None)
    preview = RewindPreview(files=("c",), from_snapshot=True, changes=CHANGES[2:3])
    session.rewinder.previewed.emit(uuid, preview)
    meant(window, "Rewind both", lambda: window.find(Kind.StaticText, "Rewinding…") is not None)
    session.rewinder.finished.emit("It failed.")
    window.wait_for(Kind.StaticText, "Checking what would change…")
    assert looked == [uuid] and window.find(Kind.StaticText, "It failed.")
    seen = RewindPreview(files=(), foreign=frozenset({b"c"}), from_snapshot=True, changes=CHANGES[2:3])
    session.rewinder.previewed.emit(uuid, seen)
    row = window.wait_for(Kind.CheckBox, "M · c · changed by you or others since")
    assert not row.checked, "what others have changed meanwhile is left alone"


def edit(window: Window) -> None:
    window.key(Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)


def message_in(window: Window) -> str:
    return window.wait_for(Kind.EditableText, "Message").value


@pytest.mark.parametrize("draft", ["", "half a thought"])
def test_the_last_message_is_edited_and_sent_again(
    open_window: OpenWindow, session: LiveSession, draft: str
) -> None:
    session.send("Begin", (Attachment("a.txt", "text/plain", "aGVsbG8=", size=5),))
    session.says(f.said(f.text("Begun.")), f.result())
    talked(session)
    window = open_window(session)
    window.type(draft)
    edit(window)
    window.wait_for(Kind.Dialog, EDITS)
    meant(window, "Rewind conversation", lambda: window.find(Kind.StaticText, "Rewinding…") is not None)
    window.wait_gone(Kind.Dialog, EDITS)
    window.qtbot.waitUntil(lambda: window.has_focus("Message"))
    assert message_in(window) == "Fix it" and not rewinds(session)
    assert [entry.text for entry in session.entries if entry.kind is EntryKind.USER] == ["Begin"]
    window.type(", please")
    window.key(Qt.Key.Key_Return)
    assert session.sent[-1] == "Fix it, please"
    window.key(Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    assert message_in(window) == draft, "the draft was stashed"


def test_an_edited_message_comes_with_its_attachments(open_window: OpenWindow, session: LiveSession) -> None:
    session.send("Look", (Attachment("a.txt", "text/plain", "aGVsbG8=", size=5),))
    session.says(f.said(f.text("Seen.")), f.result())
    window = open_window(session)
    edit(window)
    window.wait_for(Kind.Dialog, "Edit and resend “Look”?")
    meant(window, "Rewind conversation", lambda: window.find(Kind.StaticText, "Rewinding…") is not None)
    window.wait_gone(Kind.Dialog, "Edit and resend “Look”?")
    assert message_in(window) == f"Look{MARK}"
    [carried] = window.app.view.composer.carrying_view.list.attachments()
    assert (carried.name, carried.data) == ("a.txt", "aGVsbG8=")


def test_an_edited_message_has_its_pastes_as_chips(open_window: OpenWindow, session: LiveSession) -> None:
    log = "\n".join(f"line {number}" for number in range(60))
    session.send(f"See\n\n{log}\n\nand say why", authorship=Authorship(pastes=(log,)))
    session.says(f.said(f.text("Seen.")), f.result())
    window = open_window(session)
    edit(window)
    dialog = f"Edit and resend “{window.app.view.rewind.words}”?"
    window.wait_for(Kind.Dialog, dialog)
    meant(window, "Rewind conversation", lambda: window.find(Kind.StaticText, "Rewinding…") is not None)
    window.wait_gone(Kind.Dialog, dialog)
    assert message_in(window) == f"See {MARK} and say why"
    assert [each.text for each in window.app.view.composer.carrying_view.list.all] == [log]
    window.type("!")
    window.key(Qt.Key.Key_Return)
    assert session.sent[-1] == f"See\n\n{log}\n\nand say why!", "the cursor was at the end"


@pytest.mark.parametrize("end", ["cancelled", "failed"])
def test_a_draft_stays_if_the_edit_does_not_come_about(
    open_window: OpenWindow, session: LiveSession, end: str
) -> None:
    asked, _ = talked(session)
    session.cli.answers["rewind_files"] = FILES
    window = open_window(session)
    window.type("half a thought")
    edit(window)
    window.wait_for(Kind.RadioButton, "Conversation and files")
    window.click(Kind.RadioButton, "Conversation and files")
    if end == "failed":
        session.cli.answers["rewind_files"] = {"canRewind": False, "error": "The disk is full."}
        window.until_meant("Rewind both")
        window.press(Kind.Button, "Rewind both")
        window.qtbot.waitUntil(lambda: any("disk is full" in n.name for n in window.all(Kind.StaticText)))
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Dialog, EDITS)
    assert session.entries[0] is asked and message_in(window) == "half a thought"
    assert not [node for node in window.all(Kind.StaticText) if " stashed: " in node.name]


def test_a_running_turn_is_not_edited(open_window: OpenWindow, session: LiveSession) -> None:
    session.works()
    window = open_window(session)
    edit(window)
    window.wait_for(Kind.StaticText, "Claude is working. Stop the turn first.")
    assert window.find(Kind.Dialog, EDITS) is None


def test_the_message_of_the_row_is_edited(open_window: OpenWindow, session: LiveSession) -> None:
    session.send("Begin")
    session.says(f.said(f.text("Begun.")), f.result())
    talked(session)
    window = open_window(session)
    window.key(Qt.Key.Key_F7)
    for _ in range(6):
        window.key(Qt.Key.Key_Up)
        window.painted()
    edit(window)
    window.wait_for(Kind.Dialog, "Edit and resend “Begin”?")


def test_a_message_is_edited_by_its_menu(open_window: OpenWindow, session: LiveSession) -> None:
    talked(session)
    window = open_window(session)
    menu(window, "UserRow")
    window.click(Kind.MenuItem, "Edit and resend…")
    window.wait_for(Kind.Heading, EDITS)
