import QtQuick

/** Fades an item in at its place. At rest it costs no frames; when motion is off it does nothing. */
NumberAnimation {
    id: root

    function show(item: Item) {
        complete();
        if (Theme.motion > 0) {
            target = item;
            restart();
        }
    }

    property: "opacity"
    from: 0
    to: 1
    duration: Theme.motion
    easing.type: Theme.easing
}
