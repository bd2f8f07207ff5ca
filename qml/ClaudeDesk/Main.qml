pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Pages
import ClaudeDesk.Sessions
import ClaudeDesk.Settings
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
            d.settings = !d.settings;
            break;
        case "help":
            d.help = true;
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
        property bool help: false
        property bool settings: false
        readonly property bool popupOpen: help || settings

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

        Loader {
            anchors.left: side.right
            anchors.right: parent.right
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
            anchors.left: side.right
            anchors.right: parent.right
            height: parent.height
            active: d.settings
            focus: active
            onLoaded: (item as Item).forceActiveFocus()

            sourceComponent: SettingsPage {
                settings: App.settings
                waiting: App.session.state === "Waiting for you" && App.page === "conversation" ? qsTr("Claude waits for you") : ""
                focus: true
                onClosed: d.settings = false
                onShortcutsWanted: d.help = true
                onRestartWanted: {
                    d.settings = false;
                    App.restartWanted();
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
                d.settings = true;
            }
        }
    }

    Loader {
        active: d.help

        sourceComponent: ShortcutsSheet {
            parent: content
            visible: true
            onClosed: d.help = false
        }
    }

    FolderAsk {
        id: browser

        onChosen: folder => App.openFolder(folder)
    }
}
