import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * A note that a part of the message was refused or changed, with buttons to undo the change and to close the
 * note.
 */
Item {
    id: root

    required property ComposerNote note
    /** The keyboard focus should go back to the message field. */
    signal messageWanted

    function _announce() {
        if (root.note.text !== "")
            speech.say(root.note.text, false);
    }

    visible: note.text !== ""
    implicitHeight: note.text !== "" ? Math.max(words.implicitHeight, buttons.height) + Theme.px(4) : 0

    SpokenText {
        id: speech
    }

    Timer {
        id: soon

        interval: 0
        onTriggered: root._announce()
    }

    PlainText {
        id: words

        anchors.left: parent.left
        anchors.right: buttons.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -Theme.px(2)
        text: root.note.text
        wrapMode: Text.Wrap
        color: root.note.warns ? Theme.warn : Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        // Announce the text only after the line is in the window, because the line may have been created for
        // this text.
        onTextChanged: soon.restart()
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.top: parent.top
        spacing: Theme.px(4)

        DeskButton {
            visible: root.note.canUndo
            compact: true
            text: qsTr("Undo")
            onClicked: {
                root.messageWanted();
                root.note.undo();
            }
        }

        IconButton {
            size: Theme.px(24)
            glyph: Icons.close
            text: qsTr("Close")
            onClicked: {
                root.messageWanted();
                root.note.close();
            }
        }
    }
}
