pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * Loads the terminal of a session while it is open. It lies below the message field, or takes the page if there
 * is too little room.
 */
SourceLoader {
    id: root

    required property SessionView session
    /** The height of the page below its head. */
    required property real room
    /** Whether the terminal takes the page. */
    readonly property bool covers: active && (width < Theme.px(560) || room < Theme.px(480))
    /** Whether the keyboard focus is in the terminal. */
    readonly property bool hasKeyboard: (item as TerminalPane)?.activeFocus ?? false
    /** The share of the room that the user has chosen. */
    property real _share: 1 / 3
    property bool _had: false
    signal messageWanted

    /** Open the terminal and move the keyboard focus there; from the terminal, close it. */
    function toggle() {
        if (!root.active)
            root.session.terminal.toggle();
        else if (root.hasKeyboard)
            root.session.terminal.close();
        root.enter();
    }

    /** Move the keyboard focus to the terminal. Return false if it is closed. */
    function enter(): bool {
        (root.item as TerminalPane)?.focusScreen();
        return root.item !== null;
    }

    height: covers ? room : Math.round(Math.max(Theme.px(120), Math.min(room - Theme.px(300), room * _share)))
    active: session.viewsReady && session.terminal.isOpen
    file: Qt.resolvedUrl("TerminalPane.qml")
    values: () => ({
                session: Qt.binding(() => root.session),
                covers: Qt.binding(() => root.covers)
            })
    onHasKeyboardChanged: if (active)
        _had = hasKeyboard
    onActiveChanged: if (!active && _had) {
        _had = false;
        root.messageWanted();
    }
    onLoaded: (item as TerminalPane).begin()
    onSessionChanged: Qt.callLater(() => (root?.item as TerminalPane)?.begin())

    Connections {
        target: root.item as TerminalPane

        function onHeightWanted(height: real) {
            root._share = height / root.room;
        }

        function onMessageWanted() {
            root.messageWanted();
        }
    }
}
