import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Keeps the marks of a search in the rows that are built, and scrolls the current match into view. */
Item {
    id: root

    required property ListView list
    required property RowPositioner jumps
    required property RowCursor cursor
    required property FindView find
    /** The bar should be created, because a search is open already. */
    signal barWanted

    /** Mark the matches in the row with this key, or in all rows if the key is "". */
    function mark(key: string) {
        const built = root.list.contentItem.children;
        for (let index = 0; index < built.length; ++index) {
            const row = built[index] as RowFrame;
            if (row && (key === "" || row.key === key))
                root.find.mark(row, row.key);
        }
    }

    visible: false

    SearchTarget {
        jumps: root.jumps
        cursor: root.cursor
        onFindWanted: root.barWanted()
    }

    Connections {
        target: root.find

        function onMarksChanged(key: string) {
            root.mark(key);
        }

        function onShown(key: string) {
            root.jumps.toFound(key);
        }
    }

    Connections {
        target: Theme
        enabled: root.find.open

        // When the colours change, the rows set their texts again, and the marks are lost.
        function onDarkChanged() {
            Qt.callLater(root.mark, "");
        }
    }
}
