import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core

/** Whether something stood long enough to be meant, with nothing pressed too early meanwhile. */
PlacementTimer {
    id: root

    property bool settled: false
    property real _since: 0
    readonly property Timer timer: Timer {
        interval: root.needed
        onTriggered: root.settled = true
    }

    /** It was pressed too early: what follows at once is not meant either. Nobody clicks on for longer than that. */
    function absorb() {
        if ((root.settled || timer.running) && App.now() - root._since < 3000)
            root.again();
    }

    function again() {
        root.settled = false;
        timer.restart();
    }

    onMoved: {
        root.settled = false;
        timer.stop();
    }
    onDrawn: {
        root._since = App.now();
        root.again();
    }
}
