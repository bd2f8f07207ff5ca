pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** What is called out of a request, a line each: its colour is never all that says it. */
Column {
    id: root

    /** Each with `text`, and `tone` (bad, warn or nothing). */
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
                y: Math.round((Theme.small * 1.4 - height) / 2)
                size: Theme.px(12)
                color: Theme.tone(note.modelData.tone)
                path: note.loud ? Icons.warning : Icons.information
            }

            PlainText {
                id: said

                anchors.left: parent.left
                anchors.leftMargin: Theme.px(20)
                width: parent.width - anchors.leftMargin
                text: note.modelData.text
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                clip: true
                color: Theme.tone(note.modelData.tone)
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
