pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The strip above the composer: the note about undone changes that is sent with the next message. The user can edit and remove it. */
FocusScope {
    id: root

    required property ChangesView changes
    /** The greatest height of the strip. */
    required property real room
    /** The keyboard focus should go back to the message field. */
    signal messageWanted

    implicitHeight: title.height + area.height + Theme.px(18)

    Keys.onEscapePressed: root.messageWanted()

    Rectangle {
        anchors.fill: parent
        radius: Theme.r
        color: Theme.card
        border.color: Theme.line
    }

    PlainText {
        id: title

        x: Theme.px(12)
        y: Theme.px(8)
        width: parent.width - 2 * x
        text: qsTr("Sent with your next message")
        color: Theme.soft
        font.pixelSize: Theme.small
        elide: Text.ElideRight
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Flickable {
        id: area

        anchors.top: title.bottom
        anchors.topMargin: Theme.px(4)
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        width: parent.width - Theme.px(18)
        height: Math.min(parts.height, Math.max(Theme.px(40), root.room - title.height - Theme.px(18)))
        contentHeight: parts.height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: DeskScrollBar {}

        FocusFollower {
            view: area
        }

        Item {
            id: parts

            x: Direction.mirrored ? area.width - width : 0
            width: area.width - (area.interactive ? Theme.px(14) : 0)
            implicitHeight: Math.max(field.implicitHeight, drop.height)

            TextEdit {
                id: field

                anchors.left: parent.left
                anchors.right: drop.left
                anchors.rightMargin: Theme.px(8)
                text: root.changes.note
                textFormat: TextEdit.PlainText
                wrapMode: TextEdit.Wrap
                color: Theme.ink
                selectionColor: Theme.selection
                selectedTextColor: Theme.ink
                font.pixelSize: Theme.small
                activeFocusOnTab: true
                selectByMouse: true
                onTextChanged: if (activeFocus)
                    root.changes.setNote(text)
                KeyNavigation.priority: KeyNavigation.BeforeItem
                KeyNavigation.tab: drop
                Accessible.role: Accessible.EditableText
                Accessible.name: qsTr("Note to Claude about what was undone")
                Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape

                Loader {
                    anchors.fill: parent
                    active: field.activeFocus

                    sourceComponent: FocusRing {
                        radius: Theme.rSmall
                    }
                }
            }

            IconButton {
                id: drop

                anchors.right: parent.right
                size: Theme.px(22)
                text: qsTr("Remove the note about what was undone")
                glyph: Icons.close
                onClicked: {
                    root.messageWanted();
                    root.changes.dropNote();
                }
            }
        }

        WheelSteps {
            view: area
        }
    }
}
