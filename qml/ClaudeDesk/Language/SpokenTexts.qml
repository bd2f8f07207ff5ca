pragma Singleton

import QtQuick

/** The latest notifications of all windows. They outlive the items that spoke them. */
QtObject {
    id: root

    /** A busy screen reader asks for a text long after the notification appeared. */
    property list<Item> _latest
    readonly property int _most: 8

    /** Keep a notification until enough others have followed it. */
    function keep(notification: Item) {
        root._latest.push(notification);
        if (root._latest.length > root._most)
            root._latest.shift()?.destroy();
    }
}
