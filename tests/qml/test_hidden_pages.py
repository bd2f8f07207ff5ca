"""A page that is hidden keeps its layout, so that the text is in the same place when the page is shown again.

QML's `visible` is false for every item on a hidden page. A size that is calculated from `visible` would
change there.
"""

from contextlib import closing

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow

from claude_desk.protocol.files.settings_file import SettingsFile
from tests.gallery import fill
from tests.qml.picture_compare import stopped_clocks
from tests.qml.window import items_of
from tests.translations.review import settle
from tests.whole_tables import few_of
from tests.window_engines import SuccessiveWindow

Places = dict[QQuickItem, QRectF]


def places(page: QQuickItem) -> Places:
    """Return the place within its parent, and the size, of each visible item of the page."""
    found: Places = {}
    rest = [page]
    while rest:
        item = rest.pop()
        if item.isVisible() or not page.isVisible():
            found[item] = QRectF(item.position(), item.size())
        rest += item.childItems()
    return found


def at_rest(window: QQuickWindow, page: QQuickItem) -> Places:
    for _ in range(20):
        before = places(page)
        settle(window)
        if before == places(page):
            break
    return before


def moved(before: Places, now: Places) -> list[str]:
    return [
        f"{item.metaObject().className()} in {item.parentItem().metaObject().className()}: "
        f"{place.getRect()} -> {now[item].getRect()}"
        for item, place in before.items()
        if item in now and place != now[item] and place.width() >= 0  # negative for an animated item
    ]


# Rows of each kind, strips above the composer, and requests of each kind.
SHOWN = (
    "kinds", "days", "attachments", "card-kinds", "card-listings", "large", "lookups", "subagents-open",
    "thinking", "notices", "failures", "checklist", "tables",
    "code", "errors", "ask-write", "ask-several", "ask-hostile", "server-form", "server-json", "question",
    "plan-long", "bypass", "file-gone", "chips-many", "refused", "unknown-command", "limit", "changes",
    "owner-window",
)  # fmt: skip


@pytest.mark.parametrize("state", few_of(SHOWN, SHOWN[::3]))
def test_nothing_moves_on_a_hidden_page(
    state: str, qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = SuccessiveWindow()
    with stopped_clocks(monkeypatch), closing(screen):
        fill(state, screen)
        screen.app.preferences.show(SettingsFile(animations=False))
        window = screen.open()
        window.resize(480, 640)
        settle(window)
        for page in items_of(window, "SessionPage"):
            before = at_rest(window, page)
            page.setVisible(False)
            settle(window)
            assert moved(before, places(page)) == []
            page.setVisible(True)
            settle(window)
            assert moved(before, places(page)) == []
