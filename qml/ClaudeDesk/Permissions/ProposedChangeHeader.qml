import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The file of a proposed change, the size of the change, and a button to edit the new text. */
Rectangle {
    id: root

    required property RequestCard card
    required property PermissionView permission
    /** The user wants to edit the text. */
    signal editWanted

    height: permission.isChange ? Math.max(Theme.rowHeight, path.height + Theme.px(8)) : 0
    color: Theme.code
    border.color: Theme.line
    radius: Theme.r
    bottomLeftRadius: permission.showsChange ? 0 : radius
    bottomRightRadius: bottomLeftRadius

    PlainText {
        id: path

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - acts.width - acts.anchors.rightMargin - Theme.px(22)
        text: root.permission.path
        wrapMode: Text.WrapAnywhere
        font.family: Theme.mono
        font.pixelSize: Theme.codeSize
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Row {
        id: acts

        /** Whether there is a button. On a hidden page, none is visible. */
        readonly property bool _buttons: root.permission.editable || (root.permission.change.rest !== "" && root.permission.showsChange)

        anchors.right: parent.right
        // A button has a space of its own around its text.
        anchors.rightMargin: Theme.px(_buttons ? 4 : 12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: root.permission.change.summary
            color: Theme.soft
            font.family: Theme.mono
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        DecisionButton {
            visible: root.permission.change.rest !== "" && root.permission.showsChange
            card: root.card
            compact: true
            text: qsTr("Show all")
            Accessible.description: root.permission.change.rest
            onConfirmed: root.permission.change.showAll()
        }

        DecisionButton {
            visible: root.permission.editable
            card: root.card
            compact: true
            text: root.permission.showsChange ? qsTr("Edit") : qsTr("Show diff")
            onConfirmed: {
                const edits = root.permission.showsChange;
                root.permission.editContent(edits);
                if (edits)
                    root.editWanted();
            }
        }
    }
}
