pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A simple icon, drawn in a box of 16 units. */
Item {
    id: root

    /** An SVG path within 16 by 16. */
    property string path
    property color color: Theme.soft
    property bool filled: false
    property real size: Theme.px(14)
    /** Whether the icon is mirrored in a window that is read from right to left. */
    property bool directed: false
    readonly property bool _mirrored: directed && Direction.mirrored
    /** The width of the lines in units of the path: 1.25 pixels in an icon of 16 pixels, 1.6 in one of 20. */
    property real weight: 1.27

    // Without a graphics card, Qt 6.10 draws a shape that is completely outside of its clip, because Qt
    // treats the empty clip as no clip. Qt does not draw a layer there, so the icon is a layer. If the
    // display scale is not 1, Qt 6.11 draws a layer in the wrong place or not at all. The icon is then a
    // picture.
    readonly property bool _plain: GraphicsInfo.api === GraphicsInfo.Software
    readonly property bool _pictured: _plain && Screen.devicePixelRatio !== 1

    implicitWidth: size
    implicitHeight: size
    layer.enabled: _plain && !_pictured

    Shape {
        visible: !root._pictured
        width: 16
        height: 16
        transform: Scale {
            origin.x: root._mirrored ? root.size / (1 + root.size / 16) : 0
            xScale: (root._mirrored ? -1 : 1) * root.size / 16
            yScale: root.size / 16
        }
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: root.filled ? "transparent" : root.color
            strokeWidth: root.filled ? 0 : root.weight
            fillColor: root.filled ? root.color : "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: root.path
            }
        }
    }

    Loader {
        active: root._pictured

        sourceComponent: Image {
            readonly property string ink: Qt.rgba(root.color.r, root.color.g, root.color.b, 1).toString().slice(1)

            width: root.size
            height: root.size
            opacity: root.color.a
            mirror: root._mirrored
            sourceSize: Qt.size(root.size * Screen.devicePixelRatio, root.size * Screen.devicePixelRatio)
            source: `image://icon/${root.filled ? "filled" : root.weight}/${ink}/${encodeURIComponent(root.path)}`
        }
    }
}
