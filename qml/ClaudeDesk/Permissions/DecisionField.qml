import QtQuick
import ClaudeDesk.Controls

/** A text field of a request card. Enter emits `accepted` only once keys count. */
LineField {
    id: root

    required property RequestCard card

    Keys.priority: Keys.BeforeItem
    Keys.onPressed: event => root.card.guardText(event)
}
