"""The buttons at the end of a turn appear for the turn under the pointer or with the keyboard cursor."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from claude_desk.transcript.entries import EntryKind
from claude_desk.ui.transcript.role_readers import RowRole
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window
from tests.screen_files import ScreenLibrary
from tests.unit.transcript import cli_messages as f

NAMES = ["Copy answer", "Fork from here", "Rewind to here…"]


@pytest.fixture
def session(tmp_path: Path) -> LiveSession:
    session = LiveSession(folder=str(tmp_path), library=ScreenLibrary())
    session.cli.answers["rewind_files"] = {"canRewind": True}
    return session


def rect_of(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def two_turns(open_window: OpenWindow, session: LiveSession, size: tuple[int, int] = (1280, 860)) -> Window:
    for number, words in enumerate(("first", "second")):
        session.send(f"The {words} message")
        answer = f.said(f.text(f"The {words} answer."), id=f"m{number}")
        session.says(answer, f.result(duration_ms=40_000, total_cost_usd=0.01))
    window = open_window(session, size)
    window.painted()
    return window


def sorted_rows(window: Window, kind: str) -> list[QQuickItem]:
    return sorted(window.items(kind), key=lambda item: rect_of(item).top())


def acts(window: Window) -> dict[str, QQuickItem]:
    """Return the buttons that are shown, by their names."""
    return {
        str(button.property("text")): button
        for row in window.items("TurnActs")
        for button in row.childItems()
        if button.isVisible()
    }


def point_at(window: Window, item: QQuickItem) -> None:
    place = rect_of(item).center().toPoint()
    for step in range(3):
        QTest.mouseMove(window.window, place + QPoint(step, 0))
        window.painted()


@pytest.mark.parametrize("kind", ["UserRow", "ProseRow", "FooterRow"])
@pytest.mark.parametrize("number", [0, 1])
def test_the_pointer_on_a_turn_shows_its_buttons_and_nothing_moves(
    open_window: OpenWindow, session: LiveSession, kind: str, number: int
) -> None:
    window = two_turns(open_window, session)
    kinds = ("UserRow", "ProseRow", "FooterRow")
    before = {each: [rect_of(row) for row in sorted_rows(window, each)] for each in kinds}
    assert not acts(window)
    point_at(window, sorted_rows(window, kind)[number])
    window.qtbot.waitUntil(lambda: list(acts(window)) == NAMES)
    assert before == {each: [rect_of(row) for row in sorted_rows(window, each)] for each in kinds}
    footer = sorted_rows(window, "FooterRow")[number]
    for button in acts(window).values():
        assert rect_of(footer).top() - 1 <= rect_of(button).top() <= rect_of(footer).bottom()
    frame = footer.property("frame")
    ends = [rect_of(button).right() for button in acts(window).values()]
    assert max(ends) == rect_of(frame).right(), "at the end edge"


def test_the_keyboard_reaches_the_buttons(open_window: OpenWindow, session: LiveSession) -> None:
    window = two_turns(open_window, session)
    sorted_rows(window, "ProseRow")[1].forceActiveFocus()
    model = window.app.view.transcript
    last = [row for row in range(model.rowCount()) if model.data(model.index(row), RowRole.KIND) == "prose"][
        -1
    ]
    window.item("QQuickListView").setProperty("currentIndex", last)
    window.qtbot.waitUntil(lambda: list(acts(window)) == NAMES)
    reached = []
    for _ in range(3):
        window.key(Qt.Key.Key_Tab)
        window.painted()
        focused = window.window.activeFocusItem()
        reached.append(str(focused.property("text")) if focused is not None else "")
    assert reached == NAMES


def test_each_button_acts_on_its_turn(open_window: OpenWindow, session: LiveSession) -> None:
    window = two_turns(open_window, session)
    point_at(window, sorted_rows(window, "ProseRow")[0])
    window.qtbot.waitUntil(lambda: list(acts(window)) == NAMES)
    QGuiApplication.clipboard().clear()
    window.click(Kind.Button, NAMES[0])
    window.qtbot.waitUntil(lambda: QGuiApplication.clipboard().text() == "The first answer.")
    window.click(Kind.Button, NAMES[2])
    window.wait_for(Kind.Dialog, "Rewind to “The first message”?")
    assert window.app.view.rewind.words == "The first message"


def test_a_fork_begins_at_the_last_words_of_the_turn(open_window: OpenWindow, session: LiveSession) -> None:
    window = two_turns(open_window, session)
    footers = [entry.id for entry in session.entries if entry.kind is EntryKind.FOOTER]
    answers = [entry.id for entry in session.entries if entry.kind is EntryKind.PROSE]
    assert [window.app.view.rewind.forkEnd(key) for key in (*footers, "none")] == [*answers, ""]
    assert [window.app.view.transcript.messageOf(key) for key in (*footers, "none")] == [
        *(entry.id for entry in session.entries if entry.kind is EntryKind.USER),
        "",
    ]


def test_the_buttons_never_cover_words(open_window: OpenWindow, session: LiveSession) -> None:
    window = two_turns(open_window, session, (480, 640))
    window.app.set_text_scale(2.0)
    window.painted()
    point_at(window, sorted_rows(window, "FooterRow")[-1])
    window.painted()
    for row in window.items("TurnActs"):
        footer = sorted_rows(window, "FooterRow")[-1]
        words = next(item for item in window.items("RowText") if item.property("text") == "40 s · $0.01")
        end = rect_of(words).left() + float(words.property("contentWidth"))
        assert not row.isVisible() or end <= rect_of(row).left()
        assert rect_of(row).right() <= rect_of(footer).right()
