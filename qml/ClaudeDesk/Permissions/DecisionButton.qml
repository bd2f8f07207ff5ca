import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Theme

/** A button of a request card. */
AnswerButton {
    id: root

    required property RequestCard card
    /**
     * The item in the card's content that the button acts on, or null. A press counts only if that item is in
     * sight.
     */
    property Item subject: null
    /** The digit that presses the button while the keyboard focus is in the card, or 0 without a digit. */
    property int figure: 0

    within: card.standing
    onlyWhere: () => !root.subject || root.card.shows(root.subject)
    compact: card.cramped
    topPadding: compact ? Theme.px(3) : 0
    implicitHeight: Math.max(compact ? 0 : Theme.controlHeight, implicitContentHeight + topPadding + bottomPadding)
    guardsKeys: true
    // If there is hardly any room, the digit is hidden.
    keyHint: figure > 0 && !(card.cramped && card.width < Theme.px(300)) ? String(figure) : ""
    Accessible.description: figure > 0 ? String(figure) : ""

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

    Connections {
        target: root.card

        function onFigurePressed(figure: int) {
            if (figure === root.figure && root.visible && root.enabled)
                root.click();
        }
    }
}
