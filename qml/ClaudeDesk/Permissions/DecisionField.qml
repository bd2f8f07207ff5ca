import QtQuick
import ClaudeDesk.Controls

/** A field of a prompt. Enter in it does what `accepted` is bound to, once keys count. */
LineField {
    id: root

    required property RequestCard card

    Keys.priority: Keys.BeforeItem
    Keys.onPressed: event => root.card.guardText(event)
}
