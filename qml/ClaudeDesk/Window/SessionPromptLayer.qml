pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Session
import ClaudeDesk.Sidebar
import ClaudeDesk.Theme

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
    readonly property real _middle: ((side?.width ?? 0) + width) / 2
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
        y: Theme.header + Theme.px(8)
        words: App.sessions.prompt.heading === "" ? App.sessions.prompt.said : ""
        bad: App.sessions.prompt.bad
        lasting: App.sessions.prompt.canUndo ? 12000 : 4000
        action: App.sessions.prompt.canUndo ? qsTr("Undo") : ""
        onDismissed: App.sessions.prompt.forget()
        onActed: App.sessions.prompt.undo()
    }

    SourceLoader {
        x: Math.max(Theme.px(16), root._middle - width / 2)
        y: Math.max(Theme.px(12), Math.min(Theme.header + Theme.px(24), root.height - height - Theme.px(12)))
        active: App.sessions.prompt.heading !== ""
        file: Qt.resolvedUrl("../Sidebar/SessionPromptCard.qml")
        values: () => ({
                prompt: App.sessions.prompt,
                from: root.Window.activeFocusItem,
                room: Qt.binding(() => root.width),
                most: Qt.binding(() => root.height - Theme.px(24))
            })
        onLoaded: (item as SessionPromptCard).answered.connect(root.answered)
    }

    SourceLoader {
        active: App.newWorktree.stage !== ""
        file: Qt.resolvedUrl("../Worktrees/NewWorktreeDialog.qml")
        values: () => ({
                worktree: App.newWorktree
            })
        onActiveChanged: if (!active)
            root.answered()
    }

    SourceLoader {
        active: App.worktreeRemoval.stage !== ""
        file: Qt.resolvedUrl("../Worktrees/WorktreeRemovalDialog.qml")
        values: () => ({
                removal: App.worktreeRemoval
            })
        onActiveChanged: if (!active)
            root.answered()
    }

    SessionNumberKeys {
        onWanted: number => App.sessions.number(number)
    }
}
