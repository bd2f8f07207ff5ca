pragma Singleton

import QtQuick

/** Whether a tooltip was shown until a moment ago, so that the next one appears at once. */
Timer {
    id: root

    /** The number of tooltips that are shown. */
    property int _open: 0
    readonly property bool warm: _open > 0 || running

    function opened() {
        root._open += 1;
    }

    function closed() {
        root._open -= 1;
        root.restart();
    }

    interval: 600
}
