pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Theme

/** Underlines each risky word of a text. The lines lie over the text, and move with it. */
Item {
    id: root

    /** The item that shows the text. */
    required property TextEdit words
    /** The parts to underline, each with `start`, `length` and `style`. */
    property var lines: []
    readonly property int _thick: Math.max(2, Theme.px(2))
    property var _places: []

    /** Compute where the lines are drawn. A word that wraps gets one line on each row of the screen. */
    function measure() {
        const places = [];
        for (const line of root.lines) {
            // The text may already be shorter than before. The lines of the new text follow in a moment.
            const end = Math.min(line.start + line.length, words.length);
            if (line.start >= end)
                continue;
            let from = words.positionToRectangle(line.start);
            let before = from;
            for (let at = line.start + 1; at <= end; ++at) {
                const here = words.positionToRectangle(at);
                if (here.y !== from.y) {
                    places.push([from.x, from.y + from.height, before.x - from.x, line.style]);
                    from = here;
                }
                before = here;
            }
            places.push([from.x, from.y + from.height, before.x - from.x, line.style]);
        }
        root._places = places;
    }

    onLinesChanged: Qt.callLater(root.measure)

    Connections {
        target: root.words

        function onWidthChanged() {
            Qt.callLater(root.measure);
        }

        function onContentHeightChanged() {
            Qt.callLater(root.measure);
        }
    }

    Repeater {
        model: root._places.length

        Rectangle {
            required property int index
            readonly property var place: root._places[index] ?? [0, 0, 0, ""]

            x: place[0]
            y: place[1]
            width: place[2]
            height: root._thick
            color: Theme.mark(place[3])
        }
    }
}
