pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Session
import ClaudeDesk.Theme

/**
 * A second session beside the first session: its pane, and the divider between the panes. This item fills the
 * room of both panes.
 *
 * If there is not enough room for two panes, only the pane that the user works in is visible. Both panes keep
 * their state.
 */
FocusScope {
    id: root

    required property SessionView session
    /** The first pane. */
    required property Item first
    /** Whether the sidebar is hidden and its button should be shown here. */
    property bool sidebarButton: false
    readonly property real least: Theme.px(420)
    readonly property bool split: width >= 2 * least
    readonly property real firstWidth: split ? Math.round(Math.max(least, Math.min(width - least, width * App.paneShare))) : width
    readonly property alias page: page
    /**
     * Whether a pane is being pressed. The item under the pointer then chooses what gets the keyboard focus.
     */
    readonly property bool pressed: press.active || firstPress.active
    /** The window should run this action of its shortcuts. */
    signal wished(action: string)
    signal sidebarWanted

    /** Make a pane's session the active session. */
    function face(session: SessionView) {
        if (session !== App.session)
            App.viewWanted(session);
    }

    /** Move the keyboard focus into the pressed pane, unless an item in the pane has taken it. */
    function follow(pane: Item, other: Item) {
        Qt.callLater(() => {
            if (other.activeFocus)
                pane.forceActiveFocus();
        });
    }

    onSplitChanged: App.setSplit(split)
    Component.onCompleted: App.setSplit(split)

    SessionPage {
        id: page

        anchors.left: parent.left
        anchors.leftMargin: root.split ? root.firstWidth : 0
        anchors.right: parent.right
        height: parent.height
        visible: root.split || App.secondActive
        session: root.session
        paned: root.split
        here: App.secondActive
        sidebarButton: !root.split && root.sidebarButton
        focus: true
        onSidebarWanted: root.sidebarWanted()
        onPaneCloseWanted: App.paneCloseWanted(root.session)
        onDemoWanted: {
            root.face(root.session);
            App.demoWanted();
        }
        onRetryWanted: {
            root.face(root.session);
            App.retryWanted();
        }
        onCopyWanted: text => App.copy(text)
        onWished: action => {
            root.face(root.session);
            root.wished(action);
        }
        onActiveFocusChanged: if (activeFocus)
            root.face(root.session)

        PointHandler {
            id: press

            enabled: !divider.pressed
            acceptedButtons: Qt.AllButtons
            onActiveChanged: if (active) {
                root.face(root.session);
                root.follow(page, root.first);
            }
        }
    }

    PointHandler {
        id: firstPress

        parent: root.first
        enabled: !divider.pressed
        acceptedButtons: Qt.AllButtons
        onActiveChanged: if (active) {
            root.face(App.first);
            root.follow(root.first, page);
        }
    }

    Connections {
        target: root.first

        function onActiveFocusChanged() {
            if (root.first.activeFocus)
                root.face(App.first);
        }
    }

    PaneDivider {
        id: divider

        anchors.horizontalCenter: page.left
        height: parent.height
        visible: root.split
        room: root.width
        least: root.least
        first: root.firstWidth
    }
}
