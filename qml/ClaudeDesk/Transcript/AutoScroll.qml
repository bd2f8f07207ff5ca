import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * Keeps the view at the newest row while `on` is true. `on` turns false when the user scrolls away from the
 * end.
 */
QtObject {
    id: root

    required property ListView list
    required property HistoryScrollAnchor place
    /** The height that the list loses only while the end is out of sight. */
    required property real lacking
    property bool on: true
    /** Whether the user's settings let the view follow the end at all. */
    readonly property bool wanted: App.settings.follow

    /** Whether the end is in sight. */
    readonly property bool atEnd: list.atYEnd || _below < 1
    readonly property real _below: list.originY + list.contentHeight - list.height - list.contentY

    /** Follow the end if the view is there now, and otherwise stop following. Remember the position. */
    function settle() {
        root.on = root.atEnd || root._below <= root.lacking || root.list.contentHeight <= root.list.height;
        root.place.keep();
    }

    /** Stop following, because the user moves the view to another place. */
    function stopFollowing() {
        root.fresh = false;
        root.place.release();
        root.place.history.giveUpReturn();
        root.on = false;
    }

    function toEnd() {
        Qt.callLater(root.goToEnd);
    }

    // Scroll to the end. If the last row is built already, lay it out first, because the row may have grown.
    // If not, the jump to the row does not need the rows in between.
    function goToEnd() {
        // The user may have left the end since the call was requested, which changes the content height too.
        if (!root.on)
            return;
        if (root.list.itemAtIndex(root.list.count - 1))
            root.list.forceLayout();
        root.list.positionViewAtEnd();
    }

    function keep() {
        if (root.on && root.wanted)
            root.toEnd();
    }

    /**
     * Whether the list is getting the rows of another session. Meanwhile the list has no height, so that it
     * builds hardly any row.
     */
    property bool arriving: false
    /**
     * Whether the rows have not been drawn yet. Rows just beyond the view are built after the first frame.
     */
    property bool fresh: false
    readonly property Connections _seen: Connections {
        target: root.list.Window.window
        enabled: root.fresh

        function onFrameSwapped() {
            breath.start();
        }
    }
    // Handle events that arrived meanwhile, such as keys, before the rows beyond the view are built.
    readonly property Timer _breath: Timer {
        id: breath

        interval: 0
        onTriggered: root.fresh = false
    }

    /**
     * Whether rows arrive faster than the user can read. Rows just beyond the view are not built until that
     * ends.
     */
    readonly property bool flooded: calm.running
    readonly property Timer _calm: Timer {
        id: calm

        interval: 500
    }

    /** Record that `count` rows arrived together. If these rows fill the view, `flooded` becomes true. */
    function take(count: int) {
        if (root.on && root.wanted && count * Theme.body > root.list.height)
            calm.restart();
    }

    /** Show the rows of a session, from the place where the user left them. */
    function arrive(session: SessionView) {
        const list = root.list;
        const row = session.transcript.rowOf(session.history.placeKey);
        root.on = session.history.follows || row < 0;
        breath.stop();
        root.arriving = true;
        root.fresh = true;
        list.model = session.transcript;
        root.on ? list.positionViewAtEnd() : list.positionViewAtIndex(row, ListView.Beginning);
        root.arriving = false;
        Qt.callLater(root.place.notifyVisibleRows);
        if (root.on) {
            list.positionViewAtEnd();
            root.toEnd();
            return;
        }
        const item = list.itemAtIndex(row);
        if (item)
            list.contentY = item.y - session.history.placeOffset;
        Qt.callLater(root.place.restore);
    }
}
