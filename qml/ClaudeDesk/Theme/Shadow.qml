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

    // Rings of one pixel, for the renderer without shaders. As with a blur, half of the shadow is at its
    // edge: eight rings are inside, where the shadow comes out below its parent.
    Component {
        id: rings

        Item {
            id: frame

            Repeater {
                model: 24

                Rectangle {
                    required property int index

                    readonly property int out: index - 8

                    x: -out
                    y: -out + 8
                    width: frame.width + out * 2
                    height: frame.height + out * 2
                    radius: Math.max(0, root.radius + out)
                    color: Qt.alpha(Theme.shadow, Theme.shadowRing / 2 * Math.exp(-out * out / 160))
                }
            }
        }
    }
}
