import QtQuick
import ClaudeDesk.Controls

/** A button that decides something. Only a press that was meant for it counts, and emits `confirmed`. */
DeskButton {
    id: root

    /** What the button answers. If this changes, it is another question. */
    property alias question: standing.question
    /** The object that asks. The same words from another session are another question. */
    property alias about: standing.about
    /**
     * The timer of the card around the button, if that must have been in place too. It then shows why a press
     * does not count.
     */
    property PlacementTimer within: null
    /**
     * Return whether the question can be answered as it is shown now. If not, the call has scrolled to what
     * is missing.
     */
    property var onlyWhere: () => true
    /**
     * Whether the button is pale until it can be pressed. A button in each row of a list that scrolls is not.
     */
    property bool pales: true
    /** Whether the button can be pressed now. */
    readonly property bool settled: standing.settled && (within?.settled ?? true)
    /** The button was pressed, and the press was meant for it. */
    signal confirmed

    /** Return whether the press that is being delivered counts. */
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
        // A click without a press comes from Enter or from a digit.
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
        /** Whether the press counted when it began. */
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
