import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The strip below the terminal that finds a text in its lines. */
FocusScope {
    id: root

    required property TerminalSearch search
    /** The keyboard focus should go back to the terminal. */
    signal closed

    function _leave() {
        root.search.close();
        root.closed();
    }

    implicitHeight: field.height + Theme.px(8)
    visible: root.search.isOpen

    Rectangle {
        anchors.fill: parent
        color: Theme.card

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
    }

    LineField {
        id: field

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        width: Math.min(Theme.px(280), Direction.before(missing) - Theme.px(8) - Theme.px(12))
        anchors.verticalCenter: parent.verticalCenter
        focus: true
        name: qsTr("Find in the terminal")
        placeholderText: qsTr("Find in the terminal")
        onTextEdited: root.search.find(text)
        Keys.onPressed: event => {
            event.accepted = true;
            if (event.key === Qt.Key_Escape)
                root._leave();
            else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_F3)
                root.search.step(!(event.modifiers & Qt.ShiftModifier));
            else
                event.accepted = false;
        }
    }

    PlainText {
        id: missing

        anchors.right: buttons.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        text: root.search.missing ? qsTr("No matches") : ""
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.ignored: text === ""
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter

        IconButton {
            text: qsTr("Earlier match")
            glyph: Icons.chevronUp
            tipSide: "above"
            onClicked: root.search.step(true)
        }

        IconButton {
            text: qsTr("Later match")
            glyph: Icons.chevronDown
            tipSide: "above"
            onClicked: root.search.step(false)
        }

        IconButton {
            text: qsTr("Close find")
            glyph: Icons.close
            tipSide: "above"
            onClicked: root._leave()
        }
    }

    Connections {
        target: root.search

        function onFocusWanted() {
            field.text = root.search.text;
            field.forceActiveFocus(Qt.ShortcutFocusReason);
            field.selectAll();
        }
    }
}
