import QtQuick
import ClaudeDesk.Controls

/** Rich text of ours in a row. A link tells its address before it is followed. */
RowText {
    id: root

    required property RowContext host
    /** The row's. */
    required property string key

    textFormat: TextEdit.RichText
    onLinkActivated: link => root.host.openLink(root.key, link)

    LinkToolTip {
        of: root
    }
}
