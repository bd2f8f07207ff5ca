import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

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
        glyph: Icons.edit
        keys: qsTr("F2")
        onTriggered: root.renameWanted(root.key)
    }

    DeskMenuItem {
        text: root._pinned ? qsTr("Unpin") : qsTr("Pin")
        glyph: Icons.pin
        onTriggered: root.sessions.act("pin", root.key)
    }

    DeskMenuItem {
        text: root._archived ? qsTr("Unarchive") : qsTr("Archive")
        glyph: Icons.archive
        enabled: !root._busy && root._onDisk
        onTriggered: root.sessions.act("archive", root.key)
    }

    DeskMenuSeparator {}

    DeskMenuItem {
        text: qsTr("Show beside")
        glyph: Icons.sideBySide
        keys: qsTr("Ctrl+Enter")
        enabled: !root._shown
        onTriggered: {
            root.sessions.act("beside", root.key);
            root.chosen();
        }
    }

    DeskMenuItem {
        text: root._ownWindow ? qsTr("Move back to the main window") : qsTr("Move to a new window")
        glyph: Icons.ownWindow
        enabled: root._open
        onTriggered: root.sessions.act("apart", root.key)
    }

    DeskMenuSeparator {}

    DeskMenuItem {
        text: qsTr("Export…")
        glyph: Icons.save
        onTriggered: {
            root.sessions.act("export", root.key);
            root.chosen();
        }
    }

    DeskMenuItem {
        text: qsTr("Copy session ID")
        glyph: Icons.copy
        onTriggered: root.sessions.act("copy", root.key)
    }

    DeskMenuItem {
        text: qsTr("Open folder")
        glyph: Icons.folder
        onTriggered: root.sessions.act("folder", root.key)
    }

    DeskMenuItem {
        visible: root._inWorktree
        height: visible ? implicitHeight : 0
        text: qsTr("Merge worktree…")
        glyph: Icons.branch
        onTriggered: root.sessions.act("merge", root.key)
    }

    DeskMenuItem {
        visible: root._inWorktree
        height: visible ? implicitHeight : 0
        text: qsTr("Remove worktree…")
        glyph: Icons.minus
        onTriggered: root.sessions.act("worktree", root.key)
    }

    DeskMenuSeparator {}

    DeskMenuItem {
        text: qsTr("Close")
        glyph: Icons.close
        enabled: root._open
        onTriggered: root.sessions.act("close", root.key)
    }

    DeskMenuItem {
        text: qsTr("Delete…")
        glyph: Icons.remove
        keys: qsTr("Delete")
        enabled: root._onDisk
        onTriggered: root.sessions.act("delete", root.key)
    }
}
