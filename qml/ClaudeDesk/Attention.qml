import QtQuick

/** Tells the person, who is elsewhere, that something waits. The window never comes to the front by itself. */
QtObject {
    id: root

    required property Window window
    /** How many requests wait for the person. */
    required property int waiting
    /** What stands before the window's title. */
    readonly property string mark: waiting > 0 && !window.active ? qsTr("(%1) ").arg(waiting) : ""
    property int _told: 0

    onWaitingChanged: {
        // Also where it is out of sight: the system tells it by its own means.
        if (root.waiting > root._told && !root.window.active)
            root.window.alert(0);
        root._told = root.waiting;
    }
}
