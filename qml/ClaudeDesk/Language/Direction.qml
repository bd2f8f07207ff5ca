pragma Singleton

import QtQuick

/**
 * The reading direction of the window. If it is from right to left, `LayoutMirroring` mirrors anchors, rows
 * and alignments.
 *
 * An `x` is not mirrored. To calculate with positions, use `Direction.before(item)` instead of `x`.
 */
QtObject {
    id: root

    readonly property bool mirrored: Application.layoutDirection === Qt.RightToLeft

    /** Return the distance between an item and the edge of its parent where reading begins. */
    function before(item: Item): real {
        return root.mirrored && item.parent ? item.parent.width - item.x - item.width : item.x;
    }
}
