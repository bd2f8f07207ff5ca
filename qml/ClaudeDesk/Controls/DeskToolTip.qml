import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Theme

/** A tooltip. Long text wraps instead of being cut: an address has to be readable in full. */
T.ToolTip {
    id: root

    readonly property Transition _appearing: Transition {
        FadeIn {}
    }

    readonly property real _most: Math.min(Theme.px(320), parent && parent.Window.width > 0 ? parent.Window.width - 24 : Theme.px(320))

    delay: 500
    z: 20 // over panels and dialogs
    y: parent ? parent.height + 4 : 0
    implicitWidth: Math.min(label.implicitWidth + 16, _most)
    leftPadding: 8
    rightPadding: 8
    implicitHeight: label.implicitHeight + 8
    enter: Theme.calm > 0 ? _appearing : null
    margins: 6
    closePolicy: T.Popup.NoAutoClose

    contentItem: PlainText {
        id: label

        text: root.text
        font.pixelSize: Theme.small
        color: Theme.ink
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        maximumLineCount: 8
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }

    background: Item {
        Shadow {
            radius: Theme.rInner
        }

        Rectangle {
            anchors.fill: parent
            radius: Theme.rInner
            color: Theme.card
            border.color: Theme.line
        }
    }
}
