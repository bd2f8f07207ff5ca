pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.FileDialogs
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A file that has changed: its name, what became of it, how many lines. */
Item {
    id: root

    required property ChangeRow row
    readonly property color _tone: row.changeKind === "added" ? Theme.ok : row.changeKind === "deleted" ? Theme.bad : Theme.soft

    implicitHeight: Theme.px(24)

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
        width: Math.min(implicitWidth, Math.max(Theme.px(60), root.width - end.width - Theme.px(18) - state.width - counts.width - Theme.px(28)))
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
        width: Math.min(implicitWidth, Theme.px(180))
        text: root.row.changeKind === "modified" ? "" : Words.join([root.row.words, root.row.detail])
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

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)

        IconButton {
            anchors.verticalCenter: parent.verticalCenter
            // A file that is new or gone is shown whole already.
            visible: root.row.open && ["modified", "renamed"].includes(root.row.changeKind) && root.row.added + root.row.removed !== ""
            size: Theme.px(22)
            focusPolicy: Qt.NoFocus
            text: root.row.whole ? qsTr("Show only the changes") : qsTr("Show the whole file")
            glyph: Icons.file
            Accessible.description: root.row.name
            onClicked: root.row.view.toggleWhole(root.row.key)
        }

        FileDialogCheckBox {
            anchors.verticalCenter: parent.verticalCenter
            // Where there is no room for the word it stands for itself.
            text: root.width >= Theme.px(380) ? qsTr("Reviewed") : ""
            leftPadding: text !== "" ? Theme.px(21) : Theme.px(15)
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
            anchors.verticalCenter: parent.verticalCenter
            active: root.row.view.undoable
            visible: active

            sourceComponent: DeskButton {
                compact: true
                kind: "quiet"
                text: qsTr("Undo")
                Accessible.name: qsTr("Undo this file")
                focusPolicy: Qt.NoFocus
                enabled: !root.row.view.undoing
                Accessible.description: root.row.spoken
                onClicked: root.row.view.undo(root.row.key)
            }
        }
    }
}
