import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A session in the list: its title, then how it stands. */
T.ItemDelegate {
    id: root

    required property string title
    required property string sessionState
    required property string detail
    required property string tone

    width: ListView.view ? ListView.view.width : 0
    implicitHeight: texts.implicitHeight + Theme.px(14)
    text: title
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2").arg(title).arg(sessionState)
    Accessible.onPressAction: root.click()

    contentItem: Item {
        Column {
            id: texts

            x: Theme.px(10)
            width: parent.width - Theme.px(34)
            anchors.verticalCenter: parent.verticalCenter
            spacing: 1

            Words {
                width: parent.width
                text: root.title
                elide: Text.ElideRight
                font.weight: Font.Medium
            }

            Words {
                width: parent.width
                text: root.detail
                elide: Text.ElideRight
                color: Theme.faint
                font.pixelSize: Theme.tiny
            }
        }

        Rectangle {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(10)
            y: texts.y + Theme.px(6)
            width: 8
            height: 8
            radius: 4
            visible: root.tone !== "soft"
            color: Theme.tone(root.tone)
        }
    }

    background: Rectangle {
        radius: 8
        color: Theme.card
        border.color: Theme.line

        FocusRing {
            visible: root.visualFocus
            gap: -1
        }
    }
}
