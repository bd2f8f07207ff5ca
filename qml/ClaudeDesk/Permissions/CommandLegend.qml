pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The legend of the marks in a command, and the marked parts, in words. The names of what is marked are bold. */
Column {
    id: root

    /** The entries, each with `style`, `words`, and `start` and `length` of the bold part. */
    required property list<var> legend
    readonly property var _icons: ({
            "ask-deletes": Icons.remove,
            "ask-ends": Icons.stop,
            "ask-network": Icons.network,
            "ask-runs": Icons.toolRun,
            "ask-writes": Icons.edit
        })

    visible: legend.length > 0
    spacing: Theme.px(4)

    Repeater {
        model: root.legend

        Item {
            id: line

            required property var modelData

            width: root.width
            height: said.height
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.words

            Icon {
                anchors.left: parent.left
                y: Math.round((said.height / Math.max(1, said.lineCount) - height) / 2)
                size: Theme.px(16)
                color: Theme.mark(line.modelData.style)
                path: root._icons[line.modelData.style] ?? Icons.warning
            }

            TextEdit {
                id: said

                anchors.left: parent.left
                anchors.leftMargin: Theme.px(24)
                width: parent.width - anchors.leftMargin
                text: line.modelData.words
                textFormat: TextEdit.PlainText
                baseUrl: "about:blank" // so that no URL is resolved against the QML file
                readOnly: true
                selectByMouse: false
                activeFocusOnPress: false
                activeFocusOnTab: false
                wrapMode: TextEdit.WrapAtWordBoundaryOrAnywhere
                color: Theme.ink
                font.pixelSize: Theme.control
                Accessible.ignored: true
                Component.onCompleted: TextLayout.setBold(textDocument, line.modelData.start, line.modelData.length)
            }
        }
    }
}
