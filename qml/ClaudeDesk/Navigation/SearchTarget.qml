import QtQuick
import ClaudeDesk.Core

/** Brings the person to a row that was found from elsewhere, and to the words in it. */
Item {
    id: root

    required property RowCursor cursor
    required property RowPositioner jumps
    /** The bar is to show what is looked for. */
    signal findWanted

    visible: false

    QtObject {
        id: d

        function goTo(key: string, words: string) {
            const row = root.cursor.host.transcript.reveal(key);
            root.cursor.host.transcript.foldLookups(key, false);
            root.cursor.host.transcript.fold(key, false);
            root.jumps.toRow(key);
            root.cursor.put(row);
            if (words === "")
                return;
            root.findWanted();
            root.cursor.host.find.findFrom(key, words);
        }
    }

    Connections {
        target: root.cursor.host.session

        // What else comes with another session, as where the keyboard goes, comes first.
        function onSearchTargetChosen(key: string, words: string) {
            Qt.callLater(d.goTo, key, words);
        }
    }
}
