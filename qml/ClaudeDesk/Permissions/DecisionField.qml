import QtQuick
import ClaudeDesk.Controls

/** A text field of a request card. Enter emits `accepted` only if a key press on the card counts. */
LineField {
    id: root

    required property RequestCard card

    Keys.priority: Keys.BeforeItem
    Keys.onPressed: event => root.card.guardText(event)
}
