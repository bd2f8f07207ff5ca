import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The heading of a conversation without messages, above the message box. */
PlainText {
    id: root

    /** The available width. */
    required property real room

    /**
     * The distance between the hint and the message box below it. There is room for the facts about the folder,
     * which appear later and do not move the hint.
     */
    readonly property real distance: Theme.px(12) + (width < Theme.px(560) ? Theme.px(64) : Theme.px(24)) + Theme.px(8)

    width: Theme.columnIn(room)
    wrapMode: Text.Wrap
    text: qsTr("What would you like to do?")
    font.pixelSize: Theme.title
    font.weight: Font.DemiBold
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
