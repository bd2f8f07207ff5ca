import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core

/** The menu of a session. All rows of the list share one menu. */
DeskMenu {
    id: root

    required property SessionListModel sessions
    property string key
    property bool _open
    property bool _shown
    property bool _ownWindow
    property bool _pinned
    property bool _archived
    property bool _onDisk
    property bool _inWorktree
    property bool _busy
    signal renameWanted(key: string)
    signal chosen

    /** Open the menu at a place in the row. */
    function openAt(row: SessionRow, x: real, y: real, byKey: bool) {
        root.key = row.key;
        root._open = row.open;
        root._shown = row.shown || row.shownElsewhere;
        root._ownWindow = row.ownWindow;
        root._pinned = row.pinned;
        root._archived = row.archived;
        root._onDisk = row.onDisk;
        root._inWorktree = row.inWorktree;
        root._busy = row.engaged;
        root.popup(row, x, y);
        root.currentIndex = byKey ? 0 : -1;
    }

    title: qsTr("Session")

    DeskMenuItem {
        text: qsTr("Rename")
        keys: qsTr("F2")
        onTriggered: root.renameWanted(root.key)
    }

    DeskMenuItem {
        text: root._pinned ? qsTr("Unpin") : qsTr("Pin")
        onTriggered: root.sessions.act("pin", root.key)
    }

    DeskMenuItem {
        text: root._archived ? qsTr("Unarchive") : qsTr("Archive")
        enabled: !root._busy && root._onDisk
        onTriggered: root.sessions.act("archive", root.key)
    }

    DeskMenuSeparator {}

    DeskMenuItem {
        text: qsTr("Show beside")
        keys: qsTr("Ctrl+Enter")
        enabled: !root._shown
        onTriggered: {
            root.sessions.act("beside", root.key);
            root.chosen();
        }
    }

    DeskMenuItem {
        text: root._ownWindow ? qsTr("Move back to the main window") : qsTr("Move to a new window")
        enabled: root._open
        onTriggered: root.sessions.act("apart", root.key)
    }

    DeskMenuSeparator {}

    DeskMenuItem {
        text: qsTr("Export…")
        onTriggered: {
            root.sessions.act("export", root.key);
            root.chosen();
        }
    }

    DeskMenuItem {
        text: qsTr("Copy session ID")
        onTriggered: root.sessions.act("copy", root.key)
    }

    DeskMenuItem {
        text: qsTr("Open folder")
        onTriggered: root.sessions.act("folder", root.key)
    }

    DeskMenuItem {
        visible: root._inWorktree
        height: visible ? implicitHeight : 0
        text: qsTr("Merge worktree…")
        onTriggered: root.sessions.act("merge", root.key)
    }

    DeskMenuItem {
        visible: root._inWorktree
        height: visible ? implicitHeight : 0
        text: qsTr("Remove worktree…")
        onTriggered: root.sessions.act("worktree", root.key)
    }

    DeskMenuSeparator {}

    DeskMenuItem {
        text: qsTr("Close")
        enabled: root._open
        onTriggered: root.sessions.act("close", root.key)
    }

    DeskMenuItem {
        text: qsTr("Delete…")
        keys: qsTr("Delete")
        enabled: root._onDisk
        onTriggered: root.sessions.act("delete", root.key)
    }
}
