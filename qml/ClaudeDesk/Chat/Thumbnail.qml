import QtQuick
import QtQuick.Window
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A small picture, cut to its place. Read in another thread; one that cannot be shown has a sign instead. */
Item {
    id: root

    /** The key of its attachment. */
    required property string address
    readonly property bool broken: picture.status === Image.Error || (picture.status === Image.Ready && picture.implicitWidth <= 1)

    Image {
        id: picture

        readonly property real dots: Screen.devicePixelRatio

        anchors.fill: parent
        visible: !root.broken
        asynchronous: true
        source: root.width > 0 && root.height > 0 ? `image://attachments/${root.address}/${Math.round(8 * dots)}` : ""
        sourceSize: Qt.size(Math.round(root.width * dots), Math.round(root.height * dots))
    }

    Glyph {
        anchors.centerIn: parent
        visible: root.broken
        size: Theme.px(22)
        color: Theme.faint
        path: "M2 3 L14 3 L14 13 L2 13 Z M2 3 L14 13"
    }
}
