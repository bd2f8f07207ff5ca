pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.ClaudeCode
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Session
import ClaudeDesk.FileDialogs
import ClaudeDesk.Language
import ClaudeDesk.Overview
import ClaudeDesk.Search
import ClaudeDesk.Settings
import ClaudeDesk.Theme

/** The pages that can replace the conversation. They are loaded after the window's first frame. */
Item {
    id: root

    /** The item that holds the sidebar. */
    required property Item side
    /** The item with all content of the window. */
    required property Item content
    property bool settings: false
    property bool help: false
    /** Whether the page of all sessions is shown. */
    property bool overview: false
    /** Whether the page of what Claude Code lists and changes is shown, for the session in the pane. */
    property bool claudeCode: false
    /** Whether one of these pages is shown in place of the conversation. */
    readonly property bool open: settings || overview || claudeCode || App.search.open
    readonly property real room: width - side.width
    /** Whether the sidebar is hidden, and the page has no head with a button for the sessions. */
    readonly property bool headless: App.page !== "conversation" && side.width === 0
    /** Whether the start page is shown before the first session. */
    readonly property bool first: App.page === "start" && App.sessions.none && App.start.sessions.count === 0
    readonly property string _waiting: App.paneSession.state === "waiting" && App.page === "conversation" ? qsTr("Claude needs you") : ""
    /** Whether there is no session yet, and no Claude Code. */
    readonly property bool lacking: App.sessions.none && App.start.sessions.count === 0 && App.cliCheck.missing
    /** The sidebar should be shown, or hidden. */
    signal sidebarWanted

    /** Run the action of a shortcut. Return false if the action does not belong to these pages. */
    function run(action: string): bool {
        if (root.settings && (preferences.item as SettingsPage)?.run(action))
            return true;
        if (root.overview && !root.settings && (all.item as OverviewPage)?.run(action))
            return true;
        if (root.claudeCode && !root.settings && (controls.item as ClaudeCodePage)?.run(action))
            return true;
        if (action === "settings")
            root.settings = !root.settings;
        else if (action === "search")
            root.toggleSearch();
        else if (action === "overview")
            root.toggleOverview();
        else if (action === "claudeCode")
            root.toggleClaudeCode();
        else if (action === "help")
            root.help = true;
        else
            return false;
        return true;
    }

    /** Ask the user for a folder. */
    function browse() {
        browser.ask(App.folderOfProjects(), "");
    }

    function toggleSearch() {
        if (App.search.open && !root.settings && !root.overview) {
            (search.item as SearchPage).enter();
        } else {
            root.overview = false;
            App.search.begin("");
        }
    }

    function toggleOverview() {
        root.overview = !root.overview || root.settings;
        root.settings = false;
    }

    function toggleClaudeCode() {
        const shows = (!root.claudeCode || root.settings) && App.page === "conversation";
        root.closePages();
        root.claudeCode = shows;
    }

    function showSettings() {
        root.settings = true;
    }

    /** Show the setting for the Claude Code program. */
    function showCli() {
        App.settings.search.choose("claude-code");
        root.settings = true;
    }

    function _restart() {
        root.settings = false;
        App.restartWanted();
    }

    /** Close the settings, the search and all sessions, so that a session can be seen. */
    function closePages() {
        root.settings = false;
        root.overview = false;
        root.claudeCode = false;
        App.search.close();
    }

    SourceLoader {
        anchors.right: parent.right
        width: root.room
        height: parent.height
        active: App.page === "trust"
        focus: active
        file: Qt.resolvedUrl("TrustPage.qml")
        values: () => ({
                trust: App.trust,
                elsewhere: true,
                before: Qt.binding(() => root.headless ? Direction.before(sessions) + sessions.width + Theme.px(8) : Theme.px(20))
            })
        onLoaded: {
            (item as TrustPage).elsewhereWanted.connect(root.browse);
            (item as TrustPage).trustWanted.connect(App.trusted);
            (item as TrustPage).withoutWanted.connect(App.openedWithout);
            (item as TrustPage).folderRetryWanted.connect(App.folderRetryWanted);
        }
    }

    SourceLoader {
        anchors.right: parent.right
        width: root.room
        y: root.headless ? Theme.header : 0
        height: parent.height - y
        active: App.page === "start" && !root.lacking
        focus: active
        file: Qt.resolvedUrl("StartPage.qml")
        values: () => ({
                start: App.start
            })
        onLoaded: {
            (item as StartPage).browseWanted.connect(root.browse);
            (item as StartPage).settingsWanted.connect(root.showCli);
        }
    }

    SourceLoader {
        anchors.right: parent.right
        width: root.room
        y: root.headless ? Theme.header : 0
        height: parent.height - y
        active: App.page === "start" && root.lacking
        focus: active
        file: Qt.resolvedUrl("../Session/CliNotFoundPage.qml")
        values: () => ({
                command: "",
                detail: ""
            })
        onLoaded: {
            (item as CliNotFoundPage).demoWanted.connect(App.demoWanted);
            (item as CliNotFoundPage).retryWanted.connect(App.cliCheck.check);
            (item as CliNotFoundPage).chooseWanted.connect(root.showCli);
        }
    }

    // Once created, the search page is kept, with its results and its position.
    SourceLoader {
        id: search

        property bool made: false

        anchors.right: parent.right
        width: root.room
        height: parent.height
        active: App.search.open || made
        visible: App.search.open
        enabled: visible && !root.settings && !root.overview
        focus: enabled
        file: Qt.resolvedUrl("../Search/SearchPage.qml")
        values: () => ({
                search: App.search,
                demo: Qt.binding(() => App.paneSession.demo),
                waiting: Qt.binding(() => root._waiting),
                focus: true
            })
        onLoaded: {
            made = true;
            (item as SearchPage).closed.connect(App.search.close);
        }
        onVisibleChanged: if (visible)
            (item as SearchPage)?.enter()
    }

    SourceLoader {
        id: all

        anchors.right: parent.right
        width: root.room
        height: parent.height
        active: root.overview
        enabled: !root.settings
        focus: active && enabled
        file: Qt.resolvedUrl("../Overview/OverviewPage.qml")
        values: () => ({
                overview: App.overview,
                focus: true
            })
        onLoaded: {
            const page = item as OverviewPage;
            page.closed.connect(() => root.overview = false);
            page.forceActiveFocus();
        }
    }

    SourceLoader {
        id: controls

        // The page belongs to one session: another session gets another page.
        readonly property SessionView shown: App.paneSession

        anchors.right: parent.right
        width: root.room
        height: parent.height
        active: root.claudeCode && App.page === "conversation"
        enabled: !root.settings
        focus: active && enabled
        onShownChanged: root.claudeCode = false
        file: Qt.resolvedUrl("../ClaudeCode/ClaudeCodePage.qml")
        values: () => ({
                session: App.paneSession,
                waiting: Qt.binding(() => root._waiting),
                focus: true
            })
        onLoaded: {
            const page = item as ClaudeCodePage;
            page.closed.connect(() => root.claudeCode = false);
            page.forceActiveFocus();
        }
    }

    SourceLoader {
        id: preferences

        anchors.right: parent.right
        width: root.room
        height: parent.height
        active: root.settings
        focus: active
        file: Qt.resolvedUrl("../Settings/SettingsPage.qml")
        values: () => ({
                settings: App.settings,
                waiting: Qt.binding(() => root._waiting),
                focus: true
            })
        onLoaded: {
            const page = item as SettingsPage;
            page.closed.connect(() => root.settings = false);
            page.shortcutsWanted.connect(() => root.help = true);
            page.restartWanted.connect(root._restart);
            page.forceActiveFocus();
        }
    }

    SourceLoader {
        anchors.left: parent.left
        active: root.help
        file: Qt.resolvedUrl("ShortcutsSheet.qml")
        values: () => ({
                parent: root.content,
                room: Qt.binding(() => root.room),
                x: Qt.binding(() => Direction.mirrored ? 0 : root.width - root.room),
                visible: true
            })
        onLoaded: (item as ShortcutsSheet).closed.connect(() => root.help = false)
    }

    FolderDropArea {
        anchors.left: parent.left
        width: App.page === "start" ? parent.width : root.side.width
        height: parent.height
        onDroppedFolder: folder => App.openFolder(folder)
    }

    IconButton {
        id: sessions

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(10)
        y: (Theme.header - height) / 2
        visible: root.headless && !root.open && !root.first
        text: qsTr("Show sessions")
        glyph: Icons.menu
        onClicked: root.sidebarWanted()
    }

    // Before the first session there is no list, so its button for the settings is here.
    DeskButton {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(10)
        y: (Theme.header - height) / 2
        visible: root.headless && !root.open && root.first
        kind: "quiet"
        text: qsTr("Settings")
        onClicked: root.showSettings()
    }

    FileDialogLoader {
        id: browser

        kind: "folder"
        onChosen: found => App.openFolder(found[0])
    }
}
