import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A preview of an answer. The lines of a sketch are not wrapped. */
Item {
    id: root

    required property string text

    implicitHeight: box.height + Theme.px(8)

    Rectangle {
        id: box

        y: Theme.px(6)
        width: parent.width
        height: Math.min(Theme.px(260), area.contentHeight + Theme.px(18))
        radius: Theme.r
        color: Theme.code
        border.color: Theme.line

        Flickable {
            id: area

            x: Theme.px(10)
            y: Theme.px(9)
            width: parent.width - 2 * x
            height: parent.height - 2 * y
            contentWidth: Math.max(width, shown.implicitWidth)
            contentHeight: shown.implicitHeight
            clip: true
            interactive: contentHeight > height || contentWidth > width
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: DeskScrollBar {}
            T.ScrollBar.horizontal: DeskScrollBar {}

            PlainText {
                id: shown

                text: root.text
                font.family: Theme.mono
                font.pixelSize: Theme.codeSize
                Accessible.role: Accessible.StaticText
                Accessible.name: Words.fill(qsTr("Preview: %1"), [text.slice(0, 2000)])
            }

            WheelSteps {
                view: area
            }
        }
    }
}
