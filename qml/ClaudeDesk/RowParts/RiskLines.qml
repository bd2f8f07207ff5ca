pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Theme

/** A line under each word of a text that is a risk. It lies over the text, and moves with it. */
Item {
    id: root

    /** What shows the text. */
    required property TextEdit words
    /** What is underlined: `start`, `length`, `style`. */
    property var lines: []
    readonly property int _thick: Math.max(2, Theme.px(2))
    property var _places: []

    /** Where the lines are drawn: a word that goes over lines of the screen has one on each. */
    function _measure() {
        const places = [];
        for (const line of root.lines) {
            // The text may be a shorter one by now, of which the lines are told in a moment.
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

    onLinesChanged: Qt.callLater(root._measure)

    Connections {
        target: root.words

        function onWidthChanged() {
            Qt.callLater(root._measure);
        }

        function onContentHeightChanged() {
            Qt.callLater(root._measure);
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
