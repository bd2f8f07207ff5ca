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

    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    leftPadding: Theme.px(6)
    rightPadding: Theme.px(8)
    topPadding: 2
    bottomPadding: 2
    font.pixelSize: Theme.control
    Accessible.name: caption

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    contentItem: Row {
        spacing: Theme.px(7)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.px(9)
            filled: true
            color: Theme.soft
            path: root.folded ? Icons.triangleRight : Icons.triangleDown
        }

        PlainText {
            text: root.caption
            color: root.hovered ? Theme.ink : Theme.soft
            font: root.font
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
