pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Theme

/** A button with a sign on it; `caption` is its name. */
T.Button {
    id: root

    /** Its name: words that are not ours go here. An `&` in `text` would make a key of its own. */
    property string caption: text
    property string glyph
    property bool filled: false
    property real size: Theme.px(28)
    /** Whether what it opens is open: its name is not to lie over that. */
    property bool opened: false
    /** Where its name is shown: "below", "above", or "right" of it. Never over what is being written. */
    property string tipSide: "below"

    implicitWidth: size
    implicitHeight: size
    opacity: enabled ? 1 : 0.5
    Accessible.name: caption

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            path: root.glyph
            filled: root.filled
            color: root.hovered ? Theme.ink : Theme.soft
            size: Math.round(root.size * 0.5)
        }
    }

    background: Rectangle {
        radius: 7
        color: root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"

        Loader {
            anchors.fill: parent
            active: root.visualFocus

            sourceComponent: FocusRing {}
        }
    }

    Loader {
        active: (root.hovered || root.visualFocus) && !root.opened

        sourceComponent: DeskToolTip {
            parent: root
            visible: true
            // The sign alone is no name: it is said at once, but not while the pointer goes by.
            delay: 120
            x: root.tipSide === "right" ? root.width + 4 : (root.width - width) / 2
            y: root.tipSide === "right" ? (root.height - height) / 2 : root.tipSide === "above" ? -height - 4 : root.height + 4
            text: root.caption
        }
    }
}
