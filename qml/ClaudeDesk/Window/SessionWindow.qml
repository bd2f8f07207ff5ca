pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Session
import ClaudeDesk.Theme

/** A window that shows one session. */
Window {
    id: root

    required property SessionWindowView own
    readonly property SessionView session: own.session
    readonly property bool shown: visible && visibility !== Window.Minimized
    /** The number of requests that wait for the user. */
    readonly property int waiting: session.waitingCount
    readonly property string _usual: Words.fill(qsTr("%1 — Claude Desk"), [session.title])
    property int _announced: 0

    /** Run the action of a shortcut, here or in the main window. */
    function run(action: string) {
        switch (action) {
        case "larger":
        case "smaller":
            App.chooseTextScale(App.textScale + (action === "larger" ? 0.1 : -0.1));
            break;
        case "usual":
            App.chooseTextScale(1);
            break;
        case "ownWindow":
        case "closePane":
            root.own.backWanted();
            break;
        case "close":
            App.closeWanted(root.session);
            break;
        case "beside":
        case "otherPane":
        case "sidebar":
            break;
        case "new":
        case "openFolder":
        case "sessions":
        case "nextSession":
        case "previousSession":
        case "walkDown":
        case "walkUp":
        case "reopen":
        case "settings":
        case "search":
        case "overview":
        case "help":
        case "quit":
            root.own.wished(action);
            break;
        default:
            page.run(action);
        }
    }

    width: 760
    height: 800
    minimumWidth: 480
    minimumHeight: 440
    color: Theme.page
    title: root.waiting > 0 && !root.active ? Words.fill(qsTr("(%1) %2"), [root.waiting, root._usual]) : root._usual
    LayoutMirroring.enabled: Direction.mirrored
    LayoutMirroring.childrenInherit: true

    // Closing moves the session back to the list of the main window; its work continues.
    onClosing: event => {
        event.accepted = false;
        root.own.closed();
    }
    onShownChanged: root.own.setShown(shown)
    onWaitingChanged: {
        if (root.waiting > root._announced && !root.active)
            root.alert(0);
        root._announced = root.waiting;
    }
    onActiveChanged: if (active && !root.activeFocusItem)
        page.focusMessage()

    WindowShortcuts {
        main: false
        onWanted: action => root.run(action)
    }

    SessionNumberKeys {
        onWanted: number => App.sessions.number(number)
    }

    FocusScope {
        anchors.fill: parent
        focus: true

        Keys.onPressed: event => event.accepted = !root.own.asks && page.type(event)
        Keys.onEscapePressed: event => {
            if (root.own.asks || page.composing || page.menuOpen)
                event.accepted = false;
            else if (root.session.viewsReady && root.session.opened.active)
                root.session.opened.back();
            else if (!root.session.stoppable)
                event.accepted = false;
            else if (!event.isAutoRepeat)
                root.session.stopping.press();
        }

        SessionPage {
            id: page

            anchors.fill: parent
            session: root.session
            visible: !root.own.asks
            ownWindow: true
            focus: !root.own.asks
            onBackWanted: root.own.backWanted()
            onDemoWanted: App.demoWanted()
            onRetryWanted: App.retryWanted()
            onCopyWanted: text => App.copy(text)
            onWished: action => root.run(action)
        }

        Loader {
            anchors.fill: parent
            active: root.own.asks
            focus: active

            sourceComponent: TrustPage {
                trust: root.own.trust
                title: root.session.title
                onTrustWanted: root.own.trusted()
                onWithoutWanted: root.own.openedWithout()
                onFolderRetryWanted: root.own.folderRetryWanted()
            }
        }
    }
}
