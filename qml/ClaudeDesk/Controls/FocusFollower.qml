import QtQuick
import ClaudeDesk.Theme

/** Scrolls the view so that the item with the keyboard focus stays in sight. */
QtObject {
    id: root

    /** The view to scroll. */
    required property Flickable view
    /** The distance between the item and the edge of the view after scrolling. */
    property real margin: Theme.px(20)

    readonly property Connections _connections: Connections {
        target: root.view.Window.window

        function onActiveFocusItemChanged() {
            const item = root.view.Window.activeFocusItem;
            for (let above = item; above; above = above.parent) {
                if (above === root.view.contentItem) {
                    root._show(item);
                    return;
                }
            }
        }
    }

    function _show(item: Item) {
        const view = root.view;
        const top = item.mapToItem(view.contentItem, 0, 0).y;
        if (top < view.contentY)
            view.contentY = Math.max(view.originY, top - root.margin);
        else if (top + item.height > view.contentY + view.height)
            view.contentY = Math.min(view.originY + view.contentHeight - view.height, top + item.height - view.height + root.margin);
    }
}
