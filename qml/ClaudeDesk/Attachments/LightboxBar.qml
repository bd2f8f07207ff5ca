import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The bar above a large attachment: the attachment's name, its facts, and buttons. */
Rectangle {
    id: root

    required property string name
    required property string facts
    /** The outcome of saving or copying the attachment, shown instead of the facts. */
    required property string said
    required property bool bad
    required property bool several
    required property bool first
    required property bool last
    required property bool picture
    required property bool savable
    required property string zoomWords
    signal moved(by: int)
    signal zoomed(by: int)
    signal zoomToggled
    signal copyWanted
    signal saveWanted
    signal dismissed

    height: Theme.header
    color: Theme.card

    MouseArea {
        anchors.fill: parent
    }

    Column {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(16)
        anchors.right: buttons.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter

        PlainText {
            width: parent.width
            text: root.name
            elide: Text.ElideMiddle
            font.pixelSize: Theme.control
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        PlainText {
            width: parent.width
            visible: text !== ""
            text: root.said !== "" ? root.said : root.facts
            elide: Text.ElideRight
            color: root.said !== "" && root.bad ? Theme.bad : Theme.soft
            font.pixelSize: Theme.tiny
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)

        IconButton {
            visible: root.several
            enabled: !root.first
            text: qsTr("Previous")
            glyph: Icons.previousPicture
            onClicked: root.moved(-1)
        }

        IconButton {
            visible: root.several
            enabled: !root.last
            text: qsTr("Next")
            glyph: Icons.nextPicture
            onClicked: root.moved(1)
        }

        IconButton {
            visible: root.picture
            text: qsTr("Zoom out")
            glyph: Icons.minus
            onClicked: root.zoomed(-1)
        }

        DeskButton {
            visible: root.picture
            anchors.verticalCenter: parent.verticalCenter
            kind: "quiet"
            compact: true
            caption: root.zoomWords
            Accessible.name: qsTr("Fit or actual size")
            Accessible.description: root.zoomWords
            onClicked: root.zoomToggled()
        }

        IconButton {
            visible: root.picture
            text: qsTr("Zoom in")
            glyph: Icons.plus
            onClicked: root.zoomed(1)
        }

        IconButton {
            visible: root.picture
            text: qsTr("Copy image")
            glyph: Icons.copyPicture
            onClicked: root.copyWanted()
        }

        IconButton {
            visible: root.savable
            text: qsTr("Save…")
            glyph: Icons.savePicture
            onClicked: root.saveWanted()
        }

        IconButton {
            text: qsTr("Close")
            glyph: Icons.close
            onClicked: root.dismissed()
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
