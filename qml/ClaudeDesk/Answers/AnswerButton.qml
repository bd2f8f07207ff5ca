import QtQuick
import ClaudeDesk.Controls

/** A button that decides something: only a press that was meant for it counts, and is `confirmed`. */
DeskButton {
    id: root

    /** What it answers: where this changes, it is another question. */
    property alias question: standing.question
    /** Whose question it is: of another session the same words are another one. */
    property alias about: standing.about
    /** What it stands in, where that must have stood too; it says then why a press does not count. */
    property PlacementTimer within: null
    /** Whether it can be answered from where the person is; where not, this has brought them there. */
    property var onlyWhere: () => true
    /** Whether it is pale until it can be pressed; one of many in a list that is scrolled is not. */
    property bool pales: true
    /** Whether it can be pressed now. */
    readonly property bool settled: standing.settled && (within?.settled ?? true)
    /** It was pressed, and meant. */
    signal confirmed

    /** Whether the press that is just being told of counts. */
    function takes(): bool {
        return standing.takes() && (root.within?.takes() ?? true);
    }

    opacity: !enabled ? 0.5 : settled || !pales ? 1 : 0.6

    onPressed: {
        d.begun = true;
        d.meant = root.takes();
    }
    onCanceled: d.begun = false
    onClicked: {
        // Without a press it is Enter's, or a figure's.
        const meant = d.begun ? d.meant && standing.isArmed() && (root.within?.isArmed() ?? true) : root.takes();
        d.begun = false;
        if (meant && root.onlyWhere())
            root.confirmed();
    }

    Connections {
        target: root.within

        function onRestarted() {
            d.meant = false;
        }
    }

    QtObject {
        id: d

        property bool begun: false
        /** Whether it counted when it was pressed. */
        property bool meant: false
    }

    PlacementTimer {
        id: standing

        item: root
        onRestarted: d.meant = false
        onRefused: why => {
            if (root.within)
                root.within.refused(why);
            else
                tip.show(why);
        }
    }

    RefusalTip {
        id: tip
    }
}
