pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Shows where a link in a text leads, and what is misleading about it, before it is followed. */
Loader {
    id: root

    /** The text that contains the link. */
    required property TextEdit of
    /** The address under the pointer; "" for none. */
    property string link: of.hoveredLink

    // Not a handler of the text itself: an item with a handler takes presses of every button.
    readonly property HoverHandler pointer: HoverHandler {
        parent: root
        enabled: root.link !== ""
        cursorShape: Qt.PointingHandCursor
    }

    anchors.fill: parent
    active: link !== ""

    sourceComponent: DeskToolTip {
        parent: root.of
        x: root.pointer.point.position.x
        y: root.pointer.point.position.y + Theme.px(18)
        delay: 250
        visible: true
        text: App.addressWords(root.link)
    }
}
