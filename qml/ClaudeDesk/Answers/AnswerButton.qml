import QtQuick
import ClaudeDesk.Controls

/** A button that answers a question. It emits `confirmed` only for a press that was meant for the button. */
DeskButton {
    id: root

    /** The question that the button answers. A change of the question restarts the timer. */
    property alias question: standing.question
    /** The object that asks the question. The same words from another object are a different question. */
    property alias about: standing.about
    /**
     * The timer of the card around the button, or null. If it is set, a press counts only if the card has
     * been in place for long enough too. The card then shows why a press does not count.
     */
    property PlacementTimer within: null
    /**
     * Return whether the user can answer the question as it is shown now. If not, the function has scrolled
     * to the missing part.
     */
    property var onlyWhere: () => true
    /** Whether the button is pale until a press counts. Buttons in lists that scroll are never pale. */
    property bool pales: true
    /** Whether a press would count now. */
    readonly property bool settled: standing.settled && (within?.settled ?? true)
    /** The user pressed the button, and the press counts. */
    signal confirmed

    /** Return whether the press that is being delivered counts. */
    function takes(): bool {
        return standing.takes() && (root.within?.takes() ?? true);
    }

    opacity: enabled && (settled || !pales) ? 1 : 0.45

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
