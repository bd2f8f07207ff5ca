"""The list follows its end until the user scrolls away from it, and never moves while the user reads."""

from collections.abc import Callable
from itertools import count

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from claude_desk.transcript.entries import Entry, EntryKind, ToolState, TurnFooter
from tests import gallery
from tests.gallery import Maker, bash_request
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window, items_below


def long_talk(rows: int = 120) -> list[Entry]:
    make = Maker()
    return [
        make(EntryKind.PROSE, f"Paragraph {n}. " + "Words and words. " * (n % 7 * 6)) for n in range(rows)
    ]


def the_list(window: Window) -> QQuickItem:
    return items_below(window.item("TranscriptView"), "QQuickListView")[0]


def at_end(window: Window) -> bool:
    return bool(the_list(window).property("atYEnd"))


# The times of the wheel events. Each notch comes a second after the previous notch, because notches in quick
# succession would be one quick turn.
MOMENTS = count(1000, 1000)


def wheel_until(window: Window, notches: int, there: Callable[[], bool]) -> None:
    for _ in range(60):
        if there():
            return
        wheel(window, notches)
    raise AssertionError("it is not reached by the wheel")


def wheel(window: Window, notches: int, at: QPointF | None = None) -> None:
    place = at or QPointF(the_list(window).mapToScene(QPointF(100, 100)))
    for _ in range(abs(notches)):
        event = QWheelEvent(
            place, window.window.mapToGlobal(place), QPoint(), QPoint(0, 120 if notches > 0 else -120),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        event.setTimestamp(next(MOMENTS))
        QGuiApplication.sendEvent(window.window, event)
        window.painted()


def top_row(window: Window) -> tuple[str, int]:
    """Return the first row in sight, and its distance from the list's top."""
    items = the_list(window)
    edge = items.mapToScene(QPointF(0, 0)).y()
    rows = sorted(
        (row.mapToScene(QPointF(0, 0)).y() - edge, row.property("spoken")) for row in window.items("ProseRow")
    )
    return next((name[:24], round(y)) for y, name in rows if y >= 0)


def test_it_opens_at_its_end_and_follows(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_talk())
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    last = Maker()(EntryKind.PROSE, "The last.", final=False)
    last.id = "last"
    session.add(last)
    for _ in range(30):
        session.append(last, " It grows and grows.\n\nAnd grows.")
        window.painted()
    window.qtbot.waitUntil(lambda: at_end(window))
    assert window.find(Kind.Button, "Jump to latest") is None


def test_code_that_grows_is_followed_in_the_frame_that_has_it(
    open_window: OpenWindow, session: LiveSession
) -> None:
    code = Maker()(EntryKind.CODE, "first = 1\n", final=False)
    code.id = "code"
    session.add(*long_talk(), code)
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    frames: list[bool] = []
    window.window.frameSwapped.connect(lambda: frames.append(at_end(window)))
    for number in range(10):
        session.append(code, f"line = {number}\n")
        window.painted()
    window.qtbot.waitUntil(lambda: len(frames) >= 10)  # another thread may show the frames, and reports late
    assert all(frames)


def test_scrolled_away_it_stays(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_talk())
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    wheel(window, 5)
    assert not at_end(window)
    before = top_row(window)
    for _ in range(20):
        session.append(session.entries[-1], " It grows and grows.\n\nAnd grows.")
        window.painted()
    session.add(Maker()(EntryKind.FOOTER, footer=TurnFooter(seconds=3)))
    session.set_requests([gallery.bash_request()])
    window.painted()
    window.painted()
    assert top_row(window) == before
    window.press(Kind.Button, "Jump to latest")
    window.qtbot.waitUntil(lambda: at_end(window))
    window.wait_gone(Kind.Button, "Jump to latest")


def test_a_touchpad_that_leaves_the_end_is_not_brought_back(
    open_window: OpenWindow, session: LiveSession
) -> None:
    """Each event scrolls by its pixels, however few they are."""
    session.add(*long_talk())
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    place = QPointF(the_list(window).mapToScene(QPointF(100, 100)))
    tops = [the_list(window).property("contentY")]
    phases = [Qt.ScrollPhase.ScrollBegin, *[Qt.ScrollPhase.ScrollUpdate] * 8, Qt.ScrollPhase.ScrollEnd]
    for phase in phases:
        moved = QPoint(0, 12 if phase is Qt.ScrollPhase.ScrollUpdate else 0)
        event = QWheelEvent(
            place, window.window.mapToGlobal(place), moved, moved, Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, phase, False, Qt.MouseEventSource.MouseEventSynthesizedBySystem,
        )  # fmt: skip
        event.setTimestamp(next(MOMENTS))
        QGuiApplication.sendEvent(window.window, event)
        window.painted()
        tops.append(the_list(window).property("contentY"))
    assert tops == sorted(tops, reverse=True)
    assert tops[0] - tops[-1] == 12 * 8


def test_scrolled_back_to_the_end_it_follows_again(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_talk())
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    wheel(window, 2)
    window.wait_for(Kind.Button, "Jump to latest")
    wheel(window, -20)
    window.wait_gone(Kind.Button, "Jump to latest")
    session.append(session.entries[-1], " More.\n\nAnd more." * 20)
    window.qtbot.waitUntil(lambda: at_end(window))


def test_sending_leaves_nothing_marked(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_talk())
    window = open_window(session)
    selection = window.app._session.property("selection")
    selection.selectMore(session.entries[-1].id)
    assert selection.property("active")
    window.type("And now?")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["And now?"]
    assert not selection.property("active")


def test_sending_goes_to_the_end(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_talk())
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    wheel(window, 10)
    window.type("And now?")
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: at_end(window))
    assert window.wait_for(Kind.ListItem, "You: And now?")


def test_keys_scroll(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_talk())
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    window.key(Qt.Key.Key_PageUp)
    assert window.wait_for(Kind.Button, "Jump to latest")
    assert window.has_focus("Message")
    window.key(Qt.Key.Key_End, Qt.KeyboardModifier.AltModifier)
    window.qtbot.waitUntil(lambda: at_end(window))
    window.key(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    window.painted()
    assert the_list(window).property("atYBeginning")


def test_a_page_up_at_the_end_is_no_way_back_to_it(open_window: OpenWindow, session: LiveSession) -> None:
    """On the way up, rows are built that change the height of the list. This was once mistaken for new
    text."""
    session.add(*long_talk())
    window = open_window(session, (801, 563))
    window.qtbot.waitUntil(lambda: at_end(window))
    window.key(Qt.Key.Key_F7)
    window.key(Qt.Key.Key_PageUp)
    for _ in range(3):
        window.painted()
    assert not at_end(window)
    assert window.find(Kind.Button, "Jump to latest")


def test_at_the_end_there_is_nothing_to_jump_to(open_window: OpenWindow, session: LiveSession) -> None:
    """The button disappears also if the view gets to the end because something below was folded."""
    make = Maker()
    thought = make(EntryKind.THINKING, "\n".join(f"line {n}" for n in range(80)))
    session.add(*long_talk(), thought)
    thought.id = "thought"
    window = open_window(session, (801, 563))
    transcript = window.app.session.transcript
    transcript.fold("thought", False)
    for _ in range(3):
        window.painted()
    wheel(window, 3)
    assert window.find(Kind.Button, "Jump to latest")
    transcript.fold("thought", True)
    for _ in range(3):
        window.painted()
    assert at_end(window)
    assert window.find(Kind.Button, "Jump to latest") is None


def test_nothing_to_jump_to_where_all_of_it_is_in_sight(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(*long_talk(2))
    window = open_window(session)
    window.key(Qt.Key.Key_F7)
    window.key(Qt.Key.Key_Home)
    assert window.find(Kind.Button, "Jump to latest") is None


def test_a_request_does_not_hide_the_end(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_talk())
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    session.set_requests([gallery.bash_request()])
    window.painted()
    card = window.item("PermissionDialog")

    def end_is_seen() -> bool:
        bottom = max(row.mapToScene(QPointF(0, row.height())).y() for row in window.items("ProseRow"))
        return at_end(window) and bottom <= card.mapToScene(QPointF(0, 0)).y()

    window.qtbot.waitUntil(end_is_seen)


def test_few_rows_are_built(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_talk(3000))
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    assert len(window.items("ProseRow")) < 60


def test_inserted_rows_are_in_the_accessible_tree(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    make = Maker()
    for number in range(40):
        session.add(make(EntryKind.PROSE, f"Number {number}."))
        window.painted()
        window.qtbot.waitUntil(
            lambda n=number: window.find(Kind.ListItem, f"Claude: Number {n}.") is not None
        )


def test_of_screens_that_come_at_once_the_last_is_there_whole(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(*long_talk())
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    list_ = the_list(window)
    margins: list[int] = []

    def note() -> None:
        margins.append(list_.property("displayMarginBeginning"))

    list_.displayMarginBeginningChanged.connect(note)  # type: ignore[attr-defined]
    make = Maker()
    for number in range(6):
        session.add(*(make(EntryKind.PROSE, f"Number {number}.{row}.") for row in range(200)))
        window.painted()
        window.qtbot.waitUntil(lambda: at_end(window))
        rows = {row.property("spoken") for row in window.items("ProseRow")}
        assert f"Claude: Number {number}.199." in rows
        assert rows == {row.name for row in window.all(Kind.ListItem) if row.name.startswith("Claude: ")}
    assert margins[0] == 0
    window.qtbot.waitUntil(lambda: margins[-1] > 0)
    window.painted()
    rows = {row.property("spoken") for row in window.items("ProseRow")}
    assert rows == {row.name for row in window.all(Kind.ListItem) if row.name.startswith("Claude: ")}
    assert at_end(window)


def test_code_grows_where_it_stands(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    code = Maker()(EntryKind.CODE, "", language="text", final=False)
    session.add(code)
    window.painted()
    said = ["first 🎉 line\r\n", "second\n", "𝔘nicode " * 3, "\n", "end", "x" * 70_000, "\nlast"]
    for part in said:
        session.append(code, part)
        window.painted()
    session.finish(code)
    window.painted()
    pieces = [str(item.property("text")) for item in window.items("RowText")]
    assert all(len(piece) < 65_536 for piece in pieces)
    assert "".join(pieces).replace("\n", "") == "".join(said).replace("\r", "").replace("\n", "")


def long_tool(make: Maker) -> Entry:
    """Return a row that folds to twelve lines and unfolds to sixty lines."""
    lines = "\n".join(f"line {n}" for n in range(60))
    return make.tool("Bash", "make", ToolState.DONE, lines, input_text='{"command": "make"}')


def head_of(window: Window) -> int:
    """Return the distance in pixels from the list's top to the row of the tool call."""
    row = window.item("ToolRow")
    return round(row.mapToItem(the_list(window), QPointF(0, 0)).y())


def settle(window: Window) -> None:
    for _ in range(5):
        window.painted()


@pytest.mark.parametrize("after", [0, 3, 40], ids=["at the very end", "near the end", "far from it"])
def test_what_is_unfolded_keeps_its_head_where_it_is(
    open_window: OpenWindow, session: LiveSession, after: int
) -> None:
    make = Maker()
    session.add(*long_talk(40), long_tool(make), *(make(EntryKind.PROSE, "Hm.") for _ in range(after)))
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    if after > 3:
        wheel_until(window, 1, lambda: bool(window.items("ToolRow")) and head_of(window) > 40)
    settle(window)
    before = head_of(window)
    window.press(Kind.Button, "Expand Bash")
    settle(window)
    assert abs(head_of(window) - before) <= 1  # heights of lines are not whole pixels in every font
    # New rows do not push the row away while the user reads it.
    session.add(make(EntryKind.PROSE, "And more.\n\n" * 20))
    settle(window)
    assert abs(head_of(window) - before) <= 1
    window.press(Kind.Button, "Jump to latest")
    window.qtbot.waitUntil(lambda: at_end(window))


def test_what_is_folded_from_its_end_is_in_sight(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(*long_talk(40), long_tool(make), *(make(EntryKind.PROSE, "Hm.") for _ in range(40)))
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    wheel_until(window, 1, lambda: window.find(Kind.Button, "Expand Bash") is not None)
    window.press(Kind.Button, "Expand Bash")
    settle(window)
    wheel_until(window, -1, lambda: head_of(window) < -100)
    window.press(Kind.Button, "Show less")
    settle(window)
    assert 0 <= head_of(window) < 40


def test_folding_at_the_end_goes_on_following(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(*long_talk(40), long_tool(make))
    session.entries[-1].id = "tool"
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    window.press(Kind.Button, "Expand Bash")
    settle(window)
    window.press(Kind.Button, "Show less")
    settle(window)
    session.add(make(EntryKind.PROSE, "And more.\n\n" * 20))
    window.qtbot.waitUntil(lambda: at_end(window))


def test_a_drag_beside_the_words_does_not_scroll(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_talk())
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    left, at = Qt.MouseButton.LeftButton, the_list(window).mapToScene(QPointF(6, 60)).toPoint()
    QTest.mousePress(window.window, left, pos=at)
    for step in range(1, 20):
        QTest.mouseMove(window.window, at + QPoint(0, step * 12))
        window.painted()
    QTest.mouseRelease(window.window, left, pos=at + QPoint(0, 240))
    settle(window)
    assert at_end(window)


@pytest.mark.parametrize("over", ["PermissionDialog", "ComposerBar", "SessionHeader"])
def test_the_wheel_scrolls_the_conversation_wherever_the_pointer_is(
    open_window: OpenWindow, session: LiveSession, over: str
) -> None:
    session.add(*long_talk())
    window = open_window(session)
    session.set_requests([bash_request()])
    window.wait_for(Kind.Dialog, "Permission request: Bash")
    window.qtbot.waitUntil(lambda: at_end(window))
    bar = items_below(window.item("TranscriptView"), "DeskScrollBar")[0]
    window.qtbot.waitUntil(lambda: abs(bar.property("position") + bar.property("size") - 1) < 0.01)
    item, before = window.item(over), the_list(window).property("contentY")
    place = QPointF(item.mapToScene(QPointF(item.width() / 2, item.height() - 3)))
    wheel(window, 3, place)
    assert the_list(window).property("contentY") < before - 60
    assert bar.property("position") + bar.property("size") < 1
    wheel(window, -40, place)
    window.qtbot.waitUntil(lambda: at_end(window))
    assert session.decisions == []


def test_the_way_back_to_the_end_covers_no_row(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_talk())
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    wheel(window, 5)
    window.wait_for(Kind.Button, "Jump to latest")
    button, rows = window.item("JumpToLatest"), the_list(window)
    window.qtbot.waitUntil(
        lambda: button.mapToScene(QPointF(0, 0)).y() >= rows.mapToScene(QPointF(0, rows.height())).y()
    )
    wheel_until(window, -5, lambda: at_end(window))
    window.wait_gone(Kind.Button, "Jump to latest")
    window.qtbot.waitUntil(lambda: rows.height() == window.item("TranscriptView").height())
    assert at_end(window)
