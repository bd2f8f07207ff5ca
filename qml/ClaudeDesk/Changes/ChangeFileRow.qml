pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A changed file: its kind of change, its name, the number of lines, and buttons. */
Item {
    id: root

    required property ChangeRow row

    /** The room for the name, the folder and the remark. */
    readonly property real _room: width - begin.width - end.width - counts.width - Theme.px(36)
    /** The room that the name and the remark leave to the folder. The folder gives way first. */
    readonly property real _folderRoom: _room - name.implicitWidth - (state.text !== "" ? state.implicitWidth + Theme.px(6) : 0) - Theme.px(6)

    implicitHeight: Theme.cardHeight

    function _tone(letter: string): color {
        switch (letter) {
        case "A":
            return Theme.ok;
        case "D":
            return Theme.bad;
        case "R":
            return Theme.focus;
        case "?":
            return Theme.faint;
        }
        return Theme.warn;
    }

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
        active: pointer.hovered

        sourceComponent: DeskToolTip {
            visible: true
            text: Words.join([root.row.folder !== "" ? `${root.row.folder}/${root.row.name}` : root.row.name, root.row.words, state.text])
        }
    }

    Row {
        id: begin

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            opacity: root.row.opens ? 1 : 0
            path: root.row.open ? Icons.chevronDownSmall : Icons.chevronRight
            size: Theme.px(12)
            color: Theme.faint
        }

        Loader {
            anchors.verticalCenter: parent.verticalCenter
            active: root.row.staged !== ""
            visible: active

            sourceComponent: StageBox {
                row: root.row
            }
        }

        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(12)
            text: root.row.letter
            color: root._tone(root.row.letter)
            font.family: Theme.mono
            font.pixelSize: Theme.small
            font.weight: Font.Bold
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }

    PlainText {
        id: name

        anchors.left: begin.right
        anchors.leftMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, Math.min(implicitWidth, root._room - (state.text !== "" ? Math.min(state.implicitWidth, Theme.px(72)) + Theme.px(6) : 0)))
        text: root.row.name
        color: root.row.reviewed ? Theme.soft : Theme.ink
        font.pixelSize: Theme.control
        font.weight: Font.DemiBold
        elide: Text.ElideRight
    }

    PlainText {
        id: folder

        anchors.left: name.right
        anchors.leftMargin: Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter
        // A few letters of a folder say nothing.
        width: root._folderRoom >= Math.min(implicitWidth, Theme.px(40)) ? Math.min(implicitWidth, root._folderRoom) : 0
        visible: width > 0
        text: root.row.folder
        color: root.row.ringed || pointer.hovered ? Theme.soft : Theme.faint
        font.pixelSize: Theme.control
        elide: Text.ElideLeft
    }

    Icon {
        id: sign

        anchors.left: folder.visible ? folder.right : name.right
        anchors.leftMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.row.undone
        path: Icons.takeBack
        size: Theme.px(12)
    }

    PlainText {
        id: state

        anchors.left: sign.visible ? sign.right : folder.visible ? folder.right : name.right
        anchors.leftMargin: Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, Math.min(implicitWidth, root._room - name.width - (folder.visible ? folder.width + Theme.px(6) : 0) - (sign.visible ? sign.width + Theme.px(8) : 0) - Theme.px(6)))
        text: root.row.detail
        color: Theme.soft
        font.pixelSize: Theme.small
        elide: Text.ElideRight
    }

    Row {
        id: counts

        anchors.left: state.text !== "" ? state.right : folder.visible ? folder.right : name.right
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
        id: end

        /** The room of the button. It stays without the button, so that the check boxes are below one another. */
        readonly property real undoWidth: undo.active ? undo.implicitWidth : root.row.view.undoable && !root.row.undone ? usual.advanceWidth + Theme.px(16) : 0

        anchors.right: parent.right
        // The button has a space of its own around its text; a check box must not be under the scroll bar.
        anchors.rightMargin: Theme.px(undoWidth > 0 ? 8 : 16)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)

        IconButton {
            anchors.verticalCenter: parent.verticalCenter
            // The change of a new or deleted file already shows all lines.
            visible: root.row.open && !root.row.undone && ["modified", "renamed"].includes(root.row.changeKind) && root.row.added + root.row.removed !== ""
            size: Theme.px(24)
            focusPolicy: Qt.NoFocus
            text: root.row.allLines ? qsTr("Show only the changes") : qsTr("Show the whole file")
            glyph: Icons.file
            Accessible.description: root.row.name
            onClicked: root.row.view.toggleAllLines(root.row.key)
        }

        DeskCheckBox {
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.row.undone
            // If there is no room for the label, only the check box is shown.
            text: root.width - end.undoWidth - reviewed.advanceWidth >= Theme.px(300) ? qsTr("Reviewed") : ""
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
            active: root.row.undone ? root.row.redo !== "" : root.row.undoes && root.row.view.undoable
            visible: active

            sourceComponent: root.row.undone ? redoButton : undoButton
        }

        Item {
            visible: !undo.active && end.undoWidth > 0
            width: end.undoWidth
            height: 1
        }
    }

    // Over the last line of the row above, which may be a closed file with the same line.
    Rectangle {
        y: root.row.index > 0 ? -1 : 0
        width: parent.width
        height: 1
        color: Theme.line
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }

    TextMetrics {
        id: usual

        font.pixelSize: Theme.small
        text: qsTr("Undo")
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
        id: redoButton

        RedoButton {
            row: root.row
        }
    }
}
