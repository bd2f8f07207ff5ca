"""The window's messages about a file that is written, and a link that does not open."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QRect, QRectF, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQuick import QQuickItem

from claude_desk.transcript.entries import Entry, EntryKind, SentState
from claude_desk.transcript.tools.card import Card, ListingPart
from tests.gallery.cards import cards_by_hand, hand_made
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window

BUTTON, TEXT, DIALOG, WORDS = Kind.Button, Kind.EditableText, Kind.Dialog, Kind.StaticText
LOG = "\n".join(f"line {number} of it" for number in range(1_000))
CONTROL = Qt.KeyboardModifier.ControlModifier


def open_log(open_window: OpenWindow, session: LiveSession) -> Window:
    session.add(hand_made(Maker(), Card("log", "Bash", parts=(ListingPart(LOG, brief=True),))))
    window = open_window(session)
    window.press(BUTTON, "Show all")
    window.wait_for(DIALOG, "Bash log")
    return window


def test_saving_in_a_long_text_saves_that_text(open_window: OpenWindow, session: LiveSession) -> None:
    with cards_by_hand():
        window = open_log(open_window, session)
        window.key(Qt.Key.Key_S, CONTROL)
        window.wait_for(DIALOG, "Save as")
        assert window.wait_for(TEXT, "Name").value == "output.txt"
        window.key(Qt.Key.Key_Escape)
        window.wait_gone(DIALOG, "Save as")
        assert window.find(DIALOG, "Bash log")


def test_a_message_closes_the_long_text(open_window: OpenWindow, session: LiveSession) -> None:
    with cards_by_hand():
        window = open_log(open_window, session)
        session.add(Entry(id="mine", kind=EntryKind.USER, turn=2, text="Go on", sent=SentState.QUEUED))
        window.wait_gone(DIALOG, "Bash log")
        assert window.find(Kind.List, "Conversation")


def test_a_link_that_opens_nothing_is_told(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(Maker()(EntryKind.PROSE, "[a file](../elsewhere.txt)"))
    window = open_window(session)
    window.item("LinkText").linkActivated.emit("../elsewhere.txt")
    window.wait_for(WORDS, "Could not open: ../elsewhere.txt")
    window.press(BUTTON, "Dismiss")
    window.wait_gone(WORDS, "Could not open: ../elsewhere.txt")


# A text as long as possible without wrapping, so that the toast reaches under the panel.
LONG = "Something is to be read to its end, here and not only where there is room for it."


def _say(window: Window, kind: str) -> str:
    """Show a toast of this kind, and return its text."""
    match kind:
        case "of the window":
            window.app.show_note(LONG)
        case "of the list of sessions":
            window.app.session_list.session_prompt.show_message(lambda: LONG, bad=True)
        case "of a link":
            window.app.view.unopened.emit("y" * 60)
            return "Could not open: " + "y" * 60
        case "of a file":
            exporter = window.app.view.navigation.files
            exporter.save("", "md", QUrl.fromLocalFile("/nowhere/" + "y" * 60 + ".md"))
            window.qtbot.waitUntil(lambda: bool(exporter.property("words")))
            return str(exporter.property("words"))
        case "of what was copied":
            window.app.view.selection.copier.copyAnswer("")
            return str(window.app.view.selection.copier.property("words"))
    return LONG


@pytest.mark.parametrize("size", [(480, 640), (1024, 600), (1280, 860)])
@pytest.mark.parametrize("page", ["usage", "changes"])
def test_they_lie_over_the_panel(
    open_window: OpenWindow, session: LiveSession, size: tuple[int, int], page: str
) -> None:
    """Each toast is visible as a whole, as if there was no panel, and a press reaches its button."""
    session.add(Maker()(EntryKind.PROSE, "A paragraph."))
    window = open_window(session, size)
    window.app.view.wished.emit(page)
    panel = window.wait_for(Kind.Pane, "Session")
    for kind in ("of the window", "of the list of sessions", "of a link", "of a file", "of what was copied"):
        said = _say(window, kind)
        window.wait_for(WORDS, said)
        window.painted()
        [toast] = [
            item for item in (*window.items("Toast"), *window.items("ExportToast")) if item.isVisible()
        ]
        box = QRectF(0, 0, toast.width(), toast.height())
        place = toast.mapRectToScene(box).toRect().adjusted(10, 2, -10, -2)  # without the round corners
        assert place.right() < size[0] and (size[0] > 1024 or place.right() > panel.x), kind
        window.qtbot.waitUntil(lambda: _seen(window, place) == _seen(window, place))  # noqa: B023
        with_panel = _seen(window, place)
        window.item("PanelLoader").setOpacity(0)
        assert _seen(window, place) == with_panel, kind
        window.item("PanelLoader").setOpacity(1)
        window.click(BUTTON, "Dismiss")
        window.wait_gone(WORDS, said)
        assert window.find(Kind.Pane, "Session"), kind


def _seen(window: Window, place: QRect) -> QImage:
    window.painted()
    return window.window.grabWindow().copy(place)


@pytest.mark.parametrize("by", ["button", "key"])
def test_what_takes_long_tells_how_far_it_is_and_can_be_left_off(
    open_window: OpenWindow, session: LiveSession, tmp_path: Path, by: str
) -> None:
    make = Maker()
    session.add(*[make(EntryKind.PROSE, f"Paragraph *{number}*. " * 20) for number in range(4_000)])
    window = open_window(session)
    path = tmp_path / "talk.html"
    told: list[str] = []
    exporter = window.app.view.navigation.files
    exporter.changed.connect(lambda: told.append(str(exporter.property("words"))))
    exporter.save("", "html", QUrl.fromLocalFile(str(path)))
    window.qtbot.waitUntil(lambda: any(words.endswith(" 1%") for words in told))
    if by == "button":
        window.press(BUTTON, "Cancel")
    else:
        window.item("ExportToast").forceActiveFocus()
        window.key(Qt.Key.Key_Escape)
    assert told[-1] == "" and not exporter.property("busy")
    assert list(tmp_path.iterdir()) == []


def _clock(toast: QQuickItem) -> bool:
    """Return whether the time after which a toast disappears is running."""
    [timer] = [each for each in toast.findChildren(QObject) if each.metaObject().className() == "QQmlTimer"]
    return bool(timer.property("running"))


def test_a_message_about_trouble_that_changes_stays(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    for words in ("Not archived", "Not renamed"):
        window.app.session_list.session_prompt.show_message(lambda words=words: words, bad=True)
        window.wait_for(WORDS, words)
    assert [_clock(toast) for toast in _toasts(window) if toast.isVisible()] == [False]


def test_a_message_that_waits_for_its_turn_loses_no_time(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    window.app.show_note("First")
    window.wait_for(WORDS, "First")
    window.app.session_list.session_prompt.show_message(lambda: "Second")
    window.painted()
    clocks = {toast.property("words"): _clock(toast) for toast in _toasts(window) if toast.property("words")}
    assert clocks == {"First": True, "Second": False}


def test_a_message_on_a_hidden_page_keeps_no_other_waiting(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(Maker()(EntryKind.PROSE, "A paragraph."))
    window = open_window(session)
    window.app.view.selection.copier.copyAnswer("")
    window.wait_for(WORDS, "Answer copied")
    window.key(Qt.Key.Key_Comma, CONTROL)
    window.wait_for(Kind.Heading, "Settings")
    window.app.show_note("A note")
    window.wait_for(WORDS, "A note")
    window.press(BUTTON, "Dismiss")
    window.key(Qt.Key.Key_Comma, CONTROL)
    window.wait_for(WORDS, "Answer copied")


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_a_message_is_in_the_middle_of_the_page(
    open_window: OpenWindow, session: LiveSession, qapp: QGuiApplication, direction: Qt.LayoutDirection
) -> None:
    qapp.setLayoutDirection(direction)
    try:
        window = open_window(session)
        window.app.show_note(LONG)
        window.wait_for(WORDS, LONG)
        window.painted()
        [toast] = [toast for toast in _toasts(window) if toast.isVisible()]
        page = window.item("SessionPage")
        middles = [item.mapRectToScene(item.boundingRect()).center().x() for item in (toast, page)]
        assert middles[0] == pytest.approx(middles[1], abs=1)
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def _toasts(window: Window) -> list[QQuickItem]:
    return [*window.items("Toast"), *window.items("ExportToast")]
