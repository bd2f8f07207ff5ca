pragma Singleton

import QtQuick

/** Remembers whether a tooltip was shown a moment ago. The next tooltip then appears at once. */
QtObject {
    id: root

    readonly property bool recent: _since.running

    function note() {
        _since.restart();
    }

    readonly property Timer _since: Timer {
        interval: 400
    }
}
