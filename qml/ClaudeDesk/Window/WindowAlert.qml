import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Language

/**
 * Attracts the user's attention with the title of the window. If something waits while the window is not
 * active, it also alerts the user. The window never raises itself.
 */
QtObject {
    id: root

    required property Window window
    /** The number of requests that wait for the user. */
    readonly property int waiting: App.waiting
    readonly property bool shown: window.visible && window.visibility !== Window.Minimized
    readonly property string title: waiting > 0 && !window.active ? Words.fill(qsTr("(%1) %2"), [waiting, _usual]) : _usual
    readonly property string _usual: App.page !== "conversation" ? qsTr("Claude Desk") : Words.fill(qsTr("%1 — Claude Desk"), [App.paneSession.title])
    property int _announced: 0

    onShownChanged: App.setShown(shown)
    Component.onCompleted: App.setShown(shown)

    readonly property Connections _asked: Connections {
        target: App

        function onAttentionWanted() {
            if (!root.window.active)
                root.window.alert(0);
        }
    }

    onWaitingChanged: {
        if (root.waiting > root._announced && !root.window.active)
            root.window.alert(0);
        root._announced = root.waiting;
    }
}
