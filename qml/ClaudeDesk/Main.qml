pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Session
import ClaudeDesk.Sidebar
import ClaudeDesk.Theme
import ClaudeDesk.Window

/** The main window. */
Window {
    id: root

    readonly property bool wide: width >= Theme.sidebarUsual + d.pageRoom
    readonly property WindowAlert attention: WindowAlert {
        window: root
    }

    width: 1280
    height: 860
    minimumWidth: 480
    minimumHeight: 440
    visible: true
    color: Theme.page
    title: attention.title
    LayoutMirroring.enabled: Direction.mirrored
    LayoutMirroring.childrenInherit: true

    // Reject the close event: otherwise Qt would quit while the program still shuts down. WindowEngine
    // handles `closing`, and hides the window.
    onClosing: event => event.accepted = false

    /** Run the action of a shortcut. */
    function run(action: string) {
        if (ways.run(action) || (pages.item as WindowPages)?.run(action))
            return;
        switch (action) {
        case "larger":
        case "smaller":
            App.chooseTextScale(App.textScale + (action === "larger" ? 0.1 : -0.1));
            break;
        case "usual":
            App.chooseTextScale(1);
            break;
        case "sidebar":
            d.toggleSidebar();
            break;
        case "quit":
            root.close();
            break;
        case "answer":
            (pages.item as WindowPages)?.closePages();
            d.drawer = false;
            Qt.callLater(() => d.page()?.run(action)); // wait until a change of page has moved the focus
            break;
        default:
            d.page()?.run(action);
        }
    }

    /** The other shortcuts are loaded after the first frame. Quitting works before that. */
    Shortcut {
        enabled: !App.viewsReady
        sequence: "Ctrl+Q"
        context: Qt.ApplicationShortcut
        onActivated: root.close()
    }

    QtObject {
        id: d

        /** Whether the sidebar lies over the page of a narrow window. */
        property bool drawer: false
        /** Whether Alt is held down. A digit then opens a session. */
        property bool altHeld: false
        /** The width that the conversation needs beside the sidebar. */
        readonly property int pageRoom: 556
        readonly property bool elsewhere: pages.open
        /** Whether the window asks a question. Escape then gives the answer that changes nothing. */
        readonly property bool asked: App.viewsReady && App.sessions.prompt.heading !== ""
        readonly property bool popupOpen: elsewhere || pages.help
        /** Whether there is no list of sessions, because the first session has not begun. */
        readonly property bool listless: App.viewsReady && App.page === "start" && App.sessions.none && App.start.sessions.count === 0

        /**
         * Return whether the key is Alt, and update `altHeld`. Every key press updates `altHeld`, because no
         * event reports that Alt was released while another window was active.
         */
        function holdsAlt(event: KeyEvent): bool {
            altHeld = event.key === Qt.Key_Alt;
            return altHeld;
        }

        function toggleSidebar() {
            if (d.listless)
                return;
            if (root.wide)
                App.showSidebar(!App.sidebar);
            else
                drawer = !drawer;
        }

        function sidebarNow(): Sidebar {
            return (side.item ?? (drawerPlace.item as SidebarDrawer)?.sidebar ?? null) as Sidebar;
        }

        function toMessage() {
            drawer = false;
            page()?.focusMessage();
        }

        /** Return the page that the user works in. */
        function page(): SessionPage {
            return (App.secondActive ? (aside.item as SecondPane)?.page : conversation.item) as SessionPage;
        }

        /** Move the keyboard focus to the page, unless the page has it already. */
        function enterPage() {
            if (!page()?.activeFocus)
                page()?.focusMessage();
        }

        /** Make the session of the first pane the active session, whatever had the keyboard focus before. */
        function faceFirst() {
            if (App.session !== App.first)
                App.viewWanted(App.first);
        }

        onElsewhereChanged: if (elsewhere)
            drawer = false;
        else
            page()?.focusMessage()
        onDrawerChanged: if (!drawer)
            d.page()?.focusMessage();
        else
            Qt.callLater(() => d.sidebarNow()?.find())
    }

    onActiveChanged: d.altHeld = false

    Connections {
        target: App

        function onPageChanged() {
            if (App.page === "conversation")
                Qt.callLater(() => d.page()?.focusMessage());
        }

        function onViewWantedAgain() {
            (pages.item as WindowPages)?.closePages();
        }

        function onPanesChanged() {
            (pages.item as WindowPages)?.closePages();
            aside.update();
            if (App.page === "conversation" && !aside.pressed)
                Qt.callLater(d.enterPage);
        }
    }

    WindowShortcuts {
        onWanted: action => root.run(action)
    }

    SessionActions {
        id: ways

        onFindWanted: {
            if (!side.active && !d.drawer)
                d.toggleSidebar();
            Qt.callLater(() => d.sidebarNow()?.find());
        }
        onBrowseWanted: (pages.item as WindowPages)?.browse()
    }

    FocusScope {
        id: content

        anchors.fill: parent
        focus: true

        Keys.onReleased: event => {
            d.altHeld = false;
            event.accepted = false;
        }
        Keys.onPressed: event => event.accepted = !d.holdsAlt(event) && App.page === "conversation" && !d.drawer && !d.popupOpen && (d.page()?.type(event) ?? false)
        Keys.onEscapePressed: event => {
            if (d.asked)
                App.sessions.prompt.dismiss();
            else if (d.drawer)
                d.drawer = false;
            else if (d.page()?.composing || d.page()?.menuOpen || d.popupOpen)
                event.accepted = false;
            else if (App.page === "conversation" && App.paneSession.viewsReady && App.paneSession.opened.active)
                App.paneSession.opened.back();
            else if (!App.paneSession.stoppable)
                event.accepted = false;
            else if (!event.isAutoRepeat)
                App.paneSession.stopping.press();
        }

        Loader {
            id: side

            anchors.left: parent.left
            width: active ? Math.min(Theme.sidebar, root.width - d.pageRoom) : 0
            height: parent.height
            active: root.wide && App.sidebar && !d.listless
            sourceComponent: sidebarPart
        }

        Loader {
            id: conversation

            readonly property bool wanted: App.page === "conversation"
            /** Whether the page was created. A created page is kept, with the text in its composer. */
            property bool made: false

            anchors.left: side.right
            width: aside.firstWidth
            height: parent.height
            focus: true
            visible: wanted && !d.elsewhere && (aside.split || !App.secondActive)
            active: wanted || made
            onLoaded: made = true

            sourceComponent: SessionPage {
                session: App.first
                sidebarButton: !side.active
                paned: aside.split
                here: !App.secondActive
                focus: true
                onSidebarWanted: d.toggleSidebar()
                onPaneCloseWanted: App.paneCloseWanted(session)
                onDemoWanted: {
                    d.faceFirst();
                    App.demoWanted();
                }
                onRetryWanted: {
                    d.faceFirst();
                    App.retryWanted();
                }
                onCopyWanted: text => App.copy(text)
                onWished: action => {
                    d.faceFirst();
                    root.run(action);
                }
            }
        }

        // The second pane is loaded by its URL, and only while two sessions are side by side.
        Loader {
            id: aside

            /** Values of the second pane, with defaults while no second pane is loaded. */
            readonly property bool split: (item as SecondPane)?.split ?? false
            readonly property bool pressed: (item as SecondPane)?.pressed ?? false
            readonly property real firstWidth: (item as SecondPane)?.firstWidth ?? parent.width - side.width

            function update() {
                if (!App.second)
                    source = "";
                else if (item)
                    (item as SecondPane).session = App.second;
                else
                    setSource("Window/SecondPane.qml", {
                        session: App.second,
                        first: conversation
                    });
            }

            anchors.left: side.right
            anchors.right: parent.right
            height: parent.height
            visible: conversation.wanted && !d.elsewhere
            Component.onCompleted: {
                update();
                if (App.secondActive)
                    focus = true;
            }
            onLoaded: {
                (item as SecondPane).sidebarButton = Qt.binding(() => !side.active);
                (item as SecondPane).wished.connect(root.run);
                (item as SecondPane).sidebarWanted.connect(d.toggleSidebar);
            }
        }

        // The other pages are loaded by their URL, so that their files are not read before the first frame.
        Loader {
            id: pages

            /** Values of the pages, with defaults until they are loaded. */
            readonly property bool open: (item as WindowPages)?.open ?? false
            readonly property bool help: (item as WindowPages)?.help ?? false

            function make() {
                if (App.viewsReady && status === Loader.Null)
                    setSource("Window/WindowPages.qml", {
                        side: side,
                        content: content
                    });
            }

            anchors.fill: parent
            focus: d.elsewhere || App.page !== "conversation"
            Component.onCompleted: make()
            onLoaded: (item as WindowPages).sidebarWanted.connect(d.toggleSidebar)

            Connections {
                target: App

                function onViewsReadyChanged() {
                    pages.asynchronous = true; // load in slices, so that the window keeps handling events
                    pages.make();
                }
            }
        }

        Loader {
            id: drawerPlace

            anchors.fill: parent
            active: d.drawer && !root.wide

            sourceComponent: SidebarDrawer {
                content: sidebarPart
                onDismissed: d.drawer = false
            }
        }

        // The layer with the questions is loaded by its URL and in slices, because a synchronous load would
        // block until all its files are read.
        Loader {
            anchors.fill: parent
            asynchronous: true
            source: App.viewsReady ? "Window/SessionPromptLayer.qml" : ""
            onLoaded: {
                (item as SessionPromptLayer).side = side;
                (item as SessionPromptLayer).page = Qt.binding(() => d.page());
                (item as SessionPromptLayer).answered.connect(() => d.page()?.focusMessage());
            }
        }
    }

    Component {
        id: sidebarPart

        Sidebar {
            viewsReady: App.viewsReady
            folder: App.page === "start" ? "" : App.paneSession.folderWords
            most: Math.floor((root.width - d.pageRoom) / Math.max(1, Theme.scale))
            searchable: viewsReady
            numbered: d.altHeld
            onSearchWanted: text => App.search.begin(text)
            onNewWanted: root.run("new")
            onFolderWanted: folder => App.beginIn(folder)
            onBrowseWanted: (pages.item as WindowPages)?.browse()
            onChosen: {
                (pages.item as WindowPages)?.closePages();
                d.toMessage();
            }
            onMessageWanted: d.toMessage()
            onOverviewWanted: root.run("overview")
            onHelpWanted: root.run("help")
            onSettingsWanted: (pages.item as WindowPages)?.showSettings()
        }
    }
}
