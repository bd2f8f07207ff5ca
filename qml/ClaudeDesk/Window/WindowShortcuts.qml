pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models
import ClaudeDesk.Core

/** The keys that the window obeys, out of the one table of them. */
Instantiator {
    id: root

    /** Whether they are the main window's: one key is that of all windows. */
    property bool main: true
    /** A key of the table was pressed, which stands for this. */
    signal wanted(action: string)

    model: App.viewsReady ? App.shortcuts : null

    Shortcut {
        required property string action
        required property string first
        required property string second

        enabled: action !== "" && (root.main || action !== "quit")
        // A key that is held is no wish for another mode, and another.
        autoRepeat: action !== "mode"
        sequences: [first, second]
        // A panel that is open keeps the window's own shortcuts away; the program's end is always near.
        context: action === "quit" ? Qt.ApplicationShortcut : Qt.WindowShortcut
        onActivated: root.wanted(action)
    }
}
