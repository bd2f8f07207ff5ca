import QtQuick
import ClaudeDesk.Core

/** Shows a row that was found by a search outside of the conversation, and the words in it. */
Item {
    id: root

    required property RowCursor cursor
    required property RowPositioner jumps
    /** The search bar should show the words. */
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

        // Wait until other effects of a change of session, such as a move of the keyboard focus, are done.
        function onSearchTargetChosen(key: string, words: string) {
            Qt.callLater(d.goTo, key, words);
        }
    }
}
