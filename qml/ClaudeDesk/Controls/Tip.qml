import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Theme

/** A tooltip. */
T.ToolTip {
    id: root

    delay: 600
    y: parent ? parent.height + 4 : 0
    implicitWidth: label.implicitWidth + 16
    implicitHeight: label.implicitHeight + 8
    margins: 6
    closePolicy: T.Popup.NoAutoClose

    contentItem: Words {
        id: label

        text: root.text
        font.pixelSize: Theme.small
        color: Theme.page
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    background: Rectangle {
        radius: 6
        color: Theme.ink
    }
}
