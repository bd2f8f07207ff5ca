pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * The folders with snapshots: the size of the snapshots, and whether more snapshots are made. Buttons change
 * that, and delete the snapshots.
 */
Column {
    id: root

    required property SnapshotStoresModel stores

    width: parent ? parent.width : 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Folders with snapshots")

    PlainText {
        visible: rows.count === 0
        topPadding: Theme.px(8)
        bottomPadding: Theme.px(8)
        text: qsTr("No snapshots yet")
        color: Theme.soft
        font.pixelSize: Theme.control
    }

    Repeater {
        id: rows

        model: root.stores

        Item {
            id: row

            required property int index
            required property string folder
            required property string held
            required property bool kept
            required property bool takes
            property bool sure: false

            width: root.width
            height: lines.height + Theme.px(16)
            Accessible.role: Accessible.ListItem
            Accessible.name: Words.fill(qsTr("%1: %2"), [folder, held])

            Column {
                id: lines

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                spacing: Theme.px(6)

                PlainText {
                    width: parent.width
                    text: row.folder
                    font.pixelSize: Theme.control
                    elide: Text.ElideMiddle
                }

                PlainText {
                    width: parent.width
                    text: row.sure ? qsTr("Delete all snapshots of this folder? Changes made so far can then no longer be undone.") : row.takes ? row.held : Words.fill(qsTr("Off. %1"), [row.held])
                    color: row.sure ? Theme.ink : Theme.soft
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }

                Flow {
                    width: parent.width
                    spacing: Theme.px(8)

                    DeskButton {
                        id: turn

                        visible: !row.sure
                        compact: true
                        text: row.takes ? qsTr("Turn off") : qsTr("Turn on")
                        Accessible.description: row.folder
                        onClicked: root.stores.turn(row.index, !row.takes)
                    }

                    DeskButton {
                        id: ask

                        visible: !row.sure && row.kept
                        compact: true
                        text: qsTr("Delete snapshots…")
                        Accessible.description: row.folder
                        onClicked: {
                            row.sure = true;
                            cancel.forceActiveFocus(Qt.OtherFocusReason);
                        }
                    }

                    DeskButton {
                        id: cancel

                        visible: row.sure
                        compact: true
                        text: qsTr("Cancel")
                        onClicked: {
                            row.sure = false;
                            ask.forceActiveFocus(Qt.OtherFocusReason);
                        }
                    }

                    AnswerButton {
                        visible: row.sure
                        compact: true
                        text: qsTr("Delete")
                        question: row.folder
                        Accessible.description: row.folder
                        onConfirmed: {
                            row.sure = false;
                            turn.forceActiveFocus(Qt.OtherFocusReason);
                            root.stores.remove(row.index);
                        }
                    }
                }
            }
        }
    }
}
