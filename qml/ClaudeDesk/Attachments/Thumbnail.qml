import QtQuick
import QtQuick.Window
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * A small picture, cropped to the size of the item. The picture is read in another thread. An icon replaces a
 * picture that cannot be shown.
 */
Item {
    id: root

    /** The key of the picture's attachment. */
    required property string key
    readonly property bool broken: _address === "broken" || picture.status === Image.Error
    readonly property bool ready: picture.status === Image.Ready

    readonly property real _dots: Screen.devicePixelRatio
    readonly property string _wish: width > 0 && height > 0 && key !== "" ? [key, Math.round(width * _dots), Math.round(height * _dots), Math.round(8 * _dots)].join("/") : ""
    property string _address

    on_WishChanged: if (_wish !== "")
        _address = App.attachments.thumbnail(_wish)

    Connections {
        target: App.attachments
        enabled: root._address === ""

        function onThumbnailReady(wish: string, address: string) {
            if (wish === root._wish)
                root._address = address;
        }
    }

    Image {
        id: picture

        anchors.fill: parent
        visible: !root.broken
        asynchronous: true
        cache: false
        source: root._address === "broken" ? "" : root._address
    }

    Icon {
        anchors.centerIn: parent
        visible: root.broken
        size: Theme.px(22)
        color: Theme.faint
        path: Icons.noPicture
    }
}
