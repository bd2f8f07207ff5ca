import QtQuick
import ClaudeDesk.RowParts

/** Lines of a change in the colours of the cards: all of them, or one side. */
CodePane {
    id: root

    required property ChangeRow row
    /** 0: all lines; 1: the old ones, 2: the new ones. */
    property int side: 0
    /** What is shown: `text`, `gutter`, `bands`. */
    required property var pane

    height: implicitHeight
    text: pane.text
    gutter: pane.gutter
    bands: pane.bands
    onPainted: root.row.view.paint(root.row.key, root.side, root.document)

    Connections {
        target: root.row.view

        function onColoured(key: string) {
            if (key === root.row.key || key === "")
                root.row.view.paint(root.row.key, root.side, root.document);
        }
    }
}
