pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models
import ClaudeDesk.Core

/** The window's shortcuts, from the single table of shortcuts. */
Instantiator {
    id: root

    /** Whether the shortcuts belong to the main window. Only this window handles Quit, for all windows. */
    property bool main: true
    /** A shortcut for this action was pressed. */
    signal wanted(action: string)

    model: App.viewsReady ? App.shortcuts : null

    Shortcut {
        required property string action
        required property string first
        required property string second

        enabled: action !== "" && (root.main || action !== "quit")
        // A held key must not switch the mode again and again.
        autoRepeat: action !== "mode"
        sequences: [first, second]
        // An open popup blocks the shortcuts of its window; Quit always works.
        context: action === "quit" ? Qt.ApplicationShortcut : Qt.WindowShortcut
        onActivated: root.wanted(action)
    }
}
