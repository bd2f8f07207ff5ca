pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Sessions
import ClaudeDesk.Theme

/** The window. */
Window {
    id: root

    readonly property bool wide: width >= Theme.sidebar + 556
    readonly property Attention attention: Attention {
        window: root
    }

    width: 1280
    height: 860
    minimumWidth: 480
    minimumHeight: 440
    visible: true
    color: Theme.page
    title: attention.title

    /** Do what a key of the table stands for. */
    function run(action: string) {
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
        case "settings":
            (pages.item as OtherPages)?.toggleSettings();
            break;
        case "help":
            (pages.item as OtherPages)?.showHelp();
            break;
        case "quit":
            root.close();
            break;
        default:
            d.page()?.run(action);
        }
    }

    QtObject {
        id: d

        /** The person's choice in a wide window, and in a narrow one. */
        property bool sidebar: true
        property bool drawer: false
        readonly property bool settings: (pages.item as OtherPages)?.settings ?? false
        readonly property bool popupOpen: settings || ((pages.item as OtherPages)?.help ?? false)

        function toggleSidebar() {
            if (root.wide)
                sidebar = !sidebar;
            else
                drawer = !drawer;
        }

        function page(): ConversationPage {
            return conversation.item as ConversationPage;
        }

        onSettingsChanged: if (!settings)
            d.page()?.focusMessage()
        onDrawerChanged: if (!drawer)
            d.page()?.focusMessage()
    }

    Connections {
        target: App

        function onPageChanged() {
            if (App.page === "conversation")
                Qt.callLater(() => d.page()?.focusMessage());
        }
    }

    WindowKeys {
        onWanted: action => root.run(action)
    }

    FocusScope {
        id: content

        anchors.fill: parent
        focus: true

        Keys.onEscapePressed: event => {
            if (d.drawer)
                d.drawer = false;
            else if (d.page()?.composing || d.page()?.menuOpen || d.popupOpen || !App.session.stoppable)
                event.accepted = false;
            else if (!event.isAutoRepeat)
                App.session.stopping.press();
        }

        Loader {
            id: side

            width: active ? Theme.sidebar : 0
            height: parent.height
            active: root.wide && d.sidebar && App.page !== "start"
            sourceComponent: sidebarPart
        }

        Loader {
            id: conversation

            readonly property bool wanted: App.page === "conversation"
            /** Once made it stays, with what is written in it. */
            property bool made: false

            anchors.left: side.right
            anchors.right: parent.right
            height: parent.height
            focus: true
            visible: wanted && !d.settings
            active: wanted || made
            onLoaded: made = true

            sourceComponent: ConversationPage {
                session: App.session
                sidebarButton: !side.active
                focus: true
                onSidebarWanted: d.toggleSidebar()
                onDemoWanted: App.demoWanted()
                onRetryWanted: App.retryWanted()
                onLinkWanted: address => {
                    if (!App.openLink(address))
                        d.page()?.tellUnopened(App.addressWords(address));
                }
                onCopyWanted: text => App.copy(text)
                onWished: action => root.run(action)
            }
        }

        // By its address: what is made after the first frame is not even read before it.
        Loader {
            id: pages

            function make() {
                if (App.session.whole && status === Loader.Null)
                    setSource("OtherPages.qml", {
                        side: side,
                        content: content
                    });
            }

            anchors.fill: parent
            focus: d.settings || App.page !== "conversation"
            Component.onCompleted: make()

            Connections {
                target: App.session

                function onWholeChanged() {
                    pages.make();
                }
            }
        }

        Loader {
            anchors.fill: parent
            active: d.drawer && !root.wide

            sourceComponent: Drawer {
                content: sidebarPart
                onDismissed: d.drawer = false
            }
        }
    }

    Component {
        id: sidebarPart

        Sidebar {
            sessions: App.sessions
            onChosen: d.drawer = false
            onSettingsWanted: {
                d.drawer = false;
                (pages.item as OtherPages)?.showSettings();
            }
        }
    }
}
