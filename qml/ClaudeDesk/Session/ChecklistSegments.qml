pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Theme

/** A checklist as a bar, with a segment for each item unless there are too many to tell apart. */
Item {
    id: root

    /** The state of each item: "pending", "active" or "done". */
    required property list<string> itemStates
    readonly property bool segmented: itemStates.length <= 20
    readonly property int gap: Theme.px(3)
    readonly property real each: Math.max(Theme.px(4), Math.min(Theme.px(22), (Theme.px(140) - gap * (itemStates.length - 1)) / Math.max(1, itemStates.length)))

    function tint(itemState: string): color {
        return itemState === "done" ? Theme.ok : itemState === "active" ? Theme.accent : Theme.line;
    }

    implicitWidth: segmented ? itemStates.length * (each + gap) - gap : Theme.px(140)
    implicitHeight: Theme.px(4)

    Repeater {
        model: root.segmented ? root.itemStates.length : 0

        Rectangle {
            required property int index

            objectName: "segment"
            x: Math.round(index * (root.each + root.gap))
            width: Math.round(root.each)
            height: root.height
            radius: height / 2
            color: root.tint(root.itemStates[index] ?? "")
        }
    }

    Rectangle {
        visible: !root.segmented
        width: root.width
        height: root.height
        radius: height / 2
        color: root.tint("")

        Rectangle {
            width: Math.round(parent.width * root.itemStates.filter(each => each === "done").length / Math.max(1, root.itemStates.length))
            height: parent.height
            radius: height / 2
            color: root.tint("done")
        }
    }
}
