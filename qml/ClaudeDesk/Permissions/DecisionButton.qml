import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core

/** A button that decides something: only a press that was meant for it counts. */
DeskButton {
    id: root

    required property RequestCard card
    /** What it stands for, in the card's content: it counts only where the person can see that. */
    property Item subject: null
    /** The figure that presses it while the keyboard is in the card; 0 for none. */
    property int figure: 0
    /** It was pressed, and meant. */
    signal confirmed

    compact: card.cramped
    guardsKeys: true
    keyHint: figure > 0 ? String(figure) : ""
    Accessible.description: keyHint
    opacity: !enabled ? 0.5 : card.settled ? 1 : 0.6

    Keys.priority: Keys.BeforeItem
    Keys.onPressed: event => {
        root.card.guard(event);
        if (event.accepted)
            return;
        if (event.isAutoRepeat) {
            event.accepted = true;
        } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            event.accepted = true;
            root.click();
        }
    }

    onPressed: {
        d.meant = d.now();
        if (!d.meant)
            root.card.absorbClick();
    }
    onCanceled: d.meant = true
    onClicked: {
        const meant = d.meant && d.now();
        d.meant = true;
        if (meant && (!root.subject || root.card.shows(root.subject)))
            root.confirmed();
    }

    Connections {
        target: root.card

        function onFigurePressed(figure: int) {
            if (figure !== root.figure || !root.visible || !root.enabled)
                return;
            if (d.now())
                root.click();
            else
                root.card.absorbClick();
        }
    }

    QtObject {
        id: d

        /** Whether the button had stood long enough when it was pressed. */
        property bool meant: true

        function now(): bool {
            return standing.isArmed() && root.card.acceptsClicks();
        }
    }

    PlacementTimer {
        id: standing

        item: root
    }
}
