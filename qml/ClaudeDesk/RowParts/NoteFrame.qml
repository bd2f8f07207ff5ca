import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The frame of a note in Claude's text: its background, a bar and an icon in its tone. */
Rectangle {
    id: root

    /** The kind of the note, as in the Markdown: "note", "tip", "important", "warning" or "caution". */
    required property string kind

    color: Theme.code
    topRightRadius: Application.layoutDirection === Qt.RightToLeft ? 0 : Theme.r
    bottomRightRadius: topRightRadius
    topLeftRadius: Theme.r - topRightRadius
    bottomLeftRadius: topLeftRadius

    Rectangle {
        anchors.left: parent.left
        width: 2
        height: parent.height
        color: Theme.note(root.kind)
    }

    Icon {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(14)
        y: Theme.notePadding + Math.round((Theme.largeLine - height) / 2)
        size: Theme.px(16)
        color: Theme.note(root.kind)
        path: {
            switch (root.kind) {
            case "tip":
                return Icons.tip;
            case "important":
                return Icons.important;
            case "warning":
                return Icons.warning;
            case "caution":
                return Icons.caution;
            }
            return Icons.information;
        }
    }
}
