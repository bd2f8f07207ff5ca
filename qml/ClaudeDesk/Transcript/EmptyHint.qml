import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
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
    text: folder !== "" ? Words.fill(qsTr("What would you like to do in %1?"), [folder]) : qsTr("What would you like to do?")
    color: Theme.faint
    font.pixelSize: Theme.large
}
