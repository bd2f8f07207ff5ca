pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Attachments
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** One attachment of the message: a picture, a file, or a long pasted text. */
T.AbstractButton {
    id: root

    required property string name
    required property string sizeWords
    required property bool reading
    required property bool pasted
    /** The facts to show, from ui/attachments/attachment_items.py, or {} until the attachment is read. */
    required property var item
    /** The greatest width of the chip. */
    property real room
    readonly property bool picture: item.picture ?? false
    /** Whether the keyboard focus is on a button of the chip. */
    readonly property bool inside: unfold.visualFocus || gone.visualFocus
    signal removeWanted
    signal unfoldWanted
    signal moveWanted(by: int)
    signal backWanted

    readonly property real _words: Math.min(Theme.px(190), Math.max(title.implicitWidth, size.implicitWidth))

    implicitWidth: Math.min(room, Math.ceil(sign.width + _words + buttons.width + Theme.px(30)))
    implicitHeight: Theme.px(44)
    activeFocusOnTab: true
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: Words.fill(qsTr("Attachment: %1"), [root.name])
    Accessible.description: root.sizeWords

    Keys.onPressed: event => {
        const steps = {
            [Qt.Key_Return]: () => root.click(),
            [Qt.Key_Enter]: () => root.click(),
            [Qt.Key_Delete]: () => root.removeWanted(),
            [Qt.Key_Backspace]: () => root.removeWanted(),
            [Qt.Key_Left]: () => root.moveWanted(-1),
            [Qt.Key_Right]: () => root.moveWanted(1),
            [Qt.Key_Escape]: () => root.backWanted()
        };
        const step = steps[event.key];
        if (!step)
            return;
        event.accepted = true;
        if (!event.isAutoRepeat)
            step();
    }
    Keys.onReleased: event => ReturnKey.ignore(event)

    background: Rectangle {
        radius: Theme.r
        color: root.down ? Theme.press : root.hovered ? Theme.hover : Theme.page
        border.color: Theme.line

        // The ring is drawn inside the chip, because the list of chips clips its content.
        FocusRing {
            gap: 0
            visible: root.visualFocus
        }
    }

    contentItem: Item {
        Item {
            id: sign

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            width: root.picture ? Theme.px(32) : Theme.px(24)
            height: Theme.px(32)

            Loader {
                anchors.fill: parent
                active: root.picture

                sourceComponent: Thumbnail {
                    key: root.item.key ?? ""
                }
            }

            Icon {
                anchors.centerIn: parent
                visible: !root.picture
                size: Theme.px(16)
                color: root.reading ? Theme.faint : Theme.soft
                path: root.pasted ? Icons.pastedText : Icons.file
            }
        }

        Column {
            anchors.left: sign.right
            anchors.leftMargin: Theme.px(8)
            anchors.right: buttons.left
            anchors.rightMargin: Theme.px(4)
            anchors.verticalCenter: parent.verticalCenter

            PlainText {
                id: title

                width: parent.width
                text: root.name
                elide: Text.ElideMiddle
                font.pixelSize: Theme.small
            }

            PlainText {
                id: size

                width: parent.width
                visible: text !== ""
                text: root.sizeWords
                elide: Text.ElideRight
                color: Theme.faint
                font.pixelSize: Theme.tiny
            }
        }

        Row {
            id: buttons

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter

            IconButton {
                id: unfold

                visible: root.pasted
                size: Theme.px(24)
                glyph: Icons.editAsText
                tipSide: "above"
                text: qsTr("Edit in the message")
                onClicked: root.unfoldWanted()
            }

            IconButton {
                id: gone

                size: Theme.px(24)
                glyph: Icons.close
                tipSide: "above"
                caption: Words.fill(qsTr("Remove %1"), [root.name])
                onClicked: root.removeWanted()
            }
        }
    }

    Loader {
        active: root.hovered && title.truncated

        sourceComponent: DeskToolTip {
            parent: root
            visible: true
            // The tooltip is above the chip, because the message field is below.
            y: -height - 4
            text: root.name
        }
    }
}
