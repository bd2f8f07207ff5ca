import QtQuick
import QtQuick.Templates as T

/** Creates its component when it is first needed, and then keeps it. */
Loader {
    id: root

    /** Whether the component is a popup that is open. */
    readonly property bool open: (item as T.Popup)?.visible ?? false

    function made(): QtObject {
        root.active = true;
        return root.item;
    }

    active: false
}
