pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Session
import ClaudeDesk.Theme

/**
 * The page that is shown while no session is open. The user continues a session, or chooses a folder for a
 * new session.
 */
MessagePage {
    id: root

    required property StartView start
    signal browseWanted

    heading: qsTr("Where do you want to work?")
    words: qsTr("Claude works in one folder. It reads files there and changes what you allow.")

    StartList {
        width: parent.width
        name: qsTr("Recent sessions")
        rows: root.start.sessions
        glyph: Icons.session
        onOpened: key => root.start.openSession(key)
    }

    StartList {
        width: parent.width
        name: qsTr("Folders")
        rows: root.start.folders
        folders: true
        glyph: Icons.folder
        glyphInside: Icons.branch
        onOpened: key => root.start.openFolder(key)
        onNewWanted: key => root.start.begin(key)
        onForgotten: key => root.start.forget(key)
    }

    DeskButton {
        visible: root.start.more > 0
        kind: "quiet"
        caption: qsTr("Show %Ln more", "", root.start.more)
        onClicked: root.start.showAll()
    }

    buttons: [
        DeskButton {
            kind: "act"
            text: qsTr("Open folder")
            onClicked: root.browseWanted()
        }
    ]
}
