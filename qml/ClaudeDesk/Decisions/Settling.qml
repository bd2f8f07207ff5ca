import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Controls

/** Whether something stood long enough to be meant, with nothing pressed too early meanwhile. */
Steady {
    id: root

    property bool settled: false
    property int _early: 0
    readonly property Timer timer: Timer {
        interval: root.needed
        onTriggered: root.settled = true
    }

    /** It was pressed too early: what follows at once is not meant either. No hand clicks on for ever. */
    function absorb() {
        root._early += 1;
        if ((root.settled || timer.running) && root._early < 500)
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
        root._early = 0;
        root.again();
    }
}
