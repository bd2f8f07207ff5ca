pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * A menu of the likeliest folders for a new session, with entries for any other folder and for a new
 * worktree.
 */
DeskMenu {
    id: root

    required property list<string> folders
    /** The entries of `folders` that do not exist. */
    required property list<string> gone
    signal folderWanted(folder: string)
    /** Whether a new worktree can be made for the repository of one of the folders. */
    required property bool worktrees
    signal browseWanted
    signal worktreeWanted

    title: qsTr("Folders")

    Instantiator {
        model: root.folders

        delegate: DeskMenuItem {
            required property string modelData

            readonly property bool missing: root.gone.includes(modelData)

            caption: App.folderWords(modelData)
            keys: missing ? qsTr("not found") : ""
            enabled: !missing
            most: Theme.px(360)
            onTriggered: root.folderWanted(modelData)
        }

        onObjectAdded: (index, object) => root.insertItem(index, object as Item)
        onObjectRemoved: (index, object) => root.removeItem(object as Item)
    }

    DeskMenuSeparator {
        visible: root.folders.length > 0
        height: visible ? implicitHeight : 0
    }

    DeskMenuItem {
        visible: root.worktrees
        height: visible ? implicitHeight : 0
        text: qsTr("In a new worktree…")
        onTriggered: root.worktreeWanted()
    }

    DeskMenuItem {
        text: qsTr("Open folder…")
        onTriggered: root.browseWanted()
    }
}
