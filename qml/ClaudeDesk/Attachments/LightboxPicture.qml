import QtQuick
import QtQuick.Templates as T
import QtQuick.Window
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A picture, scaled to the available room or to a chosen zoom. The user can move it with the pointer. */
Flickable {
    id: root

    /** The key of the picture's attachment, or "" without a picture. */
    required property string key
    /** The size of the picture in its own pixels, or 0 if the size is known only after the file is read. */
    required property int wide
    required property int high
    readonly property bool broken: _address === "broken" || picture.status === Image.Error
    readonly property bool ready: picture.status === Image.Ready
    readonly property string sizeWords: _wide > 1 ? Words.fill(qsTr("%1 × %2"), [_wide, _high]) : ""
    readonly property string zoomWords: Words.fill(qsTr("%1%"), [Math.round(_scale * 100)])
    /** The user clicked outside of the picture. */
    signal dismissed

    readonly property list<real> _levels: [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 8]
    property string _address
    readonly property real _dots: Screen.devicePixelRatio
    readonly property int _wide: wide > 0 ? wide : picture.implicitWidth
    readonly property int _high: high > 0 ? high : picture.implicitHeight
    readonly property real _margin: Theme.px(24)
    readonly property real _fit: _wide > 0 ? Math.max(0.01, Math.min(1, (width - _margin) * _dots / _wide, (height - _margin) * _dots / _high)) : 1
    /** The zoom: screen pixels per pixel of the picture, or 0 to fit the picture into the room. */
    property real _zoom: 0
    readonly property real _scale: _zoom > 0 ? _zoom : _fit

    function zoomTo(zoom: real) {
        const across = (root.contentX + root.width / 2) / root.contentWidth;
        const down = (root.contentY + root.height / 2) / root.contentHeight;
        root._zoom = zoom;
        root.contentX = Math.max(0, across * root.contentWidth - root.width / 2);
        root.contentY = Math.max(0, down * root.contentHeight - root.height / 2);
        root.returnToBounds();
    }

    function zoomBy(by: int) {
        const larger = root._levels.filter(level => level > root._scale * 1.01);
        const smaller = root._levels.filter(level => level < root._scale * 0.99);
        if (by > 0 && larger.length > 0)
            root.zoomTo(larger[0]);
        else if (by < 0 && smaller.length > 0)
            root.zoomTo(smaller[smaller.length - 1]);
    }

    /**
     * Switch between the zoom that fits the picture into the room and the picture's own size. If the own
     * size fits, switch to twice that size instead.
     */
    function toggle() {
        root.zoomTo(root._zoom > 0 ? 0 : root._fit < 1 ? 1 : 2);
    }

    function scrollBy(distance: real) {
        root.contentY = Math.max(0, Math.min(root.contentHeight - root.height, root.contentY + distance));
    }

    contentWidth: Math.max(width, picture.width)
    contentHeight: Math.max(height, picture.height)
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    onKeyChanged: {
        _zoom = 0;
        _address = "";
        App.attachments.preparePicture(key);
    }
    T.ScrollBar.vertical: DeskScrollBar {}
    T.ScrollBar.horizontal: DeskScrollBar {}

    Connections {
        target: App.attachments

        function onPictureReady(key: string, address: string) {
            if (key === root.key)
                root._address = address;
        }
    }

    TapHandler {
        onTapped: event => {
            const at = picture.mapFromItem(root, event.position.x, event.position.y);
            if (picture.contains(at))
                root.toggle();
            else
                root.dismissed();
        }
    }

    Image {
        id: picture

        x: Math.round((root.contentWidth - width) / 2)
        y: Math.round((root.contentHeight - height) / 2)
        width: Math.max(1, Math.round(root._wide * root._scale / root._dots))
        height: Math.max(1, Math.round(root._high * root._scale / root._dots))
        asynchronous: true
        cache: false
        mipmap: true
        autoTransform: true
        source: root._address === "broken" ? "" : root._address
        Accessible.role: Accessible.Graphic
        Accessible.name: root.zoomWords
    }

    PlainText {
        parent: root
        anchors.centerIn: parent
        visible: root.key !== "" && !root.broken && !root.ready
        text: qsTr("Loading…")
        color: Theme.veilInk
        font.pixelSize: Theme.small
    }

    WheelSteps {
        view: root
    }
}
