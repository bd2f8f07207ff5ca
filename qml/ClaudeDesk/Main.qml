pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Session
import ClaudeDesk.Sidebar
import ClaudeDesk.Theme
import ClaudeDesk.Window

/** The window. */
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

    // It is hidden instead: what is behind it is ended in order, which no `quit` of Qt's may cut short.
    onClosing: event => event.accepted = false

    /** Do what a key of the table stands for. */
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
            (pages.item as WindowPages)?.leave();
            d.drawer = false;
            Qt.callLater(() => d.page()?.run(action)); // after what a change of the page does with the focus
            break;
        default:
            d.page()?.run(action);
        }
    }

    /** The table of keys comes after the first frame; the end is always near. */
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
        /** Whether Alt is held down: with a figure it opens a session. */
        property bool altHeld: false
        /** What the conversation needs beside the sidebar. */
        readonly property int pageRoom: 556
        readonly property bool elsewhere: pages.open
        /** Whether the window asks something: Escape is the answer that changes nothing. */
        readonly property bool asked: App.viewsReady && App.sessions.prompt.heading !== ""
        readonly property bool popupOpen: elsewhere || pages.help

        /** Whether it is Alt alone. It may be kept down while the window changes: then it is told nowhere. */
        function holdsAlt(event: KeyEvent): bool {
            altHeld = event.key === Qt.Key_Alt;
            return altHeld;
        }

        function toggleSidebar() {
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

        /** The page that the person is at. */
        function page(): SessionPage {
            return (App.secondActive ? (aside.item as SecondPane)?.page : conversation.item) as SessionPage;
        }

        /** The keyboard goes to the page, where it is not there yet. */
        function enterPage() {
            if (!page()?.activeFocus)
                page()?.focusMessage();
        }

        /** The person is at the session of the first pane, whatever had the keyboard before. */
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
            (pages.item as WindowPages)?.leave();
        }

        function onPanesChanged() {
            (pages.item as WindowPages)?.leave();
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
            else if (d.page()?.composing || d.page()?.menuOpen || d.popupOpen || !App.paneSession.stoppable)
                event.accepted = false;
            else if (!event.isAutoRepeat)
                App.paneSession.stopping.press();
        }

        Loader {
            id: side

            anchors.left: parent.left
            width: active ? Math.min(Theme.sidebar, root.width - d.pageRoom) : 0
            height: parent.height
            active: root.wide && App.sidebar
            sourceComponent: sidebarPart
        }

        Loader {
            id: conversation

            readonly property bool wanted: App.page === "conversation"
            /** Once made it stays, with what is written in it. */
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

        // By its address, and only while two sessions stand side by side.
        Loader {
            id: aside

            /** What it tells of itself, and what holds while it is not there. */
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

        // By its address: what is made after the first frame is not even read before it.
        Loader {
            id: pages

            /** What they tell of themselves, and what holds until they are there. */
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
                    pages.asynchronous = true; // in slices: the window hears meanwhile
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

        // By its address and in slices, as the pages: were it waited for, so would all that is read before it.
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
                (pages.item as WindowPages)?.leave();
                d.toMessage();
            }
            onMessageWanted: d.toMessage()
            onSettingsWanted: (pages.item as WindowPages)?.showSettings()
        }
    }
}
