import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/**
 * A part of the conversation that is not loaded. The row is about as high as the missing rows will be, and
 * its text stays in sight.
 */
RowFrame {
    id: root

    required property string body
    required property int estimate
    readonly property ListView list: ListView.view
    /**
     * The distance from the top of the row's content down to the top of the view. It is negative if the
     * content begins below the top of the view.
     */
    readonly property real _seenFrom: list ? list.contentY - y - frame.y : 0

    copies: true
    saysOwnName: true
    said: false

    Item {
        width: parent.width
        height: Theme.px(root.estimate)

        Column {
            y: Math.round(Math.max(Theme.px(12), Math.min(parent.height - height - Theme.px(12), root._seenFrom + Theme.px(28))))
            width: parent.width
            spacing: Theme.px(12)

            PlainText {
                width: parent.width
                text: root.body
                color: Theme.faint
                font.pixelSize: Theme.small
                elide: Text.ElideRight
            }

            Repeater {
                model: root.estimate > 400 ? [0.94, 0.88, 0.97, 0.52] : [0.94, 0.52]

                Rectangle {
                    required property real modelData

                    width: Math.round(parent ? parent.width * modelData : 0)
                    height: Theme.px(10)
                    radius: height / 2
                    color: Theme.line
                    opacity: 0.6
                }
            }
        }
    }
}
