"""How the window looks, in a dozen pictures; `LOOK=write pytest tests/qml/test_pictures.py` stores them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QCursor, QGuiApplication, QImage
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from claude_desk.protocol.files.settings_file import SettingsFile
from claude_desk.ui.window.window_engine import WindowEngine
from tests.gallery import fill
from tests.qml import picture_compare
from tests.qml.window import Window
from tests.window_engines import SuccessiveWindow

# For each picture: a state of the gallery, the theme, and the size of the window.
LOOKS = {
    "kinds-light": ("kinds", "light", (1000, 3000)),
    "kinds-dark": ("kinds", "dark", (700, 3000)),
    "cards-light": ("card-kinds", "light", (1000, 2600)),
    "cards-dark": ("tools-failed", "dark", (700, 1600)),
    "listings-light": ("card-listings", "light", (1000, 1600)),
    "prose-light": ("prose", "light", (1000, 1600)),
    "tables-dark": ("tables", "dark", (1000, 1200)),
    "code-dark": ("code", "dark", (700, 1600)),
    "subagents-light": ("subagents-open", "light", (1000, 1200)),
    "failures-dark": ("failures", "dark", (700, 1800)),
    "attachments-light": ("attachments", "light", (1280, 1100)),
    "attachments-dark": ("attachments", "dark", (560, 1100)),
    "permission-light": ("permission", "light", (1280, 860)),
    "question-light": ("question", "light", (700, 860)),
    "plan-dark": ("plan", "dark", (1000, 860)),
    "start-dark": ("start", "dark", (700, 600)),
    "sessions-light": ("sessions", "light", (1280, 860)),
    "sessions-dark": ("sessions-reading", "dark", (900, 700)),
}

Shown = Callable[[str], Window]


@pytest.fixture
def shown(qapp: QGuiApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shown]:
    """`shown(look)`: the window in that state, including everything that is loaded late."""
    made: list[WindowEngine] = []

    def show(look: str) -> Window:
        state, theme, size = LOOKS[look]
        screen = SuccessiveWindow()
        made.append(screen)
        screen.app.preferences.show(SettingsFile(animations=False))  # arcs turn, at any moment otherwise
        screen.app.set_theme(theme)
        fill(state, screen)
        window = Window(screen, screen.open(), qtbot)
        window.window.resize(*size)
        qtbot.waitUntil(window.window.isExposed)
        # An offscreen screen has no pointer, and is smaller than the window. On other screens the pointer is
        # moved aside.
        if QGuiApplication.platformName() != "offscreen":
            QCursor.setPos(QGuiApplication.primaryScreen().geometry().bottomRight())
        window.window.requestActivate()
        qtbot.waitUntil(window.window.isActive)
        for row in window.items("SessionRow"):
            row.setProperty("time", "9:41 AM")  # the list shows the time of day
        settle(window)
        return window

    with picture_compare.stopped_clocks(monkeypatch), picture_compare.same_fonts(monkeypatch):
        yield show
        for screen in made:
            screen.close()


def settle(window: Window) -> None:
    """Wait until all pictures and colours are loaded and nothing moves any more."""
    before = QImage()
    for _ in range(100):
        window.qtbot.waitUntil(lambda: not window.app.view.colouring._asked and not waiting(window))
        window.qtbot.waitUntil(lambda: all(card.property("settled") for card in cards(window)))
        window.painted()
        now = window.window.grabWindow()
        if now == before:
            return
        before = now
    pytest.fail("it does not come to rest")


def cards(window: Window) -> list[QQuickItem]:
    """Return the requests and their buttons, which are pale until they have been in place for a while."""
    kinds = ("PermissionDialog", "PlanDialog", "QuestionDialog", "DecisionButton", "AnswerButton")
    return [card for kind in kinds for card in window.items(kind) if card.isVisible()]


def waiting(window: Window) -> list[str]:
    thumbnails = [item for item in window.items("Thumbnail") if item.isVisible()]
    return [
        str(item.property("key"))
        for item in thumbnails
        if not item.property("ready") and not item.property("broken")
    ]


@pytest.mark.parametrize("look", LOOKS)
def test_it_looks_as_it_did(shown: Shown, tmp_path: Path, look: str) -> None:
    picture_compare.compare(look, shown(look).window.grabWindow(), tmp_path)


def test_every_picture_has_its_look() -> None:
    assert {path.stem for path in picture_compare.STORED.glob("*.png")} == set(LOOKS)


def moved(window: Window) -> None:
    """Move a card a little to the side of its column."""
    card = next(item for item in window.items("ToolRow") if item.isVisible())
    card.setX(card.x() + 12)


def missing(window: Window) -> None:
    next(item for item in window.items("ToolRow") if item.isVisible()).setOpacity(0)


def coloured(window: Window) -> None:
    """Give the bubble a colour that is close to its usual colour."""
    bubble = next(
        item.parentItem() for item in window.items("RowText") if "Show me" in str(item.property("text"))
    )
    bubble.setProperty("color", QColor("#DCE6F2"))


def larger(window: Window) -> None:
    window.app.set_text_scale(1.05)


@pytest.mark.parametrize("change", [moved, missing, coloured, larger])
def test_a_change_is_seen(shown: Shown, tmp_path: Path, change: Callable[[Window], None]) -> None:
    """Make changes on purpose that the pictures should notice."""
    window = shown("kinds-light")
    before = picture_compare.small(window.window.grabWindow())
    change(window)
    settle(window)
    found = picture_compare.difference(picture_compare.small(window.window.grabWindow()), before)
    assert not found.same, str(found)


def test_anti_aliasing_is_not_seen(shown: Shown) -> None:
    """The same picture is drawn a third of a pixel lower, which is as much as two font renderers differ."""
    picture = shown("kinds-light").window.grabWindow()
    width, height = picture.width(), picture.height()
    smooth = Qt.TransformationMode.SmoothTransformation
    tall = picture.scaled(width, height * 3, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    lower = tall.copy(0, 1, width, height * 3)
    other = lower.scaled(width, height, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    assert other != picture
    found = picture_compare.difference(picture_compare.small(other), picture_compare.small(picture))
    assert found.same, str(found)
