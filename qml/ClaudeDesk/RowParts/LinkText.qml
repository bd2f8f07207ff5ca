import QtQuick
import ClaudeDesk.Controls

/** Rich text of ours in a row. A link tells its address before it is followed. */
RowText {
    id: root

    required property RowContext host

    textFormat: TextEdit.RichText
    onLinkActivated: link => root.host.linkWanted(link)

    LinkToolTip {
        of: root
    }
}
