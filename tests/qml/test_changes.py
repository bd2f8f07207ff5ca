"""The page of changes next to the conversation, used with the mouse, and with the keyboard alone."""

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QMetaObject, QPointF, Qt
from PySide6.QtTest import QTest

from claude_desk.protocol.files.settings_file import SettingsFile
from claude_desk.repository.records import Staged, StageOutcome
from claude_desk.repository.requests import CommitIndex, StageFiles
from claude_desk.session.snapshots.session_changes import ChangeScope, Comparison
from claude_desk.snapshots.records import ChosenLines
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState, TurnFooter
from claude_desk.transcript.text.line_comments import LineComment
from claude_desk.workspace.drafts import Drafts
from claude_desk.workspace.prompt_history import PromptHistory
from tests.gallery import changes
from tests.gallery.permission_requests import question_request
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_conversation_navigation import enter_list
from tests.qml.window import Kind, Window, items_below
from tests.screen_files import TOP, ScreenFiles

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
UPLOAD = "src/relay/upload.py: Modified, +7 −3"
TWO = "Lines 20–28 of src/relay/upload.py, +6 −3"


@pytest.fixture
def session() -> LiveSession:
    return LiveSession(files=ScreenFiles())


def opened(open_window: OpenWindow, session: LiveSession, state: str = "changes") -> Window:
    changes.complete(state, session)
    window = open_window(session)
    window.key(Qt.Key.Key_G, SHIFT | CONTROL)
    window.wait_for(Kind.Pane, "Session")
    return window


def keys_count(window: Window) -> None:
    """Wait until keys that undo changes count."""
    window.qtbot.waitUntil(lambda: bool(window.item("ChangesPage").property("settled")))


def test_the_figure_in_the_head_opens_it_and_its_key_closes_it(
    open_window: OpenWindow, session: LiveSession
) -> None:
    changes.complete("changes", session)
    session.add(
        Entry("asked", EntryKind.USER, 1, "Mend it", final=True)
    )  # the head of an empty session is empty
    window = open_window(session)
    window.click(Kind.Button, "Changes")
    window.wait_for(Kind.List, "Changed files")
    assert session.changes._wanted == (ChangeScope.SESSION, "")
    window.wait_for(Kind.ListItem, UPLOAD)
    window.wait_for(Kind.ListItem, TWO)
    window.key(Qt.Key.Key_G, SHIFT | CONTROL)
    window.wait_gone(Kind.List, "Changed files")
    assert session.changes._wanted is None


def test_the_figure_at_the_end_of_a_turn_opens_it(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(Entry(id="end", kind=EntryKind.FOOTER, turn=1, footer=TurnFooter(seconds=9.0), final=True))
    window = open_window(session)
    assert window.find(Kind.Button, "Changes of this turn") is None
    changes.complete("changes", session)
    node = window.wait_for(Kind.Button, "Changes of this turn")
    assert node.description == "+11 −7 in 5 files"
    window.click(Kind.Button, "Changes of this turn")
    window.wait_for(Kind.ListItem, UPLOAD)


def test_it_is_read_and_undone_by_keys_alone(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    window.wait_for(Kind.ListItem, UPLOAD)
    window.key(Qt.Key.Key_Down)  # from the choice into the list
    for _ in range(2):
        window.key(Qt.Key.Key_J)
    keys_count(window)
    window.key(Qt.Key.Key_X)
    assert session.files.undone == [("files", [b"src/relay/upload.py"])]
    window.key(Qt.Key.Key_N)
    window.key(Qt.Key.Key_N)
    assert window.has_focus(TWO), "assistive technology hears where the keyboard is"
    window.key(Qt.Key.Key_X)
    assert session.files.undone[1:] == [("hunks", (b"src/relay/upload.py", [19]))]
    window.key(Qt.Key.Key_P)
    window.key(Qt.Key.Key_X)
    assert session.files.undone[2:] == [("hunks", (b"src/relay/upload.py", [0]))]
    window.key(Qt.Key.Key_X, SHIFT)
    assert session.files.undone[3:] == [("redo", None)]
    window.key(Qt.Key.Key_K)
    window.key(Qt.Key.Key_Left)
    window.wait_gone(Kind.ListItem, TWO)
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.ListItem, TWO)
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Pane, "Session")
    assert window.has_focus("Message") and session.stops == 0


def test_the_next_change_of_a_closed_file_is_not_passed_over(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = opened(open_window, session, "changes-many")
    window.wait_for(Kind.List, "Changed files")
    first = "src/part0/module_0.py: Modified, +7 −3"
    window.key(Qt.Key.Key_X)
    assert session.files.undone == [], "no row has the keyboard"
    window.key(Qt.Key.Key_N)
    assert window.has_focus(first)
    window.key(Qt.Key.Key_N)
    assert window.has_focus("Line 1 of src/part0/module_0.py, +1 −0")
    window.key(Qt.Key.Key_End)
    assert not window.has_focus(first)
    window.key(Qt.Key.Key_Home)
    assert window.has_focus(first)


def test_a_click_on_a_row_gives_it_the_keyboard(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    window.key(Qt.Key.Key_F13)  # the window's first key does not count: it may have been held down before
    window.click(Kind.ListItem, TWO)
    keys_count(window)
    window.key(Qt.Key.Key_X)
    assert session.files.undone == [("hunks", (b"src/relay/upload.py", [19]))]


def test_a_file_is_marked_as_reviewed_by_hand_and_by_key(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = opened(open_window, session)
    window.click(Kind.ListItem, UPLOAD)  # the click also closes the file
    window.key(Qt.Key.Key_R)
    window.wait_for(Kind.ListItem, f"{UPLOAD}, reviewed, collapsed")
    window.wait_for(Kind.StaticText, "+11 −7 in 5 files · 1 of 5 reviewed")
    assert window.has_focus("tests/unit/test_backoff.py: Renamed, +1 −1"), "the next file"
    window.key(Qt.Key.Key_K)
    window.key(Qt.Key.Key_R)
    window.wait_for(Kind.ListItem, f"{UPLOAD}, collapsed")
    box = next(node for node in window.all(Kind.CheckBox, "Reviewed") if node.description == "uploads.md")
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=box.centre)
    window.wait_for(Kind.ListItem, "docs/uploads.md: Added, +3 −0, reviewed, collapsed")


def in_message(window: Window) -> None:
    """Move the keyboard focus to the message. A click might meet a chip."""
    QMetaObject.invokeMethod(window.item("Composer"), "focusField")
    assert window.has_focus("Message")


def test_comments_are_chips_of_the_message_and_go_with_it(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = opened(open_window, session)
    window.click(Kind.EditableText, "Message")
    window.type("go on, ")
    window.click(Kind.ListItem, TWO)
    window.key(Qt.Key.Key_C)
    field = "Comment on src/relay/upload.py, lines 20–28"
    window.wait_for(Kind.EditableText, field)
    window.type("Why eight?")
    window.key(Qt.Key.Key_Return, CONTROL)
    window.wait_gone(Kind.EditableText, field)
    window.qtbot.waitUntil(lambda: window.has_focus(TWO))
    row = "Your comment on src/relay/upload.py, lines 20–28: Why eight?"
    chip = "Comment on src/relay/upload.py, lines 20–28: Why eight?"
    window.wait_for(Kind.ListItem, row)
    window.wait_for(Kind.Button, chip)
    window.press(Kind.Button, chip)  # it is edited at its lines
    window.qtbot.waitUntil(lambda: window.has_focus(field))
    window.type(" Or four?")
    window.key(Qt.Key.Key_Return, CONTROL)
    window.wait_for(Kind.Button, f"{chip} Or four?")
    window.press(Kind.ListItem, f"{row} Or four?")
    window.qtbot.waitUntil(lambda: window.has_focus(field))
    window.type(" Or two?")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.EditableText, field)
    draft = "Your draft of a comment on src/relay/upload.py, lines 20–28: Why eight? Or four? Or two?"
    window.wait_for(Kind.ListItem, draft)
    window.key(Qt.Key.Key_X)
    assert session.files.undone == [], "a comment is nothing to undo"
    in_message(window)
    window.key(Qt.Key.Key_Return)
    (sent,) = session.sent
    assert sent.startswith(
        "My comments on the changed files:\n\n[comment 1] src/relay/upload.py, lines 20-28:\n\n> -"
    )
    end = "\n\nWhy eight? Or four?\n\nThese are my notes on the changed files.\n\ngo on, [comment 1]"
    assert sent.strip().endswith(end)
    window.wait_for(Kind.ListItem, draft)
    chips = window.app.view.composer.carrying_view.list
    assert not chips.all
    window.wait_for(Kind.Button, f"{chip} Or four?")  # in the bubble
    window.key(Qt.Key.Key_Z, CONTROL)  # the message comes back, and with it the comment
    window.qtbot.waitUntil(lambda: len(chips.all) == 1)
    (comment,) = session.change_review.comments.values()
    assert (comment.text, comment.draft) == ("Why eight? Or four?", "Why eight? Or four? Or two?")


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_comment_has_room_beside_or_above_its_buttons(
    open_window: OpenWindow, session: LiveSession, scale: float
) -> None:
    window = opened(open_window, session, "changes-reviewed")
    window.window.resize(480, 1400)
    window.app.set_text_scale(scale)
    docs = next(each.key for each in window.app.view.changes.model.rows if each.path == b"docs/uploads.md")
    window.app.view.changes.toggle(docs)
    window.wait_for(Kind.Button, "Add to message")
    window.painted()

    def widths() -> list[float]:
        said = [text for row in window.items("ChangeCommentRow") for text in items_below(row, "PlainText")]
        return [text.width() for text in said if str(text.property("text")).startswith("Say how")]

    window.qtbot.waitUntil(lambda: len(widths()) == 1)
    assert widths()[0] > 150


def test_a_chip_that_is_taken_out_leaves_its_comment(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session, "changes-reviewed")
    changes.choose("changes-reviewed", window.app.view.changes)
    chip = "Comment on docs/uploads.md, line 3: Say how long it waits in between."
    window.wait_for(Kind.Button, chip)
    in_message(window)
    window.key(Qt.Key.Key_End, CONTROL)
    window.key(Qt.Key.Key_Backspace)
    window.key(Qt.Key.Key_Backspace)
    window.wait_gone(Kind.Button, chip)
    row = "Your comment on docs/uploads.md, line 3, not in your message: Say how long it waits in between."
    docs = next(each.key for each in window.app.view.changes.model.rows if each.path == b"docs/uploads.md")
    window.app.view.changes.toggle(docs)
    window.wait_for(Kind.ListItem, row)
    window.click(Kind.Button, "Add to message")
    window.wait_for(Kind.Button, chip)
    window.wait_gone(Kind.Button, "Add to message")
    window.app.view.changes.comments.remove("c2")
    window.wait_gone(Kind.Button, chip)
    assert "c2" not in session.change_review.comments
    in_message(window)
    window.key(Qt.Key.Key_Z, CONTROL)
    window.wait_for(Kind.Button, chip)
    assert "c2" in session.change_review.comments, "the undo step brings both back"


def test_a_comment_survives_a_kill_as_a_chip(
    open_window: OpenWindow, session: LiveSession, drafts: Drafts, tmp_path: Path
) -> None:
    nowhere = PromptHistory(Path("/nowhere"), session.folder)
    window = opened(open_window, session)
    window.app.view.composer.keep_with(drafts.open(session.folder), nowhere)
    comment = LineComment("c1", "src/relay/upload.py", 20, 28, False, "+x", "Why eight?")
    session.change_review.comment(comment)
    window.app.view.changes.comments.addToMessage("c1")
    chip = "Comment on src/relay/upload.py, lines 20–28: Why eight?"
    window.wait_for(Kind.Button, chip)
    drafts.flush()  # the files are as after a kill
    window.app.view.composer.keep_no_more()
    window.screen.close()

    # The program is killed again before it has read the journal. The draft keeps the chip, although its
    # comment is not known yet.
    again = Drafts(tmp_path / "drafts")
    window = open_window(LiveSession())
    composer = window.app.view.composer
    composer.keep_with(again.open(session.folder), nowhere)
    (item,) = composer.carrying_view.list.all
    assert item.on_lines and item.comment is None and item.missing
    in_message(window)
    window.type("x")
    again.flush()
    composer.keep_no_more()
    again.close()
    window.screen.close()

    third = Drafts(tmp_path / "drafts")
    anew = LiveSession()
    view = open_window(anew).app.view
    view.composer.keep_with(third.open(session.folder), nowhere)
    (item,) = view.composer.carrying_view.list.all
    assert item.on_lines and item.missing
    assert "x" in view.composer.draft_view.stored_text
    anew.change_review.comments = {"c1": comment}  # as the journal has it
    anew.change_review.changed.emit()
    assert item.comment == comment and not item.missing
    third.flush()
    third.close()


def test_a_comment_is_on_the_lines_that_are_selected_by_keys(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = opened(open_window, session)
    window.click(Kind.ListItem, "Line 1 of src/relay/upload.py, +1 −0")
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down, SHIFT)
    window.key(Qt.Key.Key_Down, SHIFT)
    window.key(Qt.Key.Key_C)
    window.wait_for(Kind.EditableText, "Comment on src/relay/upload.py, lines 2–3")
    window.type("a")
    window.click(Kind.Button, "Add comment")
    (comment,) = session.change_review.comments.values()
    assert (comment.quote, comment.text) == (" import time\n ", "a")
    window.key(Qt.Key.Key_Return)  # into the lines again
    window.key(Qt.Key.Key_Escape)
    assert window.find(Kind.List, "Changed files"), "out of the lines, not out of the panel"
    window.click(Kind.Button, "Remove comment")
    window.wait_gone(Kind.List, "Comments on changes")
    assert not session.change_review.comments


def test_lines_are_chosen_by_keys_and_by_their_numbers(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    window.click(Kind.ListItem, TWO)
    window.key(Qt.Key.Key_V)
    window.wait_for(Kind.ListItem, f"{TWO}, 9 lines chosen")
    window.key(Qt.Key.Key_V)
    window.wait_for(Kind.ListItem, TWO)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return)
    for _ in range(3):
        window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down, SHIFT)
    window.key(Qt.Key.Key_Down, SHIFT)
    window.key(Qt.Key.Key_V)
    window.wait_for(Kind.ListItem, f"{TWO}, 2 lines chosen")
    window.key(Qt.Key.Key_Escape)  # out of the lines
    window.key(Qt.Key.Key_Escape)
    window.wait_for(Kind.ListItem, TWO)
    pane = next(item for item in window.items("ChangePane") if "send_all" in item.property("text"))
    place = pane.mapToScene(QPointF(pane.property("textX") / 2, 3.5 * pane.property("lineHeight")))
    QTest.mousePress(window.window, Qt.MouseButton.LeftButton, pos=place.toPoint())
    QTest.mouseMove(window.window, (place + QPointF(0, 3 * pane.property("lineHeight"))).toPoint())
    end = (place + QPointF(0, 3 * pane.property("lineHeight"))).toPoint()
    QTest.mouseRelease(window.window, Qt.MouseButton.LeftButton, pos=end)
    window.wait_for(Kind.ListItem, f"{TWO}, 4 lines chosen")


def test_lines_stay_where_they_are_pressed(open_window: OpenWindow, session: LiveSession) -> None:
    """Lines that reach out of sight do not move when they are clicked."""
    window = opened(open_window, session)
    window.click(Kind.ListItem, TWO)
    window.key(Qt.Key.Key_Up)
    window.painted()
    pane = next(item for item in window.items("ChangePane") if "send_all" in item.property("text"))

    def place() -> QPointF:
        return pane.mapToScene(QPointF(pane.property("textX") / 2, 3.5 * pane.property("lineHeight")))

    window.window.setHeight(round(place().y() + 2 * pane.property("lineHeight")))
    window.painted()
    before = place()
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=before.toPoint())
    window.qtbot.waitUntil(lambda: any("chosen" in node.name for node in window.all(Kind.ListItem, TWO)))
    QTest.qWait(300)  # in this time the list would move
    assert place() == before


def test_old_and_new_lines_are_shown_side_by_side(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    window.wait_for(Kind.ListItem, UPLOAD)
    narrow = window.item("ChangesPage").width()
    window.click(Kind.Button, "Show changes side by side")
    window.painted()
    assert window.item("ChangesPage").width() > narrow
    panes = [item for item in window.items("ChangePane") if item.property("side")]
    assert len(panes) >= 2
    old, new = panes[:2]
    assert old.height() == new.height() and old.width() == pytest.approx(new.width(), abs=1)
    window.key(Qt.Key.Key_S)
    window.wait_for(Kind.Button, "Show changes side by side")
    window.qtbot.waitUntil(lambda: not any(item.property("side") for item in window.items("ChangePane")))


@pytest.mark.parametrize("width", [700, 1280])
def test_a_change_leads_to_its_tool_call(open_window: OpenWindow, session: LiveSession, width: int) -> None:
    call = ToolCall("t", "Write", {"file_path": f"{TOP}/src/relay/upload.py"}, state=ToolState.DONE)
    session.add(Entry(id="e", kind=EntryKind.TOOL, turn=1, tool=call, final=True))
    changes.complete("changes", session)
    window = open_window(session, (width, 860))
    window.key(Qt.Key.Key_G, SHIFT | CONTROL)
    window.click(Kind.ListItem, UPLOAD)
    window.key(Qt.Key.Key_T)
    window.qtbot.waitUntil(
        lambda: any(n.focused and n.name.startswith("Tool: Write") for n in window.nodes())
    )
    assert (window.find(Kind.List, "Changed files") is None) == (width == 700), "it does not lie over the row"


def test_the_menu_of_a_tool_call_leads_to_its_change(open_window: OpenWindow, session: LiveSession) -> None:
    value = {"file_path": f"{TOP}/src/relay/upload.py", "content": "for wait in (1, 2, 4, 8):"}
    call = ToolCall("t", "Write", value, state=ToolState.DONE)
    session.add(Entry(id="e", kind=EntryKind.TOOL, turn=1, tool=call, final=True))
    changes.complete("changes", session)
    window = open_window(session)
    enter_list(window)
    window.key(Qt.Key.Key_F10, SHIFT)
    window.click(Kind.MenuItem, "Show in Changes")
    window.qtbot.waitUntil(lambda: window.has_focus(TWO))
    assert session.changes._wanted == (ChangeScope.SESSION, "")


def undo_all(window: Window, files: int) -> None:
    window.click(Kind.Button, "Undo all…")
    window.until_meant(f"Undo {files} files")
    window.click(Kind.Button, f"Undo {files} files")
    window.wait_gone(Kind.Dialog, "Undo all changes of this turn?")


def test_buttons_undo_and_redo(open_window: OpenWindow, session: LiveSession) -> None:
    session.files.skipped = (b"docs/uploads.md",)
    window = opened(open_window, session)
    window.wait_for(Kind.Button, "Undo all…")
    assert window.find(Kind.Button, "Redo") is None
    undo_all(window, 5)
    session.hear()
    assert session.files.undone[0][0] == "files" and len(session.files.undone[0][1]) == 6
    window.wait_for(Kind.StaticText, "Skipped because it has changed in the meantime: docs/uploads.md.")
    session.change_files()
    session.hear()
    window.until_meant("Redo all")
    window.click(Kind.Button, "Redo all")
    assert session.files.undone[1:] == [("redo", None)]
    changes.complete("changes", session)
    session.hear()
    session.works()
    undo_all(window, 5)
    window.wait_for(Kind.StaticText, "Waiting for the turn to end…")
    window.click(Kind.Button, "Cancel undo")
    session.rests()
    session.hear()
    assert len(session.files.undone) == 2


def undo(session: LiveSession, name: str) -> None:
    change = session.files.put(name, b"x\n", b"y\n")
    session.change_undo.undo_files(Comparison(ChangeScope.TURN, "turn-1", "a", "", (change,)), (change,))
    session.hear()


def test_claude_is_told_with_the_next_message(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    field = "Note to Claude about what was undone"
    assert window.find(Kind.EditableText, field) is None
    undo(session, "a.py")
    window.click(Kind.EditableText, field)
    window.type("!")
    window.click(Kind.EditableText, "Message")
    window.type("go on")
    window.key(Qt.Key.Key_Return)
    (sent,) = session.sent
    assert sent.startswith("I undid some of your changes") and "a.py" in sent and "!" in sent
    assert sent.endswith("\n\ngo on")
    window.wait_gone(Kind.EditableText, field)
    session.rests()
    undo(session, "b.py")
    window.click(Kind.Button, "Remove the note about what was undone")
    window.wait_gone(Kind.EditableText, field)


def test_a_commit_is_compared_with_but_not_brought_back(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = opened(open_window, session)
    window.wait_for(Kind.Button, "Undo all…")
    window.app.view.changes.choose("head")
    window.wait_gone(Kind.Button, "Undo all…")
    assert session.changes._wanted == (ChangeScope.HEAD, "")


def test_what_there_is_instead_is_said(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session, "changes-loading")
    window.wait_for(Kind.StaticText, "Comparing…")
    session.files.let_go()
    window.wait_for(Kind.StaticText, "Nothing has changed in this turn.")
    session.snapshots.turns.clear()
    session.snapshots.changed.emit()
    window.wait_for(Kind.StaticText, "Changes are recorded from your next message on.")


def test_of_a_large_diff_few_rows_are_built(open_window: OpenWindow, session: LiveSession) -> None:
    old = b"".join(b"line %d\n" % number for number in range(25_000))
    change = session.files.put("large", old, old.replace(b"line", b"other"))
    session.change_files(change)
    window = opened(open_window, session, "none")
    window.wait_for(Kind.ListItem, "large: Modified, +25,000 −25,000, collapsed")
    window.app.view.changes.openAll(True)
    session.hear()
    window.painted()
    rows = len(window.items("ChangeRow"))
    assert 2 < rows <= 60, rows


def test_lines_are_staged_and_committed_by_keys_alone(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    window.wait_for(Kind.ListItem, UPLOAD)
    window.key(Qt.Key.Key_M)
    window.qtbot.waitUntil(lambda: window.has_focus("Commit message"))
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.EditableText, "Commit message")
    window.click(Kind.PageTab, "Not staged")
    window.wait_for(Kind.ListItem, UPLOAD)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_N)
    window.key(Qt.Key.Key_A)
    assert session.files.staged == [("stage lines", (b"src/relay/upload.py", ChosenLines((), (1,))))]
    window.key(Qt.Key.Key_X)
    assert session.files.undone == [], "here nothing is undone"
    window.key(Qt.Key.Key_M)
    window.qtbot.waitUntil(lambda: window.has_focus("Commit message"))
    window.type("Wait longer")
    window.key(Qt.Key.Key_Return)
    window.type("than a second")
    session.files.held.add(CommitIndex)
    window.key(Qt.Key.Key_Return, CONTROL)
    assert session.files.staged[1:] == [("commit", ("Wait longer\nthan a second\n", False))]
    window.wait_for(Kind.Button, "Stop")
    window.key(Qt.Key.Key_Tab)
    assert window.has_focus("Stop")
    session.files.let_go()
    window.wait_gone(Kind.EditableText, "Commit message")
    window.wait_for(Kind.StaticText, "Committed 3f2a1b0: Wait longer")


def test_some_lines_are_undone_by_keys_and_by_a_click(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    window.wait_for(Kind.ListItem, UPLOAD)
    window.key(Qt.Key.Key_Down)
    for _ in range(2):
        window.key(Qt.Key.Key_J)
    window.key(Qt.Key.Key_N)
    window.key(Qt.Key.Key_N)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return)  # into the lines, and to the first removed line
    for _ in range(3):
        window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_V)
    keys_count(window)
    window.key(Qt.Key.Key_X)
    chosen = ("lines", (b"src/relay/upload.py", ChosenLines((19,), ())))
    assert session.files.undone == [chosen]
    window.until_meant("Undo the chosen lines")
    window.click(Kind.Button, "Undo the chosen lines")
    assert session.files.undone[1:] == [chosen]


def test_a_picture_is_shown_as_it_was_and_as_it_is(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    window.wait_for(Kind.Button, "Attachment: Before")
    window.click(Kind.Button, "Attachment: Now")
    window.wait_for(Kind.Dialog, "Attachment 2 of 2")


def test_comments_go_without_words_of_the_message(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session, "changes-reviewed")
    assert window.wait_for(Kind.Button, "Send").disabled, "no comment is in the message"
    changes.choose("changes-reviewed", window.app.view.changes)
    window.painted()
    assert not window.wait_for(Kind.Button, "Send").disabled
    window.click(Kind.Button, "Send")
    assert len(session.sent) == 1 and "Why four? Make it a setting." in session.sent[0]
    assert session.sent[0].strip().endswith("\n\n[comment 1] [comment 2]")
    assert [each.draft for each in session.change_review.comments.values()] == ["Is random enough"]
    window.painted()
    assert window.wait_for(Kind.Button, "Send").disabled


def test_a_panel_that_a_request_leaves_no_room_folds_it(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, (1024, 600))
    session.set_requests([question_request()])
    window.qtbot.waitUntil(lambda: bool(window.items("QuestionDialog")))
    window.painted()
    window.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    window.wait_for(Kind.Pane, "Session")
    window.painted()
    assert window.item("SessionPanel").height() > 250
    assert session.decisions == []


def test_a_comment_is_written_below_its_line_whatever_arrives(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = opened(open_window, session)
    window.click(Kind.ListItem, TWO)
    window.key(Qt.Key.Key_C)
    field = "Comment on src/relay/upload.py, lines 20–28"
    window.qtbot.waitUntil(lambda: window.has_focus(field))
    window.type("Why")
    rows = [row.kind.value for row in window.app.view.changes.model.rows]
    assert rows[rows.index("field") - 1] == "lines"
    files = session.files
    newer = files.put("src/relay/upload.py", changes._OLD, b"# more\n" + changes._NEW)
    session.change_files(files.put("a/first.py", None, b"x\n"), newer)
    session.hear()
    window.app.view.changes._soon.timeout.emit()
    window.painted()
    assert window.has_focus(field)
    window.type(" eight?")
    window.key(Qt.Key.Key_Left)
    window.key(Qt.Key.Key_Up)
    window.key(Qt.Key.Key_X)  # a letter, not the command of the list
    assert session.files.undone == []
    session.change_files()  # nothing is left, but the words are
    session.hear()
    window.painted()
    assert window.has_focus(field)
    window.key(Qt.Key.Key_Return, CONTROL)
    (comment,) = session.change_review.comments.values()
    assert sorted(comment.text) == sorted("xWhy eight?")


def test_a_comment_that_is_being_written_survives_a_kill(
    open_window: OpenWindow,
    session: LiveSession,
    drafts: Drafts,
    tmp_path: Path,
) -> None:
    nowhere = PromptHistory(Path("/nowhere"), session.folder)
    window = opened(open_window, session)
    window.app.view.composer.keep_with(drafts.open(session.folder), nowhere)
    window.click(Kind.ListItem, TWO)
    window.key(Qt.Key.Key_C)
    field = "Comment on src/relay/upload.py, lines 20–28"
    window.qtbot.waitUntil(lambda: window.has_focus(field))
    window.type("Why eight?")
    drafts.flush()  # the files are as after a kill
    window.app.view.composer.keep_no_more()
    window.screen.close()

    again = Drafts(tmp_path / "drafts")
    anew = LiveSession()
    view = open_window(anew).app.view
    view.composer.keep_with(writer := again.open(session.folder), nowhere)
    (comment,) = anew.change_review.comments.values()
    assert (comment.path, comment.first, comment.text, comment.draft) == (
        "src/relay/upload.py", 20, "", "Why eight?",
    )  # fmt: skip
    assert writer.fresh().comments == (), "the journal has it now"
    again.flush()
    again.close()


def test_boxes_stage_files_and_hunks(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session, "changes-since-head")
    window.app.view.changes.choose("head")
    session.hear()

    def box(words: str, row: str) -> None:
        window.painted()
        node = next(each for each in window.all(Kind.CheckBox, words) if each.description == row)
        QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=node.centre)
        session.hear()

    window.wait_for(Kind.CheckBox, "Unstage")
    box("Unstage", "docs/uploads.md: Added, +3 −0")
    box("Stage", UPLOAD)
    box("Stage", "Line 1 of src/relay/upload.py, +1 −0")  # below the tip of the box above
    assert session.files.staged == [
        ("unstage", [b"docs/uploads.md"]),
        ("stage", [b"src/relay/upload.py"]),
        ("stage lines", (b"src/relay/upload.py", ChosenLines((), (1,)))),
    ]


def test_all_is_staged_and_committed_by_one_button(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session, "changes-commit")
    window.key(Qt.Key.Key_M)
    window.qtbot.waitUntil(lambda: window.has_focus("Commit message"))
    assert window.wait_for(Kind.Button, "Commit 2 files").disabled
    window.type("x" * 49)
    assert window.find(Kind.StaticText, "Length of the first line: 49") is None
    window.type("x")
    window.wait_for(Kind.StaticText, "Length of the first line: 50")
    window.until_meant("Stage all and commit")
    window.click(Kind.Button, "Stage all and commit")
    session.hear()
    names = [b"src/relay/upload.py", b"tests/unit/test_backoff.py", b"tests/unit/test_old.py"]
    assert session.files.staged == [("stage", names), ("commit", ("x" * 50 + "\n", False))]
    window.wait_gone(Kind.EditableText, "Commit message")


def test_nothing_is_committed_if_a_file_was_not_staged(open_window: OpenWindow, session: LiveSession) -> None:
    left = Staged(((b"src/relay/upload.py", StageOutcome.CHANGED),))
    session.files.answers[StageFiles] = left
    window = opened(open_window, session, "changes-commit")
    window.key(Qt.Key.Key_M)
    window.qtbot.waitUntil(lambda: window.has_focus("Commit message"))
    window.type("Wait")
    window.until_meant("Stage all and commit")
    window.click(Kind.Button, "Stage all and commit")
    session.hear()
    assert [name for name, _ in session.files.staged] == ["stage"]
    window.wait_for(Kind.EditableText, "Commit message")
    assert window.app.view.changes.staging.property("bad")


def test_an_undone_file_offers_to_be_redone_in_its_place(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = opened(open_window, session)
    window.click(Kind.ListItem, UPLOAD)
    keys_count(window)
    window.key(Qt.Key.Key_X)
    session.hear()
    session.change_files(*(each for each in session.files.changes if b"upload.py" not in each.path))
    session.hear()
    window.wait_for(Kind.ListItem, "src/relay/upload.py: undone, Claude is told, collapsed")
    window.until_meant("Redo")
    window.click(Kind.Button, "Redo")
    session.hear()
    assert session.files.undone[1:] == [("redo", None)]
    window.wait_gone(Kind.ListItem, "src/relay/upload.py: undone, Claude is told, collapsed")


def test_the_keys_are_named_until_they_are_closed(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session)
    window.app.settings.show(SettingsFile())
    wanted: list[tuple[str, object]] = []
    window.app.settings.wanted.connect(lambda name, value: wanted.append((name, value)))
    window.wait_for(Kind.StaticText, "Next change: N · Reviewed: R · Comment: C")
    window.click(Kind.Button, "Hide the keys")
    assert wanted == [("change_keys", False)]
    window.app.settings.show(SettingsFile(change_keys=False))
    window.wait_gone(Kind.Button, "Hide the keys")


@pytest.mark.parametrize("language", ["de", "ja"])
def test_no_choice_wraps_or_leaves_the_head(
    open_window: OpenWindow, session: LiveSession, language: str
) -> None:
    window = opened(open_window, session, "changes-since-head")
    window.screen.set_language(language)
    window.app.view.changes.choose("head")
    session.hear()
    for width, scale in product((400, 480, 1280), (1.0, 2.0)):
        window.window.resize(width, 860)
        window.app.set_text_scale(scale)
        window.painted()
        head = window.item("ChangesHead")
        shown = [
            item
            for kind in ("SegmentTab", "DeskButton", "AnswerButton", "IconButton", "AgentFilterTab")
            for item in window.items(kind)
            if item.isVisible() and head.isAncestorOf(item)
        ]
        spans = [item.mapRectToItem(head, item.boundingRect()) for item in shown]
        how = width, scale
        assert all(span.left() >= 0 and span.right() <= head.width() + 1 for span in spans), how
        lines = {round(span.center().y()) for span in spans}
        assert len(lines) <= 4, ("the tools in one line, the filters in another", how)
        assert not any(
            one.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1))
            for at, one in enumerate(spans)
            for other in spans[:at]
        ), how
        assert any(item.property("text") for item in shown), how


def test_a_narrow_head_has_the_choice_in_a_menu(open_window: OpenWindow, session: LiveSession) -> None:
    changes.complete("changes", session)
    window = open_window(session, (400, 860))
    window.key(Qt.Key.Key_G, SHIFT | CONTROL)
    window.click(Kind.Button, "This turn")
    window.click(Kind.MenuItem, "This session")
    session.hear()
    assert session.changes._wanted == (ChangeScope.SESSION, "")
    window.click(Kind.Button, "Options")
    window.click(Kind.MenuItem, "Show changes side by side")
    assert window.app.view.changes.property("sided")


def test_the_field_of_a_commit_ends_where_its_buttons_do(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = opened(open_window, session, "changes-commit")
    window.key(Qt.Key.Key_M)
    field = window.wait_for(Kind.EditableText, "Commit message")
    button = window.wait_for(Kind.Button, "Stage all and commit")
    assert abs(field.x + field.width - button.x - button.width) <= 1


def test_the_scroll_bar_covers_no_check_box(open_window: OpenWindow, session: LiveSession) -> None:
    window = opened(open_window, session, "changes-commit")
    window.app.view.changes.choose("head")
    window.wait_gone(Kind.Button, "Undo all…")
    window.wait_for(Kind.CheckBox, "Reviewed")
    window.painted()
    page = window.item("ChangesPage")
    [bar] = [each for each in items_below(page, "DeskScrollBar") if each.isVisible() and each.height() > 100]
    handle = bar.property("contentItem").mapToScene(QPointF()).x()
    boxes = [each for each in items_below(page, "DeskCheckBox") if each.isVisible()]
    assert boxes
    assert all(each.mapToScene(QPointF(each.width(), 0)).x() <= handle for each in boxes)
