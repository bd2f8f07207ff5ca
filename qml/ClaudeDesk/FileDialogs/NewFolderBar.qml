import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Asks for the name of a new folder. */
Item {
    id: root

    required property FileDialog dialog

    implicitHeight: field.height
    Component.onCompleted: field.forceActiveFocus(Qt.TabFocusReason)

    LineField {
        id: field

        anchors.left: parent.left
        anchors.right: make.left
        anchors.rightMargin: Theme.px(8)
        name: qsTr("Name of the new folder")
        placeholderText: name
        Keys.priority: Keys.BeforeItem
        Keys.onPressed: event => {
            if (!ReturnKey.isIt(event) || inputMethodComposing || preeditText !== "")
                return;
            event.accepted = true;
            if (!event.isAutoRepeat)
                root.dialog.makeFolder(text);
        }
    }

    DeskButton {
        id: make

        anchors.right: cancel.left
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: field.verticalCenter
        enabled: field.text !== ""
        text: qsTr("Create")
        onClicked: root.dialog.makeFolder(field.text)
    }

    IconButton {
        id: cancel

        anchors.right: parent.right
        anchors.verticalCenter: field.verticalCenter
        text: qsTr("Cancel new folder")
        glyph: Icons.close
        tipSide: "above"
        onClicked: root.dialog.keep()
    }
}
