import QtQuick

/** Fades an item in at its place. It costs no frames at rest, and does nothing when motion is off. */
NumberAnimation {
    id: root

    function show(item: Item) {
        complete();
        if (Theme.calm > 0) {
            target = item;
            restart();
        }
    }

    property: "opacity"
    from: 0
    to: 1
    duration: Theme.calm
    easing.type: Theme.easing
}
