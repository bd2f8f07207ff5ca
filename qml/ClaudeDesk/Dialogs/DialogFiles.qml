pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * Files that a dialog is about: a letter for what happens to the file, its name, and words about it. If the user
 * can choose the files, each row has a box. The rows are one tab stop: Up and Down go from row to row.
 */
Rectangle {
    id: root

    /** Maps with `letter`, `name`, `words` and `tone`, and perhaps `wordsTone`, or `added` and `removed`. */
    required property list<var> rows
    /** For each row whether it is chosen; empty if the files cannot be chosen. */
    property list<bool> ticked: []
    /** The number of further files. */
    property int more: 0
    readonly property bool _chooses: ticked.length > 0
    /** The row that Tab goes to. */
    property int _current: 0
    /** The user has pressed the box of a row. */
    signal tickAsked(row: int, on: bool)
    /** The box of this row should get the keyboard focus. */
    signal _goAsked(row: int)

    onRowsChanged: root._current = 0

    component Count: PlainText {
        height: parent?.height ?? 0
        font.pixelSize: Theme.small
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

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
                required property int index
                readonly property string _spoken: Words.join([modelData.letter, modelData.name, modelData.words].filter(Boolean))
                readonly property bool _counts: !!modelData.added
                readonly property bool _tight: !_counts && words.implicitWidth > width / 2

                width: list.width
                height: name.height + (_tight ? words.height : 0)
                Accessible.role: Accessible.StaticText
                Accessible.name: _spoken
                Accessible.ignored: root._chooses

                DeskCheckBox {
                    id: tick

                    anchors.left: parent.left
                    width: root._chooses ? parent.width : 0
                    height: name.height
                    visible: root._chooses
                    checked: root.ticked[row.index] ?? false
                    activeFocusOnTab: row.index === root._current
                    Accessible.name: row._spoken
                    onToggled: root.tickAsked(row.index, checked)
                    onActiveFocusChanged: if (activeFocus)
                        root._current = row.index
                    Keys.onUpPressed: root._goAsked(row.index - 1)
                    Keys.onDownPressed: root._goAsked(row.index + 1)

                    Connections {
                        target: root

                        function on_GoAsked(place: int) {
                            if (place === row.index)
                                tick.forceActiveFocus(Qt.TabFocusReason);
                        }
                    }

                    background: Item {
                        FocusRing {
                            visible: tick.visualFocus
                            anchors.leftMargin: -Theme.px(6)
                            anchors.rightMargin: -Theme.px(6)
                            gap: -1
                        }
                    }
                }

                PlainText {
                    id: letter

                    anchors.left: parent.left
                    anchors.leftMargin: root._chooses ? Theme.px(26) : 0
                    anchors.verticalCenter: name.verticalCenter
                    width: Theme.px(22)
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
                    anchors.right: row._tight ? parent.right : row._counts ? counts.left : words.left
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

                Row {
                    id: counts

                    anchors.right: parent.right
                    height: Theme.chipHeight
                    visible: row._counts
                    spacing: Theme.px(4)

                    Count {
                        text: row.modelData.added ?? ""
                        color: Theme.ok
                    }

                    Count {
                        text: row.modelData.removed ?? ""
                        color: Theme.bad
                    }
                }

                PlainText {
                    id: words

                    anchors.right: parent.right
                    visible: !row._counts
                    y: row._tight ? name.height : 0
                    width: Math.min(implicitWidth, parent.width - Theme.px(root._chooses ? 48 : 22))
                    height: row._tight ? implicitHeight : Theme.chipHeight
                    text: row.modelData.words
                    color: row.modelData.wordsTone ? Theme.tone(row.modelData.wordsTone) : row.modelData.letter === "" ? Theme.warn : Theme.soft
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }
            }
        }

        PlainText {
            readonly property int _indent: Theme.px(root._chooses ? 48 : 22)

            leftPadding: Direction.mirrored ? 0 : _indent
            rightPadding: Direction.mirrored ? _indent : 0
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
