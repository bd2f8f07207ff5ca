import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Over an attachment that is shown large: its name and facts, and what can be done with it. */
Rectangle {
    id: root

    required property string name
    required property string facts
    /** What came of saving or copying it, instead of the facts. */
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
            glyph: "M10 2.5 L4.5 8 L10 13.5"
            onClicked: root.moved(-1)
        }

        IconButton {
            visible: root.several
            enabled: !root.last
            text: qsTr("Next")
            glyph: "M6 2.5 L11.5 8 L6 13.5"
            onClicked: root.moved(1)
        }

        IconButton {
            visible: root.picture
            text: qsTr("Zoom out")
            glyph: "M3 8 L13 8"
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
            glyph: "M3 8 L13 8 M8 3 L8 13"
            onClicked: root.zoomed(1)
        }

        IconButton {
            visible: root.picture
            text: qsTr("Copy image")
            glyph: "M5.5 5.5 L14 5.5 L14 14 L5.5 14 Z M10.5 2 L2 2 L2 10.5"
            onClicked: root.copyWanted()
        }

        IconButton {
            visible: root.savable
            text: qsTr("Save…")
            glyph: "M8 2 L8 10.5 M4 7 L8 11 L12 7 M2.5 14 L13.5 14"
            onClicked: root.saveWanted()
        }

        IconButton {
            text: qsTr("Close")
            glyph: "M4 4 L12 12 M12 4 L4 12"
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
