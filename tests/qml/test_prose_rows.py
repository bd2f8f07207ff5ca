"""Rows of prose, tables and code in the window."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtQuick import QQuickTextDocument
from PySide6.QtTest import QTest

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui.transcript.highlight_worker import HighlightWorker
from claude_desk.ui.transcript.row_text import row_text
from tests.gallery import Maker
from tests.gallery.prose import TABLES, entries_of
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window, items_below


def text_of(window: Window, number: int = 0) -> str:
    item = window.items("LinkText")[number]
    document = item.property("textDocument")
    assert isinstance(document, QQuickTextDocument)
    return document.textDocument().toPlainText()


def inks(window: Window, number: int = 0) -> set[str]:
    item = window.items("CodeText")[number]
    found = set()
    for piece in item.childItems():
        quick = piece.property("textDocument")
        if isinstance(quick, QQuickTextDocument):
            document = quick.textDocument()
            block = document.begin()
            while block.isValid():
                found |= {part.format.foreground().color().name() for part in block.layout().formats()}
                block = block.next()
    return found


def test_prose_grows_and_is_whole_at_its_end(open_window: OpenWindow, session: LiveSession) -> None:
    entry = Entry("p", EntryKind.PROSE, 1, "A **wo")
    session.add(entry)
    window = open_window(session)
    assert text_of(window) == "A wo"
    for more in ("rd** and", " some more", " words, with `co", "de` in them", "."):
        session.append(entry, more)
        assert "*" not in text_of(window) and "`" not in text_of(window)
    session.finish(entry)
    assert text_of(window) == "A word and some more words, with code in them."


def test_a_wide_table_scrolls_and_a_narrow_one_does_not(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(*entries_of(Maker(), TABLES))
    window = open_window(session, (1000, 1000))
    flicks = [item.parentItem().parentItem() for item in window.items("LinkText")]
    wide = [
        item.property("contentWidth") > item.width()
        for item in flicks
        if item.metaObject().className().startswith("QQuickFlickable")
    ]
    assert sorted(wide) == [False, False, True]


def test_a_table_that_fits_the_room_has_all_of_its_border(
    open_window: OpenWindow, session: LiveSession
) -> None:
    text = "| key | what it does |\n|---|---|\n| a | " + "long words " * 40 + "|"
    session.add(Entry("t", EntryKind.TABLE, 1, text, final=True))
    window = open_window(session, (600, 600))
    table = window.item("LinkText")
    assert 540 <= table.width() <= window.item("TableRow").property("columnWidth")
    assert window.item("TableRow").property("columnWidth") == 560


def test_code_is_coloured_once_it_is_whole_and_in_the_other_theme_too(
    open_window: OpenWindow, session: LiveSession
) -> None:
    entry = Entry("c", EntryKind.CODE, 1, "def f():\n", language="python")
    session.add(entry)
    window = open_window(session)
    assert not inks(window)
    session.append(entry, "    return 'x'  # yes\n" * 3)
    session.finish(entry)
    window.qtbot.waitUntil(lambda: len(inks(window)) >= 4)
    light = inks(window)
    window.app.set_theme("dark")
    window.qtbot.waitUntil(lambda: bool(inks(window)) and not inks(window) & light)


def test_whole_code_in_sight_is_coloured_while_claude_goes_on(
    open_window: OpenWindow, session: LiveSession
) -> None:
    """The code is coloured within two updates after it arrives. A third update might move the code out of
    sight."""
    session.works()
    first = Entry("c0", EntryKind.CODE, 1, "def f():\n    return 'x'\n", language="python", final=True)
    session.add(first)
    window = open_window(session)
    window.qtbot.waitUntil(lambda: len(inks(window)) >= 3)
    for number in range(1, 4):
        code = replace(first, id=f"c{number}")
        session.add(code)
        window.painted()
        for step in range(2):
            session.add(Entry(f"p{number}.{step}", EntryKind.PROSE, 1, "More words.", final=True))
        assert len(inks(window, number)) >= 3


def test_code_that_comes_whole_has_its_language_loaded_at_once(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[str] = []
    monkeypatch.setattr(HighlightWorker, "prepare", lambda self, language: prepared.append(language))
    session.works()
    session.add(Entry("c", EntryKind.CODE, 1, "x = 1\n", language="python", final=True))
    open_window(session)
    assert prepared == ["python"]


def test_a_long_fence_is_one_for_who_copies_it(open_window: OpenWindow, session: LiveSession) -> None:
    body = "x = 1  # a line of code\n" * 4_000
    session.add(*entries_of(Maker(), f"```py\n{body}```\n"))
    assert len(session.entries) > 2
    window = open_window(session)
    model = window.app.view.transcript
    assert model.rowCount() == 1
    assert {model.source(entry.id) for entry in session.entries} == {body.removesuffix("\n")}
    window.click(Kind.Button, "Show all")
    window.painted()
    assert window.app.view.viewer.property("open")


def test_what_began_as_a_paragraph_becomes_a_table_or_code(
    open_window: OpenWindow, session: LiveSession
) -> None:
    table = Entry("t", EntryKind.PROSE, 1, "| a | b |")
    code = Entry("c", EntryKind.PROSE, 1, "``")
    session.add(table, code)
    window = open_window(session)
    assert not window.items("TableRow") and not window.items("CodeRow")
    table.kind, table.text = EntryKind.TABLE, "| a | b |\n|---|---|\n| 1 | 2 |"
    session.update(table)
    code.kind, code.text = EntryKind.CODE, "x = 1"
    session.update(code)
    window.painted()
    assert len(window.items("TableRow")) == len(window.items("CodeRow")) == 1
    assert not window.items("ProseRow")


@pytest.mark.parametrize(
    ("begin", "end", "copied"),
    [
        ("H2", "b2", ["H2", "a2", "b2"]),
        ("b1", "a2", ["a1", "a2", "b1", "b2"]),
        ("a3", "a3", []),
    ],
)
def test_the_cells_that_are_marked_are_those_that_are_copied(
    open_window: OpenWindow, session: LiveSession, begin: str, end: str, copied: list[str]
) -> None:
    table = "| H1 | H2 | H3 |\n| --- | --- | --- |\n| a1 | a2 | a3 |\n| b1 | b2 | b3 |"
    session.add(Entry("t", EntryKind.TABLE, 1, table, final=True))
    window = open_window(session)
    words = window.item("LinkText")
    quick = words.property("textDocument")
    document = quick.textDocument()
    layout = document.documentLayout()

    def place(cell: str) -> QPoint:
        found = layout.blockBoundingRect(document.find(cell).block())
        return words.mapToScene(QPointF(found.x() + 9, found.center().y())).toPoint()

    QTest.mousePress(window.window, Qt.MouseButton.LeftButton, pos=place(begin))
    QTest.mouseMove(window.window, (place(begin) + place(end)) / 2)
    QTest.mouseMove(window.window, place(end) + QPoint(3, 0))
    QTest.mouseRelease(window.window, Qt.MouseButton.LeftButton, pos=place(end) + QPoint(3, 0))
    window.painted()
    marks = [item for item in words.parentItem().childItems() if item.objectName() == "cell"]
    marked = []
    for mark in marks:
        at = words.mapFromItem(mark, QPointF(mark.width() / 2, mark.height() / 2))
        cursor = QTextCursor(document)
        cursor.setPosition(layout.hitTest(at, Qt.HitTestAccuracy.FuzzyHit))
        marked.append(cursor.block().text())
    assert marked == copied
    window.key(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    # Qt would paint the selection from the first cell to the last, with all cells between them.
    assert (words.property("selectionColor").alpha() == 0) == bool(copied)
    if copied:
        assert QGuiApplication.clipboard().text().split() == copied
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=place("b3"))
    window.painted()
    assert words.property("selectionColor").alpha() > 0


def test_finished_thinking_is_markdown(open_window: OpenWindow, session: LiveSession) -> None:
    said = "**Step 0.** Look at `**kwargs`.\n\n1. one\n2. two\n\n" + "A thought of some length.\n\n" * 400
    entry = Entry("1", EntryKind.THINKING, 1, text="**Step", final=False)
    session.add(entry)
    window = open_window(session)
    window.app.view.transcript.fold(entry.id, False)
    window.painted()
    assert not window.items("LinkText"), "text that grows is plain"
    session.append(entry, said[len("**Step") :])
    session.finish(entry)
    window.painted()
    shown = [text_of(window, number) for number in range(len(window.items("LinkText")))]
    assert len(shown) > 1 and shown[0].startswith("Step 0. Look at **kwargs.\none\ntwo\nA thought")
    row = window.app.view.transcript.row(entry.id)
    item = window.items("LinkText")[0]
    spaces = item.property("contentHeight") - 22 * item.property("lineCount")
    assert spaces > 100 * 8, "paragraphs stand apart"
    assert [piece.text for piece in row_text(row, window.app._prose).pieces] == shown


@pytest.mark.parametrize("mirrored", [False, True])
def test_a_block_in_an_item_begins_at_its_words_and_ends_at_the_column(
    open_window: OpenWindow, session: LiveSession, mirrored: bool
) -> None:
    item = "\u05d0 \u05d1" if mirrored else "item"
    markdown = f"- {item}\n  - {item}\n    ```py\n    code\n    ```\n\n```\nbelow\n```\n"
    session.add(*entries_of(Maker(), markdown))
    window = open_window(session, (1280, 900))
    window.painted()
    frames = [frame.mapRectToScene(frame.boundingRect()) for frame in window.items("CodeBlock")]
    inner, outer = sorted(frames, key=lambda frame: frame.top())
    left, right = inner.left() - outer.left(), outer.right() - inner.right()
    assert (left, right) == ((0, 48) if mirrored else (48, 0))


def test_the_lines_of_a_table_are_between_its_rows(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*entries_of(Maker(), "| a | b |\n|---|---|\n| c | d |\n| e | f |\n"))
    window = open_window(session, (1280, 900))
    window.painted()
    document = window.item("LinkText").property("textDocument")
    tops = window.app.view.textPainter.rowTops(document)
    assert tops == [31, 62] and window.item("LinkText").height() == 93


def backs(window: Window) -> list[tuple[float, float]]:
    """Return where the shown backgrounds of code begin and end, from the left of their text."""
    [item] = window.items("CodeBacks")
    shown = [each for each in item.childItems() if each.objectName() == "code" and each.isVisible()]
    return sorted((each.x(), each.x() + each.width()) for each in shown)


def test_code_in_a_line_has_its_background_behind_it(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(*entries_of(make, "The server's `Content-Length` and `seek` race each other."))
    session.add(*entries_of(make, "No code here."))
    window = open_window(session)
    window.painted()
    number = next(at for at in range(2) if "Content-Length" in text_of(window, at))
    words, text = text_of(window, number), window.items("LinkText")[number]
    places = backs(window)
    assert len(places) == 2
    for (left, right), code in zip(places, ("Content-Length", "seek"), strict=True):
        document = text.property("textDocument")
        line = document.textDocument().begin().layout().lineAt(0)
        start = line.cursorToX(words.index(code))[0]
        assert left == pytest.approx(start - 4, abs=1)
        assert right == pytest.approx(line.cursorToX(words.index(code) + len(code))[0], abs=1)
    window.app.set_text_scale(2.0)
    window.qtbot.waitUntil(lambda: backs(window)[-1][1] - backs(window)[-1][0] > 1.8 * (right - left))


def test_the_row_is_as_high_as_its_text_with_the_room_around_code(
    open_window: OpenWindow, session: LiveSession
) -> None:
    make = Maker()
    for length in range(12, 26):  # in one of these, the room makes the difference between one row and two
        session.add(make(EntryKind.PROSE, "`a` `b` `c` `d` `e` `f` `g` `h` " + "mm " * length))
    window = open_window(session)
    window.window.resize(1280, 880)
    window.painted()
    heights = set()
    for row in window.items("ProseRow"):
        [text] = items_below(row, "LinkText")
        document = text.property("textDocument")
        assert text.height() >= document.textDocument().size().height() - 1
        heights.add(text.height())
    assert len(heights) == 2
