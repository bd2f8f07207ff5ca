pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Attachments
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The old and the new version of a picture, side by side. A click shows a picture large. */
Flow {
    id: root

    required property ChangeRow row

    spacing: Theme.px(12)

    Repeater {
        model: root.row.pictures

        Column {
            id: side

            required property int index
            required property var modelData

            spacing: Theme.px(2)

            PlainText {
                text: side.modelData.heading
                color: Theme.faint
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }

            AttachmentItem {
                item: side.modelData.item
                room: root.width
                activeFocusOnTab: false
                onClicked: root.row.pictureWanted(root.row.pictures.map(each => each.item), side.index)
            }
        }
    }
}
