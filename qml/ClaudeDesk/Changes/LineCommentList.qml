pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The comments that are sent with the next message, each with its place. */
Column {
    id: root

    required property LineCommentsView comments
    /** The user removed the last comment. */
    signal emptied

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Comments on changes")

    Repeater {
        model: root.comments.model

        Item {
            id: row

            required property string name
            required property string words
            required property string detail

            width: root.width
            height: Math.max(lines.height, remove.height) + Theme.px(4)
            Accessible.role: Accessible.ListItem
            Accessible.name: Words.fill(qsTr("%1: %2"), [detail, words])

            Column {
                id: lines

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                width: Direction.before(remove) - Theme.px(8)

                PlainText {
                    width: parent.width
                    text: row.detail
                    color: Theme.faint
                    font.pixelSize: Theme.tiny
                    elide: Text.ElideMiddle
                }

                PlainText {
                    width: parent.width
                    text: row.words
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                    maximumLineCount: 3
                    elide: Text.ElideRight
                }
            }

            IconButton {
                id: remove

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                size: Theme.px(22)
                text: qsTr("Remove comment")
                glyph: Icons.close
                Accessible.description: row.words
                onClicked: {
                    if (root.comments.count === 1)
                        root.emptied();
                    root.comments.remove(row.name);
                }
            }
        }
    }
}
