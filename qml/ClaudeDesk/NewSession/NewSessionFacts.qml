pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Sidebar
import ClaudeDesk.Theme

/**
 * The folder of a new session, with a menu of other folders, its git branch, with a menu of other branches, and
 * the CLAUDE.md that applies to it.
 */
Flow {
    id: root

    required property SessionView session
    required property NewSessionView facts
    /** Whether the facts belong to this session's folder. */
    required property bool known
    /** The session should get a new worktree. */
    signal worktreeWanted
    /** The user wants to choose any other folder. */
    signal folderWanted

    component Fact: Item {
        id: fact

        required property string words
        required property string name
        required property string glyph

        width: Math.min(root.width, sign.width + Theme.px(6) + said.implicitWidth + Theme.px(8))
        height: Theme.controlHeight
        visible: words !== ""
        Accessible.role: Accessible.StaticText
        Accessible.name: fact.name

        Icon {
            id: sign

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            path: fact.glyph
            size: Theme.px(16)
        }

        PlainText {
            id: said

            anchors.left: sign.right
            anchors.leftMargin: Theme.px(6)
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: fact.words
            elide: Text.ElideMiddle
            color: Theme.soft
            font.pixelSize: Theme.small
        }
    }

    spacing: Theme.px(8)

    FactButton {
        id: folder

        atEdge: true
        room: root.width
        words: root.session.place
        glyph: Icons.folder
        menuOpen: menu.open
        more: root.session.folderWords
        Accessible.name: Words.fill(qsTr("Folder: %1"), [root.session.folderWords])
        Accessible.description: qsTr("Begin in another folder")
        onClicked: {
            App.sessions.askFolders();
            const made = menu.made() as FolderMenu;
            made.popup(folder, 0, folder.height + 4);
            made.currentIndex = 0;
        }

        LazyLoader {
            id: menu

            sourceComponent: FolderMenu {
                folders: App.sessions.folders
                gone: App.sessions.goneFolders
                worktrees: false
                onFolderWanted: path => App.beginIn(path)
                onBrowseWanted: root.folderWanted()
            }
        }
    }

    FactButton {
        id: branch

        room: root.width
        words: root.known ? root.facts.branch : ""
        glyph: Icons.branch
        visible: words !== "" && !root.session.demo
        menuOpen: branches.open
        Accessible.name: Words.fill(qsTr("Branch: %1"), [words])
        Accessible.description: root.facts.switching ? qsTr("Switching…") : qsTr("Switch to another branch")
        onClicked: {
            root.facts.askBranches();
            const made = branches.made() as BranchMenu;
            made.popup(branch, 0, branch.height + 4);
            made.currentIndex = Math.max(0, root.facts.currentBranch);
        }

        LazyLoader {
            id: branches

            sourceComponent: BranchMenu {
                facts: root.facts
            }
        }
    }

    Fact {
        glyph: Icons.file
        words: root.known ? root.facts.instructions : ""
        name: Words.fill(qsTr("Instructions: %1"), [words])
    }

    DeskButton {
        visible: root.known && root.facts.branch !== "" && !root.session.demo
        kind: "quiet"
        compact: true
        height: Theme.controlHeight
        glyph: Icons.add
        text: qsTr("In a new worktree…")
        onClicked: root.worktreeWanted()
    }

    Item {
        width: root.width
        height: trouble.height + Theme.px(4)
        visible: trouble.text !== ""

        Icon {
            id: cross

            y: Math.round((Theme.smallLine - height) / 2)
            path: Icons.warning
            color: Theme.bad
            size: Theme.px(14)
        }

        PlainText {
            id: trouble

            anchors.left: cross.right
            anchors.leftMargin: Theme.px(6)
            anchors.right: parent.right
            text: root.known ? root.facts.branchTrouble : ""
            wrapMode: Text.Wrap
            maximumLineCount: 4
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignLeft
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
