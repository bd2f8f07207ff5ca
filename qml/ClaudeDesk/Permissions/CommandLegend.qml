pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The legend of the marks in a command, and the marked parts, in words. */
Column {
    id: root

    /** The entries, each with `style` and `words`. */
    required property list<var> legend

    visible: legend.length > 0
    spacing: Theme.px(3)

    Repeater {
        model: root.legend

        Item {
            id: line

            required property var modelData

            width: root.width
            height: said.height

            Rectangle {
                anchors.left: parent.left
                y: Math.round((said.height / Math.max(1, said.lineCount) - height) / 2)
                width: Theme.px(12)
                height: 3
                radius: 1.5
                color: Theme.mark(line.modelData.style)
            }

            PlainText {
                id: said

                anchors.left: parent.left
                anchors.leftMargin: Theme.px(20)
                width: parent.width - anchors.leftMargin
                text: line.modelData.words
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                color: Theme.ink
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
