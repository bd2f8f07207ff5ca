import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Keeps the marks of a search in the rows that are built. */
Item {
    id: root

    required property ListView list
    required property Find find

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

    Connections {
        target: root.find

        function onMarksChanged(key: string) {
            root.mark(key);
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
