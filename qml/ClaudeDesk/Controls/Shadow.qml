pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Theme

/**
 * A soft shadow under its parent. The shadow is made when it is first visible, because its blur needs a
 * separate module of Qt.
 */
Loader {
    id: root

    property int radius: Theme.rLarge
    readonly property int _api: GraphicsInfo.api

    function make() {
        if (!visible || status !== Loader.Null || _api === GraphicsInfo.Unknown)
            return;
        if (_api === GraphicsInfo.Software)
            sourceComponent = rings;
        else
            setSource("BlurredShadow.qml", {
                radius: radius
            });
    }

    anchors.fill: parent
    on_ApiChanged: make()
    onVisibleChanged: make()
    Component.onCompleted: make()

    // Rings of one pixel, for the renderer without shaders.
    Component {
        id: rings

        Item {
            id: frame

            Repeater {
                model: 24

                Rectangle {
                    required property int index

                    x: -index
                    y: -index + 8
                    width: frame.width + index * 2
                    height: frame.height + index * 2
                    radius: root.radius + index
                    color: Qt.alpha(Theme.shadow, Theme.shadowRing * Math.exp(-index * index / 160))
                }
            }
        }
    }
}
