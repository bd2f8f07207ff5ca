"""Enter on a button does the same on every desktop, whatever keys the platform theme treats as a press."""

import json
import os
import subprocess
import sys

import pytest

from tests.display import Display

PROGRAM = """
import json
import sys
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent
from PySide6.QtTest import QTest
from claude_desk.ui.window.window_engine import WindowEngine, prepare_application

QML = b'''
import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Panels
import ClaudeDesk.RowParts
import ClaudeDesk.Settings

Window {
    id: root
    property var said: []
    function tell(what) { said.push(what) }
    function told() { const all = said.join(" "); said = []; return all }
    width: 400; height: 900
    Column {
        Item {
            objectName: "around"
            width: 400; height: 800
            Keys.onPressed: event => root.tell("around")
            Column {
                DeskButton { objectName: "button"; text: "a"; onClicked: root.tell("button") }
                DeskButton { objectName: "guarded"; enterPresses: false; onClicked: root.tell("guarded") }
                IconButton { objectName: "sign"; text: "a"; onClicked: root.tell("sign") }
                FoldHeader { objectName: "fold"; caption: "a"; folded: true; onClicked: root.tell("fold") }
                HeaderNotice { objectName: "note"; caption: "a"; tone: ""; onClicked: root.tell("note") }
                DeskSwitch { objectName: "switch"; text: "a"; onToggled: root.tell("switch") }
                Segments {
                    objectName: "option"; name: "a"; labels: ["a", "b"]; current: 0
                    onChosen: root.tell("option")
                }
                PanelTab { objectName: "tab"; text: "a"; onClicked: root.tell("tab") }
                DeskComboBox {
                    objectName: "choice"; name: "a"; model: ["a", "b"]
                    onActivated: root.tell("choice")
                    onOpenChanged: root.tell(open ? "open" : "closed")
                }
                DeskMenu {
                    objectName: "menu"
                    DeskMenuItem { text: "a"; onTriggered: root.tell("first") }
                    DeskMenuItem { text: "b"; onTriggered: root.tell("second") }
                }
            }
        }
    }
}
'''
application = QGuiApplication(sys.argv[:1])
prepare_application(application)
screen = WindowEngine()
component = QQmlComponent(screen.engine)
component.setData(QML, QUrl("inline.qml"))
window = component.create()
assert window is not None, component.errorString()
window.show()
QTest.qWaitForWindowExposed(window)
window.requestActivate()
QTest.qWaitForWindowActive(window)
found = {}
for name in ("button", "guarded", "sign", "fold", "note", "switch", "option", "tab", "choice"):
    item = window.findChild(QObject, name)
    if name == "option":
        item = item.childItems()[0].childItems()[1]  # the segment that is not chosen
    item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        QTest.keyClick(window, key)
    found[name] = window.told()
    # The key went down elsewhere, and comes up here.
    QTest.keyRelease(window, Qt.Key.Key_Return)
    found[name] += window.told()
    if item.property("checkable"):
        found[name] += " checked" if item.property("checked") else ""
for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
    menu = window.findChild(QObject, "menu")
    menu.open()
    menu.setProperty("currentIndex", 1)
    QTest.keyClick(window, key)
found["menu"] = window.told()
print(json.dumps(found))
screen.app.close()
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the window system of Linux")
@pytest.mark.parametrize("theme", ["generic", "gnome"])
def test_enter_presses_a_button_and_toggles_nothing(display: Display, theme: str) -> None:
    """Only GNOME's theme lets Return press the focused item. Without a window system there is no theme."""
    environment = {
        **os.environ,
        "DISPLAY": display.name,
        "QT_QPA_PLATFORM": "xcb",
        "QT_QPA_PLATFORMTHEME": theme,
        "QT_QUICK_BACKEND": "software",
        "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    }
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60, env=environment
    )
    assert done.returncode == 0, done.stderr
    assert "inline.qml" not in done.stderr
    assert "Error:" not in done.stderr.replace("Last error:", "")
    assert json.loads(done.stdout) == {
        "button": "button button",
        "guarded": "",
        "sign": "sign sign",
        "fold": "fold fold",
        "note": "note note",
        "switch": "",
        "option": "",
        "tab": "tab tab checked",
        "choice": "open choice closed",
        "menu": "second second second",
    }
