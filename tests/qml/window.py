"""The window as assistive technology sees it, and as a user operates it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from claude_desk.ui import press_watch
from claude_desk.ui.window.window_engine import WindowEngine

Kind = QAccessible.Role


@dataclass(frozen=True)
class Node:
    """The state of an item at one moment."""

    role: Kind
    name: str
    description: str
    value: str
    x: int
    y: int
    width: int
    height: int
    focused: bool
    checked: bool
    disabled: bool

    @property
    def centre(self) -> QPoint:
        return QPoint(self.x + self.width // 2, self.y + self.height // 2)


def interfaces_of(window: QQuickWindow) -> Iterator[QAccessibleInterface]:
    """Yield everything that assistive technology finds in the window."""

    def walk(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
        for index in range(interface.childCount()):
            child = interface.child(index)
            if child is not None and not child.state().invisible:
                yield child
                yield from walk(child)

    root = QAccessible.queryAccessibleInterface(window)
    assert root is not None
    return walk(root)


def nodes_of(window: QQuickWindow) -> list[Node]:
    origin = window.mapToGlobal(QPoint(0, 0))
    return [_node(interface, origin) for interface in interfaces_of(window)]


def items_of(window: QQuickWindow, kind: str) -> list[QQuickItem]:
    """Return the items of one of the program's QML types."""
    return items_below(window.contentItem(), kind)


def items_below(root: QQuickItem, kind: str) -> list[QQuickItem]:
    """Return the items of one QML type, among the item itself and all items below it."""
    return list(_walk(root, (kind,)))


def kind_of(item: QQuickItem) -> str:
    """Return the name of an item's QML type."""
    return item.metaObject().className().partition("_QML")[0]


def _walk(root: QQuickItem, kinds: Sequence[str]) -> Iterator[QQuickItem]:
    """Yield the items of these types, each before its children. The search is lazy, because there are
    thousands of items."""
    left = [root]
    while left:
        item = left.pop()
        if kind_of(item) in kinds:
            yield item
        left += reversed(item.childItems())


def texts_of(window: QQuickWindow) -> list[QQuickItem]:
    """Return all read-only text items of the window. Rows show their text in such items, of several QML
    types."""

    def walk(item: QQuickItem) -> Iterator[QQuickItem]:
        if item.inherits("QQuickTextEdit") and item.property("readOnly"):
            yield item
        for child in item.childItems():
            yield from walk(child)

    return list(walk(window.contentItem()))


class Window:
    def __init__(self, screen: WindowEngine, window: QQuickWindow, qtbot: QtBot) -> None:
        self.screen = screen
        self.window = window
        self.qtbot = qtbot

    @property
    def app(self):  # type: ignore[no-untyped-def]
        return self.screen.app

    # --- looking at the window -----------------------------------------------------------------

    def interfaces(self) -> list[QAccessibleInterface]:
        return list(interfaces_of(self.window))

    def nodes(self) -> list[Node]:
        return nodes_of(self.window)

    def all(self, role: Kind, begins: str = "") -> list[Node]:
        return [node for node in self.nodes() if node.role == role and node.name.startswith(begins)]

    def find(self, role: Kind, name: str) -> Node | None:
        interface = self.interface(role, name)
        return _node(interface, self.window.mapToGlobal(QPoint(0, 0))) if interface is not None else None

    def interface(self, role: Kind, name: str) -> QAccessibleInterface | None:
        for interface in interfaces_of(self.window):
            if interface.role() == role and interface.text(QAccessible.Text.Name) == name:
                return interface
        return None

    def wait_for(self, role: Kind, name: str) -> Node:
        found: list[Node] = []

        def is_there() -> bool:
            found[:] = [node] if (node := self.find(role, name)) is not None else []
            return bool(found)

        self.qtbot.waitUntil(is_there)
        return found[0]

    def until_enabled(self, role: Kind, name: str) -> None:
        self.qtbot.waitUntil(lambda: (node := self.find(role, name)) is not None and not node.disabled)

    def wait_gone(self, role: Kind, name: str) -> None:
        self.qtbot.waitUntil(lambda: self.find(role, name) is None)

    def has_focus(self, name: str) -> bool:
        return any(node.focused and node.name == name for node in self.nodes())

    def item(self, *kinds: str) -> QQuickItem:
        """Return the first item of one of these QML types."""
        found = next(_walk(self.window.contentItem(), kinds), None)
        assert found is not None, f"there is no {kinds}"
        return found

    def items(self, kind: str) -> list[QQuickItem]:
        return items_of(self.window, kind)

    def texts(self) -> list[QQuickItem]:
        return texts_of(self.window)

    def painted(self) -> None:
        """Wait for the next frame, after which every item is in its place."""
        with self.qtbot.waitSignal(self.window.afterAnimating):
            self.window.update()

    def until_meant(self, name: str) -> None:
        """Wait until a press of this button counts: a button that decides something ignores earlier
        presses, and clicks soon after the pointer entered the window or the window was moved. On a busy
        machine these events come after the first frame."""
        watch = press_watch.watch_of(self.window)

        def settled() -> bool:
            found = self.interface(Kind.Button, name)
            rests = press_watch.now() - watch._entered >= press_watch.needed()
            return rests and found is not None and bool(found.object().property("settled"))

        self.painted()  # a pending layout would restart the wait
        self.qtbot.waitUntil(settled)

    # --- using the window ----------------------------------------------------------------------

    def click(self, role: Kind, name: str) -> None:
        """Click in the middle of the item, after the next frame, which lays out a new item."""
        self.wait_for(role, name)
        self.painted()
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=self.wait_for(role, name).centre)

    def press(self, role: Kind, name: str) -> None:
        """Trigger the press action of assistive technology."""
        self.wait_for(role, name)
        interface = self.interface(role, name)
        assert interface is not None
        interface.actionInterface().doAction("Press")

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.window, key, modifiers)

    def type(self, text: str) -> None:
        for character in text:
            QTest.keyClick(self.window, character)


def _node(interface: QAccessibleInterface, origin: QPoint) -> Node:
    place, state = interface.rect(), interface.state()
    return Node(
        role=interface.role(),
        name=interface.text(QAccessible.Text.Name),
        description=interface.text(QAccessible.Text.Description),
        value=interface.text(QAccessible.Text.Value),
        x=place.x() - origin.x(),
        y=place.y() - origin.y(),
        width=place.width(),
        height=place.height(),
        focused=bool(state.focused),
        checked=bool(state.checked),
        disabled=bool(state.disabled),
    )
