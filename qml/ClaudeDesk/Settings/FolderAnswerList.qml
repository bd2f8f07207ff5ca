pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The folders that the user was asked about, with the answers. */
Column {
    id: root

    required property FolderAnswersModel folders

    width: parent ? parent.width : 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Folder trust")

    PlainText {
        visible: rows.count === 0
        topPadding: Theme.px(8)
        bottomPadding: Theme.px(8)
        text: qsTr("None")
        color: Theme.soft
        font.pixelSize: Theme.control
    }

    Repeater {
        id: rows

        model: root.folders

        Item {
            id: row

            required property int index
            required property string folder
            required property string answer

            width: root.width
            height: words.height + Theme.px(14)
            Accessible.role: Accessible.ListItem
            Accessible.name: Words.fill(qsTr("%1: %2"), [folder, answer])

            Column {
                id: words

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - forget.width - Theme.px(12)
                spacing: Theme.px(2)

                PlainText {
                    width: parent.width
                    text: row.folder
                    font.pixelSize: Theme.control
                    elide: Text.ElideMiddle
                }

                PlainText {
                    width: parent.width
                    text: row.answer
                    color: Theme.soft
                    font.pixelSize: Theme.small
                    elide: Text.ElideRight
                }
            }

            AnswerButton {
                id: forget

                pales: false
                question: row.folder
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                compact: true
                text: qsTr("Remove")
                Accessible.description: row.folder
                onConfirmed: root.folders.forget(row.index)
            }
        }
    }
}
