pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** Files that a dialog is about: a letter for what happens to the file, its name, and words about it. */
Rectangle {
    id: root

    /** Maps with `letter`, `name`, `words` and `tone`. */
    required property list<var> rows
    /** The number of further files. */
    property int more: 0

    width: parent ? parent.width : 0
    height: list.height + Theme.px(12)
    visible: rows.length > 0
    radius: Theme.r
    color: Theme.code
    border.color: Theme.line

    Column {
        id: list

        x: Theme.px(12)
        y: Theme.px(6)
        width: parent.width - 2 * x

        Repeater {
            model: root.rows

            Item {
                id: row

                required property var modelData
                readonly property bool _lettered: modelData.letter !== ""
                readonly property bool _tight: words.implicitWidth > width / 2

                width: list.width
                height: name.height + (_tight ? words.height : 0)
                Accessible.role: Accessible.StaticText
                Accessible.name: Words.join([modelData.letter, modelData.name, modelData.words].filter(Boolean))

                PlainText {
                    id: letter

                    anchors.left: parent.left
                    anchors.verticalCenter: name.verticalCenter
                    width: Theme.px(20)
                    text: row.modelData.letter
                    color: Theme.tone(row.modelData.tone)
                    font.family: Theme.mono
                    font.pixelSize: Theme.small
                    font.weight: Font.Bold
                    horizontalAlignment: Text.AlignLeft
                    Accessible.ignored: true
                }

                PlainText {
                    id: name

                    anchors.left: letter.right
                    anchors.right: row._tight ? parent.right : words.left
                    anchors.rightMargin: row._tight ? 0 : Theme.px(12)
                    height: Theme.chipHeight
                    text: row.modelData.name
                    font.family: Theme.mono
                    font.pixelSize: Theme.small
                    elide: Text.ElideMiddle
                    horizontalAlignment: Text.AlignLeft
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }

                PlainText {
                    id: words

                    anchors.right: parent.right
                    y: row._tight ? name.height : 0
                    width: Math.min(implicitWidth, parent.width - letter.width)
                    height: row._tight ? implicitHeight : Theme.chipHeight
                    text: row.modelData.words
                    color: row._lettered ? Theme.soft : Theme.warn
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }
            }
        }

        PlainText {
            leftPadding: Direction.mirrored ? 0 : Theme.px(20)
            rightPadding: Direction.mirrored ? Theme.px(20) : 0
            width: parent.width
            height: visible ? Theme.chipHeight : 0
            visible: root.more > 0
            text: qsTr("and %Ln more", "", root.more)
            color: Theme.soft
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignLeft
            verticalAlignment: Text.AlignVCenter
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
