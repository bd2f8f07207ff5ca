"""Finds in the items of a window what the window shows after a frame, so that every figure is about visible
content."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQuick import QQuickItem, QQuickTextDocument, QQuickWindow

from tests.qml.window import items_of
from tests.waiting import signal_of, until


def texts_of(window: QQuickWindow) -> Iterator[QQuickItem]:
    """Yield all selectable text items of a window, including items of derived types. Rows show their text in
    these items."""
    return texts_below(window.contentItem())


def texts_below(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield the selectable text items in an item, including the item itself."""
    if item.inherits("QQuickTextEdit"):
        yield item
    for child in item.childItems():
        yield from texts_below(child)


def holds(item: QQuickItem, word: str) -> bool:
    """Whether the text of a text item contains the word."""
    document = item.property("textDocument")
    assert isinstance(document, QQuickTextDocument)
    return word in document.textDocument().toPlainText()


def sees(window: QQuickWindow, word: str) -> bool:
    """Whether a text item contains the word and the end of that item is visible in the list."""
    return any(_in_sight(item) and holds(item, word) for item in texts_of(window) if item.isVisible())


async def until_frame(window: QQuickWindow, condition: Callable[[], bool], timeout: float = 60.0) -> None:
    """Wait for the first frame at whose end the condition is true."""
    window.update()
    await until(window.frameSwapped, condition, timeout, lambda: "no frame showed it")


async def drawn(window: QQuickWindow) -> None:
    """Wait for two frames. The screen then shows all work that was under way."""
    for _ in range(2):
        await _next_frame(window)


async def _next_frame(window: QQuickWindow) -> None:
    frame = signal_of(window.frameSwapped)
    window.update()
    await frame


def the_list(window: QQuickWindow) -> QQuickItem:
    """The list with the greatest number of rows."""
    return max(items_of(window, "QQuickListView"), key=lambda item: int(item.property("count")))


def rows_built(window: QQuickWindow) -> int:
    """The number of rows of the conversation that have items."""
    return sum(
        1 for item in the_list(window).childItems()[0].childItems() if item.property("spoken") is not None
    )


def _in_sight(item: QQuickItem) -> bool:
    ancestor = item.parentItem()
    while ancestor is not None and not ancestor.metaObject().className().startswith("QQuickListView"):
        ancestor = ancestor.parentItem()
    if ancestor is None:
        return False
    sight = QRectF(ancestor.mapToScene(QPointF(0, 0)), ancestor.size())
    end = item.mapToScene(QPointF(0, item.height())).y()
    return item.height() > 0 and sight.top() < end <= sight.bottom() + 1
