import QtQuick
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * The head of a page that is shown in place of the conversation: its title, and buttons to go back. A page that
 * opens speaks its title.
 */
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
    /** Where the title begins. */
    property real begins: Theme.px(20)
    /** The width that the title leaves before the buttons, in pixels. */
    property real least: 0
    /** The width of the buttons at the end, and the width that is left before them. */
    readonly property real endWidth: Theme.px(12) + close.width + Theme.px(12) + (waits.visible ? waits.width + Theme.px(8) : 0)
    readonly property real room: Math.max(0, width - begins - heading.width - Theme.px(16) - endWidth)
    signal closed

    implicitHeight: Theme.header
    onTitleChanged: soon.restart()

    SpokenText {
        id: speech
    }

    // The page may still be in the making, without a window.
    Timer {
        id: soon

        interval: 0
        onTriggered: if (root.visible)
            speech.say(root.title, false)
    }

    PlainText {
        id: heading

        anchors.left: parent.left
        anchors.leftMargin: root.begins
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, Math.min(implicitWidth, root.width - root.begins - root.endWidth - (root.least > 0 ? root.least + Theme.px(16) : 0)))
        elide: Text.ElideRight
        text: root.title
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    DeskButton {
        id: waits

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
