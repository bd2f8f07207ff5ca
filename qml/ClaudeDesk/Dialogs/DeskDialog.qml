pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A question about a worktree: its heading, the facts and choices, and the answers below them. */
PopupPanel {
    id: root

    required property string heading
    default property alias content: lines.data
    /** The items that stay in sight above the answers, however little room there is. */
    property alias footer: foot.data
    property alias buttons: answers.data
    /** The user pressed Escape. */
    signal dismissed

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    closePolicy: T.Popup.NoAutoClose
    width: Math.min(Theme.px(520), (parent ? parent.width : 0) - 24)
    height: Math.min(implicitHeight, (parent ? parent.height : 0) - 24)
    padding: Theme.px(20)
    visible: true

    T.Overlay.modal: Rectangle {
        color: Theme.shade
    }

    contentItem: FocusScope {
        implicitWidth: Theme.px(480)
        implicitHeight: title.height + lines.height + foot.height + answers.height + Theme.px(foot.height > 0 ? 40 : 28)
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: root.heading
        Keys.onEscapePressed: root.dismissed()

        PlainText {
            id: title

            width: parent.width
            text: root.heading
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Flickable {
            id: area

            anchors.left: parent.left
            anchors.top: title.bottom
            anchors.topMargin: Theme.px(12)
            anchors.bottom: foot.top
            anchors.bottomMargin: foot.height > 0 ? Theme.px(12) : 0
            // The scroll bar is beside the lines, so that the width of the lines does not depend on it.
            width: parent.width + Theme.px(14)
            // Round down: heights of lines are fractions, so their sum may be off by a fraction of a pixel.
            contentHeight: Math.floor(lines.height)
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            clip: interactive
            T.ScrollBar.vertical: DeskScrollBar {}

            FocusFollower {
                view: area
            }

            Column {
                id: lines

                x: Direction.mirrored ? area.width - width : 0
                width: title.width
                spacing: Theme.px(12)
            }

            WheelSteps {
                view: area
            }
        }

        Column {
            id: foot

            anchors.bottom: answers.top
            anchors.bottomMargin: Theme.px(16)
            width: parent.width
            spacing: Theme.px(10)
        }

        Flow {
            id: answers

            anchors.bottom: parent.bottom
            width: parent.width
            spacing: Theme.px(8)
        }
    }
}
