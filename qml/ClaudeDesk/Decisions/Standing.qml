import QtQuick

/** Knows for how long an item has stood where it is: moved, resized, hidden or shown again, it begins anew. */
QtObject {
    id: root

    required property Item target
    /** How long something must have stood to be meant by a click or a key, milliseconds. */
    readonly property int needed: 350
    /** Something changed just now. */
    signal moved

    property real _since: Date.now()
    property rect _place

    /** Begin anew: what stands here is another thing now. */
    function restart() {
        root._since = Date.now();
        root.moved();
    }

    function stood(): bool {
        root._look();
        return root.target.visible && Date.now() - root._since >= root.needed;
    }

    function _look() {
        const place = root.target.mapToItem(null, 0, 0, root.target.width, root.target.height);
        if (place.x !== root._place.x || place.y !== root._place.y || place.width !== root._place.width || place.height !== root._place.height) {
            root._place = place;
            root.restart();
        }
    }

    Component.onCompleted: {
        root.target.visibleChanged.connect(root.restart);
        for (let item = root.target; item; item = item.parent) {
            item.xChanged.connect(root._look);
            item.yChanged.connect(root._look);
            item.widthChanged.connect(root._look);
            item.heightChanged.connect(root._look);
        }
        root._look();
    }
}
