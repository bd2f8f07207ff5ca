pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Profiles
import ClaudeDesk.Theme

/** A row of the results: a session with matches, or a match in the session above. */
T.ItemDelegate {
    id: root

    required property int index
    required property bool head
    required property string markup
    required property string detail
    required property string spoken
    required property bool fork
    required property string profile
    required property string profileColor
    readonly property int inset: head ? 10 : 22

    width: ListView.view ? ListView.view.width : 0
    implicitHeight: texts.implicitHeight + topPadding + bottomPadding
    topPadding: head && index > 0 ? Theme.px(16) : Theme.px(6)
    bottomPadding: Theme.px(6)
    leftPadding: Direction.mirrored ? Theme.px(14) : Theme.px(inset)
    rightPadding: Direction.mirrored ? Theme.px(inset) : Theme.px(14)
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.onPressAction: root.click()
    // The list gets a key press before the row does, because the platform theme may treat the key as a press
    // on the row.
    Keys.forwardTo: ListView.view ? [ListView.view] : []

    contentItem: Item {
        Column {
            id: texts

            width: parent.width
            spacing: Theme.px(2)

            // The text is escaped, and some of its words have a background colour.
            Text {
                width: parent.width
                leftPadding: mark.active && !Direction.mirrored ? mark.width + Theme.px(6) : 0
                rightPadding: mark.active && Direction.mirrored ? mark.width + Theme.px(6) : 0
                horizontalAlignment: Text.AlignLeft
                textFormat: Text.RichText
                text: root.markup.replace(/%1/g, Theme.found)
                wrapMode: Text.Wrap
                color: Theme.ink
                font.pixelSize: root.head ? Theme.body : Theme.control
                font.weight: root.head ? Font.DemiBold : Font.Normal
                Accessible.ignored: true
            }

            PlainText {
                id: place

                width: parent.width
                leftPadding: owner.active && !Direction.mirrored ? owner.width + Theme.px(6) : 0
                rightPadding: owner.active && Direction.mirrored ? owner.width + Theme.px(6) : 0
                text: root.detail
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignLeft
                color: Theme.faint
                font.pixelSize: Theme.tiny
                Accessible.ignored: true
            }
        }
    }

    background: Item {
        Loader {
            id: owner

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(root.inset)
            y: root.topPadding + place.y
            z: 1
            active: root.profile !== ""

            sourceComponent: ProfileTag {
                name: root.profile
                tint: root.profileColor
            }
        }

        Loader {
            id: mark

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(root.inset)
            y: root.topPadding + Math.round((Theme.body * 1.36 - height) / 2)
            z: 1
            active: root.fork

            sourceComponent: Icon {
                path: Icons.fork
                size: Theme.px(14)
            }
        }

        Rectangle {
            y: root.topPadding - Theme.px(6)
            width: parent.width
            height: parent.height - y
            radius: Theme.r
            color: root.down ? Theme.press : root.hovered || root.ListView.isCurrentItem ? Theme.hover : "transparent"

            FocusRing {
                visible: root.ListView.isCurrentItem && root.ListView.view.activeFocus
                gap: -2
            }

            Rectangle {
                anchors.left: parent.left
                anchors.leftMargin: Theme.px(10)
                y: Theme.px(6)
                width: Theme.px(2)
                height: parent.height - 2 * y
                radius: 1
                visible: !root.head
                color: Theme.line
            }
        }
    }
}
