pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** Begins a session in the current folder, or in a folder from the menu. */
Item {
    id: root

    required property SessionListModel sessions
    required property string folder
    signal newWanted
    signal folderWanted(folder: string)
    signal browseWanted

    function openMenu() {
        root.sessions.askFolders();
        const made = menu.made() as FolderMenu;
        made.popup(otherFolder, otherFolder.width - made.width, otherFolder.height + 4);
        made.currentIndex = 0;
    }

    implicitHeight: Theme.rowHeight

    DeskButton {
        id: button

        anchors.left: parent.left
        width: parent.width - otherFolder.width - Theme.px(4)
        height: Theme.rowHeight
        text: qsTr("New session")
        glyph: Icons.add
        onClicked: root.folder !== "" ? root.newWanted() : root.openMenu()

        Loader {
            active: button.hovered && root.folder !== "" && !menu.open

            sourceComponent: DeskToolTip {
                parent: button
                visible: true
                text: Words.fill(qsTr("In %1"), [root.folder])
            }
        }
    }

    IconButton {
        id: otherFolder

        anchors.right: parent.right
        anchors.verticalCenter: button.verticalCenter
        size: button.height
        text: qsTr("New session in another folder")
        glyph: Icons.chevronDownSmall
        opened: menu.open
        onClicked: root.openMenu()
    }

    LazyLoader {
        id: menu

        sourceComponent: FolderMenu {
            folders: root.sessions.folders
            gone: root.sessions.goneFolders
            onFolderWanted: folder => root.folderWanted(folder)
            worktrees: root.folder !== "" && !App.session.demo
            onBrowseWanted: root.browseWanted()
            onWorktreeWanted: App.newWorktree.ask()
        }
    }
}
