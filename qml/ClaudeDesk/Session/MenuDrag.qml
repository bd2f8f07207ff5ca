import QtQuick
import QtQuick.Templates as T

/**
 * Lets one press do what is in a button's menu, as in the menus of the desktop: press the button, move to the
 * item, release.
 */
PointHandler {
    id: root

    /** The menu of the button, or null before it is made. */
    required property T.Menu menu
    /** The pointer left the pressed button, so the menu should open. */
    signal openWanted
    property int _index: -1

    function _place(): int {
        const list = root.menu.contentItem as ListView;
        const at = list.mapFromItem(null, root.point.scenePosition.x, root.point.scenePosition.y);
        if (!list.contains(at))
            return -1;
        const index = list.indexAt(at.x + list.contentX, at.y + list.contentY);
        return (root.menu.itemAt(index) as T.MenuItem)?.enabled ? index : -1;
    }

    acceptedButtons: Qt.LeftButton
    onPointChanged: {
        if (!root.active)
            return;
        if (root.menu?.visible)
            root._index = root.menu.currentIndex = root._place();
        else if (!root.parent.contains(root.point.position))
            root.openWanted();
    }
    onCanceled: root._index = -1
    onActiveChanged: {
        if (!root.active && root._index >= 0 && root.menu?.visible)
            (root.menu.itemAt(root._index) as T.MenuItem)?.click();
        root._index = -1;
    }
}
