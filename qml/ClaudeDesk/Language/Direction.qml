pragma Singleton

import QtQuick

/**
 * Whether the window is read from the right: then `LayoutMirroring` turns anchors, rows and alignments round.
 *
 * An `x` is not turned. Where a place is reckoned with, it is by what is before it: `Direction.before(item)`.
 */
QtObject {
    id: root

    readonly property bool mirrored: Application.layoutDirection === Qt.RightToLeft

    /** The room between an item and the edge of its parent at which reading begins. */
    function before(item: Item): real {
        return root.mirrored && item.parent ? item.parent.width - item.x - item.width : item.x;
    }
}
