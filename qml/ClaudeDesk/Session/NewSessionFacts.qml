pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Sidebar
import ClaudeDesk.Theme

/**
 * The folder of a new session, with a menu of other folders, its git branch, and the CLAUDE.md that applies to
 * it.
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

    T.Button {
        id: folder

        /** The width of the icon, the arrow and the spaces around the text. */
        readonly property real rest: Theme.px(16) + Theme.px(6) + Theme.px(6) + Theme.px(9)

        implicitWidth: Math.min(root.width, called.implicitWidth + rest + leftPadding + rightPadding)
        implicitHeight: Theme.controlHeight
        // The background begins before the icon, so that the icon is below the heading's beginning.
        leftInset: Direction.mirrored ? 0 : -Theme.px(8)
        rightInset: Direction.mirrored ? -Theme.px(8) : 0
        leftPadding: Direction.mirrored ? Theme.px(8) : 0
        rightPadding: Direction.mirrored ? 0 : Theme.px(8)
        Accessible.role: Accessible.Button
        Accessible.name: Words.fill(qsTr("Folder: %1"), [root.session.folderWords])
        Accessible.description: qsTr("Begin in another folder")
        Keys.onPressed: event => ReturnKey.press(event, folder)
        Keys.onReleased: event => ReturnKey.ignore(event)
        onClicked: {
            App.sessions.askFolders();
            const made = menu.made() as FolderMenu;
            made.popup(folder, 0, folder.height + 4);
            made.currentIndex = 0;
        }

        contentItem: Item {
            Icon {
                id: mark

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                path: Icons.folder
                size: Theme.px(16)
            }

            PlainText {
                id: called

                anchors.left: mark.right
                anchors.leftMargin: Theme.px(6)
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, parent.width - folder.rest)
                text: root.session.place
                elide: Text.ElideMiddle
                color: Theme.soft
                font.pixelSize: Theme.small
            }

            Icon {
                anchors.left: called.right
                anchors.leftMargin: Theme.px(6)
                anchors.verticalCenter: parent.verticalCenter
                path: Icons.chevronDown
                size: Theme.px(9)
            }
        }

        background: Rectangle {
            radius: Theme.r
            color: folder.down ? Theme.press : folder.hovered ? Theme.hover : "transparent"

            FocusRing {
                visible: folder.visualFocus
            }
        }

        Loader {
            active: folder.hovered && !menu.open

            sourceComponent: DeskToolTip {
                parent: folder
                visible: true
                text: root.session.folderWords
            }
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

    Fact {
        glyph: Icons.branch
        words: root.known ? root.facts.branch : ""
        name: Words.fill(qsTr("Branch: %1"), [words])
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
}
