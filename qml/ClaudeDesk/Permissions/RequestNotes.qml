pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Notes on a request, one per line. The icon has the colour of a note's tone. */
Column {
    id: root

    /** The notes, each with `text` and `tone` ("bad", "warn" or ""). */
    required property list<var> notes

    visible: notes.length > 0
    spacing: Theme.px(4)

    Repeater {
        model: root.notes

        Item {
            id: note

            required property var modelData
            readonly property bool loud: note.modelData.tone !== ""

            width: root.width
            height: said.height

            Icon {
                anchors.left: parent.left
                y: Math.round((said.height / Math.max(1, said.lineCount) - height) / 2)
                size: Theme.px(16)
                color: Theme.tone(note.modelData.tone)
                path: note.loud ? Icons.warning : Icons.information
            }

            PlainText {
                id: said

                anchors.left: parent.left
                anchors.leftMargin: Theme.px(24)
                width: parent.width - anchors.leftMargin
                text: note.modelData.text
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                clip: true
                font.pixelSize: Theme.control
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
