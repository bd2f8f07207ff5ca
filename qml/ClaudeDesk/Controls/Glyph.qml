import QtQuick
import QtQuick.Shapes
import ClaudeDesk.Theme

/** A simple sign, drawn in a box of 16 units. */
Item {
    id: root

    /** An SVG path within 16 by 16. */
    property string path
    property color color: Theme.soft
    property bool filled: false
    property real size: Theme.px(14)

    implicitWidth: size
    implicitHeight: size
    // Without a graphics card a shape that is wholly outside of what clips it is drawn all the same
    // (Qt takes its empty clip for none, 6.10); a layer is not.
    layer.enabled: GraphicsInfo.api === GraphicsInfo.Software

    Shape {
        width: 16
        height: 16
        scale: root.size / 16
        transformOrigin: Item.TopLeft
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: root.filled ? "transparent" : root.color
            strokeWidth: root.filled ? 0 : 1.6
            fillColor: root.filled ? root.color : "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: root.path
            }
        }
    }
}
