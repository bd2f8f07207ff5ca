import QtQuick
import ClaudeDesk.RowParts

/** One pane of a change, with syntax colours. */
CodePane {
    id: root

    required property RowContext host
    required property string key
    /** The number of the part in its card. */
    required property int number
    /** The lines that are shown: 0 for all lines, 1 for the old lines, 2 for the new lines. */
    property int side: 0
    /** The content of the pane: `text`, `gutter`, `bands`. */
    required property var pane

    height: implicitHeight
    text: pane.text
    gutter: pane.gutter
    bands: pane.bands
    onPainted: paint()

    function paint() {
        root.host.cardPainter.paint(root.key, root.number, root.side, root.document);
    }

    Connections {
        target: root.host.cardPainter

        function onColoured(key: string) {
            if (key === root.key || key === "")
                root.paint();
        }
    }
}
