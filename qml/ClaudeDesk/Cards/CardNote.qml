pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** A line about a tool call. */
CardPartFrame {
    id: root

    /** The part that is shown (ui/transcript/card_parts.py). */
    required property var part
    readonly property bool _loud: part.tone === "bad" || part.tone === "warn"

    inset: Theme.px(7)

    RowText {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(root._loud ? 34 : 12)
        width: parent.width - anchors.leftMargin - Theme.px(12)
        text: root.part.text ?? ""
        color: root._loud ? Theme.ink : Theme.tone(root.part.tone ?? "")
        font.pixelSize: Theme.small

        Loader {
            anchors.left: parent.left
            anchors.leftMargin: -Theme.px(22)
            y: Math.round((words.height / Math.max(1, words.lineCount) - height) / 2)
            active: root._loud

            sourceComponent: Icon {
                size: Theme.px(13)
                color: Theme.tone(root.part.tone ?? "")
                path: Icons.warning
            }
        }
    }
}
