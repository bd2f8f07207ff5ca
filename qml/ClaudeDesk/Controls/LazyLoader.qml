import QtQuick
import QtQuick.Templates as T

/** Makes what it holds when that is first wanted; then it stays. */
Loader {
    id: root

    /** Whether it holds a menu, and that is open. */
    readonly property bool open: (item as T.Popup)?.visible ?? false

    function made(): QtObject {
        root.active = true;
        return root.item;
    }

    active: false
}
