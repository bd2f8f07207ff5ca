pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A button below the matches that searches the full text of all sessions for the words in the search field. */
T.AbstractButton {
    id: root

    /** The words in the search field. */
    required property string query
    required property bool wanted
    /** Whether Enter presses the button. */
    required property bool entered

    implicitHeight: wanted ? Math.max(Theme.rowHeight, label.implicitHeight + Theme.px(12)) : 0
    visible: wanted
    focusPolicy: Qt.NoFocus
    Accessible.name: Words.fill(qsTr("Search all sessions for “%1”"), [query])

    contentItem: Item {
        Icon {
            id: sign

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            path: Icons.search
            size: Theme.px(16)
        }

        PlainText {
            id: label

            anchors.left: sign.right
            anchors.leftMargin: Theme.px(8)
            anchors.right: keys.visible ? keys.left : parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            text: Words.fill(qsTr("All words: “%1”"), [root.query])
            elide: Text.ElideRight
            wrapMode: Text.Wrap
            maximumLineCount: 2
            color: Theme.soft
            font.pixelSize: Theme.control
            horizontalAlignment: Text.AlignLeft
            Accessible.ignored: true
        }

        Row {
            id: keys

            // The words come first.
            visible: Theme.px(42) + sign.width + label.implicitWidth + implicitWidth <= root.width
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(3)

            Keycap {
                visible: !root.entered
                name: qsTr("Ctrl")
            }

            Keycap {
                name: qsTr("Enter")
            }
        }
    }

    background: Rectangle {
        radius: Theme.r
        color: root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"
    }
}
