pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A line with a small triangle that folds the content below it. */
T.Button {
    id: root

    required property bool folded
    /** The text of the line. Do not use `text`, where an `&` would make a mnemonic key. */
    required property string caption
    /** Words behind the caption, or "". They are the first to be cut. */
    property string detail
    /** Whether the content is still being made. An arc then replaces the triangle. */
    property bool busy: false
    /** The greatest width of the line. */
    property real room: Infinity

    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.smallHeight, contentItem.implicitHeight + topPadding + bottomPadding)
    leftPadding: Theme.px(6)
    rightPadding: Theme.px(8)
    topPadding: 2
    bottomPadding: 2
    font.pixelSize: Theme.control
    Accessible.name: caption

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    contentItem: Row {
        spacing: Theme.px(8)

        Item {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(12)
            height: width

            Icon {
                anchors.centerIn: parent
                size: Theme.px(root.busy ? 12 : 9)
                filled: !root.busy
                color: root.busy ? Theme.accent : Theme.soft
                path: root.busy ? Icons.agentWorking : root.folded ? Icons.triangleRight : Icons.triangleDown
            }
        }

        PlainText {
            id: words

            text: root.caption
            color: root.hovered ? Theme.ink : Theme.soft
            font: root.font
        }

        Loader {
            active: root.detail !== ""
            visible: active

            sourceComponent: PlainText {
                width: Math.max(0, Math.min(measure.advanceWidth + 1, root.room - words.x - words.width - root.leftPadding - root.rightPadding - Theme.px(8)))
                text: root.detail
                elide: Text.ElideRight
                color: root.hovered ? Theme.soft : Theme.faint
                font: root.font

                TextMetrics {
                    id: measure

                    font: root.font
                    text: root.detail
                }
            }
        }
    }

    background: Item {
        FocusRing {
            visible: root.visualFocus
            gap: 0
            radius: Theme.rSmall
        }
    }
}
