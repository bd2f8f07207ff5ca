pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Markers beside the scroll bar for the user's messages, errors, and matches. */
Item {
    id: root

    required property ScrollMarkersModel ticks
    /** Whether the rows are higher than the view. A page that does not scroll needs no markers. */
    required property bool scrolls
    /** The index of the marker under the pointer or the keyboard cursor, or -1. */
    property int current: -1
    readonly property string words: current >= 0 ? ticks.wordsAt(current) : ""
    /** The conversation should jump to a row. */
    signal wanted(key: string)

    implicitWidth: 8
    visible: scrolls && repeater.count > 0
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Scroll markers")
    Accessible.description: words

    function colour(kind: string): color {
        return kind === "error" ? Theme.bad : kind === "current" ? Theme.accent : kind === "hit" ? Theme.warn : Theme.faint;
    }

    function move(by: int) {
        root.current = Math.max(0, Math.min(repeater.count - 1, root.current < 0 ? (by > 0 ? 0 : repeater.count - 1) : root.current + by));
    }

    onActiveFocusChanged: current = -1

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
            readonly property bool strong: kind !== "user"

            anchors.right: parent ? parent.right : undefined
            y: Math.round(at * root.height - height / 2)
            width: root.current === index || strong ? 7 : 5
            height: root.current === index ? 4 : 2
            radius: 1
            color: root.colour(kind)
            opacity: strong || root.current === index ? 1 : 0.6
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
        onPointChanged: root.current = hovered ? root.ticks.near(point.position.y / root.height, Theme.px(6) / root.height) : -1
        onHoveredChanged: if (!hovered)
            root.current = -1
    }

    TapHandler {
        onTapped: eventPoint => {
            const tick = root.ticks.near(eventPoint.position.y / root.height, Theme.px(6) / root.height);
            if (tick >= 0)
                root.wanted(root.ticks.keyAt(tick));
        }
    }

    DeskToolTip {
        delay: 200
        visible: root.words !== "" && (hover.hovered || root.activeFocus)
        text: root.words
        x: -width - 4
        y: root.current >= 0 ? root.ticks.placeOf(root.current) * root.height - height / 2 : 0
    }
}
