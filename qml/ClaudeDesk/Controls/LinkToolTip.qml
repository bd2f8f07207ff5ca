pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A tooltip that shows where the link under the pointer leads, and whether the link is misleading. */
Loader {
    id: root

    /** The text that contains the link. */
    required property TextEdit of
    /** The address of the link under the pointer, or "" without a link there. */
    property string link: of.hoveredLink

    // The handler is not on the text, because an item with a handler accepts presses of every mouse button.
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
        visible: true
        text: App.addressWords(root.link)
    }
}
