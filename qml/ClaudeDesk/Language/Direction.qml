pragma Singleton

import QtQuick

/**
 * Whether the window is read from right to left. `LayoutMirroring` then mirrors anchors, rows and alignments.
 *
 * An `x` is not mirrored. To calculate with a place, use the room before the item: `Direction.before(item)`.
 */
QtObject {
    id: root

    readonly property bool mirrored: Application.layoutDirection === Qt.RightToLeft

    /** The distance between an item and the edge of its parent where reading begins. */
    function before(item: Item): real {
        return root.mirrored && item.parent ? item.parent.width - item.x - item.width : item.x;
    }
}
