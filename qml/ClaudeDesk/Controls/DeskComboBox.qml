pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A choice of one value from a list, small enough for the composer. */
T.ComboBox {
    id: root

    /** The name of the choice, for assistive technology. */
    required property string name
    /** Whether the list is open. */
    property bool open: false
    /** `listWidth`: the smallest width of the list. `listHeight`: its greatest height. */
    property real listWidth: Theme.px(230)
    property real listHeight: Theme.px(320)
    property color ink: Theme.soft
    /** The SVG path of an icon before the text, or "" without an icon. */
    property string glyph
    /** Whether the box has a frame. In a row of the message box it has none. */
    property bool framed: true
    /** What the current value means, for the tooltip, or "". */
    property string meaning
    readonly property real _windowWidth: Window.width
    readonly property real _windowHeight: Window.height
    /**
     * Whether the key that is released next was pressed on this box, and is not the Enter that opened the
     * list.
     */
    property bool _pressed: false

    implicitWidth: Math.min(contentItem.implicitWidth, Theme.px(200)) + leftPadding + rightPadding
    implicitHeight: framed ? contentItem.implicitHeight + topPadding + bottomPadding : Theme.controlHeight
    leftPadding: Direction.mirrored ? Theme.px(22) : Theme.px(8)
    rightPadding: Direction.mirrored ? Theme.px(8) : Theme.px(22)
    topPadding: Theme.px(4)
    bottomPadding: Theme.px(4)
    font.pixelSize: Theme.small
    hoverEnabled: true
    wheelEnabled: false
    Accessible.name: name
    Accessible.description: displayText

    /**
     * Handle a key press on the closed box. Up, Down and Enter open the list. Other keys that would choose a
     * value have no effect, because the box may have the focus by mistake.
     */
    function guard(event: KeyEvent) {
        const opens = event.key === Qt.Key_Up || event.key === Qt.Key_Down || ReturnKey.isIt(event);
        if (opens && !(event.isAutoRepeat && ReturnKey.isIt(event)))
            root.popup.open();
        event.accepted = opens || event.key === Qt.Key_Home || event.key === Qt.Key_End || event.text > " " && event.text !== "\x7f";
    }

    // When `/model` in the message field opens the list, the Enter key is released here, and the release
    // would choose a value.
    onActiveFocusChanged: _pressed = false
    Keys.priority: Keys.BeforeItem
    Keys.onReleased: event => event.accepted = !root._pressed
    Keys.onPressed: event => {
        // The release of the Enter key that opens the list must not choose a value.
        root._pressed = !(ReturnKey.isIt(event) && !root.open) && (root._pressed || !event.isAutoRepeat);
        if (!root.open)
            root.guard(event);
        else
            event.accepted = false;
    }

    contentItem: PlainText {
        id: label

        text: root.displayText
        font: root.font
        color: root.ink
        elide: Text.ElideRight
        leftPadding: sign.active && !Direction.mirrored ? Theme.px(20) : 0
        rightPadding: sign.active && Direction.mirrored ? Theme.px(20) : 0
        horizontalAlignment: Text.AlignLeft
        verticalAlignment: Text.AlignVCenter

        Loader {
            id: sign

            active: root.glyph !== ""
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter

            sourceComponent: Icon {
                path: root.glyph
                color: root.ink
                size: Theme.px(root.framed ? 12 : 14)
            }
        }
    }

    indicator: Icon {
        // At half a pixel, the thin lines of the arrow would be pale.
        x: Direction.mirrored ? Theme.px(8) : Math.round(root.width - width - Theme.px(8))
        y: Math.round((root.height - height) / 2)
        // A box that shows only an icon has no room for the arrow.
        visible: root.glyph === "" || root.width >= Theme.px(42)
        size: Theme.px(9)
        path: Icons.chevronDown
        color: Theme.soft
    }

    Loader {
        active: root.hovered && !root.open && (label.truncated || root.meaning !== "")

        sourceComponent: DeskToolTip {
            parent: root
            visible: true
            // The tooltip is beside the box: above the box is the user's text, and below the box is hardly
            // any room.
            x: Direction.mirrored ? -width - 4 : root.width + 4
            y: (root.height - height) / 2
            text: [label.truncated ? root.displayText : "", root.meaning].filter(part => part !== "").join("\n")
        }
    }

    background: Rectangle {
        radius: Theme.r
        color: root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"
        border.color: root.framed ? Theme.line : "transparent"

        FocusRing {
            visible: root.visualFocus
        }
    }

    delegate: DeskComboBoxItem {
        required property string modelData

        words: modelData
        current: root.currentIndex === index
        highlighted: root.highlightedIndex === index
    }

    popup: T.Popup {
        readonly property Transition _appearing: Transition {
            FadeIn {}
        }

        // The list closes without an animation: while it fades out, it would keep the keyboard focus.
        enter: Theme.calm > 0 ? _appearing : null
        z: 30 // the list is above the tooltip of the item under the pointer
        onVisibleChanged: root.open = visible
        y: -height - 4
        width: Math.min(Math.max(root.width, root.listWidth), root._windowWidth - 16)
        implicitHeight: Math.min(list.contentHeight + 12, root.listHeight, root._windowHeight - 16)
        padding: 6
        margins: 8
        closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent

        contentItem: ListView {
            id: list

            clip: true
            model: root.open ? root.delegateModel : null
            currentIndex: root.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: DeskScrollBar {}

            WheelSteps {
                view: list
            }
        }

        background: Item {
            Shadow {
                radius: Theme.r
            }

            Rectangle {
                anchors.fill: parent
                radius: Theme.r
                color: Theme.card
                border.color: Theme.line
            }
        }
    }
}
