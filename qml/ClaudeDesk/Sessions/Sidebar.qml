pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The sessions, and the settings. */
Rectangle {
    id: root

    required property SessionListModel sessions
    signal settingsWanted
    signal chosen

    color: Theme.side

    Words {
        id: label

        x: Theme.px(16)
        y: Theme.px(16)
        text: qsTr("Running")
        color: Theme.faint
        font.pixelSize: Theme.tiny
        visible: list.count > 0
    }

    ListView {
        id: list

        anchors.top: label.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: settings.top
        x: Theme.px(12)
        width: parent.width - 2 * x
        model: root.sessions
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        spacing: 4
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Sessions")

        delegate: SessionRow {
            onClicked: root.chosen()
        }
    }

    DeskButton {
        id: settings

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        x: Theme.px(12)
        kind: "quiet"
        text: qsTr("Settings")
        onClicked: root.settingsWanted()
    }

    Rectangle {
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: Theme.line
    }
}
