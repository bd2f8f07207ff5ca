import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The heading where nothing has been said yet. */
PlainText {
    id: root

    /** The width there is. */
    required property real room

    /** Where it begins in so much height: what comes below it later does not move it. */
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
