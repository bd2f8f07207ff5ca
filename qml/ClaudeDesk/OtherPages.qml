pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Pages
import ClaudeDesk.Settings

/** The pages beside the conversation. They come after the window's first frame. */
Item {
    id: root

    /** The place of the sidebar. */
    required property Item side
    /** All of the window. */
    required property Item content
    property bool settings: false
    property bool help: false
    readonly property real room: width - side.width

    function toggleSettings() {
        root.settings = !root.settings;
    }

    function showSettings() {
        root.settings = true;
    }

    function showHelp() {
        root.help = true;
    }

    Loader {
        anchors.right: parent.right
        width: root.room
        height: parent.height
        active: App.page === "trust"
        focus: active

        sourceComponent: TrustPage {
            trust: App.trust
            onTrustWanted: App.trusted()
            onWithoutWanted: App.openedWithout()
        }
    }

    Loader {
        anchors.fill: parent
        active: App.page === "start"
        focus: active

        sourceComponent: StartPage {
            folders: App.recentFolders
            onFolderWanted: folder => App.openFolder(folder)
            onBrowseWanted: browser.active = true
        }
    }

    Loader {
        anchors.right: parent.right
        width: root.room
        height: parent.height
        active: root.settings
        focus: active
        onLoaded: (item as Item).forceActiveFocus()

        sourceComponent: SettingsPage {
            settings: App.settings
            waiting: App.session.state === "Waiting for you" && App.page === "conversation" ? qsTr("Claude waits for you") : ""
            focus: true
            onClosed: root.settings = false
            onShortcutsWanted: root.help = true
            onRestartWanted: {
                root.settings = false;
                App.restartWanted();
            }
        }
    }

    Loader {
        active: root.help

        sourceComponent: ShortcutsSheet {
            parent: root.content
            visible: true
            onClosed: root.help = false
        }
    }

    FolderAsk {
        id: browser

        onChosen: folder => App.openFolder(folder)
    }
}
