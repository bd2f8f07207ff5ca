pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** One kind of what was found in a folder. */
Column {
    id: root

    required property string title
    required property list<string> entries

    width: parent ? parent.width : 0
    visible: entries.length > 0
    spacing: Theme.px(4)

    PlainText {
        width: parent.width
        text: root.title
        font.pixelSize: Theme.control
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Rectangle {
        width: parent.width
        height: list.height + Theme.px(16)
        radius: 8
        color: Theme.code
        border.color: Theme.line

        Column {
            id: list

            x: Theme.px(12)
            y: Theme.px(8)
            width: parent.width - 2 * x
            spacing: Theme.px(4)

            Repeater {
                model: root.entries

                PlainText {
                    required property string modelData

                    width: list.width
                    text: modelData
                    wrapMode: Text.WrapAnywhere
                    font.family: Theme.mono
                    font.pixelSize: Theme.codeSize
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
    }
}
