pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Dialogs
import ClaudeDesk.Language
import ClaudeDesk.Session
import ClaudeDesk.Theme
import ClaudeDesk.Toasts

/** Questions and messages about sessions, over any page; and the shortcuts for session numbers. */
Item {
    id: root

    /** The item that holds the sidebar. */
    property Item side
    /** The page of the conversation that is shown. */
    property SessionPage page
    /** Whether the conversation should be exported as soon as its rows are loaded. */
    property bool _exports: false
    readonly property bool _exportable: _exports && (page?.anything ?? false)
    /** The lower edge of a toast: above the message box, or at the end of a page without one. */
    readonly property real _toastEnd: page?.visible ? page.messageTop - Theme.px(12) : height - Theme.px(24)
    /** The middle of the page beside the sidebar. */
    readonly property real _middle: (width + (side?.width ?? 0) * (Direction.mirrored ? -1 : 1)) / 2
    /** The question is answered, so the page should get the keyboard focus. */
    signal answered

    on_ExportableChanged: Qt.callLater(root._export)

    function _export() {
        if (!root._exportable)
            return;
        root._exports = false;
        root.page.run("export");
    }

    Connections {
        target: App.sessions

        function onExportAsked() {
            root._exports = true;
        }
    }

    Connections {
        target: App

        function onSessionChanged() {
            root._exports = false;
        }
    }

    Toast {
        x: Math.max(Theme.px(8), root._middle - width / 2)
        y: root._toastEnd - height
        words: App.note
        onDismissed: App.forgetNote()
    }

    Toast {
        x: Math.max(Theme.px(8), root._middle - width / 2)
        y: root._toastEnd - height
        words: App.sessions.prompt.heading === "" ? App.sessions.prompt.said : ""
        bad: App.sessions.prompt.bad
        action: App.sessions.prompt.canUndo ? qsTr("Undo") : ""
        onDismissed: App.sessions.prompt.forget()
        onActed: App.sessions.prompt.undo()
    }

    DialogLoader {
        active: App.sessions.prompt.heading !== ""
        file: Qt.resolvedUrl("../Sidebar/SessionPromptDialog.qml")
        values: () => ({
                prompt: App.sessions.prompt
            })
        onFocusLost: root.answered()
    }

    DialogLoader {
        active: App.newWorktree.stage !== ""
        file: Qt.resolvedUrl("../Worktrees/NewWorktreeDialog.qml")
        values: () => ({
                worktree: App.newWorktree
            })
        onFocusLost: root.answered()
    }

    DialogLoader {
        active: App.worktreeMerge.stage !== ""
        file: Qt.resolvedUrl("../Worktrees/WorktreeMergeDialog.qml")
        values: () => ({
                merge: App.worktreeMerge
            })
        onFocusLost: root.answered()
    }

    DialogLoader {
        active: App.worktreeRemoval.stage !== ""
        file: Qt.resolvedUrl("../Worktrees/WorktreeRemovalDialog.qml")
        values: () => ({
                removal: App.worktreeRemoval
            })
        onFocusLost: root.answered()
    }

    SessionNumberKeys {
        onWanted: number => App.sessions.number(number)
    }
}
