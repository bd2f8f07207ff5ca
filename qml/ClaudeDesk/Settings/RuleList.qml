pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The permission rules that apply, read-only. */
Column {
    id: root

    required property list<string> rules

    width: parent ? parent.width : 0
    topPadding: Theme.px(8)
    bottomPadding: Theme.px(8)
    spacing: Theme.px(6)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Permission rules")

    PlainText {
        visible: root.rules.length === 0
        text: qsTr("None")
        color: Theme.soft
        font.pixelSize: Theme.control
    }

    Repeater {
        model: root.rules

        PlainText {
            required property string modelData

            width: root.width
            text: modelData
            font.pixelSize: Theme.control
            wrapMode: Text.WrapAnywhere
            Accessible.role: Accessible.ListItem
            Accessible.name: text
        }
    }
}
