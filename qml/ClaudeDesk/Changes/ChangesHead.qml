pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Panels
import ClaudeDesk.Theme

/**
 * The head of the changes page: tabs that choose the compared states, the totals, and buttons for all
 * changes.
 */
FocusScope {
    id: root

    required property ChangesView changes

    implicitHeight: lines.height

    T.ButtonGroup {
        id: group
    }

    Column {
        id: lines

        x: Theme.px(12)
        width: parent.width - 2 * x
        spacing: Theme.px(6)

        PanelTabs {
            id: tabs

            all: [turn, session, head]
            room: parent.width
            spacing: Theme.px(2)

            PanelTab {
                id: turn

                width: tabs.widthOf(turn)
                height: tabs.tabHeight
                text: root.changes.older ? qsTr("Earlier turn") : qsTr("This turn")
                T.ButtonGroup.group: group
                checked: root.changes.scope === "turn"
                focus: checked
                onClicked: root.changes.choose("turn")
            }

            PanelTab {
                id: session

                width: tabs.widthOf(session)
                height: tabs.tabHeight
                text: qsTr("This session")
                T.ButtonGroup.group: group
                checked: root.changes.scope === "session"
                focus: checked
                onClicked: root.changes.choose("session")
            }

            PanelTab {
                id: head

                width: tabs.widthOf(head)
                height: tabs.tabHeight
                text: qsTr("Since HEAD")
                T.ButtonGroup.group: group
                checked: root.changes.ofHead
                focus: checked
                onClicked: root.changes.choose("head")
            }
        }

        IndexTabs {
            visible: root.changes.ofHead
            width: parent.width
            changes: root.changes
        }

        Item {
            visible: root.changes.figure !== "" || root.changes.redoable
            width: parent.width
            height: Math.max(figure.height, buttons.height)

            PlainText {
                id: figure

                anchors.left: parent.left
                anchors.leftMargin: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - buttons.width - Theme.px(16)
                text: Words.join([root.changes.figure, root.changes.reviewFigure])
                color: Theme.soft
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            Row {
                id: buttons

                anchors.right: parent.right
                spacing: Theme.px(6)

                IconButton {
                    visible: root.changes.figure !== ""
                    size: Theme.px(24)
                    text: root.changes.spaces ? qsTr("Hide changes of white space") : qsTr("Show changes of white space")
                    glyph: Icons.spaces
                    onClicked: root.changes.setSpaces(!root.changes.spaces)
                }

                IconButton {
                    visible: root.changes.figure !== ""
                    size: Theme.px(24)
                    text: root.changes.sided ? qsTr("Show changes in one column") : qsTr("Show changes side by side")
                    glyph: Icons.sideBySide
                    onClicked: root.changes.setSided(!root.changes.sided)
                }

                AnswerButton {
                    pales: false
                    visible: root.changes.redoable
                    about: root.changes
                    compact: true
                    text: qsTr("Redo")
                    onConfirmed: root.changes.redo()
                }

                DeskButton {
                    visible: root.changes.stages !== ""
                    compact: true
                    enabled: !root.changes.staging.busy
                    text: root.changes.stages === "unstage" ? qsTr("Unstage all") : qsTr("Stage all")
                    onClicked: root.changes.stage("")
                }

                AnswerButton {
                    pales: false
                    visible: root.changes.undoable
                    compact: true
                    about: root.changes
                    question: [root.changes.scope, root.changes.figure, root.changes.warnings].join("\n")
                    enabled: !root.changes.undoing && !root.changes.waits
                    text: qsTr("Undo all")
                    onConfirmed: root.changes.undo("")
                }
            }
        }

        Flow {
            visible: root.changes.older
            x: Theme.px(8)
            width: parent.width - 2 * x
            spacing: Theme.px(8)

            PlainText {
                width: Math.min(implicitWidth, parent.width)
                height: Math.max(implicitHeight, latest.implicitHeight)
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.Wrap
                text: qsTr("You are looking at an earlier turn.")
                color: Theme.soft
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            DeskButton {
                id: latest

                compact: true
                text: qsTr("Show the latest turn")
                onClicked: {
                    turn.forceActiveFocus(Qt.OtherFocusReason);
                    root.changes.choose("turn");
                }
            }
        }

        Flow {
            visible: root.changes.waits || root.changes.undoing
            x: Theme.px(8)
            width: parent.width - 2 * x
            spacing: Theme.px(8)

            PlainText {
                width: Math.min(implicitWidth, parent.width)
                height: Math.max(implicitHeight, cancel.implicitHeight)
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.Wrap
                text: root.changes.undoWords
                color: Theme.soft
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            DeskButton {
                id: cancel

                visible: root.changes.waits
                compact: true
                text: qsTr("Cancel")
                Accessible.name: qsTr("Cancel undo")
                onClicked: {
                    turn.forceActiveFocus(Qt.OtherFocusReason);
                    root.changes.cancelUndo();
                }
            }
        }

        PlainText {
            visible: text !== ""
            x: Theme.px(8)
            width: parent.width - 2 * x
            text: root.changes.said
            color: Theme.bad
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        PlainText {
            visible: text !== "" && !root.changes.staging.open
            x: Theme.px(8)
            width: parent.width - 2 * x
            text: root.changes.staging.said
            color: root.changes.staging.bad ? Theme.bad : Theme.ok
            font.pixelSize: Theme.small
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Accessible.role: root.changes.staging.bad ? Accessible.AlertMessage : Accessible.StaticText
            Accessible.name: text
        }

        PlainText {
            visible: text !== ""
            x: Theme.px(8)
            width: parent.width - 2 * x
            text: root.changes.warnings
            color: Theme.faint
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
