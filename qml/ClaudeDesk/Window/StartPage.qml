pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Profiles
import ClaudeDesk.Session
import ClaudeDesk.Theme

/**
 * The page that is shown while no session is open. The user continues a session, or chooses a folder for a
 * new session.
 */
MessagePage {
    id: root

    required property StartView start
    readonly property bool _signedOut: App.cliCheck.stage === "signed-out"
    readonly property bool _warns: _signedOut || App.cliCheck.stage === "too-old"
    /** Whether no session has begun yet. */
    readonly property bool first: App.sessions.none && start.sessions.count === 0
    signal browseWanted
    signal settingsWanted

    readonly property AccountView _account: App.settings.profiles.account

    readonly property bool _signs: _account.stage !== ""
    // After signing in, or after giving it up.
    on_SignsChanged: if (!_signs && root.first)
        App.cliCheck.check()
    most: Theme.px(first ? 480 : 560)
    heading: qsTr("Where do you want to work?")
    words: qsTr("Claude works in one folder and changes there what you allow.")

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
        name: root.first ? qsTr("Folders with sessions of Claude Code") : qsTr("Folders")
        oneLine: root.first
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
            glyph: root._warns ? Icons.warning : App.cliCheck.stage === "found" ? Icons.checkSmall : Icons.information
            tone: root._warns ? Theme.warn : App.cliCheck.stage === "found" ? Theme.ok : Theme.soft
            action: root._signedOut ? qsTr("Sign in…") : qsTr("Another…")
            onActed: if (root._signedOut)
                App.settings.profiles.list.signInDefault();
            else
                root.settingsWanted()
        }

        // Signing in, in the place where the page says that nobody is signed in.
        Loader {
            id: signing

            width: parent.width
            active: root._signs
            visible: active
            onLoaded: (item as AccountPanel).enter()

            sourceComponent: AccountPanel {
                account: root._account
            }
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
