pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The places where Claude Code was looked for, and the files there that cannot be run. */
Column {
    id: root

    readonly property list<string> _blocked: App.cliCheck.blocked
    readonly property list<string> _places: [...App.cliCheck.looked, ..._blocked]

    topPadding: Theme.px(14)
    spacing: Theme.px(4)
    visible: _places.length > 0

    PlainText {
        text: qsTr("Looked for it here")
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Rectangle {
        width: parent.width
        height: rows.height
        radius: Theme.r
        color: Theme.card
        border.color: Theme.line

        Column {
            id: rows

            width: parent.width
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Looked for it here")

            Repeater {
                model: root._places

                Item {
                    id: row

                    required property int index
                    required property string modelData
                    readonly property bool blocked: index >= root._places.length - root._blocked.length

                    width: rows.width
                    height: Theme.px(34)
                    Accessible.role: Accessible.ListItem
                    Accessible.name: blocked ? [modelData, note.text].join(", ") : modelData

                    Rectangle {
                        x: 1
                        width: parent.width - 2
                        height: 1
                        visible: row.index > 0
                        color: Theme.line
                    }

                    Icon {
                        id: sign

                        anchors.left: parent.left
                        anchors.leftMargin: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        path: row.blocked ? Icons.warning : Icons.close
                        color: row.blocked ? Theme.warn : Theme.faint
                    }

                    PlainText {
                        anchors.left: sign.right
                        anchors.leftMargin: Theme.px(10)
                        anchors.right: note.left
                        anchors.rightMargin: Theme.px(8)
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.modelData
                        elide: Text.ElideMiddle
                        font.family: row.index > 0 ? Theme.mono : note.font.family
                        font.pixelSize: Theme.small
                    }

                    PlainText {
                        id: note

                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.blocked ? qsTr("is there, but cannot be run") : ""
                        color: Theme.faint
                        font.pixelSize: Theme.small
                    }
                }
            }
        }
    }
}
