import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Theme

/** A button of a card. */
AnswerButton {
    id: root

    required property RequestCard card
    /** What it stands for, in the card's content: it counts only where the person can see that. */
    property Item subject: null
    /** The figure that presses it while the keyboard is in the card; 0 for none. */
    property int figure: 0

    within: card.standing
    onlyWhere: () => !root.subject || root.card.shows(root.subject)
    compact: card.cramped
    guardsKeys: true
    // Where there is hardly any room it goes to what is to be decided.
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
