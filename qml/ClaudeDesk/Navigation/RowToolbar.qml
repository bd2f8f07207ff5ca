pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/**
 * The tools of the row under the pointer, or of the row with the keyboard cursor. All rows share these
 * tools. For assistive technology, each row has its own buttons (RowFrame).
 */
Item {
    id: root

    required property ListView list
    required property RowContext host
    /** `pointer`: the position of the pointer in the list. `near`: whether the pointer is over the list. */
    required property point pointer
    required property bool near
    /** The row with the keyboard cursor, or null. */
    required property RowFrame cursor
    readonly property RowFrame row: d.row
    /** The number of the turn under the pointer, or else with the keyboard cursor; -1 without one. */
    readonly property int turn: d.turn
    signal menuWanted(row: RowFrame, x: real, y: real)

    /**
     * Give the tools to the row under the pointer, or else to the row with the keyboard cursor. If the
     * pointer is over the tools, keep their row.
     */
    function updateRow() {
        if (hover.hovered && d.row)
            return;
        const at = root.near && !root.list.moving ? root.list.itemAt(root.pointer.x, root.pointer.y + root.list.contentY) as RowFrame : null;
        d.take(at ?? root.cursor);
    }

    onPointerChanged: updateRow()
    onNearChanged: updateRow()
    onCursorChanged: updateRow()

    QtObject {
        id: d

        property RowFrame row: null
        property int turn: -1

        function take(row: RowFrame) {
            d.row = row?.said ? row : null;
            d.turn = row ? root.host.transcript.turnOf(row.key) : -1;
        }

        readonly property Item frame: row ? row.frame : null
        /** Whether there is room for the tools beside the column. */
        readonly property bool outside: row !== null && frame !== null && row.width - row.rightEdge > 3 * Theme.px(24) + Theme.px(30)
        /** The y position of the tools at the top of the row. */
        readonly property real top: row !== null && frame !== null ? row.y - root.list.contentY + frame.y + (outside ? 0 : row.toolsTop) : 0
    }

    Connections {
        target: root.list

        // When rows pass under a resting pointer, only the row with the keyboard cursor gets the tools.
        function onContentYChanged() {
            if (!hover.hovered)
                d.take(root.cursor);
        }

        function onMovingChanged() {
            root.updateRow();
        }
    }

    // Tools beside the row stay in sight while the row is in sight. Tools inside the row would cover text, so
    // they disappear with the top of the row.
    visible: d.frame !== null && y < list.height && (d.outside ? y > -height : d.top >= -Theme.px(6))
    width: box.width
    height: box.height
    x: d.row ? d.outside ? d.row.rightEdge + Theme.px(6) : d.row.rightEdge - width - d.row.toolsRight : 0
    y: d.outside ? Math.max(Math.min(Theme.px(4), d.row.y + d.row.height - list.contentY - height), d.top) : Math.max(0, d.top)

    HoverHandler {
        id: hover

        onHoveredChanged: root.updateRow()
    }

    Loader {
        id: box

        /** Whether the tools were created. Created tools are kept. */
        property bool made: false

        active: d.row !== null || made
        onLoaded: made = true

        sourceComponent: Rectangle {
            width: tools.x + tools.width + 1
            height: tools.height + 2 + (d.outside && time.text !== "" ? time.implicitHeight + Theme.px(2) : 0)
            radius: Theme.r
            color: d.outside ? "transparent" : Theme.card
            border.width: d.outside ? 0 : 1
            border.color: Theme.line

            // Beside the row, the time is below the tools. Inside the row, the time is before the tools.
            PlainText {
                id: time

                anchors.left: parent.left
                anchors.leftMargin: Theme.px(7)
                y: d.outside ? tools.height + 1 : Math.round((tools.height + 2 - height) / 2)
                visible: text !== ""
                text: d.row?.time ?? ""
                color: Theme.faint
                font.pixelSize: Theme.tiny
            }

            Row {
                id: tools

                x: d.outside || time.text === "" ? 1 : time.implicitWidth + Theme.px(11)
                y: 1

                IconButton {
                    text: qsTr("Copy")
                    size: Theme.px(24)
                    glyph: Icons.copy
                    focusPolicy: Qt.NoFocus
                    Accessible.ignored: true
                    onClicked: root.host.copy(d.row.key)
                }

                IconButton {
                    text: qsTr("View source")
                    size: Theme.px(24)
                    glyph: Icons.source
                    focusPolicy: Qt.NoFocus
                    Accessible.ignored: true
                    onClicked: root.host.viewSource(d.row.key)
                }

                IconButton {
                    visible: d.row !== null && root.host.session.rewind.reaches(d.row.key)
                    text: qsTr("Edit and resend")
                    size: Theme.px(24)
                    glyph: Icons.edit
                    focusPolicy: Qt.NoFocus
                    Accessible.ignored: true
                    onClicked: root.host.editMessage(d.row.key)
                }

                IconButton {
                    id: more

                    text: qsTr("More")
                    size: Theme.px(24)
                    filled: true
                    glyph: Icons.more
                    focusPolicy: Qt.NoFocus
                    Accessible.ignored: true
                    onClicked: root.menuWanted(d.row, more.mapToItem(d.row, 0, 0).x, more.mapToItem(d.row, 0, more.height + 2).y)
                }
            }
        }
    }
}
