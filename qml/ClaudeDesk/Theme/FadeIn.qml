import QtQuick

/** Lets an item appear where it stands. At rest it costs no frame; where nothing is to move it does nothing. */
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
