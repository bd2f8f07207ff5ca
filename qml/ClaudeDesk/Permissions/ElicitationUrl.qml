import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * The page that a server wants the user to open: the host first, then the full address. Nothing is fetched
 * from the page.
 */
Column {
    id: root

    required property QuestionView question

    spacing: Theme.px(8)

    Rectangle {
        width: root.width
        height: texts.height + Theme.px(18)
        radius: Theme.r
        color: Theme.code
        border.color: Theme.line

        Column {
            id: texts

            x: Theme.px(12)
            y: Theme.px(9)
            width: parent.width - 2 * x
            spacing: Theme.px(4)

            PlainText {
                width: parent.width
                visible: text !== ""
                text: root.question.host
                font.weight: Font.DemiBold
                wrapMode: Text.WrapAnywhere
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            PlainText {
                width: parent.width
                text: root.question.address
                wrapMode: Text.WrapAnywhere
                font.family: Theme.mono
                font.pixelSize: Theme.codeSize
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }

    RequestNotes {
        width: root.width
        notes: root.question.notes
    }
}
