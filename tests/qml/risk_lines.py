"""The lines under the risky words of a command."""

from PySide6.QtQuick import QQuickItem

from tests.qml.window import Window


def underlined(window: Window, shown_by: str) -> list[str]:
    """Return the underlined words. The first item of the type `shown_by` contains their text and its
    lines."""
    waiting = [window.item(shown_by)]
    words = lines = None
    while waiting and (words is None or lines is None):
        item = waiting.pop(0)
        words = words or (item if _has(item, "cursorRectangle") else None)
        lines = lines or (item if _has(item, "lines") and _has(item, "words") else None)
        waiting += item.childItems()
    assert words is not None and lines is not None
    text = words.property("text").encode("utf-16-le")
    found = []
    for line in lines.childItems():
        if line.width() and _has(line, "place") and _is_in_sight(line):
            first, last = (
                words.positionAt(x, line.y() - 4)  # type: ignore[attr-defined]
                for x in (line.x() + 1, line.x() + line.width() - 1)
            )
            found.append(text[2 * first : 2 * last].decode("utf-16-le"))
    return found


def _is_in_sight(line: QQuickItem) -> bool:
    """Return whether no item around the line clips the line."""
    around = line.parentItem()
    while around is not None:
        place = around.mapRectFromItem(line, line.boundingRect())
        if around.clip() and not around.boundingRect().contains(place):
            return False
        around = around.parentItem()
    return True


def _has(item: QQuickItem, name: str) -> bool:
    return item.metaObject().indexOfProperty(name) >= 0
