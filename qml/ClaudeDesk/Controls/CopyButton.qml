import QtQuick

/** A button that says "Copied" for 1.5 seconds after a click. Its owner does the copying. */
DeskButton {
    id: root

    property bool _done: false

    kind: "quiet"
    compact: true
    text: _done ? qsTr("Copied") : qsTr("Copy")
    Accessible.name: qsTr("Copy")
    onClicked: {
        _done = true;
        back.restart();
    }

    Timer {
        id: back

        interval: 1500
        onTriggered: root._done = false
    }
}
