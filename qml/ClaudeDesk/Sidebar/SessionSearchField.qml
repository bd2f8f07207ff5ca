import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** Finds sessions by their title, their folder, and their beginning. */
LineField {
    id: root

    required property SessionListModel sessions
    signal listWanted
    signal messageWanted
    /**
     * `entered`: the first matching session should be opened. `everywhereWanted`: the full text of all
     * sessions should be searched.
     */
    signal entered
    signal everywhereWanted

    /** Append text that was typed outside of the field, and move the keyboard focus to the field. */
    function appendTyped(typed: string) {
        root.forceActiveFocus(Qt.OtherFocusReason);
        root.text += typed;
        root.cursorPosition = root.length;
        root.sessions.filter = root.text;
    }

    /** Clear the field and the filter. */
    function reset() {
        root.clear();
        root.sessions.filter = "";
    }

    function _enter(event: KeyEvent) {
        if (event.isAutoRepeat)
            return;
        (event.modifiers & Qt.ControlModifier) ? root.everywhereWanted() : root.entered();
    }

    // When the sidebar is shown again, the field shows the current filter of the list.
    text: sessions.filter
    /** The room at the end: the button there is shown only beside a text. */
    readonly property real _end: text === "" ? Theme.px(8) : Theme.px(30)

    name: qsTr("Search sessions")
    placeholderText: qsTr("Search sessions")
    font.pixelSize: Theme.control
    implicitHeight: Theme.rowHeight
    padding: Theme.px(6)
    leftPadding: Direction.mirrored ? _end : Theme.px(34)
    rightPadding: Direction.mirrored ? Theme.px(34) : _end
    onTextEdited: root.sessions.filter = root.text

    function clearOrExit() {
        if (root.length > 0) {
            root.reset();
        } else {
            root.messageWanted();
        }
    }

    Keys.onEscapePressed: root.clearOrExit()
    Keys.onDownPressed: root.listWanted()
    Keys.onReturnPressed: event => root._enter(event)
    Keys.onEnterPressed: event => root._enter(event)

    Icon {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        path: Icons.search
        size: Theme.px(16)
    }

    IconButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(3)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.length > 0
        size: Theme.px(24)
        focusPolicy: Qt.NoFocus
        text: qsTr("Clear")
        glyph: Icons.close
        onClicked: root.clearOrExit()
    }
}
