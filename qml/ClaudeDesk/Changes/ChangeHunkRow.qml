pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * The head of a hunk: the line numbers and the function that they are in, and buttons to show the tool call,
 * comment on the lines, and undo or stage them.
 */
Rectangle {
    id: root

    required property ChangeRow row

    implicitHeight: Theme.smallHeight
    color: Theme.code

    Loader {
        id: box

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        width: active ? Theme.px(22) : 0
        active: root.row.staged !== ""

        sourceComponent: Item {
            implicitHeight: Theme.px(14)

            StageBox {
                row: root.row
                size: Theme.px(14)
            }
        }
    }

    PlainText {
        id: lines

        anchors.left: box.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width - box.width - figures.width - buttons.width - Theme.px(36))
        text: root.row.words
        color: Theme.faint
        font.pixelSize: Theme.small
        elide: Text.ElideRight
    }

    Row {
        id: figures

        anchors.left: lines.right
        anchors.leftMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(4)

        PlainText {
            text: root.row.added
            color: Theme.ok
            font.pixelSize: Theme.small
        }

        PlainText {
            text: root.row.removed
            color: Theme.bad
            font.pixelSize: Theme.small
        }
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(4)

        IconButton {
            visible: !root.row.undone
            size: Theme.px(24)
            focusPolicy: Qt.NoFocus
            text: qsTr("Show the tool call")
            glyph: Icons.searchEverywhere
            Accessible.description: root.row.spoken
            onClicked: root.row.view.showCall(root.row.key)
        }

        IconButton {
            visible: !root.row.undone
            size: Theme.px(24)
            focusPolicy: Qt.NoFocus
            text: qsTr("Comment on this change")
            glyph: Icons.comment
            Accessible.description: root.row.spoken
            onClicked: root.row.view.comment(root.row.key, -1, -1, 0)
        }

        Loader {
            anchors.verticalCenter: parent.verticalCenter
            active: root.row.undone ? root.row.redo !== "" : root.row.undoes && root.row.view.undoable
            visible: active

            sourceComponent: root.row.undone ? redoButton : undoButton
        }

        // The room of the button that undoes, so that the other buttons are below one another.
        Item {
            visible: !root.row.undone && !root.row.undoes && root.row.view.undoable
            width: Theme.px(30)
            height: 1
        }
    }

    Component {
        id: undoButton

        AnswerButton {
            id: undoThis

            pales: false
            compact: true
            kind: "quiet"
            question: root.row.key
            text: root.row.chosenLines > 0 ? qsTr("Undo lines") : ""
            glyph: root.row.chosenLines > 0 ? "" : Icons.takeBack
            implicitHeight: Theme.px(24)
            focusPolicy: Qt.NoFocus
            enabled: !root.row.view.undoing
            Accessible.name: root.row.chosenLines > 0 ? qsTr("Undo the chosen lines") : qsTr("Undo this change")
            Accessible.description: root.row.spoken
            onConfirmed: root.row.view.undo(root.row.key)

            Loader {
                active: undoThis.hovered

                sourceComponent: DeskToolTip {
                    visible: true
                    y: Theme.px(28)
                    text: root.row.chosenLines > 0 ? qsTr("Undo the chosen lines") : qsTr("Undo this change")
                }
            }
        }
    }

    Component {
        id: redoButton

        RedoButton {
            row: root.row
        }
    }
}
