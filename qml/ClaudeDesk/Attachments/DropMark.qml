pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * Shows what a drop will do, while something is dragged over the page: the page fades behind a veil, and a dashed
 * ring with the words marks the item that takes the drop. The veil covers this item's parent.
 */
Item {
    id: root

    /** The item that takes the drop; it need not be a child of this item. */
    required property Item target
    required property string words
    /** More about it, after the words. */
    property string detail
    /** The icon before the words, or "". */
    property string glyph
    /** Whether the words cover all of the target; otherwise they are a line at its bottom. */
    property bool covers: false

    readonly property point _place: visible ? root.mapFromItem(root.target, 0, 0) : Qt.point(0, 0)

    anchors.fill: parent

    // The veil, around the target.
    Repeater {
        model: root.covers ? [] : [
            Qt.rect(0, 0, root.width, root._place.y),
            Qt.rect(0, root._place.y + root.target.height, root.width, root.height),
            Qt.rect(0, root._place.y, root._place.x, root.target.height),
            Qt.rect(root._place.x + root.target.width, root._place.y, root.width, root.target.height)
        ]

        Rectangle {
            required property rect modelData

            x: modelData.x
            y: modelData.y
            width: Math.max(0, Math.min(modelData.width, root.width - x))
            height: Math.max(0, Math.min(modelData.height, root.height - y))
            color: Theme.page
            opacity: 0.6
        }
    }

    Item {
        x: root._place.x
        y: root._place.y
        width: root.target.width
        height: root.target.height

        Rectangle {
            anchors.fill: parent
            anchors.margins: root.covers ? 0 : -Theme.px(4)
            radius: _ring.radius + Theme.px(4)
            color: root.covers ? Theme.page : "transparent"
            opacity: root.covers ? 0.6 : 1
            border.color: Theme.selection
            border.width: root.covers ? 0 : Theme.px(4)
        }

        Rectangle {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: root.covers ? 0 : Theme.px(2)
            height: root.covers ? parent.height : Math.min(parent.height, Theme.px(44))
            radius: _ring.radius
            color: root.covers ? "transparent" : Theme.card

            PlainText {
                anchors.left: said.right
                anchors.leftMargin: Theme.px(8)
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(16)
                anchors.baseline: said.baseline
                visible: root.detail !== "" && !root.covers
                text: root.detail
                elide: Text.ElideRight
                color: Theme.soft
                font.pixelSize: Theme.small
                horizontalAlignment: Text.AlignLeft
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            Icon {
                id: sign

                anchors.verticalCenter: parent.verticalCenter
                anchors.left: parent.left
                anchors.leftMargin: Theme.px(14)
                visible: root.glyph !== ""
                path: root.glyph
                color: Theme.ink
                size: Theme.px(16)
            }

            PlainText {
                id: said

                anchors.verticalCenter: parent.verticalCenter
                anchors.left: root.covers ? undefined : sign.visible ? sign.right : parent.left
                anchors.leftMargin: Theme.px(sign.visible ? 8 : 16)
                x: root.covers ? (parent.width - width) / 2 : Theme.px(16)
                width: Math.min(implicitWidth, parent.width - Theme.px(32))
                text: root.words
                Accessible.role: Accessible.StaticText
                Accessible.name: root.words
                horizontalAlignment: root.covers ? Text.AlignHCenter : Text.AlignLeft
                wrapMode: Text.Wrap
                maximumLineCount: root.covers ? 4 : 1
                elide: Text.ElideRight
                font.weight: Font.DemiBold
            }
        }

        Shape {
            id: _ring

            readonly property real radius: Theme.rLarge

            anchors.fill: parent
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: Theme.accent
                strokeWidth: 1.5
                strokeStyle: ShapePath.DashLine
                dashPattern: [3, 2]
                fillColor: "transparent"

                PathRectangle {
                    width: _ring.width
                    height: _ring.height
                    radius: _ring.radius
                }
            }
        }
    }
}
