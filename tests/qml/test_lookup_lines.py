"""The line that replaces several look-ups: used with the pointer and with the keyboard, marked, and found."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from claude_desk.transcript.entries import Entry, EntryKind, ToolState
from tests.gallery import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_find import find, settle
from tests.qml.window import Kind, Window

CONTROL = Qt.KeyboardModifier.ControlModifier
LINE = "Read 2 files, searched 1 pattern"
FOLDED, OPEN = f"{LINE}, folded", f"{LINE}, unfolded"
ROW = f"Tools: {LINE}, done, folded"


def lookups(make: Maker) -> list[Entry]:
    def call(name: str, member: str, value: str, result: str) -> Entry:
        return make.tool(name, value, ToolState.DONE, result, input={member: value})

    return [
        make(EntryKind.USER, "Look at it."),
        call("Read", "file_path", "one.py", "     1→import hmac"),
        call("Grep", "pattern", "sign", "one.py:12:sign here"),
        call("Read", "file_path", "two.py", "     1→import base64"),
    ]


def end(make: Maker) -> Entry:
    return make(EntryKind.PROSE, "That is all.")


def rows(window: Window) -> list[str]:
    found = [
        node for node in window.all(Kind.ListItem) if node.name.startswith(("Tool", "Claude: ", "You: "))
    ]
    return [node.name.split(",")[0] for node in sorted(found, key=lambda node: node.y)]


CARDS = ["You: Look at it.", "Tool: Read: one.py", "Tool: Grep: sign", "Tool: Read: two.py"]
FEW = ["You: Look at it.", "Tools: Read 2 files", "Claude: That is all."]


def shown(open_window: OpenWindow, session: LiveSession) -> Window:
    make = Maker()
    session.add(*lookups(make), end(make))
    return open_window(session)


def test_a_click_opens_the_line_and_closes_it(open_window: OpenWindow, session: LiveSession) -> None:
    window = shown(open_window, session)
    assert rows(window) == FEW
    assert window.find(Kind.ListItem, ROW)
    window.click(Kind.Button, FOLDED)
    window.wait_for(Kind.Button, OPEN)
    window.painted()
    assert rows(window) == [*CARDS, "Claude: That is all."]
    window.click(Kind.Button, OPEN)
    window.wait_for(Kind.Button, FOLDED)
    window.painted()
    assert rows(window) == FEW


def test_the_keyboard_opens_it_and_stays_on_it(open_window: OpenWindow, session: LiveSession) -> None:
    window = shown(open_window, session)
    for _ in range(40):
        if window.has_focus(FOLDED):
            break
        window.key(Qt.Key.Key_Tab)
    assert window.has_focus(FOLDED)
    window.key(Qt.Key.Key_Space)
    assert window.has_focus(OPEN)
    window.key(Qt.Key.Key_Return)
    assert window.has_focus(FOLDED)


def test_the_cursor_opens_it_and_left_closes_it(open_window: OpenWindow, session: LiveSession) -> None:
    window = shown(open_window, session)
    window.key(Qt.Key.Key_F6)
    model = window.app.view.transcript
    view = window.item("TranscriptView")
    view.focusRows()  # type: ignore[attr-defined]
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down)
    for _ in range(4):
        if focused_row(window) == ROW:
            break
        window.key(Qt.Key.Key_Up if focused_row(window).startswith("Claude") else Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return)
    assert model.rowCount() == 5
    window.key(Qt.Key.Key_Down)
    window.painted()
    assert focused_row(window).startswith("Tool: Grep")
    window.key(Qt.Key.Key_Left)
    window.painted()
    assert model.rowCount() == 3
    assert focused_row(window) == ROW


def focused_row(window: Window) -> str:
    item = window.window.activeFocusItem()
    return str(item.property("spoken") or "")


def test_it_comes_when_something_else_follows(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(*lookups(make))
    window = open_window(session)
    assert rows(window) == CARDS
    session.add(end(make))
    window.painted()
    assert rows(window) == FEW


def test_it_does_not_come_under_the_pointer(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(*lookups(make))
    window = open_window(session)
    grep = window.wait_for(Kind.ListItem, next(n.name for n in window.all(Kind.ListItem) if "Grep" in n.name))
    QTest.mouseMove(window.window, grep.centre - QPoint(0, 3))
    QTest.mouseMove(window.window, grep.centre)
    session.add(end(make))
    window.painted()
    assert rows(window) == [*CARDS, "Claude: That is all."]
    QTest.mouseMove(window.window, QPoint(5, 5))
    session.add(make(EntryKind.PROSE, "More."))
    session.remove(session.entries[4])
    window.painted()
    assert rows(window) == [*CARDS, "Claude: More."], "it stays as it is"


def test_it_does_not_come_under_the_keyboard(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(*lookups(make))
    window = open_window(session)
    window.item("TranscriptView").focusRows()  # type: ignore[attr-defined]
    for _ in range(5):
        window.key(Qt.Key.Key_Up)
        if focused_row(window).startswith("Tool: Read: two"):
            break
        window.key(Qt.Key.Key_Down)
        window.key(Qt.Key.Key_Down)
    assert focused_row(window).startswith("Tool: ")
    session.add(end(make))
    window.painted()
    assert rows(window) == [*CARDS, "Claude: That is all."]


def test_it_does_not_come_over_what_is_marked(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(*lookups(make))
    window = open_window(session)
    window.app.view.selection.selectMore(session.entries[2].id)
    session.add(end(make))
    window.painted()
    assert rows(window) == [*CARDS, "Claude: That is all."]
    assert window.app.view.selection.property("active")


def test_find_opens_it(open_window: OpenWindow, session: LiveSession) -> None:
    window = shown(open_window, session)
    find(window, "base64")
    settle(window)
    assert [name for name in rows(window) if name.startswith("Tool: ")] == CARDS[1:]


def test_a_copy_over_the_line_has_its_calls(open_window: OpenWindow, session: LiveSession) -> None:
    window = shown(open_window, session)
    picker = window.app.view.selection

    def copied() -> str:
        QGuiApplication.clipboard().clear()
        picker.copy()
        window.qtbot.waitUntil(lambda: not picker.copier.busy)
        return QGuiApplication.clipboard().mimeData().text()

    for _ in range(2):
        picker.selectMore("")
        folded = copied()
        window.app.view.transcript.foldAll(False)
        picker.clear()
        window.app.view.transcript.foldAll(True)
    window.app.view.transcript.reveal(session.entries[2].id)
    picker.selectMore("")
    assert folded == copied(), "what is folded is copied as it is seen unfolded"
    assert "Grep sign" in folded and LINE not in folded


def test_a_line_that_is_not_marked_is_not_copied(open_window: OpenWindow, session: LiveSession) -> None:
    window = shown(open_window, session)
    picker = window.app.view.selection
    line, last = session.entries[1].id, session.entries[4].id
    picker.begin(line, 0, 5, 0)
    picker.extend(last, 0, 7)
    found = picker.range()
    assert found is not None and [row.entry.id for row in found.rows] == [last]
    picker.begin(line, 0, 0, 0)
    picker.extend(line, 0, 7)
    assert picker.range() is None
    picker.begin(line, 0, 0, 0)
    picker.extend(line, 0, len(LINE))
    found = picker.range()
    assert found is not None and [row.entry.id for row in found.rows] == [e.id for e in session.entries[1:4]]


def test_the_key_for_a_copy_takes_all_of_the_line(open_window: OpenWindow, session: LiveSession) -> None:
    window = shown(open_window, session)
    QGuiApplication.clipboard().clear()
    copier = window.app.view.selection.copier
    copier.copyRow(session.entries[1].id)
    window.qtbot.waitUntil(lambda: not copier.busy)
    data = QGuiApplication.clipboard().mimeData()
    assert [name in data.text() for name in ("one.py", "Grep sign", "two.py")] == [True] * 3
    assert "`two.py`" in data.data("text/markdown").data().decode()


def test_what_is_above_keeps_its_place(open_window: OpenWindow, session: LiveSession) -> None:
    """If the user has scrolled away from the end, nothing moves. A line unfolds below its own head."""
    make = Maker()
    before = [make(EntryKind.PROSE, f"Paragraph {number}.") for number in range(60)]
    session.add(*before, *lookups(make))
    window = open_window(session)
    view = window.item("TranscriptView")
    view.scrollBy(-300)  # type: ignore[attr-defined]
    window.painted()

    def places() -> dict[str, int]:
        items = [item for item in window.items("ProseRow") if item.isVisible()]
        return {str(item.property("key")): round(item.mapToScene(QPointF(0, 0)).y()) for item in items}

    was = places()
    session.add(end(make))
    for _ in range(3):
        window.painted()
    now = places()
    assert {key: now[key] for key in was if key in now} == {key: was[key] for key in was if key in now}
    assert len(set(was) & set(now)) > 5


def test_its_words_begin_where_those_of_the_thinking_do(
    open_window: OpenWindow, session: LiveSession
) -> None:
    make = Maker()
    session.add(make(EntryKind.THINKING, "Which one?", began=1.0, ended=7.0), *lookups(make)[1:], end(make))
    window = open_window(session)
    window.painted()
    begins = {
        str(text.property("text")): text.mapToScene(QPointF()).x()
        for text in [*window.items("PlainText"), *window.items("RowLabel")]
        if text.isVisible() and str(text.property("text")).startswith(("Thought for", LINE))
    }
    assert len(begins) == 2
    assert len(set(begins.values())) == 1, begins
