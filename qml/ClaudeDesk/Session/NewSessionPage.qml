pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.NewSession
import ClaudeDesk.Theme
import ClaudeDesk.Transcript

/** What stands above the message box in a session without messages: the heading, and facts about the folder. */
Loader {
    id: root

    required property SessionView session
    required property bool shown
    /** Whether the user works in this session. Only the page of that session shows facts about its folder. */
    readonly property bool _here: session === App.session
    readonly property string _folder: shown && _here ? session.folder : ""
    readonly property bool known: App.newSession.folder === session.folder
    /** The user wants to choose any other folder. */
    signal folderWanted

    active: shown
    on_FolderChanged: _setFolder()
    on_HereChanged: _setFolder()
    Component.onCompleted: _setFolder()

    function _setFolder() {
        if (root._here)
            App.newSession.setFolder(root._folder);
    }

    sourceComponent: Flickable {
        id: area

        contentWidth: width
        contentHeight: Math.max(height, body.y + body.height + Theme.px(4))
        contentY: Math.max(0, contentHeight - height)
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: DeskScrollBar {}

        FocusFollower {
            view: area
        }

        EmptyHint {
            id: heading

            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.max(Theme.px(8), area.height - height - distance)
            room: area.width
        }

        NewSessionFacts {
            id: body

            anchors.top: heading.bottom
            anchors.topMargin: Theme.px(6)
            anchors.left: heading.left
            width: heading.width
            session: root.session
            facts: App.newSession
            known: root.known
            onFolderWanted: root.folderWanted()
            onWorktreeWanted: App.newWorktree.ask()
        }

        WheelSteps {
            view: area
        }
    }
}
