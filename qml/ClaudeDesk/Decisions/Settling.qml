import QtQuick
import ClaudeDesk.Controls

/** Whether something stood long enough to be meant, with nothing pressed too early meanwhile. */
Steady {
    id: root

    property bool settled: false
    readonly property Timer timer: Timer {
        interval: root.needed
        onTriggered: root.settled = true
    }

    /** It was pressed too early: what follows at once is not meant either. */
    function absorb() {
        if (root.settled || timer.running)
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
    onDrawn: root.again()
}
