pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** One attachment: a picture as a thumbnail, a text as its first lines, any other file as a chip. */
T.AbstractButton {
    id: root

    /** The facts about the attachment, from ui/attachments/attachment_items.py. */
    required property var item
    /** The greatest width of the item. */
    required property real room
    /** Whether a picture is shown in its own size, as far as there is room, and not as a thumbnail. */
    property bool large: false
    readonly property string name: item.name ?? ""
    readonly property bool picture: item.picture ?? false
    /** The first lines of a text file, or "" for any other file. */
    readonly property string preview: item.preview ?? ""
    readonly property bool _tile: picture || preview !== ""
    readonly property string sizeWords: item.sizeWords ?? ""

    readonly property real _aspect: item.high > 0 ? item.wide / item.high : 4 / 3
    readonly property real _thumbnail: Math.min(Theme.px(180), Math.max(Theme.px(64), Math.round(Theme.px(96) * _aspect)))

    readonly property bool _own: large && picture && item.wide > 0
    /** The picture in its own size, in logical pixels, and at most as wide as the room. */
    readonly property real _scale: _own ? Math.min(1, root.room / item.wide, Theme.mostPicture / item.high) : 1

    implicitWidth: root._own ? Math.max(Theme.px(48), Math.round(item.wide * _scale)) : Math.min(root.room, root.picture ? root._thumbnail : root.preview !== "" ? Theme.px(180) : Math.ceil((chip.item as FileChip)?.implicitWidth ?? 0))
    implicitHeight: root._own ? Math.max(Theme.px(48), Math.round(item.high * _scale)) : root._tile ? Theme.px(96) : Theme.px(44)
    activeFocusOnTab: true
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: Words.fill(root.large ? qsTr("Picture %1") : qsTr("Attachment: %1"), [root.name])
    Accessible.description: root.sizeWords

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    background: Rectangle {
        radius: Theme.r
        color: Theme.card
        border.color: root.picture ? "transparent" : Theme.line
    }

    contentItem: Item {
        Loader {
            anchors.fill: parent
            active: root.picture

            sourceComponent: Thumbnail {
                key: root.item.key ?? ""
            }
        }

        Loader {
            anchors.fill: parent
            active: root.preview !== ""

            sourceComponent: TextTile {
                name: root.name
                preview: root.preview
                sizeWords: root.sizeWords
            }
        }

        Loader {
            id: chip

            anchors.fill: parent
            active: !root._tile

            sourceComponent: FileChip {
                name: root.name
                sizeWords: root.sizeWords
            }
        }

        Rectangle {
            anchors.fill: parent
            radius: Theme.r
            color: root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"
            border.color: Theme.line
        }

        FocusRing {
            visible: root.visualFocus
        }
    }

    DeskToolTip {
        visible: root.hovered
        text: Words.join([root.name, root.sizeWords])
    }
}
