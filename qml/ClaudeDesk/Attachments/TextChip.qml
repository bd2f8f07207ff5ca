pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * A chip in a text: a file, a picture, a mention, a pasted text, a quotation or a comment on lines. The text keeps the place below it free
 * (ui/composer/chip_size.py).
 */
T.AbstractButton {
    id: root

    /** Which chip it is, not its place. */
    required property string number
    /** The name in full, for assistive technology and for the tooltip. */
    required property string name
    required property string label
    required property string chipSize
    /** `file`, `picture`, `mention`, `paste`, `quote`, `comment`, `terminal` or `output`. */
    required property string kind
    /** The tooltip; the name if the label is cut. */
    property string hint
    /** Why the file is not attached; "" if it is. */
    required property string missing
    /** Whether the file is being read. */
    required property bool reading
    /** Whether the chip is a part of the selected text. */
    property bool selected: false
    /** Whether the chip has a button that removes it, in the place of its size while the pointer is there. */
    property bool removable: false
    /** The facts about a file or picture, from ui/attachments/attachment_items.py; without any, there is no preview. */
    property var item: null
    readonly property bool _previews: item?.picture ?? false
    signal removeWanted

    readonly property var _icons: ({
            paste: Icons.pastedText,
            quote: Icons.quote,
            output: Icons.toolRun,
            terminal: Icons.toolRun,
            picture: Icons.picture,
            file: Icons.file,
            more: Icons.chevronDownSmall,
            mention: Icons.mention,
            comment: Icons.comment
        })

    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    leftPadding: Theme.px(8)
    rightPadding: Theme.px(8)
    Accessible.role: Accessible.Button
    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    background: Rectangle {
        radius: Theme.rInner
        color: root.selected ? Theme.selection : Theme.card
        border.color: root.selected ? Theme.focus : Theme.line

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"
        }

        // The ring is drawn inside the chip, because the message field clips its content.
        FocusRing {
            gap: 0
            visible: root.visualFocus
        }
    }

    contentItem: Item {
        Icon {
            id: sign

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.px(14)
            color: root.reading ? Theme.faint : Theme.soft
            path: root._icons[root.kind] ?? Icons.file
        }

        PlainText {
            id: title

            anchors.left: sign.right
            anchors.leftMargin: Theme.px(5)
            anchors.right: size.left
            anchors.rightMargin: size.text !== "" ? Theme.px(5) : 0
            anchors.verticalCenter: parent.verticalCenter
            text: root.label
            elide: root.kind === "quote" || root.kind === "comment" ? Text.ElideRight : Text.ElideMiddle
            color: root.reading || root.missing !== "" ? Theme.faint : Theme.ink
            font.pixelSize: Theme.control
            font.strikeout: root.missing !== ""
        }

        PlainText {
            id: size

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            opacity: remover.active ? 0 : 1
            text: root.chipSize
            color: Theme.soft
            font.pixelSize: Theme.small
        }
    }

    component Remover: Rectangle {
        readonly property alias entered: button.hovered

        width: button.width
        height: button.height
        radius: Theme.rInner
        // The same colour as that of the chip under the pointer: the button covers the end of a long name.
        color: Qt.tint(root.selected ? Theme.selection : Theme.card, Theme.hover)

        IconButton {
            id: button

            size: root.height - 2
            iconSize: Theme.px(10)
            focusPolicy: Qt.NoFocus
            tipSide: "above"
            glyph: Icons.close
            caption: Words.fill(qsTr("Remove %1"), [root.name])
            onClicked: root.removeWanted()
        }
    }

    Loader {
        id: remover

        anchors.right: parent.right
        anchors.rightMargin: 1
        anchors.verticalCenter: parent.verticalCenter
        active: root.removable && root.hovered

        sourceComponent: Remover {}
    }

    Loader {
        active: root._previews && root.missing === "" && (root.hovered || root.visualFocus)

        sourceComponent: ChipPreview {
            parent: root
            item: root.item
        }
    }

    Loader {
        active: root.hovered && !root._previews && !((remover.item as Remover)?.entered ?? false) && (root.hint !== "" || title.truncated)

        sourceComponent: DeskToolTip {
            parent: root
            visible: true
            // The chip shows its tooltip above, so that the next line of text stays visible.
            y: -height - 4
            text: root.hint || root.name
        }
    }
}
