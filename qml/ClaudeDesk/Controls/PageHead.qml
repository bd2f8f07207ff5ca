import QtQuick
import ClaudeDesk.Theme

/** The head of a page that is shown in place of the conversation: its title, and buttons to go back. */
FocusScope {
    id: root

    required property string title
    /** The name of the button that closes the page. */
    required property string closeName
    /**
     * The text of the button that leads back to the session, or "" without this button. The text says that
     * Claude waits for an answer there.
     */
    property string waiting
    signal closed

    implicitHeight: Theme.header

    PlainText {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        text: root.title
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    DeskButton {
        visible: root.waiting !== ""
        anchors.right: close.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        compact: true
        caption: root.waiting
        onClicked: root.closed()
    }

    IconButton {
        id: close

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        focus: true
        caption: root.closeName
        glyph: Icons.close
        onClicked: root.closed()
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
