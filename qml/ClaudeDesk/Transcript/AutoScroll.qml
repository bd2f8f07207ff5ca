import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Whether the view keeps to the newest row. Only the person changes it. */
QtObject {
    id: root

    required property ListView list
    required property HistoryScrollAnchor place
    /** The height that the list lacks only while its end is out of sight. */
    required property real lacking
    property bool on: true
    /** Whether the person wants the view to keep to it at all. */
    readonly property bool wanted: App.settings.follow

    /** Whether the end is in sight. */
    readonly property bool atEnd: list.atYEnd || _below < 1
    readonly property real _below: list.originY + list.contentHeight - list.height - list.contentY

    /** The person stopped scrolling: at the end means to follow it. */
    function settle() {
        root.on = root.atEnd || root._below <= root.lacking || root.list.contentHeight <= root.list.height;
        root.place.keep();
    }

    /** The person goes elsewhere. */
    function leave() {
        root.fresh = false;
        root.place.release();
        root.place.history.giveUpReturn();
        root.on = false;
    }

    function toEnd() {
        Qt.callLater(root.goToEnd);
    }

    // A last row that is there already has grown; the way to a new one needs none of the rows in between.
    function goToEnd() {
        // The person may have gone elsewhere since it was asked for: that changes the height of the whole too.
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

    /** Whether another session's rows are being taken: the list has no room meanwhile, and builds hardly any. */
    property bool arriving: false
    /** Whether the first frame of the rows is still to come: what is just beyond the view is built after it. */
    property bool fresh: false
    readonly property Connections _seen: Connections {
        target: root.list.Window.window
        enabled: root.fresh

        function onFrameSwapped() {
            breath.start();
        }
    }
    // What came meanwhile, keys among it, has its turn between the two.
    readonly property Timer _breath: Timer {
        id: breath

        interval: 0
        onTriggered: root.fresh = false
    }

    /** Whether screens of rows come faster than anybody reads: what is just beyond the view is built after them. */
    readonly property bool flooded: calm.running
    readonly property Timer _calm: Timer {
        id: calm

        interval: 500
    }

    /** So many rows have come at once. */
    function take(count: int) {
        if (root.on && root.wanted && count * Theme.body > root.list.height)
            calm.restart();
    }

    /** Show a session's rows, from where the person left them. */
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
