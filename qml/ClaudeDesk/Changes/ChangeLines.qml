import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Some lines of a change, in the colours of the cards. */
Rectangle {
    id: root

    required property ChangeRow row

    implicitHeight: lines.implicitHeight
    color: Theme.code

    CodePane {
        id: lines

        width: root.width
        height: implicitHeight
        text: root.row.pane.text
        gutter: root.row.pane.gutter
        bands: root.row.pane.bands
        onPainted: root.row.view.paint(root.row.key, document)

        Connections {
            target: root.row.view

            function onColoured(key: string) {
                if (key === root.row.key || key === "")
                    root.row.view.paint(root.row.key, lines.document);
            }
        }
    }
}
