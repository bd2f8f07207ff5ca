pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A list of the requests that are similar to the shown request, with a button to allow all of them. */
Column {
    id: root

    required property RequestCard card
    required property RequestView decision

    visible: decision.alike.length > 0
    spacing: Theme.px(4)

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    Item {
        width: parent.width
        height: allow.height

        PlainText {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - allow.width - Theme.px(10)
            text: qsTr("%Ln similar requests are waiting:", "", root.decision.alike.length)
            elide: Text.ElideRight
            color: Theme.soft
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        DecisionButton {
            id: allow

            anchors.right: parent.right
            card: root.card
            subject: root
            compact: true
            caption: qsTr("Allow all %Ln", "", root.decision.alike.length)
            onConfirmed: root.decision.allowAlike()
        }
    }

    Repeater {
        model: root.decision.alike

        PlainText {
            required property string modelData

            width: root.width
            text: modelData
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
