"""Completion, attachments and pasting, in the window."""

import base64
import struct
import zlib
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest

from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.text.chip_text import MARK
from claude_desk.ui.composer import composer_attachments, slash_commands
from claude_desk.ui.composer.composer_view import ComposerView
from claude_desk.ui.composer.file_finder import FileFinder
from claude_desk.ui.composer.message_text import MessageText
from tests.gallery import Maker
from tests.gallery.attachments import encoded, painted, several
from tests.gallery.composer import COMMANDS
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_composer import CONTROL, SHIFT, compose, text
from tests.qml.window import Kind, Window, items_below, items_of

LONG = "line of text\n" * 312


@pytest.fixture
def session_folder(tmp_path: Path) -> str:
    return str(tmp_path)


@pytest.fixture
def project(tmp_path: Path, session: LiveSession) -> Path:
    session.info.commands = COMMANDS
    (tmp_path / "src").mkdir()
    for name in ("src/client.py", "src/my file.py", "notes.txt"):
        (tmp_path / name).write_text("hello\n")
    (tmp_path / "sun.png").write_bytes(encoded(painted(64, 48)))
    return tmp_path


def composer(window: Window) -> ComposerView:
    found = window.app.view.composer
    assert isinstance(found, ComposerView)
    return found


def test_files_are_looked_for_in_the_folder_first(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    assert composer(open_window(session)).carrying_view.place() == QUrl.fromLocalFile(str(project))


def paste(window: Window, *, text: str = "", files: tuple[Path, ...] = (), image: bool = False) -> None:
    data = QMimeData()
    if text:
        data.setText(text)
    if files:
        data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    if image:
        data.setImageData(painted(90, 60))
    QGuiApplication.clipboard().setMimeData(data)
    window.key(Qt.Key.Key_V, CONTROL)
    QGuiApplication.clipboard().clear()  # Qt may crash at exit if the clipboard still has content


def outside(project: Path) -> Path:
    """Return a text file that is not in the project: a text in the project is mentioned."""
    file = project.with_name("elsewhere.txt")
    file.write_text("hello\n")
    return file


def chips(window: Window) -> list[str]:
    """The names of the attachments of the message."""
    return [node.name for node in window.all(Kind.Button, "Attachment: ")]


def mentions(window: Window) -> list[str]:
    return [node.name for node in window.all(Kind.Button, "Mention: ")]


# --- completion ------------------------------------------------------------------------------------


def test_a_command_is_completed(open_window: OpenWindow, session: LiveSession, project: Path) -> None:
    window = open_window(session)
    window.type("/rev")
    window.wait_for(Kind.List, "Completions")
    assert window.all(Kind.ListItem, "/")[0].name == "/review, [number], Review a pull request"
    assert window.has_focus("Message")
    window.key(Qt.Key.Key_Return)
    assert text(window) == "/review "
    assert session.sent == []
    window.wait_gone(Kind.List, "Completions")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["/review "]


@pytest.mark.parametrize("found", [["notes.txt", "src/"], [f"n{at}.txt" for at in range(40)], []])
def test_a_list_of_files_says_what_it_leaves_out_in_sight(
    open_window: OpenWindow,
    session: LiveSession,
    project: Path,
    found: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = open_window(session, (480, 640))
    finder = composer(window).completion.findChild(FileFinder)
    assert finder is not None

    def find(*_: object) -> None:
        finder.silentBelow.emit(["mnt/archive"])
        finder.found.emit(found)

    monkeypatch.setattr(finder, "find", find)
    window.type("@n")
    listed = window.item("CompletionList")
    note = window.wait_for(Kind.StaticText, "mnt/archive does not answer and is left out")
    window.painted()
    top = listed.mapToScene(QPointF(0, 0)).y()
    assert top <= note.y and note.y + note.height <= top + listed.height()
    for name in found[:1] + found[-1:]:
        row = window.wait_for(Kind.ListItem, name)
        assert row.y + row.height <= note.y
        window.key(Qt.Key.Key_Up)  # to the last row
        window.painted()


def test_a_whole_command_is_sent_by_enter(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    window.type("/cost")
    window.wait_for(Kind.List, "Completions")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["/cost"]
    window.wait_gone(Kind.List, "Completions")


@pytest.mark.parametrize("typed", ["/cost", "/bug"])
def test_another_name_of_a_command_is_sent_by_enter_too(
    open_window: OpenWindow, session: LiveSession, project: Path, typed: str
) -> None:
    """A command with this alias is preferred to commands whose description or name only contains the text."""
    session.info.commands = [
        {"name": "usage", "description": "Limits", "aliases": ["cost"]},
        {"name": "debug", "description": "Look for what is wrong"},
    ]
    window = open_window(session)
    window.type(typed)
    window.wait_for(Kind.List, "Completions")
    window.key(Qt.Key.Key_Return)
    window.wait_gone(Kind.List, "Completions")
    assert text(window) == ""


def test_another_name_of_a_command_is_offered(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    session.info.commands = [{"name": "usage", "description": "Limits", "aliases": ["cost"]}]
    window = open_window(session)
    window.type("/cos")
    window.wait_for(Kind.List, "Completions")
    window.key(Qt.Key.Key_Tab)
    assert text(window) == "/cost "


def test_the_list_is_used_by_keys(open_window: OpenWindow, session: LiveSession, project: Path) -> None:
    session.works()
    window = open_window(session)
    window.type("/co")
    window.wait_for(Kind.List, "Completions")
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Up)
    window.key(Qt.Key.Key_Tab)
    assert text(window) == "/config "
    assert window.has_focus("Message")
    window.key(Qt.Key.Key_Z, CONTROL)
    assert text(window) == "/co"
    window.wait_for(Kind.List, "Completions")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.List, "Completions")
    assert session.stops == 0, "Esc closes the list first"
    window.type("m")
    assert window.find(Kind.List, "Completions") is None
    window.key(Qt.Key.Key_Escape)
    assert session.stops == 1


def offer_commands(window: Window) -> None:
    window.type("/")
    window.wait_for(Kind.List, "Completions")


def close_list(window: Window) -> None:
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.List, "Completions")


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("height", [420, 520, 700])
def test_no_half_of_a_row_is_offered(
    open_window: OpenWindow, session: LiveSession, project: Path, height: int, scale: float
) -> None:
    session.info.commands = [{"name": f"command{n}"} for n in range(30)]
    session.add(Maker()(EntryKind.PROSE, "Words."))  # the message box of a new session stands higher
    window = open_window(session, (900, height))
    window.app.set_text_scale(scale)
    offer_commands(window)
    window.painted()
    rows = window.items("CompletionRow")
    room = rows[0].parentItem().parentItem().height()
    assert room >= 3 * rows[0].height()
    assert abs(room / rows[0].height() - round(room / rows[0].height())) < 0.01


def test_a_removed_command_is_offered_last(session: LiveSession) -> None:
    removed = {"name": "agents", "description": "(removed) Ask Claude to manage subagents"}
    session.info.commands = [removed, {"name": "zebra"}]
    names = [command.name for command in slash_commands.commands_of(session)]  # type: ignore[arg-type]
    assert names[0] != "agents" and names[-1] == "agents"


def test_a_list_that_was_closed_comes_again_for_another_word(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    offer_commands(window)
    close_list(window)
    window.type("r")
    window.painted()
    assert window.find(Kind.List, "Completions") is None
    window.key(Qt.Key.Key_Backspace)
    window.key(Qt.Key.Key_Backspace)
    offer_commands(window)


def test_a_row_that_comes_under_the_pointer_is_not_pointed_at(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    offer_commands(window)
    window.qtbot.waitUntil(lambda: len(window.all(Kind.ListItem, "/")) > 1)
    place = window.all(Kind.ListItem, "/")[1].centre
    close_list(window)
    QTest.mouseMove(window.window, place)
    window.key(Qt.Key.Key_Backspace)
    offer_commands(window)
    window.painted()
    QTest.mouseMove(window.window, place)  # the pointer rests, and its position is reported
    assert composer(window).completion.current == 0
    QTest.mouseMove(window.window, place + QPoint(3, 0))
    QTest.mouseMove(window.window, place + QPoint(6, 0))
    assert composer(window).completion.current == 1


def test_new_commands_come_into_the_open_list(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    window.type("/zeb")
    assert window.find(Kind.List, "Completions") is None
    session.info.commands = [{"name": "zebra"}]
    session.info_changed.emit()
    window.wait_for(Kind.ListItem, "/zebra")


def test_a_file_is_mentioned(open_window: OpenWindow, session: LiveSession, project: Path) -> None:
    """A Tab that is pressed before the list is there waits for the list."""
    window = open_window(session)
    window.type("look at @myfi:3-4")
    window.wait_for(Kind.ListItem, "my file.py#L3-4, src")
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: text(window) == f"look at {MARK} ")
    assert mentions(window) == ["Mention: src/my file.py:3-4"]
    window.type("and @sr")
    window.wait_for(Kind.ListItem, "src/")
    window.key(Qt.Key.Key_Tab)
    window.qtbot.waitUntil(lambda: text(window).endswith("and @src/"))
    window.type("cli")
    window.key(Qt.Key.Key_Tab)
    window.qtbot.waitUntil(lambda: text(window).endswith(f"and {MARK} "))
    assert mentions(window)[1:] == ["Mention: src/client.py"]
    window.wait_gone(Kind.List, "Completions")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ['look at @"src/my file.py#L3-4" and @src/client.py']


def test_a_word_being_composed_completes_nothing(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    compose(window, "/c")
    assert window.find(Kind.List, "Completions") is None


def test_what_asks_moves_up_for_the_list(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    from tests.gallery.permission_requests import bash_request

    window = open_window(session)
    session.set_requests([bash_request()])
    window.wait_for(Kind.Button, "Allow once")
    window.type("/c")
    window.wait_for(Kind.List, "Completions")
    window.painted()
    allow, shown = window.wait_for(Kind.Button, "Allow once"), window.wait_for(Kind.List, "Completions")
    assert allow.y + allow.height <= shown.y
    window.key(Qt.Key.Key_Return)
    assert session.decisions == []


# --- attachments -----------------------------------------------------------------------------------


def test_files_are_pasted_sent_and_removed(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    window.type("look")
    paste(window, files=(project / "sun.png", outside(project), Path("/dev/zero"), project / "src"))
    window.wait_for(Kind.StaticText, "Could not attach zero: it is not a regular file.")
    window.qtbot.waitUntil(lambda: text(window) == f"look{MARK}{MARK} {MARK} ")
    assert mentions(window) == ["Mention: src/"]
    assert chips(window) == ["Attachment: sun.png", "Attachment: elsewhere.txt"]
    window.key(Qt.Key.Key_Tab)
    window.key(Qt.Key.Key_Right)
    window.key(Qt.Key.Key_Delete)
    assert chips(window) == ["Attachment: sun.png"]
    window.key(Qt.Key.Key_Escape)
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["look [sun.png] @src/"], "a picture between words is named"
    (sun,) = session.carried[0]
    assert base64.b64decode(sun["source"]["data"]) == (project / "sun.png").read_bytes()
    assert window.find(Kind.StaticText, "Could not attach zero: it is not a regular file.") is None
    assert not composer(window).carrying_view.list.all


def test_a_picture_from_the_clipboard_alone_is_a_message(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    paste(window, image=True)
    window.wait_for(Kind.Button, "Attachment: Pasted image.png")
    window.until_enabled(Kind.Button, "Send")
    window.qtbot.waitUntil(lambda: not any(each.reading for each in composer(window).carrying_view.list.all))
    window.click(Kind.Button, "Send")
    assert session.sent == [""]
    assert session.carried[0][0]["source"]["media_type"] == "image/png"


def test_nothing_of_a_clipboard_is_left_out_without_a_word(
    open_window: OpenWindow, session: LiveSession
) -> None:
    """The clipboard's text is preferred to its picture. Of a web page, the text is pasted. The note about a
    huge picture says the picture's size."""
    window = open_window(session)
    paste(window, text="A1\tB1", image=True)
    assert text(window) == "A1\tB1"
    window.wait_for(Kind.StaticText, "Pasted the text. The clipboard also has an image.")
    assert chips(window) == []
    composer(window).carrying_view.lines.close()
    page = QMimeData()
    page.setHtml("<p>One <b>bold</b> word.</p><script>x</script><img src='file:///etc/passwd'>")
    QGuiApplication.clipboard().setMimeData(page)
    window.key(Qt.Key.Key_V, CONTROL)
    assert "One bold word." in text(window) and "<" not in text(window) and "passwd" not in text(window)
    packed = QMimeData()
    packed.setData("application/zip", b"PK\x03\x04")
    QGuiApplication.clipboard().setMimeData(packed)
    window.key(Qt.Key.Key_V, CONTROL)
    window.wait_for(Kind.StaticText, "Claude accepts PNG, JPEG, GIF, WebP, PDF and text files")
    huge = QMimeData()
    huge.setData("image/png", png_head(20_000, 20_000))
    QGuiApplication.clipboard().setMimeData(huge)
    window.key(Qt.Key.Key_V, CONTROL)
    QGuiApplication.clipboard().clear()
    window.wait_for(
        Kind.StaticText, "Could not attach Pasted image.png: 20,000 × 20,000 pixels is too large."
    )


def png_head(width: int, height: int) -> bytes:
    """Return the beginning of a picture file of this size, without any pixels."""
    head = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + struct.pack(">I", 13)
        + head
        + struct.pack(">I", zlib.crc32(head))
        + struct.pack(">I", 9)
        + b"IDAT"
    )


def test_words_are_dropped_where_the_pointer_is(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.type("one two ")
    words = QMimeData()
    words.setText("zero ")
    box = window.wait_for(Kind.EditableText, "Message")
    drop(window, words, QPoint(box.x + 2, box.centre.y()))
    assert text(window) == "zero one two "


def test_chips_are_reached_and_removed_by_keys(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    composer(window).restore_attachments(several(3))
    window.painted()
    for _ in range(12):
        if window.has_focus("Attachment: screen-0.png"):
            break
        window.key(Qt.Key.Key_Tab)
    window.key(Qt.Key.Key_Right)
    assert window.has_focus("Attachment: screen-1.png")
    window.key(Qt.Key.Key_Delete)
    assert chips(window) == ["Attachment: screen-0.png", "Attachment: screen-2.png"]
    assert window.has_focus("Attachment: screen-2.png")
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.Dialog, "Attachment 2 of 2")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Dialog, "Attachment 2 of 2")
    assert window.has_focus("Attachment: screen-2.png")
    window.key(Qt.Key.Key_Delete)
    window.key(Qt.Key.Key_Backspace)
    assert chips(window) == []
    assert window.has_focus("Message")


def drag(window: Window, data: QMimeData, at: QPoint | None = None) -> QPoint:
    place = at or window.wait_for(Kind.EditableText, "Message").centre
    actions, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QGuiApplication.sendEvent(window.window, QDragEnterEvent(QPoint(place), actions, data, left, none))
    return place


def drop(window: Window, data: QMimeData, at: QPoint | None = None) -> None:
    place = drag(window, data, at)
    actions, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QGuiApplication.sendEvent(window.window, QDropEvent(QPointF(place), actions, data, left, none))


@pytest.mark.parametrize(
    ("formats", "words"),
    [
        ({"files": 1}, "Attach 1 file"),
        ({"files": 3, "text": True}, "Attach 3 files"),
        ({"picture": True, "text": True}, "Attach picture"),
        ({"text": True}, "Insert text"),
    ],
)
def test_what_a_drop_will_do_is_said_while_it_is_dragged(
    open_window: OpenWindow, session: LiveSession, project: Path, formats: dict[str, Any], words: str
) -> None:
    window = open_window(session)
    data = QMimeData()
    if files := formats.get("files"):
        data.setUrls([QUrl.fromLocalFile(str(project / f"{number}.txt")) for number in range(files)])
    if formats.get("picture"):
        data.setData("image/png", encoded(painted(20, 20)))
    if formats.get("text"):
        data.setText("words")
    drag(window, data, QPoint(700, 200))
    window.wait_for(Kind.StaticText, words)
    QGuiApplication.sendEvent(window.window, QDragLeaveEvent())
    window.wait_gone(Kind.StaticText, words)
    assert chips(window) == [] and text(window) == ""


def test_what_a_drop_would_add_stands_at_the_caret(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    window.type("Compare ")
    data = QMimeData()
    inside = [project / name for name in ("sun.png", "src/my file.py", "a.txt")]
    paths = [inside[0], Path("/elsewhere/report.pdf"), *inside[1:]]
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    drag(window, data)
    window.wait_for(Kind.StaticText, "Attach 4 files")
    window.wait_for(Kind.StaticText, '1 picture, 1 file, @"src/my file.py", @a.txt')
    [area] = window.items("ComposerDropArea")
    shown = [text.property("text") for text in items_below(area, "PlainText") if text.isVisible()]
    assert shown[-4:] == ["sun.png", "report.pdf", '@"src/my file.py"', "+1"]
    assert text(window) == "Compare ", "nothing is added yet"
    QGuiApplication.sendEvent(window.window, QDragLeaveEvent())
    window.wait_gone(Kind.StaticText, "Attach 4 files")
    data.setUrls([QUrl.fromLocalFile("/elsewhere/one.txt")])
    drag(window, data)
    window.wait_for(Kind.StaticText, "Attach 1 file")
    assert window.find(Kind.StaticText, "1 file") is None, "the chip says it"


def test_a_text_of_the_project_is_mentioned_and_a_picture_of_it_is_attached(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    """Claude Code reads the file when the message is sent. A path with a double quote cannot be mentioned."""
    window = open_window(session)
    (project / 'odd".txt').write_text("hello\n")
    window.type("Compare ")
    data = QMimeData()
    names = ("src/my file.py", "sun.png", "notes.txt", 'odd".txt')
    data.setUrls([QUrl.fromLocalFile(str(project / name)) for name in names])
    drop(window, data)
    window.qtbot.waitUntil(lambda: text(window) == f"Compare {MARK} {MARK} {MARK} {MARK}")
    assert mentions(window) == ["Mention: src/my file.py", "Mention: notes.txt"]
    window.wait_for(Kind.Button, 'Attachment: odd".txt')
    assert chips(window) == ["Attachment: sun.png", 'Attachment: odd".txt']


def test_files_pictures_and_texts_are_dropped(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    files, picture, words = QMimeData(), QMimeData(), QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(outside(project)))])
    picture.setData("image/png", encoded(painted(20, 20)))
    words.setText("dropped\u200b words")
    for data in (files, picture, words):
        drop(window, data)
    window.wait_for(Kind.Button, "Attachment: elsewhere.txt")
    window.wait_for(Kind.Button, "Attachment: Pasted image.png")
    assert text(window) == f"{MARK}{MARK}dropped words"
    window.wait_for(Kind.StaticText, "Removed 1 hidden character from the pasted text.")
    page = QMimeData()
    page.setHtml("<p>From <b>a page</b></p>")
    drop(window, page)
    assert "From a page" in text(window) and "<" not in text(window)


def test_a_note_takes_no_more_room_than_its_lines(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (1280, 640))
    composer(window).carrying_view.lines.refuse("Could not attach clip.mov: it cannot be read. " * 4)
    for width in (480, 1280, 560):
        window.window.resize(width, 640)
        window.painted()
        note, send = (
            next(item for item in items_of(window.window, kind) if item.isVisible())
            for kind in ("ComposerNoteLine", "StateText")
        )
        below = note.mapToScene(QPointF(0, note.height())).y()
        assert 0 <= send.mapToScene(QPointF(0, 0)).y() - below < 20


# --- pasted text -----------------------------------------------------------------------------------


def test_pasted_text_is_one_step_of_undo(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.type("ab")
    window.key(Qt.Key.Key_A, CONTROL)
    paste(window, text="one\r\ntwo")
    assert text(window) == "one\ntwo"
    window.key(Qt.Key.Key_Z, CONTROL)
    assert text(window) == "ab"


def test_what_comes_back_is_one_step_of_undo(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.type("now")
    session.restored.emit("before", tuple(several(1)))
    assert chips(window) == ["Attachment: screen-0.png"]
    assert text(window) == f"before\n\nnow{MARK}"
    window.key(Qt.Key.Key_Z, CONTROL)
    assert text(window) == f"now{MARK}"


def test_hidden_characters_are_removed_and_brought_back(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    window.type("x ")
    paste(window, text="rm\u202e -rf\u200b")
    assert text(window) == "x rm -rf"
    window.wait_for(Kind.StaticText, "Removed 2 hidden characters from the pasted text.")
    window.type("!")
    window.painted()
    window.click(Kind.Button, "Undo")
    assert text(window) == "x rm\u202e -rf\u200b!"
    assert window.has_focus("Message")


def test_what_had_nothing_but_hidden_characters_is_brought_back(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    window.type("xy")
    window.key(Qt.Key.Key_Left)
    paste(window, text="\u202e\u200b")
    assert text(window) == "xy"
    window.click(Kind.Button, "Undo")
    assert text(window) == "x\u202e\u200by"


def test_each_session_has_its_own_note(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    first = window.app.view
    paste(window, text="rm\u202e -rf\u200b")
    window.wait_for(Kind.StaticText, "Removed 2 hidden characters from the pasted text.")
    second = window.app.add_view()
    other = LiveSession()
    second.attach(other)
    second.composer.carrying_view.lines.show_text("Another note.")
    window.app.show_view(second)
    window.wait_for(Kind.StaticText, "Another note.")
    window.wait_gone(Kind.StaticText, "Removed 2 hidden characters from the pasted text.")
    window.app.show_view(first)
    window.wait_for(Kind.StaticText, "Removed 2 hidden characters from the pasted text.")
    window.click(Kind.Button, "Undo")
    assert text(window) == "rm\u202e -rf\u200b"


def test_a_long_text_is_a_chip_that_is_edited_and_unfolded(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    window.type("why?")
    paste(window, text=LONG)
    paste(window, text=LONG.replace("line", "LINE"))
    name = "Attachment: Pasted text, 312 lines"
    assert chips(window) == [name, name]
    assert text(window) == f"why?{MARK}{MARK}"
    window.painted()
    window.click(Kind.Button, name)
    window.wait_for(Kind.Heading, "Pasted text, 312 lines")
    window.click(Kind.Button, "Edit in the message")
    window.wait_gone(Kind.Heading, "Pasted text, 312 lines")
    assert text(window) == "why?" + LONG + MARK
    window.key(Qt.Key.Key_Z, CONTROL)
    assert text(window) == f"why?{MARK}{MARK}"
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["why?\n\n" + LONG + "\n" + LONG.replace("line", "LINE")]


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the calls of the functions that process a pasted text."""
    done: list[str] = []

    def count(owner: object, name: str) -> None:
        real = getattr(owner, name)

        def counting(*given: Any) -> Any:
            done.append(name)
            return real(*given)

        monkeypatch.setattr(owner, name, counting)

    count(composer_attachments, "cleaned")
    count(composer_attachments, "is_long")
    count(MessageText, "replace")
    return done


@pytest.mark.parametrize("letter", ["x", "é", "字"])
@pytest.mark.parametrize("how", ["pasted", "dropped"])
def test_five_megabytes_are_refused_by_their_length_alone(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch, letter: str, how: str
) -> None:
    """The text is too long for a message in any script, so no function processes it."""
    window = open_window(session)
    window.type("why?")
    done = counted(monkeypatch)
    much = letter * (5_000_000 // len(letter.encode()))
    if how == "pasted":
        paste(window, text=much)
    else:
        data = QMimeData()
        data.setText(much)
        drop(window, data)
    assert done == []
    window.wait_for(
        Kind.StaticText, f"{len(much):,} characters are too many to paste. Attach them as a file."
    )
    assert chips(window) == []
    assert text(window) == "why?"


def test_what_was_refused_is_said_until_something_else_is_given(
    open_window: OpenWindow, session: LiveSession, tmp_path: Path
) -> None:
    """The refusals of one attempt are shown together, and replace the refusals of an earlier attempt."""
    window = open_window(session)
    missing = [
        f"Could not attach {name}: it cannot be read (No such file or directory)."
        for name in ("a.txt", "b.txt")
    ]
    paste(window, files=(tmp_path / "a.txt", tmp_path / "b.txt"))
    window.wait_for(Kind.StaticText, "\n".join(missing))
    paste(window, files=(tmp_path / "b.txt",))
    window.wait_for(Kind.StaticText, missing[1])
    paste(window, text="words")
    assert window.find(Kind.StaticText, missing[1]) is None


def test_texts_that_are_too_long_together_are_not_sent(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(composer_attachments, "TOO_LONG", 2 * len(LONG) + 3)
    window = open_window(session)
    window.type("why?")
    paste(window, text=LONG)
    paste(window, text=LONG)
    name = "Attachment: Pasted text, 312 lines"
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.StaticText, "The pasted texts are too long for one message. Attach them as files.")
    assert session.sent == []
    assert (text(window), chips(window)) == (f"why?{MARK}{MARK}", [name, name])
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Delete, Qt.Key.Key_Return):
        window.key(key)
    assert session.sent == [f"hy?\n\n{LONG}\n{LONG}"]


def test_shift_insert_pastes_too(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    QGuiApplication.clipboard().setText("a\u2066b")
    window.key(Qt.Key.Key_Insert, SHIFT)
    assert text(window) == "ab"


# --- the places of the chips -----------------------------------------------------------------------


@pytest.mark.parametrize("width", [480, 700, 1600])
def test_chips_have_their_places(open_window: OpenWindow, session: LiveSession, width: int) -> None:
    window = open_window(session, (width, 700))
    for count in (1, 2, 10, 30):
        composer(window).restore_attachments(several(count)[len(composer(window).carrying_view.list.all) :])
        window.painted()
        window.painted()
        check_places(window, count)
    send = window.wait_for(Kind.Button, "Send")
    assert send.x + send.width <= width


def check_places(window: Window, count: int) -> None:
    field = window.item("MessageField")
    placed = [chip.mapRectToItem(field, chip.boundingRect()) for chip in window.items("TextChip")]
    assert len(placed) == count
    for at, one in enumerate(placed):
        assert one.left() >= 0
        assert one.right() <= field.width() + 0.5
        assert not any(one.intersects(other) for other in placed[at + 1 :])
    assert field.y() + field.height() <= field.parentItem().height()
    assert field.height() <= 180


def test_a_click_on_the_list_takes(open_window: OpenWindow, session: LiveSession, project: Path) -> None:
    window = open_window(session)
    window.type("/c")
    row = next(node for node in window.all(Kind.ListItem, "/cost"))
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=row.centre)
    assert text(window) == "/cost "
    assert window.has_focus("Message")


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("/review ", "[number]"), ("/compact ", "<what to keep>"), ("/review", ""), ("/review 1", ""),
        ("/cost ", ""), ("/nope ", ""), ("see /review ", ""), (" /review ", ""),
    ],
)  # fmt: skip
def test_the_arguments_of_a_command_are_shown_after_it(
    open_window: OpenWindow, session: LiveSession, project: Path, typed: str, hint: str
) -> None:
    window = open_window(session)
    window.type(typed)
    field = window.wait_for(Kind.EditableText, "Message")
    assert field.description == hint and text(window) == typed
    shown = [item for item in items_of(window.window, "PlainText") if item.property("text") == hint]
    assert not hint or any(item.isVisible() and item.width() > 0 for item in shown)
    window.key(Qt.Key.Key_Left)
    assert window.wait_for(Kind.EditableText, "Message").description == ""


def test_tab_completes_a_command_and_shows_its_arguments(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    window.type("/revi")
    window.key(Qt.Key.Key_Tab)
    assert text(window) == "/review "
    assert window.wait_for(Kind.EditableText, "Message").description == "[number]"
    window.type("7")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["/review 7"], "the hint is not a part of the message"


def test_backspace_takes_the_last_chip_and_undo_brings_it_back(
    open_window: OpenWindow, session: LiveSession, project: Path
) -> None:
    window = open_window(session)
    paste(window, files=(project / "sun.png", outside(project)))
    window.qtbot.waitUntil(lambda: len(chips(window)) == 2)
    window.qtbot.waitUntil(lambda: not composer(window).carrying_view.list.property("reading"))
    window.type("a")
    for _ in range(2):
        window.key(Qt.Key.Key_Backspace)
    assert chips(window) == ["Attachment: sun.png"]
    window.key(Qt.Key.Key_Z, CONTROL)
    assert chips(window) == ["Attachment: sun.png", "Attachment: elsewhere.txt"]
    for _ in range(4):
        window.key(Qt.Key.Key_Backspace)
    assert chips(window) == [] and window.has_focus("Message")
