pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A button with an icon; `caption` is its name. */
T.Button {
    id: root

    /**
     * The name of the button. Text from outside goes here, because an `&` in `text` would make a mnemonic
     * key.
     */
    property string caption: text
    /** What the button does beside its name; "" if the name says everything. */
    property string hint
    /** The action of a shortcut that does the same (ui/window/shortcuts.py), or "". The tooltip has its keys. */
    property string shortcut
    property string glyph
    property bool filled: false
    property real size: Theme.px(28)
    property real iconSize: Math.round(size * 0.5)
    /** Whether the icon is mirrored in a window that is read from right to left. */
    property bool directed: false
    /**
     * Whether the menu or panel of the button is open. The tooltip is then hidden, so that it does not cover
     * the menu or panel.
     */
    property bool opened: false
    /** Whether what the button shows is in sight. */
    property bool marked: false
    /**
     * Where the tooltip is shown: "below", "above", or "right" of the button. Choose a side where the
     * tooltip does not cover the user's text.
     */
    property string tipSide: "below"

    implicitWidth: size
    implicitHeight: size
    opacity: enabled ? 1 : 0.5
    Accessible.name: caption
    Accessible.description: hint

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            path: root.glyph
            filled: root.filled
            color: root.hovered || root.marked ? Theme.ink : Theme.soft
            size: root.iconSize
            directed: root.directed
        }
    }

    background: Rectangle {
        radius: Theme.r
        color: root.down ? Theme.press : root.marked ? Theme.warm : root.hovered ? Theme.hover : "transparent"

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
            x: root.tipSide === "right" ? root.width + 4 : (root.width - width) / 2
            y: root.tipSide === "right" ? (root.height - height) / 2 : root.tipSide === "above" ? -height - 4 : root.height + 4
            text: root.hint === "" ? root.caption : root.caption + "\n" + root.hint
            keys: root.shortcut !== "" && App.shortcuts.revision >= 0 ? App.shortcuts.keysOf(root.shortcut) : []
        }
    }
}
