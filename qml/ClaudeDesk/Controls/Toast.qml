pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Theme

/**
 * A short message over the conversation about the outcome of an action. A message about success disappears by
 * itself.
 */
Item {
    id: root

    required property string words
    property bool bad: false
    /** Whether the work is still in progress. */
    property bool busy: false
    /** Milliseconds until a message about success disappears. */
    property int lasting: 4000
    /** The text of a button for a further action, or "" without the button. */
    property string action
    /**
     * `dismissed`: the message was closed or timed out. `cancelled`: the user cancelled the work. `acted`:
     * the user pressed the action's button.
     */
    signal dismissed
    signal cancelled
    signal acted

    visible: words !== ""
    implicitWidth: shown.implicitWidth
    implicitHeight: shown.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: words
    Accessible.ignored: !visible

    Timer {
        running: root.visible && !root.busy && !root.bad
        interval: root.lasting
        onTriggered: root.dismissed()
    }

    Loader {
        id: shown

        active: root.visible

        sourceComponent: Item {
            id: content

            implicitWidth: box.width
            implicitHeight: box.height

            Component.onCompleted: appearing.show(content)

            FadeIn {
                id: appearing
            }

            Shadow {
                radius: Theme.r
            }

            Rectangle {
                id: box

                width: said.width + act.width + close.width + Theme.px(28)
                height: Math.max(Theme.px(36), said.height + Theme.px(16))
                radius: Theme.r
                color: Theme.card
                border.color: root.bad ? Theme.bad : Theme.line

                PlainText {
                    id: said

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(14)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, Theme.px(360), (root.parent?.width ?? 0) - act.width - close.width - Theme.px(52))
                    text: root.words
                    wrapMode: Text.Wrap
                    maximumLineCount: 4
                    elide: Text.ElideRight
                    font.pixelSize: Theme.control
                }

                DeskButton {
                    id: act

                    anchors.right: close.left
                    anchors.verticalCenter: parent.verticalCenter
                    width: root.action !== "" ? implicitWidth : 0
                    visible: root.action !== ""
                    compact: true
                    kind: "quiet"
                    caption: root.action
                    onClicked: root.acted()
                }

                IconButton {
                    id: close

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(4)
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.busy ? qsTr("Cancel") : qsTr("Dismiss")
                    glyph: Icons.close
                    onClicked: root.busy ? root.cancelled() : root.dismissed()
                }
            }
        }
    }
}
