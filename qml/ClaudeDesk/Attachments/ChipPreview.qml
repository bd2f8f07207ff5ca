import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Theme

/** A small picture above the chip of a picture, while the pointer or the keyboard focus is on the chip. */
T.ToolTip {
    id: root

    /** The facts about the picture, from ui/attachments/attachment_items.py. */
    required property var item
    readonly property real _aspect: item.high > 0 ? item.wide / item.high : 4 / 3
    readonly property Transition _appearing: Transition {
        FadeIn {}
    }

    visible: true
    delay: 500
    z: 20
    y: -height - 4
    width: Math.round(Math.min(Theme.px(240), Math.max(Theme.px(64), Theme.px(150) * _aspect))) + 8
    height: Math.round(Math.min(Theme.px(150), Math.max(Theme.px(48), (width - 8) / _aspect))) + 8
    padding: 4
    margins: 6
    enter: Theme.calm > 0 ? _appearing : null
    closePolicy: T.Popup.NoAutoClose
    // A popup takes the presses on it, and would keep them from what it covers.
    Component.onCompleted: contentItem.parent.containmentMask = nothing

    contentItem: Thumbnail {
        key: root.item.key ?? ""

        Item {
            id: nothing
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
