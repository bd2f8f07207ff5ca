import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Keeps the marks of a search in the rows that are built, and brings the current place into view. */
Item {
    id: root

    required property ListView list
    required property RowPositioner jumps
    required property RowCursor cursor
    required property FindView find
    /** The bar is to be there: somebody looks for something already. */
    signal barWanted

    /** Mark one row, "" for all. */
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

        // Texts in other colours are set anew, without their marks.
        function onDarkChanged() {
            Qt.callLater(root.mark, "");
        }
    }
}
