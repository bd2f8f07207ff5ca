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
    /** Whether no session has begun yet. */
    readonly property bool first: App.sessions.none && start.sessions.count === 0
    signal browseWanted
    signal settingsWanted

    heading: qsTr("Where do you want to work?")
    words: qsTr("Claude works in one folder. It reads files there and changes what you allow.")

    FolderDropBox {
        width: parent.width
        onBrowseWanted: root.browseWanted()
    }

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

    // Before the first session: which Claude Code there is, and the demo.
    Column {
        width: parent.width
        topPadding: Theme.px(8)
        spacing: Theme.px(4)
        visible: root.first

        CliLine {
            visible: words !== ""
            words: App.cliCheck.words
            glyph: App.cliCheck.stage === "found" ? Icons.checkSmall : App.cliCheck.stage === "signed-out" ? Icons.warning : Icons.information
            tone: App.cliCheck.stage === "found" ? Theme.ok : App.cliCheck.stage === "signed-out" ? Theme.warn : Theme.soft
            action: qsTr("Another…")
            onActed: root.settingsWanted()
        }

        CliLine {
            words: qsTr("Only looking? The demo calls no model and changes nothing.")
            glyph: Icons.information
            action: qsTr("Try the demo")
            onActed: App.demoWanted()
        }
    }

    // After the page is made, because the check decides which page is shown.
    Timer {
        interval: 0
        running: root.first && App.cliCheck.stage === ""
        onTriggered: App.cliCheck.check()
    }
}
