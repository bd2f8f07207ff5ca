pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Rich text of ours in a row. A link tells its address before it is followed. */
RowText {
    id: root

    required property RowHost host

    textFormat: TextEdit.RichText
    onLinkActivated: link => root.host.linkWanted(link)

    HoverHandler {
        id: pointer

        enabled: root.hoveredLink !== ""
        cursorShape: Qt.PointingHandCursor
    }

    Loader {
        active: root.hoveredLink !== ""
        sourceComponent: Tip {
            parent: root
            x: pointer.point.position.x
            y: pointer.point.position.y + Theme.px(18)
            delay: 250
            visible: true
            text: root.host.addressWords(root.hoveredLink)
        }
    }
}
