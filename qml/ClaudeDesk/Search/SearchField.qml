import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The field for the words to search for. */
LineField {
    id: root

    /**
     * `leftDown`: the user pressed Down to move to the list. `entered`: the user pressed Enter to open a
     * result, or Ctrl+Enter to open it in another pane (`beside`).
     */
    signal leftDown
    signal entered(beside: bool)

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
            root.entered(event.modifiers & Qt.ControlModifier);
        else
            return;
        event.accepted = true;
    }

    Icon {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        path: Icons.search
        size: Theme.px(13)
        color: Theme.soft
    }

    IconButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(5)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.text !== ""
        size: Theme.px(24)
        text: qsTr("Clear")
        glyph: Icons.close
        onClicked: {
            root.clear();
            root.textEdited();
            root.forceActiveFocus();
        }
    }
}
