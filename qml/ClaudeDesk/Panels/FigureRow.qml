pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** An item and its figure, with a small bar if the figure is a share of a total. */
Item {
    id: root

    required property string name
    required property string words
    required property string detail
    required property string note
    required property string tone
    required property real share
    /** Whether the name is a path. A long path is cut at its beginning, because its end says more. */
    property bool place: false
    /** Whether the user can open the file that the name names. */
    property bool opens: false
    property bool barred: false
    /** Whether a long name is wrapped instead of cut. */
    property bool wraps: false
    signal openWanted

    width: parent ? parent.width : 0
    height: column.height + Theme.px(8)
    Accessible.role: Accessible.ListItem
    Accessible.name: [name, words, detail, note].filter(part => part !== "").join(", ")

    Column {
        id: column

        y: Theme.px(4)
        width: parent.width
        spacing: Theme.px(3)

        Item {
            width: parent.width
            height: Math.max(label.implicitHeight, open.height)

            PlainText {
                id: label

                anchors.left: parent.left
                anchors.right: figure.left
                anchors.rightMargin: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                text: root.name
                // A name in Latin letters begins where the row begins, even in a mirrored window.
                horizontalAlignment: Text.AlignLeft
                elide: root.wraps ? Text.ElideNone : root.place ? Text.ElideLeft : Text.ElideRight
                wrapMode: root.wraps ? Text.Wrap : Text.NoWrap
                color: root.tone === "buffer" ? Theme.faint : Theme.ink
                font.pixelSize: Theme.control
                Accessible.ignored: true
            }

            PlainText {
                id: figure

                anchors.right: open.left
                anchors.verticalCenter: parent.verticalCenter
                text: root.words
                color: root.tone === "warn" || root.tone === "bad" ? Theme.tone(root.tone) : Theme.soft
                font.pixelSize: Theme.control
                Accessible.ignored: true
            }

            Loader {
                id: open

                anchors.right: parent.right
                anchors.rightMargin: active ? -Theme.px(8) : 0
                active: root.opens

                sourceComponent: OpenFileButton {
                    name: root.name
                    onClicked: root.openWanted()
                }
            }
        }

        ShareBar {
            visible: root.barred
            width: parent.width
            height: Theme.px(3)
            share: root.share
            tone: root.tone === "buffer" ? "" : root.tone === "" ? "run" : root.tone
        }

        PlainText {
            visible: text !== ""
            width: parent.width
            text: Words.join([root.detail, root.note])
            wrapMode: Text.Wrap
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
}
