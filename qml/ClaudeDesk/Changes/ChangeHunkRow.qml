pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * The head of a hunk: the line numbers, and buttons to show the tool call, comment on the lines, and undo or
 * stage them.
 */
Item {
    id: root

    required property ChangeRow row

    implicitHeight: Theme.px(24)

    PlainText {
        id: lines

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        text: root.row.words
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    Row {
        anchors.left: lines.right
        anchors.leftMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)

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

    IconButton {
        anchors.right: comment.left
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.px(22)
        focusPolicy: Qt.NoFocus
        text: qsTr("Show the tool call")
        glyph: Icons.searchEverywhere
        Accessible.description: root.row.spoken
        onClicked: root.row.view.showCall(root.row.key)
    }

    IconButton {
        id: comment

        anchors.right: undo.left
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.px(22)
        focusPolicy: Qt.NoFocus
        text: qsTr("Comment on this change")
        glyph: Icons.comment
        Accessible.description: root.row.spoken
        onClicked: root.row.view.comment(root.row.key, -1, -1, 0)
    }

    Loader {
        id: undo

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: active ? implicitWidth : 0
        active: root.row.view.undoable || root.row.view.stages !== ""

        sourceComponent: root.row.view.undoable ? undoButton : stageButton
    }

    Component {
        id: undoButton

        AnswerButton {
            pales: false
            compact: true
            kind: "quiet"
            question: root.row.key
            text: root.row.chosenLines > 0 ? qsTr("Undo lines") : qsTr("Undo")
            focusPolicy: Qt.NoFocus
            enabled: !root.row.view.undoing
            Accessible.name: root.row.chosenLines > 0 ? qsTr("Undo the chosen lines") : qsTr("Undo this change")
            Accessible.description: root.row.spoken
            onConfirmed: root.row.view.undo(root.row.key)
        }
    }

    Component {
        id: stageButton

        StageButton {
            row: root.row
        }
    }
}
