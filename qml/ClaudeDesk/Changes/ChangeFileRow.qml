pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.FileDialogs
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A changed file: its name, the kind of change, and the number of lines. */
Item {
    id: root

    required property ChangeRow row
    readonly property color _tone: row.changeKind === "added" ? Theme.ok : row.changeKind === "deleted" ? Theme.bad : Theme.soft

    /** The room for the name and the kind of change. */
    readonly property real _room: width - end.width - counts.width - Theme.px(state.text !== "" ? 46 : 38)

    implicitHeight: Theme.px(24)

    HoverHandler {
        id: pointer
    }

    TextMetrics {
        id: reviewed

        font.pixelSize: Theme.small
        text: qsTr("Reviewed")
    }

    Loader {
        anchors.fill: parent
        active: pointer.hovered && (name.truncated || state.truncated)

        sourceComponent: DeskToolTip {
            visible: true
            text: Words.join([root.row.name, state.text])
        }
    }

    Icon {
        id: caret

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        path: root.row.open ? Icons.chevronDownSmall : Icons.chevronRight
        size: Theme.px(10)
        color: Theme.soft
    }

    PlainText {
        id: name

        anchors.left: caret.right
        anchors.leftMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, Math.max(Math.min(Theme.px(90), root._room), root._room - Math.min(state.implicitWidth, Theme.px(60))))
        text: root.row.name
        color: root.row.reviewed ? Theme.faint : Theme.ink
        font.pixelSize: Theme.control
        font.strikeout: root.row.changeKind === "deleted"
        elide: Text.ElideMiddle
    }

    PlainText {
        id: state

        anchors.left: name.right
        anchors.leftMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, Math.min(implicitWidth, root._room - name.width))
        text: root.row.changeKind === "modified" ? root.row.detail : Words.join([root.row.words, root.row.detail])
        color: root._tone
        font.pixelSize: Theme.small
        elide: Text.ElideMiddle
    }

    Row {
        id: counts

        anchors.left: state.right
        anchors.leftMargin: state.text !== "" ? Theme.px(8) : 0
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

    Row {
        id: end

        readonly property real undoWidth: undo.active ? undo.implicitWidth : 0

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)

        IconButton {
            anchors.verticalCenter: parent.verticalCenter
            // The change of a new or deleted file already shows all lines.
            visible: root.row.open && ["modified", "renamed"].includes(root.row.changeKind) && root.row.added + root.row.removed !== ""
            size: Theme.px(22)
            focusPolicy: Qt.NoFocus
            text: root.row.allLines ? qsTr("Show only the changes") : qsTr("Show the whole file")
            glyph: Icons.file
            Accessible.description: root.row.name
            onClicked: root.row.view.toggleAllLines(root.row.key)
        }

        FileDialogCheckBox {
            anchors.verticalCenter: parent.verticalCenter
            // If there is no room for the label, only the check box is shown.
            text: root.width - end.undoWidth - reviewed.advanceWidth >= Theme.px(270) ? qsTr("Reviewed") : ""
            focusPolicy: Qt.NoFocus
            checked: root.row.reviewed
            Accessible.name: qsTr("Reviewed")
            Accessible.description: root.row.name
            onToggled: {
                root.row.view.setReviewed(root.row.key, checked);
                checked = Qt.binding(() => root.row.reviewed);
            }
        }

        Loader {
            id: undo

            anchors.verticalCenter: parent.verticalCenter
            active: root.row.view.undoable || root.row.view.stages !== ""
            visible: active

            sourceComponent: root.row.view.undoable ? undoButton : stageButton
        }
    }

    Component {
        id: undoButton

        AnswerButton {
            pales: false
            compact: true
            kind: "quiet"
            text: qsTr("Undo")
            question: root.row.key
            Accessible.name: qsTr("Undo this file")
            focusPolicy: Qt.NoFocus
            enabled: !root.row.view.undoing
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
