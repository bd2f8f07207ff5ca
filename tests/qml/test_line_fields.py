"""Fields for one line, and text that an input method composes in them."""

import pytest
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem

from tests.qml.conftest import OpenWindow
from tests.qml.test_composer import compose

_FIELDS = b"""
import QtQuick
import ClaudeDesk.Controls

Column {
    id: root

    property list<string> heard
    width: 300
    height: 200

    LineField {
        objectName: "accepting"
        name: "accepting"
        onAccepted: root.heard.push("accepted")
    }

    LineField {
        objectName: "by keys"
        name: "by keys"
        Keys.onReturnPressed: root.heard.push("return")
        Keys.onEscapePressed: root.heard.push("escape")
        Keys.onDownPressed: root.heard.push("down")
    }
}
"""


@pytest.mark.parametrize(
    ("name", "keys", "heard"),
    [
        ("accepting", [Qt.Key.Key_Return], ["accepted"]),
        (
            "by keys",
            [Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Down],
            ["return", "escape", "down"],
        ),
    ],
)
def test_keys_are_the_input_methods_while_it_composes(
    open_window: OpenWindow, name: str, keys: list[Qt.Key], heard: list[str]
) -> None:
    window = open_window()
    component = QQmlComponent(window.screen.engine, window.screen.engine)
    component.setData(_FIELDS, QUrl.fromLocalFile("/Fields.qml"))
    made = component.create()
    assert isinstance(made, QQuickItem), component.errorString()
    made.setParentItem(window.window.contentItem())
    field = made.findChild(QObject, name)
    assert isinstance(field, QQuickItem)
    field.forceActiveFocus()
    compose(window, "\u306b")
    for key in keys:
        window.key(key)
    assert made.property("heard") == []
    assert field.property("preeditText") == "\u306b", "it is not ended by us"
    compose(window, "", "\u65e5")
    for key in keys:
        window.key(key)
    assert made.property("heard") == heard
    assert field.property("text") == "\u65e5"
    made.setParentItem(None)
    made.deleteLater()
