import QtQuick

/** A piece of Claude's text. Its HTML is made by us: nothing in it fetches anything. */
RowFrame {
    id: root

    required property string html

    RowText {
        id: text

        width: parent.width
        textFormat: TextEdit.RichText
        text: root.html
        onLinkActivated: link => root.host.linkWanted(link)

        HoverHandler {
            enabled: text.hoveredLink !== ""
            cursorShape: Qt.PointingHandCursor
        }
    }
}
