import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** What stands where nothing has been said yet. */
PlainText {
    id: root

    /** The width there is. */
    required property real room
    /** The session's folder, or nothing where it is not known yet. */
    required property string folder

    width: Math.min(implicitWidth, room - 48)
    horizontalAlignment: Text.AlignHCenter
    wrapMode: Text.Wrap
    text: folder !== "" ? qsTr("What should be done in %1?").arg(folder) : qsTr("What should be done?")
    color: Theme.faint
    font.pixelSize: Theme.large
}
