import QtQuick
import QtQuick.Shapes
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** Says that a folder can be dropped on the page, and has the button that opens a folder. */
Rectangle {
    id: root

    signal browseWanted

    implicitHeight: lines.height + 2 * Theme.px(24)
    radius: Theme.rLarge
    color: Theme.card

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Theme.edge
            strokeWidth: 1
            strokeStyle: ShapePath.DashLine
            dashPattern: [4, 3]
            fillColor: "transparent"

            PathRectangle {
                // In the middle of a pixel, so that the line is sharp.
                x: 0.5
                y: 0.5
                width: root.width - 1
                height: root.height - 1
                radius: root.radius
            }
        }
    }

    Column {
        id: lines

        anchors.centerIn: parent
        width: parent.width - 2 * Theme.px(16)
        spacing: Theme.px(14)

        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, sign.width + Theme.px(10) + words.implicitWidth)
            height: Math.max(sign.height, words.height)

            Icon {
                id: sign

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                path: Icons.folder
                size: Theme.px(16)
            }

            PlainText {
                id: words

                anchors.left: sign.right
                anchors.leftMargin: Theme.px(10)
                anchors.right: parent.right
                text: qsTr("Drop a folder here")
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignLeft
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }

        DeskButton {
            anchors.horizontalCenter: parent.horizontalCenter
            kind: "act"
            caption: qsTr("Open folder…")
            Accessible.name: qsTr("Open folder")
            keyHint: qsTr("Ctrl+O")
            onClicked: root.browseWanted()
        }
    }
}
