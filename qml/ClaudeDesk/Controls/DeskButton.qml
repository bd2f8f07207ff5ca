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
    /**
     * The style of the button: plain, primary, act, quiet or bad. `act`: the main answer to a request or a
     * dialog. A bad button ends or deletes for good.
     */
    property string kind: "plain"
    /** The SVG path of an icon before the text, or "" without an icon. */
    property string glyph
    property bool glyphFilled: false
    property bool compact: false
    /** The key that presses the button, shown after the text, or "" without such a hint. */
    property string keyHint
    /** Whether the border is stronger than that of other buttons: the button allows something that warns. */
    property bool strong: false
    /** Whether Enter presses the button, as Space does. */
    property bool enterPresses: true
    /** Whether the button handles its keys itself. */
    property bool guardsKeys: false
    readonly property bool _filled: kind === "primary" || kind === "act" || kind === "bad"
    readonly property color _ink: kind === "primary" ? Theme.accentInk : kind === "act" ? Theme.actInk : kind === "bad" ? Theme.badInk : kind === "quiet" ? Theme.soft : Theme.ink

    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    leftPadding: compact ? Theme.px(8) : Theme.px(12)
    rightPadding: leftPadding
    topPadding: compact ? Theme.px(3) : Theme.px(7)
    bottomPadding: topPadding
    opacity: enabled ? 1 : 0.45
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
        readonly property int _before: sign.active ? Theme.px(root.compact ? 18 : 22) : 0
        readonly property int _after: hint.active ? hint.width + Theme.px(4) : 0

        text: root.caption
        color: root._ink
        font: root.font
        leftPadding: Direction.mirrored ? _after : _before
        rightPadding: Direction.mirrored ? _before : _after
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight

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
                size: Theme.px(14)
            }
        }

        Loader {
            id: hint

            active: root.keyHint !== ""
            anchors.right: parent.right
            anchors.rightMargin: -Theme.px(4)
            anchors.verticalCenter: parent.verticalCenter

            sourceComponent: Rectangle {
                implicitWidth: Math.max(implicitHeight, key.implicitWidth + Theme.px(8))
                implicitHeight: Theme.px(18)
                radius: Theme.rSmall
                color: "transparent"
                border.color: root._filled ? root._ink : Theme.line
                opacity: root._filled ? 0.75 : 1

                PlainText {
                    id: key

                    anchors.centerIn: parent
                    text: root.keyHint
                    color: root._filled ? root._ink : Theme.soft
                    font.pixelSize: Theme.tiny
                }
            }
        }
    }

    background: Rectangle {
        radius: Theme.r
        color: root.kind === "primary" ? Theme.accent : root.kind === "act" ? Theme.act : root.kind === "bad" ? Theme.bad : root.kind === "quiet" ? "transparent" : Theme.card
        border.width: root.kind === "plain" ? 1 : 0
        border.color: root.strong ? Theme.soft : Theme.line

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
