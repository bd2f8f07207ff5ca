"""With the largest text in the smallest window, no items overlap."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from tests.gallery.pages import open_page
from tests.gallery.states import fill
from tests.qml.window import items_below
from tests.translations.review import settle
from tests.window_engines import SuccessiveWindow

OpenState = Callable[[str], QQuickItem]


@pytest.fixture
def open_state(qapp: QGuiApplication) -> Iterator[OpenState]:
    """Open a state of the gallery, and return the content of the window."""
    screen = SuccessiveWindow()

    def open_state(state: str) -> QQuickItem:
        screen.app.set_theme("light")
        screen.app.set_text_scale(2.0)
        fill(state, screen)
        window = screen.open()
        window.resize(480, 640)
        window = open_page(state, screen, window)
        settle(window)
        return window.contentItem()

    yield open_state
    screen.close()


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def seen(root: QQuickItem, kind: str) -> list[QQuickItem]:
    return [item for item in items_below(root, kind) if item.isVisible() and item.width() > 0]


def test_the_name_of_a_tool_ends_before_its_state(open_state: OpenState) -> None:
    headers = seen(open_state("tools-waiting"), "ToolHeader")
    assert headers
    for header in headers:
        texts = [*seen(header, "RowLabel"), *seen(header, "PlainText")]
        (name,) = [text for text in texts if text.property("text") == header.property("name")]
        (state,) = [text for text in texts if text.property("text") == header.property("stateText")]
        assert place(name).right() <= place(state).left(), header.property("name")
        assert name.width() >= min(80, name.implicitWidth()), "four letters are left of it"


def test_the_figures_of_the_checklist_lie_over_no_segment(open_state: OpenState) -> None:
    (strip,) = seen(open_state("checklist"), "ChecklistStrip")
    figures = [text for text in seen(strip, "PlainText") if "of" in text.property("text")]
    assert figures
    for segments in seen(strip, "ChecklistSegments"):
        assert all(place(segments).right() <= place(text).left() for text in figures)


def test_the_tabs_of_the_panel_stand_inside_of_its_head(open_state: OpenState) -> None:
    (head,) = seen(open_state("servers"), "PanelHeader")
    tabs = seen(head, "PanelTab")
    assert len(tabs) == 6
    for tab in tabs:
        assert place(head).top() + 4 <= place(tab).top() and place(tab).bottom() + 4 <= place(head).bottom()


def test_a_choice_that_is_a_sign_alone_has_no_arrow_in_it(open_state: OpenState) -> None:
    (bar,) = seen(open_state("checklist"), "ComposerBar")
    choices = seen(bar, "SessionChoice")
    assert choices
    for choice in choices:
        signs = [place(icon) for icon in seen(choice, "Icon")]
        assert len(signs) in (1, 2)
        assert not any(one.intersects(other) for n, one in enumerate(signs) for other in signs[:n])


def test_the_buttons_of_a_commit_lie_over_nothing(open_state: OpenState) -> None:
    (panel,) = seen(open_state("changes-commit"), "CommitPanel")
    message = next(item for item in seen(panel, "QQuickTextEdit") if item.property("text"))
    parts = [place(item) for item in (message, *seen(panel, "AnswerButton"), *seen(panel, "DeskButton"))]
    assert len(parts) > 3
    for n, one in enumerate(parts):
        assert place(panel).left() <= one.left() and one.right() <= place(panel).right()
        assert not any(one.intersects(other) for other in parts[:n])
