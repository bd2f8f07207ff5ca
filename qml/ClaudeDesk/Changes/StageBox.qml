pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Shows how much of a file or hunk is staged: nothing, a part, or everything. A click stages or unstages it. */
T.AbstractButton {
    id: root

    required property ChangeRow row
    property real size: Theme.px(16)
    readonly property bool _lines: row.chosenLines > 0
    readonly property bool _unstages: row.staged === "all"

    implicitWidth: size
    implicitHeight: size
    focusPolicy: Qt.NoFocus
    enabled: !row.view.staging.busy
    opacity: enabled ? 1 : 0.45
    text: _lines && _unstages ? qsTr("Unstage lines") : _lines ? qsTr("Stage lines") : _unstages ? qsTr("Unstage") : qsTr("Stage")
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: row.spoken
    Accessible.checkable: true
    Accessible.checked: _unstages
    onClicked: row.view.stage(row.key)

    background: Rectangle {
        radius: Theme.rSmall
        color: root._unstages ? Theme.act : root.hovered ? Theme.hover : "transparent"
        border.width: 1.5
        border.color: root._unstages ? Theme.act : Theme.soft
    }

    contentItem: Item {
        Loader {
            anchors.centerIn: parent
            active: root._unstages

            sourceComponent: Icon {
                size: Theme.px(10)
                path: Icons.check
                color: Theme.actInk
            }
        }

        Rectangle {
            anchors.centerIn: parent
            visible: root.row.staged === "half"
            width: Math.round(root.size / 2)
            height: 2
            color: Theme.soft
        }
    }

    Loader {
        active: root.hovered

        sourceComponent: DeskToolTip {
            parent: root
            visible: true
            y: root.height + 4
            text: root.text
        }
    }
}
