"""Selecting across rows with the pointer and the keyboard, and the text that is copied."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from claude_desk.transcript.entries import Entry, EntryKind, ToolState, TurnFooter
from claude_desk.transcript.tools.card import Card, ListingPart, NotePart
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.row_selection import RowSelection
from claude_desk.ui.transcript.row_text import row_text
from tests.gallery import Maker, bash_request
from tests.gallery.cards import cards_by_hand, hand_made
from tests.gallery.states import SHOWS
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window, items_below, kind_of
from tests.whole_tables import examples

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
TABLE = "| H1 | H2 |\n| --- | --- |\n| a1 | a2 |\n| b1 | b2 |"


def entry(number: int, text: str, kind: EntryKind = EntryKind.PROSE, final: bool = True) -> Entry:
    return Entry(f"r{number}", kind, 1, text, final=final)


def selection(window: Window) -> RowSelection:
    found = window.app.view.selection
    assert isinstance(found, RowSelection)
    return found


def the_list(window: Window) -> QQuickItem:
    view = window.item("TranscriptView")
    return next(item for item in view.childItems() if item.inherits("QQuickListView"))


def built_rows(window: Window) -> list[QQuickItem]:
    """Return the rows that are built, from the top to the bottom."""
    content = the_list(window).property("contentItem")
    rows = [item for item in content.childItems() if isinstance(item.property("key"), str)]
    return sorted(rows, key=lambda item: item.y())


def texts(row: QQuickItem) -> list[QQuickItem]:
    found = [*items_below(row, "RowText"), *items_below(row, "LinkText")]
    return [item for item in found if item.isVisible() and not item.property("selectByMouse")]


def spot(text: QQuickItem, position: int) -> QPoint:
    """Return the point in the window at a position of a text."""
    quick = text.property("textDocument")  # without this reference the document is gone
    document = quick.textDocument()
    block = document.findBlock(position)
    line = block.layout().lineForTextPosition(position - block.position())
    where = document.documentLayout().blockBoundingRect(block)
    x = line.cursorToX(position - block.position())
    x = x[0] if isinstance(x, tuple) else x
    return text.mapToScene(QPointF(where.x() + x + 0.2, where.y() + line.y() + line.height() / 2)).toPoint()


def drag(window: Window, begin: QPoint, end: QPoint) -> None:
    QTest.mousePress(window.window, LEFT, pos=begin)
    QTest.mouseMove(window.window, (begin + end) / 2)
    QTest.mouseMove(window.window, end + QPoint(12, 12))
    QTest.mouseMove(window.window, end)
    QTest.mouseRelease(window.window, LEFT, pos=end)


def marked(window: Window) -> list[str]:
    """Return the selected texts of the rows that are built, from the top to the bottom."""
    found = [
        (item.mapToScene(QPointF(0, 0)).y(), str(item.property("selectedText")))
        for item in window.texts()
        if item.property("selectedText")
    ]
    return [text.replace("\u2029", "\n").replace("\u2028", "\n") for _, text in sorted(found)]


def clipboard() -> tuple[str, str, str]:
    data = QGuiApplication.clipboard().mimeData()
    if data is None:
        return "", "", ""
    return data.text(), data.data("text/markdown").data().decode(), data.html()


def copy(window: Window) -> tuple[str, str, str]:
    QGuiApplication.clipboard().clear()
    window.key(Qt.Key.Key_C, CONTROL)
    window.qtbot.waitUntil(lambda: not selection(window).copier.busy)
    return clipboard()


def paragraphs(window: Window) -> list[QQuickItem]:
    return [texts(row)[0] for row in built_rows(window) if texts(row)]


# --- the pointer -----------------------------------------------------------------------------------


def test_a_drag_goes_over_rows(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(
        entry(1, "You say **this**.", EntryKind.USER),
        entry(2, "First of *three* words."),
        entry(3, "- one item"),
        entry(4, "- another item"),
        entry(5, "x = 1\ny = 2", EntryKind.CODE),
        entry(6, "The last one."),
    )
    window = open_window(session)
    rows = paragraphs(window)
    drag(window, spot(rows[1], 6), spot(rows[5], 8))
    assert marked(window) == ["of three words.", "one item", "another item", "x = 1\ny = 2", "The last"]
    plain, markdown, html = copy(window)
    assert plain == "of three words.\n\n- one item\n- another item\n\nx = 1\ny = 2\n\nThe last"
    assert markdown == "of three words.\n\n- one item\n- another item\n\n```\nx = 1\ny = 2\n```\n\nThe last"
    assert "<li>one item</li>" in html and "<pre><code>x = 1\ny = 2</code></pre>" in html


def test_a_drag_upwards_takes_the_same(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(entry(1, "One two."), entry(2, "Three four."))
    window = open_window(session)
    rows = paragraphs(window)
    drag(window, spot(rows[1], 5), spot(rows[0], 4))
    assert marked(window) == ["two.", "Three"]
    assert copy(window)[0] == "two.\n\nThree"


def test_shift_and_a_click_extend(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(entry(1, "One two."), entry(2, "Three four."), entry(3, "Five six."))
    window = open_window(session)
    rows = paragraphs(window)
    QTest.mouseClick(window.window, LEFT, pos=spot(rows[0], 4))
    assert marked(window) == []
    QTest.mouseClick(window.window, LEFT, SHIFT, spot(rows[2], 4))
    assert marked(window) == ["two.", "Three four.", "Five"]
    QTest.mouseClick(window.window, LEFT, SHIFT, spot(rows[1], 5))
    assert marked(window) == ["two.", "Three"]
    QTest.mouseClick(window.window, LEFT, pos=spot(rows[1], 5))
    assert marked(window) == []


def test_a_double_click_takes_words(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(entry(1, "One two three."), entry(2, "Four five."))
    window = open_window(session)
    rows = paragraphs(window)
    QTest.mouseDClick(window.window, LEFT, pos=spot(rows[0], 5))
    assert marked(window) == ["two"]
    QTest.mousePress(window.window, LEFT, pos=spot(rows[0], 5))
    QTest.mouseRelease(window.window, LEFT, pos=spot(rows[0], 5))
    assert marked(window) == ["One two three."], "the third click takes the line"


def test_a_link_is_followed_and_a_drag_over_it_is_not(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.add(entry(1, "See [the page](https://example.org/a) there."))
    window = open_window(session)
    asked: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(url.toString()) or True)
    text = paragraphs(window)[0]
    drag(window, spot(text, 5), spot(text, 11))
    assert (asked, marked(window)) == ([], ["he pag"])
    window.painted()
    place = spot(text, 6)
    QTest.mouseClick(window.window, LEFT, pos=spot(text, 1))  # without this click, the next one is a third
    QTest.mouseClick(window.window, LEFT, pos=place)
    assert asked == ["https://example.org/a"]


def test_a_button_of_a_row_is_still_pressed(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(entry(1, "Above."), make.tool("Read", "a.py", ToolState.DONE, "import re"))
    window = open_window(session)
    window.click(Kind.Button, "Expand Read")
    assert window.find(Kind.Button, "Collapse Read") is not None
    assert not selection(window).active


def test_a_drag_at_the_edge_scrolls(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*[entry(n, f"Paragraph number {n}.") for n in range(400)])
    window = open_window(session, (900, 600))
    view = the_list(window)
    last = paragraphs(window)[-2]
    QTest.mousePress(window.window, LEFT, pos=spot(last, 3))
    top = view.mapToScene(QPointF(view.width() / 2, -30)).toPoint()
    QTest.mouseMove(window.window, top + QPoint(0, 60))
    QTest.mouseMove(window.window, top)
    before = float(view.property("contentY"))
    window.qtbot.waitUntil(lambda: float(view.property("contentY")) < before - 2500, timeout=20_000)
    QTest.mouseRelease(window.window, LEFT, pos=top)
    plain = copy(window)[0].split("\n\n")
    assert len(plain) > 60, "the rows between are not built any more"
    numbers = [int(line.split()[2].rstrip(".")) for line in plain[1:-1]]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert plain[-1] == "Par"


# --- the keyboard ----------------------------------------------------------------------------------


def test_ctrl_a_takes_the_row_then_everything(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*[entry(n, f"Paragraph number {n}.") for n in range(300)])
    window = open_window(session, (900, 600))
    window.key(Qt.Key.Key_F7)
    window.key(Qt.Key.Key_Up)
    window.key(Qt.Key.Key_A, CONTROL)
    assert len(marked(window)) == 1
    assert copy(window)[0] == marked(window)[0]
    window.key(Qt.Key.Key_A, CONTROL)
    assert len(marked(window)) > 5
    assert copy(window)[0].split("\n\n") == [f"Paragraph number {n}." for n in range(300)]
    window.key(Qt.Key.Key_Escape)
    assert marked(window) == [] and session.stops == 0


def test_shift_and_arrows_go_over_rows(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(entry(1, "One two."), entry(2, "Three four."), entry(3, "Five six."))
    window = open_window(session)
    QTest.mouseClick(window.window, LEFT, pos=spot(paragraphs(window)[0], 6))
    window.key(Qt.Key.Key_Right, SHIFT)
    assert marked(window) == ["o"]
    window.key(Qt.Key.Key_Right, SHIFT)
    window.key(Qt.Key.Key_Right, SHIFT)
    window.key(Qt.Key.Key_Right, SHIFT | CONTROL)
    assert marked(window) == ["o.", "Three "]
    window.key(Qt.Key.Key_Down, SHIFT)
    assert marked(window)[:2] == ["o.", "Three four."]
    window.key(Qt.Key.Key_End, SHIFT)
    assert marked(window) == ["o.", "Three four.", "Five six."]
    window.key(Qt.Key.Key_Up, SHIFT | CONTROL)
    assert marked(window) == ["o.", "Three four."]
    window.key(Qt.Key.Key_Home, SHIFT | CONTROL)
    assert marked(window) == ["One tw"]
    window.key(Qt.Key.Key_Left, SHIFT)
    assert marked(window) == ["One tw"]


def test_lines_and_pages_are_taken_by_keyboard(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*[entry(n, f"```\n{n} a\n{n} b\n```", EntryKind.PROSE) for n in range(120)])
    for number, row in enumerate(session.entries):
        row.kind, row.text = EntryKind.CODE, f"{number} a\n{number} b"
    window = open_window(session, (900, 600))
    window.key(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    window.painted()
    QTest.mouseClick(window.window, LEFT, pos=spot(paragraphs(window)[0], 0))
    window.key(Qt.Key.Key_Down, SHIFT)
    assert marked(window) == ["0 a\n"]
    window.key(Qt.Key.Key_Down, SHIFT)
    assert marked(window) == ["0 a\n0 b"]
    seen = 0
    for _ in range(4):
        window.key(Qt.Key.Key_PageDown, SHIFT)
        window.painted()
        found = len(copy(window)[0].split("\n\n"))
        assert found > seen
        seen = found
    window.key(Qt.Key.Key_PageUp, SHIFT)
    assert len(copy(window)[0].split("\n\n")) < seen


def test_a_page_of_keys_ends_in_sight(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*[entry(n, f"Paragraph number {n}.") for n in range(100)])
    window = open_window(session, (900, 600))
    window.key(Qt.Key.Key_F7)
    window.key(Qt.Key.Key_Up)
    window.key(Qt.Key.Key_Home, SHIFT | CONTROL)
    window.painted()
    assert float(the_list(window).property("contentY")) - float(the_list(window).property("originY")) < 60
    assert copy(window)[0].startswith("Paragraph number 0.")


# --- changes of a selection ------------------------------------------------------------------------


def test_it_survives_rows_that_come_and_text_that_grows(
    open_window: OpenWindow, session: LiveSession
) -> None:
    growing = entry(3, "Five six", final=False)
    session.add(entry(1, "One two."), entry(2, "Three four."), growing)
    window = open_window(session)
    rows = paragraphs(window)
    drag(window, spot(rows[0], 4), spot(rows[2], 4))
    before = ["two.", "Three four.", "Five"]
    assert marked(window) == before
    session.append(growing, " seven")
    session.append(growing, " **eight**")
    session.finish(growing)
    session.add(entry(4, "Nine."))
    session.insert(0, entry(0, "Zero."))
    window.painted()
    assert marked(window) == before
    assert copy(window)[0] == "two.\n\nThree four.\n\nFive"


def test_live_text_that_grows_is_not_taken_by_itself(open_window: OpenWindow, session: LiveSession) -> None:
    growing = entry(2, "x = 1", EntryKind.CODE, final=False)
    session.add(entry(1, "One two."), growing)
    window = open_window(session)
    rows = paragraphs(window)
    drag(window, spot(rows[0], 4), spot(rows[1], 5))
    assert marked(window) == ["two.", "x = 1"]
    session.append(growing, "\ny = 2")
    window.painted()
    assert marked(window) == ["two.", "x = 1"]
    assert copy(window)[0] == "two.\n\nx = 1"


def test_it_survives_rows_that_are_built_anew(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*[entry(n, f"Paragraph number {n}.") for n in range(300)])
    window = open_window(session, (900, 600))
    rows = paragraphs(window)
    drag(window, spot(rows[-4], 4), spot(rows[-2], 4))
    before = marked(window)
    assert len(before) == 3
    window.key(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    window.painted()
    assert marked(window) == []
    assert copy(window)[0].split("\n\n") == before, "the keyboard went with the row"
    window.key(Qt.Key.Key_End, Qt.KeyboardModifier.AltModifier)
    window.painted()
    window.qtbot.waitUntil(lambda: marked(window) == before)


def test_it_goes_with_the_rows_at_its_ends(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*[entry(n, f"Paragraph {n}.") for n in range(6)])
    window = open_window(session)
    rows = paragraphs(window)
    drag(window, spot(rows[1], 4), spot(rows[3], 4))
    session.remove(*session.entries[4:])
    window.painted()
    assert len(marked(window)) == 3
    session.remove(*session.entries[2:])
    window.painted()
    assert marked(window) == [] and not selection(window).active


def test_what_is_folded_with_an_end_in_it_is_taken_to_its_host(
    open_window: OpenWindow, session: LiveSession
) -> None:
    make = Maker()
    task = make.tool("Task", "look", ToolState.DONE, "Found.")
    assert task.tool is not None
    inner = Entry("inner", EntryKind.PROSE, task.turn, "Inside.", parent=task.tool.id, depth=1, final=True)
    session.add(entry(1, "Above."), task, inner)
    window = open_window(session)
    transcript = window.app.view._transcript
    transcript.fold(task.id, False)
    window.painted()
    drag(window, spot(paragraphs(window)[0], 0), spot(paragraphs(window)[-1], 3))
    assert marked(window)[-1] == "Ins"
    transcript.fold(task.id, True)
    window.painted()
    assert selection(window).active and marked(window)[0] == "Above."


def test_nothing_is_marked_in_another_session(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(entry(1, "One two."), entry(2, "Three."))
    window = open_window(session)
    drag(window, spot(paragraphs(window)[0], 4), spot(paragraphs(window)[1], 3))
    assert selection(window).active
    window.app.attach(LiveSession([entry(1, "One two.")]))
    window.painted()
    assert marked(window) == [] and not selection(window).active


# --- tables and cards ------------------------------------------------------------------------------


def test_rows_of_a_table_are_taken_whole_with_what_is_beside_it(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(entry(1, "One two."), entry(2, TABLE, EntryKind.TABLE), entry(3, "Three."))
    window = open_window(session)
    rows = paragraphs(window)
    quick = rows[1].property("textDocument")
    document = quick.textDocument()
    drag(window, spot(rows[0], 4), spot(rows[1], document.find("a1").selectionEnd()))
    window.painted()
    plain, markdown, html = copy(window)
    assert plain == "two.\n\nH1\tH2\na1\ta2"
    assert markdown == "two.\n\n| H1 | H2 |\n| --- | --- |\n| a1 | a2 |"
    assert "<tr><td>a1</td><td>a2</td></tr>" in html
    cells = [item for item in rows[1].parentItem().childItems() if item.objectName() == "cell"]
    assert len(cells) == 4
    assert rows[1].property("selectionColor").alpha() == 0, "nothing is painted twice"
    drag(window, spot(rows[0], 4), spot(rows[2], 3))
    window.painted()
    plain, markdown, html = copy(window)
    assert plain == "two.\n\nH1\tH2\na1\ta2\nb1\tb2\n\nThr"
    assert markdown == f"two.\n\n{TABLE}\n\nThr"
    assert "<th>H1</th>" in html


def test_a_card_is_taken_with_its_title(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    tool = make.tool("Bash", "ls", ToolState.DONE, "a.py\nb.py")
    session.add(entry(1, "Above."), tool, entry(2, "Below."))
    window = open_window(session)
    rows = paragraphs(window)
    drag(window, spot(rows[0], 0), spot(rows[-1], 3))
    plain, markdown, _ = copy(window)
    lines = plain.split("\n\n")
    assert lines[0] == "Above." and lines[-1] == "Bel"
    assert lines[1].startswith("Bash") and "a.py\nb.py" in lines[1]
    assert markdown.startswith("Above.\n\n**Bash**") and "```\na.py\nb.py\n```" in markdown
    labels = items_below(window.item("ToolHeader"), "RowLabel")
    assert any(label.property("backdrop") is not None for label in labels)
    window.key(Qt.Key.Key_Escape)
    window.painted()
    assert all(label.property("backdrop") is None for label in labels)


def test_a_footer_is_selected_in_part(open_window: OpenWindow, session: LiveSession) -> None:
    footer = Entry("f", EntryKind.FOOTER, 1, "", final=True, footer=TurnFooter(seconds=12, cost=0.25))
    session.add(entry(1, "One two."), footer)
    window = open_window(session)
    rows = paragraphs(window)
    assert str(rows[1].property("text")) == "12 s · $0.25"
    drag(window, spot(rows[1], 7), spot(rows[1], 12))
    assert copy(window)[0] == "$0.25"
    drag(window, spot(rows[0], 4), spot(rows[1], 4))
    assert copy(window)[0] == "two.\n\n12 s"


def test_the_label_of_a_part_is_taken_with_it(open_window: OpenWindow, session: LiveSession) -> None:
    with cards_by_hand():
        part = ListingPart("no such file", "stderr", brief=True)
        session.add(hand_made(Maker(), Card("run it", "Bash", parts=(part,))), entry(1, "Below."))
        window = open_window(session)
        rows = paragraphs(window)
        label = next(label for label in window.items("RowLabel") if label.property("text") == "stderr")
        above = label.mapToScene(QPointF(2, 4)).toPoint()
        drag(window, above, spot(rows[-1], 3))
        plain, markdown, _ = copy(window)
        assert plain == "stderr\nno such file\n\nBel"
        assert markdown == "**stderr**\n\n```\nno such file\n```\n\nBel"
        assert label.property("backdrop") is not None


# --- copies ----------------------------------------------------------------------------------------


def test_the_answer_is_copied_by_key_and_by_menu(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(
        make(EntryKind.USER, "Do it."),
        make(EntryKind.PROSE, "First **this**."),
        make.tool("Bash", "ls", ToolState.DONE, "a.py"),
        make(EntryKind.CODE, "x = 1"),
        make(EntryKind.PROSE, "Done."),
    )
    window = open_window(session)
    window.key(Qt.Key.Key_C, CONTROL | SHIFT)
    plain, markdown, html = clipboard()
    assert plain == "First this.\n\nx = 1\n\nDone."
    assert markdown == "First **this**.\n\n```\nx = 1\n```\n\nDone."
    assert "<strong>this</strong>" in html
    window.wait_for(Kind.StaticText, "Answer copied")
    QGuiApplication.clipboard().clear()
    window.key(Qt.Key.Key_F7)
    window.key(Qt.Key.Key_Up)
    window.key(Qt.Key.Key_Menu)
    window.press(Kind.MenuItem, "Copy answer")
    assert clipboard()[0] == plain


def test_a_notice_tells_the_key_for_the_answer(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(entry(1, "One **two**."))
    window = open_window(session)
    QTest.mouseClick(window.window, LEFT, pos=spot(paragraphs(window)[0], 3))
    plain, markdown, html = copy(window)
    assert plain == markdown == "One **two**." and "<strong>two</strong>" in html
    assert any("Ctrl+Shift+C" in node.name for node in window.all(Kind.StaticText))


# --- any rows --------------------------------------------------------------------------------------

_WORDS = st.text("abcdé 字😀", min_size=1, max_size=30).map(lambda text: f"w{text}w")
_PROSE = st.one_of(
    _WORDS,
    st.builds("**{}** and `{}` there".format, _WORDS, _WORDS),
    st.builds("- {}\n  - {}\n- {}".format, _WORDS, _WORDS, _WORDS),
    st.builds("{}. {}".format, st.integers(1, 200), _WORDS),
    st.builds("> {}\n> {}".format, _WORDS, _WORDS),
    st.builds("# {}".format, _WORDS),
    st.builds("[{}](https://example.org/x)".format, _WORDS),
)
_CELLS = st.text("abcdé 字", min_size=1, max_size=12).map(lambda text: f"w{text}w")


def _table_of(rows: list[tuple[str, str]]) -> tuple[EntryKind, str]:
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return EntryKind.TABLE, "\n".join([lines[0], "| --- | --- |", *lines[1:]])


_ROWS = st.lists(
    st.one_of(
        _PROSE.map(lambda text: (EntryKind.PROSE, text)),
        st.lists(_WORDS, min_size=1, max_size=5).map(lambda lines: (EntryKind.CODE, "\n".join(lines))),
        st.lists(_WORDS, min_size=1, max_size=3).map(lambda lines: (EntryKind.USER, "\n".join(lines))),
        _WORDS.map(lambda text: (EntryKind.NOTICE, text)),
        st.lists(st.tuples(_CELLS, _CELLS), min_size=2, max_size=4).map(_table_of),
        st.lists(_WORDS, min_size=1, max_size=4).map(lambda lines: (EntryKind.TOOL, "\n".join(lines))),
    ),
    min_size=1,
    max_size=7,
)


@settings(
    max_examples=examples(40),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(rows=_ROWS, seed=st.integers(0, 2**32))
@pytest.mark.seconds(180)
def test_what_is_copied_is_what_is_marked(
    open_window: OpenWindow, session: LiveSession, rows: Sequence[tuple[EntryKind, str]], seed: int
) -> None:
    with cards_by_hand():
        window = _opened(open_window, session)
        window.app.view._transcript.reset([_entry(number, *row) for number, row in enumerate(rows)])
        window.painted()
        chance = random.Random(seed)
        built = [text for row in built_rows(window) for text in texts(row)]
        for _ in range(2):
            ends = [chance.choice(built) for _ in range(2)]
            places = [spot(text, chance.randint(0, int(text.property("length")))) for text in ends]
            drag(window, *places)
            window.painted()
            wanted = _painted(window)
            plain = copy(window)[0] if selection(window).active else ""
            # Apart from the text, the copy contains only list marks, and separators of lines, cells and rows.
            assert _letters(plain) == _letters("\n".join(wanted)), (wanted, plain)


def _entry(number: int, kind: EntryKind, text: str) -> Entry:
    if kind is not EntryKind.TOOL:
        return entry(number, text, kind)
    parts = (ListingPart(text, brief=True), NotePart(f"of {number}", brief=True))
    made = hand_made(Maker(), Card("run it", "Bash", parts=parts))
    return replace(made, id=f"r{number}")


def _painted(window: Window) -> list[str]:
    """Return the texts, labels and cells that are painted as selected, from the top to the bottom."""
    found = []
    for row in built_rows(window):
        for item in _texts_in_order(row):
            if kind_of(item) == "RowLabel":
                found += [str(item.property("text"))] if item.property("backdrop") is not None else []
            else:
                found.append(_cells_painted(item) or str(item.property("selectedText")))
    return [text.replace("\u2029", "\n").replace("\u2028", "\n") for text in found if text]


def _cells_painted(item: QQuickItem) -> str:
    """Return the texts of the cells that a table has painted, or "" if it paints no cells."""
    places = [
        QRectF(cell.x(), cell.y(), cell.width(), cell.height())
        for cell in item.parentItem().childItems()
        if cell.objectName() == "cell"
    ]
    quick = item.property("textDocument")
    document = quick.textDocument()
    found = []
    for frame in document.rootFrame().childFrames() if places else ():
        for at in range(frame.rows() * frame.columns()):
            block = frame.cellAt(at // frame.columns(), at % frame.columns()).firstCursorPosition().block()
            centre = document.documentLayout().blockBoundingRect(block).center()
            if any(place.contains(centre) for place in places):
                found.append(block.text())
    return "\n".join(found)


def _letters(text: str) -> str:
    lines = []
    for line in text.splitlines():
        head, _, rest = line.strip().partition(" ")
        item = head == "-" or (head[:-1].isdigit() and head.endswith("."))
        lines.append(rest if item else line)
    return "".join("".join(lines).split())


_windows: dict[int, Window] = {}


def _opened(open_window: OpenWindow, session: LiveSession) -> Window:
    """Return one window for all examples of a test."""
    if id(session) not in _windows:
        _windows.clear()
        session.add(entry(0, "One."))
        _windows[id(session)] = open_window(session, (1000, 1400))
    return _windows[id(session)]


# --- the text of a row equals the text of its items ------------------------------------------------


@pytest.mark.parametrize("size", [(1000, 900), (1500, 900)])
@pytest.mark.parametrize("show", ["kinds", "prose", "tables", "code", "card-kinds", "tools-done", "scripts"])
def test_the_pieces_of_a_row_are_the_texts_of_its_items(
    open_window: OpenWindow, session: LiveSession, show: str, size: tuple[int, int]
) -> None:
    session.add(*SHOWS[show](Maker()))
    window = open_window(session, size)
    view = window.app.view
    found: set[str] = set()
    for number in range(view.transcript.rowCount()):
        key = view.transcript.keyAt(number)
        the_list(window).setProperty("currentIndex", number)  # builds the row
        window.painted()
        row = next(row for row in built_rows(window) if row.property("key") == key)
        shown = row_text(view.transcript.row(key), ProseRenderer(), view.selection.property("wide"))
        items = [_shown(item) for item in _texts_in_order(row)]
        assert [piece.text for piece in shown.pieces] == items, view.transcript.row(key).entry
        found.add(key)
    assert len(found) > 3


def _texts_in_order(item: QQuickItem) -> list[QQuickItem]:
    found = []
    for child in item.childItems():
        if not child.isVisible():
            continue
        if kind_of(child) in ("RowLabel", "RowText", "LinkText"):
            found.append(child)
        else:
            found += _texts_in_order(child)
    return found


def _shown(item: QQuickItem) -> str:
    if kind_of(item) == "RowLabel":
        return str(item.property("text"))
    quick = item.property("textDocument")
    return str(quick.textDocument().toPlainText())


# --- effects that a selection must not have --------------------------------------------------------


def test_no_request_is_answered_by_what_selects(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*[entry(n, f"Paragraph number {n}.") for n in range(40)])
    window = open_window(session)
    session.works()
    session.set_requests([bash_request()])
    allow = window.wait_for(Kind.Button, "Allow once")
    window.painted()
    begin = next(place for row in paragraphs(window) if (place := spot(row, 3)).y() > 120)
    QTest.mousePress(window.window, LEFT, pos=begin)
    QTest.mouseMove(window.window, allow.centre - QPoint(0, 40))
    QTest.mouseMove(window.window, allow.centre)
    QTest.mouseRelease(window.window, LEFT, pos=allow.centre)
    assert selection(window).active
    for key, modifiers in (
        (Qt.Key.Key_A, CONTROL),
        (Qt.Key.Key_A, CONTROL),
        (Qt.Key.Key_C, CONTROL),
        (Qt.Key.Key_C, CONTROL | SHIFT),
        (Qt.Key.Key_Down, SHIFT),
        (Qt.Key.Key_End, SHIFT | CONTROL),
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
    ):
        window.key(key, modifiers)
        window.painted()
    assert not selection(window).active, "Escape drops it"
    assert session.decisions == [] and session.stops == 0
    # While the request has the focus, keys belong to the request.
    window.key(Qt.Key.Key_F6)
    window.key(Qt.Key.Key_F6)
    window.key(Qt.Key.Key_A, CONTROL)
    window.key(Qt.Key.Key_Down, SHIFT)
    assert session.decisions == [] and session.stops == 0
