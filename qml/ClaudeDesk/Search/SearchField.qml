import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** What is looked for. */
LineField {
    id: root

    /** To the list; and the best place is wanted at once. */
    signal leftDown
    signal entered

    name: qsTr("Search all sessions")
    placeholderText: qsTr("Search all sessions")
    font.pixelSize: Theme.body
    leftPadding: Theme.px(34)
    rightPadding: Theme.px(34)
    padding: Theme.px(10)

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Down)
            root.leftDown();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            root.entered();
        else
            return;
        event.accepted = true;
    }

    Icon {
        x: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        path: "M7 2.5 A4.5 4.5 0 1 1 6.99 2.5 M10.3 10.3 L14 14"
        size: Theme.px(13)
        color: Theme.soft
    }

    IconButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(5)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.text !== ""
        size: Theme.px(24)
        text: qsTr("Clear the words")
        glyph: "M4 4 L12 12 M12 4 L4 12"
        onClicked: {
            root.clear();
            root.textEdited();
            root.forceActiveFocus();
        }
    }
}
