import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The heading of a conversation without messages. */
PlainText {
    id: root

    /** The available width. */
    required property real room

    /**
     * Return the y position of the hint in a page of this height. Items that appear below the hint later do
     * not move the hint.
     */
    function topIn(height: real): real {
        return Math.max(Theme.px(20), Math.round((height - Theme.px(380)) * 0.42));
    }

    width: Math.min(Theme.px(640), room - 48)
    wrapMode: Text.Wrap
    text: qsTr("What would you like to do?")
    font.pixelSize: Theme.title
    font.weight: Font.DemiBold
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
