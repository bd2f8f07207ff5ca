"""The chips of a message through edits, undo steps, saving and a kill."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QMimeData, QObject, QUrl, Signal
from PySide6.QtGui import QClipboard, QGuiApplication, QImage, QTextCursor, QTextDocument
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem, QQuickTextDocument
from pytestqt.qtbot import QtBot

from claude_desk.protocol.wire.shell_text import shell_text, with_shell_texts
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.text.chip_text import MARK
from claude_desk.transcript.text.line_comments import LineComment
from claude_desk.ui.attachments.attachment_loader import AttachmentLoader
from claude_desk.ui.composer import composer_attachments
from claude_desk.ui.composer.attachment_list import MENTION, PASTED_TEXT
from claude_desk.ui.composer.composer_view import ComposerView
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.workspace.drafts import Drafts, DraftWriter
from tests.whole_tables import examples

_FIELD = b"""import QtQuick
TextEdit { textFormat: TextEdit.PlainText; wrapMode: TextEdit.Wrap; width: 300; font.pixelSize: 15 }
"""
LONG = "line of a log\n" * 50
PICTURE = Attachment("screen.png", "image/png", "aGVsbG8=", size=5)


def encoded(image: QImage) -> QByteArray:
    """Return the image as a PNG file."""
    image.fill(0)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return data


class Box:
    """A composer with a text field, as MessageField.qml connects them."""

    def __init__(self, engine: QQmlEngine) -> None:
        component = QQmlComponent(engine)
        component.setData(_FIELD, QUrl())
        self._component = component
        self.field = cast(QQuickItem, component.create())
        self.composer = ComposerView()
        self.composer.create_late_views()
        self._document = cast(QQuickTextDocument, self.field.property("textDocument"))
        self.composer.setDocument(self._document)
        self.field.textChanged.connect(self._keep)  # type: ignore[attr-defined]
        self.composer.draft_view.restored.connect(self.composer.draft_view.fill)

    def _keep(self) -> None:
        self.composer.draft_view.keep(self.field.property("text"), self.field.property("cursorPosition"))

    @property
    def document(self) -> QTextDocument:
        return self._document.textDocument()

    def attach(self, writer: DraftWriter) -> None:
        self.composer.draft_view.attach(writer)

    def typed(self, at: int, words: str) -> None:
        """Type without a format of one's own, as the text field does."""
        cursor = QTextCursor(self.document)
        cursor.setPosition(at)
        cursor.insertText(words)

    def removed(self, begin: int, end: int) -> None:
        cursor = QTextCursor(self.document)
        cursor.setPosition(begin)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()

    @property
    def message(self) -> list[str]:
        """The characters and the chips of the message; a chip is its name and text in brackets."""
        found: list[str] = []
        for typed, chip in self.composer.draft_view.pieces:
            found += list(typed) if chip is None else [f"[{chip.name}{chip.text}]"]
        return found

    def check(self) -> None:
        """The list, the field and what is stored agree."""
        view, chips = self.composer.draft_view, self.composer.carrying_view.list.all
        assert [number for _, number in self.composer._text.chips()] == [each.number for each in chips]
        assert self.field.property("text") == view.property("text") == view.stored_text
        assert view.stored_text.count(MARK) == len(chips) == len(view.parts)

    def close(self) -> None:
        self.composer.close()
        self.field.deleteLater()


@pytest.fixture(scope="module")
def engine(qapp: QGuiApplication) -> Iterator[QQmlEngine]:
    made = QQmlEngine()
    yield made
    made.deleteLater()


PLACE = st.integers(0, 12)
EDITS = st.lists(
    st.one_of(
        st.tuples(st.just("type"), PLACE, st.text("ab \n", min_size=1, max_size=3)),
        st.tuples(st.just("paste"), PLACE, st.just("")),
        st.tuples(st.just("attach"), PLACE, st.just("")),
        st.tuples(st.just("mention"), PLACE, st.just("")),
        st.tuples(st.just("move"), PLACE, PLACE),
        st.tuples(st.just("remove"), PLACE, PLACE),
        st.tuples(st.just("cut"), PLACE, PLACE),
        st.tuples(st.just("copy"), PLACE, PLACE),
        st.tuples(st.just("put"), PLACE, st.just("")),
        st.tuples(st.just("undo"), PLACE, st.just("")),
        st.tuples(st.just("redo"), PLACE, st.just("")),
        st.tuples(st.just("kill"), PLACE, st.just("")),
        st.tuples(st.just("stash"), PLACE, st.just("")),
    ),
    max_size=14,
)


@settings(max_examples=examples(120), deadline=None)
@given(EDITS)
def test_each_chip_and_each_character_is_there_once(
    engine: QQmlEngine, edits: list[tuple[str, int, object]]
) -> None:
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        drafts = Drafts(Path(folder))
        box = Box(engine)
        box.attach(drafts.open("/srv/atlas"))
        expected: list[str] = []
        copied: list[str] = []
        pasted = 0
        for kind, at, more in edits:
            at = min(at, len(expected))
            end = min(max(at, more), len(expected)) if isinstance(more, int) else at
            carried = box.composer.carrying_view
            match kind:
                case "type":
                    box.typed(at, str(more))
                    expected[at:at] = list(str(more))
                case "paste":
                    pasted += 1
                    text = f"paste {pasted}\n" * 50
                    carried.addText(at, text)
                    expected.insert(at, f"[{PASTED_TEXT.name}{text}]")
                case "attach":
                    carried.restore([PICTURE])
                    expected.append("[screen.png]")
                case "mention":
                    before, after = "".join(expected[:at])[-1:], "".join(expected[at:])[:1]
                    carried.insert_mention(at, at, "@src/a.py#L3")
                    first, last = ([] if not each or each.isspace() else [" "] for each in (before, after))
                    last = last or ([] if after else [" "])
                    expected[at:at] = [*first, f"[{MENTION.name}@src/a.py#L3]", *last]
                case "move":
                    # Where the chip lands has a test of its own. Here, nothing else may change.
                    moved = [each for each in carried.list.all if carried.list.position_of(each.number) == at]
                    for each in moved:
                        carried.move(each.number, min(int(str(more)), len(expected)))
                    assert _without_spaces(box.message) == _without_spaces(expected)
                    expected = box.message
                case "remove":
                    box.removed(at, end)
                    del expected[at:end]
                case "copy" | "cut":
                    if carried.copy(at, end):
                        copied = expected[at:end]
                        if kind == "cut":
                            box.removed(at, end)
                            del expected[at:end]
                case "put" if copied:
                    carried.paste(at, at, False)
                    expected[at:at] = copied
                case "undo" | "redo":
                    (box.document.undo if kind == "undo" else box.document.redo)()
                    expected = box.message
                case "kill":
                    written = drafts
                    written.flush()
                    box.close()
                    drafts, box = Drafts(Path(folder)), Box(engine)
                    box.attach(drafts.open("/srv/atlas"))
                    written.close()
                case "stash":
                    box.composer.stashOrRestore()
                    box.composer.restoreStash()
            assert box.message == expected, kind
            box.check()
        while box.document.isRedoAvailable():
            box.document.redo()
        before = box.message
        while box.document.isUndoAvailable():
            box.document.undo()
            box.check()
        while box.document.isRedoAvailable():
            box.document.redo()
            box.check()
        assert box.message == before
        with suppress(RuntimeError):
            QGuiApplication.clipboard().clear()
        drafts.flush()
        drafts.close()
        box.close()


def _without_spaces(message: list[str]) -> list[str]:
    """Return the words of the message in their order, and its chips."""
    words = [each for each in message if len(each) == 1 and not each.isspace()]
    return words + sorted(each for each in message if len(each) > 1)


@pytest.mark.parametrize(
    ("text", "to", "moved"),
    [
        ("see * there now", 15, "see there now *"),
        ("see * there now", 0, "* see there now"),
        ("see * there now", 8, "see * there now"),
        ("see * there now", 10, "see there * now"),
        ("see*there now", 12, "seethere now *"),
        ("see * there now", 4, None),
        ("see * there now", 5, None),
        ("see * there now", 3, None),
        ("see *\nthere", 11, "see\nthere *"),
        ("* see, there", 5, "see, * there"),
        ("*", 0, None),
    ],
)
def test_a_chip_is_moved_between_words_and_a_space_comes_with_it(
    engine: QQmlEngine, text: str, to: int, moved: str | None
) -> None:
    box = Box(engine)
    box.typed(0, text.replace("*", ""))
    box.composer.carrying_view._insert(
        box.composer.carrying_view.list.make(MENTION.name, text="@a.py"), text.index("*"), text.index("*")
    )
    (chip,) = box.composer.carrying_view.list.all
    said = box.composer.carrying_view.move(chip.number, to)
    shown = box.field.property("text").replace(MARK, "*")
    assert (shown, bool(said)) == (moved or text, moved is not None)
    if moved is not None:
        box.document.undo()
        assert box.field.property("text").replace(MARK, "*") == text, "a move is one undo step"
    box.close()


@pytest.mark.parametrize(
    ("text", "left", "moved", "said"),
    [
        ("see * there now", False, "see there * now", "Moved behind “there”"),
        ("see there * now", False, "see there now *", "Moved behind “now”"),
        ("see there now *", False, "see there now *", ""),
        ("see there * now", True, "see * there now", "Moved behind “see”"),
        ("see * there now", True, "* see there now", "Moved to the beginning"),
        ("* see there now", True, "* see there now", ""),
        ("شاهد * هناك", True, "شاهد هناك *", "Moved behind “هناك”"),
    ],
)
def test_a_chip_is_moved_by_a_word(engine: QQmlEngine, text: str, left: bool, moved: str, said: str) -> None:
    box = Box(engine)
    box.typed(0, text.replace("*", ""))
    carried = box.composer.carrying_view
    carried._insert(carried.list.make(MENTION.name, text="@a.py"), text.index("*"), text.index("*"))
    told = carried.moveByWord(carried.list.all[0].number, left)
    assert told.replace("\u2068", "").replace("\u2069", "") == said
    assert box.field.property("text").replace(MARK, "*") == moved
    box.close()


def test_an_object_character_that_is_typed_is_no_chip(engine: QQmlEngine) -> None:
    box = Box(engine)
    box.typed(0, f"a{MARK}b")
    box.composer.carrying_view.restore([PICTURE])
    box.typed(0, MARK)
    assert box.message == ["a", "b", "[screen.png]"]
    assert box.composer.draft_view.as_sent().text == "ab"
    box.composer.carrying_view.addText(0, f"x{MARK}y")
    assert box.message == ["x", "y", "a", "b", "[screen.png]"]
    box.close()


def test_drafts_of_earlier_versions_have_their_chips_at_the_end(engine: QQmlEngine, tmp_path: Path) -> None:
    drafts = Drafts(tmp_path / "drafts")
    keeper = drafts.open("/srv/atlas")
    keeper.keep_text("look", 2)
    keeper.keep_parts([("pasted.txt", None, "many\nlines"), ("screen.png", PICTURE, "")])
    drafts.flush()
    again = Drafts(tmp_path / "drafts")
    box = Box(engine)
    box.attach(again.open("/srv/atlas"))
    assert box.message == [*"look", "[pasted.txtmany\nlines]", "[screen.png]"]
    assert box.composer.draft_view.property("cursor") == 2
    again.flush()
    for each in (drafts, again):
        each.close()
    box.close()


def test_a_lost_file_takes_its_mark_with_it(engine: QQmlEngine, tmp_path: Path) -> None:
    drafts = Drafts(tmp_path / "drafts")
    keeper = drafts.open("/srv/atlas")
    keeper.keep_text(f"a{MARK}b{MARK}c", 0)
    keeper.keep_parts([("screen.png", PICTURE, ""), ("pasted.txt", None, "many\nlines")])
    drafts.flush()
    for blob in (tmp_path / "drafts" / keeper.name).iterdir():
        blob.unlink()
    again = Drafts(tmp_path / "drafts")
    box = Box(engine)
    box.attach(again.open("/srv/atlas"))
    assert box.message == [*"ab", "[pasted.txtmany\nlines]", "c"]
    again.flush()
    for each in (drafts, again):
        each.close()
    box.close()


def test_copied_chips_are_text_for_other_programs(engine: QQmlEngine) -> None:
    box = Box(engine)
    text = "line\n" * 50
    box.typed(0, "see ")
    box.composer.carrying_view.addText(4, text)
    box.composer.carrying_view.restore([PICTURE])
    assert box.composer.carrying_view.copy(0, 6)
    assert QGuiApplication.clipboard().text() == "see " + text + "screen.png"
    assert not box.composer.carrying_view.copy(0, 3), "words alone are copied by the field"
    QGuiApplication.clipboard().clear()
    box.close()


def test_a_restored_message_with_the_output_of_a_command_is_dropped_whole(engine: QQmlEngine) -> None:
    box = Box(engine)
    output = shell_text("ls", "a", "")
    box.composer.carrying_view.add_output(output)
    box.typed(0, "What is this?")
    message = with_shell_texts([output], "What is this?")
    assert box.composer.draft_view.carried_text() == message
    box.composer.draft_view.drop_restored(message)
    assert (box.field.property("text"), box.composer.carrying_view.outputs()) == ("", [])
    box.close()


@pytest.mark.parametrize("shown", [False, True])
def test_a_message_moves_whole_with_what_is_still_read(
    engine: QQmlEngine, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, shown: bool
) -> None:
    """To another session: words, chips in their places, what is being read, and the stash."""
    drafts = Drafts(tmp_path / "drafts")
    old, new = Box(engine), Box(engine)
    first, second = drafts.open("/srv/atlas", "one"), drafts.open("/srv/atlas", "two")
    old.attach(first)
    new.attach(second)
    if shown:
        new.typed(0, "own")
    old.typed(0, "aside")
    assert old.composer.stash()
    monkeypatch.setattr(AttachmentLoader, "_begin_next", lambda loader: None)  # a slow disk
    note = tmp_path / "note.txt"
    note.write_text("hello")
    old.typed(0, "see  and")
    old.composer.carrying_view.addFiles([QUrl.fromLocalFile(str(note))], 4)
    old.composer.carrying_view.addPicture(encoded(QImage(4, 4, QImage.Format.Format_RGB32)))
    old.composer.carrying_view.addText(0, LONG)
    old.composer.carrying_view.add_output(shell_text("ls", "a", ""))
    before = old.message
    old.composer.move_to(new.composer)
    assert new.message == before + list("\n\nown" if shown else "")
    assert (old.message, old.composer.in_use) == ([], False)
    monkeypatch.undo()
    new.composer.carrying_view._attaching._begin_next()
    qtbot.waitUntil(lambda: not new.composer.carrying_view.list.reading)
    assert new.message == before + list("\n\nown" if shown else "")
    assert [each.name for each in new.composer.carrying_view.list.attachments()] == [
        "note.txt",
        "Pasted image.png",
    ]
    new.check()
    assert [each.text for each in new.composer.draft_view.stashed] == ["aside"]
    drafts.flush()
    drafts.close()
    again = Drafts(tmp_path / "drafts")
    assert again.open("/srv/atlas", "one").draft.empty
    kept = again.open("/srv/atlas", "two").draft
    assert (kept.text, len(kept.parts), len(kept.stash)) == (new.field.property("text"), 4, 1)
    again.flush()
    again.close()
    old.close()
    new.close()


def killed(drafts: Drafts, folder: Path) -> None:
    """Write what is due at once, and nothing later. Then unlock the files, as the end of a process does."""
    QCoreApplication.processEvents()
    for keeper in drafts._open:
        keeper._timer.stop()
        if keeper._written is not None:
            keeper._written.result(5)
        keeper._lock.unlock()
    drafts.close()


@pytest.mark.parametrize("there", [True, False])
def test_a_file_that_is_being_read_at_a_kill_is_read_after_the_start(
    engine: QQmlEngine, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    """If it is gone, its chip says so, also after a further start. A picture without a file is named."""
    drafts = Drafts(tmp_path / "drafts")
    box = Box(engine)
    box.attach(drafts.open("/srv/atlas"))
    monkeypatch.setattr(AttachmentLoader, "_begin_next", lambda loader: None)  # a slow disk
    note = tmp_path / "note.txt"
    note.write_text("hello")
    box.typed(0, "see  and")
    box.composer.carrying_view.addFiles([QUrl.fromLocalFile(str(note))], 4)
    box.composer.carrying_view.addPicture(encoded(QImage(4, 4, QImage.Format.Format_RGB32)))
    killed(drafts, tmp_path)
    if not there:
        note.unlink()
    monkeypatch.undo()
    for start in range(2):
        again = Drafts(tmp_path / "drafts")
        other = Box(engine)
        writer = again.open("/srv/atlas")
        other.attach(writer)
        found = other.composer.carrying_view
        qtbot.waitUntil(lambda view=found: not view.list.reading)
        assert other.message == [*"see ", "[note.txt]", *" and"]
        if there:
            assert [each.data for each in found.list.attachments()] == ["aGVsbG8="]
        else:
            assert not list(found.list.attachments())
            assert "note.txt" in words(found.list.all[0].missing)
            assert "note.txt" in str(found.note.property("text"))
        assert "Pasted image.png" in writer.draft.lost or start
        other.typed(0, "")
        again.flush()
        again.close()
        other.close()
    box.close()


@pytest.mark.parametrize("act", ["paste", "save", "cancel", "stash"])
def test_what_the_user_has_finished_survives_a_kill_in_the_next_moment(
    engine: QQmlEngine, tmp_path: Path, act: str
) -> None:
    drafts = Drafts(tmp_path / "drafts")
    box = Box(engine)
    writer = drafts.open("/srv/atlas")
    box.attach(writer)
    carried = box.composer.carrying_view
    if act != "paste":
        carried.addText(0, LONG)
        number = carried.list.all[0].number
        carried.open(number)
        carried.keepEdit(LONG + "added")
        assert writer.flush()
    if act == "paste":
        carried.addText(0, LONG)
    elif act == "save":
        carried.revise(number, LONG + "added")
        carried.closeEditor()
    elif act == "cancel":
        carried.closeEditor()
    else:
        box.composer.stash()
    killed(drafts, tmp_path)
    again = Drafts(tmp_path / "drafts")
    draft = again.open("/srv/atlas").draft
    expected = {
        "paste": ([LONG], None, 0),
        "save": ([LONG + "added"], None, 0),
        "cancel": ([LONG], None, 0),
        "stash": ([], None, 1),
    }
    assert ([text for _, _, text in draft.parts], draft.edit, len(draft.stash)) == expected[act]
    again.flush()
    again.close()
    box.close()


@settings(max_examples=examples(200), deadline=None)
@given(st.lists(st.sampled_from([MARK, "a", " ", "\n", "\n\n", ".", LONG, "x" * 300]), max_size=8))
def test_a_message_that_comes_back_has_its_pastes_as_chips(engine: QQmlEngine, pieces: list[str]) -> None:
    """Sent again unchanged, it is the same message."""
    box = Box(engine)
    for piece in pieces:
        at = box.document.characterCount() - 1
        if len(piece) > 2:
            box.composer.carrying_view._append(box.composer.carrying_view.pasted(piece))
        elif piece != MARK:
            box.typed(at, piece)
    pasted = [each.text for each in box.composer.carrying_view.list.all]
    sent = box.composer.draft_view.as_sent()
    box.composer.draft_view.give_up()
    box.composer.restore_message(sent.text, sent.pastes)
    assert [each.text for each in box.composer.carrying_view.list.all] == pasted
    assert box.composer.draft_view.as_sent().text.strip() == sent.text.strip()
    box.check()
    box.close()


class PrimarySelection(QObject):
    """A clipboard of a desktop on which what is selected can be pasted with the middle button."""

    selectionChanged = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._data = QMimeData()

    def supportsSelection(self) -> bool:
        return True

    def ownsSelection(self) -> bool:
        return True

    def mimeData(self, mode: QClipboard.Mode) -> QMimeData:
        return self._data

    def text(self, mode: QClipboard.Mode) -> str:
        return self._data.text()

    def setMimeData(self, data: QMimeData, mode: QClipboard.Mode) -> None:
        self._data = data
        self.selectionChanged.emit()

    def select(self, text: str) -> None:
        """Take up a selection as a text field does."""
        data = QMimeData()
        data.setText(text)
        self.setMimeData(data, QClipboard.Mode.Selection)


def test_selected_chips_are_text_in_the_primary_selection(
    engine: QQmlEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    clipboard = PrimarySelection()
    monkeypatch.setattr(composer_attachments.QGuiApplication, "clipboard", lambda: clipboard)
    box, other = Box(engine), Box(engine)
    attachments, beside = box.composer.carrying_view, other.composer.carrying_view
    attachments.marked.connect(lambda: attachments.copyMarked(0, 5))
    beside.marked.connect(lambda: beside.copyMarked(0, 1))
    box.typed(0, "see ")
    attachments.restore([PICTURE])
    beside.restore([PICTURE])
    clipboard.select(f"see {MARK}")
    QCoreApplication.processEvents()
    assert clipboard.text(QClipboard.Mode.Selection) == "see screen.png"
    beside.paste(1, 1, True)
    assert [each.name for each in beside.list.all] == ["screen.png", "screen.png"]
    box.close()
    other.close()


@pytest.mark.parametrize("ends", ["killed", "saved", "cancelled"])
def test_the_text_in_the_editor_of_a_chip_survives_a_kill(
    engine: QQmlEngine, tmp_path: Path, ends: str
) -> None:
    """The chip keeps its text, so that the edit can still be cancelled after the restart."""
    drafts = Drafts(tmp_path / "drafts")
    box = Box(engine)
    box.attach(drafts.open("/srv/atlas"))
    box.typed(0, "see ")
    carried = box.composer.carrying_view
    carried.restore([PICTURE])
    carried.addText(5, LONG)
    carried.addText(6, LONG)  # the same text twice: its place tells which one
    number = carried.list.all[2].number
    carried.open(number)
    carried.keepEdit(LONG + "added")
    if ends != "killed":
        carried.revise(number, LONG + ("added" if ends == "saved" else ""))
        carried.closeEditor()
    drafts.flush()  # the files are as after a kill
    drafts.close()
    again = Drafts(tmp_path / "drafts")
    other = Box(engine)
    other.attach(again.open("/srv/atlas"))
    found = other.composer.carrying_view
    texts = [each.text for each in found.list.all]
    assert texts == ["", LONG, LONG + ("added" if ends == "saved" else "")]
    if ends == "killed":
        assert found.property("edited") == found.list.all[2].number
        assert found.edit() == LONG + "added"
        found.closeEditor()
    assert found.property("edited") == ""
    again.flush()
    again.close()
    for each in (box, other):
        each.close()


def test_an_edit_whose_chip_is_gone_becomes_a_chip(engine: QQmlEngine) -> None:
    box = Box(engine)
    carried = box.composer.carrying_view
    carried.addText(0, LONG)
    number = carried.list.all[0].number
    carried.open(number)
    carried.remove(number)
    carried.revise(number, "what was typed")
    assert box.message == ["[pasted.txtwhat was typed]"]
    carried.revise(number, LONG)
    assert len(box.message) == 1, "an unchanged text was removed by the user"
    box.close()


def test_a_message_that_comes_back_has_its_chips_again(engine: QQmlEngine) -> None:
    """A quotation, a mention and a comment on lines: sent again unchanged, it is the same message."""
    box = Box(engine)
    carried, draft = box.composer.carrying_view, box.composer.draft_view
    box.typed(0, "You wrote ")
    carried.quote(10, 10, "> every attempt")
    box.typed(box.document.characterCount() - 1, " in")
    carried.insert_mention(14, 14, "@src/a.py#L3")
    comment = LineComment("c1", "src/a.py", 60, 61, True, "-one\n-two", "Why?")
    carried.put_comment(comment, box.document.characterCount() - 1)
    carried.put_comment(comment, 0)  # the message has it
    kinds = [each.kind for each in carried.list.all]
    assert kinds == ["quote", "mention", "comment"]
    assert [(each.shown, each.size) for each in carried.list.all][2] == ("Why?", "a.py:60")
    sent, text = draft.as_sent(), draft.carried_text()
    assert sent.text.endswith("in @src/a.py#L3 [comment 1]") and "deleted lines 60-61:" in text
    draft.give_up()
    assert not carried.list.all
    box.composer.restore_message(text, sent.pastes)
    assert [each.kind for each in carried.list.all] == kinds
    back = carried.list.all[2].comment
    assert back is not None and (back.path, back.first, back.last, back.gone, back.quote, back.text) == (
        "src/a.py", 60, 61, True, "-one\n-two", "Why?",
    )  # fmt: skip
    assert draft.carried_text().rstrip() == text.rstrip()


def test_a_command_leaves_the_comments_for_the_next_message(engine: QQmlEngine) -> None:
    box = Box(engine)
    sent: list[str] = []
    dropped: list[list[str]] = []
    box.composer.sent.connect(lambda text, *_: sent.append(text))
    box.composer.comments_sent.connect(dropped.append)
    box.composer.emptied.connect(lambda: box.removed(0, box.document.characterCount() - 1))
    box.typed(0, "/compact ")
    box.composer.carrying_view.put_comment(LineComment("c1", "a.py", 1, 1, False, "+x", "Why?"), 9)
    box.composer.send(str(box.field.property("text")))
    assert [each.strip() for each in sent] == ["/compact"] and dropped == [[]]
    assert [each.kind for each in box.composer.carrying_view.list.all] == ["comment"]
    box.composer.send(str(box.field.property("text")))
    assert sent[1].endswith("\n\n[comment 1]") and dropped[1] == ["c1"]
