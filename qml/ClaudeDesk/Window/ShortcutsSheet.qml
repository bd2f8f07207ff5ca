import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A list of all keyboard shortcuts. */
PopupPanel {
    id: root

    anchors.centerIn: parent
    modal: true
    width: Math.min(Theme.px(520), (parent ? parent.width : 0) - 24)
    height: Math.min(implicitHeight, (parent ? parent.height : 0) - 24)
    padding: Theme.px(20)

    T.Overlay.modal: Rectangle {
        color: Theme.shade
    }

    contentItem: Item {
        implicitWidth: Theme.px(480)
        implicitHeight: title.height + Theme.px(12) + list.contentHeight

        PlainText {
            id: title

            anchors.left: parent.left
            text: qsTr("Keyboard shortcuts")
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        IconButton {
            anchors.right: parent.right
            anchors.verticalCenter: title.verticalCenter
            text: qsTr("Close")
            glyph: Icons.close
            onClicked: root.close()
        }

        ListView {
            id: list

            anchors.top: title.bottom
            anchors.topMargin: Theme.px(12)
            anchors.bottom: parent.bottom
            width: parent.width
            clip: true
            focus: true
            model: App.shortcuts
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Keyboard shortcuts")
            T.ScrollBar.vertical: DeskScrollBar {}

            section.property: "group"
            section.delegate: PlainText {
                required property string section

                width: ListView.view ? ListView.view.width : 0
                text: section
                horizontalAlignment: Text.AlignLeft
                color: Theme.faint
                font.pixelSize: Theme.tiny
                topPadding: Theme.px(8)
                bottomPadding: Theme.px(4)
            }

            delegate: Item {
                id: row

                required property string keys
                required property string words

                width: ListView.view ? ListView.view.width : 0
                height: Math.max(said.height, keyed.height) + Theme.px(8)
                Accessible.role: Accessible.ListItem
                Accessible.name: Words.fill(qsTr("%1: %2"), [keys, words])

                PlainText {
                    id: said

                    anchors.left: parent.left
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width * 0.62
                    wrapMode: Text.Wrap
                    text: row.words
                    font.pixelSize: Theme.control
                }

                PlainText {
                    id: keyed

                    anchors.left: parent.left
                    anchors.leftMargin: parent.width * 0.64
                    width: parent.width * 0.36 - Theme.px(14)
                    anchors.verticalCenter: parent.verticalCenter
                    wrapMode: Text.Wrap
                    text: row.keys
                    color: Theme.soft
                    font.pixelSize: Theme.control
                }
            }

            WheelSteps {
                view: list
            }
        }
    }
}
