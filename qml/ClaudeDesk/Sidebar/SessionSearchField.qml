import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Finds sessions by what they are called, where they are, and how they began. */
LineField {
    id: root

    required property SessionListModel sessions
    signal listWanted
    signal messageWanted
    signal entered

    /** Go on with what was typed elsewhere. */
    function appendTyped(typed: string) {
        root.forceActiveFocus(Qt.OtherFocusReason);
        root.text += typed;
        root.cursorPosition = root.length;
        root.sessions.filter = root.text;
    }

    name: qsTr("Search sessions")
    placeholderText: qsTr("Search sessions")
    font.pixelSize: Theme.control
    padding: Theme.px(6)
    rightPadding: Theme.px(30)
    onTextEdited: root.sessions.filter = root.text

    function leave() {
        if (root.length > 0) {
            root.clear();
            root.sessions.filter = "";
        } else {
            root.messageWanted();
        }
    }

    Keys.onEscapePressed: root.leave()
    Keys.onDownPressed: root.listWanted()
    Keys.onReturnPressed: root.entered()
    Keys.onEnterPressed: root.entered()

    IconButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(3)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.length > 0
        size: Theme.px(24)
        focusPolicy: Qt.NoFocus
        text: qsTr("Clear")
        glyph: Icons.close
        onClicked: root.leave()
    }
}
