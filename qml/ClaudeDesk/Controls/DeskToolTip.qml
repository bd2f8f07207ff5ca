pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * A tooltip. Long text wraps instead of being cut: an address has to be readable in full. It appears at once if
 * another one was just shown, and goes away at the next key.
 */
T.ToolTip {
    id: root

    /** The keys that do the same, drawn behind the text. */
    property list<string> keys
    /** Whether the tooltip counts as open. */
    property bool _counted: false

    readonly property Transition _appearing: Transition {
        FadeIn {}
    }

    readonly property real _most: Math.min(Theme.px(320), parent && parent.Window.width > 0 ? parent.Window.width - 24 : Theme.px(320))

    delay: TipClock.warm ? 0 : 500
    // A popup takes the presses on it, even if it is disabled, and would keep them from what it covers.
    Component.onCompleted: contentItem.parent.containmentMask = nothing
    z: 20 // over panels and dialogs
    y: parent ? parent.height + 4 : 0
    implicitWidth: Math.min(label.implicitWidth + 16 + (caps.visible ? caps.width + Theme.px(8) : 0), _most)
    leftPadding: 8
    rightPadding: 8
    implicitHeight: Math.max(label.implicitHeight, caps.visible ? caps.height : 0) + 8
    enter: Theme.calm > 0 ? _appearing : null
    margins: 6
    closePolicy: T.Popup.NoAutoClose
    onOpenedChanged: root._count(opened)
    Component.onDestruction: root._count(false)

    function _count(open: bool) {
        if (open === root._counted)
            return;
        root._counted = open;
        if (open)
            TipClock.opened();
        else
            TipClock.closed();
    }

    Connections {
        target: App

        function onTyped() {
            root.close();
        }
    }

    contentItem: Item {
        Item {
            id: nothing
        }

        PlainText {
            id: label

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (caps.visible ? caps.width + Theme.px(8) : 0)
            text: root.text
            font.pixelSize: Theme.small
            color: Theme.ink
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            maximumLineCount: 8
            elide: Text.ElideRight
        }

        Row {
            id: caps

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.keys.length > 0
            spacing: Theme.px(3)

            Repeater {
                model: root.keys

                Keycap {
                    required property string modelData

                    name: modelData
                }
            }
        }
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
