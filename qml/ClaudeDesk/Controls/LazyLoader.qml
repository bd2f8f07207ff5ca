import QtQuick

/** Makes what it holds when that is first wanted; then it stays. */
Loader {
    id: root

    function made(): QtObject {
        root.active = true;
        return root.item;
    }

    active: false
}
