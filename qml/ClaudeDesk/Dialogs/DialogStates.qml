pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Sentences about sessions, one per line, each with the sign of the session's state. */
Rectangle {
    id: root

    required property string lines
    /** The signs of the lines, "" without a sign. The last lines may have none. */
    required property list<string> signs
    /** The name of the list for assistive technology. */
    required property string name

    width: parent ? parent.width : 0
    height: rows.height + Theme.px(14)
    visible: lines !== ""
    radius: Theme.r
    color: Theme.code
    border.color: Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name + "\n" + root.lines

    ArcBeat {
        id: beat

        wanted: root.visible && root.signs.includes("working")
    }

    Column {
        id: rows

        x: Theme.px(10)
        y: Theme.px(7)
        width: parent.width - 2 * x
        spacing: Theme.px(6)

        Repeater {
            model: root.lines === "" ? [] : root.lines.split("\n")

            Item {
                id: row

                required property string modelData
                required property int index
                readonly property string sign: root.signs[index] ?? ""

                width: rows.width
                height: said.height

                StateIcon {
                    anchors.left: parent.left
                    y: Math.round((Theme.controlLine - height) / 2)
                    visible: row.sign !== ""
                    workState: row.sign
                    step: beat.step
                }

                PlainText {
                    id: said

                    anchors.left: parent.left
                    anchors.leftMargin: root.signs.length > 0 ? Theme.px(22) : 0
                    anchors.right: parent.right
                    text: row.modelData
                    font.pixelSize: Theme.control
                    lineHeightMode: Text.FixedHeight
                    lineHeight: Theme.controlLine
                    wrapMode: Text.Wrap
                    horizontalAlignment: Text.AlignLeft
                    Accessible.ignored: true
                }
            }
        }
    }
}
