pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * Marks in the groove of the scroll bar for the user's messages, errors, requests, and matches. Their places
 * come from the model, so that scrolling does not change them.
 */
Item {
    id: root

    required property ScrollMarkersModel ticks
    /** The scroll bar. */
    required property DeskScrollBar bar
    /** The index of the marker under the pointer or the keyboard cursor, or -1. */
    property int current: -1
    readonly property string words: current >= 0 ? ticks.wordsAt(current) : ""
    readonly property real _reach: Theme.px(4)
    /** The conversation should jump to a row. */
    signal wanted(key: string)

    implicitWidth: bar.width
    visible: bar.shown && repeater.count > 0
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Scroll markers")
    Accessible.description: words
    // Only the marks take presses. The handle, and the groove between the marks, belong to the scroll bar.
    containmentMask: QtObject {
        function contains(point: point): bool {
            if (point.x < 0 || point.x > root.width || point.y < 0 || point.y > root.height)
                return false;
            const place = point.y / root.height;
            const handled = place >= root.bar.visualPosition && place <= root.bar.visualPosition + root.bar.visualSize;
            return !handled && root.ticks.near(place, root._reach / root.height) >= 0;
        }
    }

    function colour(kind: string): color {
        switch (kind) {
        case "error":
            return Theme.bad;
        case "request":
            return Theme.warn;
        case "hit":
        case "current":
            return Theme.foundHere;
        }
        return Theme.soft;
    }

    function move(by: int) {
        root.current = Math.max(0, Math.min(repeater.count - 1, root.current < 0 ? (by > 0 ? 0 : repeater.count - 1) : root.current + by));
    }

    onActiveFocusChanged: current = -1
    onHeightChanged: ticks.fit(height)
    onTicksChanged: ticks.fit(height)
    Component.onCompleted: ticks.fit(height)

    Keys.onUpPressed: root.move(-1)
    Keys.onDownPressed: root.move(1)
    Keys.onReturnPressed: if (root.current >= 0)
        root.wanted(root.ticks.keyAt(root.current))

    Connections {
        target: root.ticks

        function onMade() {
            root.current = -1;
        }
    }

    Repeater {
        id: repeater

        model: root.ticks

        Rectangle {
            required property int index
            required property real at
            required property string kind
            readonly property bool match: kind === "hit" || kind === "current"

            anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
            y: Math.round(at * root.height - height / 2)
            width: root.current === index ? root.width : Theme.px(8)
            height: match || root.current === index ? 3 : 2
            radius: 1
            color: root.colour(kind)
        }
    }

    FocusRing {
        visible: root.activeFocus
        gap: 0
        radius: Theme.rSmall
    }

    HoverHandler {
        id: hover

        cursorShape: root.current >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPointChanged: root.current = hovered ? root.ticks.near(point.position.y / root.height, root._reach / root.height) : -1
        onHoveredChanged: if (!hovered)
            root.current = -1
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: eventPoint => {
            const tick = root.ticks.near(eventPoint.pressPosition.y / root.height, root._reach / root.height);
            if (tick >= 0)
                root.wanted(root.ticks.keyAt(tick));
        }
    }

    DeskToolTip {
        visible: root.words !== "" && (hover.hovered || root.activeFocus)
        text: root.words
        x: Direction.mirrored ? root.width + 4 : -width - 4
        y: root.current >= 0 ? root.ticks.placeOf(root.current) * root.height - height / 2 : 0
    }
}
