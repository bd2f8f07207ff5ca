pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Theme

/** One line of a menu. */
T.MenuItem {
    id: root

    /**
     * The text of the item. Text from outside goes here, because an `&` in `text` would make a mnemonic key.
     */
    property string caption: text
    /** The icon before the text; "" without an icon. In a menu, all items have one or none has. */
    property string glyph
    readonly property int _before: glyph === "" ? 0 : Theme.px(26)
    /** The shortcut of the same action, for display only. */
    property string keys
    /** Whether this is the current choice among several. */
    property bool chosen: false

    /** The greatest width of the text. A path that is too long is cut in the middle. */
    property real most: Infinity

    implicitWidth: _before + Math.min(label.implicitWidth, most) + (hint.visible ? hint.implicitWidth + Theme.px(24) : 0) + leftPadding + rightPadding
    implicitHeight: visible ? Math.max(Theme.rowHeight, label.implicitHeight + Theme.px(12)) : 0
    leftPadding: Theme.px(12)
    rightPadding: Theme.px(12)
    font.pixelSize: Theme.control
    opacity: enabled ? 1 : 0.45
    // The arrow keys of a menu step over items that do not take the focus.
    activeFocusOnTab: visible
    Accessible.name: caption
    Accessible.description: chosen ? qsTr("Selected") : ""

    contentItem: Item {
        Loader {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            active: root.glyph !== ""

            sourceComponent: Icon {
                path: root.glyph
                size: Theme.px(16)
                directed: root.glyph === Icons.rewind
            }
        }

        PlainText {
            id: label

            anchors.left: parent.left
            anchors.leftMargin: root._before
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.most)
            text: root.caption
            font: root.font
            elide: Text.ElideMiddle
        }

        PlainText {
            id: hint

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.keys !== ""
            text: root.keys
            color: root.highlighted ? Theme.soft : Theme.faint
            font.pixelSize: Theme.small
        }

        Loader {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            active: root.chosen

            sourceComponent: Icon {
                path: Icons.checkSmall
                size: Theme.px(12)
            }
        }
    }

    background: Rectangle {
        radius: Theme.rInner
        color: root.down || root.highlighted ? Theme.warm : "transparent"
    }
}
