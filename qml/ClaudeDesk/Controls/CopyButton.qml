import QtQuick

/** Copies what its row holds, and reads "Copied" for a moment. */
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
