pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * The base of every row: an item of the list. It places its content in the column, and has a name for
 * assistive technology.
 */
Item {
    id: root

    required property RowContext host
    required property string key
    required property int gap
    required property int depth
    /** The list items and quotations around the row (`containers_of` in ui/transcript/role_readers.py). */
    required property var containers
    required property string spoken
    /**
     * `time`: the time of the row, in words. `day`: the day of the row, if the row above has another day.
     */
    required property string time
    required property string day
    /** The content of the row. The content sets its own height. */
    default property alias content: column.data
    /** The part of the row that its content fills. */
    property alias frame: column
    /** The horizontal extent of the content, which may be wider than the column. */
    property real leftEdge: column.x
    property real rightEdge: column.x + column.width
    /**
     * The position of the tools if there is no room for them beside the row. `toolsRight`: their distance
     * from the row's right edge. `toolsTop`: their y position below the row's top.
     */
    property real toolsRight: Theme.px(4)
    property real toolsTop: Theme.px(-24)
    /**
     * `copies`: whether the content has its own button for copying. `saysOwnName`: whether the content has
     * its own button for the source.
     */
    property bool copies: false
    property bool saysOwnName: false
    /** Whether the row can be copied, saved and inspected. */
    property bool said: true
    /** How far the content reaches into the row above: the border that two rows share. */
    property int overlap: 0
    /** Whether something in the row is painted as selected (RowSelector). */
    property bool marked: false
    readonly property real columnWidth: column.width
    readonly property real columnX: column.x

    /** Return the indentation at a side by a list item or a quotation around the row. */
    function indentBy(container: var, right: bool): real {
        const start = Direction.mirrored === right;
        if (container.note !== "")
            return start ? Theme.noteIndent : Theme.noteEnd;
        if (container.quotes)
            return start ? Theme.quoteIndent : 0;
        return container.right === right ? Theme.indent : 0;
    }

    /** Whether the height of the row moves, because the user has folded or unfolded it. */
    readonly property bool _moves: host.movingKey === key
    on_MovesChanged: if (_moves)
        host.movingFrom = height
    /** Whether the row appears because the user has unfolded its group of look-ups. */
    readonly property bool _emerges: host.emerging.includes(key)
    readonly property bool _measured: host.measured.includes(key)
    on_MeasuredChanged: if (_measured)
        host.measuredHeight += height

    function _built() {
        if (root.host.marking)
            root.host.find.mark(root, root.key);
        if (root.host.selection.active)
            root.host.paintWanted(root);
    }

    width: ListView.view ? ListView.view.width : 0
    implicitHeight: column.y + column.childrenRect.height + (containers.some(one => one.note !== "") ? Theme.notePadding : 0)
    height: _emerges ? Math.round(implicitHeight * host.moved) : _moves && host.movingFrom >= 0 ? Math.round(host.movingFrom + (implicitHeight - host.movingFrom) * host.moved) : implicitHeight
    clip: _moves || _emerges
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.description: time
    Component.onCompleted: _built()
    // Unfolding adds texts, which need their marks too.
    onHeightChanged: if (host.marking || host.selection.active)
        Qt.callLater(_built)

    // For users without a pointer: the tools that RowToolbar shows under the pointer.
    Item {
        Accessible.ignored: root.copies
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Copy")
        Accessible.onPressAction: root.host.copy(root.key)
    }

    Item {
        Accessible.ignored: root.saysOwnName
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("View source")
        Accessible.onPressAction: root.host.viewSource(root.key)
    }

    Loader {
        id: separator

        // The separator is in the middle of the gap between the rows.
        y: Math.round(Theme.gap(root.gap) / 2)
        active: root.day !== ""
        width: parent.width
        height: active ? Theme.px(34) : 0

        sourceComponent: DaySeparator {
            day: root.day
            columnX: root.columnX
            columnWidth: root.columnWidth
        }
    }

    // One line for each subagent that the row is nested in.
    Loader {
        active: column.depth > 0

        sourceComponent: Repeater {
            model: column.depth

            Rectangle {
                required property int index

                x: Direction.mirrored ? column.x + column.width + Theme.px(8) + (column.depth - 1 - index) * Theme.px(18) : column.x - Theme.px(10) - (column.depth - 1 - index) * Theme.px(18)
                width: 2
                height: root.height
                color: Theme.line
            }
        }
    }

    Loader {
        active: root.containers.some(one => one.quotes)

        sourceComponent: QuoteBars {
            row: root
        }
    }

    Item {
        id: column

        readonly property int depth: Math.min(root.depth, 4)
        readonly property real insetLeft: indentAt(false)
        readonly property real insetRight: indentAt(true)

        /** Return the indentation at a side by the list items and quotations around the row. */
        function indentAt(right: bool): real {
            return root.containers.reduce((sum, one) => sum + root.indentBy(one, right), 0);
        }

        readonly property real outer: Theme.columnIn(root.width)

        x: Math.round((root.width - outer) / 2) + (Direction.mirrored ? 0 : depth * Theme.px(18)) + insetLeft
        y: Theme.gap(root.gap) + separator.height - root.overlap
        width: outer - depth * Theme.px(18) - insetLeft - insetRight
        height: childrenRect.height
    }
}
