pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A button with a text. */
T.Button {
    id: root

    /**
     * The text of the button. Text from outside goes here, because an `&` in `text` would make a mnemonic
     * key.
     */
    property string caption: text
    /** The style of the button: plain, primary, quiet or bad. A bad button ends or deletes for good. */
    property string kind: "plain"
    /** The SVG path of an icon before the text, or "" without an icon. */
    property string glyph
    property bool glyphFilled: false
    property bool compact: false
    /** The key that presses the button, shown after the text, or "" without such a hint. */
    property string keyHint
    /** Whether the border is one shade stronger than that of other buttons. */
    property bool strong: false
    /** Whether Enter presses the button, as Space does. */
    property bool enterPresses: true
    /** Whether the button handles its keys itself. */
    property bool guardsKeys: false
    readonly property color _ink: kind === "primary" ? Theme.accentInk : kind === "bad" ? Theme.badInk : kind === "quiet" ? Theme.soft : Theme.ink

    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    leftPadding: compact ? Theme.px(8) : Theme.px(12)
    rightPadding: leftPadding
    topPadding: compact ? Theme.px(3) : Theme.px(7)
    bottomPadding: topPadding
    opacity: enabled ? 1 : 0.5
    font.pixelSize: compact ? Theme.small : Theme.control
    Accessible.name: caption

    Keys.onPressed: event => {
        if (root.guardsKeys)
            return;
        if (root.enterPresses)
            ReturnKey.press(event, root);
        else
            ReturnKey.ignore(event);
    }
    Keys.onReleased: event => ReturnKey.ignore(event)

    // The content is one text item, and the icon is loaded only if it is needed, because rows contain many
    // buttons.
    contentItem: PlainText {
        readonly property int _before: sign.active ? Theme.px(18) : 0
        readonly property int _after: hint.active ? Theme.px(16) : 0

        text: root.caption
        color: root._ink
        font: root.font
        leftPadding: Direction.mirrored ? _after : _before
        rightPadding: Direction.mirrored ? _before : _after
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter

        Loader {
            id: sign

            active: root.glyph !== ""
            anchors.left: parent.left
            anchors.leftMargin: Math.round((parent.width - parent.implicitWidth) / 2)
            anchors.verticalCenter: parent.verticalCenter

            sourceComponent: Icon {
                path: root.glyph
                filled: root.glyphFilled
                color: root._ink
                size: Theme.px(12)
            }
        }

        Loader {
            id: hint

            active: root.keyHint !== ""
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter

            sourceComponent: PlainText {
                text: root.keyHint
                color: Theme.soft
                font.pixelSize: Theme.small
            }
        }
    }

    background: Rectangle {
        radius: Theme.r
        color: root.kind === "primary" ? Theme.accent : root.kind === "bad" ? Theme.bad : root.kind === "quiet" ? "transparent" : Theme.card
        border.width: root.kind === "plain" ? 1 : 0
        border.color: root.strong ? Theme.edge : Theme.line

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"
        }

        Loader {
            anchors.fill: parent
            active: root.visualFocus

            sourceComponent: FocusRing {}
        }
    }
}
