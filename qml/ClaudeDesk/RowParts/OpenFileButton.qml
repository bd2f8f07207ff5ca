import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language

/** A small button at the end of a row that opens the file which the row names. */
DeskButton {
    id: root

    /** The name of the file, for the accessible name. */
    required property string name

    kind: "quiet"
    compact: true
    caption: qsTr("Open")
    Accessible.name: Words.fill(qsTr("Open %1"), [root.name])
}
