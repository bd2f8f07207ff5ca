import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Language

/**
 * What the window tells about itself outside of itself: its title, and that something waits for the person, who
 * may be elsewhere. It never comes to the front by itself.
 */
QtObject {
    id: root

    required property Window window
    /** How many requests wait for the person. */
    readonly property int waiting: App.waiting
    readonly property bool shown: window.visible && window.visibility !== Window.Minimized
    readonly property string title: waiting > 0 && !window.active ? Words.fill(qsTr("(%1) %2"), [waiting, _usual]) : _usual
    readonly property string _usual: App.page !== "conversation" ? qsTr("Claude Desk") : Words.fill(qsTr("%1 — Claude Desk"), [App.paneSession.title])
    property int _told: 0

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
        if (root.waiting > root._told && !root.window.active)
            root.window.alert(0);
        root._told = root.waiting;
    }
}
