import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The field for a comment on lines. Enter saves the comment, Esc discards the edit. */
FocusScope {
    id: root

    required property LineCommentsView comments
    /** The field is closing. */
    signal finished

    implicitHeight: place.height + field.height + Theme.px(26)

    function _end(keeps: bool) {
        root.finished(); // emit this first: ending the comment destroys this item
        if (keeps)
            root.comments.save();
        else
            root.comments.cancel();
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    PlainText {
        id: place

        x: Theme.px(12)
        y: Theme.px(8)
        width: parent.width - 2 * x
        text: root.comments.place
        color: Theme.soft
        font.pixelSize: Theme.small
        elide: Text.ElideMiddle
    }

    LineField {
        id: field

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.top: place.bottom
        anchors.topMargin: Theme.px(6)
        width: Direction.before(buttons) - anchors.leftMargin - Theme.px(8)
        focus: true
        name: root.comments.place
        placeholderText: qsTr("Goes with your next message")
        onTextEdited: root.comments.keep(text)
        onAccepted: root._end(true)
        Component.onCompleted: text = root.comments.text
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
        Keys.onEscapePressed: root._end(false)

        Connections {
            target: root.comments

            function onChanged() {
                field.text = root.comments.text;
            }
        }
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: field.verticalCenter
        spacing: Theme.px(6)

        DeskButton {
            compact: true
            text: qsTr("Add comment")
            onClicked: root._end(true)
        }

        DeskButton {
            compact: true
            kind: "quiet"
            text: qsTr("Cancel")
            onClicked: root._end(false)
        }
    }
}
