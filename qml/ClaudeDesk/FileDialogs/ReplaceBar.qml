import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Asks whether to replace a file that exists already. */
Rectangle {
    id: root

    required property FileDialog dialog

    implicitHeight: asked.height + Theme.px(20)
    radius: Theme.r
    color: Theme.page
    border.color: Theme.warn
    Accessible.role: Accessible.Dialog
    Accessible.name: dialog.question
    Component.onCompleted: keep.forceActiveFocus(Qt.TabFocusReason)

    Flow {
        id: asked

        x: Theme.px(12)
        y: Theme.px(10)
        width: parent.width - 2 * x
        spacing: Theme.px(8)

        PlainText {
            width: parent.width
            text: root.dialog.question
            font.pixelSize: Theme.control
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        DeskButton {
            id: keep

            text: qsTr("Keep existing file")
            onClicked: root.dialog.keep()
        }

        AnswerButton {
            text: qsTr("Replace")
            question: root.dialog.question
            onConfirmed: root.dialog.replace()
        }
    }
}
