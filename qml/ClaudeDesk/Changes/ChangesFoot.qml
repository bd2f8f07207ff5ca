pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * The foot of the changes page: how many files are reviewed, and the most used keys until the user closes
 * them.
 */
Item {
    id: root

    required property ChangesView changes
    readonly property SettingValue _setting: App.settings.switchOf("change_keys") as SettingValue
    readonly property bool _keyed: _setting?.on ?? false
    readonly property var _keys: changes.ofHead ? [[qsTr("Next change"), "N"], [qsTr("Stage"), "A"], [qsTr("Commit"), "M"]] : [[qsTr("Next change"), "N"], [qsTr("Reviewed"), "R"], [qsTr("Comment"), "C"]]

    visible: reviewed.text !== "" || _keyed
    implicitHeight: visible ? Theme.cardHeight : 0
    height: implicitHeight

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    PlainText {
        id: reviewed

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        text: root.changes.reviewFigure
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.ignored: text === ""
    }

    Row {
        id: keys

        readonly property real room: root.width - reviewed.width - close.width - Theme.px(44)

        anchors.right: close.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        visible: root._keyed
        spacing: Theme.px(14)
        clip: true
        Accessible.role: Accessible.StaticText
        Accessible.name: Words.join(root._keys.map(each => Words.fill(qsTr("%1: %2"), each)))

        Repeater {
            model: root._keys

            Row {
                id: each

                required property int index
                required property var modelData

                // The keys that come first stay.
                visible: (index + 1) * (implicitWidth + keys.spacing) <= keys.room
                spacing: Theme.px(8)

                PlainText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: each.modelData[0]
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    implicitWidth: Math.max(implicitHeight, cap.implicitWidth + Theme.px(8))
                    implicitHeight: Theme.px(18)
                    radius: Theme.rSmall
                    color: "transparent"
                    border.color: Theme.line

                    PlainText {
                        id: cap

                        anchors.centerIn: parent
                        text: each.modelData[1]
                        color: Theme.soft
                        font.pixelSize: Theme.tiny
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    IconButton {
        id: close

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        visible: root._keyed
        size: Theme.px(24)
        text: qsTr("Hide the keys")
        glyph: Icons.close
        tipSide: "above"
        onClicked: root._setting.turn(false)
    }
}
